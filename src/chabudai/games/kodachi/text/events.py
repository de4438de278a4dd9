"""Kodachi in sentences: what happened. The other sentences stand in modules of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.games.kodachi.text.aim import describe_aim
from chabudai.games.kodachi.text.card_list import list_cards
from chabudai.games.kodachi.text.change import describe_change
from chabudai.games.kodachi.text.labels import describe_action
from chabudai.games.kodachi.text.phrasing import Phrasing, format_number, format_signed
from chabudai.games.kodachi.text.question import describe_question
from chabudai.games.kodachi.text.reasons import describe_reason
from chabudai.games.kodachi.text.result import describe_result
from chabudai.games.kodachi.text.screen import describe_zones
from chabudai.games.kodachi.view.view_types import SeatView

__all__ = [
    "describe_action",
    "describe_aim",
    "describe_change",
    "describe_event",
    "describe_question",
    "describe_reason",
    "describe_result",
    "describe_zones",
    "list_cards",
]

View = dict[str, object]
Figures = dict[str, object]


def describe_event(seen: View, view: View, names: list[str], lang: str) -> str:
    """Tell an event as somebody saw it."""
    phrasing = Phrasing(names, lang, cast(SeatView, view))
    figures: Figures = {}
    for part, value in seen.items():
        figures.update(event_figures(part, value, phrasing))
    return phrasing.say(event_code(seen), **figures)


def event_code(seen: View) -> str:
    """Choose the message: what is drawn may be seen, a token come without its envoy [Q14, Q42]."""
    name = seen["event"]
    if name == "drew" and "cards" in seen:
        return "event-drew-seen"
    return "event-token-promised" if name == "token" and not seen["card"] else f"event-{name}"


def event_figures(part: str, value: object, phrasing: Phrasing) -> Figures:
    """Give one part of an event as its message wants it."""
    if part in FIGURES:
        return FIGURES[part](value, phrasing)
    return {part: value}


def figure_seat(part: str) -> Callable[[object, Phrasing], Figures]:
    return lambda value, phrasing: phrasing.seat(part, cast(int, value))


def figure_card(part: str) -> Callable[[object, Phrasing], Figures]:
    return lambda value, phrasing: {part: phrasing.card(cast(str, value)) if value else ""}


def figure_yes(part: str) -> Callable[[object, Phrasing], Figures]:
    return lambda value, phrasing: {part: yes_no_or_none(cast(bool | None, value))}


def figure_house(value: object, phrasing: Phrasing) -> Figures:
    """The house card of a column; there may be none [Q27]."""
    return {"house": phrasing.card(cast(str, value)) if value else phrasing.say("nothing-in-house")}


def figure_treasures(value: object, phrasing: Phrasing) -> Figures:
    """Who starts with which treasure."""
    starts = [
        phrasing.say(
            "dealt-treasure",
            treasure=phrasing.say(f"treasure-{kind}"),
            **phrasing.seat("seat", seat),
        )
        for seat, kinds in enumerate(cast(list[list[str]], value))
        for kind in kinds
    ]
    return {"treasures": phrasing.series(starts)}


FIGURES: dict[str, Callable[[object, Phrasing], Figures]] = {
    "seat": figure_seat("seat"),
    "first": figure_seat("first"),
    "card": figure_card("card"),
    "guard": figure_card("guard"),
    "house": figure_house,
    "elite": figure_yes("elite"),
    "won": figure_yes("won"),
    "late": figure_yes("late"),
    "of_two": figure_yes("of_two"),
    "empty": figure_yes("empty"),
    "treasures": figure_treasures,
    "takes": lambda value, voice: {"count": value},
    "cards": lambda value, voice: {"cards": voice.cards(cast(list[str], value))},
    "kinds": lambda value, voice: {"kinds": voice.treasures(cast(list[str], value))},
    "paid": lambda value, voice: {"paid": voice.treasures(cast(list[str], value))},
    "token": lambda value, voice: {"token": voice.token(cast(str, value))},
    "total": lambda value, voice: {"total": format_number(cast(int, value))},
    "amount": lambda value, voice: {"amount": value, "signed": format_signed(cast(int, value))},
    "approach": lambda value, voice: approach_figures(cast(str, value), voice),
}


def approach_figures(approach: str, phrasing: Phrasing) -> Figures:
    """Give an approach to choose by, and its name."""
    return {"approach": approach, "approached": phrasing.say(f"approach-{approach}")}
