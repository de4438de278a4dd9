# What Samurai Sword says. Names of seats are people's names; names of cards come from the deck.

title = Samurai Sword
pitch = Hidden roles around a table: strike whoever is in reach, parry if you can, and find out in time who is on your side.
minutes = 30–60

# Small words

the-weapon = the { $card }
copies-of = { $count } × { $card }
and-the-last = { $first } and { $last }
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}

# Roles and teams

role-shogun = Shogun
role-samurai = Samurai
role-ninja-1 = Ninja ★
role-ninja-2 = Ninja ★★
role-ninja-3 = Ninja ★★★
role-ronin = Ronin
team-shogun = Shogun’s team
team-ninja = Ninjas
team-ronin = Ronin

# What happened

event-dealt = The cards are dealt. { $shogun } is the Shogun and starts.
event-turn = { $seat }’s turn.
event-recovered = { $seat } recovers: { $left } Resilience.
event-drew = { $seat } draws { cards }.
event-drew-seen = { $seat } draws { cards }: { $cards }.
event-took = { $seat } takes { $card } from the discard pile.
event-flipped = Bushido: { $seat } turns over { $card }.
event-bushido_passed = Bushido moves on to { $to }.
event-bushido_lost = { $lost ->
    [0] { $seat } discards Bushido and loses no honor, being the Shogun in a game of three.
   *[other] { $seat } loses 1 honor and discards Bushido ({ $left } honor left).
}
event-struck = { $seat } strikes { $target } with { $weapon }.
event-parried = { $key ->
    [parry] { $seat } parries.
   *[other] { $seat } parries with { $weapon }.
}
event-wounded = { $seat } takes { wounds }: { $left } Resilience left.
event-defeated = { $seat } is Defeated and hands 1 honor to { $by } (honor: { $seat } { $left }, { $by } { $gained }).
event-played = { $seat } plays { $card }.
event-played-breathing = { $seat } plays { $card }: all Resilience back, and a card for { $target }.
event-played-bushido = { $itself ->
    [yes] { $seat } places { $card } in front of their own seat.
   *[no] { $seat } places { $card } in front of { $target }.
}
event-played-diversion = { $seat } plays { $card } on { $target }.
event-played-geisha = { $itself ->
    [yes] { $seat } plays { $card } on one of their own Properties.
   *[no] { $seat } plays { $card } on { $target }.
}
event-gave = { $seat } gives up { $weapon }.
event-diverted = { $seat } takes a card from { $target }’s hand.
event-diverted-seen = { $seat } takes { $card } from { $target }’s hand.
event-dismissed = { $from ->
    [hand] A random card from { $seat }’s hand is discarded: { $card }.
   *[play] { $seat }’s { $card } is discarded from play.
}
event-discarded = { $seat } discards { $cards }.
event-reshuffled = The deck is empty: the discards become a new deck, and everybody loses 1 honor ({ $honor }).
event-spent = { $seat } spends 1 Resilience to draw a card ({ $left } left).
event-ended = The game is over: { cause }.

cause = { $cause ->
    [defeat] a Defeat ended it
    [deck] the deck ran out and took somebody’s last honor
    [bushido] Bushido took somebody’s last honor
   *[swordmaster] only one player has any Resilience left
}

# What an action does

label-end = End your turn
label-spend = Spend 1 Resilience to draw 1 card
label-take = Take { wounds }
label-parry = Parry
label-parry-with = Parry with { $weapon }
label-lose = { $spared ->
    [yes] Discard Bushido; in a game of three the Shogun loses no honor
   *[no] Lose 1 honor and discard Bushido
}
label-draw-deck = Draw all cards from the deck
label-draw-discard = Take { $card } from the discard pile, then draw the rest
label-play-battle-cry = Play { $card }: all others give up a parry or take 1 wound
label-play-breathing = Play { $card }: all Resilience back, and { $target } draws 1 card
label-play-bushido = { $itself ->
    [yes] Place { $card } in front of yourself
   *[no] Place { $card } in front of { $target }
}
label-play-daimyo = Play { $card }: draw 2 cards
label-play-diversion = Play { $card }: take a random card from { $target }’s hand
label-play-geisha-hand = Play { $card }: discard a random card from { $target }’s hand
label-play-geisha-property = { $itself ->
    [yes] Play { $card }: discard your own { $property }
   *[no] Play { $card }: discard { $target }’s { $property }
}
label-play-jujutsu = Play { $card }: all others give up a Weapon or take 1 wound
label-play-tea-ceremony = Play { $card }: draw 3 cards, then all others draw 1
label-play-armor = Play { $card }: +1 Difficulty for attacks on you
label-play-fast-draw = Play { $card }: your Weapons deal 1 more wound
label-play-focus = Play { $card }: 1 more Weapon each turn
label-strike = Strike { $target } with { $weapon } (Difficulty { $difficulty } of { $reach })
label-strike-any = Strike { $target } with { $weapon } (Difficulty { $difficulty }; Kojirō reaches everybody)
label-strike-unseen = Strike { $target } with { $weapon }
label-give = Give up { $weapon }
label-discard = Discard { $card }

# Who decides what

asked-play = { $seat }, your turn: play cards or end your turn. Weapons played: { $played } of { $limit }.
asked-draw = { $seat }, do you take { $card } from the discard pile as your first card, or draw all from the deck?
asked-bushido = { $spared ->
    [yes] { $seat }, Bushido turned over a Weapon: give up a Weapon and pass Bushido to { $next }, or discard Bushido?
   *[no] { $seat }, Bushido turned over a Weapon: give up a Weapon and pass Bushido to { $next }, or lose 1 honor?
}
asked-discard = { $seat }, { cards } too many: which one do you discard?
asked-defend = { $seat }, { $by } attacks with { $weapon }: parry or take { wounds }?
asked-answer-battle-cry = { $seat }, { $by } played { $card }: give up a parry or take 1 wound?
asked-answer-jujutsu = { $seat }, { $by } played { $card }: give up a Weapon or take 1 wound?

waiting-play = { $seat } is playing. Weapons played: { $played } of { $limit }.
waiting-draw = { $seat } is deciding where to take the first card from: { $card } is on top of the discard pile.
waiting-bushido = { $seat } is deciding how to answer Bushido.
waiting-discard = { $seat } is choosing what to discard: { cards } too many.
waiting-defend = { $seat } is deciding whether to parry: { $by } attacks with { $weapon } ({ wounds }).
waiting-answer-battle-cry = { $seat } is deciding whether to give up a parry: { $by } played { $card }.
waiting-answer-jujutsu = { $seat } is deciding whether to give up a Weapon: { $by } played { $card }.
asked-nobody = The game is over.

# The table

seat-you = (you)
seat-harmless = Harmless
seat-difficulty = Difficulty { $total }
seat-property = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
seat-hand = Hand: { $cards }
middle-title = Table (♥ Resilience, ◆ honor)
middle-deck = deck { $count }
middle-discard = { $count ->
    [0] no discards
   *[other] discards { $count }, { $card } on top
}
middle-bushido = Bushido in front of { $name }
middle-limbo = { $card } being played
hand-title = Your hand: { cards } (Weapons: reach/wounds)
hand-weapon = { $card } { $reach }/{ $wounds }
hand-known = { $name } definitely holds { $cards }

# The score

result-cause = { $cause ->
    [defeat] The game ended with a Defeat.
    [deck] The game ended when the deck ran out: somebody had no honor left.
    [bushido] The game ended when Bushido took a player’s last honor.
   *[swordmaster] The game ended when only one player had any Resilience left.
}
result-seat = { $name } ({ $role }): { $honor } honor × { $times }{ $daimyo ->
    [0] {""}
   *[other] {" "}+ { $daimyo } Daimyo
} = { $points }
result-team = { $seats ->
    [one] { $team }: { $points }
   *[other] { $team }: { $sum } = { $points }
}
result-team-penalty = { $team }: { $sum } − { $penalty } for the Deadly Strike = { $points }
result-team-floor = { $team }: { $sum } − { $penalty } for the Deadly Strike, but never below 0 = { $points }
result-points = Victory of honor for the { $team }: { $names }.
result-tie-ninja = Tied on points: { $teams }. The Ninjas win every tie: { $names }.
result-tie-shogun = Tied on points: { $teams }. The Shogun’s team wins a tie with the Ronin: { $names }.
result-swordmaster = { $name } is the last one standing: victory of the Swordmaster for the { $team }, whatever the points: { $names }.

# Why something is not allowed

refused-no-seat = There is no seat { $seat } at a table for { $seats }.
refused-not-nobunaga = Only Nobunaga can spend Resilience to draw.
refused-last-resilience = You cannot spend your last Resilience point.
refused-not-in-hand = You do not hold { $card }.
refused-weapon-limit = { $limit ->
    [one] You have already played your 1 Weapon this turn.
   *[other] You have already played your { $limit } Weapons this turn.
}
refused-self = You cannot attack yourself.
refused-harmless = A Harmless player cannot be attacked.
refused-reach = { $steps ->
    [one] 1 seat
   *[other] { $steps } seats
}{ $armor ->
    [0] {""}
   *[other] {" "}+ { $armor } Armor
}{ $benkei ->
    [0] {""}
   *[other] {" "}+ { $benkei } for Benkei
} = { $total }; the { $card } only reaches { $reach }.
refused-breathing-self = The card from Breathing goes to another player.
refused-second-bushido = There is already a Bushido in play.
refused-own-hand = Choose another player’s hand.
refused-empty-hand = That hand is empty.
refused-own-property = At this table Geisha cannot touch your own Properties.
refused-no-property = There is no { $card } in front of that player.
refused-not-hanzo = Only Hanzō can parry with a Weapon.
refused-only-card = Hanzō cannot parry with the only card in his hand.
refused-discard-order = Cards are discarded in the order of the hand, down to { $limit }: this one comes too early or too late.

# Options

option-reshuffle = When do the discards become a new deck, which costs everybody 1 honor?
option-reshuffle-lazy = When a card is needed and the deck is empty.
option-reshuffle-eager = As soon as the last card has left the deck.
option-ushiwaka = How many cards does Ushiwaka draw when a Weapon hits him?
option-ushiwaka-suffered = One for each Resilience point he actually loses.
option-ushiwaka-dealt = One for each wound the Weapon deals, even beyond his last point.
option-geisha = Which Properties can Geisha discard?
option-geisha-any = Any Property in play, your own too.
option-geisha-others = Only those of other players.
option-penalty = Can the Deadly Strike bring a team below 0 points?
option-penalty-full = Yes: it always costs 3 points.
option-penalty-floor = No: a team never has fewer than 0 points.
option-last_standing = One Defeat leaves a single player standing and takes the victim’s last honor: how is the game decided?
option-last_standing-swordmaster = The last one standing wins as Swordmaster.
option-last_standing-honor = Points are counted.

# The card list

group-weapon = Weapons
group-property = Properties
group-action = Actions
group-character = Characters
group-role = Roles, with what their honor is worth by number of players
card-sources = Sources: CARD are printed cards; EN, IT and FR are printed rulebooks, with the page; C1 to C4 are four independent lists of copies; Q is a ruling of the rules.
figure-reach = Reach
figure-wounds = Wounds
figure-resilience = Resilience
figure-honor-3 = at 3
figure-honor-4 = at 4
figure-honor-5 = at 5
figure-honor-6 = at 6
figure-honor-7 = at 7

effect-parry = Cancels a Weapon attack on you; also answers Battle Cry. Never played on your own initiative.
effect-battle-cry = Everybody else who is not Harmless gives up a parry or takes 1 wound.
effect-breathing = You are back at full Resilience; then another player of your choice draws 1 card.
effect-bushido = Placed in front of any player; only one can be in play in the whole game. At the end of Recover its holder turns over the top card of the deck. A Weapon: give up a Weapon and pass Bushido to the left, or lose 1 honor and discard it. Anything else: pass it to the left.
effect-daimyo = Draw 2 cards; or keep it: 1 point if it is in your hand at the end, none for the Ronin.
effect-diversion = Take a random card from another player’s hand.
effect-geisha = Discard one Property in play, or a random card from another player’s hand.
effect-jujutsu = Everybody else who is not Harmless gives up a Weapon or takes 1 wound.
effect-tea-ceremony = You draw 3 cards, then everybody else draws 1.
effect-armor = +1 Difficulty for attacks on you. Several add up.
effect-fast-draw = Your Weapons deal 1 more wound when they hit. Several add up.
effect-focus = You may play 1 more Weapon each turn. Several add up.

effect-benkei = +1 Difficulty for attacks on him, on top of Armor.
effect-chiyome = Only Weapons can wound her: Battle Cry and Jujutsu do not affect her.
effect-ginchiyo = A Weapon that hits her deals 1 wound less, but at least 1.
effect-goemon = He may play 1 more Weapon each turn.
effect-hanzo = He may parry with a Weapon from his hand, unless it is his only card; that answers Battle Cry too.
effect-hideyoshi = He draws 1 more card in his Draw phase.
effect-ieyasu = The first card of his Draw phase may be the top of the discard pile.
effect-kojiro = His Weapons reach any Difficulty.
effect-musashi = His Weapons deal 1 more wound when they hit.
effect-nobunaga = In his Play phase he may spend 1 Resilience, but never the last, to draw 1 card; as often as he likes.
effect-tomoe = She draws 1 card each time one of her Weapons wounds a player.
effect-ushiwaka = He draws 1 card for each wound he suffers from a Weapon.

effect-shogun = Face up from the start; starts the game, and wins with the Samurai.
effect-samurai = Secret; wins with the Shogun.
effect-ninja-1 = Secret; wins with the other Ninjas.
effect-ninja-2 = Secret; wins with the other Ninjas. With 4 players the Ninja with more stars counts double.
effect-ninja-3 = Secret; wins with the other Ninjas. With 4 players the Ninja with more stars counts double.
effect-ronin = Secret; wins alone. Daimyo are worth nothing.

# A deck that cannot be played

deck-cards = The deck must have exactly these: { $expected }.
deck-roles = the roles do not add up to { $seats } players.
deck-setup = This deck does not say how to set up a game for { $seats } players.
deck-small = { $cards } cards are too few for { $seats } players.

# A position that cannot be

position-roles = A game for { $seats } players does not have these roles.
position-twice = The same name appears twice in { $name }.
position-resilience = A player has more Resilience than their character allows.
position-story = story and pools must say how the cards got into these hands and this deck.
position-swordmaster = swordmaster must name a seat when the cause is swordmaster, and only then.
position-honor = No player can have 0 honor while the game goes on.
position-limbo = A card can be in limbo only while a player is asked about it.
position-discard = Seat { $seat } can choose discards, in ascending order, only while it holds more than { $limit } cards.
position-attack = “{ $question }” needs a card in limbo that asks it, another seat that played it, and a seat that is not Harmless.

# What a seat can work out
insight-seat = { $name }: Shogun’s team { $shogun }%, Ninjas { $ninja }%, Ronin { $ronin }%.

# What a simulation counts

kind-role = Role
kind-character = Character
