kodama-caterpillar = caterpillar
kodama-cloud = cloud
kodama-firefly = firefly
kodama-flower = flower
kodama-mushroom = mushroom
kodama-star = star
kodama-trunk = the trunk
kodama-small-trunk = trunk
kodama-card = card { $card }
kodama-branch = Card { $card }: { $features }
kodama-face-down = a card face down
kodama-splitter = Splitter
kodama-chooser = Chooser
kodama-ready = decided
kodama-season = { $season ->
    [spring] Spring
    [summer] Summer
   *[other] Fall
}, round { $round } of 4
kodama-cap = at most { $cap } points per card
kodama-deck = deck { $count }
kodama-discard = discards { $count }
kodama-supply = Spirit tokens beside the deck
kodama-track = Points: { $scores }
kodama-closer = Zoom in
kodama-farther = Zoom out
kodama-whole-tree = The whole tree
kodama-tree-of = { $name }’s tree
kodama-show-tree = Show { $name }’s tree: { $points } points
kodama-tree-trunk = Trunk: { $features }
kodama-tree-card = { $card } on { $on }: { $features }
kodama-with-token = { $feature } (spirit token)
kodama-without-token = { $feature }
kodama-hand = Your Kodama
kodama-worth = { $card }: { $points } now. { $rule }
kodama-score-this = Score { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
kodama-score-hint = Which Kodama scores this season?
kodama-place-hint = Take a card: drag it onto your tree, or pick it.
kodama-nothing-fits = None of your cards fits anywhere. Which one do you leave over, to claim a token?
kodama-leave = Leave card { $card } over
kodama-lay-here = Place it here
kodama-why-not = Why not?
kodama-turn-left = Turn left
kodama-turn-right = Turn right
kodama-put-back = Put it back
kodama-parents = Where it can grow, with its points
kodama-on-parent = Where there is most room on { $on }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } from the Decree
}
kodama-fits = { $points ->
    [0] It fits on { $on }, for no points
    [one] It fits on { $on }: 1 point
   *[other] It fits on { $on }: { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } from the Decree
}
kodama-no-bark = The branch does not join any bark here.
kodama-touches-none = It does not touch any card of your tree.
kodama-touches-several = It touches { $cards }, but may touch only one.
kodama-covers = It covers { $features }.
kodama-covers-many = It covers { $count } features.
kodama-feature-on = the { $feature } on { $card }
kodama-off-table = It hangs over the edge of the table.
kodama-over-cap = { $points } > { $cap }: too many points for one card.
kodama-alone = One card
kodama-pair = Two cards
kodama-revealed = Revealed
kodama-draft-hand = Your branches
kodama-will-hide = will be face down
kodama-most-title = The most it could score, if there were room everywhere
kodama-most = you { $mine }, { $name } { $theirs }
kodama-do-choose = { $pile ->
    [one] Take the single card
   *[other] Take the pair
}
kodama-hint-hide = Which card do you put face down?
kodama-hint-split = Pick the card to lie here
kodama-hint-draft = Pick one card; you pass on the rest.
kodama-leftover = left over
kodama-claim = Take the { $feature }
kodama-claim-from = Take the { $feature } from { $name }’s tree
kodama-claim-from-you = Take the { $feature } from your tree
kodama-claim-hint = Or drag a token straight onto a feature of your tree.
kodama-pass = No second token
kodama-put-hint = Tap a marked feature on your tree, or its letter here.
kodama-put-over = { $over } on { $card }
kodama-put-over-for = { $over } on { $card } (Kodama { $kodama })
kodama-slots = Features of your tree
kodama-keepsake = Both trees, side by side
kodama-keep-svg = As a drawing (SVG)
kodama-keep-png = As an image (PNG)
kodama-keys = Move the card with the arrow keys, turn it with Q and E. With Shift: a tenth of a millimetre, or one degree.
kodama-keep = Save both trees as a picture:
kodama-known = Definitely in this hand
kodama-decree = Decree of the season
kodama-score-means = { $score } points: { $growing } from growing, { $decrees } from Decrees, { $kodama } from Kodama.
kodama-trunk-means = The feature of this trunk: { $feature }. The tree shows it { $count ->
    [one] once
   *[other] { $count } times
}, which settles a tie at the end.
kodama-splitter-means = Splits the three cards of this round into two piles.
kodama-chooser-means = Takes one of the two piles of this round.
kodama-ready-means = Has decided; it is shown when both have.
kodama-scored-means = { $card } scored { $points } in { $season ->
    [spring] Spring
    [summer] Summer
   *[other] Fall
}.
kodama-season-means = { $season ->
    [spring] Spring
    [summer] Summer
   *[other] Fall
}, round { $round } of 4. After the fourth round you both score a Kodama; after Fall the game ends.
kodama-supply-means = Spirit tokens beside the deck. Whoever has the single card takes one, from here or from the other tree.
kodama-deck-means = { $count } branch cards are left; three are turned up each round.
kodama-track-lead = { $scores }. In the lead by { $lead }: { $name }.
kodama-track-level = { $scores }. It is a tie.
kodama-warn-nothing = It scores nothing now, and another of your Kodama would score { $most }. A Kodama that is scored is gone.
kodama-warn-less = Your Kodama would be worth { $points } less.
