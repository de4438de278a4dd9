# Ce que dit le laboratoire.

no-games = Jouez au moins 1 partie, pas { $games }.
bad-budget = Écrivez un budget sous la forme 1s, 250ms ou 200it (itérations), pas « { $budget } ».
arena-bots = Une arène demande au moins deux robots différents, pas « { $bots } ».
arena-two = La comparaison par équipes se fait entre deux robots, pas { $bots }.
arena-no-teams = Ce jeu n’a pas d’équipes.
no-page = La page ne peut pas être écrite dans { $path }.
bots-seats = Pour { $seats } places, nommez de 1 à { $seats } robots, pas { $bots }.
no-folder = Les parties ne peuvent pas être enregistrées dans { $path }.
interrupted = Interrompu : voici les { $games } premières parties sur { $wanted }.
interrupted-early = Interrompu avant la fin de la première partie.
playing = en jeu

heading = { $game }, { $seats } places, { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, graine { $seed }, robots : { $bots }
wins = victoires
of = sur
rate = réussite
interval = 95 %
kind-team = Équipe
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
arena-fair = Part équitable : { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } des parties, chaque place comptée à part.
arena-speed = Durée : { NUMBER($seconds, maximumFractionDigits: 1) } s ({ $workers ->
    [one] 1 processus
   *[other] { $workers } processus
}).

page-title = Arène : { $game }
page-elo = Elo, avec intervalles à 95 %
page-elo-note = 0 est la moyenne de ces robots ; avec 400 points de plus, un robot gagne dix fois plus souvent qu’il ne perd.
page-rate = Taux de réussite, chaque place comptée à part
page-rate-note = La ligne pointillée est la part équitable : celle d’un robot qui ne vaut pas mieux que les autres.
page-teams = Équipes jouées par { $bot } contre { $field }
page-teams-note = Les points montrent la part des donnes gagnées ; les traits pointillés, celle des mêmes équipes quand { $field } les joue aussi. Les intervalles sont ceux du gain.
page-pairs = Qui a battu qui
page-pairs-note = La part des parties où le robot de la ligne a gagné et pas celui de la colonne ; une égalité compte pour moitié.
page-growth = Taux de réussite, donne après donne
page-time = Millisecondes par coup, moyenne et maximum
page-figures = Tous les chiffres

looking-back = analyse
review-not-over = Cette partie n’est pas encore finie. Vous pourrez l’analyser ensuite.
review-seat = Les places vont de 0 à { $last }.
review-not-kept = L’analyse n’a pas pu être enregistrée dans { $path }.
review-heading = { $game }, { $names }. Analyse par { $bot } ({ $thinking } par coup) sur { NUMBER($worlds) } donnes possibles.
review-curve = { $name } : chances de gagner, tour après tour, d’après ce qui était à savoir pour { $name }
review-steady = Aucun moment n’a fait basculer cette partie à lui seul pour { $name }.
review-turned = Les tournants de la partie pour { $name }
review-turning = { $moves ->
    [one] Coup { $last }
   *[other] Coups { $first } à { $last }
} : de { NUMBER($before, style: "percent", maximumFractionDigits: 0) } à { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
review-agreed = Dans { $same } décisions sur { $of }, { $bot } aurait fait comme { $name }.
review-mistake = Coup { $move } : { $played }. Mieux, d’après { $bot } : { $better }. Coût : { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 0) }.
review-again = Réessayer d’ici : { $command } --move { $move }
review-ledger = Chance et habileté : de la part équitable au résultat, pour { $name }
ledger-prior = { $share } avant la donne, comme tout le monde
ledger-deal = { $share } par la donne (chance)
ledger-draws = { $share } par les cartes et le hasard ensuite (chance)
ledger-play = { $share } par les décisions prises par { $name } (habileté)
ledger-others = { $share } par les décisions des autres
ledger-outcome = { $share } à la fin
whole-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }

bench-seconds = Mesurez pendant plus de 0 seconde.
bench-no-compiled = Seul le Python interprété est mesuré : il n’y a pas de copie compilée de cette source (./play bench en construit une).
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
bench-unit = Les décisions sont des coups au hasard choisis depuis Python, avec à chaque fois la liste complète des coups permis ; une partie entière comprend la donne. Les secondes sont du temps processeur d’un seul processus.

dataset-no-extra = Les jeux de données ont besoin du paquet pyarrow : installez chabudai[data].
dataset-parts = --with accepte { $known }, pas « { $part } ».
dataset-seconds = Des parties avec un budget en secondes ne peuvent pas être refaites. Donnez plutôt des itérations à { $bot }, par exemple 200it.
dataset-filled = { $path } contient d’autres fichiers. Choisissez un dossier neuf ou vide.
dataset-other = { $path } contient un autre jeu de données : { $what } y vaut { $there }, ici { $here }. Choisissez un autre dossier.
dataset-not-written = { $file } ne peut pas être écrit : { $reason }. Ce qui est déjà là reste lisible ; relancez la même commande pour continuer.
dataset-none = { $path } ne contient pas de jeu de données.
dataset-unfinished = Le jeu de données dans { $path } n’est pas terminé. Relancez la commande qui l’a commencé, elle continuera.
dataset-stopped = Interrompu : { $games } parties sur { $wanted } sont là. Relancez la même commande pour continuer.
dataset-made = { $path } : { $games ->
    [one] 1 partie
   *[other] { NUMBER($games) } parties
}, { NUMBER($decisions) } décisions, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo en { NUMBER($seconds, maximumFractionDigits: 1) } s.
dataset-sample = Rejouez au moins 1 partie, pas { $sample }.
dataset-writing = écriture
dataset-replaying = relecture
dataset-sound = Tout va bien : chaque fichier a sa somme, et { $games ->
    [one] 1 partie rejouée donne
   *[other] { NUMBER($games) } parties rejouées donnent
} les mêmes lignes.
dataset-file-differs = { $file } n’est plus tel qu’il a été écrit.
dataset-no-replay = La partie { $game } ne se rejoue pas. { $reason }
dataset-rows = { $table } : les lignes de la partie { $game } ne sont pas celles d’une relecture.
dataset-row-differs = { $table } : « { $column } » de la partie { $game }, étape { $step }, n’est pas ce que donne une relecture.


no-numpy = Pour apprendre, il faut le paquet numpy : installez chabudai[learn].
learn-least = --{ $name } doit valoir au moins 1.
learn-share = La part des tables avec des novices va de 0 à 1, pas { $share }.
curve = { $game }, { $seats } places : part gagnée contre des novices selon les décisions jouées ({ $games } parties par test)
steps = { NUMBER($steps, maximumFractionDigits: 0) }

mining = recherche
mining-output = Dites avec -o FICHIER où garder les problèmes.
mining-no-records = Il n’y a pas de partie enregistrée de ce jeu dans { $path }.
mining-interrupted = Interrompu : ce qui a été trouvé jusqu’ici est gardé.
mining-looked = { $decisions } décisions de { $games } parties examinées.
mining-agreed = Prometteuses au premier coup d’œil : { $promising }. Des recherches de { $budgets } tours s’accordent sur { $agreeing } d’entre elles ; { $clear } sont nettes.
mining-found = { $puzzles } problèmes dans { $path } : { $minutes } minutes de processeur, { $rate } problèmes par minute.
no-questions = { $game } n’a pas de fichier qui dise ce que demandent ses problèmes (puzzles/questions.toml).
puzzles-usage = Dites « puzzles JEU » ou « puzzles mine JEU -o FICHIER », pas « { $words } ».
