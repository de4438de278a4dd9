"""What the table does when a client says something: one function for each message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

from chabudai.engine import IllegalAction, Refusal
from chabudai.engine.text.catalog import sentence
from chabudai.server.errors import Rejected
from chabudai.server.protocol import messages
from chabudai.server.socket import assistance
from chabudai.server.socket.guards import require_phase, require_seat
from chabudai.server.storage import log as e
from chabudai.server.tables import fairness, presenter
from chabudai.server.tables.connection import Connection
from chabudai.server.tables.table import Table
from chabudai.session.undo import may_take_back

MAX_STANDING = 32
MAX_MUTED = 100


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
    """Let a message be handled, or tell the client why it cannot be."""
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


def describe_refusals(refusals: list[Refusal], lang: str) -> list[messages.Reason]:
    """Refusals in a language."""
    return [messages.Reason(each.rule, each.sentence.text(lang)) for each in refusals]


async def take_seat(table: Table, connection: Connection, message: messages.Sit) -> None:
    """Give somebody a seat."""
    require_phase(table, "waiting")
    if message.seat >= table.state.terms.seats:
        raise Rejected("no-such-seat", seat=message.seat, last=table.state.terms.seats - 1)
    place = table.state.places[message.seat]
    if not place.is_empty() and place.person != connection.person:
        raise Rejected("seat-taken", seat=message.seat)
    name = choose_distinct_name(table, connection)
    await table.commit(
        e.Seated(seat=message.seat, person=connection.person, name=name, entropy=message.entropy)
    )
    table.broadcast_room()


def choose_distinct_name(table: Table, connection: Connection) -> str:
    """The name of a person, with a number where somebody here has the same."""
    taken = {place.name for place in table.state.places if place.person != connection.person}
    numbered = [connection.name, *(f"{connection.name} {n}" for n in range(2, len(taken) + 2))]
    return next(name for name in numbered if name not in taken)


async def leave_seat(table: Table, connection: Connection, message: messages.Stand) -> None:
    """Free a seat."""
    require_phase(table, "waiting")
    await table.commit(e.Stood(seat=require_seat(table, connection)))
    table.broadcast_room()


async def set_ready(table: Table, connection: Connection, message: messages.Ready) -> None:
    """Note who is ready; deal when all are."""
    require_phase(table, "waiting")
    await table.commit(e.Readied(seat=require_seat(table, connection), ready=message.ready))
    if not table.state.may_start():
        table.broadcast_room()
        return
    seed = fairness.derive_seed(table.state.secret, table.state.entropy())
    events = await table.commit(e.Started(seed=seed))
    table.timer.start(table.registry.beat)
    table.broadcast_room()
    table.broadcast_update(events)
    table.schedule_answer()


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
    """Take back what taught nobody anything; ask the others for the rest."""
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
    policy = table.state.terms.undo
    if policy == "never" or message.actions > len(table.state.deciders):
        raise Rejected("no-undo")
    assert table.state.match is not None
    free = await asyncio.to_thread(
        may_take_back, table.state.match, table.state.deciders, seat, message.actions
    )
    others = [each for each in table.state.human_seats() if each != seat]
    if free or (policy == "consent" and not others):
        await take_back(table, seat, message.actions, message.id, consent=not free)
    elif policy == "own":
        raise Rejected("undo-not-free")
    else:
        table.undo_request = messages.Request(table.state.v, seat, message.actions, others)
        table.undo_request_id = message.id
        table.broadcast_room()


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
    name = connection.name if seat is None else table.state.names()[seat]
    entry = e.Spoke(person=connection.person, name=name, seat=seat, text=text)
    await table.commit(entry)
    table.broadcast_chat(entry)


async def mute_person(table: Table, connection: Connection, message: messages.Mute) -> None:
    """Spare somebody what another says."""
    if message.muted and len(table.state.muted.get(connection.person, ())) >= MAX_MUTED:
        raise Rejected("too-many-muted")
    await table.commit(e.Muted(person=connection.person, name=message.name, muted=message.muted))


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
        other = await table.registry.open_rematch(table.state)
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
    messages.Mute: mute_person,
    messages.Resume: resume_table,
    messages.Rematch: open_rematch,
    messages.Ping: answer_ping,
}
