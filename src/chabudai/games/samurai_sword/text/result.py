"""The score explained step by step [R11, R12]."""

from __future__ import annotations

from typing import cast

from chabudai.games.samurai_sword.text.phrasing import Phrasing
from chabudai.games.samurai_sword.view.view_types import Breakdown, SeatLine, SeatView, TeamLine

View = dict[str, object]


def describe_result(breakdown: View, view: View, names: list[str], lang: str) -> list[str]:
    """Explain why the game ended, each seat's points, each team's, and who wins."""
    score = cast(Breakdown, breakdown)
    phrasing = Phrasing(names, lang, cast(SeatView, view))
    return [
        phrasing.say("result-cause", cause=score["cause"]),
        *(describe_seat_points(line, phrasing) for line in score["seats"]),
        *(describe_team_points(line, score, phrasing) for line in score["teams"]),
        describe_winners(score, phrasing),
    ]


def describe_seat_points(line: SeatLine, phrasing: Phrasing) -> str:
    """Honor times the multiplier, and Daimyo."""
    return phrasing.say(
        "result-seat",
        name=phrasing.names[line["seat"]],
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


def describe_winners(score: Breakdown, phrasing: Phrasing) -> str:
    """Say who wins, and why."""
    team = phrasing.say(f"team-{score['winner']}")
    names = phrasing.series([phrasing.names[seat] for seat in score["winners"]])
    if score["swordmaster"] is not None:
        last = phrasing.names[score["swordmaster"]]
        return phrasing.say("result-swordmaster", name=last, team=team, names=names)
    if score["why"] == "tie":
        level = phrasing.series(
            [phrasing.say(f"team-{each}") for each in list_leading_teams(score)]
        )
        return phrasing.say(f"result-tie-{score['winner']}", teams=level, names=names)
    return phrasing.say("result-points", team=team, names=names)


def list_leading_teams(score: Breakdown) -> list[str]:
    most = max(line["points"] for line in score["teams"])
    return [line["team"] for line in score["teams"] if line["points"] == most]
