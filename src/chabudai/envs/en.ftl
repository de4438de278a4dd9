# What the environments for programs that learn say.

no-envs = Environments need the package { $package }: install chabudai[envs].
no-pixels = Pictures in pixels need the package { $package }: install chabudai[envs].
no-points = In { $game } a point names no action. Use actions="number".
actions-form = actions must be "number" or "point", not { $actions }.
options-form = options must be option names with their values, not { $options }.
seats-form = seats must be a whole number, not { $seats }.
seed-form = seed must be a whole number that is not negative, not { $seed }.
number-form = An action is a whole number, not { $action }.
point-form = An action is a list of { $count } numbers, not { $action }.
render-form = render_mode must be one of { $known }, not { $mode }.
no-seat = There is no seat { $seat }. The seats are 0 to { $last }.
other-seats = This position is for { $found } players. The environment is for { $seats }.
policies-form = others must be a bot, a function, or a list of { $count } of them, not { $others }.
count-form = count must be a whole number from 1, not { $count }.
actions-count = There must be { $count } actions, one for each game, all of them whole numbers.
not-reset = Call reset first.
in-game = In game { $number } of the batch: { $reason }
