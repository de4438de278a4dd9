"""What a viewer is shown of a table, put together from what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

import msgspec

from chabudai.engine import OVER, State
from chabudai.engine.rules.event import Event
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.engine.text.result import Result
from chabudai.server.errors import sentence
from chabudai.server.protocol.messages import (
    Chair,
    Choice,
    Clocks,
    MutedSpeaker,
    Proof,
    Request,
    Room,
    Told,
    Update,
)
from chabudai.server.tables import fairness
from chabudai.server.tables.state import SeatState, TableState
from chabudai.server.tables.summary import present_origin
from chabudai.session.history import find_cause
from chabudai.session.phrases import Phrases

MAX_UNDO = 100  # that may be asked for at once


def present_room(
    table: TableState,
    person: str,
    lang: str,
    here: set[str],
    watching: int,
    request: Request | None,
) -> Room:
    """The table around the game, for one person."""
    seat = table.seat_of(person)
    return Room(
        v=table.v,
        table=table.id,
        phase=table.phase(),
        terms=msgspec.structs.replace(table.terms, deck=None),
        own_deck=table.terms.deck is not None,
        chairs=present_chairs(table, here),
        you=seat,
        host=person == table.host,
        standing={} if seat is None else present_standing(table.places[seat], lang),
        request=request,
        proof=present_proof(table),
        rematch=table.rematch,
        watching=watching,
        quiet=table.quiet,
        muted=list_muted(table, person),
        origin=present_origin(table.origin, table.terms.game, person == table.host),
        notice=explain_standstill(table, lang),
    )


def list_muted(table: TableState, person: str) -> list[MutedSpeaker]:
    """Whom a person would rather not hear."""
    muted = table.muted.get(person, ())
    return [MutedSpeaker(*known) for other, known in table.speakers.items() if other in muted]


def explain_standstill(table: TableState, lang: str) -> str:
    """Why a table cannot go on; nothing where it can."""
    if table.trouble is not None:
        return table.trouble.text(lang)
    if table.was_cut_short():
        return sentence("game-cut-short", actions=table.actions_played).text(lang)
    return sentence("not-while-paused").text(lang) if table.paused else ""


def present_standing(place: SeatState, lang: str) -> dict[str, Choice]:
    """What a seat always answers, in the words that it was offered in."""
    return {
        question: Choice(answer.token, answer.labels.get(lang, answer.token))
        for question, answer in place.standing.items()
        if answer.token is not None
    }


def translate_answer(table: TableState, seat: int, token: str | None) -> dict[str, str]:
    """An answer in the words of each language; none where the seat is not offered it now."""
    if table.match is None or table.actor() != seat:
        return {}
    view = table.match.state.view(seat)
    offered = ((lang, each) for lang in LANGUAGES for each in list_choices(table, view, lang))
    return {lang: each.label for lang, each in offered if each.token == token}


def present_chairs(table: TableState, here: set[str]) -> list[Chair]:
    """Every seat as everybody sees it."""
    return [
        Chair(
            seat=seat,
            name=place.name,
            bot=place.bot,
            ready=place.ready,
            away=place.away,
            here=place.bot is not None or place.person in here,
        )
        for seat, place in enumerate(table.places)
    ]


def present_proof(table: TableState) -> Proof | None:
    """The commitment from the start, the rest when the game is over; none for a what-if."""
    if table.trouble is not None or (table.match is not None and not table.is_fair):
        return None
    commitment = fairness.commitment_to(table.secret, table.id, table.terms.game, table.rules())
    if table.match is None or not table.match.state.over():
        return Proof(commitment=commitment)
    return Proof(
        commitment=commitment,
        secret=table.secret,
        entropy=table.entropy(),
        seed=table.match.record.seed,
    )


def present_update(
    table: TableState,
    seat: int | None,
    lang: str,
    events: Sequence[Event],
    clocks: Clocks | None,
) -> Update:
    """The game for one seat, or a spectator, with what just happened."""
    assert table.match is not None
    state = table.match.state
    view = state.view(seat)
    asked = table.actor()
    step = len(table.deciders)
    return Update(
        v=table.v,
        before=len(table.match.log) - len(events),
        events=[format_event(table, event, step, seat, view, lang) for event in events],
        view=view,
        legal=list_choices(table, view, lang) if seat is not None and seat == asked else [],
        prompt="" if asked == OVER else format_prompt(table, state, view, lang),
        result=format_result(table, state, view, lang),
        undo=count_own_last(table, seat),
        clocks=clocks,
    )


def count_own_last(table: TableState, seat: int | None) -> int:
    """How many of the last actions were this seat's own, where any may be taken back."""
    if not allows_undo(table) or table.phase() != "playing":
        return 0
    if seat is not None and table.terms.practice and table.human_seats() == [seat]:
        return min(MAX_UNDO, table.deciders.count(seat))
    return len(list(takewhile(lambda decider: decider == seat, reversed(table.deciders))))


def allows_undo(table: TableState) -> bool:
    """Whether anything may be taken back at a table."""
    return table.terms.practice or table.terms.undo != "never"


def format_prompt(table: TableState, state: State, view: dict[str, object], lang: str) -> str:
    """Who decides what, in words; nothing when the game is over."""
    assert table.match is not None
    return (
        "" if state.over() else table.match.game.text.describe_question(view, table.names(), lang)
    )


def format_result(
    table: TableState, state: State, view: dict[str, object], lang: str
) -> Result | None:
    """How the game ended, when it is over."""
    assert table.match is not None
    text = table.match.game.text
    return (
        text.describe_result(state.breakdown(), view, table.names(), lang) if state.over() else None
    )


def format_event(
    table: TableState,
    event: Event,
    step: int,
    seat: int | None,
    view: dict[str, object],
    lang: str,
) -> Told:
    """An event of a step as a viewer saw it."""
    seen = event.seen_by(seat)
    text = make_phrases(table, lang).describe_event(seen, view)
    return Told(seen, text, find_cause(event, step, table.deciders))


def make_phrases(table: TableState, lang: str) -> Phrases:
    """What the game at this table says, in a language."""
    assert table.match is not None
    return Phrases(table.match.game, table.names(), lang)


def list_choices(table: TableState, view: dict[str, object], lang: str) -> list[Choice]:
    """What the seat that is asked, whose view this is, may answer."""
    assert table.match is not None
    labelled = make_phrases(table, lang).label_legal_actions(table.match.state, view)
    return [Choice(each.token, each.label) for each in labelled]
