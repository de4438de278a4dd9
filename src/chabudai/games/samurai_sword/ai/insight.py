"""What a seat can work out from what it sees: who is likely in which team [R15]."""

from __future__ import annotations

from typing import cast

from chabudai.games.samurai_sword.ai.belief import Belief
from chabudai.games.samurai_sword.ai.role_odds import HIDDEN, count_unseen_teams, team_of
from chabudai.games.samurai_sword.cards.deck import TEAMS
from chabudai.games.samurai_sword.text.phrasing import Phrasing
from chabudai.games.samurai_sword.view.view_types import SeatView

View = dict[str, object]


def compute_insights(view: View) -> View:
    """For each seat how likely it is in each team, by who struck whom."""
    seen = cast(SeatView, view)
    odds = form_belief(seen).team_odds()
    return {
        "teams": [
            {
                "seat": seat,
                **{TEAMS[team]: round(odds[seat][team], 4) for team in range(len(TEAMS))},
            }
            for seat in range(seen["seats"])
        ]
    }


def form_belief(seen: SeatView) -> Belief:
    """Form what the viewer believes; a spectator, who is nobody, believes too."""
    teams = [team_of(player) for player in seen["players"]]
    shogun = [player["role"] for player in seen["players"]].index("shogun")
    viewer = seen["viewer"]
    strikes = [count for row in seen["strikes"] for count in row]
    spared = [count for row in seen["spared"] for count in row]
    left = count_unseen_teams(seen, teams)
    return Belief(teams, left, strikes, spared, shogun, HIDDEN if viewer is None else viewer)


def describe_insights(view: View, names: list[str], lang: str) -> list[str]:
    """Say the same in words, for the seats whose role is hidden."""
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    odds = form_belief(seen).team_odds()
    return [
        phrasing.say("insight-seat", name=names[seat], **percentages(odds[seat]))
        for seat, player in enumerate(seen["players"])
        if player["role"] is None
    ]


def percentages(odds: list[float]) -> dict[str, object]:
    return {TEAMS[team]: round(100 * odds[team]) for team in range(len(TEAMS))}
