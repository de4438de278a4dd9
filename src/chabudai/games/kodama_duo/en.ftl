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
the-card = card { $card }
card-in-words = card { $card } ({ $features })
many-of = { $count } { $features }
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

trunk-of = { $seat_is ->
    [you] you have the { $feature }
   *[other] { $seat } has the { $feature }
}
score-of = { $seat_is ->
    [you] you { $points }
   *[other] { $seat } { $points }
}
pick-of = { $seat_is ->
    [you] you { $card }
   *[other] { $seat } { $card }
}
run = { $points } for { $features }

event-dealt = The trees are planted. On the trunks, { $trunks }. { $splitter_is ->
    [you] You split first.
   *[other] { $splitter } splits first.
}
event-dealt-draft = The trees are planted. On the trunks, { $trunks }.
event-season = { $season } begins. Its Decree is { $decree }: { $effect }. { $why ->
    [fewer] { $splitter_is ->
        [you] You have fewer points, so you split first.
       *[other] { $splitter } has fewer points and splits first.
    }
    [tie] { $splitter_is ->
        [you] The score is tied; it is your turn to split first.
       *[other] The score is tied; it is { $splitter }’s turn to split first.
    }
   *[start] { $splitter_is ->
        [you] You split first.
       *[other] { $splitter } splits first.
    }
}
event-season-draft = { $season } begins. Its Decree is { $decree }: { $effect }.
event-revealed = Round { $round } of 4: { $seat_is ->
    [you] you split this time, and turn up { $cards }.
   *[other] { $seat } splits this time, and turns up { $cards }.
}
event-looked = Round { $round } of 4: { $seat } splits this time, and looks at three cards in secret.
event-looked-seen = Round { $round } of 4: you split this time, and look in secret at { $cards }.
event-hid = { $seat } will put one of them face down.
event-hid-seen = You will put { $card } face down.
event-split = { $seat_is ->
    [you] You split: { $single } alone, { $pair } together.
   *[other] { $seat } splits: { $single } alone, { $pair } together.
}
event-chose = { $single ->
    [yes] { $seat_is ->
        [you] You take the single card, { $one }.
       *[other] { $seat } takes the single card, { $one }.
    } { $other_is ->
        [you] You get the pair: { $two }.
       *[other] { $other } gets the pair: { $two }.
    }
   *[no] { $seat_is ->
        [you] You take the pair: { $two }.
       *[other] { $seat } takes the pair: { $two }.
    } { $other_is ->
        [you] You get the single card, { $one }.
       *[other] { $other } gets the single card, { $one }.
    }
}{ $was_hidden ->
    [yes] {" "}The card face down was { $turned }.
   *[no] {""}
}
event-decided = { $seat_is ->
    [you] You have chosen a place.
   *[other] { $seat } has chosen a place.
}
event-grew = { $seat_is ->
    [you] You place
   *[other] { $seat } places
} { $card } on { $on }: { $points ->
    [0] no points
    [one] 1 point ({ $runs })
   *[other] { $points } points ({ $runs })
}, { $score } in total.
event-gave_up = None of { $seat }’s cards fits anywhere.
event-gave_up-seen = None of your cards fits anywhere: { $card } counts as left over.
event-stuck = { $seat_is ->
    [you] You place nothing and score nothing, because nothing fits.
   *[other] { $seat } places nothing and scores nothing, because nothing fits.
}
event-discarded = { $seat_is ->
    [you] You leave { $cards } unused.
   *[other] { $seat } leaves { $cards } unused.
}
event-claimed = { $seat_is ->
    [you] You take the { $feature } token.
   *[other] { $seat } takes the { $feature } token.
}
event-claimed-seen = { $seat_is ->
    [you] You take the { $feature } token
   *[other] { $seat } takes the { $feature } token
} { $from_is ->
    [you] from your tree: your { $card } shows its { $shows } again.
   *[other] from { $from }’s tree: { $card } shows its { $shows } again.
}
event-put = { $seat_is ->
    [you] You put the { $feature } token over the { $over } on { $card }.
   *[other] { $seat } puts the { $feature } token over the { $over } on { $card }.
}
event-unclaimed = { $seat_is ->
    [you] You get no token: there is none to take for { $card }.
   *[other] { $seat } gets no token: there is none to take for { $card }.
}
event-decree_points = { $decree } gives { $seat_is ->
    [you] you
   *[other] { $seat }
} { $points ->
    [one] 1 more point
   *[other] { $points } more points
} ({ $score } in total).
event-lap = { $seat_is ->
    [you] You have reached { $points } points.
   *[other] { $seat } has reached { $points } points.
}
event-took_up = { $seat } picks up a hand.
event-took_up-seen = You pick up { $cards }.
event-picked = { $seat } has picked a card.
event-picked-seen = You have picked { $card }.
event-drafted = Both show what they picked: { $picks }.
event-chose_kodama = { $seat } has chosen a Kodama.
event-chose_kodama-seen = You have chosen { $card }.
event-scored = { $seat_is ->
    [you] You score
   *[other] { $seat } scores
} the Kodama { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $effect }), { $score } in total.
event-ended = The game is over: { $scores }. The last Kodama in each hand does not count: { $unscored }.

# What an action does

label-hide = Put { $card } face down
label-split = { $one } alone, { $two } together
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
label-leave = Nothing fits: { $card } counts as left over
label-draft = Pick { $card }
label-claim = Take the { $feature } token
label-claim-from = Take the { $feature } token from { $name }’s tree
label-claim-own = Take the { $feature } token from your own tree
label-put = { $mark }: over the { $over } on { $card }
label-put-slot = Over feature { $slot } of { $card }
label-pass = Take no second token
label-score = Score { $card }: { $points ->
    [one] 1 point now
   *[other] { $points } points now
}
label-score-unseen = Score { $card }

preview-place = { $card } on { $on }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } from the Decree
}{ $kodama ->
    [0] ; your Kodama gain nothing.
   *[other] ; your Kodama gain { $kodama }.
}
preview-put = { $card } { $before } becomes { $after }{ $kodama ->
    [0] ; your Kodama gain nothing.
   *[other] ; your Kodama gain { $kodama }.
}

# Who decides what

asked-hide = The Decree has one card face down until the choice: which one do you hide?
asked-split = Which card lies alone? { $other } then takes one pile, and you get the other.
asked-choose = { $other } has split the cards: take a pile. The single card brings a token as well.
asked-place = { $count ->
    [one] Place { $cards } on your tree, for { $cap } points at most.
   *[other] Place one of your cards, for { $cap } points at most; { $other } takes a token for the other one.
}
asked-claim = { $second ->
    [yes] The Decree gives you a second token for { $card } if you like.
   *[no] { $other } left { $card } unused: take one of its tokens.
}
asked-put = Which feature of your tree do you cover with the { $feature } token? It counts as the token’s from now on.
asked-draft = Pick a card to place now; the rest of your hand goes to { $other }.
asked-score = The four rounds are over: which Kodama do you score? Each one scores only once.
asked-nobody = The game is over.

waiting-hide = { $seat } is looking at three cards in secret.
waiting-split = { $seat } is splitting the cards.
waiting-choose = { $seat } is choosing a pile.
waiting-place = { $seat } is placing a card: { $cards }.
waiting-claim = { $other_is ->
    [you] You left { $card } unused: { $seat } takes one of its tokens.
   *[other] { $other } left { $card } unused: { $seat } takes one of its tokens.
}
waiting-put = { $seat } is placing the { $feature } token.
waiting-draft = { $seat } is picking a card.
waiting-score = { $seat } is choosing a Kodama.

# The table

seat-you = (you)
seat-scored = { $card } { $points }
seat-trunk = trunk { $feature } ×{ $count }
seat-held = { $ready ->
    [yes] To play, decided: { $cards }
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

result-won = { $is ->
    [you] You won!
    [both] You and { $other } both won!
    [two] { $name } and { $other } both won!
   *[other] { $name } won.
}
result-points = Most points: { $first } to { $second }.
result-trunk = Both have { $points } points. { $is ->
    [you] Your tree shows the feature of its trunk more often: { $first } times to { $second }.
   *[other] { $name }’s tree shows the feature of its trunk more often: { $first } times to { $second }.
}
result-shared = Both have { $points } points, and both trees show the feature of their trunk { $first ->
    [one] once.
   *[other] { $first } times.
}
result-growing = Growing
result-kodama = { $season } Kodama
result-you = You
result-term = { $name } { $points }
result-grown = growing { $points }
result-seat = { $seat_is ->
    [you] You: { $terms } = { $points }
   *[other] { $seat }: { $terms } = { $points }
}
result-card = card { $card } { $points }
result-cards = { $seat_is ->
    [you] Your cards: { $cards } = { $points }
   *[other] { $seat }’s cards: { $cards } = { $points }
}

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
effect-cards-on-trunk = { $whose ->
    [other] { $points } per branch card that touches their trunk
   *[you] { $points } per branch card that touches your trunk
}
effect-trunk-feature-on-ends = { $whose ->
    [other] { $points } per feature of their trunk on end cards
   *[you] { $points } per feature of your trunk on end cards
}
effect-end-cards = { $points } per end card
effect-trunk-feature-near-trunk = { $whose ->
    [other] { $points } per feature of their trunk on cards within two cards of the trunk
   *[you] { $points } per feature of your trunk on cards within two cards of the trunk
}
effect-tokens = { $whose ->
    [other] { $points } per spirit token on their tree
   *[you] { $points } per spirit token on your tree
}
effect-tokens-near-trunk = { $whose ->
    [other] { $points } per spirit token within two cards of their trunk
   *[you] { $points } per spirit token within two cards of your trunk
}
effect-tokens-on-ends = { $points } per spirit token on end cards
effect-cards-beside-tokens = { $points } per card that touches a card with a spirit token
effect-tokens-elsewhere = { $whose ->
    [other] { $points } per spirit token that is not on their tree
   *[you] { $points } per spirit token that is not on your tree
}
effect-favourite-token = { $whose ->
    [other] for the best of the spirit tokens on their tree: { $points } per card with its feature
   *[you] for the best of the spirit tokens on your tree: { $points } per card with its feature
}
effect-token-echoes = { $whose ->
    [other] for each spirit token on their tree: { $points } per such feature on the cards around
   *[you] for each spirit token on your tree: { $points } per such feature on the cards around
}
effect-limbs-with-token = { $whose ->
    [other] { $points } per limb of their trunk with a spirit token
   *[you] { $points } per limb of your trunk with a spirit token
}
effect-more-tokens = { $whose ->
    [other] { $points } if they have more spirit tokens than their opponent, { $tied } if they have the same number, at least one
   *[you] { $points } if you have more spirit tokens than your opponent, { $tied } if you have the same number, at least one
}
effect-opponent-tokens = { $whose ->
    [other] { $points } per spirit token on their opponent’s tree
   *[you] { $points } per spirit token on your opponent’s tree
}
effect-discards-with-trunk-feature = { $whose ->
    [other] { $points } per discarded card with the feature of their trunk
   *[you] { $points } per discarded card with the feature of your trunk
}
effect-second-token = when you claim a token, you may claim a second one, for another feature of the same card
effect-bonus-on-trunk = { $points } more points for a card placed on your trunk
effect-bonus-one-card-pile = { $points } points for the player with the single card
effect-bonus-per-feature = { $points ->
    [one] 1 more point for each { $feature } on the card you place
   *[other] { $points } more points for each { $feature } on the card you place
}
effect-bonus-beside-token = { $points } more points for a card placed on one with a spirit token
effect-cap = a card may score up to { $points }
effect-conversion = when scoring, { $feature-many } on branch cards count as { $becomes-many } instead
effect-facedown-card = the Splitter puts one of the three cards face down until the other player has chosen
effect-tokens-at-end = { $points } points for each spirit token on your tree after the fourth round

# Why something is not allowed

bad-placement = Write a placement as “place CARD X Y ANGLE”, in millimetres and whole degrees, as in “place 34 66.1 307.0 270”; not “{ $token }”.
number-without-place = No place on offer has the number { $number }.
draft-deck = The draft needs a deck with { $kodama } Kodama, and a Decree for each season, that do not mention spirit tokens.
refused-not-revealed = Card { $card } is not one of the three revealed cards.
refused-not-held = You can play { $held }, not card { $card }.
refused-leave = You must place a card as long as one of yours fits somewhere.
refused-no-bark = The branch does not join the bark of { $card }: { $contact } mm of it touch, and at least 1 mm must.
refused-touches-none = The card does not touch any card of your tree.
refused-touches-several = The card touches { $count } cards, { $cards }, and it may touch only one.
refused-covers = The card covers { $features }.
refused-below-table = The card hangs { $below } mm over the edge of the table.
refused-off-table = The card hangs over an edge of the small table.
refused-over-cap = That would be { $points } points, and a card may not score more than { $cap }.
refused-not-on-leftover = There is no { $feature } on card { $card }, which is left over.
refused-same-token = The second token must be different from the first.
refused-own-token = The { $feature } token is already on your own tree.
refused-not-on-tree = Card { $card } is not on your tree.
refused-no-slot = { $count ->
    [one] There is only 1 feature on { $card }.
   *[other] There are only { $count } features on { $card }.
}
refused-token-there = There is already a spirit token on that feature.
refused-kodama-scored = { $card } has already been scored.
refused-no-kodama = You do not hold { $card }.
refused-draft-fits-nowhere = Card { $card } does not fit anywhere on your tree, but another card in your hand does.

# A position that cannot be

position-decree = { $decree } is not a Decree of { $season }.
position-trunks = The two trees need different trunks.
position-seats = { $name } must be a list with one list for each of the two seats.
position-pose = A card of a tree is written [card, x, y, angle], in tenths of a millimetre and whole degrees, not { $card }.
position-tree = Card { $card } must touch exactly one card placed before it, and be there only once.
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

# The aim

aim-win = { $is ->
    [you] You win with the most points after three seasons of four rounds.
   *[other] Whoever has the most points after three seasons of four rounds wins.
}
aim-grow = Each card you place scores for its features: where one goes on below the card without a gap, towards the trunk, it brings 1 point for every one in that line, the new card’s included. A card scores { $cap } points at most.
aim-split = Each round one player splits three cards, and the other takes a pile. Whoever has the single card takes a spirit token for the card left over, and turns a feature of their tree into another.
aim-draft = Each round you both pick a card from your hand and pass on the rest.
aim-decree = The Decree of this season is { $decree }: { $effect }.
aim-trunk = Your trunk shows the { $feature }: it counts in every line that reaches it, and settles a tie at the end.
aim-kodama = At the end of each season you score one of your Kodama. They would score now:

# What has changed

change-points = { $seat_is ->
    [you] You scored { $points }: you have { $score } now.
   *[other] { $seat } scored { $points } and has { $score } now.
}
change-lead = { $is ->
    [ahead] You are { $points } ahead.
    [behind] You are { $points } behind.
   *[level] You are level with { $other }.
}
change-token-lost = You lost the { $feature } token.
change-token-won = You have the { $feature } token now.
change-decree = The Decree is { $decree } now: { $effect }.

# What speaks for an answer

reason-split = To { $other } the single card is worth up to { $one }, the pair up to { $two }; you can score at least { $mine } with what is left, if there is room.
reason-hide = { $other } could score up to { $theirs } with it, and will not know.
reason-choose = Up to { $mine } points for you and { $theirs } for { $other }{ $unseen ->
    [yes] , as far as the cards are seen
   *[no] {""}
}; { $pile ->
    [one] you take a token at the end of the round.
   *[other] { $other } takes a token at the end of the round.
}
reason-draft = Up to { $mine } points for you; passed on, up to { $theirs } for { $other }.
reason-place = { $goes_on ->
    [yes] continues { $lines }
   *[no] continues nothing
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } from the Decree
}{ $kodama }, leaves { $ends ->
    [one] 1 open end
   *[other] { $ends } open ends
}
reason-kodama = , { $is ->
    [more] { $points } more on your Kodama
   *[less] { $points } less on your Kodama
}
reason-leave = { $other } then takes a token for one of: { $features }.
reason-claim = { $count ->
    [0] your tree shows no { $feature } yet
    [one] your tree shows 1 { $feature } already
   *[other] your tree shows { $count } { $features } already
}{ $stolen ->
    [yes] , and { $other } loses the token
   *[no] {""}
}
reason-put = { $count ->
    [0] no { $feature } on the cards around
    [one] 1 { $feature } on the cards around
   *[other] { $count } { $features } on the cards around
}{ $kodama }
reason-score = { $is_most ->
    [yes] worth { $points } now, the most of your Kodama
   *[no] worth { $points } now; { $best } would be worth { $most }
}

# What an answer keeps or gains over another

differs-least = you can score at least { $count } with what is left to you, not { $instead }
differs-theirs = { $other } can score at most { $count } with theirs, not { $instead }
differs-hidden = { $other } could score up to { $count } with the hidden card, not { $instead }
differs-passed = keeping it takes up to { $count } points away from { $other }, not { $instead }
differs-mine = you can score up to { $count }, not { $instead }
differs-turn = { $count ->
    [0] { $other } takes a token at the end of the round
   *[other] you take a token at the end of the round
}
differs-points = { $count ->
    [one] it brings 1 point, not { $instead }
   *[other] it brings { $count } points, not { $instead }
}
differs-kodama = your Kodama are worth { $count } together, not { $instead }
differs-ends = { $count ->
    [one] 1 end of the tree stays open, not { $instead }
   *[other] { $count } ends of the tree stay open, not { $instead }
}
differs-room = { $count ->
    [0] it leaves less room there
   *[other] it leaves the most room there
}
differs-line = { $count ->
    [0] no line goes on: { $feature }
    [one] it goes on a line of 1 { $feature }
   *[other] it goes on a line of { $count } { $features }
}
differs-beside = { $count ->
    [0] no { $feature } on the cards around, not { $instead }
    [one] 1 { $feature } on the cards around, not { $instead }
   *[other] { $count } { $features } on the cards around, not { $instead }
}
differs-shown = { $count ->
    [0] your tree does not show that feature yet; the other { $instead } times
    [one] your tree shows that feature once, the other { $instead } times
   *[other] your tree shows that feature { $count } times, not { $instead }
}
differs-stolen = { $count ->
    [0] { $other } loses no token
   *[other] { $other } loses the token
}
