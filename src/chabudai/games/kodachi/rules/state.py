"""The state of Kodachi: its zones, and the verbs that move things between them."""

from __future__ import annotations

from bisect import insort
from typing import Final, Self

from chabudai.engine.rules.event import Event
from chabudai.engine.rules.state import State
from chabudai.games.kodachi.cards.deck import Deck
from chabudai.games.kodachi.cards.payment import COIN, PURSE_BITS
from chabudai.games.kodachi.rules.actions import Actions
from chabudai.games.kodachi.rules.options import KodachiOptions

NO_CARD: Final = -1
TREASURE_LIMIT: Final = 4
TOKENS_TO_END: Final = 4
TOKEN: Final = 32  # a token is clan * TOKEN + points

STEALTH: Final = 0
STRENGTH: Final = 1
UNDECLARED: Final = 2
APPROACHES: Final = ["stealth", "strength", ""]

QUESTION_RULES: Final = {"declare": "R8", "take": "R23", "drop": "R31", "shape": "R32"}


def without_item(cards: list[int], place: int) -> list[int]:
    """Copy a list but for one place."""
    return cards[:place] + cards[place + 1 :]


class KodachiState(State):
    """Seats are clockwise. Decks are drawn from their end, hands are sorted by card id.

    `house_row` and `guard_row` are the columns of the display; a card that was taken leaves
    NO_CARD. `fight_start` is where the cards of this fight begin in `played`; `guard_index` is 1
    against the second guard of a double card, and `is_first_beaten` says that the first one is
    beaten and the second not faced yet. `known_cards` lists the cards of each hand that
    everybody knows: bought ones, and all that were held when the deck behind them had run out.
    Known cards, treasures, tokens and stacks are replaced and never changed, so clones share them.
    """

    cards: Deck
    ids: Actions
    options: KodachiOptions
    hands: list[list[int]]
    decks: list[list[int]]
    discards: list[list[int]]
    known_cards: list[list[int]]
    treasures: list[list[int]]
    tokens: list[list[int]]
    token_stacks: list[list[int]]
    house_deck: list[int]
    house_discard: list[int]
    house_row: list[int]
    guard_deck: list[int]
    guard_discard: list[int]
    guard_row: list[int]
    played: list[int]
    box: list[int]
    first_seat: int
    turn: int
    round: int
    approach: int
    fight_start: int
    guard_index: int
    is_first_beaten: bool
    dojo_card: int
    total: int
    promised_clan: int
    beaten: int
    failed: bool
    coins: int
    takes_left: int
    ending: bool
    reshuffles: int
    house_shuffles: int
    guard_shuffles: int

    def clone(self) -> KodachiState:
        other = KodachiState()
        self.copy_into(other)
        return other

    def copy_into(self, other: Self) -> None:
        """Give a new state all zones; what never changes is shared."""
        super().copy_into(other)
        other.cards = self.cards
        other.ids = self.ids
        other.options = self.options
        other.hands = [hand.copy() for hand in self.hands]
        other.decks = [deck.copy() for deck in self.decks]
        other.discards = [pile.copy() for pile in self.discards]
        other.known_cards = self.known_cards.copy()
        other.treasures = self.treasures.copy()
        other.tokens = self.tokens.copy()
        other.token_stacks = self.token_stacks.copy()
        other.house_deck = self.house_deck.copy()
        other.house_discard = self.house_discard.copy()
        other.house_row = self.house_row.copy()
        other.guard_deck = self.guard_deck.copy()
        other.guard_discard = self.guard_discard.copy()
        other.guard_row = self.guard_row.copy()
        other.played = self.played.copy()
        other.box = self.box
        other.first_seat = self.first_seat
        other.turn = self.turn
        other.round = self.round
        other.approach = self.approach
        other.fight_start = self.fight_start
        other.guard_index = self.guard_index
        other.is_first_beaten = self.is_first_beaten
        other.dojo_card = self.dojo_card
        other.total = self.total
        other.promised_clan = self.promised_clan
        other.beaten = self.beaten
        other.failed = self.failed
        other.coins = self.coins
        other.takes_left = self.takes_left
        other.ending = self.ending
        other.reshuffles = self.reshuffles
        other.house_shuffles = self.house_shuffles
        other.guard_shuffles = self.guard_shuffles

    def order_rule(self) -> str:
        """Name the rule of the question that is asked; when nobody is asked, that of the end."""
        if not self.stack:
            return "R36"
        name = self.stack[-1].name()
        if name == "fight":
            return "R21" if self.is_guard_beaten() else "R11"
        if name == "take" and self.actor() != self.turn:
            return "R28"
        return QUESTION_RULES[name]

    # Reading the table

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def place_in_round(self, seat: int) -> int:
        """How many seats play before this one in a round."""
        place = seat - self.first_seat
        return place if place >= 0 else place + self.seats

    def current_guard(self) -> int:
        """The guard card that is fought."""
        return self.guard_row[-1]

    def is_double_guard(self) -> bool:
        """Tell a card that shows two guards [R19]."""
        return self.cards.second_value[self.current_guard()] >= 0

    def is_facing_first_of_two(self) -> bool:
        """Tell whether another guard of the same card comes after this one [R19]."""
        return self.guard_index == 0 and self.is_double_guard() and not self.is_guard_defeated()

    def second_guard_value(self) -> int | None:
        """The value of the guard that comes second on this card, while it is still to come."""
        if not self.is_facing_first_of_two():
            return None
        return self.cards.second_value[self.current_guard()]

    def value_against(self, approach: int) -> int:
        """What the guard's value is against an approach [R18, R19]."""
        card = self.current_guard()
        if self.guard_index == 1:
            return self.cards.second_value[card]
        return (
            self.cards.strength_value[card]
            if approach == STRENGTH
            else self.cards.stealth_value[card]
        )

    def is_total_enough(self) -> bool:
        """Tell whether the cards played beat the guard: strictly higher, or lower [R9, R11]."""
        if self.dojo_card == NO_CARD:
            return False
        value = self.value_against(self.approach)
        return self.total > value if self.approach == STRENGTH else self.total < value

    def is_fight_won(self) -> bool:
        """Tell whether the guard that is fought has been beaten for good [Q2, Q13]."""
        return self.is_first_beaten or self.is_guard_defeated()

    def is_guard_beaten(self) -> bool:
        """Tell whether one may go on from the guard that is fought [R9, R21]."""
        return self.is_fight_won() or self.is_total_enough()

    def is_guard_defeated(self) -> bool:
        """Tell whether the last guard card of the display counts as defeated [R21]."""
        return self.beaten == len(self.guard_row)

    def can_reveal(self) -> bool:
        """Tell whether there is a guard for a new column [Q26]."""
        return bool(self.guard_deck) or bool(self.guard_discard)

    def purse(self, seat: int) -> int:
        """Pack what a seat can pay with [R25, Q21]."""
        purse = 0
        for card in self.treasures[seat]:
            purse += 1 << PURSE_BITS * self.cards.treasure[card]
        if seat == self.turn:
            purse += self.coins + self.held_coins(seat) << PURSE_BITS * COIN
        return purse

    def held_coins(self, seat: int) -> int:
        """Count gold skills still in hand; by the usual reading they pay nothing there [Q21]."""
        if self.options.gold_skill == "played":
            return 0
        return sum([self.cards.gold[card] for card in self.hands[seat]])

    def has_had_last_turn(self, seat: int) -> bool:
        """Tell whether the game will end before this seat's next turn [R36]."""
        return self.ending and self.place_in_round(seat) < self.place_in_round(self.turn)

    def census(self) -> list[int]:
        """Count the copies of each card over all zones."""
        counts = [0] * len(self.cards.keys)
        piles = [*self.hands, *self.decks, *self.discards, *self.treasures, self.played, self.box]
        piles += [self.house_deck, self.house_discard, self.house_row]
        piles += [self.guard_deck, self.guard_discard, self.guard_row]
        for pile in piles:
            for card in pile:
                if card != NO_CARD:
                    counts[card] += 1
        return counts

    # Hands and decks

    def draw(self, seat: int, count: int) -> None:
        """Draw card by card, as far as there are any [R15, R34, Q28]."""
        hand = self.hands[seat]
        drawn: list[int] = []
        while len(drawn) < count and (self.decks[seat] or self.reshuffle(seat)):
            card = self.decks[seat].pop()
            insort(hand, card)
            drawn.append(card)
        if self.events is not None and drawn:
            cards = [self.cards.keys[card] for card in sorted(drawn)]
            public: dict[str, object] = {"seat": seat, "count": len(drawn)}
            self.events.append(Event("drew", public, {"cards": cards}, 1 << seat))

    def reshuffle(self, seat: int) -> bool:
        """Make a seat's discards its deck. The deck was empty, so everybody knows the hand."""
        if not self.discards[seat]:
            return False
        self.known_cards[seat] = self.hands[seat].copy()
        self.decks[seat] = self.discards[seat]
        self.discards[seat] = []
        self.chance("reshuffle", self.reshuffles).shuffle(self.decks[seat])
        self.reshuffles += 1
        if self.events is not None:
            self.tell("reshuffled", {"seat": seat})
        return True

    def remove_from_hand(self, seat: int, card: int) -> None:
        """Let a card leave a hand in the open."""
        self.hands[seat].remove(card)
        if card in self.known_cards[seat]:
            self.known_cards[seat] = without_item(
                self.known_cards[seat], self.known_cards[seat].index(card)
            )

    def add_to_hand_openly(self, seat: int, card: int) -> None:
        """Put a card into a hand while everybody looks [R25]."""
        insort(self.hands[seat], card)
        self.known_cards[seat] = sorted([*self.known_cards[seat], card])

    def discard_played(self) -> None:
        """Put what was played this turn on the discards [R32]."""
        self.discards[self.turn] += self.played
        self.played.clear()

    # The display

    def reveal_column(self) -> None:
        """Turn over a house card and a guard [R7, Q25, Q26, Q27]."""
        self.house_row.append(self.draw_house_card())
        if not self.guard_deck:
            self.reshuffle_guards()  # treasure was spent since it ran out
        self.guard_row.append(self.guard_deck.pop())
        self.guard_index = 0
        self.clear_fight()
        if not self.guard_deck:
            self.reshuffle_guards()
        if self.events is not None:
            house = self.house_row[-1]
            house_key = None if house == NO_CARD else self.cards.keys[house]
            guard = self.cards.keys[self.current_guard()]
            self.tell(
                "revealed", {"house": house_key, "guard": guard, "elite": self.is_next_elite()}
            )

    def is_next_elite(self) -> bool | None:
        """Tell whether the back of the next guard is red; None if there is none [R20]."""
        return self.cards.is_elite(self.guard_deck[-1]) if self.guard_deck else None

    def draw_house_card(self) -> int:
        """Take the top of the house deck, reshuffled only now if need be; or NO_CARD."""
        if not self.house_deck:
            if not self.house_discard:
                return NO_CARD
            self.house_deck = self.house_discard
            self.house_discard = []
            self.chance("house", 1 + self.house_shuffles).shuffle(self.house_deck)
            self.house_shuffles += 1
            if self.events is not None:
                self.tell("house_reshuffled", {})
        return self.house_deck.pop()

    def reshuffle_guards(self) -> None:
        """Make the guard deck new as soon as it is empty, so that the next back shows [Q25]."""
        if not self.guard_discard:
            return
        self.guard_deck = self.guard_discard
        self.guard_discard = []
        self.chance("guards", 1 + self.guard_shuffles).shuffle(self.guard_deck)
        self.guard_shuffles += 1
        if self.events is not None:
            self.tell("guards_reshuffled", {"elite": self.is_next_elite()})

    def clear_fight(self) -> None:
        """Modifiers and the dojo card count for one guard only [R14]."""
        self.fight_start = len(self.played)
        self.dojo_card = NO_CARD
        self.total = 0
        self.is_first_beaten = False

    def clear_display(self) -> None:
        """Put what nobody took on the two discard piles [R30]."""
        for card in self.house_row:
            if card != NO_CARD:
                self.house_discard.append(card)
        for card in self.guard_row:
            if card != NO_CARD:
                self.guard_discard.append(card)
        self.house_row.clear()
        self.guard_row.clear()
        if not self.guard_deck:
            self.reshuffle_guards()

    # Treasure and tokens

    def spend_treasure(self, seat: int, kind: int) -> int:
        """Put the treasure of a kind held longest on the guard discards [R25, Q48]."""
        place = 0
        while self.cards.treasure[self.treasures[seat][place]] != kind:
            place += 1
        card = self.treasures[seat][place]
        self.treasures[seat] = without_item(self.treasures[seat], place)
        self.guard_discard.append(card)
        return card

    def gain_token(self, seat: int, clan: int, envoy: int) -> None:
        """Take the top token of a clan, if any is left; NO_CARD if promised [R17, R36, Q16]."""
        if not self.token_stacks[clan]:
            return
        token = self.token_stacks[clan][-1]
        self.token_stacks[clan] = self.token_stacks[clan][:-1]
        self.tokens[seat] = [*self.tokens[seat], token]
        if self.events is not None:
            card = None if envoy == NO_CARD else self.cards.keys[envoy]
            self.tell("token", {"seat": seat, "token": self.token_key(token), "card": card})
        if not self.ending and self.is_end_triggered():
            self.ending = True
            if self.events is not None:
                last = len(self.tokens[seat]) < TOKENS_TO_END
                why = "last" if last else "fourth"
                left = self.seats - 1 - self.place_in_round(self.turn)
                self.tell("ending", {"seat": seat, "why": why, "left": left})

    def is_end_triggered(self) -> bool:
        """Tell whether somebody has a fourth token, or no token is left [R36]."""
        most = max([len(tokens) for tokens in self.tokens])
        return most >= TOKENS_TO_END or max([len(stack) for stack in self.token_stacks]) == 0

    def token_key(self, token: int) -> str:
        """Name a token, such as "red-2"."""
        return f"{self.cards.clans[token // TOKEN].key()}-{token % TOKEN}"
