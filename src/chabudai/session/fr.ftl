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

branched = { $step ->
    [0] C’est un « et si… » : la partie commence par la donne d’une autre.
   *[other] C’est un « et si… » : la partie continue après le coup { $step } d’une autre. Ce qui s’y est passé avant :
}
