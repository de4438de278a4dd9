"""Who has won and why: honor, multipliers, Daimyo, teams, ties [R11, R12]."""

from __future__ import annotations

from typing import Final

from chabudai.games.samurai_sword.cards.deck import (
    CHARACTERS,
    DAIMYO,
    NINJA_3,
    NINJA_TEAM,
    ROLES,
    RONIN_TEAM,
    SHOGUN_TEAM,
    TEAM_OF,
    TEAMS,
)
from chabudai.games.samurai_sword.rules.state import (
    BY_SWORDMASTER,
    CAUSES,
    NOBODY,
    NOT_YET,
    SamuraiState,
)

DEADLY_STRIKE: Final = 3
TIE_ORDER = [NINJA_TEAM, SHOGUN_TEAM, RONIN_TEAM]


def honor_multiplier(s: SamuraiState, seat: int) -> int:
    """What a seat's honor is multiplied by; at four the Ninja with more stars doubles [R11]."""
    role = s.role[seat]
    multiplier = s.setup.times[role]
    if s.setup.stars_double and TEAM_OF[role] == NINJA_TEAM:
        brightest = max([each for each in s.role if each <= NINJA_3])
        return multiplier * 2 if role == brightest else multiplier
    return multiplier


def count_daimyo_points(s: SamuraiState, seat: int) -> int:
    """Count one for each Daimyo in hand, never multiplied, none for the Ronin [R11]."""
    if TEAM_OF[s.role[seat]] == RONIN_TEAM:
        return 0
    return s.hands[seat].count(DAIMYO)


def count_points(s: SamuraiState) -> list[int]:
    """Count the points of every seat as they stand."""
    return [
        s.honor[seat] * honor_multiplier(s, seat) + count_daimyo_points(s, seat)
        for seat in range(s.seats)
    ]


def find_penalty(s: SamuraiState, team: int) -> int:
    """Find the Deadly Strike: the last Defeat was dealt within the victim's own team [R11, Q15]."""
    return DEADLY_STRIKE if team == s.deadly_team else 0


def count_team_points(s: SamuraiState, team: int) -> int:
    """Add up a team's points, after the penalty."""
    seats = [seat for seat in range(s.seats) if TEAM_OF[s.role[seat]] == team]
    every = count_points(s)
    total = sum([every[seat] for seat in seats]) - find_penalty(s, team)
    return max(0, total) if s.options.penalty == "floor" else total


def list_teams(s: SamuraiState) -> list[int]:
    """List the teams at this table, in the order in which they win ties."""
    return [team for team in TIE_ORDER if team in [TEAM_OF[role] for role in s.role]]


def find_winning_team(s: SamuraiState) -> int:
    """Find the last one standing's team, or the one with most points; ties by order [R11, R12]."""
    if s.cause == BY_SWORDMASTER:
        return TEAM_OF[s.role[s.swordmaster]]
    best = list_teams(s)[0]
    for team in list_teams(s)[1:]:
        if count_team_points(s, team) > count_team_points(s, best):
            best = team
    return best


def find_winners(s: SamuraiState) -> list[int]:
    """List the seats of the winning team; none until the game is over."""
    if s.cause == NOT_YET:
        return []
    team = find_winning_team(s)
    return [seat for seat in range(s.seats) if TEAM_OF[s.role[seat]] == team]


def explain_score(s: SamuraiState) -> dict[str, object]:
    winner = find_winning_team(s)
    level = [t for t in list_teams(s) if count_team_points(s, t) == count_team_points(s, winner)]
    why = "points" if len(level) == 1 else "tie"
    return {
        "cause": CAUSES[s.cause],
        "by": s.turn,
        "out": [seat for seat in range(s.seats) if s.honor[seat] == 0],
        "seats": [explain_seat(s, seat) for seat in range(s.seats)],
        "teams": [explain_team(s, team) for team in list_teams(s)],
        "winner": TEAMS[winner],
        "why": "swordmaster" if s.cause == BY_SWORDMASTER else why,
        "swordmaster": None if s.swordmaster == NOBODY else s.swordmaster,
        "winners": find_winners(s),
    }


def explain_seat(s: SamuraiState, seat: int) -> dict[str, object]:
    return {
        "seat": seat,
        "role": ROLES[s.role[seat]],
        "team": TEAMS[TEAM_OF[s.role[seat]]],
        "honor": s.honor[seat],
        "times": honor_multiplier(s, seat),
        "daimyo": count_daimyo_points(s, seat),
        "points": count_points(s)[seat],
    }


def explain_team(s: SamuraiState, team: int) -> dict[str, object]:
    return {
        "team": TEAMS[team],
        "penalty": find_penalty(s, team),
        "points": count_team_points(s, team),
    }


def list_traits(s: SamuraiState) -> list[dict[str, str]]:
    return [
        {
            "team": TEAMS[TEAM_OF[s.role[seat]]],
            "role": ROLES[s.role[seat]],
            "character": CHARACTERS[s.character[seat]],
        }
        for seat in range(s.seats)
    ]
