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

for-practice = This game is for practice: hints, insights and taking back are free.

branched = { $step ->
    [0] This is a what-if: it starts with the deal of another game.
   *[other] This is a what-if: it goes on after move { $step } of another game. What happened there before:
}

# What speaks for another action, where a game does not compare the two.
other-reason = Rather than “{ $label }”: { $reason }
same-for-now = At once both bring the same; what differs shows later in the game.
