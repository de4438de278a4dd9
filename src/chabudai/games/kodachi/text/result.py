"""The score told step by step [R38-R40]."""

from __future__ import annotations

from typing import cast

from chabudai.games.kodachi.text.phrasing import Voice
from chabudai.games.kodachi.view.view_types import Breakdown, SeatLine, Seen

View = dict[str, object]


def result(breakdown: View, view: View, names: list[str], lang: str) -> list[str]:
    """Each seat's points with their terms, and who wins."""
    told = cast(Breakdown, breakdown)
    voice = Voice(names, lang, cast(Seen, view))
    return [*(seat_points(line, told, voice) for line in told["seats"]), verdict(told, voice)]


def seat_points(line: SeatLine, told: Breakdown, voice: Voice) -> str:
    """A seat's points; what gives none is left out."""
    terms = [
        voice.say(
            f"result-rumors-{rumor['scores']}",
            count=rumor["count"],
            worth=rumor["worth"],
            owners=told["owners"],
        )
        for rumor in line["rumors"]
        if rumor["count"]
    ]
    plain = [("envoys", line["envoys"]), ("skills", line["skills"])]
    plain += [("tokens", line["tokens"]), ("treasures", line["treasures"])]
    terms += [voice.say(f"result-{part}", points=points) for part, points in plain if points]
    return voice.say(
        "result-seat",
        name=voice.names[line["seat"]],
        terms=" + ".join(terms) or voice.say("result-nothing"),
        points=line["points"],
    )


def verdict(told: Breakdown, voice: Voice) -> str:
    """Who wins, and by what."""
    names = voice.series([voice.names[seat] for seat in told["winners"]])
    codes = {"points": "result-points", "shared": "result-shared"}
    code = codes.get(told["why"], f"result-tie-{told['why']}")
    return voice.say(code, names=names, by=told["tie_break"])
