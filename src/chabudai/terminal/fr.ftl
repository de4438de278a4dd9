# Ce que dit le terminal, quel que soit le jeu.

# Les gens et les places

guest = Invité
somebody = Place { $seat }
bad-name = Un nom a de 1 à { $longest } caractères, sans parenthèses ni virgules, pas « { $name } ».
same-names = Deux personnes ne peuvent pas porter le même nom : { $names }.
same-bots = Ces bots ont le même nom, on ne peut pas les distinguer : { $names }.
too-many-bots = { $bots } robots, c’est trop pour { $seats ->
    [one] 1 place libre
   *[other] { $seats } places libres
}.
too-many-people = { $people } personnes ne peuvent pas se partager { $seats } places.
no-such-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
not-whole = { $name } attend un nombre entier, pas « { $word } ».
bad-pace = --pace attend de 0 à 60 secondes, pas « { $word } ».
bad-speed = --speed attend { $allowed }, pas « { $word } ».

# Les fichiers

no-file = Le fichier { $path } ne peut pas être lu.
file-exists = Il y a déjà un fichier { $path } ; rien n’a été écrit.
not-kept = La partie ne peut pas être enregistrée dans { $path }.
nothing-kept = Il n’y a pas de partie en cours dans { $folder }.
left-game = { $game } avec { $names } ({ $when })
kept = Votre partie est enregistrée. Pour la reprendre : { $command } terminal --resume { $path }
copied = La partie est enregistrée dans { $path }.
goodbye = Au revoir.
recorded =
    Cette partie est enregistrée dans { $path }
    Pour la revoir : { $command } replay { $path }
    Pour la vérifier : { $command } verify { $path }
    Pour l’analyser, avec de meilleurs coups, la chance et l’habileté : { $command } review { $path }

# Les questions

ask-game = Quel jeu ? [1]
ask-terms = { $game }. Appuyez sur Entrée pour prendre ce qui est entre crochets.
ask-seats = À combien jouez-vous, de { $fewest } à { $most } ? [{ $usual }]
ask-name = Votre nom ? [{ $usual }]
ask-bots = Contre quels robots ? [{ $usual }]
ask-reading = Quelle variante ? [{ $usual }]
choose-among = Choisissez parmi { $allowed }, pas « { $word } ».
no-such-number = Il n’y a pas de numéro { $number } : choisissez de 1 à { $most }.
pass-screen = Passez l’écran à { $name }, puis appuyez sur Entrée.
your-move = >
words-unknown = « { $words } » n’est pas un coup possible maintenant. Choisissez un numéro de 1 à { $most }, ou les mots de la liste.
words-near = « { $words } » n’est pas un coup possible maintenant. Vouliez-vous dire { $moves } ?
words-ambiguous = « { $words } » peut désigner plusieurs coups : { $moves }.
is-allowed = « { $token } » est permis.
no-undo = Ce coup ne peut pas être repris : quelqu’un a répondu depuis, ou quelque chose de caché a été vu.
practice-game = Partie d’entraînement : conseils, déductions et coups repris sont libres, même après avoir vu une carte.
again-from = Cela reprend une autre partie au coup { $move }, pour s’entraîner.
no-such-move = Cette partie a des coups de 1 à { $last }, pas { $move }.
you = vous
recap-title = Depuis votre dernier coup
recap-change = Depuis votre dernier coup :
recap-nothing = Il ne s’est rien passé depuis votre dernier coup.
preview-nothing = On ne peut pas voir d’avance ce que ce coup apporte.
choose-speed = Choisissez comment montrer les tours des autres : calme, normale, rapide, pas (à pas) ou sans (pause), comme dans « vitesse calme ».
next-step = (Entrée : suite)
score-total = Total
no-such-rule = Il n’y a pas de règle { $rule }.
no-such-word = Aucune carte ni règle ne parle de « { $word } ».
more-cards = … et { $count } autres cartes.
card-is = { $card } ({ $kind }) : { $about }
plain-help = Tapez un numéro, les mots entre crochets ou ceux de la liste. Vous pouvez aussi taper : but (ce qui fait gagner), récapitulatif (depuis votre dernier coup), ? MOT (une carte, un mot ou une règle : ? R6), voir NUMÉRO (ce que ferait un coup), pourquoi MOTS, règles, déductions (ce que vous pouvez déduire), conseil (ce que ferait un robot fort), vitesse MOT (calme, normale, rapide, pas, sans), reprendre, enregistrer FICHIER, quitter.

# Les aides

know-nothing = Il n’y a rien à déduire pour l’instant.
hint-coming = Réflexion…
hint-is = Le robot { $bot } jouerait : { $label }{ $chance ->
    [-1] .
   *[other] {" "}(environ { $chance } % de chances de gagner).
}
hint-rather = Plutôt que : { $label }.

# Les parties enregistrées

sound = Cette partie enregistrée est valide : { $game }, version { $rules } des règles, { $seats } places ({ $names }), { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, somme de contrôle { $check }.
not-over = La partie n’est pas encore finie.
replay-title = { $game } : { $names }, vue par { $eyes }
no-such-watcher = --seat attend une place de 0 à { $last }, spectator ou all, pas « { $word } ».
watcher-all = tout le monde
watcher-spectator = le public

# Les touches

key-hint = Conseil
key-know = Déduire
key-undo = Reprendre
key-language = Français
key-light = Clair/sombre
key-leave = Quitter
key-look = Voir la table
key-back = Retour
type-here = tapez un numéro, de 1 à { $most }, ou des mots, puis Entrée
wait-here = les autres jouent ; Entrée pour en venir à vous
over-here = la partie est finie ; Entrée montre le score
step-here = les autres jouent ; Entrée pour la suite, Échap pour en venir à vous
look-up-here = cherchez une carte, un mot ou une règle, comme R6
key-look-up = Chercher
key-recap = Récap
key-aim = But
key-enlarge = Table
aim-title = Ce qui vous fait gagner
chosen-cards = ✓ choisies : { $cards }
no-rules = Ce jeu n’a pas de règles écrites.
rules-more = Toutes les règles, avec des exemples et les décisions : { $command } rules { $game } --all. Une seule règle : --rule R6. Apprendre en jouant : { $command } learn { $game }
key-step = Étape
key-turn = Tour
key-eyes = Point de vue
replay-place = Étape { $step } sur { $last }, tour { $turn } sur { $turns }, vue par { $eyes }

# Le menu

menu-new = Nouvelle partie
menu-left = Parties en cours
menu-game = Jeu
menu-seats = Joueurs
menu-name = Votre nom
menu-bots = Robots
menu-start = Commencer
menu-rules = Variantes de règles
key-next = Suivant

# Aide

screen-help = Choisissez avec ↑↓ et Entrée, un clic, un numéro ou les mots de la liste, entiers. Tab agrandit la table, PgPréc PgSuiv la font défiler, Ctrl ↑↓ le journal. « vitesse calme » montre plus lentement les tours des autres. Ctrl Z reprend un coup, Ctrl Q quitte ; votre partie est toujours enregistrée.

# Leçons

no-lessons = Il n’y a pas encore de leçons pour { $game }.
no-examples = Il n’y a pas d’exemple pour { $rule } ici.
lesson-step = Étape { $step } sur { $of }
lesson-read = (Entrée pour continuer)
lesson-over = C’est tout pour cette leçon. Les règles en disent plus : { $command } rules, { $rules }.
lessons-over = C’était la dernière leçon : vous en savez assez pour jouer. Pour une première partie avec un guide : { $command } learn { $game } --guided
first-win = Votre première victoire contre des robots de ce niveau : { $level }.
lessons-left = Vous pouvez reprendre ici quand vous voulez : { $command } learn { $game }
lesson-help = Tapez un numéro, les mots entre crochets ou ceux de la liste. Vous pouvez aussi taper : retour (une étape), recommencer (depuis le début), sauter (à la leçon suivante), ? MOT (une carte, un mot ou une règle : ? R6), règles, quitter.

puzzle-title = Problème { $name } · { $level }
puzzle-nobody = Personne ne s’appelle « { $words } » ici : tapez un nom ou un numéro de la liste.
puzzle-streak = { $days ->
    [one] Le problème du jour est résolu.
   *[other] Le problème du jour est résolu : { $days } jours de suite.
}
puzzle-answer = La réponse : { $answer }
puzzle-line = La suite possible, jouée par des robots forts :
puzzle-world = Une donne possible ({ $number }) :
puzzle-themes = Thèmes : { $themes }.
puzzles-left = Il y en a d’autres : { $command } puzzles { $game }
puzzle-help = Tapez un numéro, les mots entre crochets ou ceux de la liste. Vous pouvez aussi taper : montrer (la réponse), sauter (au problème suivant), ? MOT (une carte, un mot ou une règle : ? R6), règles, quitter.
