# Ce que dit Kodachi. Les places portent des noms de gens ; les noms des cartes viennent du paquet.

title = Kodachi
pitch = Encore un garde, ou rentrer avec son butin ? Chaque expédition pousse à aller plus loin, et chaque succès améliore votre main.
minutes = 30–45

# Petits mots

copies-of = { $count } × { $card }
and-the-last = { $first } et { $last }
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
need = { $approach ->
    [strength] plus de { $than }
   *[stealth] moins de { $than }
}
approach-strength = Force
approach-stealth = Furtif
treasure-fan = éventail
treasure-scroll = parchemin
treasure-vase = vase
treasure-jade = jade
treasure-gold = pièce d’or
treasure-coin = l’or d’un Ninja
treasures-fan = { $count ->
    [one] { $count } éventail
   *[other] { $count } éventails
}
treasures-scroll = { $count ->
    [one] { $count } parchemin
   *[other] { $count } parchemins
}
treasures-vase = { $count ->
    [one] { $count } vase
   *[other] { $count } vases
}
treasures-jade = { $count ->
    [one] { $count } jade
   *[other] { $count } jades
}
treasures-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
treasures-coin = { $count ->
    [one] { $count } pièce d’un Ninja
   *[other] { $count } pièces de Ninjas
}
cost-any = 1 au choix
cost-pair = 2 d’une même sorte
cost-and = { $first } + { $second }
cost-nothing = rien : elle ne s’achète pas
token = { $clan } { $points }

# Ce qui s’est passé

event-dealt = { $first_is ->
    [you] Les cartes sont distribuées. Vous commencez ; { $treasures }.
   *[other] Les cartes sont distribuées. { $first } commence ; { $treasures }.
}
dealt-treasure = { $seat_is ->
    [you] vous recevez un { $treasure }
   *[other] { $seat } reçoit un { $treasure }
}
event-turn = { $seat_is ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $seat } de jouer.
}
event-revealed = { $elite ->
    [yes] { $house } apparaît, avec pour garde { $guard }. Le prochain garde est un garde d’élite !
    [no] { $house } apparaît, avec pour garde { $guard }. Le prochain garde est ordinaire.
   *[none] { $house } apparaît, avec pour garde { $guard }. C’est le dernier garde.
}
nothing-in-house = Une maison vide
event-declared = { $seat_is ->
    [you] { $approach ->
        [strength] Vous choisissez la Force : il faut dépasser chaque garde.
       *[stealth] Vous choisissez le mode Furtif : il faut rester sous chaque garde.
    }
   *[other] { $approach ->
        [strength] { $seat } choisit la Force : il faut dépasser chaque garde.
       *[stealth] { $seat } choisit le mode Furtif : il faut rester sous chaque garde.
    }
}
who-plays = { $seat_is ->
    [you] Vous jouez { $card }
   *[other] { $seat } joue { $card }
}
event-played = { $late ->
    [yes] { $way ->
        [switch] { who-plays } : mode { $approached } pour les gardes à venir.
       *[other] { who-plays } ; le garde reste battu.
    }
   *[no] { $way ->
        [dojo] { who-plays } pour { $amount } : { fight-stands }.
        [add] { who-plays } pour { $signed } : { fight-stands }.
        [switch] { who-plays } pour passer en mode { $approached } : { fight-stands }.
       *[draw] { who-plays }.
    }
}
fight-stands = { $won ->
    [yes] { $total } bat le garde
   *[no] { $total }, mais il faut { need }
}
event-drew = { $seat_is ->
    [you] Vous piochez { cards }.
   *[other] { $seat } pioche { cards }.
}
event-drew-seen = { $seat_is ->
    [you] Vous piochez { cards } : { $cards }.
   *[other] { $seat } pioche { cards } : { $cards }.
}
event-reshuffled = { $seat_is ->
    [you] Vous mélangez votre défausse pour former un nouveau paquet.
   *[other] { $seat } mélange sa défausse pour former un nouveau paquet.
}
event-house_reshuffled = Les cartes Clans défaussées sont mélangées et forment une nouvelle pioche.
event-guards_reshuffled = { $elite ->
    [yes] Les gardes défaussés sont mélangés et forment une nouvelle pioche, un garde d’élite sur le dessus !
   *[no] Les gardes défaussés sont mélangés et forment une nouvelle pioche, un garde ordinaire sur le dessus.
}
event-token = { $seat_is ->
    [you] Vous gagnez le jeton { $token } avec { $card }.
   *[other] { $seat } gagne le jeton { $token } avec { $card }.
}
event-token-promised = { $seat_is ->
    [you] Les deux gardes sont battus : vous gagnez le jeton { $token }.
   *[other] Les deux gardes sont battus : { $seat } gagne le jeton { $token }.
}
event-ending = { $why ->
    [last] { $seat_is ->
        [you] Vous avez pris le dernier jeton : c’est la dernière manche.
       *[other] { $seat } a pris le dernier jeton : c’est la dernière manche.
    }
   *[fourth] { $seat_is ->
        [you] Vous avez un quatrième jeton : c’est la dernière manche.
       *[other] { $seat } a un quatrième jeton : c’est la dernière manche.
    }
} { $left ->
    [0] La partie s’achève après ce tour.
    [one] Encore { $left } tour après celui-ci.
   *[other] Encore { $left } tours après celui-ci.
}
event-twin = Contre le second garde, il faut { need }.
event-defeated = { $of_two ->
    [yes] { $guard } : le premier garde est battu, le second reste à battre.
   *[no] { $guard } : carte battue ({ guard-cards } en tout).
}
guard-cards = { $beaten ->
    [one] { $beaten } carte Garde
   *[other] { $beaten } cartes Garde
}
event-stopped = { $seat_is ->
    [you] Vous vous arrêtez après { guard-cards } et pouvez prendre { cards }.
   *[other] { $seat } s’arrête après { guard-cards } et peut prendre { cards }.
}
event-failed = { $seat_is ->
    [you] Vous échouez face à { $guard } et ne prenez rien ; les autres peuvent prendre une carte.
   *[other] { $seat } échoue face à { $guard } et ne prend rien ; les autres peuvent prendre une carte.
}
event-took = { $seat_is ->
    [you] Vous prenez { $card } comme trésor.
   *[other] { $seat } prend { $card } comme trésor.
}
event-bought = { $seat_is ->
    [you] Vous achetez { $card } pour { $paid }.
   *[other] { $seat } achète { $card } pour { $paid }.
}
event-passed = { $seat_is ->
    [you] { $empty ->
        [yes] Vous ne prenez rien.
       *[no] Vous ne prenez rien d’autre.
    }
   *[other] { $empty ->
        [yes] { $seat } ne prend rien.
       *[no] { $seat } ne prend rien d’autre.
    }
}
event-dropped = { $seat_is ->
    [you] Vous avez plus de 4 trésors et rendez { $kinds }.
   *[other] { $seat } a plus de 4 trésors et rend { $kinds }.
}
event-discarded = { $seat_is ->
    [you] Vous défaussez { $cards }.
   *[other] { $seat } défausse { $cards }.
}
event-ended = La dernière manche est jouée : la partie est finie.

# Ce que fait une action

label-strength = Force : il faut plus de { $than }{ then-second }{ no-hope }
label-stealth = Furtif : il faut moins de { $than }{ then-second }{ no-hope }
then-second = { $second ->
    [none] {""}
   *[other] , puis de { $second }
}
no-hope = { $losing ->
    [yes] {" "}– votre main ne le peut pas
   *[no] {""}
}
label-stop = S’arrêter et prendre { cards }
label-continue = { $elite ->
    [yes] Continuer contre un garde d’élite
   *[no] Continuer contre un garde ordinaire
}
label-next = Passer au second garde
label-give-up = { $able ->
    [yes] Renoncer et ne rien prendre, alors que votre main peut gagner
   *[no] Renoncer et ne rien prendre
}
label-pass = { $empty ->
    [yes] Ne rien prendre
   *[no] Ne rien prendre d’autre
}
label-keep = { $count ->
    [0] Garder votre main et la compléter à 6
    [one] Défausser { $count } carte et compléter à 6
   *[other] Défausser { $count } cartes et compléter à 6
}
label-play = { $way ->
    [dojo] Jouer { $card } pour { $amount } : total { $total }
    [add] { $late ->
        [yes] Jouer { $card } pour { $signed } : le garde reste battu
       *[no] Jouer { $card } pour { $signed } : total { $total }
    }
    [switch] Jouer { $card } : passer en mode { $approached }
   *[draw] Jouer { $card }
}{ $draw ->
    [0] {""}
    [one] , piocher { $draw } carte
   *[other] , piocher { $draw } cartes
}{ $won ->
    [yes] {" "}– bat le garde
   *[no] {""}
}{ $losing ->
    [yes] {" "}– alors plus rien dans votre main ne peut gagner
   *[no] {""}
}
label-take = Prendre { $card }
label-buy = Acheter { $card } pour { $paid }{ $cheapest ->
    [yes] {" "}– le moins cher
   *[no] {""}
}
label-drop = Rendre : { $treasure }
label-discard = Défausser { $card }

# Qui décide quoi

asked-declare = Vous affrontez { $guard } : Force (plus de { $strength }{ then-next }) ou Furtif (moins de { $stealth }{ then-next }) ?
then-next = { $second ->
    [none] {""}
   *[other] , puis de { $second }
}
asked-fight = { $won ->
    [yes] { $elite ->
        [yes] { $guard } : battu. Vous arrêter et prendre { cards }, ou tout risquer contre un garde d’élite ?
        [no] { $guard } : battu. Vous arrêter et prendre { cards }, ou tout risquer contre un garde ordinaire ?
       *[none] { $guard } : battu, et il n’y a pas d’autre garde. Arrêtez-vous et prenez { cards }.
    }
   *[no] Contre { $guard } il faut { need }{ $second ->
        [none] {""}
       *[other] , puis { $approach ->
            [strength] plus de { $second }
           *[stealth] moins de { $second }
        } contre le second
    }. Vous avez { $total }{ $dojo ->
        [yes] {""}
       *[no] , sans carte Dojo
    }.{ $hopeless ->
        [yes] {" "}Rien dans votre main ne peut gagner.
       *[no] {""}
    }
}
asked-fight-twin = { $guard } : le premier garde est battu. Passer au second : { $approach ->
    [strength] plus de { $second }
   *[stealth] moins de { $second }
} ?
take-cause = { $own ->
    [yes] Vous vous arrêtez après { guard-cards }
   *[no] { $failed ->
        [yes] { $turn } a échoué
       *[no] { $turn } s’arrête après { guard-cards }
    }
}
asked-take = { take-cause } : vous pouvez prendre { $takes ->
    [one] { $takes } carte
   *[other] { $takes } cartes
}. { $purse ->
    [none] Pour payer, vous n’avez pas de trésor.
   *[other] Pour payer, vous avez { $purse }.
}
asked-drop = Vous pouvez garder 4 trésors : choisissez-en { $count } à rendre.
asked-shape = { $count ->
    [0] Votre tour s’achève : défaussez ce qui ne sert pas, puis complétez à 6.
   *[other] Votre tour s’achève, et vous pouvez garder 6 cartes : défaussez-en encore au moins { $count }.
}

waiting-declare = { $seat } choisit Force ou Furtif contre { $guard }.
waiting-fight = { $won ->
    [yes] { $seat } a battu { $guard } et décide de la suite.
   *[no] { $seat } affronte { $guard } : il faut { need }, pour l’instant { $total }.
}
waiting-fight-twin = { $seat } a battu le premier garde ({ $guard }) ; le second reste à battre.
waiting-take = { take-cause } : { $seat } peut prendre { $takes ->
    [one] { $takes } carte
   *[other] { $takes } cartes
}.
waiting-drop = { $seat } choisit quels trésors rendre.
waiting-shape = { $seat } choisit quoi garder.
asked-nobody = La partie est finie.

# La table

seat-you = (vous)
seat-turn = ✦
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-deck = paquet { $deck }, défausse { $discard }
seat-treasures = Trésors : { $kinds }
seat-tokens = Jetons : { $tokens }
seat-known = A forcément en main : { $cards }
seat-hand = Main : { $cards }
middle-title = { $ending ->
    [yes] Manche { $round }, la dernière
   *[no] Manche { $round }
}
middle-column = { $guard } | { $house }
middle-taken = –
middle-decks = gardes { $guards }, Clans { $house }
middle-next = { $elite ->
    [yes] prochain : ÉLITE
    [no] prochain : ordinaire
   *[none] plus de garde
}
middle-stacks = Jetons restants : { $stacks }
middle-fight = { $approached } : il faut { need }, pour l’instant { $total }
middle-priced = { $card } { $signs } [{ $cost }]
hand-title = Votre main : { cards }
hand-card = { $card } ({ $effect })

# Le décompte

result-you = Vous
result-seat = { $name } : { $terms } = { $points }
result-envoys = { $points } d’Émissaires
result-skills = { $points } de Ninjas
result-tokens = { $points } de jetons
result-treasures = { $points } de trésors
result-rumors-envoys = { $count } × { $worth } d’Influences par Émissaire
result-rumors-rumors = { $count } × { $worth } d’Influences par Influence
result-rumors-skills = { $count } × { $worth } d’Influences par Ninja
result-rumors-owners = { $count } × { $worth } d’Influences de Pouvoir ({ $owners ->
    [one] { $owners } personne en possède
   *[other] { $owners } personnes en possèdent
})
result-nothing = rien
result-wins = { $seat_is ->
    [you] Vous gagnez.
   *[other] { $seat } gagne.
}
result-shared = { $names } partagent la victoire.
result-shared-with = Vous partagez la victoire avec { $names }.
result-why-points = Avec { $points } points, soit { $more } d’avance sur { $seat_is ->
    [you] vous
   *[other] { $seat }
}.
result-why-envoys = { tied-with } : les Émissaires décident, { $most } contre { $less }.
result-why-tokens = { $by ->
    [tokens] { tied-with }, d’Émissaires aussi : les jetons décident, { $most } contre { $less }.
   *[points] { tied-with }, d’Émissaires aussi : les points des jetons décident, { $most } contre { $less }.
}
tied-with = { $seat_is ->
    [you] Égalité de points avec vous
   *[other] Égalité de points avec { $seat }
}
result-why-shared = Égalité de points, d’Émissaires et de jetons.
column-envoys = Émissaires
column-rumors = Influences
column-skills = Ninjas
column-tokens = Jetons
column-treasures = Trésors

# Pourquoi c’est interdit

refused-first-guard = Affrontez le premier garde avant de vous arrêter ou de continuer.
refused-undeclared = Choisissez d’abord Force ou Furtif.
refused-closed = Le garde est battu : les Ninjas n’aident qu’à battre un garde.
refused-second-dojo = { $card } est déjà votre carte Dojo dans ce combat ; on n’en joue qu’une par garde.
refused-standing = { $dojo ->
    [yes] Le garde n’est pas encore battu : il faut { need }, et votre total est { $total }.
   *[no] Le garde n’est pas encore battu : il faut { need }, et vous n’avez pas joué de carte Dojo.
}
refused-no-twin = Cette carte n’a pas de second garde.
refused-twin = Battez d’abord le second garde de cette carte.
refused-no-guard = Il ne reste pas de garde à retourner.
refused-beaten = Le garde est battu : vous ne pouvez plus renoncer.
refused-able = À cette table, vous ne pouvez pas renoncer tant que les cartes de votre main peuvent gagner.
refused-not-in-hand = Vous n’avez pas { $card } en main.
refused-not-shown = { $card } : cette carte n’est pas exposée.
refused-undefeated = À cette table, seuls les gardes vaincus se prennent, et { $card } n’est pas vaincu.
refused-payment = { $card } coûte { $cost } ; ce n’est pas ce que vous payez.
refused-treasure = { $card } coûte { $cost } ; pour payer ainsi, il vous manque { $missing }.
refused-no-treasure = Vous n’avez pas ce trésor.
refused-chosen = Vous avez déjà choisi tous vos exemplaires de { $card }.
refused-keep = Vous pouvez garder { $limit } cartes : il faut encore en défausser { $over }.

# Options

option-help_after_win = Peut-on encore jouer des Ninjas une fois le garde battu ?
option-help_after_win-allowed = Oui, pour leurs autres effets : un garde battu le reste.
option-help_after_win-refused = Non : le combat est fini dès qu’il est gagné.
option-help_after_win-open = Oui, et ils changent encore le total, jusqu’à ce qu’on s’arrête ou qu’on continue.
option-give_up = Peut-on renoncer alors que la main peut gagner ?
option-give_up-free = Oui : personne ne voit votre main.
option-give_up-unable = Non : seulement si les cartes de la main ne peuvent pas battre la carte Garde sans piocher.
option-token_on = Quand un Émissaire gagne-t-il son jeton ?
option-token_on-won = Quand son combat est gagné.
option-token_on-played = Dès qu’il est joué.
option-token_on_double = Un Émissaire bat le premier de deux gardes d’une carte : quand reçoit-on son jeton ?
option-token_on_double-guard = Tout de suite.
option-token_on_double-card = Quand les deux gardes sont battus.
option-takable_guards = Quels gardes peut-on prendre comme trésors ?
option-takable_guards-all = Tous les gardes exposés, même celui qui a gagné.
option-takable_guards-defeated = Seulement les gardes vaincus.
option-gold_skill = Quand l’or d’un Ninja paie-t-il ?
option-gold_skill-played = Seulement s’il a été joué dans ce tour.
option-gold_skill-held = Aussi depuis la main, pendant les achats.
option-final_treasures = Combien de trésors comptent à la fin ?
option-final_treasures-all = Tous.
option-final_treasures-four = Quatre au plus.
option-tie_break = Égalité de points et d’Émissaires : qu’est-ce qui décide ?
option-tie_break-points = Les points des jetons.
option-tie_break-tokens = Le nombre de jetons.
option-last_take = Peut-on encore prendre une carte après son dernier tour ?
option-last_take-always = Oui, à chaque tour qui reste.
option-last_take-on_failure = Seulement quand une invasion échoue.

# Les signes sur les cartes

sign-fan = éventail
sign-scroll = parchemin
sign-vase = vase
sign-jade = jade
sign-gold = or, n’importe quelle sorte
sign-any = 1 au choix
sign-pair = 2 d’une même sorte
sign-dojo = valeur Dojo
sign-plus = en plus
sign-minus = en moins
sign-switch = passer de Force à Furtif ou inversement
sign-draw = piocher
sign-strength = contre Force
sign-stealth = contre Furtif
sign-guard = garde
sign-elite = garde d’élite
sign-envoy = Émissaire
sign-rumor = Influence
sign-skill = Ninja
sign-token = jeton de Prestige
sign-points = points
sign-or = ou
sign-then = puis
sign-per = par

# La liste des cartes

card-sources = Sources : A et B sont deux tirages du livret anglais, F est le livret français, W1 à W21 sont des critiques ; « ? » vient de nous, « (?) » a été imprimé, mais peut-être sur une autre carte. Les mots sont ceux du fichier : value, la valeur ; cost, le coût ; copies, le nombre ; scores, le décompte ; effect, l’effet ; treasure, le trésor.
group-dojo = Cartes Dojo (paquet de départ de chacun)
group-starter = Ninjas de départ (de chacun)
group-envoy = Émissaires
group-rumor = Influences
group-skill = Ninjas
group-guard = Gardes
group-elite = Gardes d’élite
group-clan = Jetons de Prestige
figure-value = Valeur
figure-points = Points
figure-cost = Coût
figure-treasure = Trésor
figure-tokens = Jetons, du dessus
effect-dojo = Dojo { $value }
effect-add = { $value }
effect-switch = passer de Force à Furtif ou inversement
effect-or = { $first } ou { $second }
effect-draw = { $count ->
    [one] piocher { $count } carte
   *[other] piocher { $count } cartes
}
effect-then = { $first }, puis { $second }
effect-gold = 1 pièce d’or pendant vos achats
effect-envoy = { $ways } ; quand le combat est gagné, rapporte le jeton du dessus de son clan
effect-rumor-envoys = { $ways } ; 1 point par Émissaire que vous avez
effect-rumor-rumors = { $ways } ; 1 point par Influence que vous avez, celle-ci comprise
effect-rumor-skills = { $ways } ; 1 point par Ninja que vous avez, ceux de départ compris
effect-rumor-owners = { $ways } ; 6, 4 ou 2 points si 1, 2 ou davantage de personnes en possèdent
effect-cost = { $ways } ; coûte { $cost }
effect-guard = trésor : { $treasure }
effect-dual = trésor : { $treasure } ; la valeur basse compte contre Furtif, la haute contre Force
effect-double = trésor : { $treasure } ; deux gardes à battre l’un après l’autre, qui comptent pour une carte
effect-clan = gagnés par les Émissaires du clan, le 2 d’abord
clan = Clan { $clan }

# Un paquet qui ne peut pas se jouer

deck-starting = un paquet de départ a au moins { $least } cartes, celui-ci en a { $found }.
deck-clan = il n’y a pas d’Émissaire de ce clan, ses jetons ne pourraient jamais être gagnés.
deck-total = le fichier annonce { $name } : { $total } et en a { $found }.
deck-guards = il faut au moins { $least } gardes, il y en a { $found }.
deck-starting-treasure = aucun garde ordinaire du paquet ne montre ce trésor de départ : { $treasure }.
deck-effect = effect doit être fait de choix comme 3, +1, -1 ou switch séparés par « or », suivis au besoin de « , draw 1 » (jusqu’à 9) et une fois de « , gold », et non { $value }.
deck-field = { $name } ne veut rien dire sur cette carte ; ses chiffres sont { $fields }.
deck-elite = donnez soit value, soit stealth et strength, soit first et second.
deck-elite-values = stealth est la valeur basse et strength la haute : { $stealth } et { $strength } sont à l’envers.
deck-cost = un coût est de 1 à { $most } trésors.

# Une position impossible

position-columns = house_row et guard_row doivent avoir le même nombre de colonnes.
position-known = La place { $seat } est censée avoir une carte qu’elle n’a pas en main.
position-tokens = Les jetons pris au clan { $clan } n’étaient pas ceux du dessus.
position-dojo = { $card } est annoncée comme carte Dojo mais n’a pas été jouée dans ce combat.
position-asked = asked doit être shape seul ou avec une autre question, chacune avec nom, place et détails ; les noms sont { $questions }.
position-turn = « { $question } » se demande à qui joue, pas à la place { $seat }.
position-drop = La place { $seat } ne rend que des trésors qu’elle a, et seulement si elle en a plus de { $limit }.
position-no-guard = « { $question } » demande un garde exposé.
position-takes = « take » ne se demande que si takes dépasse 0.
position-approach = declare vient avant le choix du mode, fight après ; « { $question } » ne convient pas.
position-first-beaten = first_beaten ne vaut 1 que contre le premier de deux gardes d’une carte.
position-chosen = Les cartes que la place { $seat } a choisi de défausser doivent être dans sa main.

# Ce qu’un siège peut déduire
insight-house = Cartes de Clan encore cachées : { $envoy ->
        [one] { $envoy } émissaire
       *[other] { $envoy } émissaires
    }, { $rumor ->
        [one] { $rumor } influence
       *[other] { $rumor } influences
    }, { $skill ->
        [one] { $skill } ninja
       *[other] { $skill } ninjas
    }.
insight-beats = Sur { $count ->
        [one] { $count } garde possible
       *[other] { $count } gardes possibles
    }, votre main en bat { $stealth } % en Furtif et { $strength } % en Force.

# Ce qu’une simulation compte

kind-place = Ordre du tour

# Le but

aim-win = { $reader ->
    [you] Vous gagnez avec le plus de points à la fin.
   *[other] La personne qui a le plus de points à la fin gagne.
}
aim-end = La partie s’achève avec la manche où quelqu’un obtient un quatrième jeton de Prestige, ou bien où le dernier jeton est pris.
aim-points = Émissaires, Ninjas et jetons rapportent les points qu’ils montrent. Les Influences comptent selon ce qu’on possède. Chaque trésor qui reste rapporte 1 point.
aim-turn = { $reader ->
    [you] À votre tour, vous battez des gardes l’un après l’autre, avec des totaux au-dessus du leur (Force) ou en dessous (Furtif). Arrêtez-vous à temps, et vous prenez une carte de moins que de gardes battus, mais au moins une. Échouez, et vous ne prenez rien.
   *[other] À chaque tour, on bat des gardes l’un après l’autre, avec des totaux au-dessus du leur (Force) ou en dessous (Furtif). Qui s’arrête à temps prend une carte de moins que de gardes battus, mais au moins une. Qui échoue ne prend rien.
}
aim-envoys = Un Émissaire qui bat un garde gagne le jeton du dessus de son clan.

# Ce qui a changé

change-points = { $before } → { $points } points pour vous.
change-cards = Vous avez reçu { $cards }.
change-tokens = { $count ->
    [one] Vous avez gagné un jeton : { $tokens }.
   *[other] Vous avez gagné des jetons : { $tokens }.
}
change-treasure-more = Vous avez { $treasures } de plus.
change-treasure-less = Vous avez { $treasures } de moins.
change-owners = Vos Influences de Pouvoir valent maintenant { $worth } points chacune, et non { $before }.
change-ending = La dernière manche a commencé.
change-third-token = { $seat_is ->
    [you] Vous avez trois jetons : un de plus, et la dernière manche commence.
   *[other] { $seat } a trois jetons : un de plus, et la dernière manche commence.
}

# Les raisons

reason-approach = Votre main bat ce garde, et pourrait battre { $beats } des { $coming } qui peuvent suivre.
reason-approach-hope = Rien dans votre main ne bat ce garde sans piocher.
reason-token = Bat le garde et vous fait gagner le jeton { $token }.
reason-win = Bat le garde ; le reste de votre main bat { $beats } des { $coming } qui peuvent suivre.
reason-late = { $draw ->
    [0] Le garde reste battu ; c’est pour les gardes à venir.
   *[other] Le garde reste battu, et vous piochez.
}
reason-draw = { $count ->
    [one] Pioche une carte qui peut aider.
   *[other] Pioche { $count } cartes qui peuvent aider.
}
reason-help = Un pas vers un total qui bat le garde.
reason-losing = Plus rien dans votre main ne pourrait gagner alors.
reason-hope = Rien dans votre main ne gagne sans piocher.
reason-stop = { $count ->
    [one] Prend { $count } carte à coup sûr ; votre main bat { $beats } des { $coming } gardes qui peuvent suivre.
   *[other] Prend { $count } cartes à coup sûr ; votre main bat { $beats } des { $coming } gardes qui peuvent suivre.
}
reason-continue = { $more ->
    [one] Votre main bat { $beats } des { $coming } gardes qui peuvent suivre ; s’arrêter après donne { $more } carte.
   *[other] Votre main bat { $beats } des { $coming } gardes qui peuvent suivre ; s’arrêter après donne { $more } cartes.
}
reason-next = Le premier garde est battu pour de bon.
reason-give-up = { $able ->
    [yes] Garde vos cartes pour votre prochain tour.
   *[no] Rien dans votre main ne gagne, et vous la gardez pour votre prochain tour.
}
reason-take = { $same ->
    [1] Un point si vous le gardez, et il paie des cartes Clans.
   *[other] Cela fait { $kind } : les paires paient plus de cartes.
}
reason-take-gold = L’or remplace toute sorte, et vaut un point si vous le gardez.
reason-buy = { $points ->
    [one] Vous rapporte { $points } point en l’état.
   *[other] Vous rapporte { $points } points en l’état.
}
reason-buy-envoy = { $points ->
    [one] Vous rapporte { $points } point, et peut gagner le jeton { $token }.
   *[other] Vous rapporte { $points } points, et peut gagner le jeton { $token }.
}
reason-pass = Garde vos trésors : chacun vaut un point, ou paiera plus tard.
reason-drop = { $same ->
    [1] Vous n’en avez pas d’autre pour faire la paire.
   *[other] Vous en avez { $same } de cette sorte.
}
reason-discard = À elle seule, elle bat { $beats } des { $coming } gardes qui peuvent suivre.
reason-keep = Ce que vous gardez bat { $beats } des { $coming } gardes qui peuvent suivre, en mode { $approached }.

# Ce qu’une réponse garde ou gagne par rapport à une autre

differs-wins = { $count ->
    [0] le garde ne sera pas battu sans chance
    [1] le garde peut encore être battu
   *[other] cela bat le garde
}
differs-token = { $count ->
    [0] cela ne vous fait pas gagner le jeton { $token }
   *[other] cela vous fait gagner le jeton { $token }
}
differs-envoy = { $count ->
    [0] cela ne peut pas gagner plus tard le jeton { $token }
   *[other] cela peut gagner plus tard le jeton { $token }
}
differs-guard = { $count ->
    [0] rien dans votre main ne bat ce garde sans piocher
   *[other] votre main bat ce garde
}
differs-beats = votre main bat ensuite { $count } des { $coming } gardes qui peuvent suivre, et non { $instead }
differs-sure = { $count ->
    [0] { $instead ->
        [one] vous risquez { $instead } carte que vous pourriez prendre à coup sûr
       *[other] vous risquez { $instead } cartes que vous pourriez prendre à coup sûr
    }
    [one] vous prenez { $count } carte à coup sûr
   *[other] vous prenez { $count } cartes à coup sûr
}
differs-hoped = { $count ->
    [0] vous n’avez plus de garde à battre, et votre main bat { $beats } des { $coming } qui peuvent suivre
    [one] votre main bat { $beats } des { $coming } gardes qui peuvent suivre, et s’arrêter après donne { $count } carte
   *[other] votre main bat { $beats } des { $coming } gardes qui peuvent suivre, et s’arrêter après donne { $count } cartes
}
differs-points = { $count ->
    [one] vous avez { $count } point en l’état, et non { $instead }
   *[other] vous avez { $count } points en l’état, et non { $instead }
}
differs-drawn = { $count ->
    [0] vous ne piochez rien
    [one] vous piochez { $count } carte
   *[other] vous piochez { $count } cartes
}
differs-treasures = { $which ->
    [both] vous avez { $more } au lieu de { $fewer }
    [more] vous avez { $more } de plus
   *[fewer] vous avez { $fewer } de moins
}
differs-hand = { $which ->
    [both] vous gardez { $more } plutôt que { $fewer }
    [more] vous gardez { $more }
   *[fewer] cela vous coûte { $fewer }
}
