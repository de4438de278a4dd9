"""Two worlds that a seat cannot tell apart, each on a real server, played by the same script."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Protocol

import httpx
import sqlalchemy as sql

from chabudai.client import Client, Guest
from chabudai.engine import State, load
from chabudai.engine.rng import FastRng
from chabudai.server.accounts.people import hash_token
from chabudai.server.protocol import messages
from chabudai.server.storage import log as e
from chabudai.server.storage.database import Place
from chabudai.server.storage.store import Store
from chabudai.server.storage.tables import people, sessions
from tests.decks import make_short_deck

MOST_SEATS = 7
NEVER = 3600.0  # a heartbeat on one side only would be taken for a difference
BY_LOT = re.compile(rb'"(opened|moved)":[\d.e+]+|"id":"[\w-]{22}"')

Answer = tuple[int, bytes, dict[str, str]]


class Front(Protocol):
    """Where everybody goes to: a server, or a proxy before several."""

    @property
    def url(self) -> str: ...


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

    @property
    def before(self) -> str | None:
        """The table whose people play on at this one, where it is a rematch."""
        return f"{self.game}-before" if self.seed == 0 else None


def moment(game: str, seed: int) -> Moment:
    """Somewhere in a random game: the world as it is, and another that looks the same."""
    rules, rng = load(game), FastRng(seed)
    state = rules.new(rules.min_seats + seed % (rules.max_seats - rules.min_seats + 1), seed)
    for _ in range(int(rng.randbelow(40))):
        legal = state.legal()
        after = state.clone()
        after.apply(legal[rng.randbelow(len(legal))])
        state = state if after.over() else after
    watcher = int(rng.randbelow(state.seats))
    other = state.clone()
    other.redeal(watcher, rng)
    return Moment(game, seed, watcher, (state.clone(), other))


async def prepare(place: Place, moments: list[Moment], world: int) -> None:
    """Write the logs of one world's tables, and people whose tokens are known."""
    store = Store(place)
    for number in range(MOST_SEATS + 1):
        await store.run(lambda c, n=number: add_person(c, n))  # type: ignore[misc]
    for each in moments:
        for seq, entry in enumerate(make_log(each, world)):
            await store.append(each.table, seq, entry)
        if each.before:
            for seq, entry in enumerate(finished(each)):
                await store.append(each.before, seq, entry)
    store.close()


def add_person(connection: sql.Connection, number: int) -> None:
    person = {"id": f"person-{number}", "name": f"Player {number}", "created": 0.0}
    connection.execute(sql.insert(people), person)
    session = {"hash": hash_token(f"token-{number}"), "person": person["id"], "kind": "bearer"}
    connection.execute(sql.insert(sessions), {**session, "created": time.time()})


def make_log(each: Moment, world: int) -> list[e.AnyEntry]:
    rules = load(each.game).version
    return [*sat_down(each), e.Started(position=each.worlds[world].to_position(), rules=rules)]


def sat_down(each: Moment, deck: str | None = None) -> list[e.AnyEntry]:
    seats = each.worlds[0].seats
    terms = messages.Terms(game=each.game, seats=seats, practice=True, deck=deck)
    seated = [
        e.Seated(seat=n, person=f"person-{n}", name=f"Player {n}", entropy="") for n in range(seats)
    ]
    return [e.Opened(terms=terms, host="person-0", secret="00" * 32), *seated]


def finished(each: Moment) -> list[e.AnyEntry]:
    """The log of a game that ended, and whose people play on at the moment's table."""
    rules, deck = load(each.game), make_short_deck(each.game)
    state, rng = rules.new(each.worlds[0].seats, "before", deck=deck), FastRng(each.seed)
    played: list[e.AnyEntry] = []
    while not state.over():
        legal = state.legal()
        action = legal[rng.randbelow(len(legal))]
        played.append(e.Played(seat=state.actor(), token=state.actions.token(action)))
        state.apply(action)
    played += [e.Ended(), e.Rematched(table=each.table)]
    return [*sat_down(each, deck), e.Started(seed="before", rules=rules.version), *played]


def plain(answer: httpx.Response) -> Answer:
    """An answer without what cannot be the same: names drawn by lot, and the time of day."""
    return answer.status_code, BY_LOT.sub(b"", answer.content), dict(answer.headers)


class Side:
    """One world: everybody at its table, and all that the watcher and a spectator are sent."""

    spectator: Guest
    tab: Guest
    before: Guest | None = None

    def __init__(self, server: Front, each: Moment, stack: AsyncExitStack) -> None:
        self.server = server
        self.each = each
        self.stack = stack
        self.guests: list[Guest] = []
        self.others: list[Guest] = []
        self.frames: dict[str, list[bytes]] = {}

    async def come(self, number: int, role: str, table: str | None = None) -> Guest:
        """Somebody comes to the table; what the watcher and spectators hear is kept."""
        listen = self.frames.setdefault(role, []).append if role else None
        client = Client(self.server.url, f"token-{number}")
        guest = client.at(table or self.each.table, on_frame=listen, heartbeat=NEVER)
        self.others.append(await self.stack.enter_async_context(guest))
        await self.settle()
        return guest

    async def reconnect(self) -> None:
        """The watcher's second tab loses its socket, everybody sees it, and it comes back."""
        heard = len(self.frames["spectator"])
        await self.tab.__aexit__(None, None, None)
        self.others.remove(self.tab)
        await self.spectator.until(lambda: len(self.frames["spectator"]) > heard)
        self.tab = await self.come(self.each.watcher, "tab again")

    async def ask(self, number: int, method: str, path: str, body: object = None) -> Answer:
        """What somebody is answered over HTTP, but for names drawn by lot and the time of day."""
        client = Client(self.server.url, f"token-{number}")
        return plain(await client.ask(method, path, body))

    def asked(self) -> Guest:
        return next(guest for guest in self.guests if guest.asked())

    async def tell(self, guest: Guest, said: Sequence[messages.ClientMessage]) -> None:
        """Send something, and wait until all that it leads to has come back."""
        for message in said:
            await guest.say(message)
        number = (guest.pong or 0) + 1
        await guest.say(messages.Ping(number))
        await guest.until(lambda: guest.pong == number)

    async def settle(self) -> None:
        """Wait until everybody has got all that was sent before now."""
        for guest in self.others:
            await self.tell(guest, [])


@asynccontextmanager
async def side(server: Front, each: Moment) -> AsyncIterator[Side]:
    """Everybody at one world's table; the watcher has a second tab."""
    async with AsyncExitStack() as stack:
        here = Side(server, each, stack)
        for number in range(each.worlds[0].seats):
            role = "watcher" if number == each.watcher else ""
            here.guests.append(await here.come(number, role))
        here.tab = await here.come(each.watcher, "tab")
        here.spectator = await here.come(MOST_SEATS, "spectator")
        if each.before:
            here.before = await here.come(each.watcher, "before", each.before)
        yield here
