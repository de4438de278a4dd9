"""How long replies really take while the bots' workers are busy: with a choice as without one.

`test_equal_moments.py` moves a clock by hand and compares moments exactly. Here the clock is the
real one, other tables keep the workers busy, and what is compared is how the times are distributed.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_right
from math import sqrt
from pathlib import Path

import pytest

from chabudai.engine import load
from chabudai.server.protocol import messages
from chabudai.server.storage import log as e
from chabudai.server.tables.clocks import RealClock
from chabudai.server.tables.registry import TableRegistry
from chabudai.server.tables.table import Table
from tests.scale import choose
from tests.server.in_process import DUEL, Player, open_registry
from tests.server.running import wait_for

GAME = "samurai_sword"
BEAT = 0.04
MOMENTS = choose(100, 400)
CROWD = 4  # tables of three masters each: far more questions than one worker can think about
# Two samples of one distribution are further apart than this once in 20,000 times.
FURTHEST = 2.3 * sqrt(2 / MOMENTS)
HANDS = (["parry", "geisha"], ["geisha"])


async def open_table(registry: TableRegistry, bots: list[str | None], hand: list[str]) -> Table:
    """A table where seat 0 is about to strike seat 1."""
    terms = messages.Terms(game=GAME, seats=3, bots=bots)
    position = {**DUEL, "hands": [["katana"], hand, ["geisha"]]}
    log: list[e.AnyEntry] = [e.Opened(terms=terms, host="host", secret="00" * 32)]
    if bots[0] is None:
        log.append(e.Seated(seat=0, person="P0", name="P0", entropy=""))
    log.append(e.Started(position=position, rules=load(GAME).version))
    return await registry.open_from_log(log)


async def time_reply(registry: TableRegistry, bot: str, hand: list[str]) -> float:
    """How long after a strike a spectator is shown the reply of a bot."""
    table = await open_table(registry, [None, bot, bot], hand)
    striker, spectator = Player(table, "P0"), Player(table, "spectator")
    await spectator.next_update()
    striker.say(messages.Play("x", 10**6, "strike katana 1"))
    await spectator.next_update()
    struck = time.perf_counter()
    await spectator.next_update()
    replied = time.perf_counter()
    table.stop()
    return replied - struck


def distance(one: list[float], other: list[float]) -> float:
    """How far apart two samples are: Kolmogorov and Smirnov's measure, from 0 to 1."""
    first, second = sorted(one), sorted(other)
    return max(
        abs(bisect_right(first, x) / len(first) - bisect_right(second, x) / len(second))
        for x in [*first, *second]
    )


@pytest.mark.parametrize("bot", choose(["master"], ["master", "novice"]))
def test_a_reply_takes_as_long_with_a_parry_as_without(tmp_path: Path, bot: str) -> None:
    """Both are asked for at once, so that the machine is as busy for one as for the other."""

    async def evening() -> None:
        times: list[list[float]] = []
        async with open_registry(tmp_path, RealClock(), BEAT) as registry:
            crowd = [await open_table(registry, ["master"] * 3, HANDS[0]) for _ in range(CROWD)]
            for number in range(MOMENTS):
                order = HANDS if number % 2 else HANDS[::-1]
                both = await asyncio.gather(*[time_reply(registry, bot, hand) for hand in order])
                times.append(both if number % 2 else both[::-1])
            for each in crowd:
                each.stop()
        with_parry, without = ([each[side] for each in times] for side in (0, 1))
        assert distance(with_parry, without) < FURTHEST

    wait_for(evening())


def test_a_leak_would_be_seen() -> None:
    """If only one reply in three with a Parry were late by a part of what the noise is."""
    noise = [BEAT + (n * 37 % MOMENTS) / MOMENTS * BEAT for n in range(MOMENTS)]
    late = [each + BEAT if n % 3 == 0 else each for n, each in enumerate(noise)]
    assert distance(noise, noise) == 0
    assert distance(noise, late) >= FURTHEST
