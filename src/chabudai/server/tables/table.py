"""A table that lives: one task, one inbox, no locks. Nothing else touches its record and state."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from chabudai.engine import OVER
from chabudai.engine.rules.event import Event
from chabudai.server.accounts.lookalikes import choose_distinct_name
from chabudai.server.accounts.progress import keep_progress
from chabudai.server.bots import pool
from chabudai.server.cluster.ownership import NotOwned
from chabudai.server.errors import Unplayable
from chabudai.server.ops.logs import error_location, error_name, log_event, table_hash
from chabudai.server.ops.rate_limit import KeyedRateLimiter
from chabudai.server.protocol.messages import Accepted, Request, Said, encode
from chabudai.server.storage import log as e
from chabudai.server.tables import presenter
from chabudai.server.tables.clocks import TurnTimer, bot_seconds
from chabudai.server.tables.connection import NOT_SHOWN, Connection
from chabudai.server.tables.dealing import deal
from chabudai.server.tables.inbox import Inbox, Job
from chabudai.server.tables.stalls import StallNotice, find_only_hearer
from chabudai.server.tables.state import ChatLine, TableState
from chabudai.server.tables.summary import summarize
from chabudai.server.tables.wins import list_beaten_bots
from chabudai.session.seeds import seed_from_words

if TYPE_CHECKING:
    from chabudai.server.tables.registry import TableRegistry

T = TypeVar("T")
# Which question is asked, and who answers it: a bot, a standing answer, or a person until then.
Answerer = tuple[int, str | None, str | None, float | None]


class LogConflict(Exception):
    """Another process has written this place of the log."""


class Table:
    """Who is here, what they ask, and the game between them."""

    def __init__(self, state: TableState, registry: TableRegistry) -> None:
        self.id = state.id
        self.state = state
        self.summary = summarize(state)
        self.registry = registry
        self.inbox = Inbox()
        self.connections: list[Connection] = []
        self._visitors: set[Connection] = set()  # with those who are about to be shown in
        self._stop_code: int | None = None
        self.undo_request: Request | None = None
        self.undo_request_id = ""
        self.timer = TurnTimer(registry.clock)
        self.stall_notice = StallNotice(registry.store, self.connections)
        limits = registry.limits
        self.chat_limits = KeyedRateLimiter(
            limits.lines_at_once, limits.lines_per_second, registry.clock.now
        )
        self._thinking: asyncio.Task[None] | None = None
        self._answerer: Answerer | None = None
        self._waiting: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        self._busy = False

    # The task

    def start(self) -> None:
        """Begin to live; a game that was running goes on, its clocks from where they stood."""
        self._task = asyncio.create_task(self._run())
        if self.state.phase() != "over" and any(place.bot for place in self.state.places):
            self.registry.bot_pool.wake()
        self.post(self._continue)

    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is about to happen."""
        waits = self._thinking is not None or self._waiting or self.undo_request is not None
        return not (self.connections or waits or self._busy or len(self.inbox))

    def is_untouched_branch(self) -> bool:
        """Whether this is a what-if in which nobody has decided anything."""
        return self.state.origin is not None and "person" not in self.state.answered_by

    def stop(self, code: int = 0) -> None:
        """Stop at once; the log has everything. With a code, everybody's socket is closed."""
        self._stop_code = code
        for task in (self._thinking, self._task, *self._waiting):
            if task is not None:
                task.cancel()
        for visitor in self._visitors if code else ():
            visitor.end(code)
        self.inbox.close()

    @contextmanager
    def receive(self, visitor: Connection) -> Iterator[None]:
        """Count somebody's socket as one that is closed when the table stops."""
        self._visitors.add(visitor)
        if self._stop_code:
            visitor.end(self._stop_code)
        try:
            yield
        finally:
            self._visitors.discard(visitor)

    def post(self, job: Job) -> None:
        """Have something done when its turn comes."""
        self.inbox.post(job)

    def post_at(self, moment: float, job: Job) -> None:
        """Have something done later."""
        self.run_in_background(self._post_at(moment, job))

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be worked on while the table goes on."""
        waiting = asyncio.create_task(work)
        self._waiting.add(waiting)
        waiting.add_done_callback(self._waiting.discard)

    async def _post_at(self, moment: float, job: Job) -> None:
        await self.registry.clock.sleep_until(moment)
        self.post(job)

    async def read_state(self, read: Callable[[TableState], T]) -> T:
        """What can be read off the table when its turn comes: nothing that is not kept yet."""
        return await self.inbox.read(lambda: read(self.state))

    async def _run(self) -> None:
        while True:
            job = await self.inbox.next()
            self._busy = True
            try:
                await job()
            except Exception as error:
                await self._handle_failure(error)
            self._busy = False

    async def _handle_failure(self, error: Exception) -> None:
        """Rebuild the table from its log, and let it wait for somebody to look at it."""
        if isinstance(error, NotOwned):
            self.registry.drop(self)
            return
        log_event(
            "table-failed",
            table=table_hash(self.id),
            error=error_name(error),
            where=error_location(error),
        )
        self._stop_thinking()
        try:
            self.state = await self.registry.read_table_state(self.id)
            if not isinstance(error, LogConflict):
                await self.commit(e.Paused(reason=error_name(error)))
            self.post(self._continue)
        except Exception:
            self.state.paused = True
        self.broadcast_room()

    async def resume(self) -> None:
        """Let a paused table go on from its log; raises Rejected if it still cannot be read."""
        state = await self.registry.read_table_state(self.id)
        if state.trouble is not None:
            raise Unplayable(state.trouble)
        self.state = state
        await self.commit(e.Resumed())
        self.broadcast_room()
        await self._continue()

    async def _continue(self) -> None:
        """Show where the log says the game is, and go on from there unless it is paused."""
        self.timer.start(self.registry.beat)
        if self.state.match is not None:
            self.broadcast_update([])
        elif self.state.may_start():  # what came between was the end of a server
            await deal(self)
        await self._commit_end()
        self.schedule_answer()

    # The log

    async def commit(self, entry: e.AnyEntry, judged: int | None = None) -> list[Event]:
        """Let an entry happen and commit it; only then may anybody hear of it."""
        seq = self.state.seq
        if isinstance(entry, e.TookBack):  # the game is played anew up to there
            async with self.registry.undo_slot:
                events = await asyncio.to_thread(self.state.apply, entry)
        else:
            events = self.state.apply(entry, judged)
        is_private = isinstance(entry, e.PRIVATE)  # figures shall not tell of those
        timing = nullcontext() if is_private else self.registry.metrics.commits.time()
        with timing, self.stall_notice.watching(find_only_hearer(self.state, entry)):
            if not await self.registry.store.append(self.id, seq, entry):
                raise LogConflict
        return events

    async def commit_move(self, entry: e.Played | e.TookBack, judged: int | None = None) -> None:
        """Let the game go on, or back, and show it."""
        before = self.state.actor()
        events = await self.commit(entry, judged)
        self.registry.metrics.actions.inc()
        self.undo_request = None
        self.timer.start(self.registry.beat if self.state.actor() != before else 0.0)
        self.acknowledge(entry.seat, entry.id)
        self.broadcast_update(events)
        if isinstance(entry, e.TookBack):
            self.broadcast_room()
        await self._commit_end()
        self.schedule_answer()

    async def _commit_end(self) -> None:
        """Note the end of a game, so that a restart need not take it up again.

        One that nobody wants to win ends as well, when it has as many actions as a game may have.
        """
        is_full = self.state.actions_played >= self.registry.limits.actions_per_game
        is_over = self.state.phase() == "over" or (is_full and self.state.phase() == "playing")
        if is_over and not self.state.ended:
            await self._keep_wins()  # first: after a power cut both are done again
            await self.commit(e.Ended())
            self.broadcast_room()
            if self.state.was_cut_short():
                self.broadcast_update([])

    async def _keep_wins(self) -> None:
        """Remember with every person which levels of bots they have beaten."""
        store, game = self.registry.store, self.state.terms.game
        for person, levels in list_beaten_bots(self.state).items():
            await keep_progress(store, person, "win", game, levels, patience=None)

    # Asking

    def schedule_answer(self) -> None:
        """Let the right one answer: a bot, a standing answer, or the person, who has so long.

        What nobody decides just now leaves a beat after it was asked, neither sooner nor later:
        whoever watches shall not see whether there was a choice, or how hard it was. It is not
        asked again because something else has happened at the table.
        """
        seat, v, reply_at = self.state.actor(), self.state.last_move_v, self._next_beat()
        if seat == OVER:
            self._stop_thinking()
            return
        bot = self.bot_for(seat)
        token = self.standing_answer(seat) if bot is None else None
        deadline = self.timer.deadline(self.state) if bot is None and token is None else None
        answerer = (v, bot, token, deadline)
        if answerer == self._answerer:
            return
        self._stop_thinking()
        self._answerer = answerer
        if bot is not None:
            self._start_thinking(self._ask_bot(self._bot_question(bot, seat), v, reply_at))
        elif token is not None:
            self._start_thinking(self._give_standing_answer(token, v, reply_at))
        elif deadline is not None:
            self._start_thinking(self._wait_for_deadline(deadline, v))

    def _next_beat(self) -> float:
        """When an answer leaves that is asked for now."""
        return self.registry.clock.now() + self.registry.beat

    def bot_for(self, seat: int) -> str | None:
        """The bot that answers for a seat; none while everybody is gone."""
        place = self.state.places[seat]
        people = self.state.human_seats()
        if people and all(self.state.places[each].away for each in people):
            return None
        return place.bot or (pool.STAND_IN if place.away else None)

    def standing_answer(self, seat: int) -> str | None:
        """What a seat said it always answers to this question, or the only answer there is."""
        assert self.state.match is not None
        state = self.state.match.state
        standing = self.state.places[seat].standing.get(state.stack[-1].name())
        if standing is None:
            return None
        legal = [state.actions.token(action) for action in state.legal()]
        if standing.token in legal:
            return standing.token
        return legal[0] if len(legal) == 1 else None

    def _start_thinking(self, thought: Coroutine[Any, Any, None]) -> None:
        self._thinking = asyncio.create_task(thought)

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        self._answerer = None

    def _bot_question(self, bot: str, seat: int) -> pool.Question:
        assert self.state.match is not None
        seed = seed_from_words(f"{self.state.secret} bot {len(self.state.deciders)}")
        seconds = bot_seconds(self.state, self.registry.beat)
        return pool.question(bot, self.state.match.state, seat, seed, seconds)

    async def _ask_bot(self, question: pool.Question, last_move_v: int, reply_at: float) -> None:
        registry = self.registry
        beat = registry.clock.sleep_until(reply_at) if registry.beat > 0 else None
        token = await registry.bot_pool.choose(question, self.state.host, beat)
        self.post(lambda: self._play_answer(token, "bot", last_move_v))

    async def _give_standing_answer(self, token: str, last_move_v: int, reply_at: float) -> None:
        await self.registry.clock.sleep_until(reply_at)
        self.post(lambda: self._play_answer(token, "standing", last_move_v))

    async def _play_answer(self, token: str, by: e.By, last_move_v: int) -> None:
        if self.state.last_move_v == last_move_v and (seat := self.state.actor()) != OVER:
            await self.commit_move(e.Played(seat=seat, token=token, by=by))

    async def _wait_for_deadline(self, deadline: float, last_move_v: int) -> None:
        await self.registry.clock.sleep_until(deadline)
        self.post(lambda: self._time_out(last_move_v))

    async def _time_out(self, last_move_v: int) -> None:
        if self.state.last_move_v == last_move_v and (seat := self.state.actor()) != OVER:
            await self.hand_seat_to_bot(seat, "time")

    async def hand_seat_to_bot(self, seat: int, why: Literal["left", "time"]) -> None:
        """Let a bot play for a seat until its person is back."""
        left = self.timer.clocks_after_leaving(self.state, seat)
        await self.commit(e.Left(seat=seat, why=why, left=left))
        self.broadcast_room()
        self.schedule_answer()

    async def return_seat(self, seat: int) -> None:
        """Give a seat back to its person."""
        left = self.timer.clocks_after_return(self.state, seat)
        await self.commit(e.Returned(seat=seat, left=left))
        self.broadcast_room()
        if self.state.actor() == seat:
            self.timer.restart_for_return()
        self.schedule_answer()

    # Showing

    def add_connection(self, connection: Connection) -> None:
        """Show the table to somebody who has just come."""
        connection.name = self.choose_name(connection)
        self.connections.append(connection)
        self._announce_presence(connection)
        self.send_snapshot(connection)
        for line in self.state.chat:
            self._send_chat(connection, line)

    def choose_name(self, connection: Connection) -> str:
        """A name that looks like that of nobody else who sits, watches or has spoken here."""
        me, state = connection.person, self.state
        taken = [place.name for place in state.places if place.name and place.person != me]
        taken += [each.name for each in self.connections if each.person != me]
        taken += [known.name for person, known in state.speakers.items() if person != me]
        return choose_distinct_name(connection.nickname, taken)

    @contextmanager
    def _showing(self, connection: Connection) -> Iterator[None]:
        """Close the socket of a guest whom the table cannot be shown to.

        It is nobody else's trouble: the table goes on, and its log does not hear of it.
        """
        try:
            yield
        except Exception as error:
            log_event(
                "table-not-shown",
                table=table_hash(self.id),
                error=error_name(error),
                where=error_location(error),
            )
            connection.end(NOT_SHOWN)

    def send_snapshot(self, connection: Connection) -> None:
        """Show somebody the table and the game as they are."""
        self.send_room(connection)
        if self.state.match is not None:
            with self._showing(connection):
                connection.send_frame(self._encode_update(connection, []))

    def remove_connection(self, connection: Connection) -> None:
        """Somebody's socket is gone."""
        self.connections.remove(connection)
        self._announce_presence(connection)

    def _announce_presence(self, connection: Connection) -> None:
        """All others see a player come or go; those who watch are counted by players only."""
        played = self.state.seat_of(connection.person) is not None
        for each in self.connections:
            if each is not connection and (played or self.state.seat_of(each.person) is not None):
                self.send_room(each)

    def broadcast_update(self, events: Sequence[Event]) -> None:
        """Show everybody the game; those who may know the same get the same bytes."""
        self._update_summary()
        made: dict[tuple[int | None, str], bytes] = {}
        for connection in self.connections:
            key = (self.state.seat_of(connection.person), connection.lang)
            with self._showing(connection):
                if key not in made:
                    made[key] = self._encode_update(connection, events)
                connection.send_frame(made[key])

    def broadcast_room(self) -> None:
        """Show everybody who is here and what was agreed."""
        self._update_summary()
        for connection in self.connections:
            self.send_room(connection)

    def _update_summary(self) -> None:
        self.summary = summarize(self.state, self.undo_request)
        self.registry.note_summary(self.summary)

    def acknowledge(self, seat: int, id: str) -> None:
        """Tell a seat that what it asked is kept."""
        if id:
            for connection in self.connections:
                if self.state.seat_of(connection.person) == seat:
                    connection.send(Accepted(id, self.state.v))

    def broadcast_chat(self, line: ChatLine) -> None:
        """Let everybody hear what somebody said, except those who would rather not."""
        for connection in self.connections:
            self._send_chat(connection, line)

    def _send_chat(self, connection: Connection, line: ChatLine) -> None:
        said = line.said
        if said.person not in self.state.muted.get(connection.person, ()):
            speaker = self.state.speakers[said.person].id
            with self._showing(connection):
                connection.send(Said(said.name, said.seat, said.text, line.number, speaker))

    def send_room(self, connection: Connection) -> None:
        """Show somebody who is here and what was agreed."""
        here = {each.person for each in self.connections}
        seated = {place.person for place in self.state.places}
        watching = len(here - seated)
        with self._showing(connection):
            room = presenter.present_room(
                self.state, connection.person, connection.lang, here, watching, self.undo_request
            )
            connection.send(room)

    def _encode_update(self, connection: Connection, events: Sequence[Event]) -> bytes:
        seat = self.state.seat_of(connection.person)
        clocks = self.timer.present_clocks(self.state)
        return encode(presenter.present_update(self.state, seat, connection.lang, events, clocks))
