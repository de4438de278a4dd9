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
reconstructed = Reconstructed card: the printed one is not known for certain.
no-such-page = There is no such page.
no-such-game = There is no such game here.

## The first page

welcome = Sit down and play
welcome-more = Three card games whose rules the table itself keeps. No account, no wait: take a seat against bots, or send friends a link.
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
no-open-tables = Nobody waits for players just now. Open a table and let others find it.
join-title = Join a table
join-more = Paste the link that somebody sent you.
join = Join
open-file = Open an exported game
bad-file = This file holds no game.
no-file = No game is open on this page any more: choose its file again on the first page.
waits-for-you = Your turn
seats-free = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
phase-playing = running
phase-over = over
phase-paused = paused
server-away = The server does not answer. It may be starting again: try once more in a moment.

## Opening a table

how-many = How many play?
who-sits = Who sits where?
who-sits-more = Seats for people stay free until somebody comes by the link.
seat-number = Seat { $number }
a-person = a person
bot-level = Bot: { $level }
levels = What the bots are like
pace = How long may one think?
pace-none = As long as one likes
pace-live = Live: 10 minutes, 15 s a move
pace-day = A day a move
pace-week = A week a move
who-enters = Who may enter?
enter-link = Who has the link
enter-open = Everybody: list it as open
undo-policy = Taking back
undo-consent = What nobody learned from freely, the rest if all agree
undo-own = Only what nobody learned from
undo-never = Never
aids = Hints and what one knows
aids-yes = allowed
aids-no = not allowed
rulings = { $count ->
    [one] One disputed rule
   *[other] { $count } disputed rules
}
usual = (usual)
open-table = Open the table

## Before the game

coming-in = Coming in …
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
no-such-table = There is no such table.
not-known = The server does not know you any more. Go home and come in again.
not-from-here = This table cannot be opened from this page.

## At the table

title-your-turn = ● Your turn ·{" "}
your-turn-at = Your turn: { $game }
the-board = The board
game-over = The game is over.
all-answers = All answers ({ $count })
take-back = Take back
really = { $what }: really?
confirm = Yes
not-yet = Not yet
connection-connecting = Connecting …
connection-open = Connected
connection-lost = Connection lost, coming back …
connection-closed = Closed
watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
asks-back = { $name } asks to take back { $count ->
    [one] the last action
   *[other] the last { $count } actions
}.
agree = Agree
disagree = No
bot-for-you = A bot plays for you.
i-am-back = I am back
paused = This table is paused: something went wrong in its rules. Its record is safe.
go-on = Try to go on
rule = Rule { $rule }
rule-number = Rule
show = Show
beside = Beside the table
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-more = More
tab-know = I know
know-more = What follows from what you see, and from nothing else.
know-nothing = There is nothing here that you could work out.
hint = Hint
hint-coming = Thinking …
hint-bot = The bot { $bot } would say:
hint-why = { $share } of its thoughts · chance to win about { $chance }
hint-only = There is no other choice.
hint-keeps = It thought longer about something else, without finding it clearly better.
hint-also = It also thought about: { $moves }.
nothing-said = Nobody has said anything yet.
say-something = Say something
say = Say
mute-title = Mute
mute = Hear nothing of { $name }
how-i-play = How I like to play
set-sound = A sound when it is my turn
set-confirm = Ask before every answer
set-notify = A notification when it is my turn
standing-title = Standing answers
standing-more = Answer a question once for all: the table then does not wait for you.
ask-again = Ask me again
always = Always: { $what }
leave = Leave the table
leave-more = A bot plays in your place until you are back.
fair-title = Is the shuffle fair?
fair-commitment = Before anybody sat down, the server promised a secret by its fingerprint. Every seat added chance of its own. When the game is over all of it is told, and anybody can check it.
fair-told = The secret fits the promise; with what every seat added it makes the seed of all shuffles. “chabudai verify” checks the exported file without a network.
fair-promise = The promise
fair-secret = The secret
fair-entropy = What the seats added
fair-seed = The seed

## After the game

score = The score
rematch = Rematch
go-rematch = To the rematch
replay = Replay
export = Export
perspective = Seen by
spectator = a spectator
what-if = What if from here
to-start = To the start
step-back = One step back
step-on = One step on
run = Run
stop = Stop
step-of = { $at } of { $last }

## Looking back

review = Review
review-title = Looking back
review-more = A strong bot goes through every decision, in worlds that fit what each seat knew. It takes a minute or two, and is kept with the table.
review-ask = Look back upon this game
review-making = The game is being looked back upon …
review-failed = The review could not be finished. Ask again.
review-curve = Chance to win
review-summary = { $name } began at { $first }, was at { $best } at best and at { $worst } at worst, and ended at { $last }.
review-step = Action { $step }
review-turning = What turned the game
review-steady = No single turn changed much.
review-turn = { $count ->
    [one] Action { $last }
   *[other] Actions { $first } to { $last }
}: from { $before } to { $after }
review-decisions = Decisions
review-agreed = The bot { $bot } would have done the same in { $same } of { $count } decisions.
review-played = Played
review-better = The bot
review-cost = Cost
review-cost-is = { $cost } ± { $error }
review-sure = surely
review-none-dear = No decision surely cost anything.
review-all = All decisions that differ ({ $count })
review-ledger = Luck and play
review-ledger-more = From the share that everybody starts with to the outcome; the parts add up.
ledger-prior = Everybody’s share
ledger-deal = The deal
ledger-draws = Cards and chance
ledger-play = Own decisions
ledger-others = The others’ decisions
ledger-outcome = Outcome
review-made = Looked at by the bot { $bot }, in { $worlds } worlds.
to-table = To the table

## Account

account = Who you are
save = Save
renamed = That is your name now.
elsewhere = The same person elsewhere
elsewhere-more = A guest lives in this browser. With a passkey or a password you are the same person on every device.
claimed-as = You sign in as { $login }.
make-passkey = Make a passkey
use-passkey = Sign in with a passkey
login = Login
password = Password
sign-in = Sign in
claim = Keep this account with this password
claimed = The account is yours: sign in with it anywhere.
signed-in = Welcome back.
signed-out = Signed out.
sign-out = Sign out

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
