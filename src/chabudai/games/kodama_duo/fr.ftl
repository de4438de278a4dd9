# Ce que dit Kodama Duo. Les noms des places sont ceux des personnes ; ceux des Kodama et des décrets viennent du paquet.

title = Kodama Duo
pitch = Un duel paisible : l’un partage les branches, l’autre choisit, et deux arbres poussent sur la table, carte après carte.
minutes = 30

# Un paquet injouable : ce qui suit la ligne et la table de la rangée.
deck-length = { $name } doit être une longueur en millimètres, pas { $value }.
deck-list = { $name } doit être une liste non vide, pas { $value }.
deck-pair = { $name } doit contenir des paires de deux longueurs, pas { $value }.
deck-switch = { $name } doit valoir true ou false, pas { $value }.
deck-size = le format des cartes { $key } manque.
deck-spine = la nervure { $number } doit avoir quatre points, le dernier distinct du premier, et deux largeurs au-dessus de 0.
deck-many-slots = une forme a au plus { $most } emplacements, celle-ci en a { $found }.
deck-mouth = une embouchure de 10 mm à { $at } mm sort du bord { $edge }, long de { $length } mm.
deck-first-spine = la première nervure doit partir de l’embouchure.
deck-bark-outside = le rameau { $limb } quitte la carte en { $x }, { $y }.
deck-bark-edge = l’écorce du rameau { $limb } en { $x }, { $y } est à moins de { $margin } mm d’un bord.
deck-limb-loose = le rameau { $limb } doit partir de l’écorce d’un rameau précédent.
deck-slot-outside = l’emplacement { $slot } doit rester à { $margin } mm du bord de la carte.
deck-slots-close = les emplacements { $slot } et { $other } sont à moins de 12 mm l’un de l’autre.
deck-slot-bark = l’emplacement { $slot } est sur l’écorce du rameau { $limb }.
deck-many-features = { $found } motifs ne tiennent pas : la forme { $shape } a { $room } emplacements.
deck-number-twice = le numéro { $number } est déjà utilisé à la ligne { $line }.
deck-total = le fichier annonce { $total } rangées { $table } et en a { $found }.
deck-icons = le fichier annonce { $total } motifs sur les branches et en a { $found }.
deck-same-trunk = les deux troncs montrent le même motif ({ $feature }), il en faut un différent pour chacun.
deck-season = il n’y a pas de décret pour la saison { $season }.

# Petits mots

the-caterpillar = chenille
the-cloud = nuage
the-firefly = luciole
the-flower = fleur
the-mushroom = champignon
the-star = étoile
the-trunk = le tronc
the-card = la carte { $card }
card-in-words = la carte { $card } ({ $features })
many-of = { $count } { $features }
feature-on = { $feature } sur { $card }
season-spring = printemps
season-summer = été
season-fall = automne
many-caterpillar = chenilles
many-cloud = nuages
many-firefly = lucioles
many-flower = fleurs
many-mushroom = champignons
many-star = étoiles
face-down = une carte cachée
small-trunk = tronc
and-the-last = { $first } et { $last }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
role-splitter = Partage
role-chooser = Choix

# Ce qui s’est passé

trunk-of = { $seat_is ->
    [you] motif { $feature } pour vous
   *[other] motif { $feature } pour { $seat }
}
score-of = { $seat_is ->
    [you] vous { $points }
   *[other] { $seat } { $points }
}
pick-of = { $seat_is ->
    [you] vous { $card }
   *[other] { $seat } { $card }
}
run = { $points } pour les { $features }

event-dealt = Les arbres sont plantés. Sur les troncs : { $trunks }. { $splitter_is ->
    [you] Vous partagez d’abord.
   *[other] { $splitter } partage d’abord.
}
event-dealt-draft = Les arbres sont plantés. Sur les troncs : { $trunks }.
event-season = Une saison commence : { $season }. Son décret est { $decree } : { $effect }. { $why ->
    [fewer] { $splitter_is ->
        [you] Vous avez moins de points, donc vous partagez d’abord.
       *[other] { $splitter } a moins de points et partage d’abord.
    }
    [tie] { $splitter_is ->
        [you] Égalité de points : à vous de partager d’abord.
       *[other] Égalité de points : à { $splitter } de partager d’abord.
    }
   *[start] { $splitter_is ->
        [you] Vous partagez d’abord.
       *[other] { $splitter } partage d’abord.
    }
}
event-season-draft = Une saison commence : { $season }. Son décret est { $decree } : { $effect }.
event-revealed = Manche { $round } sur 4 : { $seat_is ->
    [you] vous partagez cette fois et révélez { $cards }.
   *[other] { $seat } partage cette fois et révèle { $cards }.
}
event-looked = Manche { $round } sur 4 : { $seat } partage cette fois et regarde trois cartes en secret.
event-looked-seen = Manche { $round } sur 4 : vous partagez cette fois et regardez en secret { $cards }.
event-hid = { $seat } posera l’une d’elles face cachée.
event-hid-seen = Vous poserez { $card } face cachée.
event-split = { $seat_is ->
    [you] Vous partagez : { $single } seule, { $pair } ensemble.
   *[other] { $seat } partage : { $single } seule, { $pair } ensemble.
}
event-chose = { $single ->
    [yes] { $seat_is ->
        [you] Vous prenez la carte seule : { $one }.
       *[other] { $seat } prend la carte seule : { $one }.
    } { $other_is ->
        [you] La paire vous revient : { $two }.
       *[other] La paire revient à { $other } : { $two }.
    }
   *[no] { $seat_is ->
        [you] Vous prenez la paire : { $two }.
       *[other] { $seat } prend la paire : { $two }.
    } { $other_is ->
        [you] La carte seule vous revient : { $one }.
       *[other] La carte seule revient à { $other } : { $one }.
    }
}{ $was_hidden ->
    [yes] {" "}La carte cachée était { $turned }.
   *[no] {""}
}
event-decided = { $seat_is ->
    [you] Vous avez choisi une place.
   *[other] { $seat } a choisi une place.
}
event-grew = { $seat_is ->
    [you] Vous posez
   *[other] { $seat } pose
} { $card } sur { $on } : { $points ->
    [0] aucun point
    [one] { $points } point ({ $runs })
   *[other] { $points } points ({ $runs })
}, { $score } en tout.
event-gave_up = { $seat } n’a aucune carte qui trouve place.
event-gave_up-seen = Aucune de vos cartes ne trouve place : { $card } compte comme reste.
event-stuck = { $seat_is ->
    [you] Vous ne posez rien et ne marquez rien, car rien ne trouve place.
   *[other] { $seat } ne pose rien et ne marque rien, car rien ne trouve place.
}
event-discarded = { $seat_is ->
    [you] Vous laissez { $cards }.
   *[other] { $seat } laisse { $cards }.
}
event-claimed = { $seat_is ->
    [you] Vous prenez le jeton { $feature }.
   *[other] { $seat } prend le jeton { $feature }.
}
event-claimed-seen = { $from_is ->
    [you] { $seat_is ->
        [you] Vous reprenez le jeton { $feature } de votre arbre
       *[other] { $seat } vous prend le jeton { $feature }
    }
   *[other] { $seat_is ->
        [you] Vous prenez à { $from } le jeton { $feature }
       *[other] { $seat } prend à { $from } le jeton { $feature }
    }
} : { $card } montre à nouveau son motif { $shows }.
event-put = { $seat_is ->
    [you] Vous posez le jeton { $feature } sur le motif { $over } ({ $card }).
   *[other] { $seat } pose le jeton { $feature } sur le motif { $over } ({ $card }).
}
event-unclaimed = { $seat_is ->
    [you] Vous n’avez pas de jeton : aucun n’est à prendre pour { $card }.
   *[other] { $seat } n’a pas de jeton : aucun n’est à prendre pour { $card }.
}
event-decree_points = { $decree } : { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
} pour { $seat_is ->
    [you] vous
   *[other] { $seat }
} ({ $score } en tout).
event-lap = { $seat_is ->
    [you] Vous atteignez { $points } points.
   *[other] { $seat } atteint { $points } points.
}
event-took_up = { $seat } prend une main.
event-took_up-seen = Vous prenez { $cards }.
event-picked = { $seat } a choisi une carte.
event-picked-seen = Vous avez choisi { $card }.
event-drafted = Les deux choix sont montrés : { $picks }.
event-chose_kodama = { $seat } a choisi un Kodama.
event-chose_kodama-seen = Vous avez choisi { $card }.
event-scored = { $seat_is ->
    [you] Vous marquez
   *[other] { $seat } marque
} le Kodama { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $effect }), { $score } en tout.
event-ended = La partie est finie : { $scores }. Le dernier Kodama de chaque main ne compte pas : { $unscored }.

# Ce que fait une action

label-hide = Poser { $card } face cachée
label-split = { $one } seule, { $two } ensemble
label-choose-one = Prendre la carte seule : { $cards }
label-choose-two = Prendre la paire : { $cards }
label-place = Poser { $card } sur { $on } { $arrow } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } du décret
}{ $roomiest ->
    [yes] {" "}(le plus de place)
   *[no] {""}
}
label-place-at = Poser { $card } en { $x }, { $y }, tournée de { $angle }°
label-leave = Rien ne trouve place : { $card } compte comme reste
label-draft = Choisir { $card }
label-claim = Prendre le jeton { $feature }
label-claim-from = Prendre à { $name } le jeton { $feature }
label-claim-own = Prendre le jeton { $feature } sur votre propre arbre
label-put = { $mark } : sur le motif { $over } ({ $card })
label-put-slot = Sur le motif n° { $slot } ({ $card })
label-pass = Ne pas prendre de second jeton
label-score = Marquer { $card } : { $points ->
    [one] { $points } point maintenant
   *[other] { $points } points maintenant
}
label-score-unseen = Marquer { $card }

preview-place = { $card } sur { $on } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } du décret
}{ $kodama ->
    [0]  ; vos Kodama ne gagnent rien.
   *[other]  ; vos Kodama gagnent { $kodama }.
}
preview-put = { $card } { $before } devient { $after }{ $kodama ->
    [0]  ; vos Kodama ne gagnent rien.
   *[other]  ; vos Kodama gagnent { $kodama }.
}

# Qui décide quoi

asked-hide = Le décret veut une carte cachée jusqu’au choix : laquelle cachez-vous ?
asked-split = Quelle carte reste seule ? { $other } prend ensuite une pile, et l’autre vous revient.
asked-choose = { $other } a partagé les cartes : prenez une pile. La carte seule apporte aussi un jeton.
asked-place = { $count ->
    [one] Posez { $cards } sur votre arbre, pour { $cap } points au plus.
   *[other] Posez l’une de vos cartes, pour { $cap } points au plus ; { $other } prend un jeton pour l’autre.
}
asked-claim = { $second ->
    [yes] Le décret vous donne un second jeton pour { $card }, si vous voulez.
   *[no] { $other } n’a pas joué { $card } : prenez l’un de ses jetons.
}
asked-put = Quel motif de votre arbre couvrez-vous avec le jeton { $feature } ? Il compte désormais comme celui du jeton.
asked-draft = Choisissez une carte à poser maintenant ; le reste de votre main passe à { $other }.
asked-score = Les quatre manches sont jouées : quel Kodama marquez-vous ? Chacun ne marque qu’une fois.
asked-nobody = La partie est finie.

waiting-hide = { $seat } regarde trois cartes en secret.
waiting-split = { $seat } partage les cartes.
waiting-choose = { $seat } choisit une pile.
waiting-place = { $seat } pose une carte : { $cards }.
waiting-claim = { $other_is ->
    [you] Vous n’avez pas joué { $card } : { $seat } prend l’un de ses jetons.
   *[other] { $other } n’a pas joué { $card } : { $seat } prend l’un de ses jetons.
}
waiting-put = { $seat } pose le jeton { $feature }.
waiting-draft = { $seat } choisit une carte.
waiting-score = { $seat } choisit un Kodama.

# La table

seat-you = (vous)
seat-scored = { $card } { $points }
seat-trunk = tronc { $feature } ×{ $count }
seat-held = { $ready ->
    [yes] À jouer, c’est décidé : { $cards }
   *[no] À jouer : { $cards }
}
seat-known = Cartes connues en main : { $cards }
middle-title = Saison : { $season }, manche { $round } sur 4
middle-decree = Décret { $decree } : { $effect }
middle-revealed = Révélées : { $cards }
middle-piles = Seule : { $one } · Paire : { $two }
middle-supply = Jetons à réclamer : { $tokens }
middle-deck = Pioche { $count } · défausse { $discards }
hand-title = Vos Kodama, et ce que chacun marquerait maintenant
hand-kodama = { $card } { $worth } ({ $effect })
hand-draft = Vos branches : { $cards }

# Le score

result-won = { $is ->
    [you] Victoire ! Vous gagnez.
    [both] Victoire partagée entre vous et { $other } !
    [two] Victoire partagée entre { $name } et { $other } !
   *[other] { $name } gagne.
}
result-points = Le plus de points : { $first } à { $second }.
result-trunk = { $points } points partout. { $is ->
    [you] Votre arbre montre plus souvent le motif de son tronc : { $first } fois contre { $second }.
   *[other] { $name } l’emporte par le motif de son tronc : { $first } fois sur son arbre, contre { $second }.
}
result-shared = { $points } points partout, et les deux arbres montrent le motif de leur tronc { $first } fois.
result-growing = Pousse
result-kodama = Kodama ({ $season })
result-you = Vous
result-term = { $name } { $points }
result-grown = pousse { $points }
result-seat = { $seat_is ->
    [you] Vous : { $terms } = { $points }
   *[other] { $seat } : { $terms } = { $points }
}
result-card = carte { $card } { $points }
result-cards = { $seat_is ->
    [you] Vos cartes : { $cards } = { $points }
   *[other] { $seat }, cartes : { $cards } = { $points }
}

# Options

option-splitter = Qui commence par partager ?
option-splitter-random = Choix au hasard.
option-splitter-first = La première place.
option-splitter-second = La seconde place.
option-splitter_tie = Égalité de points après une saison : qui partage ensuite ?
option-splitter_tie-first-round = La personne qui n’a pas partagé à la première manche de la saison.
option-splitter_tie-last-round = La personne qui n’a pas partagé à la dernière manche.
option-claim_own_tree = Peut-on réclamer un jeton de son propre arbre, pour le déplacer ?
option-claim_own_tree-no = Non : seulement de la réserve ou de l’arbre adverse.
option-claim_own_tree-yes = Oui.
option-protect_trunk_feature = Une carte peut-elle recouvrir le motif du tronc ?
option-protect_trunk_feature-yes = Non : il est protégé comme tous les motifs.
option-protect_trunk_feature-no = Oui : seuls les motifs des branches sont protégés.
option-trunk_within_two = Le tronc lui-même est-il « à deux cartes du tronc » ?
option-trunk_within_two-yes = Oui.
option-trunk_within_two-no = Non.
option-table = Quelle est la taille de la table ?
option-table-endless = Sans fin, sauf le bord du bas.
option-table-small = 600 sur 450 millimètres par personne.
option-growing = Comment reçoit-on les branches ?
option-growing-split = L’un partage, l’autre choisit.
option-growing-draft = Des mains de quatre cartes qui passent de l’un à l’autre ; sans jetons Esprit.

# La liste des cartes

group-branch = Branches
group-trunk = Troncs
group-kodama = Kodama
group-decree-spring = Décrets du printemps
group-decree-summer = Décrets de l’été
group-decree-fall = Décrets de l’automne
figure-shape = Forme
card-sources = Il n’existe pas de liste publiée des cartes : les noms et les dessins sont les nôtres, comme tout ce qui est marqué reconstitué. Chaque source est le livret de règles ou une critique, avec son adresse.

effect-cards-with = { $points } par carte avec le motif { $feature }
effect-cards-on-trunk = { $whose ->
    [other] { $points } par branche qui touche son tronc
   *[you] { $points } par branche qui touche votre tronc
}
effect-trunk-feature-on-ends = { $whose ->
    [other] { $points } par motif de son tronc sur les cartes d’extrémité
   *[you] { $points } par motif de votre tronc sur les cartes d’extrémité
}
effect-end-cards = { $points } par carte d’extrémité
effect-trunk-feature-near-trunk = { $whose ->
    [other] { $points } par motif de son tronc sur les cartes à deux cartes au plus du tronc
   *[you] { $points } par motif de votre tronc sur les cartes à deux cartes au plus du tronc
}
effect-tokens = { $whose ->
    [other] { $points } par jeton Esprit sur son arbre
   *[you] { $points } par jeton Esprit sur votre arbre
}
effect-tokens-near-trunk = { $whose ->
    [other] { $points } par jeton Esprit à deux cartes au plus de son tronc
   *[you] { $points } par jeton Esprit à deux cartes au plus de votre tronc
}
effect-tokens-on-ends = { $points } par jeton Esprit sur les cartes d’extrémité
effect-cards-beside-tokens = { $points } par carte qui touche une carte portant un jeton Esprit
effect-tokens-elsewhere = { $whose ->
    [other] { $points } par jeton Esprit qui n’est pas sur son arbre
   *[you] { $points } par jeton Esprit qui n’est pas sur votre arbre
}
effect-favourite-token = { $whose ->
    [other] pour le meilleur jeton Esprit de son arbre : { $points } par carte avec son motif
   *[you] pour le meilleur jeton Esprit de votre arbre : { $points } par carte avec son motif
}
effect-token-echoes = { $whose ->
    [other] pour chaque jeton Esprit de son arbre : { $points } par motif semblable sur les cartes voisines
   *[you] pour chaque jeton Esprit de votre arbre : { $points } par motif semblable sur les cartes voisines
}
effect-limbs-with-token = { $whose ->
    [other] { $points } par branche maîtresse de son tronc portant un jeton Esprit
   *[you] { $points } par branche maîtresse de votre tronc portant un jeton Esprit
}
effect-more-tokens = { $whose ->
    [other] { $points } avec plus de jetons Esprit que l’autre, { $tied } avec autant, au moins un
   *[you] { $points } si vous avez plus de jetons Esprit que l’autre, { $tied } si vous en avez autant, au moins un
}
effect-opponent-tokens = { $whose ->
    [other] { $points } par jeton Esprit sur l’arbre de son adversaire
   *[you] { $points } par jeton Esprit sur l’arbre adverse
}
effect-discards-with-trunk-feature = { $whose ->
    [other] { $points } par carte défaussée avec le motif de son tronc
   *[you] { $points } par carte défaussée avec le motif de votre tronc
}
effect-second-token = quand vous réclamez un jeton, vous pouvez en réclamer un second, pour un autre motif de la même carte
effect-bonus-on-trunk = { $points } points de plus pour une carte posée sur votre tronc
effect-bonus-one-card-pile = { $points } points pour la personne qui a la carte seule
effect-bonus-per-feature = { $points ->
    [one] { $points } point de plus par motif { $feature } sur la carte posée
   *[other] { $points } points de plus par motif { $feature } sur la carte posée
}
effect-bonus-beside-token = { $points } points de plus pour une carte posée sur une carte portant un jeton Esprit
effect-cap = une carte peut rapporter jusqu’à { $points }
effect-conversion = pour les points, les { $feature-many } des branches comptent comme des { $becomes-many }
effect-facedown-card = la personne qui partage pose l’une des trois cartes face cachée jusqu’au choix de l’autre
effect-tokens-at-end = { $points } points par jeton Esprit sur votre arbre après la quatrième manche

# Pourquoi c’est interdit

bad-placement = Écrivez un placement sous la forme « place CARTE X Y ANGLE », en millimètres et degrés entiers, comme « place 34 66.1 307.0 270 » ; pas « { $token } ».
number-without-place = Aucune place proposée n’a le numéro { $number }.
draft-deck = Le draft demande un paquet avec { $kodama } Kodama, et un décret par saison, qui ne parlent pas de jetons Esprit.
refused-not-revealed = La carte n° { $card } n’est pas l’une des trois cartes révélées.
refused-not-held = Vous pouvez jouer { $held }, pas la carte { $card }.
refused-leave = Vous devez poser une carte tant que l’une des vôtres va quelque part.
refused-no-bark = La branche ne rejoint pas l’écorce de { $card } : { $contact } mm se touchent, il en faut au moins 1.
refused-touches-none = La carte ne touche aucune carte de votre arbre.
refused-touches-several = La carte touche { $count } cartes ({ $cards }) et ne doit en toucher qu’une.
refused-covers = La carte recouvre : { $features }.
refused-below-table = La carte dépasse le bord de la table de { $below } mm.
refused-off-table = La carte dépasse un bord de la petite table.
refused-over-cap = Cela ferait { $points } points, et une carte ne peut en rapporter plus de { $cap }.
refused-not-on-leftover = Il n’y a pas de motif « { $feature } » sur la carte { $card }, qui reste.
refused-same-token = Le second jeton doit être différent du premier.
refused-own-token = Le jeton « { $feature } » est déjà sur votre arbre.
refused-not-on-tree = La carte n° { $card } n’est pas dans votre arbre.
refused-no-slot = { $count ->
    [one] Il n’y a qu’un motif sur { $card }.
   *[other] Il n’y a que { $count } motifs sur { $card }.
}
refused-token-there = Il y a déjà un jeton Esprit sur ce motif.
refused-kodama-scored = { $card } a déjà été marqué.
refused-no-kodama = Vous n’avez pas { $card } en main.
refused-draft-fits-nowhere = La carte { $card } ne va nulle part sur votre arbre, mais une autre de votre main oui.

# Une position impossible

position-decree = { $decree } n’est pas un décret de la saison { $season }.
position-trunks = Les deux arbres ont besoin de troncs différents.
position-seats = { $name } doit être une liste avec une liste pour chacune des deux places.
position-pose = Une carte d’un arbre s’écrit [carte, x, y, angle], en dixièmes de millimètre et degrés entiers, pas { $card }.
position-tree = La carte { $card } doit toucher exactement une carte posée avant elle, et n’y être qu’une fois.
position-token = Un jeton Esprit s’écrit [motif, carte, emplacement], sur un motif qui n’en porte pas, une seule fois dans la partie ; pas { $token }.
position-revealed = revealed doit compter trois cartes ou aucune, et comprendre single et hidden.
position-known = known doit énumérer des cartes de drafts.
position-kodama = Chaque place a { $count } cartes Kodama, marquées ou en main.
position-points = { $name } doit être { $count } nombres entiers pour cette place.
position-sealed = « { $token } » ne peut pas avoir été la réponse.
position-deck-short = La pioche n’a pas assez de cartes pour les { $rounds } manches qui restent.

# Ce qu’un siège peut déduire
insight-branches = { $count } cartes Branche n’ont pas encore été vues : { $features }.
insight-feature = { $feature } { $count }
insight-kodama = { $count } Kodama n’ont pas encore été vus ; d’après l’autre arbre, les plus probables dans l’autre main sont : { $likely }.
insight-held = { $card } { $share } %

# Ce qu’une simulation compte

kind-start = Rôle au départ
kind-trunk = Tronc

# Le but

aim-win = { $is ->
    [you] Vous gagnez avec le plus de points après trois saisons de quatre manches.
   *[other] Qui a le plus de points après trois saisons de quatre manches gagne.
}
aim-grow = Chaque carte posée marque pour ses motifs : quand l’un d’eux continue sans trou sous la carte, vers le tronc, il rapporte 1 point par motif semblable de cette ligne, la nouvelle carte comprise. Une carte marque { $cap } points au plus.
aim-split = À chaque manche, une personne partage trois cartes et l’autre prend une pile. Qui a la carte seule prend un jeton Esprit pour la carte qui reste, et change ainsi un motif de son arbre.
aim-draft = À chaque manche, chaque personne choisit une carte de sa main et passe le reste.
aim-decree = Le décret de cette saison est { $decree } : { $effect }.
aim-trunk = Votre tronc porte le motif { $feature } : il compte dans chaque ligne qui l’atteint, et départage une égalité à la fin.
aim-kodama = À la fin de chaque saison, vous marquez l’un de vos Kodama. Ils marqueraient maintenant :

# Ce qui a changé

change-points = { $seat_is ->
    [you] Vous avez marqué { $points } : { $score } en tout.
   *[other] { $seat } a marqué { $points } : { $score } en tout.
}
change-lead = { $is ->
    [ahead] Vous avez { $points } d’avance.
    [behind] Vous avez { $points } de retard.
   *[level] Vous êtes à égalité avec { $other }.
}
change-token-lost = Vous avez perdu le jeton { $feature }.
change-token-won = Vous avez maintenant le jeton { $feature }.
change-decree = Le décret est maintenant { $decree } : { $effect }.

# Ce qui plaide pour une réponse

reason-split = Pour { $other }, la carte seule vaut jusqu’à { $one }, la paire jusqu’à { $two } ; avec le reste, vous pouvez marquer au moins { $mine }, s’il y a la place.
reason-hide = { $other } pourrait marquer jusqu’à { $theirs } avec elle, et n’en saura rien.
reason-choose = Jusqu’à { $mine } points pour vous et { $theirs } pour { $other }{ $unseen ->
    [yes] , pour ce qu’on voit des cartes
   *[no] {""}
} ; { $pile ->
    [one] vous prenez un jeton à la fin de la manche.
   *[other] { $other } prend un jeton à la fin de la manche.
}
reason-draft = Jusqu’à { $mine } points pour vous ; passée, jusqu’à { $theirs } pour { $other }.
reason-place = { $goes_on ->
    [yes] prolonge { $lines }
   *[no] ne prolonge rien
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}et { $bonus } du décret
}{ $kodama }, laisse { $ends ->
    [one] 1 bout libre
   *[other] { $ends } bouts libres
}
reason-kodama = , { $is ->
    [more] { $points } de plus sur vos Kodama
   *[less] { $points } de moins sur vos Kodama
}
reason-leave = { $other } prend alors un jeton parmi : { $features }.
reason-claim = { $count ->
    [0] votre arbre ne montre pas encore ce motif ({ $feature })
    [one] votre arbre montre déjà 1 fois ce motif ({ $feature })
   *[other] votre arbre montre déjà { $count } { $features }
}{ $stolen ->
    [yes] , et { $other } perd le jeton
   *[no] {""}
}
reason-put = { $count ->
    [0] pas de motif { $feature } sur les cartes voisines
    [one] 1 motif { $feature } sur les cartes voisines
   *[other] { $count } { $features } sur les cartes voisines
}{ $kodama }
reason-score = { $is_most ->
    [yes] vaut { $points } maintenant, le plus de vos Kodama
   *[no] vaut { $points } maintenant ; { $best } vaudrait { $most }
}

# Ce qu’une réponse garde ou gagne par rapport à une autre

differs-least = avec ce qui vous reste, vous pouvez marquer au moins { $count }, et non { $instead }
differs-theirs = { $other } peut marquer au plus { $count } avec sa part, et non { $instead }
differs-hidden = { $other } pourrait marquer jusqu’à { $count } avec la carte cachée, et non { $instead }
differs-passed = la garder prive { $other } de { $count } points au plus, et non de { $instead }
differs-mine = vous pouvez marquer jusqu’à { $count }, et non { $instead }
differs-turn = { $count ->
    [0] { $other } prend un jeton à la fin de la manche
   *[other] vous prenez un jeton à la fin de la manche
}
differs-points = { $count ->
    [one] cela rapporte { $count } point, et non { $instead }
   *[other] cela rapporte { $count } points, et non { $instead }
}
differs-kodama = vos Kodama valent { $count } ensemble, et non { $instead }
differs-ends = { $count ->
    [one] { $count } bout de l’arbre reste libre, et non { $instead }
   *[other] { $count } bouts de l’arbre restent libres, et non { $instead }
}
differs-room = { $count ->
    [0] cela laisse moins de place à cet endroit
   *[other] cela laisse le plus de place à cet endroit
}
differs-line = { $count ->
    [0] aucune ligne de ce motif ne continue : { $feature }
    [one] cela prolonge une ligne de { $count } motif { $feature }
   *[other] cela prolonge une ligne de { $count } { $features }
}
differs-beside = { $count ->
    [0] pas de motif { $feature } sur les cartes voisines, et non { $instead }
    [one] { $count } motif { $feature } sur les cartes voisines, et non { $instead }
   *[other] { $count } { $features } sur les cartes voisines, et non { $instead }
}
differs-shown = { $count ->
    [0] votre arbre ne montre pas encore ce motif, l’autre { $instead } fois
    [one] votre arbre montre ce motif 1 fois, l’autre { $instead } fois
   *[other] votre arbre montre ce motif { $count } fois, et non { $instead }
}
differs-stolen = { $count ->
    [0] { $other } ne perd pas de jeton
   *[other] { $other } perd le jeton
}
