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
samurai-no-parry = You hold nothing to parry with.
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
samurai-attacks = attacks
samurai-harmless-words = { $why ->
    [cards] Harmless: with no card in hand nobody can attack them, Battle Cry and Jujutsu pass them by, and they do not count on the way to others.
   *[resilience] Harmless until their next turn: with no Resilience nobody can attack them, Battle Cry and Jujutsu pass them by, and they do not count on the way to others.
}
samurai-figures = Honor { $honor }, Resilience { $resilience } of { $full }, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}.
samurai-explain-honor = Honor: points at the end. Whoever has none left ends the game.
samurai-explain-resilience = Resilience: wounds take it. Losing the last point is a Defeat and costs 1 honor.
samurai-explain-known = { $count ->
    [one] You are sure of 1 card of this hand.
   *[other] You are sure of { $count } cards of this hand.
}
samurai-explain-property = { $count ->
    [one] { $card }: { $effect }
   *[other] { $card } ×{ $count }: { $effect }
}
samurai-explain-deck = { $count ->
    [one] 1 card left to draw. When the deck runs out, everybody loses 1 honor.
   *[other] { $count } cards left to draw. When the deck runs out, everybody loses 1 honor.
}
samurai-roles-button = Who wins with whom?
samurai-role-shogun = { $samurai ->
    [0] Seen by all; wins alone. Each honor counts { $times }.
   *[other] Seen by all; wins with the Samurai. Each honor counts { $times }.
}
samurai-role-samurai = Hidden; wins with the Shogun. Each honor counts { $times }.
samurai-role-ninja = { $stars ->
    [yes] Hidden; the Ninjas win together. Each honor counts { $doubled } for the Ninja with most stars, { $times } for any other.
   *[no] Hidden; the Ninjas win together. Each honor counts { $times }.
}
samurai-role-ronin = Hidden; wins alone. Each honor counts { $times }; Daimyo count nothing.
samurai-roles-ties = { $seats ->
    [3] Each Daimyo in hand counts 1 more. Ninjas win every tie. With three players nobody wins by being the last one standing.
   *[other] Each Daimyo in hand counts 1 more, except for the Ronin. Ninjas win every tie, the Shogun’s team wins one with the Ronin. The last player with any Resilience left wins at once for their team.
}
samurai-warn-ends = If it lands, the game ends.
samurai-warn-deadly = This ends the game by a blow at your own side: your team loses 3 points.
samurai-warn-friend-defeat = This can Defeat somebody on your own side.
samurai-warn-friend = This attacks your own side.
samurai-warn-friend-weak = This can Defeat somebody on your own side.
samurai-warn-deck = The deck runs out: everybody loses 1 honor.
samurai-warn-deck-end = The deck runs out, somebody loses their last honor, and the game ends.
samurai-warn-deck-me = The deck runs out: you lose your last honor, and the game ends.
