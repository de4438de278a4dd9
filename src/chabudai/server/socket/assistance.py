"""Aids at a table that allows them: what a seat can know, and what a strong player would do.

Both follow from what the seat sees and from nothing else. A hint is thought about in the bots'
processes, one at a time, so that neither its table nor the bots of others wait for it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from chabudai.bots import bot_names
from chabudai.server.bots import pool
from chabudai.server.errors import NotNow
from chabudai.server.http.access import Bucket
from chabudai.server.protocol import messages
from chabudai.server.socket.guards import in_phase, own_seat
from chabudai.server.tables.connection import Connection
from chabudai.server.tables.state import Sitting
from chabudai.server.tables.table import Table
from chabudai.server.tables.timing import THINKING

SHOWN = 3

Label = Callable[[str], str]


def helped_seat(table: Table, guest: Connection) -> int:
    """The seat that a client may be helped in."""
    seat = own_seat(table, guest)
    in_phase(table, "playing")
    if not table.sitting.terms.aids:
        raise NotNow("no-aids")
    return seat


async def know(table: Table, guest: Connection, message: messages.Know) -> None:
    """Tell a seat what follows from what it sees."""
    seat = helped_seat(table, guest)
    guest.send(known(table.sitting, seat, guest.lang, message.id))


def known(sitting: Sitting, seat: int, lang: str, id: str) -> messages.Known:
    """What a game's insight makes of a view; a game without any has nothing to say."""
    assert sitting.match is not None
    view, insight = sitting.match.state.view(seat), sitting.match.game.insight
    if insight is None:
        return messages.Known(id, sitting.v, [], {})
    lines = insight.lines(view, sitting.names(), lang)
    return messages.Known(id, sitting.v, lines, insight.known(view))


async def hint(table: Table, guest: Connection, message: messages.Hint) -> None:
    """Let a bot think about what the seat is asked, while the table goes on."""
    seat = helped_seat(table, guest)
    if table.sitting.actor() != seat:
        raise NotNow("not-asked")
    count_hints(table, seat)
    asked = hint_question(table.sitting, seat)
    label = partial(label_of, table.sitting, asked.view, guest.lang)
    table.aside(advise(table, guest, message.id, asked, label))


def count_hints(table: Table, seat: int) -> None:
    """Refuse a seat that asks too often."""
    limits, now = table.house.limits, table.house.clock.now()
    if seat not in table.hints:
        table.hints[seat] = Bucket(limits.hints_at_once, limits.hints_per_second, now)
    if not table.hints[seat].take(now):
        raise NotNow("too-many-hints")


def hint_question(sitting: Sitting, seat: int) -> pool.Question:
    """What the strongest bot is told: it gets its chance from what everybody knows."""
    assert sitting.match is not None
    seed = pool.seed_of(f"{sitting.table} hint {seat} {sitting.moved}")
    return pool.question(bot_names()[-1], sitting.match.state, seat, seed, THINKING)


def label_of(sitting: Sitting, view: dict[str, object], lang: str, token: str) -> str:
    """An answer in words."""
    assert sitting.match is not None
    return sitting.match.game.text.label(token, view, sitting.names(), lang)


async def advise(
    table: Table, guest: Connection, id: str, asked: pool.Question, label: Label
) -> None:
    """Tell the one who asked what came of thinking."""
    v = table.sitting.v
    async with table.house.one_hint:
        advice = await table.house.hands.advise(asked)
    if advice is None:
        text = NotNow("no-hint").sentence.text(guest.lang)
        guest.send(messages.Refused(id, "no-hint", text))
        return
    moves = [messages.Proposal(m.token, label(m.token), m.share, m.chance) for m in advice.moves]
    guest.send(messages.Hinted(id, v, asked.bot, advice.worlds, moves[:SHOWN]))
