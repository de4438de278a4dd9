# What the laboratory says.

no-games = Play at least 1 game, not { $games }.
bad-budget = Write a budget as 1s, 250ms or 200it (iterations), not “{ $budget }”.
arena-bots = An arena needs at least two different bots, not “{ $bots }”.
arena-two = Teams are compared between two bots, not { $bots }.
arena-no-teams = This game has no teams.
no-page = The page cannot be written to { $path }.
bots-seats = For { $seats } seats, name 1 to { $seats } bots, not { $bots }.
no-folder = Games cannot be saved in { $path }.
interrupted = Interrupted: these are the first { $games } of { $wanted } games.
interrupted-early = Interrupted before the first game was over.
playing = playing

heading = { $game }, { $seats } seats, { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }, bots: { $bots }
wins = wins
of = of
rate = win rate
interval = 95%
kind-team = Team
kind-seat = Seat
kind-bot = Bot
number = { NUMBER($number, maximumFractionDigits: 1) }
percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
from-to = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
length = Length: { NUMBER($decisions, maximumFractionDigits: 1) } decisions per game
cause = Ended: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $cause }
speed = Speed: { NUMBER($games, maximumFractionDigits: 1) } games/s, { NUMBER($decisions, maximumFractionDigits: 0) } decisions/s ({ NUMBER($seconds, maximumFractionDigits: 1) } s, { $jobs ->
    [one] 1 process
   *[other] { $jobs } processes
})

arena-heading = { $game }, { $seats } seats, { $games } games on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, seed { $seed }{ $budget ->
    [none] { "" }
   *[other] , { $budget } per move
}
elo = Elo
milliseconds = { NUMBER($number, maximumFractionDigits: 2) }
ms-per-move = ms per move
points = { $points }
points-from-to = { $low } to { $high }
deals = deals
team-rate = won
mirror-rate = won in the mirror match
gain = gain
every-team = All teams
arena-fair = Fair share: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the games, counting each seat separately.
arena-speed = Took { NUMBER($seconds, maximumFractionDigits: 1) } s ({ $workers ->
    [one] 1 process
   *[other] { $workers } processes
}).

page-title = Arena: { $game }
page-elo = Elo, with 95% intervals
page-elo-note = 0 is the average of these bots; with 400 points more, a bot wins ten times as often as it loses.
page-rate = Win rate, counting each seat separately
page-rate-note = The dashed line is the fair share: what a bot wins if it is no better than the others.
page-teams = Teams played by { $bot } against { $field }
page-teams-note = Dots show the share of deals won; the dashed marks show the same teams when { $field } plays them too. The intervals are those of the gain.
page-pairs = Who beat whom
page-pairs-note = The share of games in which the bot in the row won and the one in the column did not; draws count half.
page-growth = Win rate, deal after deal
page-time = Milliseconds per move, average and slowest
page-figures = All numbers

looking-back = reviewing
review-not-over = This game is not over yet. You can review it when it is.
review-seat = Seats go from 0 to { $last }.
review-not-kept = The review could not be saved to { $path }.
review-heading = { $game }, { $names }. Reviewed by { $bot } ({ $thinking } per move) in { NUMBER($worlds) } possible deals.
review-curve = { $name }’s chance to win, turn by turn, from what { $name } could know
review-steady = No single moment turned this game for { $name }.
review-turned = Turning points for { $name }
review-turning = { $moves ->
    [one] Move { $last }
   *[other] Moves { $first } to { $last }
}: from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
review-agreed = In { $same } of { $of } decisions, { $bot } would have done the same as { $name }.
review-mistake = Move { $move }: { $played }. Better, according to { $bot }: { $better }. It cost { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 0) }.
review-again = Try again from here: { $command } --move { $move }
review-ledger = Luck and skill: from a fair share to { $name }’s result
ledger-prior = { $share } before the deal, like everybody
ledger-deal = { $share } from the deal (luck)
ledger-draws = { $share } from cards and chance after it (luck)
ledger-play = { $share } from { $name }’s decisions (skill)
ledger-others = { $share } from the others’ decisions
ledger-outcome = { $share } at the end
whole-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }

bench-seconds = Measure for more than 0 seconds.
bench-no-compiled = Only plain Python is measured: there is no compiled copy of this source (./play bench builds one).
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
bench-unit = Decisions are random moves chosen from Python, with the full list of legal moves built each time; whole games include the deal. Seconds are CPU time of one process.

dataset-no-extra = Data sets need the package pyarrow: install chabudai[data].
dataset-parts = --with takes { $known }, not “{ $part }”.
dataset-seconds = Games with a budget in seconds cannot be made again. Give { $bot } iterations instead, for example 200it.
dataset-filled = { $path } holds other files. Choose a new or empty folder.
dataset-other = { $path } holds another data set: { $what } is { $there } there and { $here } here. Choose another folder.
dataset-not-written = { $file } cannot be written: { $reason }. What is there already stays readable; run the same command again to go on.
dataset-none = { $path } holds no data set.
dataset-unfinished = The data set in { $path } is not finished. Run the command that began it again, and it goes on.
dataset-stopped = Interrupted: { $games } of { $wanted } games are there. Run the same command again to go on.
dataset-made = { $path }: { $games ->
    [one] 1 game
   *[other] { NUMBER($games) } games
}, { NUMBER($decisions) } decisions, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB in { NUMBER($seconds, maximumFractionDigits: 1) } s.
dataset-sample = Replay at least 1 game, not { $sample }.
dataset-writing = writing
dataset-replaying = replaying
dataset-sound = Sound: every file has its sum, and { $games ->
    [one] 1 game was
   *[other] { NUMBER($games) } games were
} replayed with the same rows.
dataset-file-differs = { $file } is not as it was written.
dataset-no-replay = Game { $game } does not replay. { $reason }
dataset-rows = { $table }: the rows of game { $game } are not those of a replay.
dataset-row-differs = { $table }: “{ $column }” of game { $game }, step { $step }, is not what a replay gives.


no-numpy = Learning needs the package numpy: install chabudai[learn].
learn-least = --{ $name } has to be at least 1.
learn-share = The share of tables with novices goes from 0 to 1, not { $share }.
curve = { $game }, { $seats } seats: share won against novices by decisions played ({ $games } games per test)
steps = { NUMBER($steps, maximumFractionDigits: 0) }

mining = mining
mining-output = Say with -o FILE where the puzzles are to be kept.
mining-no-records = There is no recorded game of this kind in { $path }.
mining-interrupted = Interrupted: what was found so far is kept.
mining-looked = Looked at { $decisions } decisions of { $games } games.
mining-agreed = Promising at a first look: { $promising }. Searches of { $budgets } rounds agree on { $agreeing } of them; { $clear } are clear.
mining-found = { $puzzles } puzzles in { $path }: { $minutes } minutes of processor time, { $rate } puzzles for each.
no-questions = { $game } has no file that says what puzzles ask (puzzles/questions.toml).
puzzles-usage = Say “puzzles GAME” or “puzzles mine GAME -o FILE”, not “{ $words }”.
