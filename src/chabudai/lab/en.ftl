# What the laboratory says.

no-games = At least 1 game has to be played, not { $games }.
bad-budget = A budget is written 1s, 250ms or 200it (iterations), not “{ $budget }”.
arena-bots = An arena needs two bots or more, each named once, not “{ $bots }”.
arena-two = Two bots play for teams, not { $bots }.
arena-no-teams = Nobody plays in teams in this game.
no-page = No page can be written to { $path }.
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

kind-place = Place in the round
kind-start = Began as
kind-trunk = Trunk
arena-heading = { $game }, { $seats } seats, { $games } games on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, seed { $seed }{ $budget ->
    [none] { "" }
   *[other] , { $budget } a move
}
elo = Elo
milliseconds = { NUMBER($number, maximumFractionDigits: 2) }
ms-per-move = ms a move
points = { $points }
points-from-to = { $low } to { $high }
deals = deals
team-rate = won
mirror-rate = won in the mirror match
gain = gain
every-team = All teams
arena-fair = Fair share: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the games, each seat by itself.
arena-speed = Took { NUMBER($seconds, maximumFractionDigits: 1) } s ({ $workers ->
    [one] 1 process
   *[other] { $workers } processes
}).

page-title = Arena: { $game }
page-elo = Elo, with 95% intervals
page-elo-note = 0 is the mean of these bots; 400 points are ten wins to one.
page-rate = Share of the games won, each seat by itself
page-rate-note = The dashed line is the fair share: what a bot gets that is no better than the rest.
page-teams = Teams played by { $bot } against { $field }
page-teams-note = Dots are the share of the deals won; the dashed marks are the same teams when { $field } plays them too. Intervals are those of the gain.
page-pairs = Who beat whom
page-pairs-note = The share of the games in which the bot of the row won and that of the column did not; draws count half.
page-growth = Share won, deal after deal
page-time = Milliseconds a move, mean and slowest
page-figures = All figures

looking-back = looking back
review-not-over = This game is not over: it can be looked back upon once it is.
review-seat = Seats are counted from 0 to { $last }.
review-not-kept = The review could not be kept in { $path }.
review-heading = { $game }, { $names }. { $bot } advises ({ $thinking } a move); { NUMBER($worlds) } worlds were looked at.
review-curve = { $name }’s chance to win, turn by turn, as { $name } could know it
review-steady = Nothing turned this game for { $name } at once.
review-turned = What turned the game for { $name }
review-turning = { $moves ->
    [one] Move { $last }
   *[other] Moves { $first } to { $last }
}: from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
review-agreed = In { $same } of { $of } decisions { $bot } would have done as { $name } did.
review-mistake = Move { $move }: { $played }. { $bot } would rather: { $better }. It cost { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 0) }.
review-ledger = Luck and play: how { $name } came from a fair share to the outcome
ledger-prior = { $share } before the deal, as for everybody
ledger-deal = { $share } by the deal (luck)
ledger-draws = { $share } by cards and chance after it (luck)
ledger-play = { $share } by { $name }’s decisions (play)
ledger-others = { $share } by the decisions of others
ledger-outcome = { $share } at the end
whole-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }

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
