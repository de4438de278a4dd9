# What the commands say, whatever the game.

column-card = Card
column-copies = Copies
confidence-printed = printed: { $source }
confidence-agreed = agreed: { $source }
confidence-reconstructed = ⚠ reconstructed: { $source }
cards-group = { $group } ({ $lines } different, { $copies } in all)
cards-signs = Symbols: { $signs }.
cards-no-signs = The cards of { $game } have no symbols.
cards-signs-kind = The symbols can be saved as an .svg file, not as { $file }.
cards-total = { $game }: { $copies } pieces in this list.
cards-unsure = { $lines ->
    [one] ⚠ 1 card is reconstructed: no source shows it.
   *[other] ⚠ { $lines } cards are reconstructed: no source shows them.
}

draw-no-picture = { $game } cannot be drawn.
draw-turn = This recorded game has { $last } actions: choose 0 to { $last }, not { $turn }.
draw-kind = A picture can be saved as an .svg or .png file, not as { $file }.
draw-not-written = { $file } cannot be written.
draw-no-png = PNG needs the package resvg_py: install chabudai[draw], or save as .svg.

bot-connected = @{ $name } is connected to { $url }. People invite it by that name. Ctrl-C ends it.
bot-sat-down = Sat down at a table: { $game }.
bot-game-over = A game of { $game } is over.
bot-refused = The server says: { $text }
bot-no-server = { $url } does not answer as a server of ours would.
bot-bad-name = A name has 2 to 19 of a-z, 0-9, - and _, the first a letter, and a bot plays at 1 to 100 tables: not “{ $name }” and { $tables }.
bot-no-token = The token cannot be kept in { $path }.
