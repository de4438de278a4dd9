"""Aids at a table that allows them: what a seat can know, and what a strong player would do.

Both follow from what the seat sees and from nothing else. A hint is thought about in the bots'
processes, one at a time, so that neither its table nor the bots of others wait for it.
"""

from __future__ import annotations

import asyncio

from chabudai.bots.registry import STRONGEST
from chabudai.server.bots import pool
from chabudai.server.errors import Rejected
from chabudai.server.protocol import messages
from chabudai.server.socket.guards import require_phase, require_seat
from chabudai.server.tables.clocks import HINT_BEAT, THINKING
from chabudai.server.tables.connection import Connection
from chabudai.server.tables.presenter import make_phrases
from chabudai.server.tables.state import TableState
from chabudai.server.tables.table import Table
from chabudai.session.advice import ProposedMove, propose_moves
from chabudai.session.phrases import Phrases
from chabudai.session.seeds import seed_from_words

DIGITS = 4  # of the figures of a proposal


def require_aided_seat(table: Table, guest: Connection) -> int:
    """Return the client's own seat; raise Rejected where the table allows no aids."""
    seat = require_seat(table, guest)
    require_phase(table, "playing")
    if not table.state.terms.allows_aids():
        raise Rejected("no-aids")
    return seat


async def know(table: Table, guest: Connection, message: messages.Know) -> None:
    """Tell a seat what follows from what it sees."""
    seat = require_aided_seat(table, guest)
    guest.send(list_insights(table.state, seat, guest.lang, message.id))


def list_insights(table_state: TableState, seat: int, lang: str, id: str) -> messages.Known:
    """What a game's insight makes of a view; a game without any has nothing to say."""
    assert table_state.match is not None
    view, insight = table_state.match.state.view(seat), table_state.match.game.insight
    lines = make_phrases(table_state, lang).insights(view)
    return messages.Known(
        id, table_state.v, lines, {} if insight is None else insight.compute_insights(view)
    )


async def hint(table: Table, guest: Connection, message: messages.Hint) -> None:
    """Let a bot think about what the seat is asked, while the table goes on."""
    seat = require_aided_seat(table, guest)
    if table.state.actor() != seat:
        raise Rejected("not-asked")
    limit_hints(table, seat)
    asked = make_hint_question(table.state, seat)
    phrases = make_phrases(table.state, guest.lang)
    table.run_in_background(send_hint(table, guest, message.id, asked, phrases))


def limit_hints(table: Table, seat: int) -> None:
    """Refuse a seat that asks too often."""
    if not table.registry.hint_limits.allow(f"{table.id} {seat}"):
        raise Rejected("too-many-hints")


def make_hint_question(table_state: TableState, seat: int) -> pool.Question:
    """What the strongest bot is told: it gets its chance from what everybody knows."""
    assert table_state.match is not None
    seed = seed_from_words(f"{table_state.id} hint {seat} {table_state.last_move_v}")
    return pool.question(STRONGEST, table_state.match.state, seat, seed, THINKING)


async def send_hint(
    table: Table, guest: Connection, id: str, asked: pool.Question, phrases: Phrases
) -> None:
    """Let the bots think, and send the advice to the one who asked, at a beat as bots reply."""
    v, registry = table.state.v, table.registry
    async with registry.hint_slot:
        reply_at = registry.clock.now() + (HINT_BEAT if registry.beat > 0 else 0.0)
        advice = await registry.bot_pool.advise(asked, guest.person)
        await registry.clock.sleep_until(reply_at)
    if advice is None:
        text = Rejected("no-hint").sentence.text(guest.lang)
        guest.send(messages.Refused(id, "no-hint", text))
        return
    proposals = await asyncio.to_thread(propose_moves, advice, phrases, asked.view)
    moves = [encode_proposal(each) for each in proposals]
    guest.send(messages.Hinted(id, v, asked.bot, advice.worlds, moves))


def encode_proposal(proposal: ProposedMove) -> messages.Proposal:
    """A proposal as it goes over the wire, its figures rounded."""
    chance = None if proposal.chance is None else round(proposal.chance, DIGITS)
    share = round(proposal.share, DIGITS)
    words = (proposal.reason, proposal.difference)
    return messages.Proposal(proposal.token, proposal.label, share, chance, *words)
