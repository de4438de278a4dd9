kodama-caterpillar = chenille
kodama-cloud = nuage
kodama-firefly = luciole
kodama-flower = fleur
kodama-mushroom = champignon
kodama-star = étoile
kodama-trunk = le tronc
kodama-small-trunk = tronc
kodama-card = la carte { $card }
kodama-branch = Carte { $card } : { $features }
kodama-face-down = une carte face cachée
kodama-splitter = Partage
kodama-chooser = Choix
kodama-ready = c’est décidé
kodama-season = { $season ->
    [spring] Printemps
    [summer] Été
   *[other] Automne
}, manche { $round } sur 4
kodama-cap = { $cap } points au plus par carte
kodama-deck = pioche { $count }
kodama-discard = défausse { $count }
kodama-supply = Jetons Esprit près de la pioche
kodama-track = Points : { $scores }
kodama-closer = Agrandir
kodama-farther = Réduire
kodama-whole-tree = L’arbre entier
kodama-tree-of = Arbre : { $name }
kodama-show-tree = Montrer l’autre arbre ({ $name }, { $points } points)
kodama-tree-trunk = Tronc : { $features }
kodama-tree-card = { $card } sur { $on } : { $features }
kodama-with-token = { $feature } (jeton Esprit)
kodama-without-token = { $feature }
kodama-hand = Vos Kodama
kodama-worth = { $card } : { $points } maintenant. { $rule }
kodama-score-this = Marquer { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kodama-score-hint = Quel Kodama marque cette saison ?
kodama-place-hint = Prenez une carte : glissez-la sur votre arbre, ou choisissez-la.
kodama-nothing-fits = Aucune de vos cartes ne trouve de place. Laquelle laissez-vous, pour réclamer un jeton ?
kodama-leave = Laisser la carte { $card }
kodama-lay-here = Poser ici
kodama-why-not = Pourquoi pas ?
kodama-turn-left = Tourner à gauche
kodama-turn-right = Tourner à droite
kodama-put-back = Reposer
kodama-parents = Où elle peut pousser, avec ses points
kodama-on-parent = Là où il y a le plus de place sur { $on } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}et { $bonus } du décret
}
kodama-fits = { $points ->
    [0] Elle tient sur { $on }, sans rapporter de points
    [one] Elle tient sur { $on } : { $points } point
   *[other] Elle tient sur { $on } : { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}et { $bonus } du décret
}
kodama-no-bark = Ici, la branche ne rejoint aucune écorce.
kodama-touches-none = Elle ne touche aucune carte de votre arbre.
kodama-touches-several = Elle touche { $cards }, mais ne doit en toucher qu’une.
kodama-covers = Elle recouvre : { $features }.
kodama-covers-many = Elle recouvre { $count } motifs.
kodama-feature-on = { $feature } sur { $card }
kodama-off-table = Elle dépasse le bord de la table.
kodama-over-cap = { $points } > { $cap } : trop de points pour une carte.
kodama-alone = Une carte
kodama-pair = Deux cartes
kodama-revealed = Révélées
kodama-draft-hand = Vos branches
kodama-will-hide = sera face cachée
kodama-most-title = Le plus qu’elle pourrait rapporter, s’il y avait de la place partout
kodama-most = vous { $mine }, { $name } { $theirs }
kodama-do-choose = { $pile ->
    [one] Prendre la carte seule
   *[other] Prendre la paire
}
kodama-hint-hide = Quelle carte posez-vous face cachée ?
kodama-hint-split = Choisissez la carte à poser ici
kodama-hint-draft = Prenez une carte ; vous passez le reste.
kodama-leftover = restante
kodama-claim = Prendre le jeton { $feature }
kodama-claim-from = Prendre à { $name } le jeton { $feature }
kodama-claim-from-you = Prendre le jeton { $feature } de votre arbre
kodama-claim-hint = Ou glissez un jeton directement sur un motif de votre arbre.
kodama-pass = Pas de second jeton
kodama-put-hint = Touchez un motif marqué de votre arbre, ou sa lettre ici.
kodama-put-over = { $over } sur { $card }
kodama-put-over-for = { $over } sur { $card } (Kodama { $kodama })
kodama-slots = Motifs de votre arbre
kodama-keepsake = Les deux arbres, côte à côte
kodama-keep-svg = En dessin (SVG)
kodama-keep-png = En image (PNG)
kodama-keys = Déplacez la carte avec les flèches, tournez-la avec Q et E. Avec Maj : un dixième de millimètre, ou un degré.
kodama-keep = Enregistrer les deux arbres en image :
kodama-known = À coup sûr dans cette main
kodama-decree = Décret de la saison
kodama-score-means = { $score } points : { $growing } pour la pousse, { $decrees } des décrets, { $kodama } des Kodama.
kodama-trunk-means = Le motif de ce tronc : { $feature }. L’arbre le montre { $count } fois, ce qui départage une égalité à la fin.
kodama-splitter-means = Partage les trois cartes de cette manche en deux piles.
kodama-chooser-means = Prend l’une des deux piles de cette manche.
kodama-ready-means = C’est décidé ; on le montre quand les deux réponses sont là.
kodama-scored-means = { $card } a marqué { $points } ({ $season ->
    [spring] printemps
    [summer] été
   *[other] automne
}).
kodama-season-means = { $season ->
    [spring] Printemps
    [summer] Été
   *[other] Automne
}, manche { $round } sur 4. Après la quatrième manche, un Kodama marque de chaque côté ; après l’automne, la partie est finie.
kodama-supply-means = Jetons Esprit à côté de la pioche. Qui a la carte seule en prend un, ici ou sur l’autre arbre.
kodama-deck-means = Il reste { $count } branches ; on en révèle trois par manche.
kodama-track-lead = { $scores }. En tête de { $lead } : { $name }.
kodama-track-level = { $scores }. Égalité.
kodama-warn-nothing = Il ne marque rien maintenant, et un autre de vos Kodama marquerait { $most }. Un Kodama marqué ne sert plus.
kodama-warn-less = Vos Kodama vaudraient { $points } de moins.
