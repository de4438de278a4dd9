"""What the table does when a client says something: one function for each message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

from chabudai.engine import IllegalAction, Refusal
from chabudai.engine.text.catalog import sentence
from chabudai.server.errors import Rejected, http_sentence
from chabudai.server.ops.logs import error_location, error_name, log_event, table_hash
from chabudai.server.protocol import messages
from chabudai.server.socket import assistance
from chabudai.server.socket.guards import require_phase, require_seat
from chabudai.server.storage import log as e
from chabudai.server.tables import presenter
from chabudai.server.tables.connection import Connection
from chabudai.server.tables.dealing import deal
from chabudai.server.tables.state import TableState
from chabudai.server.tables.table import Table
from chabudai.session.undo import are_own, count_back_to_own, may_take_back

MAX_STANDING = 32
MAX_MUTED = 100
READING = (messages.WhyNot, messages.Know, messages.Hint, messages.Ping)


Handler = Callable[[Table, Connection, Any], Awaitable[None]]


class JudgedAction(NamedTuple):
    """An action that was found to be legal at a version of the game."""

    action: int
    token: str
    version: int


async def dispatch(
    table: Table,
    connection: Connection,
    message: messages.ClientMessage,
    handler: Handler | None = None,
) -> None:
    """Let a message be handled, or tell the client why it cannot be.

    What only reads the table cannot have harmed it: where that fails, nobody else hears of it.
    """
    try:
        await (handler or HANDLERS[type(message)])(table, connection, message)
    except (Rejected, IllegalAction) as error:
        reasons = error.refusals if isinstance(error, IllegalAction) else []
        code = error.sentence.code
        text = error.sentence.text(connection.lang)
        id = getattr(message, "id", "")
        connection.send(
            messages.Refused(id, code, text, describe_refusals(reasons, connection.lang))
        )
    except Exception as error:
        if not isinstance(message, READING):
            raise
        where = {"error": error_name(error), "where": error_location(error)}
        log_event("answer-failed", table=table_hash(table.id), **where)
        text = http_sentence(500).text(connection.lang)
        connection.send(messages.Refused(getattr(message, "id", ""), "failed", text))


def describe_refusals(refusals: list[Refusal], lang: str) -> list[messages.Reason]:
    """Refusals in a language."""
    return [messages.Reason(each.rule, each.sentence.text(lang)) for each in refusals]


async def take_seat(table: Table, connection: Connection, message: messages.Sit) -> None:
    """Give somebody a seat."""
    if acknowledge_prepared(table, connection, message.id):
        return
    require_phase(table, "waiting")
    if message.seat >= table.state.terms.seats:
        raise Rejected("no-such-seat", seat=message.seat, last=table.state.terms.seats - 1)
    place = table.state.places[message.seat]
    if not place.is_empty() and place.person != connection.person:
        raise Rejected("seat-taken", seat=message.seat)
    await table.commit(
        e.Seated(
            seat=message.seat,
            person=connection.person,
            name=table.choose_name(connection),
            entropy=message.entropy,
            id=message.id,
        )
    )
    table.broadcast_room()
    acknowledge_prepared(table, connection, message.id)


async def leave_seat(table: Table, connection: Connection, message: messages.Stand) -> None:
    """Free a seat."""
    require_phase(table, "waiting")
    await table.commit(e.Stood(seat=require_seat(table, connection)))
    table.broadcast_room()


async def set_ready(table: Table, connection: Connection, message: messages.Ready) -> None:
    """Note who is ready; deal when all are."""
    if acknowledge_prepared(table, connection, message.id):
        return
    require_phase(table, "waiting")
    seat = require_seat(table, connection)
    await table.commit(e.Readied(seat=seat, ready=message.ready, id=message.id))
    acknowledge_prepared(table, connection, message.id)
    if table.state.may_start():
        await deal(table)
    else:
        table.broadcast_room()


async def play_action(
    table: Table,
    connection: Connection,
    message: messages.Play,
    judged: JudgedAction | None = None,
) -> None:
    """Play what the seat that is asked answers; `judged` if that was done before it had to wait."""
    seat = require_seat(table, connection)
    if acknowledge_repeated(table, connection, seat, message.id):
        return
    require_phase(table, "playing")
    if message.v < table.state.last_move_v:
        raise Rejected("stale")
    if table.state.places[seat].away:
        await table.return_seat(seat)
    if table.state.actor() != seat:
        raise Rejected("not-asked")
    if judged is None or judged.version != table.state.last_move_v:
        judged = judge_action(table, message.token)
    if table.registry.clock.now() < table.timer.earliest:  # quick answers look like slow ones
        again = partial(play_action, judged=judged)
        table.post_at(table.timer.earliest, lambda: dispatch(table, connection, message, again))
        return
    await table.commit_move(
        e.Played(
            seat=seat,
            token=judged.token,
            id=message.id,
            left=table.timer.clocks_after_answer(table.state, seat),
        ),
        judged.action,
    )


def acknowledge_prepared(table: Table, connection: Connection, id: str) -> bool:
    """Acknowledge what was said before the game and is kept, whether just now or long ago."""
    v = table.state.prepared_ids.get((connection.person, id))
    if v is None:
        return False
    connection.send(messages.Accepted(id, v))
    return True


def acknowledge_repeated(table: Table, connection: Connection, seat: int, id: str) -> bool:
    """Acknowledge what was sent twice a second time, and do it only once."""
    v = table.state.answered_ids.get((seat, id))
    if v is None:
        return False
    connection.send(messages.Accepted(id, v))
    return True


def judge_action(table: Table, token: str) -> JudgedAction:
    """The action that a token names, if it is legal; raises IllegalAction with every rule."""
    assert table.state.match is not None
    state = table.state.match.state
    action = state.actions.parse(token)
    refusals = state.why_not(action)
    if refusals:
        figures = {"token": token, "reasons": [each.whole() for each in refusals]}
        raise IllegalAction(sentence("refused", **figures), refusals)
    return JudgedAction(action, state.actions.token(action), table.state.last_move_v)


async def explain_refusal(table: Table, connection: Connection, message: messages.WhyNot) -> None:
    """Tell the seat that is asked, and no other, which rules forbid an action."""
    require_phase(table, "playing")
    if table.state.actor() != require_seat(table, connection):
        raise Rejected("not-asked")
    assert table.state.match is not None
    state = table.state.match.state
    refusals = state.why_not(state.actions.parse(message.token))
    connection.send(
        messages.Reasons(message.id, message.token, describe_refusals(refusals, connection.lang))
    )


async def request_undo(table: Table, connection: Connection, message: messages.Undo) -> None:
    """Take back what taught nobody anything; ask the others where it taught only them something.

    What somebody has learned cannot be unlearned: nobody takes back what showed them a card or how
    another seat decided, or they could do so to look. At a practice table they may.
    """
    seat = require_seat(table, connection)
    if acknowledge_repeated(table, connection, seat, message.id):
        return
    require_phase(table, "playing")
    if message.v < table.state.last_move_v:
        raise Rejected("stale")
    if table.undo_request is not None and (table.undo_request.seat, table.undo_request_id) == (
        seat,
        message.id,
    ):
        return
    others = [each for each in table.state.human_seats() if each != seat]
    actions = count_undo_actions(table.state, seat, message.actions, others)
    if await is_undo_free(table, seat, actions, others):
        await take_back(table, seat, actions, message.id, consent=False)
    elif await is_undo_for_others_to_grant(table, seat, actions, others):
        table.undo_request = messages.Request(table.state.v, seat, actions, others)
        table.undo_request_id = message.id
        table.broadcast_room()
    else:
        raise Rejected("undo-not-free")


def count_undo_actions(state: TableState, seat: int, wanted: int, others: list[int]) -> int:
    """How many of the table's last actions go back; raises Rejected where there are not so many."""
    actions = wanted
    if state.terms.practice and not others:
        actions = count_back_to_own(state.deciders, seat, wanted)
    if not 0 < actions <= len(state.deciders) or not presenter.allows_undo(state):
        raise Rejected("no-undo")
    return actions


async def is_undo_free(table: Table, seat: int, actions: int, others: list[int]) -> bool:
    """Whether a seat may take actions back without asking; bots have no say, and no memory."""
    state = table.state
    if state.terms.practice:
        return not others or are_own(state.deciders, seat, actions)
    viewers = None if others else [seat]
    return await may_take_back_in_thread(table, seat, actions, viewers)


async def is_undo_for_others_to_grant(
    table: Table, seat: int, actions: int, others: list[int]
) -> bool:
    """Whether the others may agree to it: only they have learned anything."""
    terms = table.state.terms
    if not others or terms.undo != "consent":
        return False
    return terms.practice or await may_take_back_in_thread(table, seat, actions, [seat])


async def may_take_back_in_thread(
    table: Table, seat: int, actions: int, viewers: list[int] | None
) -> bool:
    match, deciders = table.state.match, table.state.deciders
    assert match is not None
    async with table.registry.undo_slot:
        return await asyncio.to_thread(may_take_back, match, deciders, seat, actions, viewers)


async def take_back(table: Table, seat: int, actions: int, id: str, consent: bool) -> None:
    """Go back."""
    await table.commit_move(e.TookBack(seat=seat, actions=actions, id=id, consent=consent))


async def answer_undo_request(
    table: Table, connection: Connection, message: messages.Consent
) -> None:
    """Count who agrees; one who does not is enough to go on."""
    seat = require_seat(table, connection)
    request = table.undo_request
    if request is None or request.v != message.v or seat not in request.waiting:
        raise Rejected("nothing-asked")
    waiting = [each for each in request.waiting if each != seat]
    if message.yes and not waiting:
        await take_back(table, request.seat, request.actions, table.undo_request_id, consent=True)
        return
    table.undo_request = (
        messages.Request(request.v, request.seat, request.actions, waiting) if message.yes else None
    )
    table.broadcast_room()


async def set_standing_answer(
    table: Table, connection: Connection, message: messages.Standing
) -> None:
    """Remember how a seat always answers a question."""
    require_phase(table, "waiting", "playing")
    seat = require_seat(table, connection)
    if message.token is not None and len(table.state.places[seat].standing) >= MAX_STANDING:
        raise Rejected("too-many-answers")
    labels = presenter.translate_answer(table.state, seat, message.token)
    answer = e.Stands(seat=seat, question=message.question, token=message.token, labels=labels)
    await table.commit(answer)
    for each in table.connections:
        if each.person == connection.person:
            table.send_room(each)
    if table.state.actor() == seat:
        table.schedule_answer()


async def leave_game(table: Table, connection: Connection, message: messages.Leave) -> None:
    """Let a bot play for somebody who goes."""
    require_phase(table, "playing")
    seat = require_seat(table, connection)
    if not table.state.places[seat].away:
        await table.hand_seat_to_bot(seat, "left")


async def return_to_game(table: Table, connection: Connection, message: messages.Back) -> None:
    """Welcome somebody back."""
    seat = require_seat(table, connection)
    if table.state.places[seat].away:
        await table.return_seat(seat)


async def chat(table: Table, connection: Connection, message: messages.Say) -> None:
    """Let everybody hear it."""
    text = "".join(letter for letter in message.text if letter.isprintable()).strip()
    if not text:
        raise Rejected("nothing-said")
    seat = table.state.seat_of(connection.person)
    if seat is None and table.state.quiet and connection.person != table.state.host:
        raise Rejected("spectators-silenced")
    if not table.chat_limits.allow(connection.person):
        raise Rejected("too-much-said")
    name = connection.name if seat is None else table.state.names()[seat]
    await table.commit(e.Spoke(person=connection.person, name=name, seat=seat, text=text))
    table.broadcast_chat(table.state.chat[-1])


async def mute_speaker(table: Table, connection: Connection, message: messages.Mute) -> None:
    """Spare somebody what another says."""
    me, other = connection.person, table.state.find_speaker(message.speaker)
    if other is None:
        raise Rejected("nobody-of-that-id")
    if message.muted and len(table.state.muted.get(me, ())) >= MAX_MUTED:
        raise Rejected("too-many-muted")
    await table.commit(e.Muted(person=me, other=other, muted=message.muted))
    for each in table.connections:
        if each.person == me:
            table.send_room(each)


async def hush_spectators(table: Table, connection: Connection, message: messages.Hush) -> None:
    """Let the host ask those who watch to be silent."""
    if connection.person != table.state.host:
        raise Rejected("not-host")
    if message.quiet != table.state.quiet:
        await table.commit(e.Hushed(quiet=message.quiet))
        table.broadcast_room()


async def resume_table(table: Table, connection: Connection, message: messages.Resume) -> None:
    """Let the host try again what went wrong."""
    if table.state.phase() != "paused":
        raise Rejected("not-paused")
    if connection.person != table.state.host:
        raise Rejected("not-host")
    await table.resume()


async def open_rematch(table: Table, connection: Connection, message: messages.Rematch) -> None:
    """Open one more table for the same people."""
    require_phase(table, "over")
    require_seat(table, connection)
    if table.state.rematch is None:
        try:
            other = await table.registry.open_rematch(table.state)
        except Rejected:
            if connection.person == table.state.host:
                raise
            raise Rejected("host-has-enough") from None
        await table.commit(e.Rematched(table=other))
    table.broadcast_room()


async def answer_ping(table: Table, connection: Connection, message: messages.Ping) -> None:
    """Answer at once; who has missed something is shown it first."""
    if message.v is not None and message.v < table.state.v:
        table.send_snapshot(connection)
    connection.send(messages.Pong(message.n))


HANDLERS: dict[type, Handler] = {
    messages.Sit: take_seat,
    messages.Stand: leave_seat,
    messages.Ready: set_ready,
    messages.Play: play_action,
    messages.WhyNot: explain_refusal,
    messages.Know: assistance.know,
    messages.Hint: assistance.hint,
    messages.Undo: request_undo,
    messages.Consent: answer_undo_request,
    messages.Standing: set_standing_answer,
    messages.Leave: leave_game,
    messages.Back: return_to_game,
    messages.Say: chat,
    messages.Mute: mute_speaker,
    messages.Hush: hush_spectators,
    messages.Resume: resume_table,
    messages.Rematch: open_rematch,
    messages.Ping: answer_ping,
}
