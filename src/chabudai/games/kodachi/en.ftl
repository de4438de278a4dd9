# What Kodachi says. Names of seats are people's names; names of cards come from the deck.

title = Kodachi
pitch = One more guard, or go home with what you have? Every raid tempts you further, and every success makes your hand better.
minutes = 30–45

# Small words

copies-of = { $count } × { $card }
and-the-last = { $first } and { $last }
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
need = { $approach ->
    [strength] higher than { $than }
   *[stealth] lower than { $than }
}
approach-strength = Strength
approach-stealth = Stealth
treasure-fan = fan
treasure-scroll = scroll
treasure-vase = vase
treasure-jade = jade
treasure-gold = gold
treasure-coin = the gold of a skill
treasures-fan = { $count ->
    [one] 1 fan
   *[other] { $count } fans
}
treasures-scroll = { $count ->
    [one] 1 scroll
   *[other] { $count } scrolls
}
treasures-vase = { $count ->
    [one] 1 vase
   *[other] { $count } vases
}
treasures-jade = { $count } jade
treasures-gold = { $count } gold
treasures-coin = { $count } gold from a skill
cost-any = any 1
cost-pair = 2 of one kind
cost-and = { $first } + { $second }
cost-nothing = nothing: it cannot be bought
token = { $clan } { $points }

# What happened

event-dealt = The cards are dealt. { $first } starts; { $treasures }.
dealt-treasure = { $seat } starts with a { $treasure }
event-turn = { $seat }’s turn.
event-revealed = { $elite ->
    [yes] { $guard } guards { $house }. The next guard is an elite!
    [no] { $guard } guards { $house }. The next guard is a regular one.
   *[none] { $guard } guards { $house }. It is the last guard.
}
nothing-in-house = an empty house
event-declared = { $approach ->
    [strength] { $seat } declares Strength: go over every guard.
   *[stealth] { $seat } declares Stealth: stay under every guard.
}
event-played = { $way ->
    [dojo] { $seat } plays { $card } as { $amount }: { fight-stands }.
    [add] { $seat } plays { $card } for { $signed }: { fight-stands }.
    [switch] { $seat } plays { $card } and switches to { $approached }: { fight-stands }.
   *[draw] { $seat } plays { $card }.
}
fight-stands = { $won ->
    [yes] { $total } beats the guard
   *[no] { $total }, but it must be { need }
}
event-drew = { $seat } draws { cards }.
event-drew-seen = { $seat } draws { cards }: { $cards }.
event-reshuffled = { $seat } shuffles their discards into a new deck.
event-house_reshuffled = The discarded house cards are shuffled into a new house deck.
event-guards_reshuffled = { $elite ->
    [yes] The discarded guards are shuffled into a new guard deck, with an elite on top!
   *[no] The discarded guards are shuffled into a new guard deck, with a regular guard on top.
}
event-token = { $seat } gains a token: { $token }.
event-ending = { $why ->
    [last] { $seat } took the last token: this is the last round.
   *[fourth] { $seat } has a fourth token: this is the last round.
}
event-twin = The first guard is beaten; against the second, the total must be { need }.
event-defeated = { $guard } is defeated: { $beaten ->
    [one] 1 guard card
   *[other] { $beaten } guard cards
} so far.
event-stopped = { $seat } stops and may take { cards }.
event-failed = { $seat } fails against { $guard } and takes nothing; everyone else may take a card.
event-took = { $seat } takes { $card }.
event-bought = { $seat } buys { $card } for { $paid }.
event-passed = { $seat } takes nothing else.
event-dropped = { $seat } drops { $card }.
event-discarded = { $seat } discards { $cards }.
event-ended = The game is over.

# What an action does

label-strength = Strength: higher than { $than } wins
label-stealth = Stealth: lower than { $than } wins
label-stop = Stop and take { cards }
label-continue = { $elite ->
    [yes] Continue against an elite
   *[no] Continue against a regular guard
}
label-next = Go on to the second guard
label-give-up = { $able ->
    [yes] Give up and take nothing, although your hand can win
   *[no] Give up and take nothing
}
label-pass = Take nothing else
label-keep = { $count ->
    [0] Keep your hand and draw up to 6
    [one] Discard 1 card and draw up to 6
   *[other] Discard { $count } cards and draw up to 6
}
label-play = { $way ->
    [dojo] Play { $card } as { $amount }: total { $total }
    [add] Play { $card } for { $signed }: total { $total }
    [switch] Play { $card }: switch to { $approached }
   *[draw] Play { $card }
}{ $draw ->
    [0] {""}
    [one] , draw 1 card
   *[other] , draw { $draw } cards
}{ $won ->
    [yes] {" "}– beats the guard
   *[no] {""}
}
label-take = Take { $card }
label-buy = Buy { $card } for { $paid }{ $cheapest ->
    [yes] {" "}– the cheapest way
   *[no] {""}
}
label-drop = Drop a { $treasure }
label-discard = Discard { $card }

# Who decides what

asked-declare = { $seat }, you face { $guard }: Strength (higher than { $strength }) or Stealth (lower than { $stealth })?
asked-fight = { $won ->
    [yes] { $seat }, { $guard } is beaten ({ $total }, { need }): stop or continue?
   *[no] { $seat }, a total { need } beats { $guard }; yours is { $total }{ $dojo ->
        [yes] {""}
       *[no] {" "}and you have no dojo card yet
    }.{ $hopeless ->
        [yes] {" "}Nothing in your hand can win.
       *[no] {""}
    }
}
asked-fight-twin = { $seat }, the first guard of { $guard } is beaten ({ $total }, { need }): go on to the second?
asked-take = { $seat }, take { $takes ->
    [one] 1 card
   *[other] up to { $takes } cards
}: treasure is free, house cards must be paid for. { $purse ->
    [none] You have no treasure.
   *[other] You have { $purse }.
}
asked-drop = { $seat }, you may keep 4 treasures: { $count } must go.
asked-shape = { $count ->
    [0] { $seat }, which cards do you discard before you draw up to 6?
    [one] { $seat }, which cards do you discard? At least 1.
   *[other] { $seat }, which cards do you discard? At least { $count }.
}

waiting-declare = { $seat } is choosing Strength or Stealth against { $guard }.
waiting-fight = { $won ->
    [yes] { $seat } has beaten { $guard } ({ $total }, { need }) and is deciding whether to go on.
   *[no] { $seat } is fighting { $guard }: the total must be { need }; it is { $total } now.
}
waiting-fight-twin = { $seat } has beaten the first guard of { $guard }.
waiting-take = { $takes ->
    [one] { $seat } may take 1 card.
   *[other] { $seat } may take { $takes } cards.
}
waiting-drop = { $seat } is choosing which treasures to drop.
waiting-shape = { $seat } is choosing what to keep.
asked-nobody = The game is over.

# The table

seat-you = (you)
seat-turn = ✦
seat-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
seat-deck = deck { $deck }, discards { $discard }
seat-treasures = Treasure: { $kinds }
seat-tokens = Tokens: { $tokens }
seat-known = Definitely holds: { $cards }
seat-hand = Hand: { $cards }
middle-title = { $ending ->
    [yes] Round { $round }, the last
   *[no] Round { $round }
}
middle-column = { $guard } | { $house }
middle-taken = –
middle-decks = guards { $guards }, house { $house }
middle-next = { $elite ->
    [yes] next: ELITE
    [no] next: regular
   *[none] no guard left
}
middle-stacks = Tokens left: { $stacks }
middle-fight = { $approached }: { need }; now { $total }
middle-priced = { $card } { $signs } [{ $cost }]
hand-title = Your hand: { cards }
hand-card = { $card } ({ $effect })

# The score

result-seat = { $name }: { $terms } = { $points }
result-envoys = { $points } for envoys
result-skills = { $points } for skills
result-tokens = { $points } for tokens
result-treasures = { $points } for treasure
result-rumors-envoys = { $count } × { $worth } for rumors by envoys
result-rumors-rumors = { $count } × { $worth } for rumors by rumors
result-rumors-skills = { $count } × { $worth } for rumors by skills
result-rumors-owners = { $count } × { $worth } for rumors with { $owners ->
    [one] 1 owner
   *[other] { $owners } owners
}
result-nothing = nothing
result-points = { $names } wins.
result-tie-envoys = Tied on points: { $names } wins with more envoys.
result-tie-tokens = { $by ->
    [tokens] Tied on points and envoys: { $names } wins with more tokens.
   *[points] Tied on points and envoys: { $names } wins with more points in tokens.
}
result-shared = Tied on everything: { $names } share the victory.

# Why something is not allowed

refused-first-guard = Fight the first guard before you stop or go on.
refused-undeclared = Declare Strength or Stealth first.
refused-closed = The guard is beaten: skills only help to beat a guard.
refused-second-dojo = { $card } is already your dojo card in this fight; you may play only one against each guard.
refused-standing = { $dojo ->
    [yes] The guard is not beaten yet: the total must be { need }, and yours is { $total }.
   *[no] The guard is not beaten yet: the total must be { need }, and you have not played a dojo card.
}
refused-no-twin = This card has no second guard.
refused-twin = Beat the second guard on this card first.
refused-no-guard = There is no guard left to reveal.
refused-beaten = The guard is beaten: you can no longer give up.
refused-able = At this table you cannot give up while the cards in your hand can win.
refused-not-in-hand = You do not hold { $card }.
refused-not-shown = { $card } is not in the display.
refused-undefeated = At this table only defeated guards can be taken, and { $card } is not defeated.
refused-payment = { $card } costs { $cost }; that is not what you are paying.
refused-treasure = { $card } costs { $cost }; to pay like that you are missing { $missing }.
refused-no-treasure = You have no such treasure.
refused-drop-order = Treasures are dropped in this order, down to { $limit }: fan, scroll, vase, jade, gold. This one comes too early or too late.
refused-keep = { $over ->
    [one] You may keep { $limit } cards: discard 1 more.
   *[other] You may keep { $limit } cards: discard { $over } more.
}
refused-discard-order = Cards are discarded in the order of the hand, until { $limit } or fewer are left: this one comes too early or too late.

# Options

option-help_after_win = May skills still be played after the guard is beaten?
option-help_after_win-allowed = Yes, until you stop or continue.
option-help_after_win-refused = No: the fight is over as soon as it is won.
option-give_up = May you give up although your hand can win?
option-give_up-free = Yes: nobody can see your hand.
option-give_up-unable = No: only if the cards in your hand cannot win without drawing.
option-token_on = When does an envoy gain its token?
option-token_on-won = When its fight is won.
option-token_on-played = As soon as it is played.
option-token_on_double = An envoy beats the first of two guards on a card: when do you get its token?
option-token_on_double-guard = At once.
option-token_on_double-card = When both guards are beaten.
option-takable_guards = Which guards can be taken as treasure?
option-takable_guards-all = Every guard in the display, even the one that won.
option-takable_guards-defeated = Only defeated ones.
option-gold_skill = When does a skill with gold pay?
option-gold_skill-played = Only when it was played as a dojo card in this turn.
option-gold_skill-held = Also from your hand, while you take cards.
option-final_treasures = How many treasures score at the end?
option-final_treasures-all = All of them.
option-final_treasures-four = Four at most.
option-tie_break = Tied on points and envoys: what decides?
option-tie_break-points = The points on the tokens.
option-tie_break-tokens = The number of tokens.
option-last_take = May you still take a card after your last turn?
option-last_take-always = Yes, in every remaining turn.
option-last_take-on_failure = Only when an invasion fails.

# The signs on the cards

sign-fan = fan
sign-scroll = scroll
sign-vase = vase
sign-jade = jade
sign-gold = gold, any kind
sign-any = 1 of any kind
sign-pair = 2 of one kind
sign-dojo = dojo value
sign-plus = added
sign-minus = taken off
sign-switch = switch between Strength and Stealth
sign-draw = draw cards
sign-strength = against Strength
sign-stealth = against Stealth
sign-guard = guard
sign-elite = elite guard
sign-envoy = envoy
sign-rumor = rumor
sign-skill = skill
sign-token = clan token
sign-points = points
sign-or = or
sign-then = then
sign-per = for each

# The card list

card-sources = Sources: A and B are two printings of the English rulebook, F is the French one, W1 to W21 are reviews; ? is our own, (?) was printed, but perhaps on another card.
group-dojo = Dojo cards (starting set of each player)
group-starter = Starting skills (of each player)
group-envoy = Envoys
group-rumor = Rumors
group-skill = Skills
group-guard = Guards
group-elite = Elite guards
group-clan = Clan tokens
figure-value = Value
figure-points = Points
figure-cost = Cost
figure-treasure = Treasure
figure-tokens = Tokens, from the top
effect-dojo = { $value } dojo
effect-add = { $value }
effect-switch = switch between Strength and Stealth
effect-or = { $first } or { $second }
effect-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
effect-then = { $first }, then { $second }
effect-gold = 1 gold while you take cards
effect-envoy = { $ways }; when the fight is won, gains the top token of its clan
effect-rumor-envoys = { $ways }; 1 point for each of your envoys
effect-rumor-rumors = { $ways }; 1 point for each of your rumors, this one included
effect-rumor-skills = { $ways }; 1 point for each of your skills, starting ones included
effect-rumor-owners = { $ways }; 6, 4 or 2 points if 1, 2 or more players own such a rumor
effect-cost = { $ways }; costs { $cost }
effect-guard = treasure: { $treasure }
effect-dual = treasure: { $treasure }; the low value counts against Stealth, the high one against Strength
effect-double = treasure: { $treasure }; two guards, to be beaten one after the other, that count as one card
effect-clan = won by the clan’s envoys, the 2 first
clan = { $clan } clan

# A deck that cannot be played

deck-starting = a starting set needs at least { $least } cards, this one has { $found }.
deck-clan = there is no envoy of this clan, so its tokens could never be won.
deck-total = the file says { $total } { $name } and has { $found }.
deck-guards = there must be at least { $least } guards, there are { $found }.
deck-starting-treasure = no regular guard of the deck shows a { $treasure }, which somebody starts with.
deck-effect = effect must be choices such as 3, +1, -1 or switch with “ or ” between them, optionally followed by “, draw 1” and “, gold”, not { $value }.
deck-cost = a cost is 1 to { $most } treasures.

# A position that cannot be

position-columns = house_row and guard_row must have the same number of columns.
position-known = Seat { $seat } is said to hold a card that it does not hold.
position-tokens = The tokens taken from the { $clan } clan were not those on top.
position-dojo = { $card } is named as the dojo card but was not played in this fight.
position-asked = asked must be shape alone or with one more question, each with its name, seat and details; the names are { $questions }.
position-turn = “{ $question }” is asked of the seat whose turn it is, not of seat { $seat }.
position-drop = Seat { $seat } drops treasures, in order, only while it has more than { $limit }.
position-no-guard = “{ $question }” needs a guard in the display.
position-takes = “take” is asked only while takes is above 0.
position-approach = declare comes before an approach is chosen, fight after it; “{ $question }” does not fit.
position-chosen = The cards seat { $seat } has chosen to discard must be in its hand and in order.

# What a seat can work out
insight-house = Unseen house cards: { $envoy ->
        [one] { $envoy } envoy
       *[other] { $envoy } envoys
    }, { $rumor ->
        [one] { $rumor } rumor
       *[other] { $rumor } rumors
    }, { $skill ->
        [one] { $skill } skill
       *[other] { $skill } skills
    }.
insight-beats = Of { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    } that may come next, your hand beats { $stealth }% with Stealth and { $strength }% with Strength.

# What a simulation counts

kind-place = Turn order
