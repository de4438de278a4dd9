"""The table of Kodama Duo: its zones, and the verbs that move things between them."""

from __future__ import annotations

from typing import Final, Self

from chabudai.engine.rules.event import Event
from chabudai.engine.rules.state import State
from chabudai.games.kodama_duo.cards.deck import (
    N_CARDS,
    N_FEATURES,
    N_SLOTS,
    NO_FEATURE,
    SEASONS,
    Deck,
    Decree,
)
from chabudai.games.kodama_duo.places.offers import offer_places
from chabudai.games.kodama_duo.rules.actions import Actions
from chabudai.games.kodama_duo.rules.options import KodamaOptions
from chabudai.games.kodama_duo.tree.limits import PlacementLimits
from chabudai.games.kodama_duo.tree.tree import NO_CARD, Tree

NO_ANSWER: Final = -1
N_SEASONS: Final = len(SEASONS)
ROUNDS: Final = 4
REVEALED: Final = 3
DRAFT_HAND: Final = 4
LAP: Final = 50
RULE_OF_QUESTION: Final = {
    "hide": "R10",
    "split": "R10",
    "choose": "R11",
    "place": "R12",
    "claim": "R14",
    "put": "R14",
    "draft": "G20",
    "score": "R16",
}


class KodamaState(State):
    """Two seats, each with a tree; branch cards go by their printed numbers.

    Trees are replaced and never changed, so clones share them, and with them what is remembered:
    the places found for each card on a seat's tree, and the parents there that can take none like
    it. `left` cards of the deck are still to be turned up, from its end. `sealed` holds answers
    that are shown when both seats have given theirs [G10, G12].
    """

    cards: Deck
    source: str | None
    ids: Actions
    options: KodamaOptions
    limits: PlacementLimits
    trees: list[Tree]
    places_by_card: list[dict[int, list[int]]]
    closed_parents: list[set[int]]
    deck: list[int]
    left: int
    discard: list[int]
    revealed: list[int]
    single: int  # of the three revealed, the one that lies alone
    hidden: int  # the one that lies face down
    held: list[list[int]]  # branch cards to play this round, open to all
    drafts: list[list[int]]  # hands of the draft variant
    known: list[list[int]]  # what the other seat knows of them
    sealed: list[int]
    hands: list[list[int]]
    kept: list[list[int]]  # Kodama scored, by season
    box: list[int]
    decrees: list[int]  # one for each season
    season: int
    round: int
    splitter: int
    opener: int  # Splitter in the first round of this season
    starter: int  # and of the game
    grown: list[list[int]]  # points of each placement
    bonus: list[list[int]]  # points from Decrees, by season
    worth: list[list[int]]  # points of each Kodama scored

    def clone(self) -> KodamaState:
        other = KodamaState()
        self.copy_into(other)
        return other

    def copy_into(self, other: Self) -> None:
        """Give a new table all zones; what never changes is shared."""
        super().copy_into(other)
        other.cards = self.cards
        other.source = self.source
        other.ids = self.ids
        other.options = self.options
        other.limits = self.limits
        other.trees = self.trees
        other.places_by_card = self.places_by_card
        other.closed_parents = self.closed_parents
        other.deck = self.deck
        other.left = self.left
        other.discard = self.discard.copy()
        other.revealed = self.revealed
        other.single = self.single
        other.hidden = self.hidden
        other.held = [cards.copy() for cards in self.held]
        other.drafts = [cards.copy() for cards in self.drafts]
        other.known = [cards.copy() for cards in self.known]
        other.sealed = self.sealed.copy()
        other.hands = [cards.copy() for cards in self.hands]
        other.kept = [cards.copy() for cards in self.kept]
        other.box = self.box
        other.decrees = self.decrees
        other.season = self.season
        other.round = self.round
        other.splitter = self.splitter
        other.opener = self.opener
        other.starter = self.starter
        other.grown = [points.copy() for points in self.grown]
        other.bonus = [points.copy() for points in self.bonus]
        other.worth = [points.copy() for points in self.worth]

    def order_rule(self) -> str:
        """The rule of the question that is asked; how it ended once it is over."""
        return RULE_OF_QUESTION[self.stack[-1].name()] if self.stack else "R20"

    # Reading the table

    def chooser(self) -> int:
        return 1 - self.splitter

    def public_splitter(self) -> int | None:
        """The Splitter, for those who are told; the draft has none [G20]."""
        return None if self.is_draft() else self.splitter

    def decree(self) -> Decree:
        return self.cards.decrees[self.decrees[self.season]]

    def is_in_force(self, effect: str) -> bool:
        return self.decree().effect == effect

    def is_draft(self) -> bool:
        """Whether cards are drafted from hands [G20]."""
        return self.options.growing == "draft"

    def score(self, seat: int) -> int:
        return sum(self.grown[seat]) + sum(self.bonus[seat]) + sum(self.worth[seat])

    def pair(self) -> list[int]:
        """The pile of two, once the cards are split."""
        return [card for card in self.revealed if card != self.single]

    def find_places(self, seat: int, card: int) -> list[int]:
        found = self.places_by_card[seat].get(card)
        if found is None:
            found = offer_places(self.trees[seat], self.limits, card, self.closed_parents[seat])
            self.places_by_card[seat][card] = found
        return found

    def find_token(self, seat: int, feature: int) -> int:
        """Where on a seat's tree a spirit token lies (entry · N_SLOTS + slot), or NO_CARD."""
        tokens = self.trees[seat].tokens
        return tokens.index(feature) if feature in tokens else NO_CARD

    def token_owner(self, feature: int) -> int:
        """The seat whose tree holds a spirit token, or NO_CARD."""
        for seat in range(self.seats):
            if feature in self.trees[seat].tokens:
                return seat
        return NO_CARD

    def count_tokens(self, seat: int) -> int:
        return sum([self.find_token(seat, feature) != NO_CARD for feature in range(N_FEATURES)])

    def free_slots(self, seat: int) -> list[int]:
        """The features of a seat's tree without a token on them (entry · N_SLOTS + slot) [R14]."""
        tree = self.trees[seat]
        return [
            entry * N_SLOTS + slot
            for entry in range(len(tree.cards))
            for slot in range(tree.n_slots(entry))
            if tree.token_feature(entry, slot) == NO_FEATURE
        ]

    def census(self) -> list[int]:
        """How many of each card there are over all zones: branches and trunks, Kodama, Decrees."""
        counts = [0] * N_CARDS
        piles = [self.deck[: self.left], self.discard, self.revealed, *self.held, *self.drafts]
        piles += [tree.cards for tree in self.trees]
        for pile in piles:
            for card in pile:
                counts[card] += 1
        spirits = [0] * len(self.cards.kodama)
        for pile in [self.box, *self.hands, *self.kept]:
            for card in pile:
                spirits[card] += 1
        return counts + spirits + [self.decrees.count(n) for n in range(len(self.cards.decrees))]

    # Moving things

    def set_tree(self, seat: int, tree: Tree) -> None:
        """Let a seat have a grown tree: what was found on the old one is forgotten, but for what
        is closed."""
        self.trees = [tree if each == seat else self.trees[each] for each in range(self.seats)]
        self.places_by_card = [
            {} if each == seat else self.places_by_card[each] for each in range(self.seats)
        ]
        self.closed_parents = [
            closed.copy() if each == seat else closed
            for each, closed in enumerate(self.closed_parents)
        ]

    def set_limits(self, limits: PlacementLimits) -> None:
        self.limits = limits
        self.places_by_card = [{} for _ in range(self.seats)]

    def draw(self) -> int:
        self.left -= 1
        return self.deck[self.left]

    def add_bonus(self, seat: int, points: int) -> None:
        """Book points that the Decree of the season gives, outside the cap [R12]."""
        if points == 0:
            return
        before = self.score(seat)
        self.bonus[seat][self.season] += points
        if self.events is not None:
            decree = self.decree().key
            figures: dict[str, object] = {"seat": seat, "decree": decree, "points": points}
            self.tell("decree_points", {**figures, "score": self.score(seat)})
            self.tell_lap(seat, before)

    def tell_lap(self, seat: int, before: int) -> None:
        """Tell of every 50 points that are full [R19, G11]."""
        laps = self.score(seat) // LAP
        if laps > before // LAP:
            self.tell("lap", {"seat": seat, "points": laps * LAP})

    def tell_privately(
        self, name: str, seat: int, public: dict[str, object], secret: dict[str, object]
    ) -> None:
        """Let everybody know of an event, and one seat more of it."""
        assert self.events is not None
        self.events.append(Event(name, public, secret, 1 << seat))
