# What the commands say, whatever the game.

column-card = Card
column-copies = Copies
confidence-printed = printed: { $source }
confidence-agreed = agreed: { $source }
confidence-reconstructed = ⚠ reconstructed: { $source }
cards-group = { $group } ({ $lines } different, { $copies } in all)
cards-signs = Signs: { $signs }.
cards-no-signs = The cards of { $game } show no signs.
cards-signs-kind = The signs are written to an .svg file, not to { $file }.
cards-total = { $game }: { $copies } pieces in this list.
cards-unsure = { $lines ->
    [one] ⚠ 1 card is reconstructed: no source shows it.
   *[other] ⚠ { $lines } cards are reconstructed: no source shows them.
}

draw-no-picture = There is no picture of { $game }.
draw-turn = This record has { $last } actions; { $turn } is none of them.
draw-kind = A picture is written to a .svg or .png file, not to { $file }.
draw-not-written = { $file } cannot be written.
draw-no-png = PNG needs the library resvg_py: install chabudai[draw], or draw to a .svg file.
