# Ce qui se dit d’une partie, quel que soit le jeu.

took-back = { $seat_is ->
    [you] Vous reprenez { $actions ->
        [one] un coup
       *[other] { $actions } coups
    }.
   *[other] { $seat } reprend { $actions ->
        [one] un coup
       *[other] { $actions } coups
    }.
}

for-practice = Cette partie est un entraînement : conseils, déductions et coups repris y sont libres.

branched = { $step ->
    [0] C’est un « et si… » : la partie commence par la donne d’une autre.
   *[other] C’est un « et si… » : la partie continue après le coup { $step } d’une autre. Ce qui s’y est passé avant :
}

# Ce qui parle pour une autre action, quand un jeu ne compare pas les deux.
other-reason = Plutôt que « { $label } » : { $reason }
same-for-now = Sur le moment, les deux rapportent autant ; la différence se voit plus tard dans la partie.
