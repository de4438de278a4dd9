"""Who decides what, and what comes of it."""

from __future__ import annotations

from typing import cast

from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.games.kodama_duo.text.phrasing import Phrasing
from chabudai.games.kodama_duo.view.view_types import SeatView

View = dict[str, object]


def describe_question(view: View, names: list[str], lang: str) -> str:
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    asked = seen["asked"]
    if asked is None:
        return phrasing.say("asked-nobody")
    manner = "asked" if seen["viewer"] == asked["seat"] else "waiting"
    held = seen["players"][asked["seat"]]["held"]
    figures: View = {
        **phrasing.seat("seat", asked["seat"]),
        **phrasing.seat("other", 1 - asked["seat"]),
        "cap": seen["cap"],
        "second": yes_no_or_none(asked.get("second", False)),
        "count": len(held),
        "cards": phrasing.list_branches(held) if held else "",
    }
    if "card" in asked:
        figures["card"] = phrasing.branch_in_words(asked["card"])
    if "feature" in asked:
        figures["feature"] = phrasing.feature(asked["feature"])
    return phrasing.say(f"{manner}-{asked['question']}", **figures)
