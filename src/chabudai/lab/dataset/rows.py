"""Games as rows, made by replaying their records: what a replay gives again is true."""

from __future__ import annotations

from importlib.metadata import version
from itertools import accumulate
from typing import Any

import msgspec
import pyarrow as pa

from chabudai.bots.thinker import Thought
from chabudai.engine.match.record import deal_record, play_recorded
from chabudai.engine.rules.state import State
from chabudai.lab.dataset.columns import (
    ANY_SIZE,
    GAMES,
    MS,
    TENSOR,
    THOUGHTS,
    VIEW,
    choose_columns,
    make_schema,
)
from chabudai.lab.dataset.deck_files import hash_deck
from chabudai.lab.dataset.played_game import Note, PlayedGame

WON, LOST = 1, -1
Row = dict[str, Any]


class Rows:
    """The rows of some games, both tables."""

    def __init__(self, parts: tuple[str, ...], tensor_size: int = ANY_SIZE) -> None:
        self.parts = parts
        self.games_schema = make_schema(GAMES)
        self.decisions_schema = make_schema(choose_columns(parts), tensor_size)
        self.clear()

    def clear(self) -> None:
        """Begin anew."""
        self.games: list[Row] = []
        self.decisions: list[Row] = []

    def add_game(self, played: PlayedGame) -> None:
        """Add a game and its decisions; raises BadRecord where they do not replay."""
        state, first = deal_record(played.record), len(self.decisions)
        for step, note in enumerate(played.notes):
            token = played.record.actions[step]
            row = describe_decision(state, token, self.parts)
            row |= describe_note(note, row["legal"], self.parts)
            self.decisions.append({"game_id": played.id, "step": step, **row})
            play_recorded(state, step + 1, token)
        for row in self.decisions[first:]:
            row["outcome"] = WON if row["seat"] in state.winners() else LOST
        self.games.append(describe_game(played, state))

    def make_games(self) -> pa.Table:
        return make_table(self.games, self.games_schema)

    def make_decisions(self) -> pa.Table:
        return make_table(self.decisions, self.decisions_schema)


def describe_game(played: PlayedGame, state: State) -> Row:
    """The row of a game that has been replayed to its end."""
    record = played.record
    return {
        "game_id": played.id,
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": write_json(record.options),
        "deck": None if record.deck is None else hash_deck(record.deck),
        "seed": record.seed,
        "players": record.players,
        "engine_version": version("chabudai"),
        "actions": record.actions,
        "winners": state.winners(),
        "scores": state.scores(),
        "traits": write_json(state.traits()),
        "taken_back": played.taken_back,
        "check": record.checked().check,
    }


def describe_decision(state: State, token: str, parts: tuple[str, ...]) -> Row:
    """What can be said of a decision from the state before it; raises IllegalAction."""
    seat, legal = state.actor(), state.legal()
    action = state.actions.parse(token)
    question = state.stack[-1].name() if state.stack else ""
    row = {"seat": seat, "question": question, "action": action, "token": token, "legal": legal}
    if VIEW in parts:
        row["view"] = write_json(state.view(seat))
    if TENSOR in parts:
        numbers = state.game.number_actions(state)
        # Where answers are endless, people give some that were not on offer.
        number = numbers[legal.index(action)] if action in legal else None
        row.update(tensor=state.tensor(seat), number=number, numbers=numbers)
    return row


def describe_note(note: Note, legal: list[int], parts: tuple[str, ...]) -> Row:
    """What was noted of a decision, as far as it is to be kept."""
    row: Row = {"by": note.by}
    if MS in parts:
        row["ms"] = note.ms
    if THOUGHTS in parts:
        row.update(describe_thought(note.thought, legal))
    return row


def describe_thought(thought: Thought | None, legal: list[int]) -> Row:
    """What a bot thought of each answer; empty where it did not think."""
    if thought is None or not thought.moves:
        return {}
    moves = {move.action: move for move in thought.moves}
    visits = [moves[action].visits if action in moves else 0 for action in legal]
    return {
        "visits": visits,
        "policy": [count / sum(visits) for count in visits],
        "values": [moves[action].value if action in moves else None for action in legal],
        "value": moves[thought.action].value,
        "worlds": thought.worlds,
    }


def write_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# Arrow


def make_table(rows: list[Row], schema: pa.Schema) -> pa.Table:
    """The rows as columns of these types."""
    columns = [make_column([row.get(field.name) for row in rows], field) for field in schema]
    return pa.Table.from_arrays(columns, schema=schema)


def make_column(values: list[Any], field: pa.Field) -> pa.Array:
    return (
        make_tensors(values, field) if field.name == TENSOR else pa.array(values, type=field.type)
    )


def make_tensors(tensors: list[bytes], field: pa.Field) -> pa.Array:
    """Rows of int8 without a Python number for each."""
    joined = b"".join(tensors)
    numbers = pa.Array.from_buffers(pa.int8(), len(joined), [None, pa.py_buffer(joined)])
    if pa.types.is_fixed_size_list(field.type):
        return pa.FixedSizeListArray.from_arrays(numbers, field.type.list_size)
    ends = accumulate(map(len, tensors), initial=0)
    return pa.ListArray.from_arrays(pa.array(ends, pa.int32()), numbers)
