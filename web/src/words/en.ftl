app = Chabudai
close = Close
home = Home
settings = Settings
speak-other = Parler français
make-dark = Dark colours
make-light = Light colours
guest = Guest
nickname = Nickname
games = Games
rules = Rules
cards-title = The cards
reconstructed-short = reconstructed
reconstructed = Reconstructed card: we do not know the printed one for certain.
no-such-page = This page does not exist.
no-such-game = This game does not exist here.

## The first page

welcome = Sit down and play
welcome-more = Card games, and the table knows the rules. No account, no waiting: play against bots, or send your friends a link.
players-and-minutes = { $fewest ->
    [2] { $most ->
        [2] 2 players
       *[other] 2–{ $most } players
    }
   *[other] { $fewest }–{ $most } players
} · { $minutes } min
play-now = Play now
new-table = New table
my-games = My games
open-tables = Open tables
no-open-tables = No table is waiting for players right now. Open one and let others find it.
more-tables = Show more tables
join-title = Join a table
join-more = Paste the link you were sent.
join = Join
open-file = Open an exported game
bad-file = This file does not contain a game.
no-file = This game is no longer open. Choose its file again on the home page.
waits-for-you = Your turn
seats-free = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
phase-playing = in progress
phase-over = finished
phase-paused = paused
server-away = The server is not answering. It may be restarting: try again in a moment.

## Opening a table

how-many = How many players?
who-sits = Who sits where?
who-sits-more = Seats for people stay free until somebody joins with the link.
seat-number = Seat { $number }
a-person = a person
bot-level = Bot: { $level }
levels = What the bots are like
pace = Time per move
pace-none = No limit
pace-live = Live: 10 minutes, plus 15 s per move
pace-day = One day per move
pace-week = One week per move
who-enters = Who can join?
enter-link = Anyone with the link
enter-open = Everyone: list it as open
undo-policy = Taking moves back
undo-consent = Free if nothing was revealed; what only others saw, if they agree
undo-own = Only if nothing was revealed
undo-never = Never
table-for = What is this table for?
for-game = A game
for-practice = Practice
practice-table = Practice
practice-more = This is a practice table: hints and insights are free, and moves can always be taken back, even after you have seen new cards.
what-if-table = What if
aids = Hints and insights
aids-yes = allowed
aids-no = not allowed
rulings = { $count ->
    [one] One rule variant
   *[other] { $count } rule variants
}
usual = (default)
open-table = Open the table

## Before the game

coming-in = Joining …
waiting-for = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
waiting-ready = The game starts when everybody is ready.
free-seat = free
sit-here = Sit here
is-ready = ready
not-ready = not ready yet
i-am-ready = I am ready
wait-please = Wait a moment
stand-up = Stand up
share-title = Invite somebody
qr-code = The link as a QR code
copy-link = Copy the link
copied = Copied
send-link = Send
no-such-table = This table does not exist.
not-known = The server does not recognise you any more. Go to the home page and come back in.
not-from-here = This table cannot be opened from this page.
not-shown = This table cannot be shown to you because something went wrong. The game goes on.

## At the table

title-your-turn = ● Your turn ·{" "}
your-turn-at = Your turn: { $game }
the-board = The board
game-over = The game is over.
all-answers = All answers ({ $count })
take-back = Take back
really = { $what }: are you sure?
confirm = Yes
not-yet = Not yet
connection-connecting = Connecting …
connection-open = Connected
connection-lost = Connection lost, reconnecting …
connection-closed = Closed
watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
asks-back = { $name } wants to take back { $count ->
    [one] the last action
   *[other] the last { $count } actions
}.
agree = Agree
disagree = No
bot-for-you = A bot is playing for you.
i-am-back = I am back
paused = This table is paused: something went wrong with its rules. The game is saved.
go-on = Try to continue
rule = Rule { $rule }
rule-number = Rule
show = Show
beside = Side panel
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-more = More
tab-know = Insights
know-more = What you can work out from what you see, and nothing else.
know-nothing = There is nothing to work out right now.
hint = Hint
hint-coming = Thinking …
hint-bot = The bot { $bot } suggests:
hint-chance = chance to win about { $chance }
hint-only = There is no other choice.
hint-rather = Rather than “{ $label }”:
nothing-said = No messages yet.
say-something = Write a message
say = Send
watches = (watching)
silenced = Only those who play can write here now.
hush = Only those who play can write
mute-title = Mute
mute = Mute { $name }
how-i-play = My preferences
set-sound = Play a sound when it is my turn
set-confirm = Ask me to confirm every answer
set-notify = Notify me when it is my turn
standing-title = Automatic answers
standing-more = Answer a question once and for all: the table will no longer wait for you.
ask-again = Ask me again
always = Always: { $what }
leave = Leave the table
leave-more = A bot plays for you until you come back.
fair-title = Is the shuffle fair?
fair-commitment = Before anyone sat down, the server chose a secret and published its fingerprint. Every seat added random numbers of its own. When the game is over, everything is revealed and anyone can check it.
fair-told = The secret matches its fingerprint; with what every seat added, it gives the seed of all shuffles. “chabudai verify” checks the exported file without a network.
fair-promise = The fingerprint
fair-secret = The secret
fair-entropy = What each seat added
fair-seed = The seed

## After the game

score = The score
rematch = Rematch
go-rematch = Go to the rematch
replay = Replay
export = Export
perspective = Seen by
spectator = a spectator
what-if = Play on from here
try-again = Try again from here
to-start = To the start
step-back = One step back
step-on = One step forward
run = Play
stop = Pause
step-of = { $at } of { $last }

## Looking back

review = Review
review-title = Review of the game
review-more = A strong bot goes through every decision, with hidden cards that fit what each seat knew. This takes a minute or two, and the result stays with the table.
review-ask = Review this game
review-making = The game is being reviewed …
review-failed = The review could not be finished. Try again.
review-curve = Chance to win
review-summary = { $name } started at { $first }, was at { $best } at best and { $worst } at worst, and ended at { $last }.
review-step = Action { $step }
review-turning = Turning points
review-steady = No single turn changed much.
review-turn = { $count ->
    [one] Action { $last }
   *[other] Actions { $first } to { $last }
}: from { $before } to { $after }
review-decisions = Decisions
review-agreed = The bot { $bot } would have done the same in { $same } of { $count } decisions.
review-played = Played
review-better = The bot’s choice
review-cost = Cost
review-cost-is = { $cost } ± { $error }
review-sure = certain
review-none-dear = No decision was clearly a mistake.
review-all = All decisions where the bot differs ({ $count })
review-ledger = Luck and skill
review-ledger-more = From the share everybody starts with to the result; the parts add up.
ledger-prior = Everybody’s share
ledger-deal = The deal
ledger-draws = Cards and chance
ledger-play = Own decisions
ledger-others = The others’ decisions
ledger-outcome = Result
review-made = Reviewed by the bot { $bot }, in { $worlds } possible deals.
to-table = Back to the table

## Account

account = Your account
save = Save
renamed = Your name is saved.
elsewhere = On your other devices
elsewhere-more = A guest exists only in this browser. With a passkey or a password you can sign in on every device.
claimed-as = You sign in as { $login }.
make-passkey = Create a passkey
use-passkey = Sign in with a passkey
login = Login
password = Password
present-password = Current password, if you change one of these
sign-in = Sign in
claim = Keep this account with this password
claimed = The account is yours: you can sign in with it anywhere.
signed-in = Welcome back.
signed-out = You are signed out.
sign-out = Sign out
research = Research
research-agree = Let my finished games be used for research, without my name
research-more = Your moves may then be passed on, but not your name, your chat or when you played. A game is used only if everyone at the table has agreed. You can change your mind, but what has been passed on cannot be taken back.
research-yes = Thank you! Your finished games may be used.
research-no = Your games will not be used.

## Games without a board of their own

my-answers = Your answers
really-this = Give this answer?
players = { $fewest ->
    [2] { $most ->
        [2] 2 players
       *[other] 2–{ $most } players
    }
   *[other] { $fewest }–{ $most } players
}
no-rules = This game brings no rules to read here.

## Watching what others do

since-title = Since your last move
since-changed = What it changed for you
since-nothing = Nothing has happened since your last move.
since-by-itself = Open by itself after a long turn
next-scene = Next
skip-scenes = Skip to the present
speed = Others’ moves
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-steps = Step by step
speed-instant = No pause
log-start = Before the first turn

## Words about bots, reviews and pages

level-random = random
level-novice = novice
level-adept = adept
level-master = master
skip-to-answers = Skip to the answers
skip-to-content = Skip to the content
aim = Aim
aim-title = What you play for
aim-close = Let’s play
set-aim = Tell me the aim when a game starts
score-total = Total
you = You
score-winner = Winner:
score-in-words = The score in words
result-fold = Fold the result away
result-unfold = Show the result
decided-here = This is where it was decided.
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes }
set-retell = Retell a long turn of the others by itself
learn = Learn
learn-title = Learn { $game }
learn-lessons = Lessons
learn-done = done
learn-go-on = Go on
learn-back = Back a step
learn-restart = Start over
learn-skip = Skip this lesson
learn-next = Next lesson: { $title }
learn-step = Step { $step } of { $steps }
learn-over = That’s it for this lesson.
learn-all-over = That was the last lesson: you know all you need to play.
learn-rules = The rules say more:
learn-to-rules = Back to the rules
learn-welcome = New here? A few short lessons, played on the real board, and you know the game.
progress = What you have learned and won
progress-lessons = Lessons: { $done } of { $count }
progress-wins = Won against: { $levels }
guided-game = Play a first game, with a guide
guide = The guide
guide-understood = Got it
guide-off = No more of these at this table

# The rules

rules-title = Rules of { $game }
rules-contents = On this page
rules-one-page = The game on one page
rules-what-wins = What wins
rules-learn = Learn by playing
rules-play = Play now
rules-all = All the rules
rules-words = Words to know
rules-example = Example: { $title }
rules-try-it = Try it
rules-try-this = Try it: { $title }
rules-choice = You can choose this when you open a table:
rules-usual = usual

puzzles = Puzzles
puzzles-title = Puzzles of { $game }
puzzles-all-done = You have done all the puzzles of this kind.
puzzles-other = Choose from all puzzles
puzzle = Puzzle
puzzle-of-the-day = Puzzle of the day
puzzle-level = Difficulty: { $level } of 5
puzzle-level-choice = Difficulty
puzzle-any-level = Any difficulty
puzzle-theme = Theme
puzzle-any-theme = Any theme
puzzle-before = What happened before
puzzle-show = Show the answer
puzzle-skip = Skip
puzzle-next = Next puzzle
puzzle-retry = Try again
puzzle-answer = The answer: { $answer }
puzzle-line = How it may go on
puzzle-worlds = Deals it was tried in
puzzle-themes = Themes: { $themes }
puzzle-solved = Solved: { $solved } of { $count }.
puzzle-solved-before = You have solved this one before.
puzzle-streak = { $days ->
    [one] Puzzle of the day: solved once.
   *[other] Puzzle of the day: { $days } days in a row.
}
