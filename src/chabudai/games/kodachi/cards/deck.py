"""The cards of Kodachi as columns, read from cards.toml or another deck."""

from __future__ import annotations

from typing import Final, NoReturn

from chabudai.engine.cards.deck import Row, cache_by_deck, read_deck, read_deck_text, require_table
from chabudai.engine.errors import BadDeck
from chabudai.engine.text.catalog import Sentence, sentence
from chabudai.games.kodachi.cards.effect import (
    ADD,
    AS_DOJO,
    Effect,
    as_dojo_card,
    read_effect,
)
from chabudai.games.kodachi.cards.payment import (
    COST_WORDS,
    FAN,
    KINDS,
    MOST_TREASURES,
    SCROLL,
    VASE,
    count_cost_treasures,
)

PACKAGE: Final = "chabudai.games.kodachi"
MOST_SEATS: Final = 4
HAND_SIZE: Final = 6
FEWEST_GUARDS: Final = 29  # four seats may hold seven treasures each when a turn begins

DOJO: Final = 0
STARTER: Final = 1
ENVOY: Final = 2
RUMOR: Final = 3
SKILL: Final = 4
GUARD: Final = 5
ELITE: Final = 6
TABLES: Final = ["dojo", "starter", "envoy", "rumor", "skill", "guard", "elite"]
TOTALS: Final = ["starting", "starting", "envoys", "rumors", "skills", "guards", "elites"]

BY_ENVOYS: Final = 0
BY_RUMORS: Final = 1
BY_SKILLS: Final = 2
BY_OWNERS: Final = 3
RUMOR_SCORINGS: Final = ["envoys", "rumors", "skills", "owners"]

FIELDS: Final = {
    "dojo": ["value"],
    "starter": ["effect", "points"],
    "envoy": ["value", "points", "cost", "clan"],
    "rumor": ["value", "cost", "scores"],
    "skill": ["effect", "points", "cost"],
    "guard": ["value", "treasure"],
    "elite": ["value", "stealth", "strength", "first", "second", "treasure"],
}
FIGURES: Final = {name for fields in FIELDS.values() for name in fields}

NONE: Final = -1
NEVER: Final = -99  # below every total
NO_EFFECT: Final = Effect([], 0, False)


class Deck:
    """A deck as columns: what each card id is called, how many there are, what it does.

    Ids follow the tables of the file: the starting set, the house, the guards. `copies` of the
    starting set are those of one player. `best_dojo` and `best_modifier` give, for each approach,
    the most that a card does as the dojo card and beside it, or NEVER. Under Stealth all values
    are negated, so that more is better under both approaches.
    """

    def __init__(self, source: str) -> None:
        deck = read_deck(source)
        self.source = source
        self.clans = require_table(deck, "clan")
        self.tokens = [row.integers("tokens", 3, 1, 20) for row in self.clans]
        self.rows = [row for table in TABLES for row in require_table(deck, table)]
        for row in self.rows:
            check_fields(row)
        self.kind = [TABLES.index(row.table) for row in self.rows]
        self.keys = [row.key() for row in self.rows]
        self.ids = {key: card for card, key in enumerate(self.keys)}
        self.names = [row.names() for row in self.rows]
        self.copies = [row.integer("copies", 0, 60) for row in self.rows]
        clans = [row.key() for row in self.clans]
        self.clan = [clans.index(row.word("clan", clans)) for row in self._rows_of(ENVOY)]
        self.clan = self._column(ENVOY, self.clan)
        self.scoring = self._column(
            RUMOR, [read_rumor_scoring(row) for row in self._rows_of(RUMOR)]
        )
        self.effect = [read_row_effect(row) for row in self.rows]
        self.draw = [effect.draw for effect in self.effect]
        self.gold = [effect.gold for effect in self.effect]
        self.points = [read_points(row) for row in self.rows]
        self.cost = [read_cost(row) for row in self.rows]
        self.cost_size = [count_cost_treasures(cost) for cost in self.cost]
        self.treasure = [read_treasure(row) for row in self.rows]
        self.best_dojo = [
            [best_amount(each, AS_DOJO, sign) for each in self.effect] for sign in (-1, 1)
        ]
        self.best_modifier = [
            [best_amount(each, ADD, sign) for each in self.effect] for sign in (-1, 1)
        ]
        self._read_guards()
        self.first_house = self.kind.index(ENVOY)
        self.first_guard = self.kind.index(GUARD)
        self._check(deck)

    def _rows_of(self, kind: int) -> list[Row]:
        return [row for row in self.rows if row.table == TABLES[kind]]

    def _column(self, kind: int, values: list[int]) -> list[int]:
        """Make a column with these values for the cards of one kind and NONE for all others."""
        first = self.kind.index(kind)
        after = len(self.rows) - first - len(values)
        return [NONE] * first + values + [NONE] * after

    def _read_guards(self) -> None:
        """Read what Stealth and Strength have to beat, and the second guard of a double card."""
        guards = [read_guard_values(row) for row in self.rows]
        self.stealth_value = [guard[0] for guard in guards]
        self.strength_value = [guard[1] for guard in guards]
        self.second_value = [guard[2] for guard in guards]

    def is_skill(self, card: int) -> bool:
        """Grey cards, those of the starting set included [R39]."""
        return self.kind[card] == SKILL or self.kind[card] == STARTER

    def is_elite(self, card: int) -> bool:
        """Red backs [R20]."""
        return self.kind[card] == ELITE

    def describe_cost(self, card: int) -> Sentence:
        """Describe what a house card costs; nothing else has a cost."""
        return describe_cost(self.cost[card])

    def starting_set(self) -> list[int]:
        """List one player's cards at the start, ascending [R1]."""
        return self.copies_of(0, self.first_house)

    def copies_of(self, first: int, end: int) -> list[int]:
        """List all copies of the cards from one id up to another."""
        return [card for card in range(first, end) for _ in range(self.copies[card])]

    def _check(self, deck: dict[str, list[Row]]) -> None:
        """Refuse a deck that contradicts itself or cannot be played to the end."""
        for card, key in enumerate(self.keys):
            if self.ids[key] != card:
                self.rows[self.ids[key]].refuse("deck-twice", value=key)
        for totals in deck.get("totals", []):
            self._check_totals(totals)
        if len(self.starting_set()) < HAND_SIZE:
            refuse_deck(
                self.rows[0], "deck-starting", least=HAND_SIZE, found=len(self.starting_set())
            )
        for clan, row in enumerate(self.clans):
            if not any([self.clan[card] == clan for card in self._in_play()]):
                refuse_deck(row, "deck-clan")
        self._check_guards()

    def _in_play(self) -> list[int]:
        return [card for card, copies in enumerate(self.copies) if copies > 0]

    def _check_totals(self, totals: Row) -> None:
        for name in sorted(set(TOTALS)):
            total = totals.integer(name, 0, 999)
            kinds = [kind for kind, each in enumerate(TOTALS) if each == name]
            found = sum([n for card, n in enumerate(self.copies) if self.kind[card] in kinds])
            if total != found:
                refuse_deck(totals, "deck-total", name=name, total=total, found=found)

    def _check_guards(self) -> None:
        """Ask for a guard for every turn, and for the starting treasures [R3, Q26]."""
        first = self.rows[self.first_guard]
        guards = sum(self.copies[self.first_guard :])
        if guards < FEWEST_GUARDS:
            refuse_deck(first, "deck-guards", least=FEWEST_GUARDS, found=guards)
        regular = [self.treasure[card] for card in self._in_play() if self.kind[card] == GUARD]
        for kind in (FAN, SCROLL, VASE):
            if kind not in regular:
                refuse_deck(
                    first,
                    "deck-starting-treasure",
                    treasure=game_sentence(f"treasure-{KINDS[kind]}"),
                )


def refuse_deck(row: Row, code: str, **figures: object) -> NoReturn:
    """Refuse a deck because of a row, with a sentence of this game."""
    problem = game_sentence(code, **figures)
    raise BadDeck(sentence("deck-row", line=row.line, table=row.table, problem=problem))


def read_row_effect(row: Row) -> Effect:
    """Read what a card does in a fight."""
    if row.table in ("dojo", "envoy", "rumor"):
        return Effect([as_dojo_card(row.integer("value", 0, 9))], 0, False)
    if row.table in ("starter", "skill"):
        code = row.word("effect")
        effect = read_effect(code)
        if effect is None:
            refuse_deck(row, "deck-effect", value=code)
        return effect
    return NO_EFFECT


def best_amount(effect: Effect, kind: int, sign: int) -> int:
    """Find the most a card gives in one direction when played in ways of one kind, or NEVER."""
    return max([NEVER] + [sign * way.amount for way in effect.ways if way.kind == kind])


def read_points(row: Row) -> int:
    """Read what a card is worth by itself; rumors depend on others."""
    return row.integer("points", 0, 20) if row.table in ("starter", "envoy", "skill") else 0


def read_rumor_scoring(row: Row) -> int:
    """Read what a rumor counts [R39]."""
    return RUMOR_SCORINGS.index(row.word("scores", RUMOR_SCORINGS))


def read_cost(row: Row) -> list[str]:
    """Read the words of a house card's cost [R26]."""
    if row.table not in ("envoy", "rumor", "skill"):
        return []
    cost = row.word("cost").split()
    for word in cost:
        if word not in COST_WORDS:
            row.refuse("deck-word", name="cost", allowed=", ".join(COST_WORDS), value=word)
    if not 1 <= count_cost_treasures(cost) <= MOST_TREASURES:
        refuse_deck(row, "deck-cost", most=MOST_TREASURES)
    return cost


def describe_cost(cost: list[str]) -> Sentence:
    """Describe a cost, equal treasures counted."""
    wild = [game_sentence(f"cost-{word}") for word in cost if word not in KINDS]
    plain = [kind for kind in KINDS if kind in cost]
    parts = wild + [game_sentence(f"treasures-{kind}", count=cost.count(kind)) for kind in plain]
    whole = parts[0] if parts else game_sentence("cost-nothing")
    for more in parts[1:]:
        whole = game_sentence("cost-and", first=whole, second=more)
    return whole


def read_treasure(row: Row) -> int:
    """Read the treasure on a guard [R24]."""
    return KINDS.index(row.word("treasure", KINDS)) if row.table in ("guard", "elite") else NONE


def read_guard_values(row: Row) -> tuple[int, int, int]:
    """Read the value against Stealth, against Strength, and of a second guard [R18, R19]."""
    if row.table not in ("guard", "elite"):
        return NONE, NONE, NONE
    if row.table == "elite" and count_guard_forms(row) > 1:
        refuse_deck(row, "deck-elite")
    if "stealth" in row.values or "strength" in row.values:
        stealth, strength = row.integer("stealth", 0, 9), row.integer("strength", 0, 9)
        if stealth > strength:
            refuse_deck(row, "deck-elite-values", stealth=stealth, strength=strength)
        return stealth, strength, NONE
    if "first" in row.values or "second" in row.values:
        first = row.integer("first", 0, 9)
        return first, first, row.integer("second", 0, 9)
    value = row.integer("value", 0, 9)
    return value, value, NONE


def count_guard_forms(row: Row) -> int:
    """Count the ways in which an elite says what beats it [R9, R18, R19]."""
    forms = [["value"], ["stealth", "strength"], ["first", "second"]]
    return len([form for form in forms if any([name in row.values for name in form])])


def check_fields(row: Row) -> None:
    """Refuse a figure that means something on other cards but nothing on this one."""
    for name in row.values:
        if name in FIGURES and name not in FIELDS[row.table]:
            refuse_deck(row, "deck-field", name=name, fields=", ".join(FIELDS[row.table]))


@cache_by_deck
def load_deck(source: str | None = None) -> Deck:
    """Load the cards of a deck file's text, the reconstructed deck by default; raises BadDeck."""
    return Deck(read_deck_text(PACKAGE) if source is None else source)


def game_sentence(code: str, **figures: object) -> Sentence:
    """Make a sentence of this game's catalog."""
    return Sentence(PACKAGE, code, figures)
