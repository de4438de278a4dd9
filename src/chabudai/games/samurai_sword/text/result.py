"""The score told step by step [R11, R12]."""

from __future__ import annotations

from typing import cast

from chabudai.games.samurai_sword.text.phrasing import Voice
from chabudai.games.samurai_sword.view.view_types import Breakdown, SeatLine, Seen, TeamLine

View = dict[str, object]


def result(breakdown: View, view: View, names: list[str], lang: str) -> list[str]:
    """Why the game ended, each seat's points, each team's, and who wins."""
    told = cast(Breakdown, breakdown)
    voice = Voice(names, lang, cast(Seen, view))
    return [
        voice.say("result-cause", cause=told["cause"]),
        *(seat_points(line, voice) for line in told["seats"]),
        *(team_points(line, told, voice) for line in told["teams"]),
        verdict(told, voice),
    ]


def seat_points(line: SeatLine, voice: Voice) -> str:
    """Honor times the multiplier, and Daimyo."""
    return voice.say(
        "result-seat",
        name=voice.names[line["seat"]],
        role=voice.say(f"role-{line['role']}"),
        honor=line["honor"],
        times=line["times"],
        daimyo=line["daimyo"],
        points=line["points"],
    )


def team_points(line: TeamLine, told: Breakdown, voice: Voice) -> str:
    """The sum over a team, and what a Deadly Strike takes from it."""
    terms = [seat["points"] for seat in told["seats"] if seat["team"] == line["team"]]
    code = "result-team"
    if line["penalty"]:
        floored = line["points"] > sum(terms) - line["penalty"]
        code = "result-team-floor" if floored else "result-team-penalty"
    return voice.say(
        code,
        team=voice.say(f"team-{line['team']}"),
        seats=len(terms),
        sum=" + ".join(map(str, terms)),
        penalty=line["penalty"],
        points=line["points"],
    )


def verdict(told: Breakdown, voice: Voice) -> str:
    """Who wins, and why."""
    team = voice.say(f"team-{told['winner']}")
    names = voice.series([voice.names[seat] for seat in told["winners"]])
    if told["swordmaster"] is not None:
        last = voice.names[told["swordmaster"]]
        return voice.say("result-swordmaster", name=last, team=team, names=names)
    if told["why"] == "tie":
        level = voice.series([voice.say(f"team-{each}") for each in leading(told)])
        return voice.say(f"result-tie-{told['winner']}", teams=level, names=names)
    return voice.say("result-points", team=team, names=names)


def leading(told: Breakdown) -> list[str]:
    """The teams with most points."""
    most = max(line["points"] for line in told["teams"])
    return [line["team"] for line in told["teams"] if line["points"] == most]
