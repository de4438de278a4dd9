"""How the game ended: who won, by what, and each player's points as a table [R11, R12]."""

from __future__ import annotations

from typing import cast

from chabudai.engine.text.result import Result, ScoreRow
from chabudai.games.samurai_sword.text.phrasing import Phrasing
from chabudai.games.samurai_sword.view.view_types import Breakdown, SeatLine, SeatView, TeamLine

View = dict[str, object]
COLUMNS = ["role", "honor", "daimyo", "team"]


def describe_result(breakdown: View, view: View, names: list[str], lang: str) -> Result:
    """Say who wins and what decided it; then each seat's points and each team's."""
    score = cast(Breakdown, breakdown)
    phrasing = Phrasing(names, lang, cast(SeatView, view))
    return Result(
        headline=describe_winners(score, phrasing),
        why=" ".join(describe_decision(score, phrasing)),
        columns=[phrasing.say(f"column-{each}") for each in COLUMNS],
        rows=[make_row(line, score, phrasing) for line in score["seats"]],
        lines=[
            *(describe_seat_points(line, phrasing) for line in score["seats"]),
            *(describe_team_points(line, score, phrasing) for line in score["teams"]),
        ],
    )


# Who won


def describe_winners(score: Breakdown, phrasing: Phrasing) -> str:
    """Tell the viewer whether they won, and with whom; or who did."""
    winners = score["winners"]
    others = [seat for seat in winners if seat != phrasing.viewer]
    if phrasing.viewer in winners:
        return phrasing.say("result-you-won", **phrasing.whom("mates", others))
    names = phrasing.people(winners)
    won = phrasing.say(f"result-won-{score['winner']}", names=names, count=len(winners))
    return won if phrasing.viewer is None else phrasing.say("result-you-lost", won=won)


# What decided it


def describe_decision(score: Breakdown, phrasing: Phrasing) -> list[str]:
    """Tell the moment the game ended, then what the points made of it."""
    end = phrasing.say(
        f"result-by-{score['cause']}",
        **phrasing.seat("by", score["by"]),
        **phrasing.whom("out", score["out"]),
    )
    if score["swordmaster"] is not None:
        return [end]
    return [end, *describe_penalty(score, phrasing), describe_points(score, phrasing)]


def describe_penalty(score: Breakdown, phrasing: Phrasing) -> list[str]:
    """Tell what a Deadly Strike cost, and whether it was the game [R11, Q15]."""
    most = max(line["points"] for line in score["teams"])
    return [
        phrasing.say(
            "result-deadly",
            team=phrasing.say(f"team-{line['team']}"),
            penalty=line["penalty"],
            dear="yes" if most < add_up(line, score) else "no",
        )
        for line in score["teams"]
        if line["penalty"]
    ]


def add_up(line: TeamLine, score: Breakdown) -> int:
    """Add up a team's points before a penalty."""
    return sum(seat["points"] for seat in score["seats"] if seat["team"] == line["team"])


def describe_points(score: Breakdown, phrasing: Phrasing) -> str:
    """Tell the points of the teams, most first, and who wins a tie."""
    lines = sorted(score["teams"], key=lambda line: -line["points"])
    teams = [
        phrasing.say("result-sum", team=phrasing.say(f"team-{line['team']}"), points=line["points"])
        for line in lines
    ]
    tie = score["winner"] if score["why"] == "tie" else "none"
    return phrasing.say("result-points", teams=", ".join(teams), tie=tie)


# The table


def make_row(line: SeatLine, score: Breakdown, phrasing: Phrasing) -> ScoreRow:
    """A player's line: role, honor with what it is worth, Daimyo, team, points."""
    worth = phrasing.say("cell-honor", honor=line["honor"], times=line["times"])
    return ScoreRow(
        seat=line["seat"],
        name=phrasing.call_seat(line["seat"]),
        cells=[
            phrasing.say(f"role-{line['role']}"),
            worth,
            str(line["daimyo"]) if line["daimyo"] else "–",
            phrasing.say(f"team-{line['team']}"),
        ],
        total=str(line["points"]),
        won=line["seat"] in score["winners"],
    )


def describe_seat_points(line: SeatLine, phrasing: Phrasing) -> str:
    """Honor times the multiplier, and Daimyo."""
    return phrasing.say(
        "result-seat",
        name=phrasing.call_seat(line["seat"]),
        role=phrasing.say(f"role-{line['role']}"),
        honor=line["honor"],
        times=line["times"],
        daimyo=line["daimyo"],
        points=line["points"],
    )


def describe_team_points(line: TeamLine, score: Breakdown, phrasing: Phrasing) -> str:
    """The sum over a team, and what a Deadly Strike takes from it."""
    terms = [seat["points"] for seat in score["seats"] if seat["team"] == line["team"]]
    code = "result-team"
    if line["penalty"]:
        floored = line["points"] > sum(terms) - line["penalty"]
        code = "result-team-floor" if floored else "result-team-penalty"
    return phrasing.say(
        code,
        team=phrasing.say(f"team-{line['team']}"),
        seats=len(terms),
        sum=" + ".join(map(str, terms)),
        penalty=line["penalty"],
        points=line["points"],
    )
