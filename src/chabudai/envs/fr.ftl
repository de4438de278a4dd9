# Ce que disent les environnements pour les programmes qui apprennent.

no-envs = Les environnements demandent le paquet { $package } : installez chabudai[envs].
no-pixels = Les images en pixels demandent le paquet { $package } : installez chabudai[envs].
no-points = Dans { $game }, un point ne désigne aucune action. Utilisez actions="number".
actions-form = actions doit être "number" ou "point", pas { $actions }.
options-form = options doit donner des noms d’options et leurs valeurs, pas { $options }.
seats-form = seats doit être un nombre entier, pas { $seats }.
seed-form = seed doit être un nombre entier qui n’est pas négatif, pas { $seed }.
number-form = Une action est un nombre entier, pas { $action }.
point-form = Une action est une liste de { $count } nombres, pas { $action }.
render-form = render_mode doit être l’un de { $known }, pas { $mode }.
no-seat = Il n’y a pas de place { $seat }. Les places vont de 0 à { $last }.
other-seats = Cette position est pour { $found } joueurs. L’environnement est pour { $seats }.
policies-form = others doit être un bot, une fonction, ou une liste de { $count } d’entre eux, pas { $others }.
count-form = count doit être un nombre entier à partir de 1, pas { $count }.
actions-count = Il faut { $count } actions, une par partie, toutes des nombres entiers.
not-reset = Appelez d’abord reset.
in-game = Dans la partie { $number } du lot : { $reason }
