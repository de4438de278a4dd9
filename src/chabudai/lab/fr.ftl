# Ce que dit le laboratoire.

no-games = Il faut jouer au moins 1 partie, pas { $games }.
bad-budget = Un budget s’écrit 1s, 250ms ou 200it (itérations), pas « { $budget } ».
arena-bots = Une arène demande au moins deux robots, nommés chacun une fois, pas « { $bots } ».
arena-two = Deux robots jouent par équipes, pas { $bots }.
arena-no-teams = Personne ne joue en équipe à ce jeu.
no-page = Aucune page ne peut être écrite dans { $path }.
bots-seats = Nommez de 1 à { $seats } robots pour { $seats } places, pas { $bots }.
no-folder = Aucune partie ne peut être gardée dans { $path }.
interrupted = Interrompu : voici les { $games } premières parties sur { $wanted }.
interrupted-early = Interrompu avant la fin d’une partie.
playing = en jeu

heading = { $game }, { $seats } places, { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, graine { $seed }, robots : { $bots }
wins = victoires
of = sur
rate = part
interval = 95 %
kind-team = Équipe
kind-role = Rôle
kind-character = Personnage
kind-seat = Place
kind-bot = Robot
number = { NUMBER($number, maximumFractionDigits: 1) }
percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
from-to = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
length = Longueur : { NUMBER($decisions, maximumFractionDigits: 1) } décisions par partie
cause = Fin : { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $cause }
speed = Vitesse : { NUMBER($games, maximumFractionDigits: 1) } parties/s, { NUMBER($decisions, maximumFractionDigits: 0) } décisions/s ({ NUMBER($seconds, maximumFractionDigits: 1) } s, { $jobs ->
    [one] 1 processus
   *[other] { $jobs } processus
})

kind-place = Place dans le tour
kind-start = A commencé comme
kind-trunk = Tronc
arena-heading = { $game }, { $seats } places, { $games } parties sur { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
}, graine { $seed }{ $budget ->
    [none] { "" }
   *[other] , { $budget } par coup
}
elo = Elo
milliseconds = { NUMBER($number, maximumFractionDigits: 2) }
ms-per-move = ms par coup
points = { $points }
points-from-to = { $low } à { $high }
deals = donnes
team-rate = gagné
mirror-rate = gagné au match miroir
gain = gain
every-team = Toutes les équipes
arena-fair = Part équitable : { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } des parties, chaque place pour elle-même.
arena-speed = Durée : { NUMBER($seconds, maximumFractionDigits: 1) } s ({ $workers ->
    [one] 1 processus
   *[other] { $workers } processus
}).

page-title = Arène : { $game }
page-elo = Elo, avec intervalles à 95 %
page-elo-note = 0 est la moyenne de ces robots ; 400 points font dix victoires contre une.
page-rate = Part des parties gagnées, chaque place pour elle-même
page-rate-note = La ligne pointillée est la part équitable : celle d’un robot qui ne vaut pas mieux que les autres.
page-teams = Équipes jouées par { $bot } contre { $field }
page-teams-note = Les points sont la part des donnes gagnées ; les traits pointillés, celle des mêmes équipes quand { $field } les joue aussi. Les intervalles sont ceux du gain.
page-pairs = Qui a battu qui
page-pairs-note = La part des parties où le robot de la ligne a gagné et pas celui de la colonne ; une égalité compte pour moitié.
page-growth = Part gagnée, donne après donne
page-time = Millisecondes par coup, moyenne et maximum
page-figures = Tous les chiffres

looking-back = relecture
review-not-over = Cette partie n’est pas finie : elle pourra être relue ensuite.
review-seat = Les places se comptent de 0 à { $last }.
review-not-kept = La relecture n’a pas pu être gardée dans { $path }.
review-heading = { $game }, { $names }. Conseil : { $bot } ({ $thinking } par coup) ; mondes examinés : { NUMBER($worlds) }.
review-curve = Chances de { $name }, tour après tour, d’après ce que { $name } pouvait savoir
review-steady = Rien n’a fait basculer cette partie d’un coup pour { $name }.
review-turned = Ce qui a fait basculer la partie pour { $name }
review-turning = { $moves ->
    [one] Coup { $last }
   *[other] Coups { $first } à { $last }
} : de { NUMBER($before, style: "percent", maximumFractionDigits: 0) } à { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
review-agreed = Sur { $of } décisions, { $bot } aurait fait { $same } fois comme { $name }.
review-mistake = Coup { $move } : { $played }. { $bot } aurait préféré : { $better }. Coût : { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 0) }.
review-ledger = Chance et jeu : de la part équitable au résultat de { $name }
ledger-prior = { $share } avant la donne, comme tout le monde
ledger-deal = { $share } par la donne (chance)
ledger-draws = { $share } par les cartes et le hasard ensuite (chance)
ledger-play = { $share } par les décisions de { $name } (jeu)
ledger-others = { $share } par les décisions des autres
ledger-outcome = { $share } à la fin
whole-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }

bench-seconds = Il faut plus de 0 seconde par mesure.
bench-no-compiled = Seul le Python interprété est mesuré : il n’y a pas de copie compilée de cette source même (./play bench en fait une).
bench-heading = { $game }, { $seats } places
bench-compiled = compilé
bench-plain = interprété
bench-ratio = fois plus vite
bench-whole-games = décisions/s, parties entières
bench-dealt-games = décisions/s, après la donne
bench-own-loop = décisions/s, boucle du moteur
bench-clones = clones/s
bench-views = vues/s
bench-redeals = redistributions/s
bench-replay-ms = ms pour rejouer une partie entière
bench-figure = { NUMBER($number, maximumFractionDigits: 3) }
bench-times = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-unit = Les décisions sont aléatoires et menées depuis Python, chaque liste des coups permis étant construite ; une partie entière comprend sa donne. Une seconde est du temps processeur d’un seul processus.
