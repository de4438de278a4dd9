"""Samurai Sword in sentences: what happened. The other sentences stand in modules of their own."""

from __future__ import annotations

from typing import cast

from chabudai.engine.text.catalog import has_message
from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.games.samurai_sword.cards.deck import PACKAGE
from chabudai.games.samurai_sword.text.aim import describe_aim
from chabudai.games.samurai_sword.text.card_list import list_cards
from chabudai.games.samurai_sword.text.change import describe_change
from chabudai.games.samurai_sword.text.labels import describe_action
from chabudai.games.samurai_sword.text.phrasing import Phrasing
from chabudai.games.samurai_sword.text.question import describe_question
from chabudai.games.samurai_sword.text.reasons import describe_reason
from chabudai.games.samurai_sword.text.result import describe_result
from chabudai.games.samurai_sword.text.screen import describe_zones
from chabudai.games.samurai_sword.view.view_types import SeatView

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
    figures: Figures = {"itself": yes_no_or_none(seen.get("target") == seen.get("seat"))}
    for part, value in seen.items():
        figures.update(event_figures(part, value, phrasing))
    figures.update(honor_left(seen))
    figures.update(phrasing.whom("out", list_out(seen)))
    return phrasing.say(event_code(seen), **figures)


def event_code(seen: View) -> str:
    """Choose the message: some cards have their own, and those who saw a card another."""
    code = f"event-{seen['event']}"
    if seen.get("against") == "battle-cry":
        return "event-parried-cry"
    closer = f"{code}-{seen.get('card')}" if code == "event-played" else f"{code}-seen"
    known = "card" in seen or "cards" in seen
    return closer if known and has_message(PACKAGE, closer) else code


def event_figures(part: str, value: object, phrasing: Phrasing) -> Figures:
    """Give one part of an event as its message wants it."""
    if part in ("seat", "target", "to", "by", "shogun") and isinstance(value, int):
        return phrasing.seat(part, value)
    if part == "card" and isinstance(value, str):
        return phrasing.card_figures(value)
    if part == "against" and isinstance(value, str):
        return {"against": phrasing.weapon(value)}
    if part == "cards" and isinstance(value, list):
        return {"cards": phrasing.cards(value)}
    if part == "honor" and isinstance(value, list):
        return {"honor": list_honor(value, phrasing)}
    return {} if value is None else {"count" if part == "wounds" else part: value}


def list_honor(honor: list[int], phrasing: Phrasing) -> str:
    return ", ".join(f"{phrasing.name(seat)} {points}" for seat, points in enumerate(honor))


def honor_left(seen: View) -> Figures:
    """The honor of the seat that lost some, and of the one that won it."""
    honor, seat, by = seen.get("honor"), seen.get("seat"), seen.get("by")
    if not isinstance(honor, list) or not isinstance(seat, int):
        return {}
    return {"left": honor[seat], "gained": honor[by] if isinstance(by, int) else 0}


def list_out(seen: View) -> list[int]:
    """List who has no honor left, where that is what an event is about."""
    honor = seen.get("honor")
    if seen["event"] == "reshuffled" and isinstance(honor, list):
        return [seat for seat, points in enumerate(honor) if points == 0]
    by_honor = seen["event"] == "ended" and seen["cause"] != "swordmaster"
    return cast(list[int], seen["out"]) if by_honor else []
