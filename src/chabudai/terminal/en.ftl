# What the terminal says, whatever the game.

# People and seats

guest = Guest
somebody = Seat { $seat }
bad-name = A name has 1 to { $longest } characters, without parentheses or commas, not “{ $name }”.
same-names = Two people cannot have the same name: { $names }.
same-bots = These bots have the same name and cannot be told apart: { $names }.
too-many-bots = { $bots } bots are too many for { $seats ->
    [one] 1 empty seat
   *[other] { $seats } empty seats
}.
too-many-people = { $people } people cannot share { $seats } seats.
no-such-seat = There is no seat { $seat }: seats go from 0 to { $last }.
not-whole = { $name } takes a whole number, not “{ $word }”.
bad-pace = --pace takes 0 to 60 seconds, not “{ $word }”.
bad-speed = --speed takes { $allowed }, not “{ $word }”.

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
words-unknown = “{ $words }” is not a move you can make now. Choose a number from 1 to { $most }, or the words of the list.
words-near = “{ $words }” is not a move you can make now. Did you mean { $moves }?
words-ambiguous = “{ $words }” can mean several moves: { $moves }.
is-allowed = “{ $token }” is allowed.
no-undo = This cannot be taken back: somebody has answered since, or something hidden was seen.
practice-game = This game is for practice: hints, insights and taking back are free, even after you saw a card.
again-from = This goes on from move { $move } of another game, for practice.
no-such-move = This game has moves 1 to { $last }, not { $move }.
you = you
recap-title = Since your last move
recap-change = Since your last move:
recap-nothing = Nothing has happened since your last move.
preview-nothing = What this move brings cannot be seen before it is made.
choose-speed = Choose how fast others’ turns are shown: calm, normal, quick, step (by step) or none (no pause), as in “speed calm”.
next-step = (Enter: next)
score-total = Total
no-such-rule = There is no rule { $rule }.
no-such-word = No card and no rule speaks of “{ $word }”.
more-cards = … and { $count } more cards.
card-is = { $card } ({ $kind }): { $about }
plain-help = Type a number, the words in brackets, or the words of the list. You can also type: aim (what wins), recap (since your last move), ? WORD (a card, a word or a rule: ? R6), look NUMBER (what a move would do), why WORDS, rules, know (insights: what you can work out), hint (what a strong bot would do), speed WORD (calm, normal, quick, step, none), undo, save FILE, quit.

# Aids

know-nothing = There is nothing to work out right now.
hint-coming = Thinking …
hint-is = The bot { $bot } would play: { $label }{ $chance ->
    [-1] .
   *[other] {" "}(about { $chance } % to win).
}
hint-rather = Rather than: { $label }.

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

key-hint = Hint
key-know = Insights
key-undo = Undo
key-language = English
key-light = Light/dark
key-leave = Quit
key-look = See the table
key-back = Back
type-here = type a number, 1 to { $most }, or words, then press Enter
wait-here = the others are playing; Enter goes on to the present
over-here = the game is over; Enter shows the score
step-here = the others are playing; Enter for the next step, Esc for the present
look-up-here = look up a card, a word or a rule, such as R6
key-look-up = Look up
key-recap = Recap
key-aim = Aim
key-enlarge = Table
aim-title = What wins the game for you
chosen-cards = ✓ chosen: { $cards }
no-rules = This game has no written rules.
rules-more = All the rules, with examples and rulings: { $command } rules { $game } --all. A single rule: --rule R6. Learn by playing: { $command } learn { $game }
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

screen-help = Choose with ↑↓ and Enter, a click, a number or the words of the list; type the whole word, as in “end”. Tab gives the table more room, PgUp PgDn scroll it, Ctrl ↑↓ the log. “speed calm” shows others’ turns more slowly. Ctrl Z takes a move back, Ctrl Q quits; your game is always saved.

# Lessons

no-lessons = There are no lessons for { $game } yet.
no-examples = There are no examples of { $rule } here.
lesson-step = Step { $step } of { $of }
lesson-read = (Enter to go on)
lesson-over = That’s it for this lesson. The rules say more: { $command } rules, { $rules }.
lessons-over = That was the last lesson: you know all you need to play. For a first game with a guide: { $command } learn { $game } --guided
first-win = Your first win against bots of this level: { $level }.
lessons-left = You can go on from here at any time: { $command } learn { $game }
lesson-help = Type a number, the words in brackets, or the words of the list. You can also type: back (a step), again (from the start), skip (to the next lesson), ? WORD (a card, a word or a rule: ? R6), rules, quit.

puzzle-title = Puzzle { $name } · { $level }
puzzle-nobody = Nobody here is called “{ $words }”: type a name or a number of the list.
puzzle-streak = { $days ->
    [one] The puzzle of the day is solved.
   *[other] The puzzle of the day is solved: { $days } days in a row.
}
puzzle-answer = The answer: { $answer }
puzzle-line = How it may go on, as strong bots play:
puzzle-world = A deal that is possible ({ $number }):
puzzle-themes = Themes: { $themes }.
puzzles-left = There is more where that came from: { $command } puzzles { $game }
puzzle-help = Type a number, the words in brackets, or the words of the list. You can also type: show (the answer), skip (to the next puzzle), ? WORD (a card, a word or a rule: ? R6), rules, quit.
