"""A table that lives: one task, one inbox, no locks. Nothing else touches its record and state."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from chabudai.engine import OVER
from chabudai.engine.event import Event
from chabudai.server.bots import pool
from chabudai.server.errors import NotNow
from chabudai.server.http.access import Bucket
from chabudai.server.ops.logs import kind, note, short, where
from chabudai.server.protocol.messages import Accepted, Request, Said, encode
from chabudai.server.storage import log as e
from chabudai.server.tables import presenter
from chabudai.server.tables.connection import Connection
from chabudai.server.tables.state import Sitting, rebuild
from chabudai.server.tables.summary import outline
from chabudai.server.tables.timing import Timing
from chabudai.session.seeds import seed_from_words

if TYPE_CHECKING:
    from chabudai.server.tables.registry import House

T = TypeVar("T")
Job = Callable[[], Coroutine[Any, Any, None]]
STAND_IN = "novice"


class Overtaken(Exception):
    """Another process has written this place of the log."""


class Table:
    """Who is here, what they ask, and the game between them."""

    def __init__(self, sitting: Sitting, house: House) -> None:
        self.id = sitting.table
        self.sitting = sitting
        self.outline = outline(sitting)
        self.house = house
        self.inbox: asyncio.Queue[Job] = asyncio.Queue()
        self.guests: list[Connection] = []
        self.request: Request | None = None
        self.request_id = ""
        self.timing = Timing(house.clock)
        self.hints: dict[int, Bucket] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._waiting: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        self._busy = False

    # The task

    def open(self) -> None:
        """Begin to live; a game that was running goes on, its clocks from where they stood."""
        self._task = asyncio.create_task(self._run())
        self.post(self._resume)

    def is_quiet(self) -> bool:
        """Whether nobody is here and nothing is about to happen."""
        waits = self._thinking is not None or self._waiting or self.request is not None
        return not (self.guests or waits or self._busy or self.inbox.qsize())

    async def close(self) -> None:
        """Stop at once; the log has everything."""
        for task in (self._thinking, self._task, *self._waiting):
            if task is not None:
                task.cancel()

    def post(self, job: Job) -> None:
        """Have something done when its turn comes."""
        self.inbox.put_nowait(job)

    def post_at(self, moment: float, job: Job) -> None:
        """Have something done later."""
        self.aside(self._post_at(moment, job))

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be worked on while the table goes on."""
        waiting = asyncio.create_task(work)
        self._waiting.add(waiting)
        waiting.add_done_callback(self._waiting.discard)

    async def _post_at(self, moment: float, job: Job) -> None:
        await self.house.clock.until(moment)
        self.post(job)

    async def look(self, at: Callable[[Sitting], T]) -> T:
        """What can be read off the table when its turn comes: nothing that is not kept yet."""
        found: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def read() -> None:
            try:
                found.set_result(at(self.sitting))
            except Exception as error:
                found.set_exception(error)

        self.post(read)
        return await found

    async def _run(self) -> None:
        while True:
            job = await self.inbox.get()
            self._busy = True
            try:
                await job()
            except Exception as error:
                await self._fail(error)
            self._busy = False

    async def _fail(self, error: Exception) -> None:
        """Take the table up again from its log, and let it wait for somebody to look at it."""
        note("table-failed", table=short(self.id), error=kind(error), where=where(error))
        self._stop_thinking()
        try:
            self.sitting = rebuild(self.id, await self.house.store.read(self.id))
            if not isinstance(error, Overtaken):
                await self.keep(e.Paused(reason=kind(error)))
            self.post(self._resume)
        except Exception:
            self.sitting.paused = True
        self.show_room()

    async def take_up(self) -> None:
        """Let a paused table go on from its log; raises NotNow where that still cannot be read."""
        sitting = rebuild(self.id, await self.house.store.read(self.id))
        if sitting.broken:
            raise NotNow("still-broken")
        self.sitting = sitting
        await self.keep(e.Resumed())
        self.show_room()
        await self._resume()

    async def _resume(self) -> None:
        """Show where the log says the game is, and go on from there unless it is paused."""
        self.timing.start(self.house.beat)
        if self.sitting.match is not None:
            self.show([])
        await self._end()
        self.arrange()

    # The log

    async def keep(self, entry: e.AnyEntry) -> list[Event]:
        """Let an entry happen and commit it; only then may anybody hear of it."""
        seq = self.sitting.seq
        happened = self.sitting.take(entry)
        with self.house.metrics.commits.time():
            if not await self.house.store.append(self.id, seq, entry):
                raise Overtaken
        return happened

    async def move(self, entry: e.Played | e.TookBack) -> None:
        """Let the game go on, or back, and show it."""
        before = self.sitting.actor()
        events = await self.keep(entry)
        self.house.metrics.actions.inc()
        self.request = None
        self.timing.start(self.house.beat if self.sitting.actor() != before else 0.0)
        self.acknowledge(entry.seat, entry.id)
        self.show(events)
        if isinstance(entry, e.TookBack):
            self.show_room()
        await self._end()
        self.arrange()

    async def _end(self) -> None:
        """Note the end of a game, so that a restart need not take it up again."""
        if self.sitting.phase() == "over" and not self.sitting.ended:
            await self.keep(e.Ended())
            self.show_room()

    # Asking

    def arrange(self) -> None:
        """Let the right one answer: a bot, a standing answer, or the person, who has so long."""
        self._stop_thinking()
        seat = self.sitting.actor()
        if seat == OVER:
            return
        bot = self.stand_in(seat)
        if bot is not None:
            self._think(self._ask_bot(self._question(bot, seat), self.sitting.moved))
        elif (token := self.standing_answer(seat)) is not None:
            self._think(self._answer_later(token, "standing", self.sitting.moved))
        elif (deadline := self.timing.deadline(self.sitting)) is not None:
            self._think(self._watch_time(deadline, self.sitting.moved))

    def stand_in(self, seat: int) -> str | None:
        """The bot that answers for a seat; none while everybody is gone."""
        place = self.sitting.places[seat]
        people = self.sitting.people()
        if people and all(self.sitting.places[each].away for each in people):
            return None
        return place.bot or (STAND_IN if place.away else None)

    def standing_answer(self, seat: int) -> str | None:
        """What a seat said it always answers to this question, or the only answer there is."""
        assert self.sitting.match is not None
        state = self.sitting.match.state
        said = self.sitting.places[seat].standing.get(state.stack[-1].name())
        if said is None:
            return None
        legal = [state.actions.token(action) for action in state.legal()]
        if said.token in legal:
            return said.token
        return legal[0] if len(legal) == 1 else None

    def _think(self, thought: Coroutine[Any, Any, None]) -> None:
        self._thinking = asyncio.create_task(thought)

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def _question(self, bot: str, seat: int) -> pool.Question:
        assert self.sitting.match is not None
        seed = seed_from_words(f"{self.sitting.secret} bot {len(self.sitting.deciders)}")
        seconds = self.timing.for_a_bot(self.sitting)
        return pool.question(bot, self.sitting.match.state, seat, seed, seconds)

    async def _ask_bot(self, question: pool.Question, moved: int) -> None:
        token = await self.house.hands.choose(question)
        await self._answer_later(token, "bot", moved)

    async def _answer_later(self, token: str, by: e.By, moved: int) -> None:
        await self.house.clock.until(self.timing.earliest)
        self.post(lambda: self._answer(token, by, moved))

    async def _answer(self, token: str, by: e.By, moved: int) -> None:
        if self.sitting.moved == moved and (seat := self.sitting.actor()) != OVER:
            await self.move(e.Played(seat=seat, token=token, by=by))

    async def _watch_time(self, deadline: float, moved: int) -> None:
        await self.house.clock.until(deadline)
        self.post(lambda: self._run_out(moved))

    async def _run_out(self, moved: int) -> None:
        if self.sitting.moved == moved and (seat := self.sitting.actor()) != OVER:
            await self.go_away(seat, "time")

    async def go_away(self, seat: int, why: Literal["left", "time"]) -> None:
        """Let a bot play for a seat until its person is back."""
        left = self.timing.after_leaving(self.sitting, seat)
        await self.keep(e.Left(seat=seat, why=why, left=left))
        self.show_room()
        self.arrange()

    async def come_back(self, seat: int) -> None:
        """Give a seat back to its person."""
        left = self.timing.after_return(self.sitting, seat)
        await self.keep(e.Returned(seat=seat, left=left))
        self.show_room()
        if self.sitting.actor() == seat:
            self.timing.start(0.0)
        self.arrange()

    # Showing

    def arrive(self, guest: Connection) -> None:
        """Show the table to somebody who has just come."""
        self.guests.append(guest)
        self._tell_of(guest)
        self.show_all_to(guest)
        for entry in self.sitting.said:
            self._hear(guest, entry)

    def show_all_to(self, guest: Connection) -> None:
        """Show somebody the table and the game as they are."""
        self.show_room_to(guest)
        if self.sitting.match is not None:
            guest.send_frame(self._update(guest, []))

    def depart(self, guest: Connection) -> None:
        """Somebody's socket is gone."""
        self.guests.remove(guest)
        self._tell_of(guest)

    def _tell_of(self, guest: Connection) -> None:
        """All others see a player come or go; those who watch are counted by players only."""
        played = self.sitting.seat_of(guest.person) is not None
        for each in self.guests:
            if each is not guest and (played or self.sitting.seat_of(each.person) is not None):
                self.show_room_to(each)

    def show(self, events: Sequence[Event]) -> None:
        """Show everybody the game; those who may know the same get the same bytes."""
        self.outline = outline(self.sitting, self.request)
        made: dict[tuple[int | None, str], bytes] = {}
        for guest in self.guests:
            key = (self.sitting.seat_of(guest.person), guest.lang)
            if key not in made:
                made[key] = self._update(guest, events)
            guest.send_frame(made[key])

    def show_room(self) -> None:
        """Show everybody who is here and what was agreed."""
        self.outline = outline(self.sitting, self.request)
        for guest in self.guests:
            self.show_room_to(guest)

    def acknowledge(self, seat: int, id: str) -> None:
        """Tell a seat that what it asked is kept."""
        if id:
            for guest in self.guests:
                if self.sitting.seat_of(guest.person) == seat:
                    guest.send(Accepted(id, self.sitting.v))

    def spread(self, entry: e.Spoke) -> None:
        """Let everybody hear what somebody said, except those who would rather not."""
        for guest in self.guests:
            self._hear(guest, entry)

    def _hear(self, guest: Connection, entry: e.Spoke) -> None:
        if entry.name not in self.sitting.muted.get(guest.person, ()):
            guest.send(Said(entry.name, entry.seat, entry.text))

    def show_room_to(self, guest: Connection) -> None:
        here = {each.person for each in self.guests}
        seated = {place.person for place in self.sitting.places}
        watching = len(here - seated)
        guest.send(
            presenter.room(self.sitting, guest.person, guest.lang, here, watching, self.request)
        )

    def _update(self, guest: Connection, events: Sequence[Event]) -> bytes:
        seat = self.sitting.seat_of(guest.person)
        clocks = self.timing.shown(self.sitting)
        return encode(presenter.update(self.sitting, seat, guest.lang, events, clocks))
