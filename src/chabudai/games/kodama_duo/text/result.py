"""The score told step by step [R20]."""

from __future__ import annotations

from typing import cast

from chabudai.games.kodama_duo.text.phrasing import Phrasing
from chabudai.games.kodama_duo.view.view_types import Breakdown, SeatPoints, SeatView

View = dict[str, object]


def describe_result(breakdown: View, view: View, names: list[str], lang: str) -> list[str]:
    """Each seat's cards, Decrees and Kodama, and who wins."""
    told = cast(Breakdown, breakdown)
    phrasing = Phrasing(names, lang, cast(SeatView, view))
    lines = [line for seat in told["seats"] for line in seat_lines(seat, phrasing)]
    return [*lines, describe_winner(told, phrasing)]


def seat_lines(line: SeatPoints, phrasing: Phrasing) -> list[str]:
    """One seat's points with their terms, then the cards one by one."""
    kodama = [
        phrasing.say("result-term", name=phrasing.card(each["card"]), points=each["points"])
        for each in line["kodama"]
    ]
    decrees = [
        phrasing.say("result-term", name=phrasing.card(each["decree"]), points=each["points"])
        for each in line["decrees"]
        if each["points"]
    ]
    terms = " + ".join([str(line["growing"]), *decrees, *kodama])
    name, points = phrasing.names[line["seat"]], line["points"]
    cards = ", ".join(
        phrasing.say("result-card", card=each["card"], points=each["points"])
        for each in line["cards"]
    )
    return [
        phrasing.say("result-seat", name=name, terms=terms, points=points),
        phrasing.say("result-cards", name=name, cards=cards, points=line["growing"]),
    ]


def describe_winner(told: Breakdown, phrasing: Phrasing) -> str:
    names = phrasing.series([phrasing.names[seat] for seat in told["winners"]])
    if told["why"] == "points":
        return phrasing.say("result-points", name=names)
    counts = [str(line["occurrences"]) for line in told["seats"]]
    first, second = counts if told["winners"] != [1] else reversed(counts)
    return phrasing.say(f"result-{told['why']}", name=names, first=first, second=second)
