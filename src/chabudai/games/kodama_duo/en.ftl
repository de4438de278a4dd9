# What Kodama Duo says. Names of seats are people’s names; names of Kodama and Decrees come from the deck.

title = Kodama Duo
pitch = A calm duel: one player splits the branches, the other chooses, and two trees grow on the table, card by card.
minutes = 30

# A deck that cannot be played: what follows the line and the table of the row.
deck-length = { $name } must be a length in millimetres, not { $value }.
deck-list = { $name } must be a list that is not empty, not { $value }.
deck-pair = { $name } must hold pairs of two lengths, not { $value }.
deck-switch = { $name } must be true or false, not { $value }.
deck-size = the size of the { $key } cards is missing.
deck-spine = spine { $number } must have four points, the last one different from the first, and two widths above 0.
deck-many-slots = a shape has at most { $most } slots, this one has { $found }.
deck-mouth = a mouth 10 mm wide at { $at } mm is off the { $edge } edge, which is { $length } mm long.
deck-first-spine = the first spine must start at the mouth.
deck-bark-outside = limb { $limb } leaves the card at { $x }, { $y }.
deck-bark-edge = the bark of limb { $limb } at { $x }, { $y } is less than { $margin } mm from an edge.
deck-limb-loose = limb { $limb } must start on the bark of an earlier one.
deck-slot-outside = slot { $slot } must stay { $margin } mm inside the card.
deck-slots-close = slots { $slot } and { $other } are less than 12 mm apart.
deck-slot-bark = slot { $slot } is on the bark of limb { $limb }.
deck-many-features = { $found } features do not fit: shape { $shape } has { $room } slots.
deck-number-twice = the number { $number } is already used on line { $line }.
deck-total = the file says { $total } rows of { $table } and has { $found }.
deck-icons = the file says { $total } features on the branch cards and has { $found }.
deck-same-trunk = both trunks show the { $feature }, but each needs a different feature.
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
many-caterpillar = caterpillars
many-cloud = clouds
many-firefly = fireflies
many-flower = flowers
many-mushroom = mushrooms
many-star = stars
face-down = a card face down
small-trunk = trunk
and-the-last = { $first } and { $last }
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
role-splitter = Splitter
role-chooser = Chooser

# What happened

event-dealt = The game is set up: { $trunks }. { $splitter } starts as Splitter.
event-dealt-draft = The game is set up: { $trunks }.
event-season = { $season }: the Decree is { $decree }. { $splitter } is Splitter.
event-season-draft = { $season }: the Decree is { $decree }.
event-revealed = { $seat } reveals { $cards }.
event-looked = { $seat } looks at three cards.
event-looked-seen = { $seat } looks at { $cards }.
event-hid = { $seat } will put one of them face down.
event-hid-seen = { $seat } will put { $card } face down.
event-split = { $seat } splits them: { $single } on one side, { $pair } on the other.
event-chose = { $single ->
    [yes] { $seat } takes the single card. In hand: { $cards }.
   *[no] { $seat } takes the pair. In hand: { $cards }.
}
event-chose-seen = { $single ->
    [yes] { $seat } takes the single card. { $turned } is turned over. In hand: { $cards }.
   *[no] { $seat } takes the pair. { $turned } is turned over. In hand: { $cards }.
}
event-decided = { $seat } has chosen a place.
event-grew = { $points ->
    [0] { $seat } places { $card } on { $on }: no points ({ $score } in total).
    [one] { $seat } places { $card } on { $on }: 1 point, { $runs } ({ $score } in total).
   *[other] { $seat } places { $card } on { $on }: { $points } points, { $runs } ({ $score } in total).
}
event-stuck = { $seat } cannot place any card: { $cards }.
event-discarded = { $seat } discards { $cards }.
event-claimed = { $seat } claims the { $feature } token.
event-claimed-seen = { $seat } claims the { $feature } token from { $from }’s tree: { $card } shows its { $shows } again.
event-put = { $seat } puts the { $feature } token over the { $over } on { $card }.
event-unclaimed = { $seat } has no token to claim for { $card }.
event-decree_points = { $decree }: { $points } more points for { $seat } ({ $score } in total).
event-lap = { $seat } has reached { $points } points.
event-took_up = { $seat } picks up a hand.
event-took_up-seen = { $seat } picks up { $cards }.
event-picked = { $seat } has picked a card.
event-picked-seen = { $seat } has picked { $card }.
event-drafted = Both picks are revealed: { $cards }.
event-chose_kodama = { $seat } has chosen a Kodama.
event-chose_kodama-seen = { $seat } has chosen { $card }.
event-scored = { $seat } scores { $card }: { $points } ({ $score } in total).
event-ended = The game is over: { $scores }. Not scored: { $unscored }.

# What an action does

label-hide = Put { $card } face down
label-split = { $one } on one side, { $two } on the other
label-choose-one = Take the single card: { $cards }
label-choose-two = Take the pair: { $cards }
label-place = Place { $card } on { $on } { $arrow }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } from the Decree
}{ $roomiest ->
    [yes] {" "}(most room)
   *[no] {""}
}
label-place-at = Place { $card } at { $x }, { $y }, turned { $angle }°
label-leave = Nothing fits: { $card } is left over
label-draft = Pick { $card }
label-claim = Claim the { $feature } token
label-claim-from = Claim the { $feature } token from { $name }’s tree
label-put = Over the { $over } on { $card } (slot { $slot })
label-put-slot = On slot { $slot } of { $card }
label-pass = Claim no second token
label-score = Score { $card }: { $points } now
label-score-unseen = Score { $card }

# Who decides what

asked-hide = { $seat }, which of the three cards do you put face down?
asked-split = { $seat }, split the cards: which one stays alone?
asked-choose = { $seat }, which pile do you take?
asked-place = { $seat }, place one card on your tree, for { $cap } points at most: { $cards }.
asked-claim = { $second ->
    [yes] { $seat }, a second token for { $card }?
   *[no] { $seat }, which token do you claim for { $card }?
}
asked-put = { $seat }, which feature of your tree do you cover with the { $feature } token?
asked-draft = { $seat }, which card do you pick? You pass on the rest.
asked-score = { $seat }, which Kodama do you score?
asked-nobody = The game is over.

waiting-hide = { $seat } is looking at three cards.
waiting-split = { $seat } is splitting the cards.
waiting-choose = { $seat } is choosing a pile.
waiting-place = { $seat } is placing a card: { $cards }.
waiting-claim = { $seat } is claiming a token for { $card }.
waiting-put = { $seat } is placing the { $feature } token.
waiting-draft = { $seat } is picking a card.
waiting-score = { $seat } is choosing a Kodama.

# The table

seat-you = (you)
seat-scored = { $card } { $points }
seat-trunk = trunk { $feature } ×{ $count }
seat-held = { $ready ->
    [yes] To play, place chosen: { $cards }
   *[no] To play: { $cards }
}
seat-known = Known cards in hand: { $cards }
middle-title = { $season }, round { $round } of 4
middle-decree = Decree { $decree }: { $effect }
middle-revealed = Revealed: { $cards }
middle-piles = Alone: { $one } · Pair: { $two }
middle-supply = Tokens to claim: { $tokens }
middle-deck = Deck { $count } · discards { $discards }
hand-title = Your Kodama, and what each would score now
hand-kodama = { $card } { $worth } ({ $effect })
hand-draft = Your branch cards: { $cards }

# The score

result-term = { $name } { $points }
result-seat = { $name }: { $terms } = { $points }
result-card = #{ $card } { $points }
result-cards = { $name }’s cards: { $cards } = { $points }
result-points = { $name } wins with the most points.
result-trunk = Tied on points: { $name } wins with { $first } of their trunk’s feature against { $second }.
result-shared = Tied on points and on the trunks’ features ({ $first } each): { $name } share the victory.

# Options

option-splitter = Who starts as Splitter?
option-splitter-random = Chosen at random.
option-splitter-first = The first seat.
option-splitter-second = The second seat.
option-splitter_tie = Tied on points after a season: who is Splitter next?
option-splitter_tie-first-round = The player who was not Splitter in the first round of the season.
option-splitter_tie-last-round = The player who was not Splitter in its last round.
option-claim_own_tree = May you claim a spirit token from your own tree, to move it?
option-claim_own_tree-no = No: only from the supply or the opponent’s tree.
option-claim_own_tree-yes = Yes.
option-protect_trunk_feature = May a card cover the feature of the trunk?
option-protect_trunk_feature-yes = No: it is protected like every feature.
option-protect_trunk_feature-no = Yes: only the features of branch cards are protected.
option-trunk_within_two = Is the trunk itself “within two cards of the trunk”?
option-trunk_within_two-yes = Yes.
option-trunk_within_two-no = No.
option-table = How large is the table?
option-table-endless = Endless, except for its bottom edge.
option-table-small = 600 by 450 millimetres for each player.
option-growing = How do players get branch cards?
option-growing-split = One player splits, the other chooses.
option-growing-draft = From hands of four cards that are passed on; without spirit tokens.

# The card list

group-branch = Branch cards
group-trunk = Trunks
group-kodama = Kodama
group-decree-spring = Decrees of Spring
group-decree-summer = Decrees of Summer
group-decree-fall = Decrees of Fall
figure-shape = Shape
card-sources = There is no published list of the cards: the names and drawings are ours, and so is everything marked as reconstructed. Each source is the rulebook or a review, with its address.

effect-cards-with = { $points } per card with a { $feature }
effect-cards-on-trunk = { $points } per branch card that touches your trunk
effect-trunk-feature-on-ends = { $points } per feature of your trunk on end cards
effect-end-cards = { $points } per end card
effect-trunk-feature-near-trunk = { $points } per feature of your trunk on cards within two cards of the trunk
effect-tokens = { $points } per spirit token on your tree
effect-tokens-near-trunk = { $points } per spirit token within two cards of your trunk
effect-tokens-on-ends = { $points } per spirit token on end cards
effect-cards-beside-tokens = { $points } per card that touches a card with a spirit token
effect-tokens-elsewhere = { $points } per spirit token that is not on your tree
effect-favourite-token = for the best of the spirit tokens on your tree: { $points } per card with its feature
effect-token-echoes = for each spirit token on your tree: { $points } per such feature on the cards around
effect-limbs-with-token = { $points } per limb of your trunk with a spirit token
effect-more-tokens = { $points } if you have more spirit tokens than your opponent, { $tied } if you have the same number
effect-opponent-tokens = { $points } per spirit token on your opponent’s tree
effect-discards-with-trunk-feature = { $points } per discarded card with the feature of your trunk
effect-second-token = when you claim a token, you may claim a second one, for another feature of the same card
effect-bonus-on-trunk = { $points } more points for a card placed on your trunk
effect-bonus-one-card-pile = { $points } points for the player with the single card
effect-bonus-per-feature = { $points ->
    [one] 1 more point for each { $feature } on the card you place
   *[other] { $points } more points for each { $feature } on the card you place
}
effect-bonus-beside-token = { $points } more points for a card placed on one with a spirit token
effect-cap = a card may score up to { $points }
effect-conversion = { $feature-many } on branch cards count as { $becomes-many }
effect-facedown-card = the Splitter puts one of the three cards face down until the other player has chosen
effect-tokens-at-end = { $points } points for each spirit token on your tree after the fourth round

# Why something is not allowed

bad-placement = Write a placement as “place CARD X Y ANGLE”, in millimetres and whole degrees, as in “place 34 66.1 307.0 270”; not “{ $token }”.
draft-deck = The draft needs a deck with { $kodama } Kodama, and a Decree for each season, that do not mention spirit tokens.
refused-not-revealed = #{ $card } is not one of the three revealed cards.
refused-not-held = You can play { $held }, not #{ $card }.
refused-leave = You must place a card as long as one of yours fits somewhere.
refused-no-bark = The branch does not join the bark of { $card }: { $contact } mm of it touch, and at least 1 mm must.
refused-touches-none = The card does not touch any card of your tree.
refused-touches-several = The card touches { $count } cards, { $cards }, and it may touch only one.
refused-covers = The card covers { $features }.
refused-below-table = The card hangs { $below } mm over the edge of the table.
refused-off-table = The card hangs over an edge of the small table.
refused-over-cap = That would be { $points } points, and a card may not score more than { $cap }.
refused-not-on-leftover = There is no { $feature } on the discarded #{ $card }.
refused-same-token = The second token must be different from the first.
refused-own-token = The { $feature } token is already on your own tree.
refused-not-on-tree = #{ $card } is not on your tree.
refused-no-slot = { $count ->
    [one] There is only 1 feature on { $card }.
   *[other] There are only { $count } features on { $card }.
}
refused-token-there = There is already a spirit token on that feature.
refused-kodama-scored = { $card } has already been scored.
refused-no-kodama = You do not hold { $card }.
refused-draft-fits-nowhere = #{ $card } does not fit anywhere on your tree, but another card in your hand does.

# A position that cannot be

position-decree = { $decree } is not a Decree of { $season }.
position-trunks = The two trees need different trunks.
position-seats = { $name } must be a list with one list for each of the two seats.
position-pose = A card of a tree is written [card, x, y, angle], in tenths of a millimetre and whole degrees, not { $card }.
position-tree = #{ $card } must touch exactly one card placed before it, and be there only once.
position-token = A spirit token is written [feature, card, slot], on a feature without one, once in the whole game; not { $token }.
position-revealed = revealed must be three cards or none, and must include single and hidden.
position-known = known must list cards of the drafts.
position-kodama = Each seat has { $count } Kodama cards, scored or in hand.
position-points = { $name } must be { $count } whole numbers for that seat.
position-sealed = “{ $token }” cannot have been the answer.
position-deck-short = The deck has too few cards for the { $rounds } remaining rounds.

# What a seat can work out
insight-branches = { $count } branch cards have not been seen yet: { $features }.
insight-feature = { $feature } { $count }
insight-kodama = { $count } Kodama have not been seen yet; judging by the other tree, the most likely ones in the other hand are: { $likely }.
insight-held = { $card } { $share }%

# What a simulation counts

kind-start = Started as
kind-trunk = Trunk
