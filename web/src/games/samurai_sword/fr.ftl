samurai-role-hidden = rôle caché
samurai-look-at = Regarder la place où joue { $name }
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
samurai-no-parry = Vous n’avez rien pour parer.
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
samurai-attacks = attaque
samurai-harmless-words = { $why ->
    [cards] À terre : sans carte en main, on ne peut pas l’attaquer, Cri de guerre et Ju Jitsu passent à côté, et sa place ne compte pas sur le chemin vers les autres.
   *[resilience] À terre jusqu’à son prochain tour : sans point de vie, on ne peut pas l’attaquer, Cri de guerre et Ju Jitsu passent à côté, et sa place ne compte pas sur le chemin vers les autres.
}
samurai-figures = Honneur { $honor }, vie { $resilience } sur { $full }, { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}.
samurai-explain-honor = Honneur : des points à la fin. Qui n’en a plus met fin à la partie.
samurai-explain-resilience = Vie : les blessures la prennent. Perdre le dernier point est une défaite et coûte 1 point d’honneur.
samurai-explain-known = { $count ->
    [one] Vous connaissez { $count } carte de cette main.
   *[other] Vous connaissez { $count } cartes de cette main.
}
samurai-explain-property = { $count ->
    [one] { $card } : { $effect }
   *[other] { $card } ×{ $count } : { $effect }
}
samurai-explain-deck = { $count ->
    [one] Il reste { $count } carte à piocher. Quand la pioche est vide, tout le monde perd 1 point d’honneur.
   *[other] Il reste { $count } cartes à piocher. Quand la pioche est vide, tout le monde perd 1 point d’honneur.
}
samurai-roles-button = Qui gagne avec qui ?
samurai-role-shogun = { $samurai ->
    [0] À découvert ; gagne sans aide. Chaque point d’honneur compte { $times }.
   *[other] À découvert ; gagne avec les Samouraïs. Chaque point d’honneur compte { $times }.
}
samurai-role-samurai = Secret ; gagne avec le Shogun. Chaque point d’honneur compte { $times }.
samurai-role-ninja = { $stars ->
    [yes] Secret ; les Ninjas gagnent ensemble. Chaque point d’honneur compte { $doubled } pour le Ninja qui a le plus d’étoiles, { $times } pour tout autre.
   *[no] Secret ; les Ninjas gagnent ensemble. Chaque point d’honneur compte { $times }.
}
samurai-role-ronin = Secret ; gagne en solitaire. Chaque point d’honneur compte { $times } ; les Daimyo ne comptent pas.
samurai-roles-ties = { $seats ->
    [3] Chaque Daimyo en main compte 1 de plus. Les Ninjas gagnent toutes les égalités. À trois, rester la dernière personne en vie ne fait pas gagner.
   *[other] Chaque Daimyo en main compte 1 de plus, sauf pour le Ronin. Les Ninjas gagnent toutes les égalités, l’équipe du Shogun gagne à égalité avec le Ronin. La dernière personne en vie fait gagner son équipe aussitôt.
}
samurai-warn-ends = Si l’attaque porte, la partie finit.
samurai-warn-deadly = Cela finit la partie par un coup contre votre camp : votre équipe perd 3 points.
samurai-warn-friend-defeat = Cela peut causer une défaite dans votre propre camp.
samurai-warn-friend = Cela attaque votre propre camp.
samurai-warn-friend-weak = Cela peut causer une défaite dans votre propre camp.
samurai-warn-deck = La pioche se vide : tout le monde perd 1 point d’honneur.
samurai-warn-deck-end = La pioche se vide, quelqu’un perd son dernier honneur, et la partie finit.
samurai-warn-deck-me = La pioche se vide : vous perdez votre dernier honneur, et la partie finit.
