"""Who decides what, and what comes of it."""

from __future__ import annotations

from typing import cast

from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.games.samurai_sword.text.consequences import find_fate
from chabudai.games.samurai_sword.text.labels import is_spared
from chabudai.games.samurai_sword.text.phrasing import Phrasing
from chabudai.games.samurai_sword.view.view_types import QuestionView, SeatView

View = dict[str, object]
Figures = dict[str, object]


def describe_question(view: View, names: list[str], lang: str) -> str:
    """Say who decides what, now; nothing of what the seat could answer."""
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    asked = seen["asked"]
    if asked is None:
        return phrasing.say("asked-nobody")
    code = asked["question"]
    if code == "answer":
        code = f"answer-{asked['card']}"
    manner = "asked" if seen["viewer"] == asked["seat"] else "waiting"
    return phrasing.say(f"{manner}-{code}", **prompt_figures(asked, seen, phrasing))


def prompt_figures(asked: QuestionView, seen: SeatView, phrasing: Phrasing) -> Figures:
    seat = asked["seat"]
    figures: Figures = {
        **phrasing.seat("seat", seat),
        "next": phrasing.names[(seat + 1) % seen["seats"]],
        "played": seen["weapons_played"],
        "limit": seen["weapon_limit"],
        "spared": yes_no_or_none(is_spared(seen)),
        "honor": seen["players"][seat]["honor"],
        "fatal": find_fate(seen, seat, asked.get("wounds", 1)),
        "count": asked.get("wounds", asked.get("count", 0) - len(asked.get("chosen", []))),
    }
    if "by" in asked:
        figures.update(phrasing.seat("by", asked["by"]))
    if asked["question"] == "draw":
        figures["card"] = phrasing.card(seen["discard"][-1])
    if "card" in asked:
        figures.update(phrasing.card_figures(asked["card"]))
    return figures
