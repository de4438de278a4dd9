"""What a viewer is shown of a table, put together from what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

import msgspec

from chabudai.engine import OVER, State
from chabudai.engine.event import Event
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.server.protocol.messages import (
    Chair,
    Choice,
    Clocks,
    Proof,
    Request,
    Room,
    Told,
    Update,
)
from chabudai.server.tables import fairness
from chabudai.server.tables.state import Place, Sitting


def room(
    sitting: Sitting,
    person: str,
    lang: str,
    here: set[str],
    watching: int,
    request: Request | None,
) -> Room:
    """The table around the game, for one person."""
    seat = sitting.seat_of(person)
    return Room(
        v=sitting.v,
        table=sitting.table,
        phase=sitting.phase(),
        terms=msgspec.structs.replace(sitting.terms, deck=None),
        own_deck=sitting.terms.deck is not None,
        chairs=chairs(sitting, here),
        you=seat,
        host=person == sitting.host,
        standing={} if seat is None else standing(sitting.places[seat], lang),
        request=request,
        proof=proof(sitting),
        rematch=sitting.rematch,
        watching=watching,
    )


def standing(place: Place, lang: str) -> dict[str, Choice]:
    """What a seat always answers, in the words that it was offered in."""
    return {
        question: Choice(said.token, said.labels.get(lang, said.token))
        for question, said in place.standing.items()
        if said.token is not None
    }


def labels(sitting: Sitting, seat: int, token: str | None) -> dict[str, str]:
    """An answer in the words of each language; none where the seat is not offered it now."""
    if sitting.match is None or sitting.actor() != seat:
        return {}
    view = sitting.match.state.view(seat)
    offered = ((lang, each) for lang in LANGUAGES for each in choices(sitting, view, lang))
    return {lang: each.label for lang, each in offered if each.token == token}


def chairs(sitting: Sitting, here: set[str]) -> list[Chair]:
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
        for seat, place in enumerate(sitting.places)
    ]


def proof(sitting: Sitting) -> Proof | None:
    """The commitment from the start, the rest when the game is over; none for a what-if."""
    if sitting.match is not None and not sitting.fair:
        return None
    commitment = fairness.commitment_to(sitting.secret, sitting.table, sitting.terms.game)
    if sitting.match is None or not sitting.match.state.over():
        return Proof(commitment=commitment)
    return Proof(
        commitment=commitment,
        secret=sitting.secret,
        entropy=sitting.entropy(),
        seed=sitting.match.record.seed,
    )


def update(
    sitting: Sitting,
    seat: int | None,
    lang: str,
    events: Sequence[Event],
    clocks: Clocks | None,
) -> Update:
    """The game for one seat, or a spectator, with what just happened."""
    assert sitting.match is not None
    state = sitting.match.state
    view = state.view(seat)
    asked = sitting.actor()
    return Update(
        v=sitting.v,
        before=len(sitting.match.log) - len(events),
        events=[told(sitting, event, seat, view, lang) for event in events],
        view=view,
        legal=choices(sitting, view, lang) if seat is not None and seat == asked else [],
        prompt="" if asked == OVER else prompt(sitting, state, view, lang),
        result=result(sitting, state, view, lang),
        undo=own_last(sitting, seat),
        clocks=clocks,
    )


def own_last(sitting: Sitting, seat: int | None) -> int:
    """How many of the last actions were this seat's own, where any may be taken back."""
    if sitting.terms.undo == "never" or sitting.phase() != "playing":
        return 0
    return len(list(takewhile(lambda decider: decider == seat, reversed(sitting.deciders))))


def prompt(sitting: Sitting, state: State, view: dict[str, object], lang: str) -> str:
    """Who decides what, in words; nothing when the game is over."""
    assert sitting.match is not None
    return "" if state.over() else sitting.match.game.text.prompt(view, sitting.names(), lang)


def result(sitting: Sitting, state: State, view: dict[str, object], lang: str) -> list[str]:
    """The score told step by step, when the game is over."""
    assert sitting.match is not None
    text = sitting.match.game.text
    return text.result(state.breakdown(), view, sitting.names(), lang) if state.over() else []


def told(
    sitting: Sitting, event: Event, seat: int | None, view: dict[str, object], lang: str
) -> Told:
    """An event as a viewer saw it."""
    assert sitting.match is not None
    seen = event.seen_by(seat)
    return Told(seen, sitting.match.game.text.event(seen, view, sitting.names(), lang))


def choices(sitting: Sitting, view: dict[str, object], lang: str) -> list[Choice]:
    """What the seat that is asked may answer."""
    assert sitting.match is not None
    state, label, names = sitting.match.state, sitting.match.game.text.label, sitting.names()
    tokens = [state.actions.token(action) for action in state.legal()]
    return [Choice(token, label(token, view, names, lang)) for token in tokens]
