samurai-role-hidden = rôle caché
samurai-look-at = Regarder la place de { $name }
samurai-plays = joue
samurai-answers = répond
samurai-turn = son tour
samurai-winner = gagne
samurai-harmless = À terre
samurai-gift-benkei = difficulté +1
samurai-gift-chiyome = craint les Armes
samurai-gift-ginchiyo = 1 blessure en moins
samurai-gift-goemon = 1 Arme de plus
samurai-gift-hanzo = pare à l’Arme
samurai-gift-hideyoshi = pioche 1 de plus
samurai-gift-ieyasu = prend la défausse
samurai-gift-kojiro = atteint chacun
samurai-gift-musashi = 1 blessure de plus
samurai-gift-nobunaga = vie contre carte
samurai-gift-tomoe = touche et pioche
samurai-gift-ushiwaka = pioche si touché
samurai-points = { $honor } × { $times }{ $daimyo ->
    [0] {""}
   *[other] {" "}+ { $daimyo }
} = { $points }
samurai-seat = { $name } : { $character }, { $role }. Honneur { $honor }, vie { $resilience } sur { $full }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main.
samurai-seat-property = { $card } : { $count }.
samurai-seat-harmless = À terre.
samurai-difficulty = Difficulté { $total } : { $steps ->
    [one] { $steps } place
   *[other] { $steps } places
}{ $armor ->
    [0] {""}
   *[other] {" "}+ { $armor } Armure
}{ $benkei ->
    [0] {""}
   *[other] {" "}+ { $benkei } pour Benkei
}.
samurai-roles = Les rôles de cette table
samurai-role-count = { $role }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
samurai-role-worth = honneur ×{ $times }
samurai-deck = pioche { $count }
samurai-discard = défausse { $count }
samurai-browse = La défausse
samurai-box = Hors du jeu
samurai-wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}
samurai-hand = { $count ->
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
samurai-answers-bar = Vos réponses
samurai-release = Reposer
samurai-parry = Parer
samurai-aim = { $card } : sur qui ?
samurai-measure = { $card } : la difficulté pour atteindre chaque personne.
samurai-not-on = Pas sur { $name }. { $why }
samurai-discard-hint = { $count ->
    [one] Choisissez { $count } carte à défausser ({ $chosen } sur { $count }).
   *[other] Choisissez { $count } cartes à défausser ({ $chosen } sur { $count }).
}
samurai-discard-these = Défausser ces cartes
samurai-known = À coup sûr dans cette main
samurai-held = En main à la fin
samurai-struck = { $count ->
    [one] A frappé { $name } une fois.
   *[other] A frappé { $name } { $count } fois.
}
