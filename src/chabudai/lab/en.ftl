# What the laboratory says.

no-games = At least 1 game has to be played, not { $games }.
no-jobs = At least 1 process has to play, not { $jobs }.
bots-seats = Name 1 to { $seats } bots for { $seats } seats, not { $bots }.
no-file = The file { $path } cannot be read.
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
