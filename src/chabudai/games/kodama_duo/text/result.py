"""The score told step by step [R20]."""

from __future__ import annotations

from typing import cast

from chabudai.games.kodama_duo.text.phrasing import Voice
from chabudai.games.kodama_duo.view.view_types import Breakdown, SeatLine, Seen

View = dict[str, object]


def result(breakdown: View, view: View, names: list[str], lang: str) -> list[str]:
    """Each seat's cards, Decrees and Kodama, and who wins."""
    told = cast(Breakdown, breakdown)
    voice = Voice(names, lang, cast(Seen, view))
    lines = [line for seat in told["seats"] for line in seat_lines(seat, voice)]
    return [*lines, verdict(told, voice)]


def seat_lines(line: SeatLine, voice: Voice) -> list[str]:
    """One seat's points with their terms, then the cards one by one."""
    kodama = [
        voice.say("result-term", name=voice.card(each["card"]), points=each["points"])
        for each in line["kodama"]
    ]
    decrees = [
        voice.say("result-term", name=voice.card(each["decree"]), points=each["points"])
        for each in line["decrees"]
        if each["points"]
    ]
    terms = " + ".join([str(line["growing"]), *decrees, *kodama])
    name, points = voice.names[line["seat"]], line["points"]
    cards = ", ".join(
        voice.say("result-card", card=each["card"], points=each["points"]) for each in line["cards"]
    )
    return [
        voice.say("result-seat", name=name, terms=terms, points=points),
        voice.say("result-cards", name=name, cards=cards, points=line["growing"]),
    ]


def verdict(told: Breakdown, voice: Voice) -> str:
    """Who wins, and why."""
    names = voice.series([voice.names[seat] for seat in told["winners"]])
    if told["why"] == "points":
        return voice.say("result-points", name=names)
    counts = [str(line["occurrences"]) for line in told["seats"]]
    first, second = counts if told["winners"] != [1] else reversed(counts)
    return voice.say(f"result-{told['why']}", name=names, first=first, second=second)
