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
reconstructed = Carte reconstituée : l’imprimée n’est pas connue avec certitude.
no-such-page = Cette page n’existe pas.
no-such-game = Ce jeu n’existe pas ici.

## The first page

welcome = Asseyez-vous et jouez
welcome-more = Trois jeux de cartes dont la table elle-même tient les règles. Ni compte ni attente : jouez contre des robots, ou envoyez un lien à vos amis.
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
no-open-tables = Personne n’attend de joueurs pour l’instant. Ouvrez une table et laissez les autres la trouver.
join-title = Rejoindre une table
join-more = Collez le lien que l’on vous a envoyé.
join = Rejoindre
open-file = Ouvrir une partie exportée
bad-file = Ce fichier ne contient pas de partie.
no-file = Aucune partie n’est plus ouverte sur cette page : rechoisissez son fichier à l’accueil.
waits-for-you = À vous
seats-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
phase-playing = en cours
phase-over = terminée
phase-paused = en pause
server-away = Le serveur ne répond pas. Il redémarre peut-être : réessayez dans un instant.

## Opening a table

how-many = Combien de joueurs ?
who-sits = Qui s’assied où ?
who-sits-more = Les places des personnes restent libres jusqu’à ce que quelqu’un vienne par le lien.
seat-number = Place { $number }
a-person = une personne
bot-level = Robot : { $level }
levels = Comment jouent les robots
pace = Combien de temps pour réfléchir ?
pace-none = Autant qu’on veut
pace-live = En direct : 10 minutes, 15 s par coup
pace-day = Un jour par coup
pace-week = Une semaine par coup
who-enters = Qui peut entrer ?
enter-link = Qui a le lien
enter-open = Tout le monde : table ouverte
undo-policy = Reprendre un coup
undo-consent = Librement si personne n’a rien appris, sinon avec l’accord de tous
undo-own = Seulement si personne n’a rien appris
undo-never = Jamais
aids = Conseils et mémoire
aids-yes = permis
aids-no = interdits
rulings = { $count ->
    [one] Une règle disputée
   *[other] { $count } règles disputées
}
usual = (usuel)
open-table = Ouvrir la table

## Before the game

coming-in = Vous entrez…
waiting-for = { $count ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $count } joueurs.
}
waiting-ready = La partie commence quand tout le monde est prêt.
free-seat = libre
sit-here = S’asseoir ici
is-ready = prêt
not-ready = pas encore prêt
i-am-ready = Je suis prêt
wait-please = Un instant
stand-up = Se lever
share-title = Inviter quelqu’un
qr-code = Le lien en code QR
copy-link = Copier le lien
copied = Copié
send-link = Envoyer
no-such-table = Cette table n’existe pas.
not-known = Le serveur ne vous connaît plus. Passez par l’accueil.
not-from-here = Cette table ne peut pas être ouverte depuis cette page.

## At the table

title-your-turn = ● À vous ·{" "}
your-turn-at = À vous : { $game }
the-board = Le plateau
game-over = La partie est terminée.
all-answers = Toutes les réponses ({ $count })
take-back = Reprendre
really = { $what } : vraiment ?
confirm = Oui
not-yet = Pas encore
connection-connecting = Connexion…
connection-open = Connecté
connection-lost = Connexion perdue, retour en cours…
connection-closed = Fermé
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
asks-back = { $name } demande à reprendre { $count ->
    [one] sa dernière action
   *[other] ses { $count } dernières actions
}.
agree = D’accord
disagree = Non
bot-for-you = Un robot joue pour vous.
i-am-back = Je suis de retour
paused = Cette table est en pause : ses règles ont rencontré un problème. Son journal est intact.
go-on = Essayer de reprendre
rule = Règle { $rule }
rule-number = Règle
show = Voir
beside = À côté de la table
tab-log = Journal
tab-chat = Paroles
tab-rules = Règles
tab-more = Plus
tab-know = Je sais
know-more = Ce qui découle de ce que vous voyez, et de rien d’autre.
know-nothing = Il n’y a rien ici que vous puissiez déduire.
hint = Conseil
hint-coming = Réflexion…
hint-bot = Le robot { $bot } dirait :
hint-why = { $share } de ses réflexions · environ { $chance } de chances de gagner
hint-only = Il n’y a pas d’autre choix.
hint-keeps = Il a réfléchi plus longtemps à autre chose, sans que ce soit nettement mieux.
hint-also = Il a aussi pensé à : { $moves }.
nothing-said = Personne n’a encore rien dit.
say-something = Dire quelque chose
say = Dire
mute-title = Faire taire
mute = Ne plus entendre { $name }
how-i-play = Comment j’aime jouer
set-sound = Un son quand c’est à moi
set-confirm = Demander avant chaque réponse
set-notify = Une notification quand c’est à moi
standing-title = Réponses permanentes
standing-more = Répondez une fois pour toutes à une question : la table ne vous attend plus.
ask-again = Me redemander
always = Toujours : { $what }
leave = Quitter la table
leave-more = Un robot joue à votre place jusqu’à votre retour.
fair-title = Le mélange est-il honnête ?
fair-commitment = Avant que quiconque s’assoie, le serveur a promis un secret par son empreinte. Chaque place ajoute son propre hasard. À la fin de la partie tout est dit, et chacun peut vérifier.
fair-told = Le secret correspond à la promesse ; avec l’apport de chaque place il donne la graine de tous les mélanges. « chabudai verify » vérifie le fichier exporté sans réseau.
fair-promise = La promesse
fair-secret = Le secret
fair-entropy = L’apport des places
fair-seed = La graine

## After the game

score = Le score
rematch = Revanche
go-rematch = Vers la revanche
replay = Revoir
export = Exporter
perspective = Vu par
spectator = un spectateur
what-if = Et si, à partir d’ici
to-start = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
run = Défiler
stop = Arrêter
step-of = { $at } sur { $last }

## Looking back

review = Analyse
review-title = Retour sur la partie
review-more = Un robot fort reprend chaque décision, dans des mondes conformes à ce que chaque place savait. Cela prend une minute ou deux, et reste avec la table.
review-ask = Revenir sur cette partie
review-making = La partie est en cours d’analyse…
review-failed = L’analyse n’a pas pu être terminée. Redemandez-la.
review-curve = Chances de gagner
review-summary = { $name } a commencé à { $first }, est monté à { $best } au mieux et descendu à { $worst } au pire, et a fini à { $last }.
review-step = Action { $step }
review-turning = Ce qui a fait tourner la partie
review-steady = Aucun tour n’a changé grand-chose à lui seul.
review-turn = { $count ->
    [one] Action { $last }
   *[other] Actions { $first } à { $last }
} : de { $before } à { $after }
review-decisions = Décisions
review-agreed = Le robot { $bot } aurait fait de même dans { $same } décisions sur { $count }.
review-played = Joué
review-better = Le robot
review-cost = Coût
review-cost-is = { $cost } ± { $error }
review-sure = sûrement
review-none-dear = Aucune décision n’a sûrement coûté quelque chose.
review-all = Toutes les décisions différentes ({ $count })
review-ledger = Chance et jeu
review-ledger-more = De la part de chacun au départ jusqu’au résultat ; la somme est exacte.
ledger-prior = La part de chacun
ledger-deal = La donne
ledger-draws = Cartes et hasard
ledger-play = Ses propres décisions
ledger-others = Les décisions des autres
ledger-outcome = Résultat
review-made = Regardée par le robot { $bot }, dans { $worlds } mondes.
to-table = À la table

## Account

account = Qui vous êtes
save = Enregistrer
renamed = C’est votre nom désormais.
elsewhere = La même personne ailleurs
elsewhere-more = Un invité vit dans ce navigateur. Avec une clé d’accès ou un mot de passe, vous êtes la même personne sur tous vos appareils.
claimed-as = Vous vous identifiez comme { $login }.
make-passkey = Créer une clé d’accès
use-passkey = Entrer avec une clé d’accès
login = Identifiant
password = Mot de passe
sign-in = Entrer
claim = Garder ce compte avec ce mot de passe
claimed = Le compte est à vous : entrez avec lui partout.
signed-in = Content de vous revoir.
signed-out = Vous êtes sorti.
sign-out = Sortir

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
