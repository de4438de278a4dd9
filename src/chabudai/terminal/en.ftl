# What the terminal says, whatever the game.

# People and seats

guest = Guest
somebody = Seat { $seat }
bad-name = A name has 1 to { $longest } letters and neither parentheses nor commas, not “{ $name }”.
same-names = Two people cannot have the same name: { $names }.
too-many-bots = { $bots } bots are too many for { $seats ->
    [one] 1 empty seat
   *[other] { $seats } empty seats
}.
too-many-people = { $people } people cannot share { $seats } seats.
no-such-seat = There is no seat { $seat }; seats are counted from 0 to { $last }.
not-whole = { $name } takes a whole number, not “{ $word }”.
bad-pace = --pace takes seconds from 0 to 60, not “{ $word }”.

# Files

no-file = The file { $path } cannot be read.
file-exists = There is a file { $path } already; nothing was written.
not-kept = The game cannot be written to { $path }.
nothing-kept = No unfinished game is kept in { $folder }.
left-game = { $game } with { $names } ({ $when })
kept = The game is kept. Go on with it: { $command } terminal --resume { $path }
copied = The game is kept in { $path }.
goodbye = Goodbye.
recorded =
    This game is kept in { $path }
    Watch it again: { $command } replay { $path }
    Check it: { $command } verify { $path }
    Look back upon it, with advice: { $command } review { $path }

# Asking

ask-game = Which one? [1]
ask-terms = { $game }. Enter takes what is in brackets.
ask-seats = How many players, { $fewest } to { $most }? [{ $usual }]
ask-name = Your name? [{ $usual }]
ask-bots = Which bots play against you? [{ $usual }]
ask-reading = Which reading? [{ $usual }]
choose-among = That can be { $allowed }, not “{ $word }”.
no-such-number = There is no number { $number }; they go from 1 to { $most }.
pass-screen = Pass the screen to { $name }, then press Enter.
your-move = >
is-allowed = “{ $token }” is allowed.
no-undo = This cannot be taken back: somebody has answered, or something hidden was seen.
undone = Taken back.
no-such-rule = There is no rule { $rule }.
plain-help = Answer with a number or with the words in brackets. Also: ? RULE (as in ? R6), why WORDS, rules, know (what you can work out), hint (what a strong bot would do), undo, save FILE, quit.

# Aids

know-nothing = There is nothing here that you could work out.
hint-coming = Thinking …
hint-is = The bot { $bot } would play: { $label } ({ $share } % of its thoughts; chance to win about { $chance } %).
hint-plain = The bot { $bot } would play: { $label }.
hint-also = It also thought about: { $moves }.

# Records

sound = This record is sound: { $game }, rules version { $rules }, { $seats } seats ({ $names }), { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, check { $check }.
not-over = The game is not over.
replay-title = { $game }: { $names }, seen by { $eyes }
no-such-watcher = --seat takes a seat from 0 to { $last }, spectator or all, not “{ $word }”.
watcher-all = all at once
watcher-spectator = a spectator

# Keys

key-rules = rules
key-hint = hint
key-know = I know
key-undo = take back
key-language = English
key-light = light
key-leave = leave
key-look = look at the table
key-back = back
type-here = type a number or words, Enter plays
wait-here = the others are playing; Enter hurries them
no-rules = This game has brought no written rules.
key-step = step
key-turn = turn
key-eyes = eyes
replay-place = Step { $step } of { $last }, turn { $turn } of { $turns }, seen by { $eyes }

# The menu

menu-new = A new game
menu-left = Games that were left
menu-game = Game
menu-seats = Players
menu-name = Your name
menu-bots = Bots
menu-start = Sit down
menu-rules = Disputed rules
key-next = next

# Help

screen-help = ↑↓ and Enter, a click, a number or words choose. PgUp PgDn turn the table, Ctrl ↑↓ the log. Ctrl Z takes back, Ctrl Q leaves; the game is always kept.
