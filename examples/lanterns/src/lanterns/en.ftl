title = Lanterns
pitch = Show one lantern a round; the brightest scores.
minutes = 5
lantern = Lantern
refused-not-yours = You do not hold lantern { $number }.
event-showed = { $who } shows lantern { $number }.
event-scored = { $who } has the brightest lantern and scores a point.
show = Show lantern { $number }
ask-show = { $who } shows a lantern.
zone-player = { $who }
row-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
row-hand = { $count ->
    [one] { $count } lantern in hand
   *[other] { $count } lanterns in hand
}
row-shown = shown: { $numbers }
zone-hand = Your lanterns
zone-deck = Deck
row-deck = { $count } lanterns
score = { $who }: { $points }
won = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the win.
}
aim = Most points win: the brightest lantern of a round scores one.
gained = { $points ->
    [one] You scored { $points } point.
   *[other] You scored { $points } points.
}
reason-dimmest = It is your dimmest lantern: you keep the brighter ones.
