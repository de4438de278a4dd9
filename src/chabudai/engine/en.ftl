# What the engine says, whatever the game.

unknown-game = There is no game called { $name }; there are { $known }.
bad-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
unknown-option = There is no option { $name }; there are { $known }.
unknown-reading = Option { $name } can be { $allowed }, not { $reading }.
option-form = An option is written NAME=VALUE, not { $word }.
option-twice = Option { $name } cannot be both { $one } and { $other }.

unknown-token = Nobody here understands “{ $token }”.
unknown-token-near = Nobody here understands “{ $token }”; did you mean { $near }?
unknown-action = There is no action number { $action }.
refused = “{ $token }” is not allowed: { $reasons }
refusal = { $reason } [{ $rule }]
refused-over = The game is over.
refused-not-asked = “{ $action }” is not an answer to what is asked now.

deck-toml = The deck file cannot be read: { $error }.
deck-table = The deck has no [[{ $table }]] rows.
deck-table-form = Every { $table } of the deck needs a [[{ $table }]] line of its own.
deck-row = Line { $line } of the deck, [[{ $table }]]: { $problem }
deck-number = { $name } must be a whole number from { $low } to { $high }, not { $value }.
deck-numbers = { $name } must be a list of { $count } whole numbers from { $low } to { $high }.
deck-text = { $name } must be a text, not { $value }.
deck-word = { $name } must be one of { $allowed }, not { $value }.
deck-key = key must be small letters, digits and hyphens, not { $value }.
deck-twice = there is a card { $value } already.
deck-cards = The deck must have exactly these: { $expected }.
deck-roles = the roles do not add up to { $seats } seats.
deck-setup = This deck does not say how to set a table for { $seats }.
deck-small = { $cards } cards are too few for { $seats } seats.

record-form = This is not a record: { $error }.
record-format = This record is of the form { $format }; { $expected } was expected.
record-check = This record is damaged: its check does not fit what it holds.
record-rules = This record of { $game } was played by rules version { $played }; the rules here are version { $here }.
record-rng = This record was shuffled by { $rng }; { $expected } was expected.
record-deal = This record cannot be dealt: { $reason }
record-action = Action { $number } of this record, “{ $token }”, does not fit: { $reason }

position-number = { $name } must be a whole number from { $low } to { $high }, not { $value }.
position-list = { $name } must be a list of { $count }.
position-word = { $name } must be one of { $allowed }, not { $value }.
position-card = { $name }: there is no card { $card }.
position-unknown = A position of this game has no { $names }.
position-copies = There are only { $total } { $card } in the deck, not { $found }.
position-key = key must be { $digits } hexadecimal digits.
position-options = options must be names with their readings.
position-deck = cards must be the text of a deck file.
position-roles = A table for { $seats } is not dealt these roles.
position-twice = The same name stands twice in { $name }.
position-resilience = A seat has more Resilience than its character.
position-story = story and pools must tell how the cards came into these hands and this deck.
position-swordmaster = swordmaster names a seat exactly when the cause is swordmaster.
position-honor = Nobody has 0 honor while the game goes on.
position-asked = asked must list questions as name, seat and details; the names are { $questions }.
position-question = “{ $question }” cannot be asked of seat { $seat } on this table.
position-limbo = A card is in limbo only while somebody is asked about it.
position-discard = Seat { $seat } can choose what to discard, in ascending order, only while it holds more than { $limit }.
position-attack = “{ $question }” needs a card in limbo that asks it, another seat that played it, and a seat that is not Harmless.
