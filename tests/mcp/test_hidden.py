"""Two worlds that a seat cannot tell apart: a model is told the same in both, byte for byte."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from chabudai.engine import Record, State, game_names
from chabudai.mcp.local import LocalTable
from chabudai.mcp.table import Declined
from chabudai.session.branch import Branch
from chabudai.session.players import Player
from chabudai.terminal.game.local_game import LocalGame
from tests.server.two_worlds import moment

SEEDS = 12


class Resting(LocalTable):
    """A table whose others do not answer: what they do may depend on what they hold."""

    async def _let_others_play(self) -> None: ...


def make_table(world: State, seat: int, folder: Path) -> LocalTable:
    game = world.game
    players = [Player(f"Player {n}", None if n == seat else "novice") for n in range(world.seats)]
    named = [str(player) for player in players]
    record = Record(
        game=game.name, rules=game.version, seats=world.seats, seed="secret", players=named
    )
    match = Branch(record, world.to_position())
    return Resting(LocalGame(match, players, folder / "game.json"), "en", aids=True)


async def ask_everything(table: LocalTable, tokens: list[str]) -> list[Any]:
    """All that the seat can ask without changing anything; a hint takes chance and time."""
    told: list[Any] = [asdict(table.look(0)), asdict(await table.know())]
    for token in tokens:
        try:
            told.append([asdict(reason) for reason in await table.why_not(token)])
            told.append("legal" if not told[-1] else await refuse(table, token))
        except Declined as no:
            told.append([no.code, no.text])
    return told


async def refuse(table: LocalTable, token: str) -> list[Any]:
    with pytest.raises(Declined) as refused:
        await table.play(token)
    return [refused.value.code, refused.value.text, list(map(asdict, refused.value.reasons))]


@pytest.mark.parametrize("game", game_names())
def test_a_model_is_told_the_same_in_worlds_it_cannot_tell_apart(game: str, tmp_path: Path) -> None:
    """Whether it is asked or not; also by what is refused, and why."""

    async def compare(seed: int) -> str:
        each = moment(game, seed)
        tables = [make_table(world, each.watcher, tmp_path) for world in each.worlds]
        tokens = list_tokens(each.worlds[0])
        one, two = [await ask_everything(table, tokens) for table in tables]
        assert json.dumps(one) == json.dumps(two)
        return str(one[0]["status"])

    assert {asyncio.run(compare(seed)) for seed in range(SEEDS)} >= {"asked", "waiting"}


def list_tokens(world: State) -> list[str]:
    """Some of all answers there are, and those of the question."""
    known = [world.actions.token(action) for action in range(0, len(world.actions), 37)]
    return [*known, *(world.actions.token(action) for action in world.legal()[:3]), "nonsense"]
