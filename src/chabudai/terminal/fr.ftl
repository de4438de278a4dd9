# Ce que dit le terminal, quel que soit le jeu.

# Les gens et les places

guest = Invité
somebody = Place { $seat }
bad-name = Un nom a de 1 à { $longest } lettres, sans parenthèses ni virgules, pas « { $name } ».
same-names = Deux personnes ne peuvent pas porter le même nom : { $names }.
too-many-bots = { $bots } robots, c’est trop pour { $seats ->
    [one] 1 place libre
   *[other] { $seats } places libres
}.
too-many-people = { $people } personnes ne peuvent pas se partager { $seats } places.
no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
not-whole = { $name } attend un nombre entier, pas « { $word } ».
bad-pace = --pace attend de 0 à 60 secondes, pas « { $word } ».

# Les fichiers

no-file = Le fichier { $path } ne peut pas être lu.
file-exists = Il y a déjà un fichier { $path } ; rien n’a été écrit.
not-kept = La partie ne peut pas être écrite dans { $path }.
nothing-kept = Aucune partie en cours n’est gardée dans { $folder }.
left-game = { $game } avec { $names } ({ $when })
kept = La partie est gardée. Pour la reprendre : { $command } terminal --resume { $path }
copied = La partie est gardée dans { $path }.
goodbye = Au revoir.
recorded =
    Cette partie est gardée dans { $path }
    Pour la revoir : { $command } replay { $path }
    Pour la vérifier : { $command } verify { $path }
    Pour y revenir, avec des conseils : { $command } review { $path }

# Les questions

ask-game = Laquelle ? [1]
ask-terms = { $game }. Entrée prend ce qui est entre crochets.
ask-seats = Combien de joueurs, de { $fewest } à { $most } ? [{ $usual }]
ask-name = Votre nom ? [{ $usual }]
ask-bots = Contre quels robots ? [{ $usual }]
ask-reading = Quelle lecture ? [{ $usual }]
choose-among = Cela peut valoir { $allowed }, pas « { $word } ».
no-such-number = Il n’y a pas de numéro { $number } ; ils vont de 1 à { $most }.
pass-screen = Passez l’écran à { $name }, puis appuyez sur Entrée.
your-move = >
is-allowed = « { $token } » est permis.
no-undo = Cela ne peut pas être repris : quelqu’un a répondu, ou une chose cachée a été vue.
undone = Repris.
no-such-rule = Il n’y a pas de règle { $rule }.
plain-help = Répondez par un numéro ou par les mots entre crochets. Aussi : ? RÈGLE (comme ? R6), why MOTS, rules, know (ce qu’on peut déduire), hint (ce que ferait un robot fort), undo, save FICHIER, quit.

# Les aides

know-nothing = Il n’y a rien ici que vous puissiez déduire.
hint-coming = Réflexion…
hint-is = Le robot { $bot } jouerait : { $label } ({ $share } % de ses réflexions ; environ { $chance } % de chances de gagner).
hint-plain = Le robot { $bot } jouerait : { $label }.
hint-also = Il a aussi pensé à : { $moves }.

# Les parties enregistrées

sound = Cette partie est en ordre : { $game }, version { $rules } des règles, { $seats } places ({ $names }), { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, contrôle { $check }.
not-over = La partie n’est pas finie.
replay-title = { $game } : { $names }, vue par { $eyes }
no-such-watcher = --seat attend une place de 0 à { $last }, spectator ou all, pas « { $word } ».
watcher-all = tous à la fois
watcher-spectator = un spectateur

# Les touches

key-rules = règles
key-hint = conseil
key-know = je sais
key-undo = reprendre
key-language = français
key-light = lumière
key-leave = partir
key-look = revoir la table
key-back = retour
type-here = tapez un numéro ou des mots, Entrée joue
wait-here = les autres jouent ; Entrée les presse
no-rules = Ce jeu n’a pas apporté de règles écrites.
key-step = étape
key-turn = tour
key-eyes = regard
replay-place = Étape { $step } sur { $last }, tour { $turn } sur { $turns }, vue par { $eyes }

# Le menu

menu-new = Une nouvelle partie
menu-left = Parties en cours
menu-game = Jeu
menu-seats = Joueurs
menu-name = Votre nom
menu-bots = Robots
menu-start = S’asseoir
menu-rules = Règles discutées
key-next = suivant

# Aide

screen-help = ↑↓ et Entrée, un clic, un numéro ou des mots choisissent. PgPréc PgSuiv font défiler la table, Ctrl ↑↓ le journal. Ctrl Z reprend, Ctrl Q quitte ; la partie est toujours gardée.
