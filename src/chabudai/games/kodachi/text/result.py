"""The score explained step by step [R38-R40]."""

from __future__ import annotations

from typing import cast

from chabudai.games.kodachi.text.phrasing import Phrasing
from chabudai.games.kodachi.view.view_types import Breakdown, SeatLine, SeatView

View = dict[str, object]


def describe_result(breakdown: View, view: View, names: list[str], lang: str) -> list[str]:
    """Explain each seat's points with their terms, and who wins."""
    score = cast(Breakdown, breakdown)
    phrasing = Phrasing(names, lang, cast(SeatView, view))
    return [
        *(describe_seat_points(line, score, phrasing) for line in score["seats"]),
        describe_winners(score, phrasing),
    ]


def describe_seat_points(line: SeatLine, score: Breakdown, phrasing: Phrasing) -> str:
    """Give a seat's points; what gives none is left out."""
    terms = [
        phrasing.say(
            f"result-rumors-{rumor['scores']}",
            count=rumor["count"],
            worth=rumor["worth"],
            owners=score["owners"],
        )
        for rumor in line["rumors"]
        if rumor["count"]
    ]
    plain = [("envoys", line["envoys"]), ("skills", line["skills"])]
    plain += [("tokens", line["tokens"]), ("treasures", line["treasures"])]
    terms += [phrasing.say(f"result-{part}", points=points) for part, points in plain if points]
    return phrasing.say(
        "result-seat",
        name=phrasing.names[line["seat"]],
        terms=" + ".join(terms) or phrasing.say("result-nothing"),
        points=line["points"],
    )


def describe_winners(score: Breakdown, phrasing: Phrasing) -> str:
    """Say who wins, and by what."""
    names = phrasing.series([phrasing.names[seat] for seat in score["winners"]])
    codes = {"points": "result-points", "shared": "result-shared"}
    code = codes.get(score["why"], f"result-tie-{score['why']}")
    return phrasing.say(code, names=names, by=score["tie_break"])
