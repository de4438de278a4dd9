"""Which bots people have beaten at a table, for what is kept of their progress."""

from __future__ import annotations

from chabudai.server.tables.state import TableState


def list_beaten_bots(state: TableState) -> dict[str, list[str]]:
    """The levels of bots that each person has won against in a finished game.

    Nothing where it was for practice, nor for whoever had a bot play for them at the end.
    """
    if state.match is None or not state.match.state.over() or state.terms.practice:
        return {}
    winners = state.match.state.winners()
    beaten = [place.bot for seat, place in enumerate(state.places) if seat not in winners]
    levels = list(dict.fromkeys(bot for bot in beaten if bot is not None))
    people = [state.places[seat].person for seat in winners if not state.places[seat].away]
    return {person: levels for person in people if person is not None and levels}
