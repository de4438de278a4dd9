# What is said about a match, whatever the game.

took-back = { $seat_is ->
    [you] You take back { $actions ->
        [one] a move
       *[other] { $actions } moves
    }.
   *[other] { $seat } takes back { $actions ->
        [one] a move
       *[other] { $actions } moves
    }.
}

branched = { $step ->
    [0] This is a what-if: it starts with the deal of another game.
   *[other] This is a what-if: it goes on after move { $step } of another game. What happened there before:
}
