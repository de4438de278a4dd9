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
the-card = n° { $card }
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

event-dealt = La partie est prête : { $trunks }. { $splitter } commence par partager.
event-dealt-draft = La partie est prête : { $trunks }.
event-season = Saison : { $season }. Le décret est { $decree }. { $splitter } partage.
event-season-draft = Saison : { $season }. Le décret est { $decree }.
event-revealed = { $seat } révèle { $cards }.
event-looked = { $seat } regarde trois cartes.
event-looked-seen = { $seat } regarde { $cards }.
event-hid = { $seat } posera l’une d’elles face cachée.
event-hid-seen = { $seat } posera { $card } face cachée.
event-split = { $seat } partage : { $single } d’un côté, { $pair } de l’autre.
event-chose = { $single ->
    [yes] { $seat } prend la carte seule. En main : { $cards }.
   *[no] { $seat } prend la paire. En main : { $cards }.
}
event-chose-seen = { $single ->
    [yes] { $seat } prend la carte seule. On retourne { $turned }. En main : { $cards }.
   *[no] { $seat } prend la paire. On retourne { $turned }. En main : { $cards }.
}
event-decided = { $seat } a choisi une place.
event-grew = { $points ->
    [0] { $seat } pose { $card } sur { $on } : aucun point ({ $score } en tout).
    [one] { $seat } pose { $card } sur { $on } : { $points } point, { $runs } ({ $score } en tout).
   *[other] { $seat } pose { $card } sur { $on } : { $points } points, { $runs } ({ $score } en tout).
}
event-stuck = { $seat } ne peut poser aucune carte : { $cards }.
event-discarded = { $seat } défausse { $cards }.
event-claimed = { $seat } réclame le jeton { $feature }.
event-claimed-seen = { $seat } réclame le jeton { $feature } sur l’arbre de { $from } : { $card } montre à nouveau son motif ({ $shows }).
event-put = { $seat } pose le jeton { $feature } sur { $card }, motif { $over }.
event-unclaimed = { $seat } n’a aucun jeton à réclamer pour { $card }.
event-decree_points = { $decree } : { $points } points de plus pour { $seat } ({ $score } en tout).
event-lap = { $seat } atteint { $points } points.
event-took_up = { $seat } prend une main.
event-took_up-seen = { $seat } prend { $cards }.
event-picked = { $seat } a choisi une carte.
event-picked-seen = { $seat } a choisi { $card }.
event-drafted = Les deux choix sont révélés : { $cards }.
event-chose_kodama = { $seat } a choisi un Kodama.
event-chose_kodama-seen = { $seat } a choisi { $card }.
event-scored = { $seat } marque { $card } : { $points } ({ $score } en tout).
event-ended = La partie est finie : { $scores }. Non marqués : { $unscored }.

# Ce que fait une action

label-hide = Poser { $card } face cachée
label-split = { $one } d’un côté, { $two } de l’autre
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
label-leave = Rien ne va : { $card } reste
label-draft = Choisir { $card }
label-claim = Réclamer le jeton { $feature }
label-claim-from = Réclamer le jeton { $feature } sur l’arbre de { $name }
label-put = Sur { $card }, motif { $over } (emplacement { $slot })
label-put-slot = Sur l’emplacement { $slot } de { $card }
label-pass = Ne pas réclamer de second jeton
label-score = Marquer { $card } : { $points } maintenant
label-score-unseen = Marquer { $card }

# Qui décide quoi

asked-hide = { $seat }, laquelle des trois cartes posez-vous face cachée ?
asked-split = { $seat }, partagez les cartes : laquelle reste seule ?
asked-choose = { $seat }, quelle pile prenez-vous ?
asked-place = { $seat }, posez une carte sur votre arbre, pour { $cap } points au plus : { $cards }.
asked-claim = { $second ->
    [yes] { $seat }, un second jeton pour { $card } ?
   *[no] { $seat }, quel jeton réclamez-vous pour { $card } ?
}
asked-put = { $seat }, quel motif de votre arbre couvrez-vous avec le jeton { $feature } ?
asked-draft = { $seat }, quelle carte choisissez-vous ? Vous passez le reste.
asked-score = { $seat }, quel Kodama marquez-vous ?
asked-nobody = La partie est finie.

waiting-hide = { $seat } regarde trois cartes.
waiting-split = { $seat } partage les cartes.
waiting-choose = { $seat } choisit une pile.
waiting-place = { $seat } pose une carte : { $cards }.
waiting-claim = { $seat } réclame un jeton pour { $card }.
waiting-put = { $seat } pose le jeton { $feature }.
waiting-draft = { $seat } choisit une carte.
waiting-score = { $seat } choisit un Kodama.

# La table

seat-you = (vous)
seat-scored = { $card } { $points }
seat-trunk = tronc { $feature } ×{ $count }
seat-held = { $ready ->
    [yes] À jouer, place choisie : { $cards }
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

result-term = { $name } { $points }
result-seat = { $name } : { $terms } = { $points }
result-card = n° { $card } { $points }
result-cards = Cartes de { $name } : { $cards } = { $points }
result-points = { $name } gagne avec le plus de points.
result-trunk = Égalité de points : { $name } gagne avec { $first } motifs de son tronc contre { $second }.
result-shared = Égalité de points et de motifs du tronc ({ $first } chacun) : { $name } partagent la victoire.

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
effect-cards-on-trunk = { $points } par branche qui touche votre tronc
effect-trunk-feature-on-ends = { $points } par motif de votre tronc sur les cartes d’extrémité
effect-end-cards = { $points } par carte d’extrémité
effect-trunk-feature-near-trunk = { $points } par motif de votre tronc sur les cartes à deux cartes au plus du tronc
effect-tokens = { $points } par jeton Esprit sur votre arbre
effect-tokens-near-trunk = { $points } par jeton Esprit à deux cartes au plus de votre tronc
effect-tokens-on-ends = { $points } par jeton Esprit sur les cartes d’extrémité
effect-cards-beside-tokens = { $points } par carte qui touche une carte portant un jeton Esprit
effect-tokens-elsewhere = { $points } par jeton Esprit qui n’est pas sur votre arbre
effect-favourite-token = pour le meilleur jeton Esprit de votre arbre : { $points } par carte avec son motif
effect-token-echoes = pour chaque jeton Esprit de votre arbre : { $points } par motif semblable sur les cartes voisines
effect-limbs-with-token = { $points } par branche maîtresse portant un jeton Esprit
effect-more-tokens = { $points } si vous avez plus de jetons Esprit que l’autre, { $tied } si vous en avez autant
effect-opponent-tokens = { $points } par jeton Esprit sur l’arbre adverse
effect-discards-with-trunk-feature = { $points } par carte défaussée avec le motif de votre tronc
effect-second-token = quand vous réclamez un jeton, vous pouvez en réclamer un second, pour un autre motif de la même carte
effect-bonus-on-trunk = { $points } points de plus pour une carte posée sur votre tronc
effect-bonus-one-card-pile = { $points } points pour la personne qui a la carte seule
effect-bonus-per-feature = { $points ->
    [one] { $points } point de plus par motif { $feature } sur la carte posée
   *[other] { $points } points de plus par motif { $feature } sur la carte posée
}
effect-bonus-beside-token = { $points } points de plus pour une carte posée sur une carte portant un jeton Esprit
effect-cap = une carte peut rapporter jusqu’à { $points }
effect-conversion = sur les branches, les { $feature-many } comptent comme des { $becomes-many }
effect-facedown-card = la personne qui partage pose l’une des trois cartes face cachée jusqu’au choix de l’autre
effect-tokens-at-end = { $points } points par jeton Esprit sur votre arbre après la quatrième manche

# Pourquoi c’est interdit

bad-placement = Écrivez un placement sous la forme « place CARTE X Y ANGLE », en millimètres et degrés entiers, comme « place 34 66.1 307.0 270 » ; pas « { $token } ».
draft-deck = Le draft demande un paquet avec { $kodama } Kodama, et un décret par saison, qui ne parlent pas de jetons Esprit.
refused-not-revealed = La carte n° { $card } n’est pas l’une des trois cartes révélées.
refused-not-held = Vous pouvez jouer { $held }, pas la n° { $card }.
refused-leave = Vous devez poser une carte tant que l’une des vôtres va quelque part.
refused-no-bark = La branche ne rejoint pas l’écorce de { $card } : { $contact } mm se touchent, il en faut au moins 1.
refused-touches-none = La carte ne touche aucune carte de votre arbre.
refused-touches-several = La carte touche { $count } cartes ({ $cards }) et ne doit en toucher qu’une.
refused-covers = La carte recouvre : { $features }.
refused-below-table = La carte dépasse le bord de la table de { $below } mm.
refused-off-table = La carte dépasse un bord de la petite table.
refused-over-cap = Cela ferait { $points } points, et une carte ne peut en rapporter plus de { $cap }.
refused-not-on-leftover = Il n’y a pas de motif « { $feature } » sur la carte n° { $card } défaussée.
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
refused-draft-fits-nowhere = La carte n° { $card } ne va nulle part sur votre arbre, mais une autre de votre main oui.

# Une position impossible

position-decree = { $decree } n’est pas un décret de la saison { $season }.
position-trunks = Les deux arbres ont besoin de troncs différents.
position-seats = { $name } doit être une liste avec une liste pour chacune des deux places.
position-pose = Une carte d’un arbre s’écrit [carte, x, y, angle], en dixièmes de millimètre et degrés entiers, pas { $card }.
position-tree = La carte n° { $card } doit toucher exactement une carte posée avant elle, et n’y être qu’une fois.
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
