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

event-dealt = Les cartes sont distribuées. { $first } commence ; { $treasures }.
dealt-treasure = { $seat } reçoit un { $treasure }
event-turn = C’est à { $seat } de jouer.
event-revealed = { $elite ->
    [yes] { $guard } garde { $house }. Le prochain garde est un garde d’élite !
    [no] { $guard } garde { $house }. Le prochain garde est ordinaire.
   *[none] { $guard } garde { $house }. C’est le dernier garde.
}
nothing-in-house = une maison vide
event-declared = { $approach ->
    [strength] { $seat } choisit la Force : il faut dépasser chaque garde.
   *[stealth] { $seat } choisit le mode Furtif : il faut rester sous chaque garde.
}
event-played = { $way ->
    [dojo] { $seat } joue { $card } pour { $amount } : { fight-stands }.
    [add] { $seat } joue { $card } pour { $signed } : { fight-stands }.
    [switch] { $seat } joue { $card } et passe en mode { $approached } : { fight-stands }.
   *[draw] { $seat } joue { $card }.
}
fight-stands = { $won ->
    [yes] { $total } bat le garde
   *[no] { $total }, mais il faut { need }
}
event-drew = { $seat } pioche { cards }.
event-drew-seen = { $seat } pioche { cards } : { $cards }.
event-reshuffled = { $seat } mélange sa défausse pour former un nouveau paquet.
event-house_reshuffled = Les cartes Clans défaussées sont mélangées et forment une nouvelle pioche.
event-guards_reshuffled = { $elite ->
    [yes] Les gardes défaussés sont mélangés et forment une nouvelle pioche, un garde d’élite sur le dessus !
   *[no] Les gardes défaussés sont mélangés et forment une nouvelle pioche, un garde ordinaire sur le dessus.
}
event-token = { $seat } gagne un jeton de Prestige : { $token }.
event-ending = { $why ->
    [last] { $seat } a pris le dernier jeton : c’est la dernière manche.
   *[fourth] { $seat } a un quatrième jeton : c’est la dernière manche.
}
event-twin = Le premier garde est battu ; pour le second, il faut { need }.
event-defeated = { $guard } : carte battue ({ $beaten ->
    [one] { $beaten } garde
   *[other] { $beaten } gardes
} en tout).
event-stopped = { $seat } s’arrête et peut prendre { cards }.
event-failed = { $seat } échoue face à { $guard } et ne prend rien ; les autres peuvent prendre une carte.
event-took = { $seat } prend { $card }.
event-bought = { $seat } achète { $card } pour { $paid }.
event-passed = { $seat } ne prend rien d’autre.
event-dropped = { $seat } rend { $card }.
event-discarded = { $seat } défausse { $cards }.
event-ended = La partie est finie.

# Ce que fait une action

label-strength = Force : il faut plus de { $than }
label-stealth = Furtif : il faut moins de { $than }
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
label-pass = Ne rien prendre d’autre
label-keep = { $count ->
    [0] Garder votre main et la compléter à 6
    [one] Défausser { $count } carte et compléter à 6
   *[other] Défausser { $count } cartes et compléter à 6
}
label-play = { $way ->
    [dojo] Jouer { $card } pour { $amount } : total { $total }
    [add] Jouer { $card } pour { $signed } : total { $total }
    [switch] Jouer { $card } : passer en mode { $approached }
   *[draw] Jouer { $card }
}{ $draw ->
    [0] {""}
    [one] , piocher { $draw } carte
   *[other] , piocher { $draw } cartes
}{ $won ->
    [yes] {" "}– bat le garde
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

asked-declare = { $seat }, vous affrontez { $guard } : Force (plus de { $strength }) ou Furtif (moins de { $stealth }) ?
asked-fight = { $won ->
    [yes] { $seat }, { $guard } : garde battu ({ $total }, il fallait { need }). S’arrêter ou continuer ?
   *[no] { $seat }, contre { $guard } il faut { need } ; vous avez { $total }{ $dojo ->
        [yes] {""}
       *[no] {" "}et pas encore de carte Dojo
    }.{ $hopeless ->
        [yes] {" "}Rien dans votre main ne peut gagner.
       *[no] {""}
    }
}
asked-fight-twin = { $seat }, le premier garde de { $guard } est battu ({ $total }, il fallait { need }) : passer au second ?
asked-take = { $seat }, prenez { $takes ->
    [one] { $takes } carte
   *[other] jusqu’à { $takes } cartes
} : les trésors sont gratuits, les cartes Clans se paient. { $purse ->
    [none] Vous n’avez pas de trésor.
   *[other] Vous avez { $purse }.
}
asked-drop = { $seat }, vous pouvez garder 4 trésors : il faut en rendre { $count }.
asked-shape = { $count ->
    [0] { $seat }, quelles cartes défaussez-vous avant de compléter à 6 ?
   *[other] { $seat }, quelles cartes défaussez-vous ? Au moins { $count }.
}

waiting-declare = { $seat } choisit Force ou Furtif contre { $guard }.
waiting-fight = { $won ->
    [yes] { $seat } a battu { $guard } ({ $total }, il fallait { need }) et décide de la suite.
   *[no] { $seat } affronte { $guard } : il faut { need }, pour l’instant { $total }.
}
waiting-fight-twin = { $seat } a battu le premier garde de { $guard }.
waiting-take = { $takes ->
    [one] { $seat } peut prendre { $takes } carte.
   *[other] { $seat } peut prendre { $takes } cartes.
}
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
result-points = { $names } gagne.
result-tie-envoys = Égalité de points : { $names } gagne avec plus d’Émissaires.
result-tie-tokens = { $by ->
    [tokens] Égalité de points et d’Émissaires : { $names } gagne avec plus de jetons.
   *[points] Égalité de points et d’Émissaires : { $names } gagne avec plus de points de jetons.
}
result-shared = Égalité en tout : { $names } partagent la victoire.

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
refused-drop-order = Les trésors se rendent dans cet ordre, jusqu’à en garder { $limit } : éventail, parchemin, vase, jade, or. Celui-ci vient trop tôt ou trop tard.
refused-keep = Vous pouvez garder { $limit } cartes : il faut encore en défausser { $over }.
refused-discard-order = Les cartes se défaussent dans l’ordre de la main, jusqu’à en garder { $limit } au plus : celle-ci vient trop tôt ou trop tard.

# Options

option-help_after_win = Peut-on encore jouer des Ninjas une fois le garde battu ?
option-help_after_win-allowed = Oui, jusqu’à ce qu’on s’arrête ou qu’on continue.
option-help_after_win-refused = Non : le combat est fini dès qu’il est gagné.
option-give_up = Peut-on renoncer alors que la main peut gagner ?
option-give_up-free = Oui : personne ne voit votre main.
option-give_up-unable = Non : seulement si les cartes de la main ne peuvent pas gagner sans piocher.
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
option-gold_skill-played = Seulement s’il a été joué comme carte Dojo dans ce tour.
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
deck-effect = effect doit être fait de choix comme 3, +1, -1 ou switch séparés par « or », suivis au besoin de « , draw 1 » et « , gold », et non { $value }.
deck-cost = un coût est de 1 à { $most } trésors.

# Une position impossible

position-columns = house_row et guard_row doivent avoir le même nombre de colonnes.
position-known = La place { $seat } est censée avoir une carte qu’elle n’a pas en main.
position-tokens = Les jetons pris au clan { $clan } n’étaient pas ceux du dessus.
position-dojo = { $card } est annoncée comme carte Dojo mais n’a pas été jouée dans ce combat.
position-asked = asked doit être shape seul ou avec une autre question, chacune avec nom, place et détails ; les noms sont { $questions }.
position-turn = « { $question } » se demande à qui joue, pas à la place { $seat }.
position-drop = La place { $seat } ne rend des trésors, dans l’ordre, que si elle en a plus de { $limit }.
position-no-guard = « { $question } » demande un garde exposé.
position-takes = « take » ne se demande que si takes dépasse 0.
position-approach = declare vient avant le choix du mode, fight après ; « { $question } » ne convient pas.
position-chosen = Les cartes que la place { $seat } a choisi de défausser doivent être dans sa main et dans l’ordre.

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
