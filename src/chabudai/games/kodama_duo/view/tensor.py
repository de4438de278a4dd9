"""What a seat may know, as numbers for programs that learn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from chabudai.engine.cards.deck import KEPT_DECKS
from chabudai.engine.view.tensor import (
    Layout,
    put_number,
    relative_labels,
    relative_seat,
)
from chabudai.games.kodama_duo.cards.deck import (
    FEATURES,
    N_BRANCHES,
    N_FEATURES,
    N_SLOTS,
    NO_FEATURE,
    SEASONS,
    Deck,
)
from chabudai.games.kodama_duo.rules import scoring
from chabudai.games.kodama_duo.rules.actions import FIRST_POSE, NUMBERS
from chabudai.games.kodama_duo.rules.decisions import Claim, Place, Put
from chabudai.games.kodama_duo.rules.kodama import count_trunk_feature, kodama_points
from chabudai.games.kodama_duo.rules.placing import decree_points, find_parent
from chabudai.games.kodama_duo.rules.state import LAP, NO_ANSWER, ROUNDS, KodamaState
from chabudai.games.kodama_duo.tree.pose import card_of
from chabudai.games.kodama_duo.tree.runs import score_card
from chabudai.games.kodama_duo.tree.tree import NO_CARD, Tree
from chabudai.games.kodama_duo.view.finite_actions import MOST_ENTRIES, MOST_HELD

QUESTIONS: Final = ["hide", "split", "choose", "place", "claim", "put", "draft", "score"]
SEATS: Final = 2
TABLE_FIGURES: Final = [
    "cap", "deck", "draft_variant", "small_table", "protects_trunk", "single face down",
    "pair face down", "all face down",
]  # fmt: skip
FIGURES: Final = [
    "laps", "track", "growing", "spring decrees", "summer decrees", "fall decrees", "occurrences",
    "hand", "draft", "ready",
]  # fmt: skip
# A length is split in two, so that int8 holds all of it; an angle as well.
ENTRY_FIGURES: Final = [
    "there", "card", "parent", "depth", "end", "x centimetres", "x tenths of millimetres",
    "y centimetres", "y tenths of millimetres", "angle / 3", "angle % 3",
]  # fmt: skip
CENTIMETRE: Final = 100


class TableLayout(Layout):
    """Where each slice starts; `player` is where the first player does, `stride` the next."""

    def __init__(self, cards: Deck) -> None:
        super().__init__()
        seats = relative_labels(SEATS)
        kodama = [each.key for each in cards.kodama]
        decrees = [each.key for each in cards.decrees]
        offers = [f"{held}-{entry}" for held in range(MOST_HELD) for entry in range(MOST_ENTRIES)]
        self.question = self.add("asked.question", QUESTIONS)
        self.asked = self.add("asked.seat", seats)
        self.second = self.add_number("asked.second")
        self.feature = self.add("asked.feature", FEATURES)
        self.points = self.add("asked.places.points", offers)
        self.bonus = self.add("asked.places.bonus", offers)
        self.season = self.add("season", SEASONS)
        self.round = self.add("round", [str(n) for n in range(1, ROUNDS + 1)])
        self.splitter = self.add("splitter", seats)
        self.opener = self.add("opener", seats)
        self.starter = self.add("starter", seats)
        self.winners = self.add("winners", seats)
        self.table = self.add("table", TABLE_FIGURES)
        self.decree = self.add("decree", decrees)
        self.decrees = self.add("decrees", decrees)
        self.converted = self.add("converted", FEATURES)
        self.becomes = self.add("becomes", FEATURES)
        self.supply = self.add("supply", FEATURES)
        self.discard = self.add("discard", NUMBERS)
        self.top = self.add("discard.top", NUMBERS)
        self.revealed = self.add("revealed", NUMBERS)
        self.single = self.add("single", NUMBERS)
        self.pair = self.add("pair", NUMBERS)
        self.hidden = self.add("hidden", NUMBERS)
        self.hand = self.add("hand", kodama)
        self.worth = self.add("hand.worth", kodama)
        self.draft = self.add("draft", NUMBERS)
        self.answer = self.add("answer", NUMBERS)
        self.answer_kodama = self.add("answer kodama", kodama)
        self.player = self.add_player(0)
        self.add_player_slices(kodama)
        self.stride = self.size - self.player
        self.add_player(1)
        self.add_player_slices(kodama)

    def add_player_slices(self, kodama: list[str]) -> None:
        """Add what is known of one player, each slice counted from where the player starts."""
        first = self.size
        self.figures = self.add("figures", FIGURES) - first
        self.trunk = self.add("trunk", FEATURES) - first
        self.scored = self.add("scored", kodama) - first
        self.scored_points = self.add("scored.points", SEASONS) - first
        self.held = self.add("held", NUMBERS) - first
        self.known = self.add("known", NUMBERS) - first
        self.tree = self.size - first
        for entry in range(MOST_ENTRIES):
            self.add(f"tree[{entry}]", ENTRY_FIGURES)
            self.add(f"tree[{entry}].features", FEATURES)
            self.add(f"tree[{entry}].tokens", FEATURES)
        self.entry_size = (self.size - first - self.tree) // MOST_ENTRIES


@lru_cache(KEPT_DECKS)
def find_layout(cards: Deck) -> TableLayout:
    """Lay out the tensors of a deck once."""
    return TableLayout(cards)


def write_table(s: KodamaState, viewer: int) -> bytes:
    """Write the table as a seat sees it."""
    at = find_layout(s.cards)
    row = bytearray(at.size)
    write_question(s, viewer, row, at)
    write_season(s, viewer, row, at)
    write_decrees(s, row, at)
    write_piles(s, viewer, row, at)
    write_secrets(s, viewer, row, at)
    for seat in range(s.seats):
        write_player(s, seat, row, at.player + relative_seat(seat, viewer, SEATS) * at.stride, at)
    return bytes(row)


def write_question(s: KodamaState, viewer: int, row: bytearray, at: TableLayout) -> None:
    """Write who is asked what."""
    if not s.stack:
        return
    question = s.stack[-1]
    row[at.question + QUESTIONS.index(question.name())] = 1
    row[at.asked + relative_seat(question.seat, viewer, SEATS)] = 1
    if isinstance(question, Place) and question.seat == viewer:
        write_offers(s, viewer, row, at)
    elif isinstance(question, Claim):
        row[at.second] = 1 if question.first != NO_FEATURE else 0
    elif isinstance(question, Put):
        row[at.feature + question.feature] = 1


def write_offers(s: KodamaState, viewer: int, row: bytearray, at: TableLayout) -> None:
    """Write what each held card brings on each card of the tree that can take it."""
    tree = s.trees[viewer]
    for held, card in enumerate(sorted(s.held[viewer])):
        for pose in s.find_places(viewer, card):
            parent = find_parent(tree, pose)
            offer = held * MOST_ENTRIES + parent
            put_number(row, at.points + offer, score_card(tree, s.limits, card, parent))
            put_number(row, at.bonus + offer, decree_points(s, tree, card, parent))


def write_season(s: KodamaState, viewer: int, row: bytearray, at: TableLayout) -> None:
    """Write how far the game is, and whose turn it is to split."""
    row[at.season + s.season] = 1
    row[at.round + min(s.round, ROUNDS - 1)] = 1
    row[at.splitter + relative_seat(s.splitter, viewer, SEATS)] = 1
    row[at.opener + relative_seat(s.opener, viewer, SEATS)] = 1
    row[at.starter + relative_seat(s.starter, viewer, SEATS)] = 1
    for seat in scoring.find_winners(s):
        row[at.winners + relative_seat(seat, viewer, SEATS)] = 1
    put_number(row, at.table, s.limits.cap)
    put_number(row, at.table + 1, s.left)
    row[at.table + 2] = 1 if s.is_draft() else 0
    row[at.table + 3] = 1 if s.options.table == "small" else 0
    row[at.table + 4] = 1 if s.limits.protects_trunk else 0


def write_decrees(s: KodamaState, row: bytearray, at: TableLayout) -> None:
    """Write the Decrees so far and what the present one changes."""
    row[at.decree + s.decrees[s.season]] = 1
    for decree in s.decrees[: s.season + 1]:
        row[at.decrees + decree] = 1
    if s.limits.converted != NO_FEATURE:
        row[at.converted + s.limits.converted] = 1
    if s.limits.becomes != NO_FEATURE:
        row[at.becomes + s.limits.becomes] = 1


def write_piles(s: KodamaState, viewer: int, row: bytearray, at: TableLayout) -> None:
    """Write the tokens and cards beside the trees; what lies face down only for who has seen it."""
    question = s.stack[-1] if s.stack else None
    carried = question.feature if isinstance(question, Put) else NO_FEATURE
    for feature in range(N_FEATURES):
        if s.token_owner(feature) == NO_CARD and feature != carried:
            row[at.supply + feature] = 1
    mark_branches(row, at.discard, s.discard, NO_CARD)
    mark_branches(row, at.top, s.discard[-1:], NO_CARD)
    has_seen_all = viewer == s.splitter
    is_split = s.single != NO_CARD
    if not has_seen_all and not is_split and s.is_in_force("facedown-card"):
        row[at.table + 7] = 1 if s.revealed else 0
        return
    face_down = NO_CARD if has_seen_all else s.hidden
    mark_branches(row, at.revealed, s.revealed, face_down)
    if is_split:
        mark_branches(row, at.single, [s.single], face_down)
        mark_branches(row, at.pair, s.pair(), face_down)
        if s.hidden != NO_CARD:
            row[at.table + (5 if s.hidden == s.single else 6)] = 1
    if has_seen_all and s.hidden != NO_CARD:
        mark_branches(row, at.hidden, [s.hidden], NO_CARD)


def mark_branches(row: bytearray, start: int, cards: list[int], face_down: int) -> None:
    """Mark branch cards, but for one that lies face down."""
    for card in cards:
        if card != face_down:
            row[start + card - 1] = 1


def write_secrets(s: KodamaState, viewer: int, row: bytearray, at: TableLayout) -> None:
    """Write the viewer's own cards, and what they have chosen already."""
    for card in s.hands[viewer]:
        row[at.hand + card] = 1
        put_number(row, at.worth + card, kodama_points(s, viewer, card))
    mark_branches(row, at.draft, s.drafts[viewer], NO_CARD)
    answer = s.sealed[viewer]
    if answer >= FIRST_POSE:
        mark_branches(row, at.answer, [card_of(answer)], NO_CARD)
    elif answer >= s.ids.score:
        row[at.answer_kodama + answer - s.ids.score] = 1
    elif answer != NO_ANSWER:
        first = s.ids.draft if answer > s.ids.draft else s.ids.leave
        mark_branches(row, at.answer, [answer - first], NO_CARD)


def write_player(s: KodamaState, seat: int, row: bytearray, first: int, at: TableLayout) -> None:
    """Write a seat: its points, what it has scored, what it holds, and its tree."""
    score = s.score(seat)
    tree = s.trees[seat]
    figures = first + at.figures
    put_number(row, figures, score // LAP)
    put_number(row, figures + 1, score % LAP)
    put_number(row, figures + 2, sum(s.grown[seat]))
    for season in range(len(SEASONS)):
        put_number(row, figures + 3 + season, s.bonus[seat][season])
    put_number(row, figures + 6, count_trunk_feature(s, seat))
    put_number(row, figures + 7, len(s.hands[seat]))
    put_number(row, figures + 8, len(s.drafts[seat]))
    row[figures + 9] = 1 if s.sealed[seat] != NO_ANSWER else 0
    row[first + at.trunk + tree.trunk_feature()] = 1
    for place, card in enumerate(s.kept[seat]):
        row[first + at.scored + card] = 1
        put_number(row, first + at.scored_points + place, s.worth[seat][place])
    mark_branches(row, first + at.held, s.held[seat], NO_CARD)
    mark_branches(row, first + at.known, s.known[seat], NO_CARD)
    for entry in range(len(tree.cards)):
        write_entry(tree, entry, row, first + at.tree + entry * at.entry_size)


def write_entry(tree: Tree, entry: int, row: bytearray, start: int) -> None:
    """Write a card of a tree: where it lies, what it shows, and which tokens are on it."""
    row[start] = 1
    if 0 < tree.cards[entry] <= N_BRANCHES:
        row[start + 1] = tree.cards[entry]
        row[start + 2] = tree.parents[entry]
    row[start + 3] = tree.depths[entry]
    row[start + 4] = 1 if tree.is_end(entry) else 0
    put_number(row, start + 5, tree.x[entry] // CENTIMETRE)
    row[start + 6] = tree.x[entry] % CENTIMETRE
    put_number(row, start + 7, tree.y[entry] // CENTIMETRE)
    row[start + 8] = tree.y[entry] % CENTIMETRE
    row[start + 9] = tree.angles[entry] // 3
    row[start + 10] = tree.angles[entry] % 3
    features = start + len(ENTRY_FIGURES)
    for feature in range(N_FEATURES):
        row[features + feature] = tree.icons[entry * N_FEATURES + feature]
    for slot in range(N_SLOTS):
        token = tree.tokens[entry * N_SLOTS + slot]
        if token != NO_FEATURE:
            row[features + N_FEATURES + token] = 1
