kodama-caterpillar = chenille
kodama-cloud = nuage
kodama-firefly = luciole
kodama-flower = fleur
kodama-mushroom = champignon
kodama-star = étoile
kodama-trunk = le tronc
kodama-small-trunk = tronc
kodama-card = n° { $card }
kodama-branch = Branche n° { $card } : { $features }
kodama-face-down = une carte face cachée
kodama-splitter = Partage
kodama-chooser = Choix
kodama-ready = choisi
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
kodama-tree-of = L’arbre de { $name }
kodama-show-tree = Montrer l’arbre de { $name } : { $points } points
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
kodama-score-hint = Choisissez le Kodama à marquer cette saison.
kodama-place-hint = Prenez une carte : glissez-la sur votre arbre, ou choisissez-la.
kodama-nothing-fits = Aucune de vos cartes ne trouve de place. Laquelle laissez-vous, pour réclamer un jeton ?
kodama-leave = Laisser la n° { $card }
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
kodama-split-hint = Déposez une carte ici
kodama-will-hide = sera face cachée
kodama-most-title = Le plus qu’elle pourrait rapporter, s’il y avait de la place partout
kodama-most = vous { $mine }, { $name } { $theirs }
kodama-take-one = Cette carte
kodama-take-two = Ces deux-là
kodama-do-hide = Poser la n° { $card } face cachée
kodama-do-split = Partager : n° { $card } seule
kodama-do-draft = Prendre la n° { $card }
kodama-do-choose = { $pile ->
    [one] Prendre la carte seule
   *[other] Prendre la paire
}
kodama-hint-hide = Quelle carte posez-vous face cachée ?
kodama-hint-split = Quelle carte reste seule ? Glissez-la à part, ou choisissez-la.
kodama-hint-choose = Quelle pile prenez-vous ?
kodama-hint-draft = Prenez une carte ; vous passez le reste.
kodama-leftover = restante
kodama-claim = Réclamer le jeton { $feature }
kodama-claim-from = Réclamer le jeton { $feature } sur l’arbre de { $name }
kodama-claim-hint = Choisissez un jeton, ou glissez-le sur un motif de votre arbre.
kodama-pass = Pas de second jeton
kodama-put-hint = Glissez le jeton sur un motif de votre arbre, ou choisissez-en un.
kodama-put-here = Poser le jeton ici
kodama-put-over = { $over } sur { $card }
kodama-put-over-for = { $over } sur { $card } (Kodama { $kodama })
kodama-slots = Motifs de votre arbre
kodama-keepsake = Les deux arbres, côte à côte
kodama-keep-svg = En dessin (SVG)
kodama-keep-png = En image (PNG)
kodama-keys = Déplacez la carte avec les flèches, tournez-la avec Q et E. Avec Maj : un dixième de millimètre, ou un degré.
kodama-keep = Enregistrer les deux arbres en image :
kodama-known = À coup sûr dans cette main
