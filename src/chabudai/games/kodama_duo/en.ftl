# What Kodama Duo says. Names of seats are people’s names; names of Kodama and Decrees come from the deck.

title = Kodama Duo

# A deck that cannot be played: what follows the line and the table of the row.
deck-length = { $name } must be a length in millimetres, not { $value }.
deck-list = { $name } must be a list that is not empty, not { $value }.
deck-pair = { $name } must hold pairs of two lengths, not { $value }.
deck-switch = { $name } must be true or false, not { $value }.
deck-size = the size of the { $key } cards is missing.
deck-spine = spine { $number } must be four points, the last apart from the first, and two widths above 0.
deck-many-slots = a shape has at most { $most } slots, this one has { $found }.
deck-mouth = a mouth 10 mm wide at { $at } mm is off the { $edge } edge, which is { $length } mm long.
deck-first-spine = the first spine must start at the mouth.
deck-bark-outside = limb { $limb } leaves the card at { $x }, { $y }.
deck-bark-edge = the bark of limb { $limb } at { $x }, { $y } is less than { $margin } mm from an edge.
deck-limb-loose = limb { $limb } must start on the bark of an earlier one.
deck-slot-outside = slot { $slot } must stay { $margin } mm inside the card.
deck-slots-close = slots { $slot } and { $other } are less than 12 mm apart.
deck-slot-bark = slot { $slot } lies on the bark of limb { $limb }.
deck-many-features = { $found } features do not fit: shape { $shape } has { $room } slots.
deck-number-twice = the number { $number } is already that of line { $line }.
deck-total = the file says { $total } rows of { $table } and has { $found }.
deck-icons = the file says { $total } features on the branch cards and has { $found }.
deck-same-trunk = both trunks show the { $feature }, and each needs a feature of its own.
deck-season = there is no Decree for { $season }.

# Small words

the-caterpillar = caterpillar
the-cloud = cloud
the-firefly = firefly
the-flower = flower
the-mushroom = mushroom
the-star = star
the-trunk = the trunk
the-card = #{ $card }
feature-on = the { $feature } on { $card }
season-spring = Spring
season-summer = Summer
season-fall = Fall

# Why something is not allowed

bad-placement = A placement is written “place CARD X Y ANGLE”, in millimetres and whole degrees, as in “place 34 66.1 307.0 270”; not “{ $token }”.
draft-deck = The draft needs a deck with { $kodama } Kodama and a Decree for each season that have nothing to do with spirit tokens.
refused-not-revealed = #{ $card } is not one of the three cards turned up.
refused-not-held = You can play { $held }, not #{ $card }.
refused-leave = As long as one of your cards fits somewhere, it has to be placed.
refused-no-bark = The branch leaves the card beside the bark of { $card }: { $contact } mm of it touch, at least 1 mm must.
refused-touches-none = The card touches no card of your tree.
refused-touches-several = The card touches { $count } cards, { $cards }, and may touch only one.
refused-covers = The card covers { $features }.
refused-below-table = The card hangs { $below } mm over the edge of the table.
refused-off-table = The card hangs over an edge of the small table.
refused-over-cap = That would be { $points } points, and a card may not score more than { $cap }.
refused-not-on-leftover = There is no { $feature } on the discarded #{ $card }.
refused-same-token = The second token must be another one than the first.
refused-own-token = The { $feature } token lies on your own tree already.
refused-not-on-tree = #{ $card } is not on your tree.
refused-no-slot = { $count ->
    [one] There is only 1 feature on { $card }.
   *[other] There are only { $count } features on { $card }.
}
refused-token-there = There is a spirit token on that feature already.
refused-kodama-scored = { $card } has been scored already.
refused-no-kodama = You do not hold { $card }.
refused-draft-fits-nowhere = #{ $card } fits nowhere on your tree, and another card of your hand does.

# A position that cannot be

position-decree = { $decree } is not a Decree of { $season }.
position-trunks = The two trees need different trunks.
position-seats = { $name } must be a list with a list for each of the two seats.
position-pose = A card of a tree is written [card, x, y, angle], in tenths of a millimetre and whole degrees, not { $card }.
position-tree = #{ $card } must touch exactly one card laid before it, and lie there only once.
position-token = A spirit token is written [feature, card, slot], on a feature without one, once in the whole game; not { $token }.
position-revealed = revealed must be three cards or none, and single and hidden are among them.
position-known = known must list cards of the drafts.
position-kodama = Each seat has { $count } Kodama cards, scored or in hand.
position-points = { $name } must be { $count } whole numbers for that seat.
position-sealed = “{ $token }” cannot have been answered.
position-deck-short = The deck has too few cards for the { $rounds } rounds to come.
