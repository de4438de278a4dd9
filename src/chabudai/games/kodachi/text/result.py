"""The score explained step by step [R38-R40]."""

from __future__ import annotations

from typing import cast

from chabudai.engine.text.result import Result, ScoreRow
from chabudai.games.kodachi.text.phrasing import Phrasing
from chabudai.games.kodachi.view.view_types import Breakdown, SeatLine, SeatView

View = dict[str, object]
COLUMNS = ["envoys", "rumors", "skills", "tokens", "treasures"]


def describe_result(breakdown: View, view: View, names: list[str], lang: str) -> Result:
    """Say who wins and by how much, with each seat's points as a row and in a sentence."""
    score = cast(Breakdown, breakdown)
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    return Result(
        headline=describe_winners(score, phrasing),
        why=describe_margin(score, phrasing),
        columns=[phrasing.say(f"column-{column}") for column in COLUMNS],
        rows=[make_row(line, score, seen, phrasing) for line in score["seats"]],
        lines=[describe_seat_points(line, score, phrasing) for line in score["seats"]],
    )


# The table


def make_row(line: SeatLine, score: Breakdown, seen: SeatView, phrasing: Phrasing) -> ScoreRow:
    """A seat's points by kind, each with the sum it comes from."""
    seat = line["seat"]
    player = seen["players"][seat]
    owned = [phrasing.faces[key] for key in player["owned"]]
    rumors = [(each["count"], each["worth"]) for each in line["rumors"] if each["count"]]
    cells = [
        format_sum(count_equal([each["points"] for each in owned if each["kind"] == "envoy"])),
        format_sum(rumors),
        format_sum(count_equal([each["points"] for each in owned if each["kind"] == "skill"])),
        format_sum(count_equal([int(token.rpartition("-")[2]) for token in player["tokens"]])),
        str(line["treasures"]),
    ]
    return ScoreRow(
        seat=seat,
        name=phrasing.call_seat(seat),
        cells=cells,
        total=str(line["points"]),
        won=seat in score["winners"],
    )


def count_equal(points: list[int]) -> list[tuple[int, int]]:
    """Count equal points, the highest first."""
    return [(points.count(worth), worth) for worth in sorted(set(points), reverse=True)]


def format_sum(terms: list[tuple[int, int]]) -> str:
    """Write a sum such as "2 × 4 + 5 = 13"; a single number stands for itself."""
    total = sum(count * worth for count, worth in terms)
    words = [f"{count} × {worth}" if count > 1 else str(worth) for count, worth in terms]
    sum_of_terms = " + ".join(words)
    return (
        sum_of_terms
        if sum_of_terms == str(total)
        else f"{sum_of_terms} = {total}"
        if words
        else "0"
    )


# In sentences


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
    """Say who wins; who reads it is spoken to."""
    winners = score["winners"]
    if len(winners) == 1:
        return phrasing.say("result-wins", **phrasing.seat("seat", winners[0]))
    if phrasing.viewer in winners:
        others = [phrasing.names[seat] for seat in winners if seat != phrasing.viewer]
        return phrasing.say("result-shared-with", names=phrasing.series(others))
    names = phrasing.series([phrasing.names[seat] for seat in winners])
    return phrasing.say("result-shared", names=names)


def describe_margin(score: Breakdown, phrasing: Phrasing) -> str:
    """Say what set the winner apart from the next best, and by how much [R40, Q46]."""
    if len(score["winners"]) > 1:
        return phrasing.say("result-why-shared")
    winner = score["seats"][score["winners"][0]]
    others = [line for line in score["seats"] if line is not winner]
    second = max(others, key=lambda line: rank_line(line, score))
    mine, theirs = rank_line(winner, score), rank_line(second, score)
    step = {"points": 0, "envoys": 1, "tokens": 2}[score["why"]]
    return phrasing.say(
        f"result-why-{score['why']}",
        by=score["tie_break"],
        points=winner["points"],
        more=mine[step] - theirs[step],
        most=mine[step],
        less=theirs[step],
        **phrasing.seat("seat", second["seat"]),
    )


def rank_line(line: SeatLine, score: Breakdown) -> list[int]:
    """Give what decides, in order."""
    tokens = line["token_count"] if score["tie_break"] == "tokens" else line["tokens"]
    return [line["points"], line["envoy_count"], tokens]
