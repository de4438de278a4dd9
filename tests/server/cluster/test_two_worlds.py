"""Two servers on one database tell no more than one: two worlds that look alike stay alike."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from chabudai.engine import game_names
from tests.scale import choose
from tests.server.cluster.chooser import choosing
from tests.server.postgres import Postgres
from tests.server.running import Server, wait_for
from tests.server.tables.test_two_worlds import GENEROUS, ask_both, play_both
from tests.server.two_worlds import moment, prepare, side

MOMENTS = {game: moment(game, 1) for game in choose(["samurai_sword"], game_names())}
Nodes = list[Server]


@pytest.fixture(scope="module")
def worlds(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Nodes, Nodes]]:
    """For each world a database with the same tables and people, and two servers on it."""
    started: list[Nodes] = []
    for world in range(2):
        folder, database = tmp_path_factory.mktemp("world"), postgres.create_database()
        asyncio.run(prepare(database, list(MOMENTS.values()), world))
        nodes = [Server(folder / str(n), database=database, limits=GENEROUS) for n in range(2)]
        started.append([each.start() for each in nodes])
    yield started[0], started[1]
    for each in [*started[0], *started[1]]:
        each.stop()


@pytest.mark.parametrize("game", MOMENTS)
def test_every_frame_is_the_same_in_both_worlds(worlds: tuple[Nodes, Nodes], game: str) -> None:
    """To the watching seat, its second tab and a spectator; then every answer over HTTP."""
    each = MOMENTS[game]

    async def play() -> int:
        async with (
            choosing(worlds[0]) as front,
            choosing(worlds[1]) as other_front,
            side(front, each) as one,
            side(other_front, each) as other,
        ):
            steps = await play_both(each, one, other)
            await ask_both(each, one, other)
            return steps

    assert wait_for(play()) > 0
