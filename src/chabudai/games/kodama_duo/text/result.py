"""Who won and why, and the score as a table [R20]."""

from __future__ import annotations

from typing import cast

from chabudai.engine.text.result import Result, ScoreRow
from chabudai.games.kodama_duo.text.phrasing import Phrasing
from chabudai.games.kodama_duo.view.view_types import Breakdown, SeatPoints, SeatView

View = dict[str, object]


def describe_result(breakdown: View, view: View, names: list[str], lang: str) -> Result:
    """Growing, every Decree that gave points, and the Kodama of each season."""
    told = cast(Breakdown, breakdown)
    phrasing = Phrasing(names, lang, cast(SeatView, view))
    counting = [
        n
        for n in range(len(told["seats"][0]["decrees"]))
        if any(seat["decrees"][n]["points"] for seat in told["seats"])
    ]
    return Result(
        headline=describe_winner(told, phrasing),
        why=describe_why(told, phrasing),
        columns=list_columns(told["seats"][0], counting, phrasing),
        rows=[score_row(seat, counting, told["winners"], phrasing) for seat in told["seats"]],
        lines=[line for seat in told["seats"] for line in seat_lines(seat, phrasing)],
    )


def list_columns(line: SeatPoints, counting: list[int], phrasing: Phrasing) -> list[str]:
    decrees = [phrasing.card(line["decrees"][n]["decree"]) for n in counting]
    kodama = [
        phrasing.say("result-kodama", season=phrasing.say(f"season-{each['season']}"))
        for each in line["kodama"]
    ]
    return [phrasing.say("result-growing"), *decrees, *kodama]


def score_row(
    line: SeatPoints, counting: list[int], winners: list[int], phrasing: Phrasing
) -> ScoreRow:
    seat = line["seat"]
    return ScoreRow(
        seat=seat,
        name=phrasing.call_seat(seat),
        cells=[
            str(line["growing"]),
            *(str(line["decrees"][n]["points"]) for n in counting),
            *list_kodama(line, phrasing),
        ],
        total=str(line["points"]),
        won=seat in winners,
    )


def list_kodama(line: SeatPoints, phrasing: Phrasing) -> list[str]:
    return [
        phrasing.say("result-term", name=phrasing.card(each["card"]), points=each["points"])
        for each in line["kodama"]
    ]


def seat_lines(line: SeatPoints, phrasing: Phrasing) -> list[str]:
    """One seat's points with their terms, then the cards one by one."""
    decrees = [
        phrasing.say("result-term", name=phrasing.card(each["decree"]), points=each["points"])
        for each in line["decrees"]
        if each["points"]
    ]
    grown = phrasing.say("result-grown", points=line["growing"])
    terms = " + ".join([grown, *decrees, *list_kodama(line, phrasing)])
    cards = ", ".join(
        phrasing.say("result-card", card=each["card"], points=each["points"])
        for each in line["cards"]
    )
    seat = phrasing.seat("seat", line["seat"])
    return [
        phrasing.say("result-seat", terms=terms, points=line["points"], **seat),
        phrasing.say("result-cards", cards=cards, points=line["growing"], **seat),
    ]


def describe_winner(told: Breakdown, phrasing: Phrasing) -> str:
    """Who won, as the reader says it."""
    winners = told["winners"]
    first = phrasing.viewer if phrasing.viewer in winners else winners[0]
    is_you = first == phrasing.viewer
    manner = ("both" if is_you else "two") if len(winners) == 2 else "you" if is_you else "other"
    names = {"name": phrasing.names[first], "other": phrasing.names[1 - first]}
    return phrasing.say("result-won", **names, **{"is": manner})


def describe_why(told: Breakdown, phrasing: Phrasing) -> str:
    """What decided it: points, or the features of the trunks."""
    winner = told["winners"][0]
    mine, theirs = told["seats"][winner], told["seats"][1 - winner]
    figure = "points" if told["why"] == "points" else "occurrences"
    return phrasing.say(
        f"result-{told['why']}",
        name=phrasing.names[winner],
        points=mine["points"],
        first=mine["points"] if figure == "points" else mine["occurrences"],
        second=theirs["points"] if figure == "points" else theirs["occurrences"],
        **{"is": "you" if winner == phrasing.viewer else "other"},
    )
