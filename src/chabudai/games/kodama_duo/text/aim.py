"""What the game is about for who looks at it: how it is won, and what they hold."""

from __future__ import annotations

from typing import cast

from chabudai.games.kodama_duo.text.phrasing import Phrasing
from chabudai.games.kodama_duo.view.view_types import SeatView

View = dict[str, object]


def describe_aim(view: View, names: list[str], lang: str) -> list[str]:
    """What wins, what scores, the Decree of the season; then the viewer's trunk and Kodama."""
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    viewer = seen["viewer"]
    manner = {"is": "other" if viewer is None else "you"}
    effect = phrasing.effect(phrasing.faces[seen["decree"]])
    lines = [
        phrasing.say("aim-win", **manner),
        phrasing.say("aim-grow", cap=seen["cap"]),
        phrasing.say("aim-draft" if seen["draft_variant"] else "aim-split"),
        phrasing.say("aim-decree", decree=phrasing.card(seen["decree"]), effect=effect),
    ]
    if viewer is None:
        return lines
    trunk = phrasing.feature(seen["players"][viewer]["trunk"])
    return [*lines, phrasing.say("aim-trunk", feature=trunk), *list_kodama(seen, phrasing)]


def list_kodama(seen: SeatView, phrasing: Phrasing) -> list[str]:
    """The viewer's Kodama, each with what it would score now."""
    if not seen["hand"] or seen["over"]:
        return []
    return [phrasing.say("aim-kodama"), *phrasing.list_kodama(seen["hand"])]
