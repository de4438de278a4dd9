# Ce que dit Kodama Duo. Les noms des places sont ceux des personnes ; ceux des Kodama et des décrets viennent du paquet.

title = Kodama Duo

# Un paquet injouable : ce qui suit la ligne et la table de la rangée.
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
deck-slot-bark = l’emplacement { $slot } repose sur l’écorce du rameau { $limb }.
deck-many-features = { $found } motifs ne tiennent pas : la forme { $shape } a { $room } emplacements.
deck-number-twice = le numéro { $number } est déjà celui de la ligne { $line }.
deck-total = le fichier annonce { $total } rangées { $table } et en a { $found }.
deck-icons = le fichier annonce { $total } motifs sur les branches et en a { $found }.
deck-same-trunk = les deux troncs montrent le même motif ({ $feature }), il en faut un à chacun.
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

# Pourquoi c’est interdit

bad-placement = Un placement s’écrit « place CARTE X Y ANGLE », en millimètres et degrés entiers, comme « place 34 66.1 307.0 270 » ; pas « { $token } ».
draft-deck = Le draft demande un paquet avec { $kodama } Kodama et un décret par saison qui ne parlent pas de jetons Esprit.
refused-not-revealed = La carte n° { $card } n’est pas l’une des trois cartes révélées.
refused-not-held = Vous pouvez jouer { $held }, pas la n° { $card }.
refused-leave = Tant que l’une de vos cartes trouve une place, il faut la poser.
refused-no-bark = La branche quitte la carte à côté de l’écorce de { $card } : { $contact } mm se touchent, il en faut au moins 1.
refused-touches-none = La carte ne touche aucune carte de votre arbre.
refused-touches-several = La carte touche { $count } cartes ({ $cards }) et ne doit en toucher qu’une.
refused-covers = La carte recouvre : { $features }.
refused-below-table = La carte dépasse le bord de la table de { $below } mm.
refused-off-table = La carte dépasse un bord de la petite table.
refused-over-cap = Cela ferait { $points } points, et une carte ne peut en rapporter plus de { $cap }.
refused-not-on-leftover = Il n’y a pas de motif « { $feature } » sur la carte n° { $card } défaussée.
refused-same-token = Le second jeton doit différer du premier.
refused-own-token = Le jeton « { $feature } » est déjà sur votre arbre.
refused-not-on-tree = La carte n° { $card } n’est pas dans votre arbre.
refused-no-slot = { $count ->
    [one] Il n’y a qu’un motif sur { $card }.
   *[other] Il n’y a que { $count } motifs sur { $card }.
}
refused-token-there = Un jeton Esprit se trouve déjà sur ce motif.
refused-kodama-scored = { $card } a déjà été marqué.
refused-no-kodama = Vous n’avez pas { $card } en main.
refused-draft-fits-nowhere = La carte n° { $card } ne trouve aucune place sur votre arbre, une autre de votre main oui.

# Une position impossible

position-decree = { $decree } n’est pas un décret de la saison { $season }.
position-trunks = Les deux arbres ont besoin de troncs différents.
position-seats = { $name } doit être une liste avec une liste pour chacune des deux places.
position-pose = Une carte d’un arbre s’écrit [carte, x, y, angle], en dixièmes de millimètre et degrés entiers, pas { $card }.
position-tree = La carte n° { $card } doit toucher exactement une carte posée avant elle, et n’y être qu’une fois.
position-token = Un jeton Esprit s’écrit [motif, carte, emplacement], sur un motif qui n’en porte pas, une seule fois dans la partie ; pas { $token }.
position-revealed = revealed doit compter trois cartes ou aucune, dont single et hidden font partie.
position-known = known doit énumérer des cartes de drafts.
position-kodama = Chaque place a { $count } cartes Kodama, marquées ou en main.
position-points = { $name } doit être { $count } nombres entiers pour cette place.
position-sealed = « { $token } » ne peut pas avoir été répondu.
position-deck-short = La pioche n’a pas assez de cartes pour les { $rounds } manches à venir.
