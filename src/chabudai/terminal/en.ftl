# What the terminal says, whatever the game.

# People and seats

guest = Guest
somebody = Seat { $seat }
bad-name = A name has 1 to { $longest } characters, without parentheses or commas, not “{ $name }”.
same-names = Two people cannot have the same name: { $names }.
too-many-bots = { $bots } bots are too many for { $seats ->
    [one] 1 empty seat
   *[other] { $seats } empty seats
}.
too-many-people = { $people } people cannot share { $seats } seats.
no-such-seat = There is no seat { $seat }: seats go from 0 to { $last }.
not-whole = { $name } takes a whole number, not “{ $word }”.
bad-pace = --pace takes 0 to 60 seconds, not “{ $word }”.

# Files

no-file = The file { $path } cannot be read.
file-exists = There is already a file { $path }; nothing was written.
not-kept = The game cannot be saved to { $path }.
nothing-kept = There is no unfinished game in { $folder }.
left-game = { $game } with { $names } ({ $when })
kept = Your game is saved. To continue it: { $command } terminal --resume { $path }
copied = The game is saved to { $path }.
goodbye = Goodbye.
recorded =
    This game is saved to { $path }
    Watch it again: { $command } replay { $path }
    Check it: { $command } verify { $path }
    Review it, with better moves, luck and skill: { $command } review { $path }

# Asking

ask-game = Which game? [1]
ask-terms = { $game }. Press Enter to take what is in brackets.
ask-seats = How many players, { $fewest } to { $most }? [{ $usual }]
ask-name = Your name? [{ $usual }]
ask-bots = Which bots play against you? [{ $usual }]
ask-reading = Which variant? [{ $usual }]
choose-among = Choose one of { $allowed }, not “{ $word }”.
no-such-number = There is no number { $number }: choose 1 to { $most }.
pass-screen = Pass the screen to { $name }, then press Enter.
your-move = >
is-allowed = “{ $token }” is allowed.
no-undo = This cannot be taken back: somebody has answered since, or something hidden was seen.
undone = Move taken back.
no-such-rule = There is no rule { $rule }.
plain-help = Type a number or the words in brackets. You can also type: ? RULE (as in ? R6), why WORDS, rules, know (insights: what you can work out), hint (what a strong bot would do), undo, save FILE, quit.

# Aids

know-nothing = There is nothing to work out right now.
hint-coming = Thinking …
hint-is = The bot { $bot } would play: { $label } (its first choice in { $share } % of { $tries } tries; chance to win about { $chance } %).
hint-plain = The bot { $bot } would play: { $label }.
hint-also = It also considered: { $moves }.

# Records

sound = This recorded game is valid: { $game }, rules version { $rules }, { $seats } seats ({ $names }), { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, checksum { $check }.
not-over = The game is not over yet.
replay-title = { $game }: { $names }, seen by { $eyes }
no-such-watcher = --seat takes a seat from 0 to { $last }, spectator or all, not “{ $word }”.
watcher-all = everybody
watcher-spectator = a spectator

# Keys

key-rules = Rules
key-hint = Hint
key-know = Insights
key-undo = Undo
key-language = English
key-light = Light/dark
key-leave = Quit
key-look = See the table
key-back = Back
type-here = type a number or words, then press Enter
wait-here = the others are playing; press Enter to speed up
no-rules = This game has no written rules.
key-step = Step
key-turn = Turn
key-eyes = Viewpoint
replay-place = Step { $step } of { $last }, turn { $turn } of { $turns }, seen by { $eyes }

# The menu

menu-new = New game
menu-left = Unfinished games
menu-game = Game
menu-seats = Players
menu-name = Your name
menu-bots = Bots
menu-start = Start
menu-rules = Rule variants
key-next = Next

# Help

screen-help = Choose with ↑↓ and Enter, a click, a number or words. PgUp PgDn scroll the table, Ctrl ↑↓ the log. Ctrl Z takes a move back, Ctrl Q quits; your game is always saved.
