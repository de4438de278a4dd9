"""Values of a deck file's rows, each refused in a sentence where it is not what it should be."""

from __future__ import annotations

from typing import Final, NoReturn

from chabudai.engine.cards.deck import Row, show_value
from chabudai.engine.errors import BadDeck
from chabudai.engine.text.catalog import sentence
from chabudai.games.kodama_duo.cards.bark import Point, Spine
from chabudai.games.kodama_duo.cards.deck import FEATURES, N_SLOTS, game_sentence

SPINE_POINTS: Final = 5


def refuse(row: Row, code: str, **figures: object) -> NoReturn:
    """Refuse the deck because of this row, in a sentence of this game."""
    problem = game_sentence(code, **figures)
    raise BadDeck(sentence("deck-row", line=row.line, table=row.table, problem=problem))


def check_distinct(rows: list[Row]) -> list[Row]:
    """Rows whose keys all differ."""
    keys: list[str] = []
    for row in rows:
        key = row.key()
        if key in keys:
            row.refuse("deck-twice", value=key)
        keys.append(key)
    return rows


def read_length(row: Row, name: str) -> float:
    return to_length(row, name, row.values.get(name))


def to_length(row: Row, name: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not abs(value) < 1000:
        refuse(row, "deck-length", name=name, value=show_value(value))
    return float(value)


def to_list(row: Row, name: str, value: object) -> list[object]:
    """A value that should be a list with something in it."""
    if not isinstance(value, list) or not value:
        refuse(row, "deck-list", name=name, value=show_value(value))
    return value


def to_point(row: Row, name: str, value: object) -> Point:
    pair = to_list(row, name, value)
    if len(pair) != 2:
        refuse(row, "deck-pair", name=name, value=show_value(value))
    return to_length(row, name, pair[0]), to_length(row, name, pair[1])


def read_slots(row: Row) -> list[Point]:
    """The middles of a shape's features."""
    slots = [
        to_point(row, "slots", each) for each in to_list(row, "slots", row.values.get("slots"))
    ]
    if len(slots) > N_SLOTS:
        refuse(row, "deck-many-slots", found=len(slots), most=N_SLOTS)
    return slots


def read_spines(row: Row) -> list[Spine]:
    """The spines of a drawing: four points each, then the widths at both ends."""
    spines: list[Spine] = []
    for value in to_list(row, "spines", row.values.get("spines")):
        spine = [to_point(row, "spines", each) for each in to_list(row, "spines", value)]
        if len(spine) != SPINE_POINTS or spine[0] == spine[3] or min(spine[4]) <= 0:
            refuse(row, "deck-spine", number=len(spines) + 1)
        spines.append(spine)
    return spines


def read_feature(row: Row, name: str) -> int:
    return FEATURES.index(row.word(name, FEATURES))


def read_features(row: Row) -> list[int]:
    """The features of a branch card, slot by slot."""
    words = to_list(row, "features", row.values.get("features"))
    for word in words:
        if word not in FEATURES:
            row.refuse(
                "deck-word", name="features", allowed=", ".join(FEATURES), value=show_value(word)
            )
    return [FEATURES.index(str(word)) for word in words]


def read_switch(row: Row, name: str) -> bool:
    value = row.values.get(name)
    if not isinstance(value, bool):
        refuse(row, "deck-switch", name=name, value=show_value(value))
    return value
