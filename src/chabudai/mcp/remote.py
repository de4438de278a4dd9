"""Tables of a server: a model sits among people and bots, and is sent what its seat may know."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import quote

import msgspec

from chabudai.client import Client, Guest, NotDone, ShutOut
from chabudai.client.bot import agree, has_to_agree
from chabudai.client.client import NOT_OUR_SERVER
from chabudai.engine.text.setup import USUAL_SEATS
from chabudai.mcp.answers import (
    Choice,
    GameEntry,
    GameOption,
    Hinted,
    Known,
    Look,
    Reason,
    Status,
)
from chabudai.mcp.table import Declined, Wish, decline, number_events
from chabudai.server.protocol import messages
from chabudai.server.protocol.messages import Bilingual, Leave, Terms, Update, from_server
from chabudai.server.protocol.schemas import GameInfo, OptionInfo, Problem
from chabudai.session.advice import ProposedMove

ANSWER_SECONDS = 20.0  # until a server that does not answer is taken for gone
DEFAULT_BOT = "novice"
MAX_SEATS = 32  # that any table has
T = TypeVar("T")


@dataclass(frozen=True)
class ServerHouse:
    """A server's games and tables, for a program that it knows."""

    client: Client
    lang: str
    aids: bool

    async def list_games(self) -> list[GameEntry]:
        found = await self._read("/api/games", list[GameInfo])
        return [translate_game(each, self.lang) for each in found]

    async def read_rules(self, game: str) -> str:
        answer = await self._ask("GET", f"/api/games/{quote(game, safe='')}/rules/{self.lang}")
        return answer.decode()

    async def list_cards(self, game: str) -> list[dict[str, object]]:
        return await self._read(f"/api/games/{quote(game, safe='')}/cards", list[dict[str, object]])

    async def sit_down(self, wish: Wish) -> ServerTable:
        """Go to the table that was named, or open one; take a seat there and be ready."""
        table = find_table_id(wish.table) if wish.table else await self._open_table(wish)
        seat = ServerTable(self.client, table, self.lang)
        try:
            await seat.arrive(wish.seat)
        except BaseException:
            await seat.leave()
            raise
        return seat

    async def _open_table(self, wish: Wish) -> str:
        seats = await self._find_usual_seats(wish.game) if wish.seats is None else wish.seats
        terms = Terms(
            game=wish.game,
            seats=seats,
            bots=deal_bots(wish, seats),
            options=dict(wish.options),
            aids=self.aids,
        )
        answer = await self._ask("POST", "/api/tables", terms)
        return str(msgspec.json.decode(answer)["id"])

    async def _find_usual_seats(self, game: str) -> int:
        """How many sit down if nobody says; a game that is not there is the server's to refuse."""
        usual = {each.name: each.usual_seats for each in await self.list_games()}
        return usual.get(game, USUAL_SEATS)

    async def _read(self, path: str, kind: type[T]) -> T:
        content = await self._ask("GET", path)
        try:
            return msgspec.json.decode(content, type=kind)
        except msgspec.MsgspecError:
            raise decline("no-server", self.lang, url=self.client.url) from None

    async def _ask(self, method: str, path: str, body: object = None) -> bytes:
        """What the server answers; raises Declined with what it says, where it refuses."""
        try:
            answer = await self.client.ask(method, path, body)
            if answer.is_error:
                problem = msgspec.json.decode(answer.content, type=Problem)
                raise Declined(problem.code, problem.text)
        except NOT_OUR_SERVER:
            raise decline("no-server", self.lang, url=self.client.url) from None
        return answer.content


class ServerTable:
    """A seat at a table of a server. It agrees when others want to take something back."""

    def __init__(self, client: Client, table: str, lang: str) -> None:
        self.guest = client.at(table, lang, self._hear)
        self.table = table
        self.lang = lang
        self._told: list[str] = []
        self._seen = 0  # the version that the last look showed
        self._agreeing: asyncio.Task[None] | None = None

    async def arrive(self, seat: int | None) -> None:
        """Take a seat, or the one that was ours before, and be ready; raises Declined."""
        async with self._answering():
            await self.guest.__aenter__()
            self._agreeing = asyncio.create_task(agree_always(self.guest))
            if self.guest.seat() is None:
                await self.guest.sit(self._choose_seat(seat))
            if self._room().phase == "waiting":
                await self.guest.ready()

    async def wait(self, seconds: float) -> None:
        guest = self.guest
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._until(lambda: guest.asked() or self._room().phase in ("over", "paused"))

    def look(self, since: int) -> Look:
        room, update, seat = self._room(), self.guest.update, self.guest.seat()
        status = self._find_status()
        self._seen = self.guest.version()
        return Look(
            status=status,
            game=room.terms.game,
            table=self.table,
            seat=-1 if seat is None else seat,
            players=[describe_chair(each) for each in room.chairs],
            text=self._describe_moment(status, update),
            legal=[Choice(each.token, each.label) for each in update.legal] if update else [],
            events=number_events(self._told, since),
            next_event=len(self._told),
            view=update.view if update else None,
            result=update.result.as_sentences() if update and update.result else [],
        )

    async def play(self, token: str) -> None:
        async with self._answering():
            v = await self.guest.play(token, self._seen)
            await self._until(lambda: self.guest.version() >= v)

    async def why_not(self, token: str) -> list[Reason]:
        async with self._answering():
            return convert_reasons(await self.guest.why_not(token))

    async def know(self) -> Known:
        async with self._answering():
            known = await self.guest.know()
            return Known(lines=known.lines, figures=known.figures)

    async def hint(self) -> Hinted:
        async with self._answering():
            hinted = await self.guest.hint()
            moves = [ProposedMove(**msgspec.structs.asdict(move)) for move in hinted.moves]
            return Hinted(bot=hinted.bot, worlds=hinted.worlds, moves=moves)

    async def leave(self) -> None:
        """Let a bot play on, so that nobody waits for us."""
        if self._agreeing is None:  # we never came in
            return
        self._agreeing.cancel()
        if self.guest.room is not None and self.guest.room.phase == "playing":
            await self.guest.say(Leave())
        await self.guest.__aexit__()

    @asynccontextmanager
    async def _answering(self) -> AsyncIterator[None]:
        """Turn what a server refuses, or does not answer in time, into Declined."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                yield
        except NotDone as error:
            refused = error.refused
            raise Declined(refused.code, refused.text, convert_reasons(refused.reasons)) from None
        except ShutOut:
            raise decline("shut-out", self.lang) from None
        except TimeoutError:
            raise decline("no-answer", self.lang) from None

    async def _until(self, holds: Callable[[], bool]) -> None:
        try:
            await self.guest.until(holds)
        except ShutOut:
            raise decline("shut-out", self.lang) from None

    def _hear(self, frame: bytes) -> None:
        message = from_server.decode(frame)
        if isinstance(message, Update):
            self._told += [event.text for event in message.events if event.text]

    def _choose_seat(self, wanted: int | None) -> int:
        free = [each.seat for each in self._room().chairs if each.name is None]
        if wanted is None and not free:
            raise decline("no-free-seat", self.lang)
        return free[0] if wanted is None else wanted

    def _find_status(self) -> Status:
        phase = self._room().phase
        if phase == "playing":
            return "asked" if self.guest.asked() else "waiting"
        return "gathering" if phase == "waiting" else phase

    def _describe_moment(self, status: Status, update: Update | None) -> str:
        if self.guest.stalled or self._room().notice:
            return self.guest.stalled or self._room().notice
        if status == "gathering" or update is None:
            return decline("gathering", self.lang).text
        return update.prompt

    def _room(self) -> messages.Room:
        assert self.guest.room is not None
        return self.guest.room


async def agree_always(guest: Guest) -> None:
    """Agree whenever somebody wants to take something back, as a bot account does."""
    with suppress(ShutOut):
        while True:
            await guest.until(lambda: has_to_agree(guest))
            await agree(guest)


def deal_bots(wish: Wish, seats: int) -> list[str | None]:
    """A bot for every seat but the model's own, in turn."""
    kinds, own = wish.bots or (DEFAULT_BOT,), wish.seat or 0
    others = [seat for seat in range(min(seats, MAX_SEATS)) if seat != own]
    dealt = {seat: kinds[place % len(kinds)] for place, seat in enumerate(others)}
    return [dealt.get(seat) for seat in range(min(seats, MAX_SEATS))]


def find_table_id(link: str) -> str:
    """The table that a link leads to, or its name where only that was given."""
    return quote(link.rstrip("/").rpartition("/")[2], safe="")


def describe_chair(chair: messages.Chair) -> str:
    """Who sits there; empty where nobody does."""
    name = chair.name or ""
    return f"{name} ({chair.bot})" if chair.bot else name


def convert_reasons(reasons: list[messages.Reason]) -> list[Reason]:
    return [Reason(each.rule, each.text) for each in reasons]


def translate_game(info: GameInfo, lang: str) -> GameEntry:
    """A game as the server describes it, in one language."""
    return GameEntry(
        name=info.name,
        title=choose_language(info.title, lang),
        about=choose_language(info.pitch, lang),
        fewest_seats=info.fewest,
        most_seats=info.most,
        usual_seats=info.usual,
        options=[translate_option(each, lang) for each in info.options],
        bots={each.name: choose_language(each.text, lang) for each in info.bots},
    )


def translate_option(info: OptionInfo, lang: str) -> GameOption:
    readings = {each.name: choose_language(each.text, lang) for each in info.readings}
    return GameOption(info.name, choose_language(info.text, lang), readings)


def choose_language(words: Bilingual, lang: str) -> str:
    return words.fr if lang == "fr" else words.en
