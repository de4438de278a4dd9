"""Lanterns in sentences: what happened, what you can do, who decides, and the table."""

from __future__ import annotations

from typing import Any

from chabudai.engine.game import View
from chabudai.engine.text.catalog import LANGUAGES, format_message
from chabudai.engine.text.result import Result, ScoreRow
from chabudai.engine.text.text_view import CardLine, Zone, zone_mark
from lanterns.rules.state import NUMBERS

PACKAGE = "lanterns"


def describe_event(seen: View, view: View, names: list[str], lang: str) -> str:
    figures = {"who": names[int(str(seen["seat"]))], "number": seen.get("number")}
    return format_message(PACKAGE, f"event-{seen['event']}", lang, figures)


def describe_action(token: str, view: View, names: list[str], lang: str) -> str:
    return format_message(PACKAGE, "show", lang, {"number": token.split()[1]})


def describe_question(view: View, names: list[str], lang: str) -> str:
    asked = view["asked"]
    return (
        format_message(PACKAGE, "ask-show", lang, {"who": names[asked["seat"]]})
        if isinstance(asked, dict)
        else ""
    )


def describe_zones(view: dict[str, Any], names: list[str], lang: str) -> list[Zone]:
    """A zone for each seat, the deck, and the viewer's own hand."""

    def line(code: str, **figures: object) -> str:
        return format_message(PACKAGE, code, lang, figures)

    found = []
    for seat, name in enumerate(names):
        shown = ", ".join(str(number) for number in view["shown"][seat :: view["seats"]])
        rows = [
            line("row-points", points=view["points"][seat]),
            line("row-hand", count=view["cards"][seat]),
            line("row-shown", numbers=shown or "–"),
        ]
        found.append(Zone(line("zone-player", who=name), rows, zone_mark(seat, view)))
    found.append(Zone(line("zone-deck"), [line("row-deck", count=view["deck"])]))
    if view["hand"] is not None:
        held = "  ".join(str(number) for number in view["hand"])
        found.append(Zone(line("zone-hand"), [held or "–"], "hand"))
    return found


def describe_result(breakdown: dict[str, Any], view: View, names: list[str], lang: str) -> Result:
    points, winners = breakdown["points"], breakdown["winners"]
    won = {"who": ", ".join(names[seat] for seat in winners), "count": len(winners)}
    return Result(
        headline=format_message(PACKAGE, "won", lang, won),
        why="",
        columns=[],
        rows=[
            ScoreRow(seat, name, [], str(points[seat]), seat in winners)
            for seat, name in enumerate(names)
        ],
        lines=[
            format_message(PACKAGE, "score", lang, {"who": name, "points": points[seat]})
            for seat, name in enumerate(names)
        ],
    )


def describe_aim(view: View, names: list[str], lang: str) -> list[str]:
    return [format_message(PACKAGE, "aim", lang)]


def describe_change(
    before: dict[str, Any], view: dict[str, Any], names: list[str], lang: str
) -> list[str]:
    """The points that were scored since."""
    seat = view["viewer"]
    won = 0 if seat is None else view["points"][seat] - before["points"][seat]
    return [format_message(PACKAGE, "gained", lang, {"points": won})] if won else []


def describe_reason(token: str, view: dict[str, Any], names: list[str], lang: str) -> str:
    """The dimmest lantern in hand costs least."""
    is_dimmest = int(token.split()[1]) == min(view["hand"])
    return format_message(PACKAGE, "reason-dimmest", lang) if is_dimmest else ""


def list_cards() -> list[CardLine]:
    group = {lang: format_message(PACKAGE, "title", lang) for lang in LANGUAGES}
    return [
        CardLine(group, key, name_lantern(key), 1, {}, name_lantern(key), "ours", "printed")
        for key in NUMBERS
    ]


def name_lantern(key: str) -> dict[str, str]:
    return {lang: f"{format_message(PACKAGE, 'lantern', lang)} {key}" for lang in LANGUAGES}
