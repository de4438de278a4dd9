"""Who decides what, and what comes of it."""

from __future__ import annotations

from typing import cast

from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.games.kodachi.text.labels import count_takes, figure_second
from chabudai.games.kodachi.text.phrasing import Phrasing, format_number
from chabudai.games.kodachi.view.view_types import QuestionView, SeatView

View = dict[str, object]
Figures = dict[str, object]


def describe_question(view: View, names: list[str], lang: str) -> str:
    """Say who decides what, now; nothing of what the seat could answer."""
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    asked = seen["asked"]
    if asked is None:
        return phrasing.say("asked-nobody")
    manner = "asked" if seen["viewer"] == asked["seat"] else "waiting"
    twin = "-twin" if asked.get("twin") and asked.get("won") else ""
    code = f"{manner}-{asked['question']}{twin}"
    owned = seen["players"][asked["seat"]]["kinds"] + ["coin"] * asked.get("coins", 0)
    return phrasing.say(
        code, purse=phrasing.treasures(owned) or "none", **prompt_figures(asked, seen, phrasing)
    )


def prompt_figures(asked: QuestionView, seen: SeatView, phrasing: Phrasing) -> Figures:
    left = max(0, asked.get("count", 0) - len(asked.get("chosen", [])))
    return {
        "seat": phrasing.names[asked["seat"]],
        "turn": phrasing.names[seen["turn"]],
        "own": yes_no_or_none(asked["seat"] == seen["turn"] == seen["viewer"]),
        "failed": yes_no_or_none(seen["failed"]),
        "beaten": seen["beaten"],
        "elite": yes_no_or_none(seen["next_elite"]),
        "second": figure_second(asked),
        "guard": phrasing.card(asked.get("guard", "")),
        "stealth": asked.get("stealth", 0),
        "strength": asked.get("strength", 0),
        "approach": asked.get("approach", ""),
        "than": asked.get("than", 0),
        "total": format_number(asked.get("total", 0)),
        "dojo": yes_no_or_none(bool(asked.get("dojo"))),
        "won": yes_no_or_none(asked.get("won", False)),
        "hopeless": yes_no_or_none(asked.get("hopeless", False)),
        "takes": asked.get("takes", 0),
        "count": count_takes(seen) if asked["question"] == "fight" else left,
    }
