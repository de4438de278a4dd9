# Ce que dit Samurai Sword. Les places portent des noms de gens ; les noms des cartes viennent du paquet.

title = Samurai Sword
pitch = Des rôles cachés autour d’une table : frappez qui est à votre portée, parez si vous pouvez, et devinez à temps qui est de votre côté.
minutes = 30–60

# Petits mots

the-weapon = { $key ->
    [naginata] la { $card }
   *[other] le { $card }
}
you = vous
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

# Ce qui s’est passé. Qui lit est « vous » : $seat_is et ses semblables disent si c’est le cas.

event-dealt = { $shogun_is ->
    [you] Les cartes sont distribuées. Vous avez le rôle de Shogun et vous commencez.
   *[other] Les cartes sont distribuées. { $shogun } a le rôle de Shogun et commence.
}
event-turn = { $seat_is ->
    [you] À vous de jouer.
   *[other] C’est à { $seat } de jouer.
}
event-recovered = { $seat_is ->
    [you] Vous récupérez : { $left } points de vie.
   *[other] { $seat } récupère : { $left } points de vie.
}
event-drew = { $seat_is ->
    [you] Vous piochez { cards }.
   *[other] { $seat } pioche { cards }.
}
event-drew-seen = { $seat_is ->
    [you] Vous piochez { cards } : { $cards }.
   *[other] { $seat } pioche { cards } : { $cards }.
}
event-took = { $seat_is ->
    [you] Vous prenez { $card } dans la défausse.
   *[other] { $seat } prend { $card } dans la défausse.
}
event-flipped = { $seat_is ->
    [you] Code du bushido : vous retournez { $card }, { a-weapon-or-not }.
   *[other] Code du bushido : { $seat } retourne { $card }, { a-weapon-or-not }.
}
a-weapon-or-not = { $is_weapon ->
    [yes] une arme
   *[no] qui n’est pas une arme
}
event-bushido_passed = { $to_is ->
    [you] Le Code du bushido passe devant vous.
   *[other] Le Code du bushido passe à { $to }.
}
event-bushido_lost = { $lost ->
    [0] { $seat_is ->
        [you] Vous défaussez le Code du bushido sans perdre d’honneur, comme tout Shogun dans une partie à trois.
       *[other] { $seat } défausse le Code du bushido sans perdre d’honneur, comme tout Shogun dans une partie à trois.
    }
   *[other] { $seat_is ->
        [you] Le Code du bushido vous prend 1 point d’honneur et part à la défausse ({ honor-left }).
       *[other] Le Code du bushido prend 1 point d’honneur à { $seat } et part à la défausse ({ honor-left }).
    }
}
honor-left = honneur restant : { $left }
event-struck = { $seat_is ->
    [you] Vous attaquez { $target } avec { $weapon }.
   *[other] { $target_is ->
        [you] { $seat } vous attaque avec { $weapon }.
       *[other] { $seat } attaque { $target } avec { $weapon }.
    }
}
event-parried = { $seat_is ->
    [you] Vous parez { $against } que joue { $by }{ parried-with }.
   *[other] { $by_is ->
        [you] { $seat } pare { $against } que vous jouez{ parried-with }.
       *[other] { $seat } pare { $against } que joue { $by }{ parried-with }.
    }
}
parried-with = { $key ->
    [parry] {""}
   *[other] , en cédant { $weapon }
}
event-parried-cry = { $seat_is ->
    [you] Vous cédez { $card } et résistez au Cri de guerre.
   *[other] { $seat } cède { $card } et résiste au Cri de guerre.
}
event-wounded = { $seat_is ->
    [you] { $by } vous inflige { wounds } ({ $card }) ; { resilience-left }.
   *[other] { $by_is ->
        [you] Vous infligez { wounds } à { $seat } ({ $card }) ; { resilience-left }.
       *[other] { $by } inflige { wounds } à { $seat } ({ $card }) ; { resilience-left }.
    }
}
resilience-left = vie restante : { $left }
event-defeated = { $seat_is ->
    [you] Vous subissez une défaite et remettez 1 point d’honneur à { $by }, qui en a maintenant { $gained } ({ honor-left }).
   *[other] { $by_is ->
        [you] { $seat } subit une défaite et vous remet 1 point d’honneur ({ honor-left }) ; vous en avez maintenant { $gained }.
       *[other] { $seat } subit une défaite et remet 1 point d’honneur à { $by }, qui en a maintenant { $gained } ({ honor-left }).
    }
}
event-played = { $seat_is ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
}
event-played-armor = { $seat_is ->
    [you] Vous jouez { $card } : +1 à la difficulté des attaques contre vous.
   *[other] { $seat } joue { $card } : +1 à la difficulté des attaques contre sa place.
}
event-played-focus = { $seat_is ->
    [you] Vous jouez { $card } : 1 arme de plus à chaque tour.
   *[other] { $seat } joue { $card } : 1 arme de plus à chaque tour.
}
event-played-fast-draw = { $seat_is ->
    [you] Vous jouez { $card } : vos armes font 1 blessure de plus.
   *[other] { $seat } joue { $card } : ses armes font 1 blessure de plus.
}
event-played-daimyo = { $seat_is ->
    [you] Vous jouez { $card } : 2 cartes.
   *[other] { $seat } joue { $card } : 2 cartes.
}
event-played-tea-ceremony = { $seat_is ->
    [you] Vous jouez { $card } : 3 cartes pour vous, puis 1 pour chaque autre personne.
   *[other] { $seat } joue { $card } : 3 cartes, puis 1 pour chaque autre personne.
}
event-played-battle-cry = { $seat_is ->
    [you] Vous jouez { $card } : les autres cèdent une parade ou subissent 1 blessure.
   *[other] { $seat } joue { $card } : les autres cèdent une parade ou subissent 1 blessure.
}
event-played-breathing = { $seat_is ->
    [you] Vous jouez { $card } et retrouvez toute votre vie ; { $target } pioche une carte.
   *[other] { $target_is ->
        [you] { $seat } joue { $card } et retrouve toute sa vie ; vous recevez une carte.
       *[other] { $seat } joue { $card } et retrouve toute sa vie ; { $target } reçoit une carte.
    }
}
event-played-bushido = { $itself ->
    [yes] { $seat_is ->
        [you] Vous posez { $card } devant vous.
       *[other] { $seat } pose { $card } devant sa propre place.
    }
   *[no] { $seat_is ->
        [you] Vous posez { $card } devant { $target }.
       *[other] { $target_is ->
            [you] { $seat } pose { $card } devant vous.
           *[other] { $seat } pose { $card } devant { $target }.
        }
    }
}
event-played-diversion = { $seat_is ->
    [you] Vous jouez { $card } contre { $target }.
   *[other] { $target_is ->
        [you] { $seat } joue { $card } contre vous.
       *[other] { $seat } joue { $card } contre { $target }.
    }
}
event-played-geisha = { $itself ->
    [yes] { $seat_is ->
        [you] Vous jouez { $card } sur un de vos propres permanents.
       *[other] { $seat } joue { $card } sur un de ses propres permanents.
    }
   *[no] { $seat_is ->
        [you] Vous jouez { $card } contre { $target }.
       *[other] { $target_is ->
            [you] { $seat } joue { $card } contre vous.
           *[other] { $seat } joue { $card } contre { $target }.
        }
    }
}
event-played-jujutsu = { $seat_is ->
    [you] Vous jouez { $card } : les autres cèdent une arme ou subissent 1 blessure.
   *[other] { $seat } joue { $card } : les autres cèdent une arme ou subissent 1 blessure.
}
event-gave = { $seat_is ->
    [you] Vous cédez { $weapon }.
   *[other] { $seat } cède { $weapon }.
}
event-diverted = { $seat_is ->
    [you] Vous prenez une carte à { $target }.
   *[other] { $target_is ->
        [you] { $seat } vous prend une carte.
       *[other] { $seat } prend une carte à { $target }.
    }
}
event-diverted-seen = { $seat_is ->
    [you] Vous prenez une carte à { $target } : { $card }.
   *[other] { $target_is ->
        [you] { $seat } vous prend une carte : { $card }.
       *[other] { $seat } prend une carte à { $target } : { $card }.
    }
}
event-dismissed = { $from ->
    [hand] { $seat_is ->
        [you] Vous perdez une carte de votre main, au hasard : { $card }.
       *[other] { $seat } perd une carte de sa main, au hasard : { $card }.
    }
   *[play] { $seat_is ->
        [you] Vous perdez un permanent : { $card }.
       *[other] { $seat } perd un permanent : { $card }.
    }
}
event-discarded = { $seat_is ->
    [you] Vous défaussez { $cards }.
   *[other] { $seat } défausse { $cards }.
}
event-reshuffled = { $out_is ->
    [nobody] La pioche est vide : tout le monde perd 1 point d’honneur ({ $honor }).
    [you] La pioche est vide : tout le monde perd 1 point d’honneur ; vous n’en avez plus ({ $honor }).
    [one] La pioche est vide : tout le monde perd 1 point d’honneur ; { $out } n’en a plus ({ $honor }).
   *[several] La pioche est vide : tout le monde perd 1 point d’honneur ; plus d’honneur pour { $out } ({ $honor }).
}
event-spent = { $seat_is ->
    [you] Vous dépensez 1 point de vie pour piocher une carte (vie restante : { $left }).
   *[other] { $seat } dépense 1 point de vie pour piocher une carte (vie restante : { $left }).
}
event-ended = { $out_is ->
    [nobody] La partie est finie : une seule personne a encore des points de vie.
    [you] La partie est finie : vous n’avez plus d’honneur.
    [one] La partie est finie : { $out } n’a plus d’honneur.
   *[several] La partie est finie : plus d’honneur pour { $out }.
}

# Ce que fait une action

label-end = Finir le tour
label-spend = Dépenser 1 point de vie pour piocher 1 carte
label-take = { $fatal ->
    [no] Subir { wounds }
    [defeat] Subir { wounds } : c’est une défaite, vous remettez 1 point d’honneur
    [last] Subir { wounds } : c’est une défaite, une seule personne reste en vie et la partie finit
   *[end] Subir { wounds } : c’est une défaite, vous remettez votre dernier honneur et la partie finit
}
label-parry = Parer
label-parry-with = Parer avec { $weapon }
label-lose = { $spared ->
    [yes] Défausser le Code du bushido ; à trois, le Shogun ne perd pas d’honneur
   *[no] { $honor ->
        [1] Perdre votre dernier honneur, ce qui finit la partie
       *[other] Perdre 1 point d’honneur et défausser le Code du bushido
    }
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
label-strike = Attaquer { $target } avec { $weapon } : { wounds }{ enough-or-not } (difficulté { $difficulty } sur { $reach })
label-strike-any = Attaquer { $target } avec { $weapon } : { wounds }{ enough-or-not } (difficulté { $difficulty } ; Kojirō atteint tout le monde)
enough-or-not = { $fatal ->
    [no] {""}
   *[other] , assez pour une défaite
}
label-strike-unseen = Attaquer { $target } avec { $weapon }
label-give = Céder { $weapon }
label-discard = Défausser { $card }

# Qui décide de quoi

asked-play = À vous : jouez des cartes ou finissez votre tour. Armes jouées : { $played } sur { $limit }.
asked-draw = Vous piochez : prendre { $card } dans la défausse comme première carte, ou tout dans la pioche ?
asked-bushido = { $spared ->
    [yes] Le Code du bushido a retourné une arme : céder une arme et le passer à { $next }, ou le défausser sans perdre d’honneur ?
   *[no] { $honor ->
        [1] Le Code du bushido a retourné une arme : céder une arme et le passer à { $next }, ou perdre votre dernier honneur, ce qui finit la partie ?
       *[other] Le Code du bushido a retourné une arme : céder une arme et le passer à { $next }, ou perdre 1 de vos { $honor } points d’honneur ?
    }
}
asked-discard = Vous avez { cards } de trop : choisissez votre défausse. La dernière choisie sera sur le dessus.
asked-defend = { $by } vous attaque avec { $weapon } : parer, ou subir { wounds }{ and-be-defeated } ?
asked-answer-battle-cry = { $by } joue { $card } : céder une parade, ou subir 1 blessure{ and-be-defeated } ?
asked-answer-jujutsu = { $by } joue { $card } : céder une arme, ou subir 1 blessure{ and-be-defeated } ?
and-be-defeated = { $fatal ->
    [no] {""}
    [defeat] , donc une défaite, et remettre 1 point d’honneur
    [last] , donc une défaite, et laisser une seule personne en vie, ce qui finit la partie
   *[end] , donc une défaite, et remettre votre dernier honneur, ce qui finit la partie
}

waiting-play = { $seat } joue. Armes jouées : { $played } sur { $limit }.
waiting-draw = { $seat } décide où prendre sa première carte ; { $card } est sur la défausse.
waiting-bushido = Le Code du bushido a retourné une arme : { $seat } cède une arme ou perd 1 point d’honneur.
waiting-discard = { $seat } choisit sa défausse : { cards } de trop.
waiting-defend = { $by_is ->
    [you] Vous attaquez { $seat } avec { $weapon } : { $seat } va parer, ou subir { wounds } ?
   *[other] { $by } attaque { $seat } avec { $weapon } : { $seat } va parer, ou subir { wounds } ?
}
waiting-answer-battle-cry = { $by_is ->
    [you] Vous jouez { $card } : { $seat } va céder une parade, ou subir 1 blessure ?
   *[other] { $by } joue { $card } : { $seat } va céder une parade, ou subir 1 blessure ?
}
waiting-answer-jujutsu = { $by_is ->
    [you] Vous jouez { $card } : { $seat } va céder une arme, ou subir 1 blessure ?
   *[other] { $by } joue { $card } : { $seat } va céder une arme, ou subir 1 blessure ?
}
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

column-role = Rôle
column-honor = Honneur
column-daimyo = Daimyo
column-team = Équipe
cell-honor = { $honor } × { $times }
result-you = Vous
result-you-won = { $mates_is ->
    [nobody] Vous gagnez.
   *[other] Vous gagnez avec { $mates }.
}
result-you-lost = Vous perdez. { $won }
result-won-shogun = { $count ->
    [one] Le Shogun gagne : { $names }.
   *[other] L’équipe du Shogun gagne : { $names }.
}
result-won-ninja = { $count ->
    [one] Le Ninja gagne : { $names }.
   *[other] Les Ninjas gagnent : { $names }.
}
result-won-ronin = Le Ronin gagne : { $names }.
result-by-defeat = { $out_is ->
    [nobody] { $by_is ->
        [you] C’est fini : vous avez causé la défaite de la dernière autre personne en vie, de votre propre équipe.
       *[other] C’est fini : { $by } a causé la défaite de la dernière autre personne en vie, de sa propre équipe.
    }
    [you] C’est fini : { $by } vous a pris votre dernier honneur par une défaite.
   *[other] { $by_is ->
        [you] C’est fini : par une défaite, vous avez pris à { $out } son dernier honneur.
       *[other] C’est fini : par une défaite, { $by } a pris à { $out } son dernier honneur.
    }
}
result-by-deck = { $out_is ->
    [you] C’est fini : la pioche s’est vidée et a pris votre dernier honneur.
   *[other] C’est fini : la pioche s’est vidée ; plus d’honneur pour { $out }.
}
result-by-bushido = { $out_is ->
    [you] C’est fini : le Code du bushido a pris votre dernier honneur.
   *[other] C’est fini : le Code du bushido a pris son dernier honneur à { $out }.
}
result-by-swordmaster = { $by_is ->
    [you] Vous êtes la dernière personne en vie : victoire au fil de l’épée, quels que soient les points.
   *[other] { $by } est la dernière personne en vie : victoire au fil de l’épée, quels que soient les points.
}
result-deadly = { $dear ->
    [yes] La Lame perdue contre son propre camp a coûté { $penalty } points ({ $team }), et la partie avec.
   *[no] La Lame perdue contre son propre camp a coûté { $penalty } points ({ $team }).
}
result-sum = { $team } { $points }
result-points = { $tie ->
    [none] Points : { $teams }.
    [ninja] Points : { $teams }. Les Ninjas gagnent toutes les égalités.
   *[shogun] Points : { $teams }. L’équipe du Shogun gagne à égalité avec le Ronin.
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
refused-chosen = { $card } : vous n’en avez plus d’autre à choisir.

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

effect-weapon = { $reach ->
    [one] Atteint { $reach } place plus loin, les places voisines, et fait { wounds }.
   *[other] Atteint jusqu’à { $reach } places plus loin et fait { wounds }.
}
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
deck-setup-twice = il y a déjà une préparation pour { $seats } personnes.
deck-weapons = un paquet contient au plus { $most } sortes d’armes.
deck-yes-no = { $name } doit valoir true ou false, pas « { $value } ».
deck-small = { $cards } cartes, c’est trop peu pour { $seats } personnes.

# Une position impossible

position-roles = Une partie à { $seats } n’a pas ces rôles.
position-twice = Le même nom apparaît deux fois dans { $name }.
position-resilience = Une personne a plus de points de vie que son personnage n’en permet.
position-story = story et pools doivent dire comment les cartes sont arrivées dans ces mains et dans cette pioche.
position-swordmaster = swordmaster doit nommer une place quand la cause est swordmaster, et seulement alors.
position-honor = Personne ne peut avoir 0 point d’honneur tant que la partie continue.
position-limbo = Une carte ne peut être dans limbo que pendant qu’une personne répond à son sujet.
position-discard = La place { $seat } ne peut choisir sa défausse, parmi ses cartes, que si elle en a plus de { $limit }.
position-attack = « { $question } » demande une carte dans limbo qui pose cette question, une autre place qui l’a jouée, et une place qui n’est pas à terre.

# Ce qu’un siège peut déduire
insight-seat = { $name } : équipe du Shogun { $shogun } %, Ninjas { $ninja } %, Ronin { $ronin } %.

# Ce qu’une simulation compte

kind-role = Rôle
kind-character = Personnage

# Le but

aim-shogun = { $mates ->
    [0] Vous avez le rôle de Shogun : vous gagnez sans aide, contre tout le monde.
    [one] Vous avez le rôle de Shogun : vous gagnez avec le Samouraï, quelqu’un parmi les autres.
   *[other] Vous avez le rôle de Shogun : vous gagnez avec les { $mates } Samouraïs parmi les autres.
}
aim-samurai = { $mates ->
    [0] Vous avez le rôle de Samouraï : vous gagnez avec le Shogun, { $shogun }.
   *[other] Vous avez un rôle de Samouraï : vous gagnez avec le Shogun, { $shogun }, et l’autre Samouraï.
}
aim-ninja = { $mates ->
    [0] Vous avez le rôle de { $role } : vous gagnez sans aide.
    [one] Vous avez le rôle de { $role } : vous gagnez avec l’autre Ninja.
   *[other] Vous avez le rôle de { $role } : vous gagnez avec les { $mates } autres Ninjas.
}
aim-ronin = Vous avez le rôle de Ronin : vous gagnez en solitaire, contre tout le monde.
aim-teams = { $samurai ->
    [0] Le Shogun, { $shogun }, gagne sans aide ; { aim-others }.
    [one] Le Shogun, { $shogun }, gagne avec le Samouraï ; { aim-others }.
   *[other] Le Shogun, { $shogun }, gagne avec les { $samurai } Samouraïs ; { aim-others }.
}
aim-others = { $ronin ->
    [0] { aim-ninjas }
   *[other] { aim-ninjas } ; le Ronin gagne en solitaire
}
aim-ninjas = { $ninja ->
    [one] le Ninja gagne sans aide
   *[other] les { $ninja } Ninjas gagnent ensemble
}
aim-points-all = Dès que quelqu’un n’a plus d’honneur, l’équipe qui a le plus de points gagne.
aim-points = Dès que quelqu’un n’a plus d’honneur, l’équipe qui a le plus de points gagne : chaque point d’honneur compte { $times } pour vous, chaque Daimyo en main 1.
aim-points-stars = Dès que quelqu’un n’a plus d’honneur, l’équipe qui a le plus de points gagne : chaque point d’honneur compte { $doubled } pour vous si l’autre Ninja a moins d’étoiles que vous, sinon { $times } ; chaque Daimyo en main compte 1.
aim-points-ronin = Dès que quelqu’un n’a plus d’honneur, l’équipe qui a le plus de points gagne : chaque point d’honneur compte { $times } pour vous ; les Daimyo ne comptent pas.
aim-last = { $alone ->
    [yes] Ou bien vous gagnez aussitôt si vous êtes la dernière personne à avoir des points de vie.
   *[no] Ou bien votre équipe gagne aussitôt si la dernière personne à avoir des points de vie en fait partie.
}
aim-shogun-of-three = À trois, vous piochez 1 carte de plus, pouvez jouer 1 arme de plus à chaque tour et ne perdez pas d’honneur au Code du bushido.
aim-deadly = Ne finissez pas la partie par la défaite de quelqu’un de votre équipe : cela coûte 3 points à votre équipe.
aim-character = Votre personnage : { $character } ({ $count } points de vie). { $ability }

ability-benkei = La difficulté des attaques contre vous augmente de 1, en plus des Armures.
ability-chiyome = Seules les armes vous blessent : Cri de guerre et Ju Jitsu n’ont pas d’effet sur vous.
ability-ginchiyo = Une arme qui vous touche fait 1 blessure de moins, mais au moins 1.
ability-goemon = Vous pouvez jouer 1 arme de plus à chaque tour.
ability-hanzo = Vous pouvez parer avec une arme de votre main, sauf si c’est votre seule carte ; cela répond aussi au Cri de guerre.
ability-hideyoshi = Vous piochez 1 carte de plus dans votre phase de pioche.
ability-ieyasu = La première carte de votre phase de pioche peut être le dessus de la défausse.
ability-kojiro = Vos armes atteignent tout le monde, quelle que soit la difficulté.
ability-musashi = Vos armes font 1 blessure de plus quand elles touchent.
ability-nobunaga = À votre tour, vous pouvez dépenser 1 point de vie, jamais le dernier, pour piocher 1 carte ; autant de fois que vous voulez.
ability-tomoe = Vous piochez 1 carte chaque fois qu’une de vos armes blesse quelqu’un.
ability-ushiwaka = Vous piochez 1 carte par blessure qu’une arme vous fait subir.

# Ce qui a changé pour vous

change-resilience-lost = Vie : −{ $count } ({ resilience-left }).
change-resilience-gained = Vie : +{ $count } (maintenant { $left }).
change-honor-lost = Honneur : −{ $count } ({ honor-left }).
change-honor-gained = Honneur : +{ $count } (maintenant { $left }).
change-cards-lost = Vous n’avez plus en main : { $cards }.
change-cards-gained = Nouveau dans votre main : { $cards }.
change-play-lost = Il n’y a plus devant vous : { $cards }.
change-play-gained = Nouveau devant vous : { $cards }.
change-harmless = Vous voilà à terre : on ne peut plus vous attaquer.

# Ce qui parle pour une réponse

parries-kept = { $parries ->
    [0] aucune Parade
    [one] { $parries } Parade
   *[other] { $parries } Parades
}
weapons-kept = { $weapons ->
    [0] aucune arme
    [one] { $weapons } arme
   *[other] { $weapons } armes
}
reason-saved = { $fatal ->
    [no] Vous évite { $saved } de perte de vie ; il vous reste ensuite : { parries-kept }.
   *[other] Vous évite une défaite et une perte d’honneur ; il vous reste ensuite : { parries-kept }.
}
reason-saved-by-weapon = { $fatal ->
    [no] Vous évite 1 blessure ; il vous reste ensuite : { weapons-kept }.
   *[other] Vous évite une défaite et une perte d’honneur ; il vous reste ensuite : { weapons-kept }.
}
reason-take = { $able ->
    [yes] Vous gardez { cards } pour pire ({ parries-kept }) ; { resilience-left }.
   *[no] Vous n’avez rien pour répondre ; { resilience-left }.
}
reason-give-bushido = Garde votre honneur, envoie le Code du bushido à { $next } ; il vous reste ensuite : { weapons-kept }.
reason-lose = { $spared ->
    [yes] Ne vous coûte rien, vous débarrasse du Code du bushido et garde vos armes.
   *[no] Vous débarrasse du Code du bushido et garde vos armes ({ honor-left }).
}
reason-draw-deck = Une carte de la pioche vous aidera sans doute plus que celle-ci : { $card }.
reason-draw-discard = Vous savez ce que vous prenez : { $card }.
reason-end = Vous gardez { cards } en main ({ parries-kept }).
reason-spend = Une carte pour 1 point de vie ({ resilience-left }).
reason-discard = Vous gardez { parries-kept } et { weapons-kept }.
reason-strike = { $fatal ->
    [no] À moins d’une parade : { wounds } pour { $target } ({ resilience-left }).
    [defeat] À moins d’une parade, c’est une défaite pour { $target }, et 1 point d’honneur pour vous.
    [last] Si { $target } ne pare pas, vous êtes la dernière personne en vie, et la partie finit.
   *[end] À moins d’une parade, { $target } perd son dernier honneur, et la partie finit.
}
reason-side = { $side ->
    [friend] { $target } est de votre côté.
    [enemy] { $target } est contre vous.
    [attacked-you] { $times ->
        [one] Une attaque contre vous déjà, par { $target }.
       *[other] Déjà { $times } attaques contre vous, par { $target }.
    }
    [attacked-shogun] { $times ->
        [one] { $target } a déjà attaqué le Shogun 1 fois.
       *[other] { $target } a déjà attaqué le Shogun { $times } fois.
    }
   *[unknown] Rien ne montre encore de quel côté se range { $target }.
}
reason-play-bushido-own = Cela tient l’autre Code du bushido hors du jeu, mais met votre honneur en danger.
reason-play-geisha-own = Vous débarrasse de ceci : { $card }.
reason-play-armor = Même vos voisins auront besoin d’une précision de { $reach } pour vous attaquer.
reason-play-focus = Vous pourrez jouer { $limit } armes par tour, et vous avez { weapons-kept } en main.
reason-play-fast-draw = Chacune de vos armes fera 1 blessure de plus, et vous avez { weapons-kept } en main.
reason-play-daimyo = { $ronin ->
    [yes] 2 cartes maintenant ; à la fin, il ne vous rapporterait rien.
   *[no] 2 cartes maintenant, au lieu de 1 point à la fin.
}
reason-play-tea-ceremony = 3 cartes pour vous, 1 seulement pour chaque autre personne.
reason-play-battle-cry = { touched-players }.
reason-play-jujutsu = { touched-players }.
touched-players = { $touched ->
    [one] { $touched } personne doit céder une carte ou subir une blessure{ weak-players }
   *[other] { $touched } personnes doivent céder une carte ou subir une blessure{ weak-players }
}
weak-players = { $weak ->
    [0] {""}
    [one] , et { $weak } d’entre elles n’a plus qu’un point de vie
   *[other] , et { $weak } d’entre elles n’ont plus qu’un point de vie
}
reason-play-breathing = { $lost ->
    [0] Offre une carte à { $target } ; vous avez déjà toute votre vie.
   *[other] Vous rend { $lost } de vie et offre une carte à { $target }.
}
reason-play-bushido = Met en danger l’honneur en face : { $target }.
reason-play-diversion = Une carte de plus pour vous, une de moins pour { $target }.
reason-play-geisha-hand = { $left ->
    [0] Prend à { $target } sa dernière carte.
   *[other] Une carte de moins pour { $target }.
}
reason-play-geisha-armor = { $target } sera plus facile à attaquer.
reason-play-geisha-bushido = Libère { $target } du Code du bushido.
reason-play-geisha-fast-draw = { $target } fera 1 blessure de moins avec ses armes.
reason-play-geisha-focus = { $target } pourra jouer 1 arme de moins par tour.

# Ce qu’une réponse garde ou gagne par rapport à une autre

instead = { $instead ->
    [0] {""}
   *[other] {" "}au lieu de { $instead }
}
instead-of-none = {" "}au lieu de { $instead }
differs-ends = { $count ->
    [0] la partie n’est pas encore finie
   *[other] la partie finit là, à moins d’une parade de { $target }
}
differs-defeat = { $count ->
    [0] ce n’est pas une défaite pour { $target }
   *[other] à moins d’une parade, c’est une défaite pour { $target } et 1 point d’honneur pour vous
}
differs-wounds = { $count ->
    [0] { $target } ne subit pas d’attaque
   *[other] { $target } subit { wounds }{ instead } à moins d’une parade
}
differs-resilience = { $count ->
    [0] c’est votre défaite
   *[other] il vous reste { $count } de vie{ instead-of-none }
}
differs-honor = { $count ->
    [0] il ne vous reste plus d’honneur
   *[other] il vous reste { $count } d’honneur{ instead-of-none }
}
differs-drawn = { $count ->
    [0] vous ne piochez rien
   *[other] vous piochez { cards }{ instead }
}
differs-distance = même vos voisins ont besoin d’une précision de { $count } pour vous attaquer, et non de { $instead }
differs-limit = { $count ->
    [one] vous pouvez jouer { $count } arme par tour, et non { $instead }
   *[other] vous pouvez jouer { $count } armes par tour, et non { $instead }
}
differs-bonus = chacune de vos armes fait { wounds } de plus{ instead }
differs-points = { $count ->
    [0] rien n’en compte à la fin
    [one] { $count } point à la fin{ instead }
   *[other] { $count } points à la fin{ instead }
}
differs-bushido = { $target_is ->
    [you] { $count ->
        [0] votre honneur n’est pas en danger
       *[other] votre honneur est en danger
    }
   *[other] { $count ->
        [0] l’honneur en face n’est pas en danger : { $target }
       *[other] l’honneur en face est en danger : { $target }
    }
}
differs-known = { $count ->
    [0] vous prenez une carte nouvelle au lieu de ceci : { $card }
   *[other] vous savez ce que vous prenez : { $card }
}
differs-given = { $count ->
    [0] les autres ne piochent rien
   *[other] chaque autre personne pioche une carte
}
differs-touched = { $count ->
    [0] personne d’autre n’est touché
    [one] { $count } personne doit céder une carte ou subir une blessure
   *[other] { $count } personnes doivent céder une carte ou subir une blessure
}
differs-gift = { $count ->
    [0] { $target } ne reçoit pas de carte
   *[other] { $target } reçoit une carte
}
differs-robbed = { $count ->
    [0] { $target } garde toutes ses cartes
   *[other] { $target } a une carte de moins
}
differs-stripped = { $target_is ->
    [you] { $count ->
        [0] { $card } reste devant vous
       *[other] vous voilà sans { $card }
    }
   *[other] { $count ->
        [0] { $target } garde { $card }
       *[other] { $target } perd { $card }
    }
}
differs-hand = { $which ->
    [both] vous gardez { $more } plutôt que { $fewer }
    [more] vous gardez { $more }
   *[fewer] cela vous coûte { $fewer }
}
