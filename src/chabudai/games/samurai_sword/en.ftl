# What Samurai Sword says. Names of seats are people's names; names of cards come from the deck.

title = Samurai Sword
pitch = Hidden roles around a table: strike whoever is in reach, parry if you can, and find out in time who is on your side.
minutes = 30–60

# Small words

the-weapon = the { $card }
you = you
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

# What happened. Whoever reads is “you”: $seat_is and its like say whether it is they.

event-dealt = { $shogun_is ->
    [you] The cards are dealt. You are the Shogun and start.
   *[other] The cards are dealt. { $shogun } is the Shogun and starts.
}
event-turn = { $seat_is ->
    [you] Your turn.
   *[other] { $seat }’s turn.
}
event-recovered = { $seat_is ->
    [you] You recover: { $left } Resilience.
   *[other] { $seat } recovers: { $left } Resilience.
}
event-drew = { $seat_is ->
    [you] You draw { cards }.
   *[other] { $seat } draws { cards }.
}
event-drew-seen = { $seat_is ->
    [you] You draw { cards }: { $cards }.
   *[other] { $seat } draws { cards }: { $cards }.
}
event-took = { $seat_is ->
    [you] You take { $card } from the discard pile.
   *[other] { $seat } takes { $card } from the discard pile.
}
event-flipped = { $seat_is ->
    [you] Bushido: you turn over { $card }, { a-weapon-or-not }.
   *[other] Bushido: { $seat } turns over { $card }, { a-weapon-or-not }.
}
a-weapon-or-not = { $is_weapon ->
    [yes] a Weapon
   *[no] which is no Weapon
}
event-bushido_passed = { $to_is ->
    [you] Bushido moves on to you.
   *[other] Bushido moves on to { $to }.
}
event-bushido_lost = { $lost ->
    [0] { $seat_is ->
        [you] You discard Bushido and lose no honor, being the Shogun in a game of three.
       *[other] { $seat } discards Bushido and loses no honor, being the Shogun in a game of three.
    }
   *[other] { $seat_is ->
        [you] You lose 1 honor to Bushido and discard it: you have { honor-left } left.
       *[other] { $seat } loses 1 honor to Bushido and discards it: { honor-left } left.
    }
}
honor-left = { $left ->
    [0] no honor
   *[other] { $left } honor
}
event-struck = { $seat_is ->
    [you] You attack { $target } with { $weapon }.
   *[other] { $target_is ->
        [you] { $seat } attacks you with { $weapon }.
       *[other] { $seat } attacks { $target } with { $weapon }.
    }
}
event-parried = { $seat_is ->
    [you] You parry { $by }’s attack with { $against }{ parried-with }.
   *[other] { $by_is ->
        [you] { $seat } parries your attack with { $against }{ parried-with }.
       *[other] { $seat } parries { $by }’s attack with { $against }{ parried-with }.
    }
}
parried-with = { $key ->
    [parry] {""}
   *[other] , giving up { $weapon }
}
event-parried-cry = { $seat_is ->
    [you] You give up { $card } and withstand the Battle Cry.
   *[other] { $seat } gives up { $card } and withstands the Battle Cry.
}
event-wounded = { $seat_is ->
    [you] You take { wounds } from { $by } ({ $card }): { resilience-left } left.
   *[other] { $by_is ->
        [you] { $seat } takes { wounds } from you ({ $card }): { resilience-left } left.
       *[other] { $seat } takes { wounds } from { $by } ({ $card }): { resilience-left } left.
    }
}
resilience-left = { $left ->
    [0] no Resilience
   *[other] { $left } Resilience
}
event-defeated = { $seat_is ->
    [you] You are Defeated and hand 1 honor to { $by }, who now has { $gained }: you have { honor-left } left.
   *[other] { $by_is ->
        [you] { $seat } is Defeated and hands 1 honor to you: you now have { $gained }, { $seat } has { honor-left } left.
       *[other] { $seat } is Defeated and hands 1 honor to { $by }, who now has { $gained }: { $seat } has { honor-left } left.
    }
}
event-played = { $seat_is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-played-armor = { $seat_is ->
    [you] You play { $card }: attacks on you have 1 more Difficulty.
   *[other] { $seat } plays { $card }: attacks on them have 1 more Difficulty.
}
event-played-focus = { $seat_is ->
    [you] You play { $card }: 1 more Weapon each turn.
   *[other] { $seat } plays { $card }: 1 more Weapon each turn.
}
event-played-fast-draw = { $seat_is ->
    [you] You play { $card }: your Weapons deal 1 more wound.
   *[other] { $seat } plays { $card }: their Weapons deal 1 more wound.
}
event-played-daimyo = { $seat_is ->
    [you] You play { $card }: 2 cards.
   *[other] { $seat } plays { $card }: 2 cards.
}
event-played-tea-ceremony = { $seat_is ->
    [you] You play { $card }: 3 cards for you, then 1 for everybody else.
   *[other] { $seat } plays { $card }: 3 cards for them, then 1 for everybody else.
}
event-played-battle-cry = { $seat_is ->
    [you] You play { $card }: everybody else gives up a parry or takes 1 wound.
   *[other] { $seat } plays { $card }: everybody else gives up a parry or takes 1 wound.
}
event-played-breathing = { $seat_is ->
    [you] You play { $card }: all your Resilience is back, and { $target } draws a card.
   *[other] { $target_is ->
        [you] { $seat } plays { $card }: all Resilience back, and a card for you.
       *[other] { $seat } plays { $card }: all Resilience back, and a card for { $target }.
    }
}
event-played-bushido = { $itself ->
    [yes] { $seat_is ->
        [you] You place { $card } in front of yourself.
       *[other] { $seat } places { $card } in front of their own seat.
    }
   *[no] { $seat_is ->
        [you] You place { $card } in front of { $target }.
       *[other] { $target_is ->
            [you] { $seat } places { $card } in front of you.
           *[other] { $seat } places { $card } in front of { $target }.
        }
    }
}
event-played-diversion = { $seat_is ->
    [you] You play { $card } on { $target }.
   *[other] { $target_is ->
        [you] { $seat } plays { $card } on you.
       *[other] { $seat } plays { $card } on { $target }.
    }
}
event-played-geisha = { $itself ->
    [yes] { $seat_is ->
        [you] You play { $card } on one of your own Properties.
       *[other] { $seat } plays { $card } on one of their own Properties.
    }
   *[no] { $seat_is ->
        [you] You play { $card } on { $target }.
       *[other] { $target_is ->
            [you] { $seat } plays { $card } on you.
           *[other] { $seat } plays { $card } on { $target }.
        }
    }
}
event-played-jujutsu = { $seat_is ->
    [you] You play { $card }: everybody else gives up a Weapon or takes 1 wound.
   *[other] { $seat } plays { $card }: everybody else gives up a Weapon or takes 1 wound.
}
event-gave = { $seat_is ->
    [you] You give up { $weapon }.
   *[other] { $seat } gives up { $weapon }.
}
event-diverted = { $seat_is ->
    [you] You take a card from { $target }’s hand.
   *[other] { $target_is ->
        [you] { $seat } takes a card from your hand.
       *[other] { $seat } takes a card from { $target }’s hand.
    }
}
event-diverted-seen = { $seat_is ->
    [you] You take { $card } from { $target }’s hand.
   *[other] { $target_is ->
        [you] { $seat } takes { $card } from your hand.
       *[other] { $seat } takes { $card } from { $target }’s hand.
    }
}
event-dismissed = { $from ->
    [hand] { $seat_is ->
        [you] A random card from your hand is discarded: { $card }.
       *[other] A random card from { $seat }’s hand is discarded: { $card }.
    }
   *[play] { $seat_is ->
        [you] Your { $card } is discarded from play.
       *[other] { $seat }’s { $card } is discarded from play.
    }
}
event-discarded = { $seat_is ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
}
event-reshuffled = { $out_is ->
    [nobody] The deck ran out: everybody loses 1 honor ({ $honor }).
    [you] The deck ran out: everybody loses 1 honor; you have none left ({ $honor }).
    [one] The deck ran out: everybody loses 1 honor; { $out } has none left ({ $honor }).
   *[several] The deck ran out: everybody loses 1 honor; { $out } have none left ({ $honor }).
}
event-spent = { $seat_is ->
    [you] You spend 1 Resilience to draw a card ({ $left } left).
   *[other] { $seat } spends 1 Resilience to draw a card ({ $left } left).
}
event-ended = { $out_is ->
    [nobody] The game is over: only one player has any Resilience left.
    [you] The game is over: you have no honor left.
    [one] The game is over: { $out } has no honor left.
   *[several] The game is over: { $out } have no honor left.
}

# What an action does

label-end = End your turn
label-spend = Spend 1 Resilience to draw 1 card
label-take = { $fatal ->
    [no] Take { wounds }
    [defeat] Take { wounds }: you are Defeated and hand over 1 honor
    [last] Take { wounds }: you are Defeated, one player is left standing, and the game ends
   *[end] Take { wounds }: you are Defeated and hand over your last honor, which ends the game
}
label-parry = Parry
label-parry-with = Parry with { $weapon }
label-lose = { $spared ->
    [yes] Discard Bushido; in a game of three the Shogun loses no honor
   *[no] { $honor ->
        [1] Lose your last honor, which ends the game
       *[other] Lose 1 honor and discard Bushido
    }
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
label-strike = Attack { $target } with { $weapon }: { wounds }{ enough-or-not } (Difficulty { $difficulty } of { $reach })
label-strike-any = Attack { $target } with { $weapon }: { wounds }{ enough-or-not } (Difficulty { $difficulty }; Kojirō reaches everybody)
enough-or-not = { $fatal ->
    [no] {""}
   *[other] , enough to Defeat
}
label-strike-unseen = Attack { $target } with { $weapon }
label-give = Give up { $weapon }
label-discard = Discard { $card }

# Who decides what

asked-play = Your turn: play cards or end your turn. Weapons played: { $played } of { $limit }.
asked-draw = You draw: take { $card } from the discard pile as your first card, or all from the deck?
asked-bushido = { $spared ->
    [yes] Bushido turned over a Weapon: give up a Weapon and pass Bushido to { $next }, or discard it without losing honor?
   *[no] { $honor ->
        [1] Bushido turned over a Weapon: give up a Weapon and pass Bushido to { $next }, or lose your last honor, which ends the game?
       *[other] Bushido turned over a Weapon: give up a Weapon and pass Bushido to { $next }, or lose 1 of your { $honor } honor?
    }
}
asked-discard = You hold { cards } too many: choose what to discard. The last one you choose lies on top.
asked-defend = { $by } attacks you with { $weapon }: parry, or take { wounds }{ and-be-defeated }?
asked-answer-battle-cry = { $by } plays { $card }: give up a parry, or take 1 wound{ and-be-defeated }?
asked-answer-jujutsu = { $by } plays { $card }: give up a Weapon, or take 1 wound{ and-be-defeated }?
and-be-defeated = { $fatal ->
    [no] {""}
    [defeat] , be Defeated and hand over 1 honor
    [last] , be Defeated and leave one player standing, which ends the game
   *[end] , be Defeated and hand over your last honor, which ends the game
}

waiting-play = { $seat } is playing. Weapons played: { $played } of { $limit }.
waiting-draw = { $seat } decides where the first card comes from: { $card } is on top of the discard pile.
waiting-bushido = Bushido turned over a Weapon: { $seat } gives up a Weapon or loses 1 honor.
waiting-discard = { $seat } is choosing what to discard: { cards } too many.
waiting-defend = { $by_is ->
    [you] You attack { $seat } with { $weapon }: will { $seat } parry, or take { wounds }?
   *[other] { $by } attacks { $seat } with { $weapon }: will { $seat } parry, or take { wounds }?
}
waiting-answer-battle-cry = { $by_is ->
    [you] You play { $card }: will { $seat } give up a parry, or take 1 wound?
   *[other] { $by } plays { $card }: will { $seat } give up a parry, or take 1 wound?
}
waiting-answer-jujutsu = { $by_is ->
    [you] You play { $card }: will { $seat } give up a Weapon, or take 1 wound?
   *[other] { $by } plays { $card }: will { $seat } give up a Weapon, or take 1 wound?
}
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

column-role = Role
column-honor = Honor
column-daimyo = Daimyo
column-team = Team
cell-honor = { $honor } × { $times }
result-you = You
result-you-won = { $mates_is ->
    [nobody] You win.
   *[other] You win with { $mates }.
}
result-you-lost = You lose. { $won }
result-won-shogun = { $count ->
    [one] The Shogun wins: { $names }.
   *[other] The Shogun’s team wins: { $names }.
}
result-won-ninja = { $count ->
    [one] The Ninja wins: { $names }.
   *[other] The Ninjas win: { $names }.
}
result-won-ronin = The Ronin wins: { $names }.
result-by-defeat = { $out_is ->
    [nobody] { $by_is ->
        [you] It ended when you Defeated the last other player standing, one of your own team.
       *[other] It ended when { $by } Defeated the last other player standing, one of their own team.
    }
    [you] It ended when { $by } Defeated you and took your last honor.
   *[other] { $by_is ->
        [you] It ended when you Defeated { $out } and took their last honor.
       *[other] It ended when { $by } Defeated { $out } and took their last honor.
    }
}
result-by-deck = { $out_is ->
    [you] It ended when the deck ran out and took your last honor.
   *[other] It ended when the deck ran out and took the last honor of { $out }.
}
result-by-bushido = { $out_is ->
    [you] It ended when Bushido took your last honor.
   *[other] It ended when Bushido took the last honor of { $out }.
}
result-by-swordmaster = { $by_is ->
    [you] You are the last one with any Resilience left: the Swordmaster’s victory, whatever the points.
   *[other] { $by } is the last one with any Resilience left: the Swordmaster’s victory, whatever the points.
}
result-deadly = { $dear ->
    [yes] The Deadly Strike against their own side cost the { $team } { $penalty } points, and with them the game.
   *[no] The Deadly Strike against their own side cost the { $team } { $penalty } points.
}
result-sum = { $team } { $points }
result-points = { $tie ->
    [none] Points: { $teams }.
    [ninja] Points: { $teams }. The Ninjas win every tie.
   *[shogun] Points: { $teams }. The Shogun’s team wins a tie with the Ronin.
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
refused-chosen = You have already chosen every { $card } you hold.

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

effect-weapon = { $reach ->
    [one] Reaches 1 seat away, the neighbours, and deals { wounds }.
   *[other] Reaches up to { $reach } seats away and deals { wounds }.
}
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
deck-setup-twice = there is already a setup for { $seats } players.
deck-weapons = a deck holds at most { $most } kinds of Weapons.
deck-yes-no = { $name } must be true or false, not “{ $value }”.
deck-small = { $cards } cards are too few for { $seats } players.

# A position that cannot be

position-roles = A game for { $seats } players does not have these roles.
position-twice = The same name appears twice in { $name }.
position-resilience = A player has more Resilience than their character allows.
position-story = story and pools must say how the cards got into these hands and this deck.
position-swordmaster = swordmaster must name a seat when the cause is swordmaster, and only then.
position-honor = No player can have 0 honor while the game goes on.
position-limbo = A card can be in limbo only while a player is asked about it.
position-discard = Seat { $seat } can choose discards, out of the cards it holds, only while it has more than { $limit }.
position-attack = “{ $question }” needs a card in limbo that asks it, another seat that played it, and a seat that is not Harmless.

# What a seat can work out
insight-seat = { $name }: Shogun’s team { $shogun }%, Ninjas { $ninja }%, Ronin { $ronin }%.

# What a simulation counts

kind-role = Role
kind-character = Character

# The aim

aim-shogun = { $mates ->
    [0] You are the Shogun: you win alone, against all the others.
    [one] You are the Shogun: you win with the Samurai, one of the others.
   *[other] You are the Shogun: you win with the { $mates } Samurai among the others.
}
aim-samurai = { $mates ->
    [0] You are the Samurai: you win with the Shogun, { $shogun }.
   *[other] You are a Samurai: you win with the Shogun, { $shogun }, and the other Samurai.
}
aim-ninja = { $mates ->
    [0] You are the { $role }: you win alone.
    [one] You are a { $role }: you win with the other Ninja.
   *[other] You are a { $role }: you win with the { $mates } other Ninjas.
}
aim-ronin = You are the Ronin: you win alone, against everybody.
aim-teams = { $samurai ->
    [0] The Shogun, { $shogun }, wins alone; { aim-others }.
    [one] The Shogun, { $shogun }, wins with the Samurai; { aim-others }.
   *[other] The Shogun, { $shogun }, wins with the { $samurai } Samurai; { aim-others }.
}
aim-others = { $ronin ->
    [0] { aim-ninjas }
   *[other] { aim-ninjas }; the Ronin wins alone
}
aim-ninjas = { $ninja ->
    [one] the Ninja wins alone
   *[other] the { $ninja } Ninjas win together
}
aim-points-all = As soon as somebody has no honor left, the team with the most points wins.
aim-points = As soon as somebody has no honor left, the team with the most points wins: each honor counts { $times } for you, each Daimyo in your hand 1.
aim-points-stars = As soon as somebody has no honor left, the team with the most points wins: each honor counts { $doubled } for you if the other Ninja has fewer stars than you, otherwise { $times }; each Daimyo in your hand counts 1.
aim-points-ronin = As soon as somebody has no honor left, the team with the most points wins: each honor counts { $times } for you; Daimyo count nothing.
aim-last = { $alone ->
    [yes] Or you win at once if you are the last player with any Resilience left.
   *[no] Or your team wins at once if one of you is the last player with any Resilience left.
}
aim-shogun-of-three = With three players you draw 1 card more, may play 1 Weapon more each turn, and lose no honor to Bushido.
aim-deadly = Do not end the game by Defeating somebody of your own team: that costs your team 3 points.
aim-character = You play { $character } ({ $count } Resilience). { $ability }

ability-benkei = Attacks on you have 1 more Difficulty, on top of Armor.
ability-chiyome = Only Weapons can wound you: Battle Cry and Jujutsu do not affect you.
ability-ginchiyo = A Weapon that hits you deals 1 wound less, but at least 1.
ability-goemon = You may play 1 more Weapon each turn.
ability-hanzo = You may parry with a Weapon from your hand, unless it is your only card; that answers Battle Cry too.
ability-hideyoshi = You draw 1 more card in your Draw phase.
ability-ieyasu = The first card of your Draw phase may be the top of the discard pile.
ability-kojiro = Your Weapons reach everybody, whatever the Difficulty.
ability-musashi = Your Weapons deal 1 more wound when they hit.
ability-nobunaga = In your turn you may spend 1 Resilience, but never the last, to draw 1 card; as often as you like.
ability-tomoe = You draw 1 card each time one of your Weapons wounds a player.
ability-ushiwaka = You draw 1 card for each wound you suffer from a Weapon.

# What changed for you

change-resilience-lost = You lost { $count } Resilience: { resilience-left } left.
change-resilience-gained = You have { $count } Resilience more: { $left } now.
change-honor-lost = You lost { $count } honor: { honor-left } left.
change-honor-gained = You won { $count } honor: { $left } now.
change-cards-lost = Gone from your hand: { $cards }.
change-cards-gained = New in your hand: { $cards }.
change-play-lost = No longer in front of you: { $cards }.
change-play-gained = New in front of you: { $cards }.
change-harmless = You are Harmless now: nobody can attack you.

# What speaks for an answer

parries-kept = { $parries ->
    [0] no Parry
    [one] 1 Parry
   *[other] { $parries } Parries
}
weapons-kept = { $weapons ->
    [0] no Weapon
    [one] 1 Weapon
   *[other] { $weapons } Weapons
}
reason-saved = { $fatal ->
    [no] Saves you { $saved } Resilience and leaves you { parries-kept }.
   *[other] Saves you from Defeat and from losing honor, and leaves you { parries-kept }.
}
reason-saved-by-weapon = { $fatal ->
    [no] Saves you 1 Resilience and leaves you { weapons-kept }.
   *[other] Saves you from Defeat and from losing honor, and leaves you { weapons-kept }.
}
reason-take = { $able ->
    [yes] You keep your { cards } for worse, { parries-kept } among them, and still have { resilience-left }.
   *[no] You hold nothing to answer with; you still have { resilience-left }.
}
reason-give-bushido = Keeps your honor, sends Bushido on to { $next } and leaves you { weapons-kept }.
reason-lose = { $spared ->
    [yes] Costs you nothing, rids you of Bushido and keeps your Weapons.
   *[no] Rids you of Bushido and keeps your Weapons; you have { honor-left } left.
}
reason-draw-deck = A card from the deck probably helps you more than { $card }.
reason-draw-discard = You know what you get: { $card }.
reason-end = Keeps { cards } in your hand, { parries-kept } among them.
reason-spend = A card for 1 Resilience; you have { resilience-left } left.
reason-discard = You keep { parries-kept } and { weapons-kept }.
reason-strike = { $fatal ->
    [no] Deals { wounds } unless { $target } parries: { resilience-left } left.
    [defeat] Unless { $target } parries, it is a Defeat and wins you 1 honor.
    [last] Unless { $target } parries, you are the last one standing, which ends the game.
   *[end] Unless { $target } parries, you take their last honor, which ends the game.
}
reason-side = { $side ->
    [friend] { $target } is on your side.
    [enemy] { $target } is your enemy.
    [attacked-you] { $times ->
        [one] { $target } has attacked you once.
       *[other] { $target } has attacked you { $times } times.
    }
    [attacked-shogun] { $times ->
        [one] { $target } has attacked the Shogun once.
       *[other] { $target } has attacked the Shogun { $times } times.
    }
   *[unknown] Whose side { $target } is on has not shown yet.
}
reason-play-bushido-own = It keeps the other Bushido out of the game, but puts your own honor at risk.
reason-play-geisha-own = Rids you of { $card }.
reason-play-armor = Even your neighbours then need a reach of { $reach } to attack you.
reason-play-focus = You may then play { $limit } Weapons a turn, and you hold { weapons-kept }.
reason-play-fast-draw = Each of your Weapons then deals 1 wound more, and you hold { weapons-kept }.
reason-play-daimyo = { $ronin ->
    [yes] 2 cards now; at the end it would be worth nothing to you.
   *[no] 2 cards now, instead of 1 point at the end.
}
reason-play-tea-ceremony = 3 cards for you, only 1 for each of the others.
reason-play-battle-cry = { touched-players }.
reason-play-jujutsu = { touched-players }.
touched-players = { $touched ->
    [one] 1 player has to give up a card or be wounded{ weak-players }
   *[other] { $touched } players have to give up a card or be wounded{ weak-players }
}
weak-players = { $weak ->
    [0] {""}
    [one] , and 1 of them is down to the last Resilience
   *[other] , and { $weak } of them are down to their last Resilience
}
reason-play-breathing = { $lost ->
    [0] Gives { $target } a card; you have all your Resilience already.
   *[other] Gives you { $lost } Resilience back, and { $target } a card.
}
reason-play-bushido = Puts { $target }’s honor at risk.
reason-play-diversion = One card more for you, one less for { $target }.
reason-play-geisha-hand = { $left ->
    [0] Takes { $target }’s last card.
   *[other] One card less for { $target }.
}
reason-play-geisha-armor = { $target } is easier to attack then.
reason-play-geisha-bushido = Frees { $target } from Bushido.
reason-play-geisha-fast-draw = { $target }’s Weapons deal 1 wound less then.
reason-play-geisha-focus = { $target } may then play 1 Weapon less a turn.

# What an answer keeps or gains over another

instead = { $instead ->
    [0] {""}
   *[other] {" "}instead of { $instead }
}
instead-of-none = { $instead ->
    [0] {" "}instead of none
   *[other] {" "}instead of { $instead }
}
differs-ends = { $count ->
    [0] the game is not over yet
   *[other] it ends the game unless { $target } parries
}
differs-defeat = { $count ->
    [0] it is no Defeat for { $target }
   *[other] it is a Defeat for { $target } and 1 honor for you, unless they parry
}
differs-wounds = { $count ->
    [0] { $target } is not attacked
   *[other] { $target } takes { wounds }{ instead } unless they parry
}
differs-resilience = { $count ->
    [0] it is your Defeat
   *[other] you still have { $count } Resilience{ instead-of-none }
}
differs-honor = { $count ->
    [0] you have no honor left
   *[other] you still have { $count } honor{ instead-of-none }
}
differs-drawn = { $count ->
    [0] you draw nothing
   *[other] you draw { cards }{ instead }
}
differs-distance = even your neighbours need a reach of { $count } to attack you, not { $instead }
differs-limit = { $count ->
    [one] you may play 1 Weapon a turn, not { $instead }
   *[other] you may play { $count } Weapons a turn, not { $instead }
}
differs-bonus = each of your Weapons deals { wounds } more{ instead }
differs-points = { $count ->
    [0] nothing of it counts at the end
    [one] 1 point at the end{ instead }
   *[other] { $count } points at the end{ instead }
}
differs-bushido = { $target_is ->
    [you] { $count ->
        [0] your own honor is not at risk
       *[other] your own honor is at risk
    }
   *[other] { $count ->
        [0] { $target }’s honor is not at risk
       *[other] { $target }’s honor is at risk
    }
}
differs-known = { $count ->
    [0] you get a new card instead of { $card }
   *[other] you know what you get: { $card }
}
differs-given = { $count ->
    [0] the others draw nothing
   *[other] each of the others draws a card
}
differs-touched = { $count ->
    [0] nobody else is touched
    [one] 1 player has to give up a card or be wounded
   *[other] { $count } players have to give up a card or be wounded
}
differs-gift = { $count ->
    [0] { $target } gets no card
   *[other] { $target } gets a card
}
differs-robbed = { $count ->
    [0] { $target } keeps all cards
   *[other] { $target } has a card less
}
differs-stripped = { $target_is ->
    [you] { $count ->
        [0] { $card } stays in front of you
       *[other] you get rid of { $card }
    }
   *[other] { $count ->
        [0] { $target } keeps { $card }
       *[other] { $target } loses { $card }
    }
}
differs-hand = { $which ->
    [both] you keep { $more } instead of { $fewer }
    [more] you keep { $more }
   *[fewer] it costs you { $fewer }
}
