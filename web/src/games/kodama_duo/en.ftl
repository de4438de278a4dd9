kodama-caterpillar = caterpillar
kodama-cloud = cloud
kodama-firefly = firefly
kodama-flower = flower
kodama-mushroom = mushroom
kodama-star = star
kodama-trunk = the trunk
kodama-small-trunk = trunk
kodama-card = #{ $card }
kodama-branch = Branch #{ $card }: { $features }
kodama-face-down = a card face down
kodama-splitter = Splitter
kodama-chooser = Chooser
kodama-ready = chosen
kodama-season = { $season ->
    [spring] Spring
    [summer] Summer
   *[other] Fall
}, round { $round } of 4
kodama-cap = at most { $cap } points a card
kodama-deck = deck { $count }
kodama-discard = discards { $count }
kodama-supply = Spirit tokens beside the deck
kodama-track = Points: { $scores }
kodama-closer = Closer
kodama-farther = Farther
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
kodama-score-hint = Choose the Kodama to score this season.
kodama-place-hint = Take a card: drag it onto your tree, or pick it.
kodama-nothing-fits = None of your cards fits anywhere. Which one is left over for the claim?
kodama-leave = Leave #{ $card } over
kodama-lay-here = Lay it here
kodama-why-not = Why not?
kodama-turn-left = Turn it left
kodama-turn-right = Turn it right
kodama-put-back = Put it back
kodama-parents = Where it may grow, with its points
kodama-on-parent = Where there is most room on { $on }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } of the Decree
}
kodama-fits = { $points ->
    [0] It fits on { $on }, for no points
    [one] It fits on { $on }: 1 point
   *[other] It fits on { $on }: { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } of the Decree
}
kodama-no-bark = The branch meets no bark here.
kodama-touches-none = It touches no card of your tree.
kodama-touches-several = It touches { $cards }, and may touch only one.
kodama-covers = It covers { $features }.
kodama-covers-many = It covers { $count } features.
kodama-feature-on = the { $feature } on { $card }
kodama-off-table = It hangs over the edge of the table.
kodama-over-cap = { $points } > { $cap }: too many points for one card.
kodama-alone = One alone
kodama-pair = Two together
kodama-revealed = Turned up
kodama-draft-hand = Your branches
kodama-split-hint = Drop one card here
kodama-will-hide = will lie face down
kodama-most-title = The most it could score, were there room everywhere
kodama-most = you { $mine }, { $name } { $theirs }
kodama-take-one = This card
kodama-take-two = These two
kodama-do-hide = Lay #{ $card } face down
kodama-do-split = Split: #{ $card } alone
kodama-do-draft = Pick #{ $card }
kodama-do-choose = { $pile ->
    [one] Take the single card
   *[other] Take the pair
}
kodama-hint-hide = Which card will lie face down?
kodama-hint-split = Which card lies alone? Drag it aside, or pick it.
kodama-hint-choose = Which pile do you take?
kodama-hint-draft = Pick one card; the rest goes to the other hand.
kodama-leftover = left over
kodama-claim = Claim the { $feature }
kodama-claim-from = Claim the { $feature } from { $name }’s tree
kodama-claim-hint = Pick a token, or drag it onto a feature of your tree.
kodama-pass = No second token
kodama-put-hint = Drag the token onto a feature of your tree, or pick one.
kodama-put-here = Lay the token here
kodama-put-over = { $over } on { $card }
kodama-put-over-for = { $over } on { $card } (Kodama { $kodama })
kodama-slots = Features of your tree
kodama-keepsake = Both trees, side by side
kodama-keep-svg = As a drawing (SVG)
kodama-keep-png = As an image (PNG)
kodama-keys = Arrow keys move the card, Q and E turn it; with Shift by the tenth of a millimetre and the degree.
kodama-keep = Keep both trees as a picture:
kodama-known = Sure to be in this hand
