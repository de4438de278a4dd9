"""The zones of a table for a screen: seats with their numbers, the middle, chosen cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from chabudai.engine.text.text_view import Zone
from chabudai.terminal.game.local_game import LocalGame
from chabudai.terminal.text import translate

ARROW = " → "
BETWEEN = " · "
ON_TURN = "▶"
HAND = "hand"


def describe_circle(names: Sequence[str], view: Mapping[str, object], lang: str) -> str:
    """The seats in the order of play, from the viewer's on, back to where it began.

    Moves call seats by these numbers; the mark stands before whose turn it is.
    """
    viewer, turn = view["viewer"], view.get("turn")
    first = viewer if isinstance(viewer, int) else 0
    seats = [*range(first, len(names)), *range(first)]
    shown = [
        f"{ON_TURN if seat == turn else ''}{seat} "
        f"{translate('you', lang) if seat == viewer else names[seat]}"
        for seat in seats
    ]
    return ARROW.join(shown) + (" ↺" if len(shown) > 2 else "")


def number_seats(zones: Sequence[Zone], names: Sequence[str]) -> list[Zone]:
    """Zones with the number of the seat before the name of who sits there."""
    return [number_seat(zone, names) for zone in zones]


def number_seat(zone: Zone, names: Sequence[str]) -> Zone:
    if not is_seat(zone, names):
        return zone
    return replace(zone, title=f"{names.index(read_name(zone))} {zone.title}")


def is_seat(zone: Zone, names: Sequence[str]) -> bool:
    """Whether a zone is somebody's seat: its title begins with their name."""
    return read_name(zone) in names


def read_name(zone: Zone) -> str:
    return zone.title.split(BETWEEN)[0]


def split_middle(zones: Sequence[Zone], names: Sequence[str]) -> tuple[list[Zone], list[Zone]]:
    """The seats, and apart from them what everybody plays around."""
    seats = [zone for zone in zones if is_seat(zone, names)]
    return seats, [zone for zone in zones if not is_seat(zone, names)]


def mark_chosen_cards(zone: Zone, view: Mapping[str, object], game: LocalGame, lang: str) -> Zone:
    """The hand with a line of the cards that are chosen already, where several go together."""
    asked = view["asked"]
    chosen = asked.get("chosen") if isinstance(asked, dict) else None
    if zone.mark != HAND or not chosen:
        return zone
    lines = game.match.game.list_cards(game.match.record.deck)
    names = {line.key: line.names[lang] for line in lines}
    cards = ", ".join(names.get(key, key) for key in chosen)
    return replace(zone, rows=[*zone.rows, translate("chosen-cards", lang, cards=cards)])


def choose_aim_lines(aim: Sequence[str], seats: Sequence[Zone]) -> list[str]:
    """The lines of an aim for a small screen: what wins, and what the viewer can do.

    The second one speaks of what the title of the viewer's seat, the first, names besides a person.
    """
    traits = seats[0].title.split(BETWEEN)[1:] if seats else []
    own = [line for line in aim[1:] if any(trait in line for trait in traits)]
    return [*aim[:1], *own[-1:]]
