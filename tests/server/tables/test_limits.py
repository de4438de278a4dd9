"""How many tables and bots one person may have, however they come about."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from chabudai.server.errors import Rejected
from chabudai.server.protocol import messages
from chabudai.server.settings import Limits
from chabudai.server.storage import log as e
from chabudai.server.tables.registry import TableRegistry
from tests.server.in_process import Player, TestClock, lay_out, open_registry
from tests.server.running import wait_for

TERMS = messages.Terms(game="samurai_sword", seats=3)
BOTS: list[str | None] = [None, "novice", "novice"]


async def end_game(player: Player) -> None:
    await player.table.commit(e.Ended())
    player.table.broadcast_room()


async def ask_for_rematch(player: Player) -> messages.ServerMessage:
    player.say(messages.Rematch())
    return await player.next(
        lambda each: (
            isinstance(each, messages.Refused)
            or (isinstance(each, messages.Room) and each.rematch is not None)
        )
    )


@pytest.mark.parametrize(
    ("limits", "bots", "code"),
    [
        (Limits(tables_per_guest=1), [], "too-many-tables"),
        (Limits(bots_per_guest=3), BOTS, "too-many-bots-of-yours"),
    ],
)
def test_another_game_counts_like_a_new_table(
    tmp_path: Path, limits: Limits, bots: list[str | None], code: str
) -> None:
    """Whoever else asks for it hears that it is the host who has enough."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock(), limits=limits) as registry:
            host, guest, _ = await lay_out(registry, bots=bots)
            await end_game(host)
            await registry.open_table(msgspec.structs.replace(TERMS, bots=bots), "P0")
            refused = [await ask_for_rematch(each) for each in (host, guest)]
            codes = [each.code for each in refused if isinstance(each, messages.Refused)]
            assert codes == [code, "host-has-enough"]

    wait_for(evening())


def test_another_game_is_opened_where_there_is_room(tmp_path: Path) -> None:
    async def evening() -> None:
        limits = Limits(tables_per_guest=1)
        async with open_registry(tmp_path, TestClock(), limits=limits) as registry:
            (host, *_) = await lay_out(registry)
            await end_game(host)
            assert isinstance(await ask_for_rematch(host), messages.Room)
            with pytest.raises(Rejected, match="unfinished tables"):
                await registry.open_table(TERMS, "P0")

    wait_for(evening())


async def try_to_open(registry: TableRegistry) -> bool:
    try:
        await registry.open_table(TERMS, "P0")
    except Rejected:
        return False
    return True


def test_tables_that_are_opened_at_once_are_all_counted(tmp_path: Path) -> None:
    async def evening() -> None:
        limits = Limits(tables_per_guest=2)
        async with open_registry(tmp_path, TestClock(), limits=limits) as registry:
            opened = await asyncio.gather(*[try_to_open(registry) for _ in range(6)])
            assert opened.count(True) == 2

    wait_for(evening())
