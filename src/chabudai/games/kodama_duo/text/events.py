"""Kodama Duo in sentences: what happened. The other sentences stand in modules of their own."""

from __future__ import annotations

from typing import cast

from chabudai.engine.text.catalog import has_message
from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.games.kodama_duo.cards.deck import PACKAGE
from chabudai.games.kodama_duo.text.aim import describe_aim
from chabudai.games.kodama_duo.text.change import describe_change
from chabudai.games.kodama_duo.text.labels import describe_action
from chabudai.games.kodama_duo.text.phrasing import Phrasing
from chabudai.games.kodama_duo.text.question import describe_question
from chabudai.games.kodama_duo.text.reasons import describe_reason
from chabudai.games.kodama_duo.text.result import describe_result
from chabudai.games.kodama_duo.text.screen import describe_zones
from chabudai.games.kodama_duo.view.view_types import SeatView

__all__ = [
    "describe_action",
    "describe_aim",
    "describe_change",
    "describe_event",
    "describe_question",
    "describe_reason",
    "describe_result",
    "describe_zones",
]

View = dict[str, object]
Figures = dict[str, object]
SEATS = ("seat", "splitter", "from")


def describe_event(seen: View, view: View, names: list[str], lang: str) -> str:
    """An event, as somebody saw it."""
    phrasing = Phrasing(names, lang, cast(SeatView, view))
    figures: Figures = {}
    for part, value in seen.items():
        figures.update(event_figures(part, value, phrasing))
    if seen["event"] == "chose":
        figures.update(pile_figures(seen, phrasing))
    if seen["event"] == "drafted":
        figures["picks"] = describe_picks(cast(list[int], seen["cards"]), phrasing)
    if "decree" in seen:
        figures["effect"] = describe_effect(str(seen["decree"]), phrasing)
    if seen["event"] == "scored":
        whose = str(figures["seat_is"])
        figures["effect"] = describe_effect(str(seen["card"]), phrasing, whose)
    return phrasing.say(event_code(seen), **figures)


def event_code(seen: View) -> str:
    """The message for an event: one of its own for those who saw more of it, and for the draft."""
    code = f"event-{seen['event']}"
    if seen.get("splitter", 0) is None:
        return f"{code}-draft"
    closer = {"claimed": seen.get("from") is not None}
    sees_more = closer.get(str(seen["event"]), any(part in seen for part in ("card", "cards")))
    return f"{code}-seen" if sees_more and has_message(PACKAGE, f"{code}-seen") else code


def event_figures(part: str, value: object, phrasing: Phrasing) -> Figures:
    """One part of an event, as its message wants it."""
    if part in SEATS and isinstance(value, int):
        return phrasing.seat(part, value)
    if part in ("feature", "over", "shows") and isinstance(value, str):
        return {part: phrasing.feature(value)}
    if part == "season":
        return {part: phrasing.say(f"season-{value}")}
    if part in ("card", "on", "turned", "single", "decree"):
        return {part: name_any_card(value, phrasing)}
    if isinstance(value, list):
        return list_figures(part, value, phrasing)
    return {} if value is None else {part: value}


def name_any_card(value: object, phrasing: Phrasing) -> str:
    """A card of any kind; whether somebody took the single card is no card."""
    if isinstance(value, bool):
        return yes_no_or_none(value)
    if isinstance(value, int) or value is None:
        return phrasing.branch_in_words(value)
    is_branch = value == "trunk" or str(value).isdecimal()
    return phrasing.branch(str(value)) if is_branch else phrasing.card(str(value))


def describe_effect(key: str, phrasing: Phrasing, whose: str = "you") -> str:
    """What a Kodama or a Decree does; one that is in no deck at hand says nothing."""
    face = phrasing.faces.get(key)
    return "" if face is None else phrasing.effect(face, whose)


def list_figures(part: str, value: list[object], phrasing: Phrasing) -> Figures:
    """A list of an event in words."""
    if part == "trunks":
        trunks = [
            phrasing.say(
                "trunk-of", feature=phrasing.feature(str(each)), **phrasing.seat("seat", n)
            )
            for n, each in enumerate(value)
        ]
        return {part: phrasing.series(trunks)}
    if part == "unscored":
        return {part: phrasing.series([phrasing.card(str(each)) for each in value])}
    if part == "scores":
        scores = [
            phrasing.say("score-of", points=points, **phrasing.seat("seat", n))
            for n, points in enumerate(value)
        ]
        return {part: phrasing.series(scores)}
    if part == "runs":
        return {part: describe_runs(cast(list[View], value), phrasing)}
    if value and isinstance(value[0], list):
        return {}
    return {part: phrasing.list_branches(cast(list[int | None], value))}


def describe_picks(cards: list[int], phrasing: Phrasing) -> str:
    """One card for each seat."""
    picks = [
        phrasing.say("pick-of", card=phrasing.branch_in_words(card), **phrasing.seat("seat", n))
        for n, card in enumerate(cards)
    ]
    return phrasing.series(picks)


def describe_runs(runs: list[View], phrasing: Phrasing) -> str:
    scored = [run for run in runs if run["points"]]
    return ", ".join(
        phrasing.say("run", points=run["points"], features=phrasing.features(str(run["feature"])))
        for run in scored
    )


def pile_figures(seen: View, phrasing: Phrasing) -> Figures:
    """Who got which pile, once one was chosen."""
    seat, held = cast(int, seen["seat"]), cast(list[list[int | None]], seen["cards"])
    one, two = sorted(held, key=len)
    return {
        **phrasing.seat("other", 1 - seat),
        "one": phrasing.list_branches(one),
        "two": phrasing.list_branches(two),
        "was_hidden": yes_no_or_none(seen["turned"] is not None),
    }
