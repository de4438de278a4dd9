"""What two views of a table have between them, for who looks at both."""

from __future__ import annotations

from typing import cast

from chabudai.games.kodama_duo.cards.deck import FEATURES
from chabudai.games.kodama_duo.text.phrasing import Phrasing
from chabudai.games.kodama_duo.view.view_types import PlayerView, SeatView

View = dict[str, object]


def describe_change(before: View, view: View, names: list[str], lang: str) -> list[str]:
    """Points of both, who leads, tokens lost and won, and a new Decree; nothing for a spectator."""
    then, now = cast(SeatView, before), cast(SeatView, view)
    viewer = now["viewer"]
    if viewer is None:
        return []
    phrasing = Phrasing(names, lang, now)
    points = [
        phrasing.say("change-points", points=gain, score=score, **phrasing.seat("seat", seat))
        for seat in (viewer, 1 - viewer)
        if (score := now["players"][seat]["score"])
        and (gain := score - then["players"][seat]["score"]) > 0
    ]
    if points:
        points.append(describe_lead(now, viewer, phrasing))
    lines = points + describe_tokens(then["players"][viewer], now["players"][viewer], phrasing)
    if now["decree"] != then["decree"]:
        effect = phrasing.effect(phrasing.faces[now["decree"]])
        decree = phrasing.card(now["decree"])
        lines.append(phrasing.say("change-decree", decree=decree, effect=effect))
    return lines


def describe_lead(seen: SeatView, viewer: int, phrasing: Phrasing) -> str:
    lead = seen["players"][viewer]["score"] - seen["players"][1 - viewer]["score"]
    manner = "ahead" if lead > 0 else "behind" if lead < 0 else "level"
    return phrasing.say(
        "change-lead", points=abs(lead), other=phrasing.names[1 - viewer], **{"is": manner}
    )


def describe_tokens(then: PlayerView, now: PlayerView, phrasing: Phrasing) -> list[str]:
    """The tokens that a tree has lost or gained."""
    had, has = find_tokens(then), find_tokens(now)
    lost = [phrasing.feature(each) for each in FEATURES if each in had and each not in has]
    won = [phrasing.feature(each) for each in FEATURES if each in has and each not in had]
    return [
        *(phrasing.say("change-token-lost", feature=each) for each in lost),
        *(phrasing.say("change-token-won", feature=each) for each in won),
    ]


def find_tokens(player: PlayerView) -> set[str]:
    return {token for laid in player["tree"] for token in laid["tokens"] if token is not None}
