# What the engine says, whatever the game.

unknown-game = There is no game called { $name }. The games are: { $known }.
no-rules = { $game } comes without written rules.
bad-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
unknown-option = There is no option { $name }. The options are: { $known }.
unknown-reading = Option { $name } can be { $allowed }, not { $reading }.
option-form = Write an option as NAME=VALUE, not { $word }.
option-twice = Option { $name } cannot be both { $one } and { $other }.

unknown-token = There is no move “{ $token }”.
unknown-token-near = There is no move “{ $token }”. Did you mean { $near }?
unknown-action = There is no action number { $action }.
refused = “{ $token }” is not allowed: { $reasons }
refusal = { $reason } [{ $rule }]
refused-over = The game is over.
refused-not-asked = “{ $action }” does not answer the current question.

deck-toml = The deck file cannot be read: { $error }.
deck-table = The deck has no [[{ $table }]] rows.
deck-table-form = Each { $table } of the deck needs its own [[{ $table }]] section.
deck-row = Line { $line } of the deck, [[{ $table }]]: { $problem }
deck-number = { $name } must be a whole number from { $low } to { $high }, not { $value }.
deck-numbers = { $name } must be a list of { $count } whole numbers from { $low } to { $high }.
deck-text = { $name } must be text, not { $value }.
deck-word = { $name } must be one of { $allowed }, not { $value }.
deck-key = key must be lowercase letters, digits and hyphens, not { $value }.
deck-twice = there is already a card { $value }.
deck-size = The deck has { $found } characters. It may have { $most }.
deck-line = Line { $line } of the deck has { $found } characters. It may have { $most }.
deck-rows = The deck has { $found } rows. It may have { $most }.
deck-tables = The deck has { $found } kinds of rows. It may have { $most }.
deck-dots = Line { $line } of the deck has a name with more than { $most } dots.
deck-nesting = Line { $line } of the deck has more than { $most } brackets inside one another.
deck-long = { $name } has { $found } characters. It may have { $most }.
deck-actions = With this deck there are more than { $most } different moves. Use fewer cards, or simpler ones.

record-form = This is not a recorded game: { $error }.
record-format = This recorded game has the format { $format }; { $expected } was expected.
record-taken-back = This recorded game tells of moves taken back that nobody could have taken back.
record-check = This recorded game is damaged: its checksum does not match its content.
record-rules = This game was played under rules { $played } of { $game }; this program plays rules { $here }, and can neither replay nor continue it. A program with those rules can.
record-rng = This recorded game was shuffled with { $rng }; { $expected } was expected.
record-deal = This recorded game cannot be dealt: { $reason }
record-action = Action { $number } of this recorded game, “{ $token }”, is not possible: { $reason }

position-number = { $name } must be a whole number from { $low } to { $high }, not { $value }.
position-list = { $name } must be a list of { $count } entries.
position-word = { $name } must be one of { $allowed }, not { $value }.
position-card = { $name }: there is no card { $card }.
position-unknown = A position of this game has no { $names }.
position-copies = There are only { $total } { $card } in the deck, not { $found }.
position-key = key must be { $digits } hexadecimal digits.
position-options = options must be option names with their values.
position-deck = cards must be the text of a deck file.
position-asked = asked must list questions, each with its name, seat and details; the names are { $questions }.
position-question = Seat { $seat } cannot be asked “{ $question }” in this position.

# Clauses of one sentence

clauses = { $first }; { $next }
