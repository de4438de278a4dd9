kodachi-fan = fan
kodachi-scroll = scroll
kodachi-vase = vase
kodachi-jade = jade
kodachi-gold = gold
kodachi-coin = gold from a skill
kodachi-strength = Strength
kodachi-stealth = Stealth
kodachi-none = none
kodachi-has-turn = has the shuriken
kodachi-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
kodachi-deck-count = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
kodachi-known = Definitely holds
kodachi-last-hand = Hand
kodachi-treasure-count = { $count } × { $kind }
kodachi-score-envoys = Envoys
kodachi-score-skills = Skills
kodachi-score-tokens = Tokens
kodachi-score-treasures = Treasure
kodachi-display = The display
kodachi-next = { $elite ->
    [yes] Next: an elite!
    [no] Next: regular
   *[none] No guard left
}
kodachi-taken = taken
kodachi-beaten = defeated
kodachi-standing = faces the invader
kodachi-no-columns = No column is open.
kodachi-stacks = Clan tokens left
kodachi-stack = { $clan }: { $points }
kodachi-odds = Odds for the next guard
kodachi-odds-against = { $approach ->
    [strength] Next guard, in %, against Strength
   *[stealth] Next guard, in %, against Stealth
}
kodachi-ready = Without drawing, your hand beats { $ready } of the { $total } guards that may come ({ $share } %).
kodachi-pile-empty = There is nothing here.
kodachi-hand = Your hand
kodachi-hand-empty = Your hand is empty.
kodachi-card-wins = { $name }: beats the guard
kodachi-card-goes = { $name }: discard
kodachi-card-stays = { $name }: keep
kodachi-moment = Current decision
kodachi-round = Round { $round }
kodachi-ending = the last round
kodachi-declare = Strength or Stealth?
kodachi-than = { $approach ->
    [strength] higher than { $than }{ kodachi-then }
   *[stealth] lower than { $than }{ kodachi-then }
}
kodachi-then = { $second ->
    [none] {""}
   *[other] , then { $second }
}
kodachi-waiting-declare = { $name } is choosing.
kodachi-need = { $approach ->
    [strength] Strength: higher than { $than }{ kodachi-then }
   *[stealth] Stealth: lower than { $than }{ kodachi-then }
}
kodachi-now = { $state ->
    [won] now { $total } – beaten!
   *[short] now { $total }
}
kodachi-played = Played against this guard
kodachi-hopeless = Nothing in your hand can win.
kodachi-ways = How to play it
kodachi-let-go = Put back
kodachi-take = { $count ->
    [one] Take 1 card
   *[other] Take up to { $count } cards
}
kodachi-take-how = Treasure is free, house cards must be paid for. Choose a card that glows.
kodachi-waiting-take = { $count ->
    [one] { $name } may take 1 card.
   *[other] { $name } may take { $count } cards.
}
kodachi-coins = { $count } to spend this turn
kodachi-payment = How to pay
kodachi-cheapest = cheapest
kodachi-drop = Drop: { $kind }
kodachi-drop-how = { $count ->
    [one] Mark 1 treasure to drop.
   *[other] Mark { $count } treasures to drop.
}
kodachi-drop-confirm = { $count ->
    [one] Drop 1 treasure
   *[other] Drop { $count } treasures
}
kodachi-waiting-drop = { $name } is choosing which treasures to drop.
kodachi-shape-how = { $count ->
    [0] Mark the cards to discard; you keep the others for your next turn.
    [one] Mark the cards to discard, at least 1.
   *[other] Mark the cards to discard, at least { $count }.
}
kodachi-shape-confirm = { $count ->
    [0] Keep all and draw up to 6
    [one] Discard 1 card and draw up to 6
   *[other] Discard { $count } cards and draw up to 6
}
kodachi-waiting-shape = { $name } is choosing what to keep.
kodachi-over = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
kodachi-seat = { $name }: points { $points }, hand { $hand }, deck { $deck }, discards { $discards }, treasure: { $treasures }, tokens { $tokens }
kodachi-points = points so far
kodachi-discard-count = { $count ->
    [one] 1 card in the discards
   *[other] { $count } cards in the discards
}
kodachi-own-deck = Still in your deck, in unknown order
kodachi-owned = All cards owned
kodachi-discards = Discards
kodachi-treasure = Treasure
kodachi-sheet = { $points ->
    [one] { $name }: 1 point
   *[other] { $name }: { $points } points
}
kodachi-house-deck = House deck: { $count }, discards: { $discards }
kodachi-guard-deck = Guard deck: { $count }, discards: { $discards }
kodachi-house-discards = Discarded house cards
kodachi-guard-discards = Discarded guards
kodachi-score-rumors-envoys = Rumors by envoys, { $count } × { $worth }
kodachi-score-rumors-rumors = Rumors by rumors, { $count } × { $worth }
kodachi-score-rumors-skills = Rumors by skills, { $count } × { $worth }
kodachi-score-rumors-owners = Rumors by owners, { $count } × { $worth }
kodachi-beats = beats it!
kodachi-total = total { $total }
kodachi-odds-of = { $value }: { $share } %
kodachi-elite = elite
kodachi-score-rumors = Rumors
kodachi-score-total = Total
kodachi-points-table = Everybody’s points by kind
kodachi-explain-envoys = { $count ->
    [one] 1 envoy, by the points it shows
   *[other] { $count } envoys, by the points they show
}
kodachi-explain-rumors = No rumors yet
kodachi-explain-skills = { $count ->
    [one] 1 skill, by the points it shows
   *[other] { $count } skills, by the points they show; the two of the start show none
}
kodachi-explain-tokens = { $count ->
    [one] 1 clan token; four bring the last round
   *[other] { $count } clan tokens; four bring the last round
}
kodachi-explain-treasures = { $count ->
    [one] 1 treasure, 1 point if it is kept
   *[other] { $count } treasures, 1 point each if they are kept
}
kodachi-worth = +{ $points }
kodachi-worth-words = { $points ->
    [one] Would give you 1 point as things stand
   *[other] Would give you { $points } points as things stand
}
kodachi-wins-token = Beats a guard: wins the { $clan } token worth { $points }
kodachi-no-token = No { $clan } token is left to win
kodachi-of-kind = { $name }, { $kind }
kodachi-kind-dojo = dojo card
kodachi-kind-skill = skill
kodachi-kind-envoy = envoy
kodachi-kind-rumor = rumor
kodachi-kind-guard = guard
kodachi-kind-elite = elite guard
kodachi-kind-token = clan token
kodachi-card-loses = { $name }: then nothing in your hand can win
kodachi-warn-losing = Nothing in your hand could win then.
kodachi-warn-pass = { $count ->
    [one] You may still take 1 card, and treasure is free.
   *[other] You may still take { $count } cards, and treasure is free.
}
kodachi-cannot = your hand cannot win so
kodachi-late = the guard stays beaten
kodachi-take-cause = { $failed ->
    [yes] { $turn } failed.
   *[no] { $turn ->
        [you] You stopped after { $beaten ->
            [one] 1 guard card
           *[other] { $beaten } guard cards
        }.
       *[other] { $turn } stopped after { $beaten ->
            [one] 1 guard card
           *[other] { $beaten } guard cards
        }.
    }
}
