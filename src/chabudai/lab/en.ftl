# What the laboratory says.

no-games = At least 1 game has to be played, not { $games }.
no-jobs = At least 1 process has to play, not { $jobs }.
bots-seats = Name 1 to { $seats } bots for { $seats } seats, not { $bots }.
no-folder = No games can be kept in { $path }.
interrupted = Interrupted: these are the first { $games } of { $wanted } games.
interrupted-early = Interrupted before a game was over.
playing = playing

heading = { $game }, { $seats } seats, { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }, bots: { $bots }
wins = wins
of = of
rate = share
interval = 95%
kind-team = Team
kind-role = Role
kind-character = Character
kind-seat = Seat
kind-bot = Bot
number = { NUMBER($number, maximumFractionDigits: 1) }
percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
from-to = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
length = Length: { NUMBER($decisions, maximumFractionDigits: 1) } decisions a game
cause = Ended: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $cause }
speed = Speed: { NUMBER($games, maximumFractionDigits: 1) } games/s, { NUMBER($decisions, maximumFractionDigits: 0) } decisions/s ({ NUMBER($seconds, maximumFractionDigits: 1) } s, { $jobs ->
    [one] 1 process
   *[other] { $jobs } processes
})

bench-seconds = A figure needs more than 0 seconds.
bench-no-compiled = Only plain Python is measured: there is no compiled copy of this very source (./play bench makes one).
bench-heading = { $game }, { $seats } seats
bench-compiled = compiled
bench-plain = interpreted
bench-ratio = times as fast
bench-whole-games = decisions/s, whole games
bench-dealt-games = decisions/s, once dealt
bench-own-loop = decisions/s, engine’s own loop
bench-clones = clones/s
bench-views = views/s
bench-redeals = redeals/s
bench-replay-ms = ms to replay a whole game
bench-figure = { NUMBER($number, maximumFractionDigits: 3) }
bench-times = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-unit = Decisions are random ones driven from Python, with every legal list built; whole games include their deal. A second is one of CPU time in one process.
