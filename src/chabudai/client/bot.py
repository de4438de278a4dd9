"""A bot account: a program that people invite to tables by its name, and that plays there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace

import httpx
import msgspec

from chabudai.bots import Budget, Glimpse
from chabudai.bots.program.bot import USUAL_SECONDS, ProgramBot
from chabudai.bots.program.process import Program
from chabudai.client.client import Client
from chabudai.client.guest import Guest, NotDone, ShutOut
from chabudai.engine.rng import FastRng
from chabudai.server.protocol.messages import Back, Clocks, Consent, Leave, Stand, Update
from chabudai.server.protocol.schemas import BotCall, Problem, TableInfo

CALL_SECONDS = 2.0  # between two calls; the server takes a program that does not call for gone
START_SECONDS = 600.0  # until the others are ready
CLOCK_SHARE = 20  # of the time left on a clock, one move takes at most this part
Tell = Callable[[str, TableInfo, ProgramBot], None]  # "sat-down" or "game-over" at a table


class NotWelcome(Exception):
    """The server does not know this program, or refuses it; `text` says why."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


@dataclass
class InvitedBot:
    """A program behind a bot account. It plays each table in a process of its own."""

    client: Client
    call: BotCall
    path: str
    budget: Budget
    tell: Tell

    async def play_when_invited(self, on_connected: Callable[[], None]) -> None:
        """Call the server for ever, and play wherever a seat is given to us; raises NotWelcome.

        Whoever ends this leaves the tables: the server's own bot plays on there.
        """
        invited = await self.ask_where_invited()
        on_connected()
        playing: dict[str, asyncio.Task[None]] = {}
        try:
            while True:
                for table in invited:
                    if table.id not in playing or playing[table.id].done():
                        playing[table.id] = asyncio.create_task(self.play_at(table))
                await asyncio.sleep(CALL_SECONDS)
                with suppress(httpx.HTTPError):  # it restarts, perhaps
                    invited = await self.ask_where_invited()
        finally:
            for task in playing.values():
                task.cancel()
            await asyncio.gather(*playing.values(), return_exceptions=True)

    async def ask_where_invited(self) -> list[TableInfo]:
        """The tables where we have a seat and the game is not over."""
        answer = await self.client.ask("POST", "/api/bots", self.call)
        if answer.is_server_error or answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            answer.raise_for_status()
        if answer.is_error:
            raise NotWelcome(msgspec.json.decode(answer.content, type=Problem).text)
        return msgspec.json.decode(answer.content, type=list[TableInfo])

    async def play_at(self, table: TableInfo) -> None:
        """Sit at one table until its game is over."""
        bot = ProgramBot(Program(self.path))
        try:
            with suppress(ShutOut):  # the table was deleted
                async with self.client.at(table.id) as guest:
                    self.tell("sat-down", table, bot)
                    await self.play_seat(guest, bot)
                    self.tell("game-over", table, bot)
        finally:
            bot.program.close()

    async def play_seat(self, guest: Guest, bot: ProgramBot) -> None:
        """Be ready, answer what is asked, agree to what others want to take back."""
        try:
            await settle_down(guest)
            await wait_for_start(guest)
            while guest.seat() is not None and not guest.over():
                await guest.until(lambda: guest.over() or guest.asked() or has_to_agree(guest))
                if has_to_agree(guest):
                    await agree(guest)
                elif guest.asked():
                    await self.answer(guest, bot)
        except asyncio.CancelledError:
            await guest.say(Leave())
            raise

    async def answer(self, guest: Guest, bot: ProgramBot) -> None:
        """Let the program answer the question, and wait until the game has gone on."""
        update, seat, seen = guest.update, guest.seat(), guest.version()
        assert update is not None
        assert guest.room is not None
        assert seat is not None
        glimpse = make_glimpse(guest.room.terms.game, seat, update, self.budget)
        place = await asyncio.to_thread(bot.choose, glimpse)
        with suppress(NotDone):  # something was taken back meanwhile
            seen = await guest.play(update.legal[place].token, seen) - 1
        await guest.until(lambda: guest.version() > seen or guest.over())


async def settle_down(guest: Guest) -> None:
    """Be ready for a game that has not begun; come back to one that has."""
    seat, room = guest.seat(), guest.room
    assert room is not None
    if seat is None:
        return
    with suppress(NotDone):  # it began meanwhile
        if room.phase == "waiting":
            await guest.sit(seat)  # again: with chance of our own for the shuffle
            await guest.ready()
    if room.chairs[seat].away:
        await guest.say(Back())


async def wait_for_start(guest: Guest) -> None:
    """Wait for the others, but not for ever: the seat is given up, and counts for us no more."""
    try:
        async with asyncio.timeout(START_SECONDS):
            await guest.until(lambda: guest.room is not None and guest.room.phase != "waiting")
    except TimeoutError:
        await guest.say(Stand())
        await guest.until(lambda: guest.seat() is None)


def has_to_agree(guest: Guest) -> bool:
    """Whether somebody asked to take something back, and waits for us."""
    request = guest.room.request if guest.room else None
    return request is not None and guest.seat() in request.waiting


async def agree(guest: Guest) -> None:
    assert guest.room is not None
    assert guest.room.request is not None
    version = guest.room.v
    await guest.say(Consent(guest.room.request.v, True))
    await guest.until(lambda: guest.room is not None and guest.room.v > version)


def make_glimpse(game: str, seat: int, update: Update, budget: Budget) -> Glimpse:
    """What an update asks of a seat; answers are chosen by their place in the list."""
    tokens = [choice.token for choice in update.legal]
    places = list(range(len(tokens)))
    chance = FastRng(secrets.randbits(48))
    limit = limit_budget(budget, update.clocks, seat)
    return Glimpse(game, seat, update.view, places, tokens, chance, limit, None)


def limit_budget(budget: Budget, clocks: Clocks | None, seat: int) -> Budget:
    """A budget that leaves time for later moves, where a clock runs."""
    seconds = USUAL_SECONDS if budget.seconds is None else budget.seconds
    if clocks is not None:
        seconds = min(seconds, clocks.left[seat] / CLOCK_SHARE)
    return replace(budget, seconds=seconds)
