"""Read the deck from a file: the game's own cards.toml, or one that takes its place."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final, TypeAlias

from chabudai.engine.cards.deck import CONFIDENCES, Row, cache_by_deck, read_deck, require_table
from chabudai.games.kodama_duo.cards.bark import Disc
from chabudai.games.kodama_duo.cards.deck import (
    DECREE_EFFECTS,
    KODAMA_SCORES,
    N_BRANCHES,
    PACKAGE,
    SEASONS,
    TRUNKS,
    Deck,
    Decree,
    Kodama,
    Shape,
)
from chabudai.games.kodama_duo.cards.drawing import EDGES, Drawing, check_branch, check_trunk
from chabudai.games.kodama_duo.cards.rows import (
    check_distinct,
    read_feature,
    read_features,
    read_length,
    read_slots,
    read_spines,
    read_switch,
    refuse,
    to_point,
)

Rows: TypeAlias = dict[str, list[Row]]
Bark: TypeAlias = dict[str, list[list[Disc]]]

DEALT_KODAMA: Final = 8
MAX_NUMBER: Final = 99


@cache_by_deck
def load_deck(source: str | None = None) -> Deck:
    """The deck of a file's text, else the cards of this game; raises BadDeck."""
    if source is not None:
        return make_deck(source)
    bark: Bark = {}
    for key, limbs in json.loads(read_data("bark.json")).items():
        bark[key] = [[(disc[0], disc[1], disc[2]) for disc in limb] for limb in limbs]
    return make_deck(read_data("cards.toml"), bark)


def read_data(name: str) -> str:
    return files(PACKAGE).joinpath(name).read_text(encoding="utf-8")


def make_deck(source: str, bark: Bark | None = None) -> Deck:
    """The deck a file describes, its bark grown unless given; raises BadDeck with the row."""
    rows = read_deck(source)
    check_totals(rows)
    deck = Deck()
    drawings = read_drawings(rows, bark)
    trunks = require_table(rows, "trunk")
    add_trunk(deck, trunks[0], drawings)
    add_branches(deck, require_table(rows, "branch"), drawings)
    add_trunk(deck, trunks[1], drawings)
    check_cards(rows, deck)
    deck.kodama = [read_kodama(row) for row in check_distinct(require_table(rows, "kodama"))]
    deck.decrees = [read_decree(row) for row in check_distinct(require_table(rows, "decree"))]
    check_seasons(rows, deck)
    return deck


def read_drawings(rows: Rows, bark: Bark | None = None) -> dict[str, Drawing]:
    """Every drawing of a deck by its key, checked."""
    drawings: dict[str, Drawing] = {}
    for row in check_distinct(require_table(rows, "shape") + require_table(rows, "trunk")):
        drawing = Drawing(row, *card_size(rows, "trunk" if row.table == "trunk" else "branch"))
        drawing.spines = read_spines(row)
        drawing.set_bark(None if bark is None else bark[row.key()])
        if row.table == "trunk":
            drawing.slots = [to_point(row, "slot", row.values.get("slot"))]
            check_trunk(drawing)
        else:
            drawing.slots = read_slots(row)
            drawing.set_mouth(row.word("edge", EDGES), read_length(row, "mouth"))
            check_branch(drawing)
        drawings[row.key()] = drawing
    return drawings


def card_size(rows: Rows, key: str) -> tuple[float, float]:
    """The width and height of the branch cards or the trunks, in whole millimetres."""
    sizes = {row.key(): row for row in require_table(rows, "size")}
    if key not in sizes:
        refuse(require_table(rows, "size")[0], "deck-size", key=key)
    return float(sizes[key].integer("width", 20, 200)), float(sizes[key].integer("height", 20, 200))


def add_trunk(deck: Deck, row: Row, drawings: dict[str, Drawing]) -> None:
    deck.add(
        drawings[row.key()].to_shape(row.key(), False), row.names(), [read_feature(row, "feature")]
    )
    add_source(deck, row)


def add_branches(deck: Deck, rows: list[Row], drawings: dict[str, Drawing]) -> None:
    """Add the branch cards in the order of their numbers; cards of one drawing share a shape."""
    shapes: dict[str, Shape] = {}
    for row in sort_by_number(rows):
        key = row.word("shape", [k for k in drawings if drawings[k].row.table == "shape"])
        is_mirrored = read_switch(row, "mirrored")
        name = f"{key}′" if is_mirrored else key
        if name not in shapes:
            shapes[name] = drawings[key].to_shape(name, is_mirrored)
        features = read_features(row)
        if len(features) > len(drawings[key].slots):
            room = len(drawings[key].slots)
            refuse(row, "deck-many-features", found=len(features), shape=key, room=room)
        deck.add(shapes[name], row.names(), features)
        add_source(deck, row)


def sort_by_number(rows: list[Row]) -> list[Row]:
    """The rows of the branch cards by number; raises BadDeck where one comes twice."""
    numbered: dict[int, Row] = {}
    for row in rows:
        number = row.integer("number", 1, N_BRANCHES)
        if number in numbered:
            refuse(row, "deck-number-twice", number=number, line=numbered[number].line)
        numbered[number] = row
    return [numbered[number] for number in sorted(numbered)]


def add_source(deck: Deck, row: Row) -> None:
    """Keep where a card is known from, and how well."""
    deck.sources.append(row.word("source"))
    deck.confidences.append(row.word("confidence", CONFIDENCES))


def read_kodama(row: Row) -> Kodama:
    scores = row.word("scores", KODAMA_SCORES)
    kodama = Kodama(row.key(), row.names(), scores, row.integer("points", 1, MAX_NUMBER))
    if scores == "cards-with":
        kodama.feature = read_feature(row, "feature")
    if scores == "more-tokens":
        kodama.tied = row.integer("tied", 0, MAX_NUMBER)
    kodama.is_base = read_switch(row, "base")
    kodama.source = row.word("source")
    kodama.confidence = row.word("confidence", CONFIDENCES)
    return kodama


def read_decree(row: Row) -> Decree:
    effect = row.word("effect", DECREE_EFFECTS)
    season = SEASONS.index(row.word("season", SEASONS))
    decree = Decree(row.key(), row.names(), season, effect)
    if effect in ("bonus-per-feature", "conversion"):
        decree.feature = read_feature(row, "feature")
    if effect == "conversion":
        decree.becomes = read_feature(row, "becomes")
    elif effect not in ("second-token", "facedown-card"):
        decree.points = row.integer("points", 1, MAX_NUMBER)
    decree.is_base = read_switch(row, "base")
    decree.source = row.word("source")
    decree.confidence = row.word("confidence", CONFIDENCES)
    return decree


def check_totals(rows: Rows) -> None:
    """As many rows as the file says, and as the game needs."""
    totals = require_table(rows, "totals")[0]
    least = {"branch": N_BRANCHES, "trunk": len(TRUNKS), "kodama": DEALT_KODAMA, "decree": 3}
    exact = ("branch", "trunk")
    for table, low in least.items():
        total = totals.integer(table, low, low if table in exact else MAX_NUMBER)
        if len(require_table(rows, table)) != total:
            refuse(totals, "deck-total", table=table, total=total, found=len(rows[table]))


def check_cards(rows: Rows, deck: Deck) -> None:
    """As many icons as the file says, and a feature of its own on each trunk."""
    totals = require_table(rows, "totals")[0]
    icons = sum(deck.n_slots) - len(TRUNKS)
    if totals.integer("icons", 1, 4 * N_BRANCHES) != icons:
        refuse(totals, "deck-icons", total=totals.integer("icons", 1, 4 * N_BRANCHES), found=icons)
    first, second = require_table(rows, "trunk")
    if read_feature(first, "feature") == read_feature(second, "feature"):
        refuse(second, "deck-same-trunk", feature=second.word("feature"))


def check_seasons(rows: Rows, deck: Deck) -> None:
    for season, name in enumerate(SEASONS):
        if not any(decree.season == season for decree in deck.decrees):
            refuse(require_table(rows, "totals")[0], "deck-season", season=name)
