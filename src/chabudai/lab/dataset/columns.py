"""The columns of the two tables: their types, and what they hold in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pyarrow as pa

VIEW, TENSOR, THOUGHTS, MS = "view", "tensor", "thoughts", "ms"
PARTS = (VIEW, TENSOR, THOUGHTS, MS)
ANY_SIZE = -1  # of tensors, where a data set holds several games


@dataclass(frozen=True)
class Column:
    """A column; `part` is the word that asks for it, if it is not always there.

    What is not `replayed` is known only to whoever was there.
    """

    name: str
    type: pa.DataType
    text: str
    part: str = ""
    replayed: bool = True


GAMES = (
    Column("game_id", pa.string(), "The game, the same in both tables."),
    Column("game", pa.string(), "The name of the game."),
    Column("rules", pa.string(), "The version of its rules."),
    Column("seats", pa.int32(), "How many sit at the table."),
    Column("options", pa.string(), "The options that were chosen, as a JSON object."),
    Column(
        "deck",
        pa.string(),
        "The hash of a deck of one's own, which lies in `decks/`; null for the usual deck.",
    ),
    Column("seed", pa.string(), "What the cards were dealt from."),
    Column("players", pa.list_(pa.string()), "Who sat in each seat: the kind of bot, or `person`."),
    Column(
        "engine_version", pa.string(), "The version of Chabudai that wrote the row.", replayed=False
    ),
    Column("actions", pa.list_(pa.string()), "Every action in order, as words that replay."),
    Column("winners", pa.list_(pa.int32()), "The seats that won; ties share."),
    Column("scores", pa.list_(pa.int32()), "The points of each seat at the end."),
    Column(
        "traits",
        pa.string(),
        "What each seat was (team, role, …), as a JSON list of objects.",
    ),
    Column(
        "taken_back",
        pa.int32(),
        "How often somebody took something back; only the final actions are kept.",
        replayed=False,
    ),
    Column("check", pa.string(), "The check of the record that all this makes."),
)

DECISIONS = (
    Column("game_id", pa.string(), "The game."),
    Column("step", pa.int32(), "The number of the decision in its game, from 0."),
    Column("seat", pa.int32(), "The seat that was asked."),
    Column("question", pa.string(), "What it was asked."),
    Column("action", pa.int64(), "Its answer, as the engine numbers actions."),
    Column("token", pa.string(), "Its answer in words."),
    Column(
        "legal",
        pa.list_(pa.int64()),
        "The answers that were allowed, ascending; where they are endless, those on offer.",
    ),
    Column(
        "by",
        pa.string(),
        "Who answered: the kind of bot, or `person`. Not always the seat's own player: "
        "`novice` answers for a program that fails, and for people who are away.",
        replayed=False,
    ),
    Column("outcome", pa.int8(), "1 if this seat won the game in the end, else -1."),
    Column(
        "ms",
        pa.float32(),
        "Milliseconds that the answer took; null unless `--with ms` asked for it. "
        "It is the one column that differs from run to run.",
        replayed=False,
    ),
    Column("view", pa.string(), "What the seat could know, as JSON; never the state.", VIEW),
    Column(
        "tensor",
        pa.list_(pa.int8()),
        "The same as numbers: `game.tensor(state, seat)`, in the order of `game.layout()`.",
        TENSOR,
    ),
    Column(
        "number",
        pa.int32(),
        "The answer as the environments and `game.mask` number it; null if it was not on offer.",
        TENSOR,
    ),
    Column("numbers", pa.list_(pa.int32()), "`legal` in those numbers: the mask's ones.", TENSOR),
    Column(
        "visits",
        pa.list_(pa.int32()),
        "How often a bot that looks ahead tried each of `legal`; null where it did not think.",
        THOUGHTS,
        False,
    ),
    Column("policy", pa.list_(pa.float32()), "The same as shares of 1.", THOUGHTS, False),
    Column(
        "values",
        pa.list_(pa.float32()),
        "The chance to win that each of `legal` seemed to give; null for those not tried.",
        THOUGHTS,
        False,
    ),
    Column("value", pa.float32(), "That chance for the answer itself.", THOUGHTS, False),
    Column("worlds", pa.int32(), "In how many possible worlds it looked ahead.", THOUGHTS, False),
)


def choose_columns(parts: Iterable[str]) -> list[Column]:
    """The columns of the decisions in a data set with these parts."""
    wanted = {"", MS, *parts}
    return [column for column in DECISIONS if column.part in wanted]


def make_schema(columns: Iterable[Column], tensor_size: int = ANY_SIZE) -> pa.Schema:
    """The schema of a table; every column carries its description."""
    return pa.schema([make_field(column, tensor_size) for column in columns])


def make_field(column: Column, tensor_size: int) -> pa.Field:
    is_tensor = column.name == TENSOR
    kind = pa.list_(pa.int8(), tensor_size) if is_tensor else column.type
    return pa.field(column.name, kind, metadata={"description": column.text})
