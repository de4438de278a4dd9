"""What the table does when a client says something: one function for each message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from chabudai.engine import IllegalAction, Refusal
from chabudai.engine.text.catalog import sentence
from chabudai.server.errors import NotNow
from chabudai.server.protocol import messages
from chabudai.server.socket import assistance
from chabudai.server.socket.guards import in_phase, own_seat
from chabudai.server.storage import log as e
from chabudai.server.tables import fairness, presenter
from chabudai.server.tables.connection import Connection
from chabudai.server.tables.table import Table
from chabudai.session.undo import may_take_back

MOST_STANDING = 32
MOST_MUTED = 100


async def hear(table: Table, guest: Connection, message: messages.ClientMessage) -> None:
    """Do what a client asks, or tell it why not."""
    try:
        await ANSWERS[type(message)](table, guest, message)
    except (NotNow, IllegalAction) as error:
        reasons = error.refusals if isinstance(error, IllegalAction) else []
        code = error.sentence.code
        text = error.sentence.text(guest.lang)
        id = getattr(message, "id", "")
        guest.send(messages.Refused(id, code, text, said(reasons, guest.lang)))


def said(refusals: list[Refusal], lang: str) -> list[messages.Reason]:
    """Refusals in a language."""
    return [messages.Reason(each.rule, each.sentence.text(lang)) for each in refusals]


async def sit(table: Table, guest: Connection, message: messages.Sit) -> None:
    """Give somebody a seat."""
    in_phase(table, "waiting")
    if message.seat >= table.sitting.terms.seats:
        raise NotNow("no-such-seat", seat=message.seat, last=table.sitting.terms.seats - 1)
    place = table.sitting.places[message.seat]
    if not place.empty() and place.person != guest.person:
        raise NotNow("seat-taken", seat=message.seat)
    name = distinct(table, guest)
    await table.keep(
        e.Seated(seat=message.seat, person=guest.person, name=name, entropy=message.entropy)
    )
    table.show_room()


def distinct(table: Table, guest: Connection) -> str:
    """The name of a guest, with a number where somebody here has the same."""
    taken = {place.name for place in table.sitting.places if place.person != guest.person}
    numbered = [guest.name, *(f"{guest.name} {n}" for n in range(2, len(taken) + 2))]
    return next(name for name in numbered if name not in taken)


async def stand(table: Table, guest: Connection, message: messages.Stand) -> None:
    """Free a seat."""
    in_phase(table, "waiting")
    await table.keep(e.Stood(seat=own_seat(table, guest)))
    table.show_room()


async def ready(table: Table, guest: Connection, message: messages.Ready) -> None:
    """Note who is ready; deal when all are."""
    in_phase(table, "waiting")
    await table.keep(e.Readied(seat=own_seat(table, guest), ready=message.ready))
    if not table.sitting.may_start():
        table.show_room()
        return
    seed = fairness.seed_of(table.sitting.secret, table.sitting.entropy())
    events = await table.keep(e.Started(seed=seed))
    table.timing.start(table.house.beat)
    table.show_room()
    table.show(events)
    table.arrange()


async def play(table: Table, guest: Connection, message: messages.Play) -> None:
    """Play what the seat that is asked answers."""
    seat = own_seat(table, guest)
    if has_happened(table, guest, seat, message.id):
        return
    in_phase(table, "playing")
    if message.v < table.sitting.moved:
        raise NotNow("stale")
    if table.sitting.places[seat].away:
        await table.come_back(seat)
    if table.sitting.actor() != seat:
        raise NotNow("not-asked")
    action = legal_action(table, message.token)
    if table.house.clock.now() < table.timing.earliest:  # quick answers look like slow ones
        table.post_at(table.timing.earliest, lambda: hear(table, guest, message))
        return
    left = table.timing.after_answer(table.sitting, seat)
    await table.move(e.Played(seat=seat, token=action, id=message.id, left=left))


def has_happened(table: Table, guest: Connection, seat: int, id: str) -> bool:
    """Acknowledge what was sent twice a second time, and do it only once."""
    v = table.sitting.answered.get((seat, id))
    if v is None:
        return False
    guest.send(messages.Accepted(id, v))
    return True


def legal_action(table: Table, token: str) -> str:
    """The token as the game writes it; raises IllegalAction with every rule against it."""
    assert table.sitting.match is not None
    state = table.sitting.match.state
    action = state.actions.parse(token)
    refusals = state.why_not(action)
    if refusals:
        figures = {"token": token, "reasons": [each.whole() for each in refusals]}
        raise IllegalAction(sentence("refused", **figures), refusals)
    return state.actions.token(action)


async def why_not(table: Table, guest: Connection, message: messages.WhyNot) -> None:
    """Tell the seat that is asked, and no other, which rules forbid an action."""
    in_phase(table, "playing")
    if table.sitting.actor() != own_seat(table, guest):
        raise NotNow("not-asked")
    assert table.sitting.match is not None
    state = table.sitting.match.state
    refusals = state.why_not(state.actions.parse(message.token))
    guest.send(messages.Reasons(message.id, message.token, said(refusals, guest.lang)))


async def undo(table: Table, guest: Connection, message: messages.Undo) -> None:
    """Take back what taught nobody anything; ask the others for the rest."""
    seat = own_seat(table, guest)
    if has_happened(table, guest, seat, message.id):
        return
    in_phase(table, "playing")
    if message.v < table.sitting.moved:
        raise NotNow("stale")
    if table.request is not None and (table.request.seat, table.request_id) == (seat, message.id):
        return
    policy = table.sitting.terms.undo
    if policy == "never" or message.actions > len(table.sitting.deciders):
        raise NotNow("no-undo")
    assert table.sitting.match is not None
    free = await asyncio.to_thread(
        may_take_back, table.sitting.match, table.sitting.deciders, seat, message.actions
    )
    others = [each for each in table.sitting.people() if each != seat]
    if free or (policy == "consent" and not others):
        await take_back(table, seat, message.actions, message.id, consent=not free)
    elif policy == "own":
        raise NotNow("undo-not-free")
    else:
        table.request = messages.Request(table.sitting.v, seat, message.actions, others)
        table.request_id = message.id
        table.show_room()


async def take_back(table: Table, seat: int, actions: int, id: str, consent: bool) -> None:
    """Go back."""
    await table.move(e.TookBack(seat=seat, actions=actions, id=id, consent=consent))


async def consent(table: Table, guest: Connection, message: messages.Consent) -> None:
    """Count who agrees; one who does not is enough to go on."""
    seat = own_seat(table, guest)
    request = table.request
    if request is None or request.v != message.v or seat not in request.waiting:
        raise NotNow("nothing-asked")
    waiting = [each for each in request.waiting if each != seat]
    if message.yes and not waiting:
        await take_back(table, request.seat, request.actions, table.request_id, consent=True)
        return
    table.request = (
        messages.Request(request.v, request.seat, request.actions, waiting) if message.yes else None
    )
    table.show_room()


async def standing(table: Table, guest: Connection, message: messages.Standing) -> None:
    """Remember how a seat always answers a question."""
    in_phase(table, "waiting", "playing")
    seat = own_seat(table, guest)
    if message.token is not None and len(table.sitting.places[seat].standing) >= MOST_STANDING:
        raise NotNow("too-many-answers")
    labels = presenter.labels(table.sitting, seat, message.token)
    said = e.Stands(seat=seat, question=message.question, token=message.token, labels=labels)
    await table.keep(said)
    for each in table.guests:
        if each.person == guest.person:
            table.show_room_to(each)
    if table.sitting.actor() == seat:
        table.arrange()


async def leave(table: Table, guest: Connection, message: messages.Leave) -> None:
    """Let a bot play for somebody who goes."""
    in_phase(table, "playing")
    seat = own_seat(table, guest)
    if not table.sitting.places[seat].away:
        await table.go_away(seat, "left")


async def back(table: Table, guest: Connection, message: messages.Back) -> None:
    """Welcome somebody back."""
    seat = own_seat(table, guest)
    if table.sitting.places[seat].away:
        await table.come_back(seat)


async def say(table: Table, guest: Connection, message: messages.Say) -> None:
    """Let everybody hear it."""
    text = "".join(letter for letter in message.text if letter.isprintable()).strip()
    if not text:
        raise NotNow("nothing-said")
    seat = table.sitting.seat_of(guest.person)
    name = guest.name if seat is None else table.sitting.names()[seat]
    entry = e.Spoke(person=guest.person, name=name, seat=seat, text=text)
    await table.keep(entry)
    table.spread(entry)


async def mute(table: Table, guest: Connection, message: messages.Mute) -> None:
    """Spare somebody what another says."""
    if message.muted and len(table.sitting.muted.get(guest.person, ())) >= MOST_MUTED:
        raise NotNow("too-many-muted")
    await table.keep(e.Muted(person=guest.person, name=message.name, muted=message.muted))


async def resume(table: Table, guest: Connection, message: messages.Resume) -> None:
    """Let the host try again what went wrong."""
    if table.sitting.phase() != "paused":
        raise NotNow("not-paused")
    if guest.person != table.sitting.host:
        raise NotNow("not-host")
    await table.take_up()


async def rematch(table: Table, guest: Connection, message: messages.Rematch) -> None:
    """Open one more table for the same people."""
    in_phase(table, "over")
    own_seat(table, guest)
    if table.sitting.rematch is None:
        other = await table.house.open_again(table.sitting)
        await table.keep(e.Rematched(table=other))
    table.show_room()


async def ping(table: Table, guest: Connection, message: messages.Ping) -> None:
    """Answer at once; who has missed something is shown it first."""
    if message.v is not None and message.v < table.sitting.v:
        table.show_all_to(guest)
    guest.send(messages.Pong(message.n))


ANSWERS: dict[type, Callable[[Table, Connection, Any], Awaitable[None]]] = {
    messages.Sit: sit,
    messages.Stand: stand,
    messages.Ready: ready,
    messages.Play: play,
    messages.WhyNot: why_not,
    messages.Know: assistance.know,
    messages.Hint: assistance.hint,
    messages.Undo: undo,
    messages.Consent: consent,
    messages.Standing: standing,
    messages.Leave: leave,
    messages.Back: back,
    messages.Say: say,
    messages.Mute: mute,
    messages.Resume: resume,
    messages.Rematch: rematch,
    messages.Ping: ping,
}
