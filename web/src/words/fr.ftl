app = Chabudai
close = Fermer
home = Accueil
settings = Réglages
speak-other = Speak English
make-dark = Couleurs sombres
make-light = Couleurs claires
guest = Invité
nickname = Surnom
games = Jeux
rules = Règles
cards-title = Les cartes
reconstructed-short = reconstituée
reconstructed = Carte reconstituée : nous ne connaissons pas l’imprimée avec certitude.
no-such-page = Cette page n’existe pas.
no-such-game = Ce jeu n’existe pas ici.

## The first page

welcome = Asseyez-vous et jouez
welcome-more = Des jeux de cartes, et la table connaît les règles. Ni compte ni attente : jouez contre des robots, ou envoyez un lien à vos amis.
players-and-minutes = { $fewest ->
    [2] { $most ->
        [2] 2 joueurs
       *[other] 2 à { $most } joueurs
    }
   *[other] { $fewest } à { $most } joueurs
} · { $minutes } min
play-now = Jouer
new-table = Nouvelle table
my-games = Mes parties
open-tables = Tables ouvertes
no-open-tables = Aucune table n’attend de joueurs pour l’instant. Ouvrez-en une et laissez les autres la trouver.
more-tables = Montrer plus de tables
join-title = Rejoindre une table
join-more = Collez le lien que vous avez reçu.
join = Rejoindre
open-file = Ouvrir une partie exportée
bad-file = Ce fichier ne contient pas de partie.
no-file = Cette partie n’est plus ouverte : rechoisissez son fichier à l’accueil.
waits-for-you = À vous
seats-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
phase-playing = en cours
phase-over = finie
phase-paused = en pause
server-away = Le serveur ne répond pas. Il redémarre peut-être : réessayez dans un instant.

## Opening a table

how-many = À combien jouez-vous ?
who-sits = Qui s’assied où ?
who-sits-more = Les places des personnes restent libres jusqu’à ce que quelqu’un arrive par le lien.
seat-number = Place { $number }
a-person = une personne
bot-level = Robot : { $level }
levels = Comment jouent les robots
pace = Temps par coup
pace-none = Sans limite
pace-live = En direct : 10 minutes, plus 15 s par coup
pace-day = Un jour par coup
pace-week = Une semaine par coup
who-enters = Qui peut venir ?
enter-link = Toute personne qui a le lien
enter-open = Tout le monde : dans les tables ouvertes
undo-policy = Reprendre un coup
undo-consent = Libre si rien n’a été révélé ; ce que seuls les autres ont vu, s’ils sont d’accord
undo-own = Seulement si rien n’a été révélé
undo-never = Jamais
table-for = À quoi sert cette table ?
for-game = À une partie
for-practice = À s’entraîner
practice-table = Entraînement
practice-more = C’est une table d’entraînement : conseils et déductions sont libres, et un coup peut toujours être repris, même après avoir vu de nouvelles cartes.
what-if-table = Et si…
aids = Conseils et déductions
aids-yes = autorisés
aids-no = non autorisés
rulings = { $count ->
    [one] Une variante de règle
   *[other] { $count } variantes de règles
}
usual = (par défaut)
open-table = Ouvrir la table

## Before the game

coming-in = Vous arrivez à la table…
waiting-for = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
waiting-ready = La partie commence quand tout le monde est prêt.
free-seat = libre
sit-here = S’asseoir ici
is-ready = c’est bon
not-ready = pas encore
i-am-ready = C’est bon pour moi
wait-please = Un instant
stand-up = Se lever
share-title = Inviter quelqu’un
qr-code = Le lien en code QR
copy-link = Copier le lien
copied = Copié
send-link = Envoyer
no-such-table = Cette table n’existe pas.
not-known = Le serveur ne vous reconnaît plus. Passez par l’accueil pour revenir.
not-from-here = Cette table ne peut pas être ouverte depuis cette page.
not-shown = Cette table ne peut pas vous être montrée, car un problème est survenu. La partie continue.

## At the table

title-your-turn = ● À vous ·{" "}
your-turn-at = À vous : { $game }
the-board = Le plateau
game-over = La partie est finie.
all-answers = Réponses ({ $count })
take-back = Reprendre
really = { $what } : confirmez-vous ?
confirm = Oui
not-yet = Pas encore
connection-connecting = Connexion…
connection-open = Connexion établie
connection-lost = Connexion perdue, reconnexion…
connection-closed = Connexion fermée
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
asks-back = { $name } voudrait reprendre { $count ->
    [one] la dernière action
   *[other] les { $count } dernières actions
}.
agree = D’accord
disagree = Non
bot-for-you = Un robot joue pour vous.
i-am-back = Je suis de retour
paused = Cette table est en pause : un problème est survenu avec ses règles. La partie est enregistrée.
go-on = Essayer de continuer
rule = Règle { $rule }
rule-number = Règle
show = Voir
beside = Panneau latéral
tab-log = Journal
tab-chat = Discussion
tab-rules = Règles
tab-more = Plus
tab-know = Déductions
know-more = Ce que vous pouvez déduire de ce que vous voyez, et rien d’autre.
know-nothing = Il n’y a rien à déduire pour l’instant.
hint = Conseil
hint-coming = Réflexion…
hint-bot = Le robot { $bot } propose :
hint-chance = environ { $chance } de chances de gagner
hint-only = Il n’y a pas d’autre choix.
hint-rather = Plutôt que « { $label } » :
nothing-said = Aucun message pour l’instant.
say-something = Écrire un message
say = Envoyer
watches = (regarde)
silenced = Pour l’instant, seules les personnes qui jouent peuvent écrire.
hush = Seules les personnes qui jouent peuvent écrire
mute-title = Masquer
mute = Masquer { $name }
how-i-play = Mes préférences
set-sound = Jouer un son quand c’est à moi
set-confirm = Me demander de confirmer chaque réponse
set-notify = M’envoyer une notification quand c’est à moi
standing-title = Réponses automatiques
standing-more = Répondez une fois pour toutes à une question : la table ne vous attend plus.
ask-again = Me redemander
always = Toujours : { $what }
leave = Quitter la table
leave-more = Un robot joue à votre place jusqu’à votre retour.
fair-title = Le mélange est-il honnête ?
fair-commitment = Avant que quiconque s’assoie, le serveur a choisi un secret et publié son empreinte. Chaque place a ajouté ses propres nombres au hasard. À la fin de la partie, tout est révélé et tout le monde peut vérifier.
fair-told = Le secret correspond à son empreinte ; avec ce que chaque place a ajouté, il donne la graine de tous les mélanges. « chabudai verify » vérifie le fichier exporté sans réseau.
fair-promise = L’empreinte
fair-secret = Le secret
fair-entropy = Ce que chaque place a ajouté
fair-seed = La graine

## After the game

score = Le score
rematch = Revanche
go-rematch = Aller à la revanche
replay = Revoir
export = Exporter
perspective = Vu par
spectator = le public
what-if = Continuer à partir d’ici
try-again = Réessayer d’ici
to-start = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
run = Lecture
stop = Pause
step-of = { $at } sur { $last }

## Looking back

review = Analyse
review-title = Analyse de la partie
review-more = Un robot fort reprend chaque décision, avec des cartes cachées conformes à ce que chaque place savait. Cela prend une minute ou deux, et le résultat reste avec la table.
review-ask = Analyser cette partie
review-making = La partie est en cours d’analyse…
review-failed = L’analyse n’a pas pu être terminée. Réessayez.
review-curve = Chances de gagner
review-summary = { $name } : { $first } au départ, { $best } au mieux, { $worst } au pire, { $last } à la fin.
review-step = Action { $step }
review-turning = Tournants de la partie
review-steady = Aucun tour n’a changé grand-chose à lui seul.
review-turn = { $count ->
    [one] Action { $last }
   *[other] Actions { $first } à { $last }
} : de { $before } à { $after }
review-decisions = Décisions
review-agreed = Le robot { $bot } aurait fait de même dans { $same } décisions sur { $count }.
review-played = Joué
review-better = Le choix du robot
review-cost = Coût
review-cost-is = { $cost } ± { $error }
review-sure = certain
review-none-dear = Aucune décision n’était clairement une erreur.
review-all = Toutes les décisions où le robot diffère ({ $count })
review-ledger = Chance et habileté
review-ledger-more = De la part de chaque place au départ jusqu’au résultat ; la somme est exacte.
ledger-prior = La part de chaque place
ledger-deal = La donne
ledger-draws = Cartes et hasard
ledger-play = Ses propres décisions
ledger-others = Les décisions des autres
ledger-outcome = Résultat
review-made = Analyse du robot { $bot }, sur { $worlds } donnes possibles.
to-table = Retour à la table

## Account

account = Votre compte
save = Enregistrer
renamed = Votre nom est enregistré.
elsewhere = Sur vos autres appareils
elsewhere-more = Sans compte, vous n’existez que dans ce navigateur. Avec une clé d’accès ou un mot de passe, vous pouvez vous connecter sur tous vos appareils.
claimed-as = Vous vous connectez comme { $login }.
make-passkey = Créer une clé d’accès
use-passkey = Se connecter avec une clé d’accès
login = Identifiant
password = Mot de passe
present-password = Mot de passe actuel, si vous en changez
sign-in = Se connecter
claim = Garder ce compte avec ce mot de passe
claimed = Le compte est à vous : vous pouvez vous connecter partout avec lui.
signed-in = Bon retour !
signed-out = La session est fermée.
sign-out = Se déconnecter
research = Recherche
research-agree = Mes parties terminées peuvent servir à la recherche, sans mon nom
research-more = Vos coups peuvent alors être transmis, mais ni votre nom, ni vos messages, ni le moment où vous avez joué. Une partie ne sert que si tout le monde à la table a donné son accord. Vous pouvez changer d’avis, mais ce qui a déjà été transmis ne peut pas être repris.
research-yes = Merci ! Vos parties terminées peuvent servir.
research-no = Vos parties ne serviront pas.

## Games without a board of their own

my-answers = Vos réponses
really-this = Donner cette réponse ?
players = { $fewest ->
    [2] { $most ->
        [2] 2 joueurs
       *[other] 2–{ $most } joueurs
    }
   *[other] { $fewest }–{ $most } joueurs
}
no-rules = Ce jeu n’apporte pas de règles à lire ici.

## Watching what others do

since-title = Depuis votre dernier coup
since-changed = Ce que cela change pour vous
since-nothing = Il ne s’est rien passé depuis votre dernier coup.
since-by-itself = Ouvrir automatiquement après un long tour
next-scene = Suite
skip-scenes = Passer au présent
speed = Coups des autres
speed-calm = Posé
speed-normal = Normal
speed-quick = Rapide
speed-steps = Pas à pas
speed-instant = Sans pause
log-start = Avant le premier tour

## Words about bots, reviews and pages

level-random = hasard
level-novice = novice
level-adept = adepte
level-master = maître
skip-to-answers = Aller aux réponses
skip-to-content = Aller au contenu
aim = But
aim-title = Votre but
aim-close = Jouons !
set-aim = Me dire le but au début d’une partie
score-total = Total
you = Vous
score-winner = Gagne :
score-in-words = Le score en toutes lettres
result-fold = Replier le résultat
result-unfold = Montrer le résultat
decided-here = C’est ici que tout s’est joué.
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes }
set-retell = Raconter de soi-même un long tour des autres
learn = Apprendre
learn-title = Apprendre { $game }
learn-lessons = Leçons
learn-done = terminée
learn-go-on = Continuer
learn-back = Un pas en arrière
learn-restart = Recommencer
learn-skip = Passer cette leçon
learn-next = Leçon suivante : { $title }
learn-step = Étape { $step } sur { $steps }
learn-over = C’est tout pour cette leçon.
learn-all-over = Vous en savez assez : jouez une partie !
learn-rules = Les règles en disent plus :
learn-to-rules = Retour aux règles
learn-welcome = C’est votre première fois ? Quelques courtes leçons, jouées sur le vrai plateau, et vous connaissez le jeu.
progress = Ce que vous avez appris et gagné
progress-lessons = Leçons : { $done } sur { $count }
progress-wins = Victoires contre : { $levels }
guided-game = Jouer une première partie, avec un guide
guide = Le guide
guide-understood = Compris
guide-off = Ne plus rien expliquer à cette table

# Les règles

rules-title = Règles de { $game }
rules-contents = Sur cette page
rules-one-page = Le jeu en une page
rules-what-wins = Ce qui fait gagner
rules-learn = Apprendre en jouant
rules-play = Jouer maintenant
rules-all = Toutes les règles
rules-words = Les mots à connaître
rules-example = Exemple : { $title }
rules-try-it = Essayer
rules-try-this = Essayer : { $title }
rules-choice = À choisir quand vous ouvrez une table :
rules-usual = d’habitude

puzzles = Problèmes
puzzles-title = Problèmes de { $game }
puzzles-all-done = Vous avez fait tous les problèmes de ce genre.
puzzles-other = Choisir parmi tous les problèmes
puzzle = Problème
puzzle-of-the-day = Problème du jour
puzzle-level = Difficulté : { $level } sur 5
puzzle-level-choice = Difficulté
puzzle-any-level = Toute difficulté
puzzle-theme = Thème
puzzle-any-theme = Tous les thèmes
puzzle-before = Ce qui s’est passé avant
puzzle-show = Montrer la réponse
puzzle-skip = Passer
puzzle-next = Problème suivant
puzzle-retry = Réessayer
puzzle-answer = La réponse : { $answer }
puzzle-line = La suite possible
puzzle-worlds = Des donnes où elle a été essayée
puzzle-themes = Thèmes : { $themes }
puzzle-solved = Résolus : { $solved } sur { $count }.
puzzle-solved-before = Vous avez déjà résolu celui-ci.
puzzle-streak = { $days ->
    [one] Problème du jour : résolu une fois.
   *[other] Problème du jour : { $days } jours de suite.
}
