"""Two worlds that a seat cannot tell apart, each on a real server, played by the same script."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sql

from chabudai.client import Client, Guest
from chabudai.engine import State, load
from chabudai.engine.rng import Quick
from chabudai.server import entries as e
from chabudai.server import wire
from chabudai.server.identity import hashed
from chabudai.server.schema import people, sessions
from chabudai.server.store import Store
from tests.server.running import Server

MOST_SEATS = 7


@dataclass(frozen=True)
class Moment:
    """A position of a random game, and the seat that watches."""

    game: str
    seed: int
    watcher: int
    worlds: tuple[State, State]

    @property
    def table(self) -> str:
        return f"{self.game}-{self.seed}"


def moment(game: str, seed: int) -> Moment:
    """Somewhere in a random game: the world as it is, and another that looks the same."""
    rules, rng = load(game), Quick(seed)
    state = rules.new(rules.fewest + seed % (rules.most - rules.fewest + 1), seed)
    for _ in range(int(rng.below(40))):
        legal = state.legal()
        after = state.clone()
        after.apply(legal[rng.below(len(legal))])
        state = state if after.over() else after
    watcher = int(rng.below(state.seats))
    other = state.clone()
    other.redeal(watcher, rng)
    return Moment(game, seed, watcher, (state.clone(), other))


async def prepare(folder: Path, moments: list[Moment], world: int) -> None:
    """Write the logs of one world's tables, and people whose tokens are known."""
    store = Store(folder)
    for number in range(MOST_SEATS + 1):
        await store.do(lambda c, n=number: add_person(c, n))  # type: ignore[misc]
    for each in moments:
        for seq, entry in enumerate(log_of(each, world)):
            await store.append(each.table, seq, entry)
    store.close()


def add_person(connection: sql.Connection, number: int) -> None:
    person = {"id": f"person-{number}", "name": f"Player {number}", "created": 0.0}
    connection.execute(sql.insert(people), person)
    session = {"hash": hashed(f"token-{number}"), "person": person["id"], "kind": "bearer"}
    connection.execute(sql.insert(sessions), {**session, "created": time.time()})


def log_of(each: Moment, world: int) -> list[e.AnyEntry]:
    state = each.worlds[world]
    terms = wire.Terms(game=each.game, seats=state.seats)
    seated = [
        e.Seated(seat=n, person=f"person-{n}", name=f"Player {n}", entropy="")
        for n in range(state.seats)
    ]
    opened = e.Opened(terms=terms, host="person-0", secret="00" * 32)
    return [opened, *seated, e.Started(position=state.to_position())]


class Side:
    """One world: everybody at its table, and all that the watcher and a spectator are sent."""

    spectator: Guest

    def __init__(self, server: Server, each: Moment, stack: AsyncExitStack) -> None:
        self.server = server
        self.each = each
        self.stack = stack
        self.guests: list[Guest] = []
        self.others: list[Guest] = []
        self.frames: dict[str, list[bytes]] = {}

    async def come(self, number: int, role: str) -> Guest:
        """Somebody comes to the table; what the watcher and spectators hear is kept."""
        listen = self.frames.setdefault(role, []).append if role else None
        client = Client(self.server.url, f"token-{number}")
        guest = client.at(self.each.table, on_frame=listen)
        self.others.append(await self.stack.enter_async_context(guest))
        await self.settle()
        return guest

    def asked(self) -> Guest:
        return next(guest for guest in self.guests if guest.asked())

    async def tell(self, guest: Guest, messages: Sequence[wire.ClientMessage]) -> None:
        """Send something, and wait until all that it leads to has come back."""
        for message in messages:
            await guest.say(message)
        number = (guest.pong or 0) + 1
        await guest.say(wire.Ping(number))
        await guest.until(lambda: guest.pong == number)

    async def settle(self) -> None:
        """Wait until everybody has got all that was sent before now."""
        for guest in self.others:
            await self.tell(guest, [])


@asynccontextmanager
async def side(server: Server, each: Moment) -> AsyncIterator[Side]:
    """Everybody at one world's table; the watcher has a second tab."""
    async with AsyncExitStack() as stack:
        here = Side(server, each, stack)
        for number in range(each.worlds[0].seats):
            role = "watcher" if number == each.watcher else ""
            here.guests.append(await here.come(number, role))
        await here.come(each.watcher, "tab")
        here.spectator = await here.come(MOST_SEATS, "spectator")
        yield here
