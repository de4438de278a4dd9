"""Aids at a table that allows them: what a seat can know, and what a strong player would do.

Both follow from what the seat sees and from nothing else. A hint is thought about in the bots'
processes, one at a time, so that neither its table nor the bots of others wait for it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from chabudai.bots import bot_names
from chabudai.server.bots import pool
from chabudai.server.errors import Rejected
from chabudai.server.ops.rate_limit import RateLimiter
from chabudai.server.protocol import messages
from chabudai.server.socket.guards import require_phase, require_seat
from chabudai.server.tables.clocks import THINKING
from chabudai.server.tables.connection import Connection
from chabudai.server.tables.state import TableState
from chabudai.server.tables.table import Table

SHOWN = 3

Label = Callable[[str], str]


def helped_seat(table: Table, guest: Connection) -> int:
    """The seat that a client may be helped in."""
    seat = require_seat(table, guest)
    require_phase(table, "playing")
    if not table.state.terms.aids:
        raise Rejected("no-aids")
    return seat


async def know(table: Table, guest: Connection, message: messages.Know) -> None:
    """Tell a seat what follows from what it sees."""
    seat = helped_seat(table, guest)
    guest.send(known(table.state, seat, guest.lang, message.id))


def known(sitting: TableState, seat: int, lang: str, id: str) -> messages.Known:
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
    if table.state.actor() != seat:
        raise Rejected("not-asked")
    count_hints(table, seat)
    asked = hint_question(table.state, seat)
    label = partial(label_of, table.state, asked.view, guest.lang)
    table.run_in_background(advise(table, guest, message.id, asked, label))


def count_hints(table: Table, seat: int) -> None:
    """Refuse a seat that asks too often."""
    limits, now = table.registry.limits, table.registry.clock.now()
    if seat not in table.hint_limits:
        table.hint_limits[seat] = RateLimiter(limits.hints_at_once, limits.hints_per_second, now)
    if not table.hint_limits[seat].allow(now):
        raise Rejected("too-many-hints")


def hint_question(sitting: TableState, seat: int) -> pool.Question:
    """What the strongest bot is told: it gets its chance from what everybody knows."""
    assert sitting.match is not None
    seed = pool.seed_of(f"{sitting.id} hint {seat} {sitting.last_move_v}")
    return pool.question(bot_names()[-1], sitting.match.state, seat, seed, THINKING)


def label_of(sitting: TableState, view: dict[str, object], lang: str, token: str) -> str:
    """An answer in words."""
    assert sitting.match is not None
    return sitting.match.game.text.label(token, view, sitting.names(), lang)


async def advise(
    table: Table, guest: Connection, id: str, asked: pool.Question, label: Label
) -> None:
    """Tell the one who asked what came of thinking."""
    v = table.state.v
    async with table.registry.hint_slot:
        advice = await table.registry.bot_pool.advise(asked)
    if advice is None:
        text = Rejected("no-hint").sentence.text(guest.lang)
        guest.send(messages.Refused(id, "no-hint", text))
        return
    moves = [messages.Proposal(m.token, label(m.token), m.share, m.chance) for m in advice.moves]
    guest.send(messages.Hinted(id, v, asked.bot, advice.worlds, moves[:SHOWN]))
