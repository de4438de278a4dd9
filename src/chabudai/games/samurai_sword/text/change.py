"""What a viewer lost and gained between two views."""

from __future__ import annotations

from collections import Counter
from typing import cast

from chabudai.games.samurai_sword.text.phrasing import Phrasing
from chabudai.games.samurai_sword.view.view_types import PlayerView, SeatView

View = dict[str, object]


def describe_change(before: View, view: View, names: list[str], lang: str) -> list[str]:
    """Say how the viewer's Resilience, honor, cards and Properties have changed."""
    then, now = cast(SeatView, before), cast(SeatView, view)
    viewer = now["viewer"]
    if viewer is None:
        return []
    phrasing = Phrasing(names, lang, now)
    old, new = then["players"][viewer], now["players"][viewer]
    lines = [
        describe_figure("resilience", old["resilience"], new["resilience"], phrasing),
        describe_figure("honor", old["honor"], new["honor"], phrasing),
        *describe_cards("cards", then["hand"] or [], now["hand"] or [], phrasing),
        *describe_cards("play", list_properties(old, then), list_properties(new, now), phrasing),
    ]
    if new["harmless"] and not old["harmless"]:
        lines.append(phrasing.say("change-harmless"))
    return [line for line in lines if line]


def describe_figure(what: str, old: int, new: int, phrasing: Phrasing) -> str:
    """Say by how much a figure rose or fell; nothing where it is the same."""
    if old == new:
        return ""
    way = "lost" if new < old else "gained"
    return phrasing.say(f"change-{what}-{way}", count=abs(new - old), left=new)


def describe_cards(what: str, old: list[str], new: list[str], phrasing: Phrasing) -> list[str]:
    """Name the cards that left and those that came."""
    lost, gained = Counter(old) - Counter(new), Counter(new) - Counter(old)
    return [
        phrasing.say(f"change-{what}-{way}", cards=phrasing.cards(list(cards.elements())))
        for way, cards in (("lost", lost), ("gained", gained))
        if cards
    ]


def list_properties(player: PlayerView, seen: SeatView) -> list[str]:
    """List the Properties before a seat."""
    cards = ["armor"] * player["armor"] + ["focus"] * player["focus"]
    cards += ["fast-draw"] * player["fast_draw"]
    return cards + ["bushido"] * (seen["bushido"] == player["seat"])
