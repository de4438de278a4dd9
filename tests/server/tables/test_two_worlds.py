"""Nothing leaks: two worlds that a seat cannot tell apart look the same to it, byte for byte.

The script is the same in both worlds. It ends where the rules themselves show the seat, or a
spectator, that the worlds differ.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from chabudai.client import Client
from chabudai.engine import State, game_names
from chabudai.engine.rng import FastRng
from chabudai.server.protocol import messages
from chabudai.server.protocol.schemas import WhatIf
from tests.scale import choose
from tests.server.running import PATIENT, Server, legal, wait_for
from tests.server.two_worlds import MOST_SEATS, Answer, Moment, Side, moment, plain, prepare, side

SEEDS = range(choose(2, 8))
MIGRATIONS = 12
LATE = 2
RECONNECT = 3
TAKING_BACK = (2, 4, 5, 9)
TRIES = 8
GENEROUS = replace(
    PATIENT,
    messages_at_once=10_000,
    requests_at_once=10_000,
    tables_per_guest=1000,
    bots_per_guest=10_000,
    lines_at_once=10_000,
)
MOMENTS = {(game, seed): moment(game, seed) for game in game_names() for seed in SEEDS}

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """One server for each world, with the same tables and people."""
    folders = [tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("other")]
    for world, folder in enumerate(folders):
        asyncio.run(prepare(folder, list(MOMENTS.values()), world))
    started = [Server(folder, limits=GENEROUS).start() for folder in folders]
    # Or the order of a list would be that in which they were read.
    one, other = (each.wait_until_restored() for each in started)
    yield one, other
    one.stop()
    other.stop()


@pytest.mark.parametrize(("game", "seed"), MOMENTS)
def test_every_frame_is_the_same_in_both_worlds(servers: Pair, game: str, seed: int) -> None:
    """To the watching seat, its second tab and a spectator, in order and count.

    Refusals, undo, a reconnection and a rematch included; then every answer over HTTP.
    """
    each = MOMENTS[game, seed]

    async def play() -> int:
        async with side(servers[0], each) as one, side(servers[1], each) as other:
            steps = await play_both(each, one, other)
            await ask_both(each, one, other)
            return steps

    assert wait_for(play()) > 0


async def play_both(each: Moment, one: Side, other: Side) -> int:
    """The same script on both sides, as long as the rules let them look the same."""
    rng, mirrors = FastRng(each.seed), [[world.clone()] for world in each.worlds]
    for step in range(1, MIGRATIONS):
        for here in (one, other):
            await interfere(each, here, step)
            if step == LATE:
                await here.come(each.watcher, "late")
            if step == RECONNECT:
                await here.reconnect()
            if step in TAKING_BACK and len(mirrors[0]) > 1:
                await take_back(each, here, step)
        if step in TAKING_BACK and len(mirrors[0]) > 1:
            del mirrors[0][-1], mirrors[1][-1]
        compare(one, other)
        token = common_token(each, (one, other), mirrors, rng)
        if token is None:
            return step
        for past in mirrors:
            past.append(after(past[-1], token))
        for here in (one, other):
            guest = here.asked()
            await here.tell(guest, [messages.Play(f"move {step}", guest.version(), token)])
            await here.settle()
        compare(one, other)
    return MIGRATIONS


async def take_back(each: Moment, here: Side, step: int) -> None:
    """The watcher takes the last action back; where the others are asked, they agree."""
    watcher = here.guests[each.watcher]
    await here.tell(watcher, [messages.Undo(f"back {step}", watcher.version())])
    if watcher.room is not None and (request := watcher.room.request) is not None:
        for seat in request.waiting:
            await here.tell(here.guests[seat], [messages.Consent(request.v, True)])
    await here.settle()


async def interfere(each: Moment, here: Side, step: int) -> None:
    """What the watcher and a spectator may try in order to learn more than they should."""
    watcher = here.guests[each.watcher]
    tokens = [each.worlds[0].actions.token(n) for n in range(step, len_of(each), 23)]
    v, asked = watcher.version(), legal(watcher)
    tries = [messages.Play(f"{step} {token}", v, token) for token in tokens if token not in asked]
    whys = [messages.WhyNot(f"{step} {token}?", token) for token in tokens]
    aids = [messages.Know(f"know {step}")]
    await here.tell(
        watcher, [*tries, *whys, *aids, messages.Undo(f"{step}", 0), messages.Say(f"{step}")]
    )
    if not asked:
        await here.tell(watcher, [messages.Hint(f"hint {step}")])
    await here.tell(
        here.spectator, [*whys[:3], messages.Leave(), messages.Play("spy", 10**6, "end")]
    )
    await here.tell(here.spectator, [messages.Know("spy"), messages.Hint("spy")])
    await here.tell(here.tab, [messages.Ping(0, v - 1)])
    if here.before is not None:
        await here.tell(here.before, [messages.Rematch(), messages.Say(f"{step}")])
    await here.settle()


async def ask_both(each: Moment, one: Side, other: Side) -> None:
    """All that the watcher and a spectator may ask about the game as it is now."""
    seats = [*range(each.worlds[0].seats), "spectator"]
    paths = ["", "/cards", "/archive", "/log/fr", "/zones/fr", "/aim/fr", "/recap/fr"]
    paths += [f"/{what}/{seat}/fr" for what in ("replay", "zones") for seat in seats]
    for number, path in itertools.product((each.watcher, MOST_SEATS), paths):
        asked = (number, "GET", f"/api/tables/{each.table}{path}")
        assert await one.ask(*asked) == await other.ask(*asked)
    for step in (0, 1):
        body = WhatIf(step, each.watcher)
        what_if = (each.watcher, "POST", f"/api/tables/{each.table}/what-if", body)
        assert await one.ask(*what_if) == await other.ask(*what_if)


def len_of(each: Moment) -> int:
    return min(len(each.worlds[0].actions), 400)


def compare(one: Side, other: Side) -> None:
    assert one.frames.keys() == other.frames.keys()
    for role in one.frames:
        assert one.frames[role] == other.frames[role]


def common_token(
    each: Moment, sides: tuple[Side, Side], mirrors: list[list[State]], rng: FastRng
) -> str | None:
    """An answer, legal in both worlds, by which the rules show the watcher no difference."""
    mine, yours = (legal(side.asked()) for side in sides)
    if sides[0].asked().seat() == each.watcher:
        assert mine == yours
    both = [token for token in mine if token in yours]
    tried = [both[rng.randbelow(len(both))] for _ in range(TRIES)] if both else []
    return next((token for token in tried if shown_the_same(mirrors, token, each.watcher)), None)


def shown_the_same(mirrors: list[list[State]], token: str, watcher: int) -> bool:
    """Whether the rules show the watcher and a spectator the same in both worlds."""
    shown = [what_is_shown(past[-1], token, watcher) for past in mirrors]
    return shown[0] == shown[1]


def after(state: State, token: str) -> State:
    """A world after an action, with what happened in it."""
    world = state.clone()
    world.events = []
    world.apply(world.actions.parse(token))
    return world


def what_is_shown(state: State, token: str, watcher: int) -> bytes:
    world = after(state, token)
    told = [event.seen_by(viewer) for viewer in (watcher, None) for event in world.events or []]
    return msgspec.json.encode([told, world.view(watcher), world.view(None), world.over()])


PATHS = [
    "/health",
    "/api/me",
    "/api/me/games",
    "/api/games",
    "/api/tables",
    "/api/tables/none",
    "/api/tables/{}",
    "/api/tables/{}/cards",
    "/api/tables/{}/archive",
    "/api/tables/{}/log/en",
    "/api/tables/{}/log/fr",
    "/api/tables/{}/replay/0/en",
    "/api/tables/{}/replay/1/fr",
    "/api/tables/{}/replay/2/en",
    "/api/tables/{}/replay/spectator/en",
    "/api/tables/{}/zones/en",
    "/api/tables/{}/zones/0/en",
    "/api/tables/{}/zones/1/fr",
    "/api/tables/{}/zones/spectator/en",
    "/api/tables/{}/aim/en",
    "/api/tables/{}/recap/en",
    "/api/tables/{}/review/0/en",
]


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_over_http_is_the_same_in_both_worlds(servers: Pair, path: str) -> None:
    """Bodies, but for the time of day, and headers."""
    each = next(iter(MOMENTS.values()))

    async def ask(server: Server, number: int) -> Answer:
        client = Client(server.url, f"token-{number}")
        return plain(await client.ask("GET", path.format(each.table)))

    async def compare_answers() -> None:
        for number in (each.watcher, MOST_SEATS):
            assert await ask(servers[0], number) == await ask(servers[1], number)

    wait_for(compare_answers())


def test_every_log_line_is_the_same_in_both_worlds(servers: Pair) -> None:
    """But for the time."""
    one, other = (lines(server.log) for server in servers)
    assert one
    assert one == other


def lines(log: Path) -> list[dict[str, object]]:
    return [json.loads(line) | {"ts": 0} for line in log.read_text().splitlines()]
