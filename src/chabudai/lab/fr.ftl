# Ce que dit le laboratoire.

no-games = Il faut jouer au moins 1 partie, pas { $games }.
no-jobs = Il faut au moins 1 processus pour jouer, pas { $jobs }.
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
