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
