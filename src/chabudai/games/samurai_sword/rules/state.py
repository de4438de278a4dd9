"""The state of Samurai Sword: its zones, and the verbs that move things between them."""

from __future__ import annotations

from typing import Final, Self

from mypy_extensions import i64

from chabudai.engine.rng import KeyedRng
from chabudai.engine.rules.event import Event
from chabudai.engine.rules.state import State
from chabudai.games.samurai_sword.cards.deck import (
    ARMOR,
    BENKEI,
    BUSHIDO,
    FAST_DRAW,
    FOCUS,
    GOEMON,
    HIDEYOSHI,
    KOJIRO,
    SHOGUN,
    TEAM_OF,
    Deck,
    Setup,
)
from chabudai.games.samurai_sword.rules.actions import Actions
from chabudai.games.samurai_sword.rules.card_history import (
    DRAW,
    PASS,
    SHOW,
    SHUFFLE,
    TAKE,
    pack_entry,
)
from chabudai.games.samurai_sword.rules.options import SamuraiOptions

NOBODY: Final = -1
NO_CARD: Final = -1
# Difficulties of all seats in one number: 3 seats away, 60 Armor and Benkei make 64 at most.
TARGET_BITS: Final = 8
TARGET_MASK: Final = 255
MOST_DIFFICULT: Final = 255

# Why the game ended.
NOT_YET: Final = 0
BY_DEFEAT: Final = 1
BY_DECK: Final = 2
BY_BUSHIDO: Final = 3
BY_SWORDMASTER: Final = 4
CAUSES: Final = ["", "defeat", "deck", "bushido", "swordmaster"]

QUESTION_RULES: Final = {
    "play": "R4", "draw": "R4", "discard": "R4", "defend": "R6", "answer": "R7", "bushido": "R9",
}  # fmt: skip


def with_change(column: list[int], seat: int, by: int) -> list[int]:
    """Copy a column of the seats with one seat's value changed."""
    column = column.copy()
    column[seat] += by
    return column


def insert_card(hand: list[int], card: int) -> None:
    """Put a card in its place among the others."""
    place: i64 = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def remove_card(hand: list[int], card: int) -> None:
    """Take a card away that is there."""
    place: i64 = 0
    while hand[place] != card:
        place += 1
    hand.pop(place)


class SamuraiState(State):
    """Seats are clockwise; hands are sorted by card id.

    Columns of the seats and the deck are replaced and never changed, so clones share them;
    `deck_left` cards of the deck are still to be drawn, from its end. `history` tells how cards
    came and went, `pools` what each shuffle held. `limbo` is the card in the air: played, but its
    effect not over. `deadly_team` is the team that a Deadly Strike costs points.
    """

    cards: Deck
    ids: Actions
    options: SamuraiOptions
    setup: Setup
    role: list[int]
    character: list[int]
    honor: list[int]
    resilience: list[int]
    armor: list[int]
    focus: list[int]
    fast_draw: list[int]
    hands: list[list[int]]
    deck: list[int]
    deck_left: int
    discard: list[int]
    box: list[int]
    box_roles: list[int]
    strikes: list[int]
    spared: list[int]  # who could have been struck where another was, as `strikes` by seats
    supposed_roles: list[list[int]]  # in imagined worlds: the roles as each seat supposes them
    history: list[int]
    pools: list[list[int]]
    bushido: int
    limbo: int
    turn: int
    weapons_played: int
    reshuffles: int
    pick_rng: KeyedRng
    cause: int
    deadly_team: int
    swordmaster: int

    def clone(self) -> SamuraiState:
        other = SamuraiState()
        self.copy_into(other)
        return other

    def copy_into(self, other: Self) -> None:
        """Give a new state all zones; what never changes is shared."""
        super().copy_into(other)
        other.cards = self.cards
        other.ids = self.ids
        other.options = self.options
        other.setup = self.setup
        other.role = self.role
        other.character = self.character
        other.honor = self.honor
        other.resilience = self.resilience
        other.armor = self.armor
        other.focus = self.focus
        other.fast_draw = self.fast_draw
        other.hands = [hand.copy() for hand in self.hands]
        other.deck = self.deck
        other.deck_left = self.deck_left
        other.discard = self.discard.copy()
        other.box = self.box
        other.box_roles = self.box_roles
        other.strikes = self.strikes
        other.spared = self.spared
        other.supposed_roles = self.supposed_roles
        other.history = self.history.copy()
        other.pools = self.pools
        other.bushido = self.bushido
        other.limbo = self.limbo
        other.turn = self.turn
        other.weapons_played = self.weapons_played
        other.reshuffles = self.reshuffles
        other.pick_rng = self.pick_rng.copy()
        other.cause = self.cause
        other.deadly_team = self.deadly_team
        other.swordmaster = self.swordmaster

    def order_rule(self) -> str:
        """Name the rule of the question asked; of the end where nothing is."""
        return QUESTION_RULES[self.stack[-1].name()] if self.stack else "R11"

    # Reading the table

    def is_harmless(self, seat: int) -> bool:
        """Tell a seat without Resilience or without cards in hand [R3]."""
        return self.resilience[seat] == 0 or not self.hands[seat]

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def count_steps(self, seat: int) -> list[int]:
        """Count the steps to every other seat, the shorter way, past the Harmless [R5]."""
        n: i64 = self.seats
        steps = [0] * self.seats
        far: i64 = 0
        for i in range(1, n):
            other = (seat + i) % n
            steps[other] = far + 1
            if self.resilience[other] > 0 and self.hands[other]:
                far += 1
        far = 0
        for i in range(1, n):
            other = (seat - i + n) % n
            if far + 1 < steps[other]:
                steps[other] = far + 1
            if self.resilience[other] > 0 and self.hands[other]:
                far += 1
        return steps

    def defense_bonus(self, seat: int) -> int:
        """What Armor and Benkei add to the Difficulty of an attack on this seat [R5]."""
        return self.armor[seat] + (1 if self.character[seat] == BENKEI else 0)

    def pack_difficulties(self, seat: int) -> i64:
        """Pack the Difficulty of attacking each seat, 8 bits each; 0 if not allowed [R5]."""
        # This is asked at every turn of every rollout: one pass clockwise counts the steps to all
        # that are not Harmless, a second one corrects where the other way round is shorter.
        n: i64 = self.seats
        packed: i64 = 0
        steps: i64 = 0
        other: i64 = seat
        for _ in range(1, n):
            other = other + 1 if other + 1 < n else 0
            if self.resilience[other] > 0 and self.hands[other]:
                steps += 1
                packed |= steps << TARGET_BITS * other
        steps_back = steps
        other = seat
        for _ in range(1, n):
            other = other + 1 if other + 1 < n else 0
            difficulty = packed >> TARGET_BITS * other & TARGET_MASK
            if difficulty > 0:
                extra: i64 = self.defense_bonus(other)
                if steps_back < difficulty:
                    extra += steps_back - difficulty
                packed += extra << TARGET_BITS * other
                steps_back -= 1
        return packed

    def weapon_reach(self, seat: int, weapon: int) -> int:
        """The Difficulty up to which a seat can strike with a Weapon [R5]; Kojirō reaches all."""
        return MOST_DIFFICULT if self.character[seat] == KOJIRO else self.cards.reach[weapon]

    def difficulty(self, attacker: int, target: int) -> int:
        return self.count_steps(attacker)[target] + self.defense_bonus(target)

    def is_shogun_of_three(self, seat: int) -> bool:
        """Tell the seat that has the privileges of R13."""
        return self.seats == 3 and self.role[seat] == SHOGUN

    def weapon_limit(self, seat: int) -> int:
        """How many Weapons this seat may play in its turn [R4, R13]."""
        limit = 1 + self.focus[seat]
        if self.character[seat] == GOEMON:
            limit += 1
        if self.is_shogun_of_three(seat):
            limit += 1
        return limit

    def draw_count(self, seat: int) -> int:
        """How many cards the Draw phase gives [R4, R13]."""
        count = 2
        if self.character[seat] == HIDEYOSHI:
            count += 1
        if self.is_shogun_of_three(seat):
            count += 1
        return count

    def is_same_team(self, one: int, other: int) -> bool:
        """Tell whether two seats win together [R1]."""
        return TEAM_OF[self.role[one]] == TEAM_OF[self.role[other]]

    # Drawing and discarding

    def draw_top_card(self) -> int:
        """Take the top of the deck; NO_CARD if there is none or the game ended for it [R10]."""
        if self.deck_left == 0:
            self.reshuffle()
            if self.deck_left == 0 or self.cause != NOT_YET:
                return NO_CARD
        self.deck_left -= 1
        return self.deck[self.deck_left]

    def reshuffle_if_eager(self) -> None:
        """By the eager reading reshuffle as soon as the last card has left the deck [Q2]."""
        if self.deck_left == 0 and self.options.reshuffle == "eager":
            self.reshuffle()

    def reshuffle(self) -> None:
        """Shuffle the discards into a new deck; everybody loses 1 honor [R10, Q14]."""
        if not self.discard:
            return
        self.deck = self.discard
        self.deck_left = len(self.deck)
        self.discard = []
        self.chance("reshuffle", self.reshuffles).shuffle(self.deck)
        self.reshuffles += 1
        self.history.append(pack_entry(SHUFFLE, 0, 0, 0))
        self.pools = [*self.pools, self.count_each_card(self.deck)]
        self.honor = [points - 1 for points in self.honor]
        if self.events is not None:
            self.tell("reshuffled", {"honor": self.honor.copy()})
        if min(self.honor) == 0:
            self.end_game(BY_DECK)

    def draw(self, seat: int, count: int) -> None:
        """Draw card by card; stop where there are none left or the game has ended [R10, Q3]."""
        while count > 0 and self.cause == NOT_YET:
            if self.deck_left == 0:
                self.reshuffle()
                if self.cause != NOT_YET or self.deck_left == 0:
                    return
            run = min(count, self.deck_left)
            self.draw_from_deck(seat, run)
            count -= run
            self.reshuffle_if_eager()

    def draw_from_deck(self, seat: int, count: int) -> None:
        """Draw so many cards, all of them there."""
        first = self.deck_left - count
        for place in range(first, self.deck_left):
            card = self.deck[place]
            insert_card(self.hands[seat], card)
            self.history.append(pack_entry(DRAW, seat, 0, card))
        if self.events is not None:
            drawn = sorted([self.cards.keys[card] for card in self.deck[first : self.deck_left]])
            public: dict[str, object] = {"seat": seat, "count": count}
            self.events.append(Event("drew", public, {"cards": drawn}, 1 << seat))
        self.deck_left = first

    def take_discard(self, seat: int) -> int:
        """Put the top of the discard pile into a hand, for all to see."""
        card = self.discard.pop()
        insert_card(self.hands[seat], card)
        self.history.append(pack_entry(TAKE, seat, 0, card))
        return card

    def remove_from_hand(self, seat: int, card: int) -> None:
        """Let a card leave a hand in the open."""
        remove_card(self.hands[seat], card)
        self.history.append(pack_entry(SHOW, seat, 0, card))

    def pass_card(self, giver: int, taker: int, card: int) -> None:
        """Pass a card from hand to hand; only these two see it [R7 Diversion]."""
        remove_card(self.hands[giver], card)
        insert_card(self.hands[taker], card)
        self.history.append(pack_entry(PASS, giver, taker, card))

    def discard_card(self, seat: int, card: int) -> None:
        """Put a card from a hand on the discard pile."""
        self.remove_from_hand(seat, card)
        self.discard.append(card)

    def discard_limbo(self) -> None:
        """Put the card whose effect is over on top of the discard pile [Q7]."""
        self.discard.append(self.limbo)
        self.limbo = NO_CARD

    def pick_random_card(self, seat: int) -> int:
        """Pick a random card of a hand and leave it there."""
        hand = self.hands[seat]
        return hand[self.pick_rng.randbelow(len(hand))]

    def count_each_card(self, cards: list[int]) -> list[int]:
        counts = [0] * len(self.cards.copies)
        for card in cards:
            counts[card] += 1
        return counts

    def census(self) -> list[int]:
        """Count the copies of each card over all zones."""
        piles = [*self.hands, self.deck[: self.deck_left], self.discard, self.box]
        counts = self.count_each_card([card for pile in piles for card in pile])
        counts[ARMOR] += sum(self.armor)
        counts[FAST_DRAW] += sum(self.fast_draw)
        counts[FOCUS] += sum(self.focus)
        counts[BUSHIDO] += 1 if self.bushido != NOBODY else 0
        if self.limbo != NO_CARD:
            counts[self.limbo] += 1
        return counts

    # Wounds, honor, the end

    def wound(self, source: int, target: int, wounds: int, card: int) -> int:
        """Wound a seat with a card, excess ignored [R6]; return how many points were lost."""
        lost = min(wounds, self.resilience[target])
        self.resilience = with_change(self.resilience, target, -lost)
        if self.events is not None:
            told: dict[str, object] = {"seat": target, "by": source, "card": self.cards.keys[card]}
            self.tell("wounded", told | {"wounds": lost, "left": self.resilience[target]})
        if self.resilience[target] == 0:
            self.defeat(source, target)
        return lost

    def defeat(self, source: int, target: int) -> None:
        """Hand 1 honor of the victim to who caused it; this may end the game [R8, R11, R12]."""
        self.honor = with_change(with_change(self.honor, target, -1), source, 1)
        if self.events is not None:
            self.tell("defeated", {"seat": target, "by": source, "honor": self.honor.copy()})
        friendly = self.is_same_team(source, target)
        last = self.seats > 3 and sum([points > 0 for points in self.resilience]) == 1
        broke = self.honor[target] == 0
        if last and not friendly and (not broke or self.options.last_standing == "swordmaster"):
            self.swordmaster = source
            self.end_game(BY_SWORDMASTER)
        elif last or broke:
            if friendly:
                self.deadly_team = TEAM_OF[self.role[target]]
            self.end_game(BY_DEFEAT)

    def end_game(self, cause: int) -> None:
        """Ask nobody any more."""
        self.cause = cause
        self.stack.clear()
        if self.limbo != NO_CARD:
            self.discard_limbo()
        if self.events is not None:
            out = [seat for seat in range(self.seats) if self.honor[seat] == 0]
            self.tell("ended", {"cause": CAUSES[cause], "out": out})
