# Ce que dit Samurai Sword. Les places portent des noms de gens ; les noms des cartes viennent du paquet.

title = Samurai Sword
pitch = Des rôles cachés autour d’une table : frappez qui est à votre portée, parez si vous pouvez, et devinez à temps qui est de votre côté.
minutes = 30–60

# Petits mots

the-weapon = { $key ->
    [naginata] la { $card }
   *[other] le { $card }
}
copies-of = { $count } × { $card }
and-the-last = { $first } et { $last }
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}

# Rôles et équipes

role-shogun = Shogun
role-samurai = Samouraï
role-ninja-1 = Ninja ★
role-ninja-2 = Ninja ★★
role-ninja-3 = Ninja ★★★
role-ronin = Ronin
team-shogun = Équipe du Shogun
team-ninja = Ninjas
team-ronin = Ronin

# Ce qui s’est passé

event-dealt = Les cartes sont distribuées. { $shogun } a le rôle de Shogun et commence.
event-turn = C’est à { $seat } de jouer.
event-recovered = { $seat } récupère : { $left } points de vie.
event-drew = { $seat } pioche { cards }.
event-drew-seen = { $seat } pioche { cards } : { $cards }.
event-took = { $seat } prend { $card } dans la défausse.
event-flipped = Code du bushido : { $seat } retourne { $card }.
event-bushido_passed = Le Code du bushido passe à { $to }.
event-bushido_lost = { $lost ->
    [0] { $seat } défausse le Code du bushido sans perdre d’honneur, comme tout Shogun dans une partie à trois.
   *[other] { $seat } perd 1 point d’honneur et défausse le Code du bushido (honneur restant : { $left }).
}
event-struck = { $seat } attaque { $target } avec { $weapon }.
event-parried = { $key ->
    [parry] { $seat } pare.
   *[other] { $seat } pare avec { $weapon }.
}
event-wounded = { $seat } subit { wounds } (vie restante : { $left }).
event-defeated = { $seat } subit une défaite et remet 1 point d’honneur à { $by } (honneur : { $seat } { $left }, { $by } { $gained }).
event-played = { $seat } joue { $card }.
event-played-breathing = { $seat } joue { $card } et retrouve toute sa vie ; { $target } reçoit une carte.
event-played-bushido = { $itself ->
    [yes] { $seat } pose { $card } devant sa propre place.
   *[no] { $seat } pose { $card } devant { $target }.
}
event-played-diversion = { $seat } joue { $card } contre { $target }.
event-played-geisha = { $itself ->
    [yes] { $seat } joue { $card } sur un de ses propres permanents.
   *[no] { $seat } joue { $card } contre { $target }.
}
event-gave = { $seat } cède { $weapon }.
event-diverted = { $seat } prend une carte à { $target }.
event-diverted-seen = { $seat } prend { $card } à { $target }.
event-dismissed = { $from ->
    [hand] { $seat } perd une carte de sa main, au hasard : { $card }.
   *[play] { $seat } perd un permanent : { $card }.
}
event-discarded = { $seat } défausse { $cards }.
event-reshuffled = La pioche est vide : la défausse devient une nouvelle pioche, et tout le monde perd 1 point d’honneur ({ $honor }).
event-spent = { $seat } dépense 1 point de vie pour piocher une carte (vie restante : { $left }).
event-ended = La partie est finie : { cause }.

cause = { $cause ->
    [defeat] une défaite y a mis fin
    [deck] la pioche s’est vidée et a pris le dernier honneur de quelqu’un
    [bushido] le Code du bushido a pris le dernier honneur de quelqu’un
   *[swordmaster] une seule personne a encore des points de vie
}

# Ce que fait une action

label-end = Finir le tour
label-spend = Dépenser 1 point de vie pour piocher 1 carte
label-take = Subir { wounds }
label-parry = Parer
label-parry-with = Parer avec { $weapon }
label-lose = { $spared ->
    [yes] Défausser le Code du bushido ; à trois, le Shogun ne perd pas d’honneur
   *[no] Perdre 1 point d’honneur et défausser le Code du bushido
}
label-draw-deck = Tout prendre dans la pioche
label-draw-discard = Prendre { $card } dans la défausse, puis piocher le reste
label-play-battle-cry = Jouer { $card } : les autres cèdent une parade ou subissent 1 blessure
label-play-breathing = Jouer { $card } : retrouver toute votre vie, et { $target } pioche 1 carte
label-play-bushido = { $itself ->
    [yes] Poser { $card } devant vous
   *[no] Poser { $card } devant { $target }
}
label-play-daimyo = Jouer { $card } : piocher 2 cartes
label-play-diversion = Jouer { $card } contre { $target } : prendre une carte de sa main, au hasard
label-play-geisha-hand = Jouer { $card } contre { $target } : défausser une carte de sa main, au hasard
label-play-geisha-property = { $itself ->
    [yes] Jouer { $card } : défausser votre propre permanent ({ $property })
   *[no] Jouer { $card } contre { $target } : défausser { $property }
}
label-play-jujutsu = Jouer { $card } : les autres cèdent une arme ou subissent 1 blessure
label-play-tea-ceremony = Jouer { $card } : piocher 3 cartes, puis les autres en piochent 1
label-play-armor = Jouer { $card } : +1 à la difficulté des attaques contre vous
label-play-fast-draw = Jouer { $card } : vos armes font 1 blessure de plus
label-play-focus = Jouer { $card } : 1 arme de plus à chaque tour
label-strike = Attaquer { $target } avec { $weapon } (difficulté { $difficulty } sur { $reach })
label-strike-any = Attaquer { $target } avec { $weapon } (difficulté { $difficulty } ; Kojirō atteint tout le monde)
label-strike-unseen = Attaquer { $target } avec { $weapon }
label-give = Céder { $weapon }
label-discard = Défausser { $card }

# Qui décide de quoi

asked-play = { $seat }, à vous : jouez des cartes ou finissez votre tour. Armes jouées : { $played } sur { $limit }.
asked-draw = { $seat }, prenez-vous { $card } dans la défausse comme première carte, ou tout dans la pioche ?
asked-bushido = { $spared ->
    [yes] { $seat }, le Code du bushido a retourné une arme : céder une arme et le passer à { $next }, ou le défausser ?
   *[no] { $seat }, le Code du bushido a retourné une arme : céder une arme et le passer à { $next }, ou perdre 1 point d’honneur ?
}
asked-discard = { $seat }, { cards } de trop : laquelle défaussez-vous ?
asked-defend = { $seat }, { $by } attaque avec { $weapon } : parer ou subir { wounds } ?
asked-answer-battle-cry = { $seat }, { $by } a joué { $card } : céder une parade ou subir 1 blessure ?
asked-answer-jujutsu = { $seat }, { $by } a joué { $card } : céder une arme ou subir 1 blessure ?

waiting-play = { $seat } joue. Armes jouées : { $played } sur { $limit }.
waiting-draw = { $seat } décide où prendre sa première carte ; { $card } est sur la défausse.
waiting-bushido = { $seat } décide comment répondre au Code du bushido.
waiting-discard = { $seat } choisit sa défausse : { cards } de trop.
waiting-defend = { $seat } décide de parer ou non : { $by } attaque avec { $weapon } ({ wounds }).
waiting-answer-battle-cry = { $seat } décide de céder ou non une parade : { $by } a joué { $card }.
waiting-answer-jujutsu = { $seat } décide de céder ou non une arme : { $by } a joué { $card }.
asked-nobody = La partie est finie.

# La table

seat-you = (vous)
seat-harmless = à terre
seat-difficulty = difficulté { $total }
seat-property = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
seat-hand = Main : { $cards }
middle-title = Table (♥ vie, ◆ honneur)
middle-deck = pioche { $count }
middle-discard = { $count ->
    [0] pas de défausse
   *[other] défausse { $count }, { $card } dessus
}
middle-bushido = Code du bushido devant { $name }
middle-limbo = { $card } en cours
hand-title = Votre main : { cards } (armes : précision/blessures)
hand-weapon = { $card } { $reach }/{ $wounds }
hand-known = { $name } a forcément { $cards }

# Le décompte

result-cause = { $cause ->
    [defeat] La partie s’est finie sur une défaite.
    [deck] La partie s’est finie quand la pioche s’est vidée : quelqu’un n’avait plus d’honneur.
    [bushido] La partie s’est finie quand le Code du bushido a pris le dernier honneur de quelqu’un.
   *[swordmaster] La partie s’est finie quand une seule personne avait encore des points de vie.
}
result-seat = { $name } ({ $role }) : honneur { $honor } × { $times }{ $daimyo ->
    [0] {""}
   *[other] {" "}+ { $daimyo } Daimyo
} = { $points }
result-team = { $seats ->
    [one] { $team } : { $points }
   *[other] { $team } : { $sum } = { $points }
}
result-team-penalty = { $team } : { $sum } − { $penalty } pour la Lame perdue = { $points }
result-team-floor = { $team } : { $sum } − { $penalty } pour la Lame perdue, mais jamais moins de 0 = { $points }
result-points = Victoire à l’honneur ({ $team }) : { $names }.
result-tie-ninja = Égalité de points : { $teams }. Les Ninjas gagnent toutes les égalités : { $names }.
result-tie-shogun = Égalité de points : { $teams }. L’équipe du Shogun gagne à égalité avec le Ronin : { $names }.
result-swordmaster = { $name } est la dernière personne en vie : victoire au fil de l’épée ({ $team }), quels que soient les points : { $names }.

# Pourquoi c’est interdit

refused-no-seat = Il n’y a pas de place { $seat } à une table de { $seats }.
refused-not-nobunaga = Seul Nobunaga peut dépenser de la vie pour piocher.
refused-last-resilience = Vous ne pouvez pas dépenser votre dernier point de vie.
refused-not-in-hand = Vous n’avez pas { $card } en main.
refused-weapon-limit = { $limit ->
    [one] Vous avez déjà joué votre arme pour ce tour.
   *[other] Vous avez déjà joué vos { $limit } armes pour ce tour.
}
refused-self = Vous ne pouvez pas vous attaquer vous-même.
refused-harmless = On ne peut pas attaquer une personne à terre.
refused-reach = { $steps ->
    [one] 1 place
   *[other] { $steps } places
}{ $armor ->
    [0] {""}
   *[other] {" "}+ { $armor } Armure
}{ $benkei ->
    [0] {""}
   *[other] {" "}+ { $benkei } pour Benkei
} = { $total } ; { $card } n’atteint que { $reach }.
refused-breathing-self = La carte offerte par la Méditation va à quelqu’un d’autre.
refused-second-bushido = Il y a déjà un Code du bushido en jeu.
refused-own-hand = Choisissez la main de quelqu’un d’autre.
refused-empty-hand = Cette main est vide.
refused-own-property = À cette table, la Geisha ne touche pas vos propres permanents.
refused-no-property = { $card } : cette personne n’en a pas.
refused-not-hanzo = Seul Hanzō peut parer avec une arme.
refused-only-card = Hanzō ne peut pas parer avec la seule carte de sa main.
refused-discard-order = Les cartes se défaussent dans l’ordre de la main, jusqu’à en garder { $limit } : celle-ci vient trop tôt ou trop tard.

# Options

option-reshuffle = Quand la défausse devient-elle une nouvelle pioche, ce qui coûte 1 point d’honneur à tout le monde ?
option-reshuffle-lazy = Quand il faut une carte et que la pioche est vide.
option-reshuffle-eager = Dès que la dernière carte a quitté la pioche.
option-ushiwaka = Combien de cartes Ushiwaka pioche-t-il quand une arme le touche ?
option-ushiwaka-suffered = Une par point de vie qu’il perd vraiment.
option-ushiwaka-dealt = Une par blessure que fait l’arme, même au-delà de son dernier point.
option-geisha = Quels permanents la Geisha peut-elle défausser ?
option-geisha-any = Tout permanent en jeu, les vôtres aussi.
option-geisha-others = Seulement ceux des autres.
option-penalty = La Lame perdue peut-elle faire descendre une équipe sous 0 point ?
option-penalty-full = Oui : elle coûte toujours 3 points.
option-penalty-floor = Non : une équipe n’a jamais moins de 0 point.
option-last_standing = Une défaite laisse une seule personne en vie et prend le dernier honneur de la victime : comment la partie se décide-t-elle ?
option-last_standing-swordmaster = La personne encore en vie gagne au fil de l’épée.
option-last_standing-honor = On compte les points.

# La liste des cartes

group-weapon = Armes
group-property = Permanents
group-action = Actions
group-character = Personnages
group-role = Rôles, avec ce que vaut leur honneur selon le nombre de places
card-sources = Sources : CARD, les cartes imprimées ; EN, IT et FR, les livrets imprimés, avec la page ; C1 à C4, quatre listes indépendantes d’exemplaires ; Q, une décision des règles.
figure-reach = Précision
figure-wounds = Blessures
figure-resilience = Vie
figure-honor-3 = à 3
figure-honor-4 = à 4
figure-honor-5 = à 5
figure-honor-6 = à 6
figure-honor-7 = à 7

effect-parry = Annule une attaque d’arme contre vous ; répond aussi au Cri de guerre. Ne se joue jamais de votre propre initiative.
effect-battle-cry = Toute autre personne qui n’est pas à terre cède une parade ou subit 1 blessure.
effect-breathing = Vous retrouvez toute votre vie ; puis une autre personne, à votre choix, pioche 1 carte.
effect-bushido = Se pose devant n’importe qui ; un seul à la fois dans toute la partie. À la fin de sa récupération, la personne qui l’a devant elle retourne la première carte de la pioche. Une arme : céder une arme et passer le Code à gauche, ou perdre 1 point d’honneur et le défausser. Autre chose : le passer à gauche.
effect-daimyo = Piochez 2 cartes ; ou gardez-le : 1 point s’il est dans votre main à la fin, rien pour le Ronin.
effect-diversion = Prenez au hasard une carte dans la main de quelqu’un d’autre.
effect-geisha = Défaussez un permanent en jeu, ou au hasard une carte de la main de quelqu’un d’autre.
effect-jujutsu = Toute autre personne qui n’est pas à terre cède une arme ou subit 1 blessure.
effect-tea-ceremony = Vous piochez 3 cartes, puis toutes les autres personnes en piochent 1.
effect-armor = +1 à la difficulté des attaques contre vous. Plusieurs s’ajoutent.
effect-fast-draw = Vos armes font 1 blessure de plus quand elles touchent. Plusieurs s’ajoutent.
effect-focus = Vous pouvez jouer 1 arme de plus à chaque tour. Plusieurs s’ajoutent.

effect-benkei = +1 à la difficulté des attaques contre lui, en plus des Armures.
effect-chiyome = Seules les armes la blessent : Cri de guerre et Ju Jitsu n’ont pas d’effet sur elle.
effect-ginchiyo = Une arme qui la touche fait 1 blessure de moins, mais au moins 1.
effect-goemon = Il peut jouer 1 arme de plus à chaque tour.
effect-hanzo = Il peut parer avec une arme de sa main, sauf si c’est sa seule carte ; cela répond aussi au Cri de guerre.
effect-hideyoshi = Il pioche 1 carte de plus dans sa phase de pioche.
effect-ieyasu = La première carte de sa phase de pioche peut être le dessus de la défausse.
effect-kojiro = Ses armes atteignent n’importe quelle difficulté.
effect-musashi = Ses armes font 1 blessure de plus quand elles touchent.
effect-nobunaga = Dans sa phase de jeu, il peut dépenser 1 point de vie, jamais le dernier, pour piocher 1 carte ; autant de fois qu’il veut.
effect-tomoe = Elle pioche 1 carte chaque fois qu’une de ses armes blesse quelqu’un.
effect-ushiwaka = Il pioche 1 carte par blessure qu’une arme lui fait subir.

effect-shogun = À découvert dès le début ; commence la partie, et gagne avec les Samouraïs.
effect-samurai = Secret ; gagne avec le Shogun.
effect-ninja-1 = Secret ; gagne avec les autres Ninjas.
effect-ninja-2 = Secret ; gagne avec les autres Ninjas. À 4, le Ninja qui a le plus d’étoiles compte double.
effect-ninja-3 = Secret ; gagne avec les autres Ninjas. À 4, le Ninja qui a le plus d’étoiles compte double.
effect-ronin = Secret ; gagne en solitaire. Les Daimyo ne lui rapportent rien.

# Un paquet qui ne peut pas se jouer

deck-cards = Le paquet doit contenir exactement : { $expected }.
deck-roles = les rôles ne font pas le compte pour { $seats } personnes.
deck-setup = Ce paquet ne dit pas comment préparer une partie à { $seats }.
deck-small = { $cards } cartes, c’est trop peu pour { $seats } personnes.

# Une position impossible

position-roles = Une partie à { $seats } n’a pas ces rôles.
position-twice = Le même nom apparaît deux fois dans { $name }.
position-resilience = Une personne a plus de points de vie que son personnage n’en permet.
position-story = story et pools doivent dire comment les cartes sont arrivées dans ces mains et dans cette pioche.
position-swordmaster = swordmaster doit nommer une place quand la cause est swordmaster, et seulement alors.
position-honor = Personne ne peut avoir 0 point d’honneur tant que la partie continue.
position-limbo = Une carte ne peut être dans limbo que pendant qu’une personne répond à son sujet.
position-discard = La place { $seat } ne peut choisir sa défausse, en ordre croissant, que si elle a plus de { $limit } cartes.
position-attack = « { $question } » demande une carte dans limbo qui pose cette question, une autre place qui l’a jouée, et une place qui n’est pas à terre.

# Ce qu’un siège peut déduire
insight-seat = { $name } : équipe du Shogun { $shogun } %, Ninjas { $ninja } %, Ronin { $ronin } %.

# Ce qu’une simulation compte

kind-role = Rôle
kind-character = Personnage
