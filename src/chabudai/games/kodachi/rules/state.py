"""The table of Kodachi: its zones, and the verbs that move things between them."""

from __future__ import annotations

from bisect import insort
from typing import Final, Self

from chabudai.engine.event import Event
from chabudai.engine.state import State
from chabudai.games.kodachi.cards.deck import Cards
from chabudai.games.kodachi.cards.payment import BITS, COIN
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


def without(cards: list[int], place: int) -> list[int]:
    """The same cards but for one."""
    return cards[:place] + cards[place + 1 :]


class KodachiState(State):
    """Seats are clockwise. Decks are drawn from their end, hands are sorted by card id.

    `house_row` and `guard_row` are the columns of the display; a card that was taken leaves
    NO_CARD. `known` lists the cards of each hand that everybody knows: bought ones, and all that
    were held when the deck behind them had run out. What is known, treasures and tokens are
    replaced and never changed, so clones share them.
    """

    cards: Cards
    ids: Actions
    options: KodachiOptions
    hands: list[list[int]]
    decks: list[list[int]]
    discards: list[list[int]]
    known: list[list[int]]
    treasures: list[list[int]]
    tokens: list[list[int]]
    stacks: list[list[int]]
    house_deck: list[int]
    house_discard: list[int]
    house_row: list[int]
    guard_deck: list[int]
    guard_discard: list[int]
    guard_row: list[int]
    played: list[int]
    box: list[int]
    first: int
    turn: int
    round: int
    approach: int
    fight_from: int
    place: int
    dojo: int
    total: int
    promised: int
    beaten: int
    failed: bool
    coins: int
    takes: int
    ending: bool
    reshuffles: int
    house_shuffles: int
    guard_shuffles: int

    def clone(self) -> KodachiState:
        """Make an equal and independent state, without listeners."""
        other = KodachiState()
        self.copy_into(other)
        return other

    def copy_into(self, other: Self) -> None:
        """Give a new table all zones; what never changes is shared."""
        super().copy_into(other)
        other.cards = self.cards
        other.ids = self.ids
        other.options = self.options
        other.hands = [hand.copy() for hand in self.hands]
        other.decks = [deck.copy() for deck in self.decks]
        other.discards = [pile.copy() for pile in self.discards]
        other.known = self.known.copy()
        other.treasures = self.treasures.copy()
        other.tokens = self.tokens.copy()
        other.stacks = self.stacks.copy()
        other.house_deck = self.house_deck.copy()
        other.house_discard = self.house_discard.copy()
        other.house_row = self.house_row.copy()
        other.guard_deck = self.guard_deck.copy()
        other.guard_discard = self.guard_discard.copy()
        other.guard_row = self.guard_row.copy()
        other.played = self.played.copy()
        other.box = self.box
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.approach = self.approach
        other.fight_from = self.fight_from
        other.place = self.place
        other.dojo = self.dojo
        other.total = self.total
        other.promised = self.promised
        other.beaten = self.beaten
        other.failed = self.failed
        other.coins = self.coins
        other.takes = self.takes
        other.ending = self.ending
        other.reshuffles = self.reshuffles
        other.house_shuffles = self.house_shuffles
        other.guard_shuffles = self.guard_shuffles

    def order_rule(self) -> str:
        """A turn goes on after each guard by rule 21."""
        return "R21"

    # Reading the table

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def place_of(self, seat: int) -> int:
        """How many seats play before this one in a round."""
        place = seat - self.first
        return place if place >= 0 else place + self.seats

    def guard(self) -> int:
        """The guard card that is fought."""
        return self.guard_row[-1]

    def is_double(self) -> bool:
        """Whether the card shows two guards [R19]."""
        return self.cards.second[self.guard()] >= 0

    def value_against(self, approach: int) -> int:
        """What the guard's value is against an approach [R18, R19]."""
        card = self.guard()
        if self.place == 1:
            return self.cards.second[card]
        return self.cards.high[card] if approach == STRENGTH else self.cards.low[card]

    def is_won(self) -> bool:
        """Whether the cards played beat the guard: strictly higher, or lower [R9, R11]."""
        if self.dojo == NO_CARD:
            return False
        value = self.value_against(self.approach)
        return self.total > value if self.approach == STRENGTH else self.total < value

    def is_defeated(self) -> bool:
        """Whether the last guard card of the display counts as defeated [R21]."""
        return self.beaten == len(self.guard_row)

    def can_reveal(self) -> bool:
        """Whether there is a guard for a new column [Q26]."""
        return bool(self.guard_deck) or bool(self.guard_discard)

    def purse(self, seat: int) -> int:
        """What a seat can pay with [R25, Q21]."""
        purse = 0
        for card in self.treasures[seat]:
            purse += 1 << BITS * self.cards.treasure[card]
        if seat == self.turn:
            purse += self.coins + self.held_coins(seat) << BITS * COIN
        return purse

    def held_coins(self, seat: int) -> int:
        """Gold skills still in hand; by the usual reading they are worth nothing there [Q21]."""
        if self.options.gold_skill == "played":
            return 0
        return sum([self.cards.gold[card] for card in self.hands[seat]])

    def had_last_turn(self, seat: int) -> bool:
        """Whether the game will end before this seat's next turn [R36]."""
        return self.ending and self.place_of(seat) < self.place_of(self.turn)

    def census(self) -> list[int]:
        """How many of each card there are over all zones."""
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
        """A seat's discards become its deck; with the deck empty, everybody knows the hand."""
        if not self.discards[seat]:
            return False
        self.known[seat] = self.hands[seat].copy()
        self.decks[seat] = self.discards[seat]
        self.discards[seat] = []
        self.chance("reshuffle", self.reshuffles).shuffle(self.decks[seat])
        self.reshuffles += 1
        if self.events is not None:
            self.tell("reshuffled", {"seat": seat})
        return True

    def lose_card(self, seat: int, card: int) -> None:
        """A card leaves a hand in the open."""
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat] = without(self.known[seat], self.known[seat].index(card))

    def add_known(self, seat: int, card: int) -> None:
        """A card comes into a hand in the open [R25]."""
        insort(self.hands[seat], card)
        self.known[seat] = sorted([*self.known[seat], card])

    def discard_played(self) -> None:
        """What was played this turn goes to the discards [R32]."""
        self.discards[self.turn] += self.played
        self.played.clear()

    # The display

    def reveal(self) -> None:
        """Turn over a house card and a guard: a new column [R7, Q25, Q26, Q27]."""
        self.house_row.append(self.top_house_card())
        if not self.guard_deck:
            self.reshuffle_guards()  # treasure was spent since it ran out
        self.guard_row.append(self.guard_deck.pop())
        self.place = 0
        self.clear_fight()
        if not self.guard_deck:
            self.reshuffle_guards()
        if self.events is not None:
            house = self.house_row[-1]
            shown = None if house == NO_CARD else self.cards.keys[house]
            guard = self.cards.keys[self.guard()]
            self.tell("revealed", {"house": shown, "guard": guard, "elite": self.next_is_elite()})

    def next_is_elite(self) -> bool | None:
        """Whether the back of the next guard is red; None if there is no next one [R20]."""
        return self.cards.is_elite(self.guard_deck[-1]) if self.guard_deck else None

    def top_house_card(self) -> int:
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
        """The guard deck is made new as soon as it is empty, so that the next back shows [Q25]."""
        if not self.guard_discard:
            return
        self.guard_deck = self.guard_discard
        self.guard_discard = []
        self.chance("guards", 1 + self.guard_shuffles).shuffle(self.guard_deck)
        self.guard_shuffles += 1
        if self.events is not None:
            self.tell("guards_reshuffled", {"elite": self.next_is_elite()})

    def clear_fight(self) -> None:
        """Modifiers and the dojo card count for one guard only [R14]."""
        self.fight_from = len(self.played)
        self.dojo = NO_CARD
        self.total = 0

    def clear_display(self) -> None:
        """What nobody took goes to the two discard piles [R30]."""
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

    def spend(self, seat: int, kind: int) -> int:
        """The treasure of a kind held longest goes to the guard discards [R25, Q48]."""
        place = 0
        while self.cards.treasure[self.treasures[seat][place]] != kind:
            place += 1
        card = self.treasures[seat][place]
        self.treasures[seat] = without(self.treasures[seat], place)
        self.guard_discard.append(card)
        return card

    def gain_token(self, seat: int, clan: int) -> None:
        """Take the top token of a clan, if any is left [R17, R36, Q16]."""
        if not self.stacks[clan]:
            return
        token = self.stacks[clan][-1]
        self.stacks[clan] = self.stacks[clan][:-1]
        self.tokens[seat] = [*self.tokens[seat], token]
        if self.events is not None:
            self.tell("token", {"seat": seat, "token": self.token_word(token)})
        if not self.ending and self.is_end_near():
            self.ending = True
            if self.events is not None:
                last = len(self.tokens[seat]) < TOKENS_TO_END
                self.tell("ending", {"seat": seat, "why": "last" if last else "fourth"})

    def is_end_near(self) -> bool:
        """Whether somebody has a fourth token, or no token is left [R36]."""
        most = max([len(tokens) for tokens in self.tokens])
        return most >= TOKENS_TO_END or max([len(stack) for stack in self.stacks]) == 0

    def token_word(self, token: int) -> str:
        """A token as a word."""
        return f"{self.cards.clans[token // TOKEN].key()}-{token % TOKEN}"
