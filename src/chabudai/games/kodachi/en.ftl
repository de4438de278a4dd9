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

event-dealt = { $first_is ->
    [you] The cards are dealt. You start; { $treasures }.
   *[other] The cards are dealt. { $first } starts; { $treasures }.
}
dealt-treasure = { $seat_is ->
    [you] you get a { $treasure }
   *[other] { $seat } gets a { $treasure }
}
event-turn = { $seat_is ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
event-revealed = { $elite ->
    [yes] { $house } turns up, guarded by { $guard }. The next guard is an elite!
    [no] { $house } turns up, guarded by { $guard }. The next guard is a regular one.
   *[none] { $house } turns up, guarded by { $guard }. It is the last guard.
}
nothing-in-house = An empty house
event-declared = { $seat_is ->
    [you] { $approach ->
        [strength] You declare Strength: go over every guard.
       *[stealth] You declare Stealth: stay under every guard.
    }
   *[other] { $approach ->
        [strength] { $seat } declares Strength: go over every guard.
       *[stealth] { $seat } declares Stealth: stay under every guard.
    }
}
who-plays = { $seat_is ->
    [you] You play { $card }
   *[other] { $seat } plays { $card }
}
event-played = { $late ->
    [yes] { $way ->
        [switch] { who-plays }: { $approached } for the guards to come.
       *[other] { who-plays }; the guard stays beaten.
    }
   *[no] { $way ->
        [dojo] { who-plays } as { $amount }: { fight-stands }.
        [add] { who-plays } for { $signed }: { fight-stands }.
        [switch] { who-plays } to switch to { $approached }: { fight-stands }.
       *[draw] { who-plays }.
    }
}
fight-stands = { $won ->
    [yes] { $total } beats the guard
   *[no] { $total }, but it must be { need }
}
event-drew = { $seat_is ->
    [you] You draw { cards }.
   *[other] { $seat } draws { cards }.
}
event-drew-seen = { $seat_is ->
    [you] You draw { cards }: { $cards }.
   *[other] { $seat } draws { cards }: { $cards }.
}
event-reshuffled = { $seat_is ->
    [you] You shuffle your discards into a new deck.
   *[other] { $seat } shuffles their discards into a new deck.
}
event-house_reshuffled = The discarded house cards are shuffled into a new house deck.
event-guards_reshuffled = { $elite ->
    [yes] The discarded guards are shuffled into a new guard deck, with an elite on top!
   *[no] The discarded guards are shuffled into a new guard deck, with a regular guard on top.
}
event-token = { $seat_is ->
    [you] You win the token { $token } with { $card }.
   *[other] { $seat } wins the token { $token } with { $card }.
}
event-token-promised = { $seat_is ->
    [you] Both guards are beaten: you win the token { $token }.
   *[other] Both guards are beaten: { $seat } wins the token { $token }.
}
event-ending = { $why ->
    [last] { $seat_is ->
        [you] You took the last token: this is the last round.
       *[other] { $seat } took the last token: this is the last round.
    }
   *[fourth] { $seat_is ->
        [you] You have a fourth token: this is the last round.
       *[other] { $seat } has a fourth token: this is the last round.
    }
} { $left ->
    [0] The game ends after this turn.
    [one] 1 more turn follows this one.
   *[other] { $left } more turns follow this one.
}
event-twin = Against the second guard, the total must be { need }.
event-defeated = { $of_two ->
    [yes] The first guard of { $guard } is beaten; the second is still to come.
   *[no] { $guard } is defeated: { guard-cards } so far.
}
guard-cards = { $beaten ->
    [one] 1 guard card
   *[other] { $beaten } guard cards
}
event-stopped = { $seat_is ->
    [you] You stop after { guard-cards } and may take { cards }.
   *[other] { $seat } stops after { guard-cards } and may take { cards }.
}
event-failed = { $seat_is ->
    [you] You fail against { $guard } and take nothing; everyone else may take a card.
   *[other] { $seat } fails against { $guard } and takes nothing; everyone else may take a card.
}
event-took = { $seat_is ->
    [you] You take { $card } as treasure.
   *[other] { $seat } takes { $card } as treasure.
}
event-bought = { $seat_is ->
    [you] You buy { $card } for { $paid }.
   *[other] { $seat } buys { $card } for { $paid }.
}
event-passed = { $seat_is ->
    [you] { $empty ->
        [yes] You take nothing.
       *[no] You take nothing else.
    }
   *[other] { $empty ->
        [yes] { $seat } takes nothing.
       *[no] { $seat } takes nothing else.
    }
}
event-dropped = { $seat_is ->
    [you] You have more than 4 treasures and drop { $kinds }.
   *[other] { $seat } has more than 4 treasures and drops { $kinds }.
}
event-discarded = { $seat_is ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
}
event-ended = The last round is over: the game has ended.

# What an action does

label-strength = Strength: higher than { $than }{ then-second } wins{ no-hope }
label-stealth = Stealth: lower than { $than }{ then-second } wins{ no-hope }
then-second = { $second ->
    [none] {""}
   *[other] , then { $second },
}
no-hope = { $losing ->
    [yes] {" "}– your hand cannot do that
   *[no] {""}
}
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
label-pass = { $empty ->
    [yes] Take nothing
   *[no] Take nothing else
}
label-keep = { $count ->
    [0] Keep your hand and draw up to 6
    [one] Discard 1 card and draw up to 6
   *[other] Discard { $count } cards and draw up to 6
}
label-play = { $way ->
    [dojo] Play { $card } as { $amount }: total { $total }
    [add] { $late ->
        [yes] Play { $card } for { $signed }: the guard stays beaten
       *[no] Play { $card } for { $signed }: total { $total }
    }
    [switch] Play { $card }: switch to { $approached }
   *[draw] Play { $card }
}{ $draw ->
    [0] {""}
    [one] , draw 1 card
   *[other] , draw { $draw } cards
}{ $won ->
    [yes] {" "}– beats the guard
   *[no] {""}
}{ $losing ->
    [yes] {" "}– then nothing in your hand can win
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

asked-declare = You face { $guard }: Strength (higher than { $strength }{ then-next }) or Stealth (lower than { $stealth }{ then-next })?
then-next = { $second ->
    [none] {""}
   *[other] , then { $second }
}
asked-fight = { $won ->
    [yes] { $elite ->
        [yes] { $guard } is beaten: stop and take { cards }, or risk it all against an elite?
        [no] { $guard } is beaten: stop and take { cards }, or risk it all against a regular guard?
       *[none] { $guard } is beaten, and there is no other guard: stop and take { cards }.
    }
   *[no] To beat { $guard }, your total must be { need }{ $second ->
        [none] {""}
       *[other] , then { $approach ->
            [strength] higher than { $second }
           *[stealth] lower than { $second }
        } for the second guard
    }. It is { $total }{ $dojo ->
        [yes] {""}
       *[no] , with no dojo card yet
    }.{ $hopeless ->
        [yes] {" "}Nothing in your hand can win.
       *[no] {""}
    }
}
asked-fight-twin = The first guard of { $guard } is beaten. Go on to the second: { $approach ->
    [strength] higher than { $second }
   *[stealth] lower than { $second }
}?
take-cause = { $own ->
    [yes] You stopped after { guard-cards }
   *[no] { $failed ->
        [yes] { $turn } failed
       *[no] { $turn } stopped after { guard-cards }
    }
}
asked-take = { take-cause }: you may take { $takes ->
    [one] 1 card
   *[other] { $takes } cards
}. { $purse ->
    [none] You have no treasure to pay with.
   *[other] To pay with, you have { $purse }.
}
asked-drop = You may keep 4 treasures: choose { $count } to drop.
asked-shape = { $count ->
    [0] Your turn ends: discard what you do not need, then draw up to 6.
    [one] Your turn ends, and you may keep 6 cards: discard at least 1 more.
   *[other] Your turn ends, and you may keep 6 cards: discard at least { $count } more.
}

waiting-declare = { $seat } is choosing Strength or Stealth against { $guard }.
waiting-fight = { $won ->
    [yes] { $seat } has beaten { $guard } and is deciding whether to go on.
   *[no] { $seat } is fighting { $guard }: the total must be { need }; it is { $total } now.
}
waiting-fight-twin = { $seat } has beaten the first guard of { $guard }; the second is still to come.
waiting-take = { take-cause }: { $seat } may take { $takes ->
    [one] 1 card
   *[other] { $takes } cards
}.
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

result-you = You
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
result-wins = { $seat_is ->
    [you] You win.
   *[other] { $seat } wins.
}
result-shared = { $names } share the victory.
result-shared-with = You share the victory with { $names }.
result-why-points = With { $points } points, { $more } more than { $seat_is ->
    [you] you
   *[other] { $seat }
}.
result-why-envoys = { tied-with } on points, and decided by envoys: { $most } to { $less }.
result-why-tokens = { $by ->
    [tokens] { tied-with } on points and envoys, and decided by tokens: { $most } to { $less }.
   *[points] { tied-with } on points and envoys, and decided by points on tokens: { $most } to { $less }.
}
tied-with = { $seat_is ->
    [you] Tied with you
   *[other] Tied with { $seat }
}
result-why-shared = Tied on points, envoys and tokens.
column-envoys = Envoys
column-rumors = Rumors
column-skills = Skills
column-tokens = Tokens
column-treasures = Treasure

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
refused-chosen = You have chosen every { $card } you hold already.
refused-keep = { $over ->
    [one] You may keep { $limit } cards: discard 1 more.
   *[other] You may keep { $limit } cards: discard { $over } more.
}

# Options

option-help_after_win = May skills still be played after the guard is beaten?
option-help_after_win-allowed = Yes, for their other effects: a beaten guard stays beaten.
option-help_after_win-refused = No: the fight is over as soon as it is won.
option-help_after_win-open = Yes, and they still change the total, until you stop or continue.
option-give_up = May you give up although your hand can win?
option-give_up-free = Yes: nobody can see your hand.
option-give_up-unable = No: only if the cards in your hand cannot beat the guard card without drawing.
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
option-gold_skill-played = Only when it was played this turn.
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
deck-effect = effect must be choices such as 3, +1, -1 or switch with “ or ” between them, optionally followed by “, draw 1” (up to 9) and “, gold” once, not { $value }.
deck-field = { $name } means nothing on this card; its figures are { $fields }.
deck-elite = give either value, or stealth and strength, or first and second.
deck-elite-values = stealth is the low value and strength the high one, so { $stealth } and { $strength } are the wrong way round.
deck-cost = a cost is 1 to { $most } treasures.

# A position that cannot be

position-columns = house_row and guard_row must have the same number of columns.
position-known = Seat { $seat } is said to hold a card that it does not hold.
position-tokens = The tokens taken from the { $clan } clan were not those on top.
position-dojo = { $card } is named as the dojo card but was not played in this fight.
position-asked = asked must be shape alone or with one more question, each with its name, seat and details; the names are { $questions }.
position-turn = “{ $question }” is asked of the seat whose turn it is, not of seat { $seat }.
position-drop = Seat { $seat } drops treasures it has, and only while it has more than { $limit }.
position-no-guard = “{ $question }” needs a guard in the display.
position-takes = “take” is asked only while takes is above 0.
position-approach = declare comes before an approach is chosen, fight after it; “{ $question }” does not fit.
position-first-beaten = first_beaten is 1 only against the first of two guards on a card.
position-chosen = The cards seat { $seat } has chosen to discard must be in its hand.

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

# The aim

aim-win = { $reader ->
    [you] You win with the most points at the end.
   *[other] Whoever has the most points at the end wins.
}
aim-end = The game ends with the round in which somebody gets a fourth clan token, or the last token is taken.
aim-points = Envoys, skills and clan tokens score the points they show. Rumors score by what their owner has. Every treasure that is left scores 1.
aim-turn = { $reader ->
    [you] On your turn you beat guards one after the other, with totals above theirs (Strength) or below (Stealth). Stop in time, and you take one card less than you beat guards, but at least one. Fail, and you take nothing.
   *[other] On a turn one beats guards one after the other, with totals above theirs (Strength) or below (Stealth). Whoever stops in time takes one card less than they beat guards, but at least one. Whoever fails takes nothing.
}
aim-envoys = An envoy that beats a guard wins the top token of its clan.

# What has changed

change-points = { $before } → { $points } points for you.
change-cards = You got { $cards }.
change-tokens = { $count ->
    [one] You won a token: { $tokens }.
   *[other] You won tokens: { $tokens }.
}
change-treasure-more = You have { $treasures } more.
change-treasure-less = You have { $treasures } less.
change-owners = Your rumors that count owners are worth { $worth } points each now, not { $before }.
change-ending = The last round has begun.
change-third-token = { $seat_is ->
    [you] You have three tokens: one more, and the last round begins.
   *[other] { $seat } has three tokens: one more, and the last round begins.
}

# Reasons

reason-approach = Your hand beats this guard, and could beat { $beats } of the { $coming } that may come next.
reason-approach-hope = Nothing in your hand beats this guard without a draw.
reason-token = Beats the guard and wins you the token { $token }.
reason-win = Beats the guard; the rest of your hand beats { $beats } of the { $coming } that may come next.
reason-late = { $draw ->
    [0] The guard stays beaten; this is for the guards to come.
   *[other] The guard stays beaten, and you draw.
}
reason-draw = { $count ->
    [one] Draws a card that may help.
   *[other] Draws { $count } cards that may help.
}
reason-help = A step to a total that beats the guard.
reason-losing = Nothing in your hand could win then.
reason-hope = Nothing in your hand wins without a draw.
reason-stop = { $count ->
    [one] Takes 1 card for sure; your hand beats { $beats } of the { $coming } guards that may come next.
   *[other] Takes { $count } cards for sure; your hand beats { $beats } of the { $coming } guards that may come next.
}
reason-continue = { $more ->
    [one] Your hand beats { $beats } of the { $coming } guards that may come next; stopping after it gives 1 card.
   *[other] Your hand beats { $beats } of the { $coming } guards that may come next; stopping after it gives { $more } cards.
}
reason-next = The first guard is beaten for good.
reason-give-up = { $able ->
    [yes] Keeps your cards for your next turn.
   *[no] Nothing in your hand wins, and you keep it for your next turn.
}
reason-take = { $same ->
    [1] A point if you keep it, and it pays for house cards.
   *[other] Makes { $kind }: pairs pay for more cards.
}
reason-take-gold = Gold pays for any kind, and is a point if you keep it.
reason-buy = { $points ->
    [one] Gives you 1 point as things stand.
   *[other] Gives you { $points } points as things stand.
}
reason-buy-envoy = { $points ->
    [one] Gives you 1 point, and may win the token { $token }.
   *[other] Gives you { $points } points, and may win the token { $token }.
}
reason-pass = Keeps your treasure: each is a point, or pays later.
reason-drop = { $same ->
    [1] You have no second one to pair it with.
   *[other] You have { $same } of this kind.
}
reason-discard = By itself it beats { $beats } of the { $coming } guards that may come next.
reason-keep = What you keep beats { $beats } of the { $coming } guards that may come next, with { $approached }.

# What an answer keeps or gains over another

differs-wins = { $count ->
    [0] the guard will not be beaten without luck
    [1] the guard can still be beaten
   *[other] it beats the guard
}
differs-token = { $count ->
    [0] it does not win you the token { $token }
   *[other] it wins you the token { $token }
}
differs-envoy = { $count ->
    [0] it cannot win you the token { $token } later
   *[other] it may win you the token { $token } later
}
differs-guard = { $count ->
    [0] nothing in your hand beats this guard without a draw
   *[other] your hand beats this guard
}
differs-beats = your hand then beats { $count } of the { $coming } guards that may come next, not { $instead }
differs-sure = { $count ->
    [0] { $instead ->
        [one] you risk the card you could take for sure
       *[other] you risk the { $instead } cards you could take for sure
    }
    [one] you take 1 card for sure
   *[other] you take { $count } cards for sure
}
differs-hoped = { $count ->
    [0] you need not beat another guard, and your hand beats { $beats } of the { $coming } that may come
    [one] your hand beats { $beats } of the { $coming } guards that may come, and stopping then gives 1 card
   *[other] your hand beats { $beats } of the { $coming } guards that may come, and stopping then gives { $count } cards
}
differs-points = { $count ->
    [one] you have 1 point as things stand, not { $instead }
   *[other] you have { $count } points as things stand, not { $instead }
}
differs-drawn = { $count ->
    [0] you draw nothing
    [one] you draw 1 card
   *[other] you draw { $count } cards
}
differs-treasures = { $which ->
    [both] you have { $more } instead of { $fewer }
    [more] you have { $more } more
   *[fewer] you have { $fewer } less
}
differs-hand = { $which ->
    [both] you keep { $more } instead of { $fewer }
    [more] you keep { $more }
   *[fewer] it costs you { $fewer }
}
