samurai-role-hidden = hidden role
samurai-look-at = Look at { $name }’s seat
samurai-plays = plays
samurai-answers = answers
samurai-turn = turn
samurai-winner = wins
samurai-harmless = Harmless
samurai-gift-benkei = +1 Difficulty
samurai-gift-chiyome = only Weapons hurt
samurai-gift-ginchiyo = 1 wound less
samurai-gift-goemon = 1 more Weapon
samurai-gift-hanzo = Weapons parry
samurai-gift-hideyoshi = draws 1 more
samurai-gift-ieyasu = takes discards
samurai-gift-kojiro = reaches all
samurai-gift-musashi = 1 more wound
samurai-gift-nobunaga = life for cards
samurai-gift-tomoe = hits draw cards
samurai-gift-ushiwaka = draws when hit
samurai-points = { $honor } × { $times }{ $daimyo ->
    [0] {""}
   *[other] {" "}+ { $daimyo }
} = { $points }
samurai-seat = { $name }: { $character }, { $role }. Honor { $honor }, Resilience { $resilience } of { $full }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
samurai-seat-property = { $card }: { $count }.
samurai-seat-harmless = Harmless.
samurai-difficulty = Difficulty { $total }: { $steps ->
    [one] 1 seat
   *[other] { $steps } seats
}{ $armor ->
    [0] {""}
   *[other] {" "}+ { $armor } Armor
}{ $benkei ->
    [0] {""}
   *[other] {" "}+ { $benkei } for Benkei
}.
samurai-roles = The roles at this table
samurai-role-count = { $role }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
samurai-role-worth = honor ×{ $times }
samurai-deck = deck { $count }
samurai-discard = discards { $count }
samurai-browse = The discard pile
samurai-box = Out of the game
samurai-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
samurai-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
samurai-answers-bar = Your answers
samurai-release = Put back
samurai-parry = Parry
samurai-aim = { $card }: on whom?
samurai-measure = { $card }: how hard everybody is to reach.
samurai-not-on = Not on { $name }. { $why }
samurai-discard-hint = { $count ->
    [one] Choose 1 card to discard ({ $chosen } of { $count }).
   *[other] Choose { $count } cards to discard ({ $chosen } of { $count }).
}
samurai-discard-these = Discard these
samurai-known = Definitely in this hand
samurai-held = In hand at the end
samurai-struck = { $count ->
    [one] Struck { $name } once.
   *[other] Struck { $name } { $count } times.
}
