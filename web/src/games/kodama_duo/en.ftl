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
kodama-score-hint = Choose the Kodama to score this season.
kodama-place-hint = Take a card: drag it onto your tree, or pick it.
kodama-nothing-fits = None of your cards fits anywhere. Which one do you leave over, to claim a token?
kodama-leave = Leave #{ $card } over
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
kodama-split-hint = Drop one card here
kodama-will-hide = will be face down
kodama-most-title = The most it could score, if there were room everywhere
kodama-most = you { $mine }, { $name } { $theirs }
kodama-take-one = This card
kodama-take-two = These two
kodama-do-hide = Put #{ $card } face down
kodama-do-split = Split: #{ $card } alone
kodama-do-draft = Pick #{ $card }
kodama-do-choose = { $pile ->
    [one] Take the single card
   *[other] Take the pair
}
kodama-hint-hide = Which card do you put face down?
kodama-hint-split = Which card stays alone? Drag it aside, or pick it.
kodama-hint-choose = Which pile do you take?
kodama-hint-draft = Pick one card; you pass on the rest.
kodama-leftover = left over
kodama-claim = Claim the { $feature }
kodama-claim-from = Claim the { $feature } from { $name }’s tree
kodama-claim-hint = Pick a token, or drag it onto a feature of your tree.
kodama-pass = No second token
kodama-put-hint = Drag the token onto a feature of your tree, or pick one.
kodama-put-here = Put the token here
kodama-put-over = { $over } on { $card }
kodama-put-over-for = { $over } on { $card } (Kodama { $kodama })
kodama-slots = Features of your tree
kodama-keepsake = Both trees, side by side
kodama-keep-svg = As a drawing (SVG)
kodama-keep-png = As an image (PNG)
kodama-keys = Move the card with the arrow keys, turn it with Q and E. With Shift: a tenth of a millimetre, or one degree.
kodama-keep = Save both trees as a picture:
kodama-known = Definitely in this hand
