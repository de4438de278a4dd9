"""What has changed for a player since they last looked."""

from __future__ import annotations

from collections import Counter
from typing import cast

from chabudai.games.kodachi.rules.scoring import OWNERS_RUMOR_POINTS
from chabudai.games.kodachi.text.phrasing import Phrasing
from chabudai.games.kodachi.view.view_types import PlayerView, SeatView

View = dict[str, object]
TOKENS_BEFORE_LAST = 3


def describe_change(before: View, view: View, names: list[str], lang: str) -> list[str]:
    """Say what the viewer gained and lost between two views, and how near the end came."""
    past, seen = cast(SeatView, before), cast(SeatView, view)
    seat = seen["viewer"]
    if seat is None:
        return []
    phrasing = Phrasing(names, lang, seen)
    was, now = past["players"][seat], seen["players"][seat]
    lines = describe_possessions_changed(was, now, phrasing)
    lines += describe_owners_changed(past, seen, seat, phrasing)
    if was["score"]["points"] != now["score"]["points"]:
        before_points, points = was["score"]["points"], now["score"]["points"]
        lines.append(phrasing.say("change-points", before=before_points, points=points))
    return lines + describe_end_nearer(past, seen, seat, phrasing)


def describe_possessions_changed(was: PlayerView, now: PlayerView, phrasing: Phrasing) -> list[str]:
    lines = []
    if cards := list_new(was["owned"], now["owned"]):
        lines.append(phrasing.say("change-cards", cards=phrasing.cards(cards)))
    if tokens := list_new(was["tokens"], now["tokens"]):
        named = ", ".join(phrasing.token(token) for token in tokens)
        lines.append(phrasing.say("change-tokens", tokens=named, count=len(tokens)))
    if kinds := list_new(was["kinds"], now["kinds"]):
        lines.append(phrasing.say("change-treasure-more", treasures=phrasing.treasures(kinds)))
    if kinds := list_new(now["kinds"], was["kinds"]):
        lines.append(phrasing.say("change-treasure-less", treasures=phrasing.treasures(kinds)))
    return lines


def list_new(was: list[str], now: list[str]) -> list[str]:
    """List what there is more of than before."""
    return list((Counter(now) - Counter(was)).elements())


def describe_owners_changed(
    past: SeatView, seen: SeatView, seat: int, phrasing: Phrasing
) -> list[str]:
    """Rumors that count their owners are worth less when others buy one [R39]."""
    own = [rumor for rumor in seen["players"][seat]["score"]["rumors"] if rumor["count"]]
    worth, before = (OWNERS_RUMOR_POINTS[each["owners"]] for each in (seen, past))
    had = [rumor for rumor in past["players"][seat]["score"]["rumors"] if rumor["count"]]
    kept = [each for each in own if each["scores"] == "owners" and worth != before]
    if not kept or not any(each["scores"] == "owners" for each in had):
        return []
    return [phrasing.say("change-owners", worth=worth, before=before)]


def describe_end_nearer(past: SeatView, seen: SeatView, seat: int, phrasing: Phrasing) -> list[str]:
    """Say that the last round has begun, or who is one token away from it [R36]."""
    if seen["ending"]:
        return [] if past["ending"] else [phrasing.say("change-ending")]
    return [
        phrasing.say("change-third-token", **phrasing.seat("seat", player["seat"]))
        for player, was in zip(seen["players"], past["players"], strict=True)
        if len(player["tokens"]) == TOKENS_BEFORE_LAST > len(was["tokens"])
    ]
