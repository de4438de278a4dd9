# What the commands say, whatever the game.

column-card = Card
column-copies = Copies
column-source = Source
confidence-printed = printed: { $source }
confidence-agreed = agreed: { $source }
confidence-reconstructed = ⚠ reconstructed: { $source }
cards-group = { $group } ({ $lines } different, { $copies } in all)
cards-total = { $game }: { $copies } cards in all.
cards-unsure = { $lines ->
    [one] ⚠ 1 card is reconstructed: no source shows it.
   *[other] ⚠ { $lines } cards are reconstructed: no source shows them.
}

draw-no-picture = There is no picture of { $game }.
draw-turn = This record has { $last } actions; { $turn } is none of them.
draw-kind = A picture is written to a .svg or .png file, not to { $file }.
draw-not-written = { $file } cannot be written.
draw-no-png = PNG needs the library resvg_py: install chabudai[draw], or draw to a .svg file.
