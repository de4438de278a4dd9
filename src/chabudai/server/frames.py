"""What a viewer is shown of a table, put together from what it may know."""

from __future__ import annotations

from collections.abc import Sequence

from chabudai.engine import OVER
from chabudai.engine.event import Event
from chabudai.server import fairness
from chabudai.server.sitting import Sitting
from chabudai.server.wire import Chair, Choice, Clocks, Proof, Request, Room, Told, Update


def room(
    sitting: Sitting, person: str, here: set[str], watching: int, request: Request | None
) -> Room:
    """The table around the game, for one person."""
    seat = sitting.seat_of(person)
    return Room(
        v=sitting.v,
        table=sitting.table,
        phase=sitting.phase(),
        terms=sitting.terms,
        chairs=chairs(sitting, here),
        you=seat,
        host=person == sitting.host,
        standing={} if seat is None else sitting.places[seat].standing,
        request=request,
        proof=proof(sitting),
        rematch=sitting.rematch,
        watching=watching,
    )


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
    state, text, names = sitting.match.state, sitting.match.game.text, sitting.names()
    view = state.view(seat)
    asked = sitting.actor()
    return Update(
        v=sitting.v,
        events=[told(sitting, event, seat, lang) for event in events],
        view=view,
        legal=choices(sitting, view, lang) if seat is not None and seat == asked else [],
        prompt="" if asked == OVER else text.prompt(view, names, lang),
        result=text.result(state.breakdown(), names, lang) if state.over() else [],
        clocks=clocks,
    )


def told(sitting: Sitting, event: Event, seat: int | None, lang: str) -> Told:
    """An event as a viewer saw it."""
    assert sitting.match is not None
    seen = event.seen_by(seat)
    return Told(seen, sitting.match.game.text.event(seen, sitting.names(), lang))


def choices(sitting: Sitting, view: dict[str, object], lang: str) -> list[Choice]:
    """What the seat that is asked may answer."""
    assert sitting.match is not None
    state, label, names = sitting.match.state, sitting.match.game.text.label, sitting.names()
    tokens = [state.actions.token(action) for action in state.legal()]
    return [Choice(token, label(token, view, names, lang)) for token in tokens]
