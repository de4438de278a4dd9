"""Who is how likely to win, at a glance: points, and what they may still grow by [R38-R40]."""

from __future__ import annotations

from typing import Final

from chabudai.engine.ai.evaluator import add_phase_features, read_evaluator, terminal_values
from chabudai.games.kodachi.ai.fight_values import load_fight_values
from chabudai.games.kodachi.ai.state_values import (
    Holdings,
    count_rumor_owners,
    remaining_game,
)
from chabudai.games.kodachi.ai.values import TREASURE_BEYOND_POINT
from chabudai.games.kodachi.cards.deck import BY_ENVOYS, BY_RUMORS, BY_SKILLS, NONE, PACKAGE
from chabudai.games.kodachi.rules.scoring import find_winners
from chabudai.games.kodachi.rules.state import STEALTH, STRENGTH, TOKEN, KodachiState

JUDGE: Final = read_evaluator(PACKAGE)
TENTH: Final = 0.1


def win_probabilities(s: KodachiState) -> list[float]:
    found = JUDGE.shares(features(s))
    return found if s.stack else terminal_values(find_winners(s), found)


def features(s: KodachiState) -> list[list[float]]:
    future, owners = remaining_game(s), count_rumor_owners(s)
    return [add_phase_features(seat_figures(s, seat, owners), future) for seat in range(s.seats)]


def seat_figures(s: KodachiState, seat: int, owners: int) -> list[float]:
    """Points, tokens, cards by kind, treasure, the hand, envoys at work, the turn."""
    mine = Holdings(s, seat)
    spare = 0.0
    for card in s.treasures[seat]:
        spare += TREASURE_BEYOND_POINT[s.cards.treasure[card]]
    return [
        TENTH * mine.count_points(s, owners),
        float(len(s.tokens[seat])),
        TENTH * mine.envoys,
        TENTH * mine.rumors,
        TENTH * mine.skills,
        TENTH * mine.rumors_by[BY_ENVOYS],
        TENTH * mine.rumors_by[BY_RUMORS],
        TENTH * mine.rumors_by[BY_SKILLS],
        TENTH * spare,
        TENTH * hand_fight_value(s, seat),
        TENTH * token_potential(s, seat),
        1.0 if s.turn == seat else 0.0,
    ]


def hand_fight_value(s: KodachiState, seat: int) -> float:
    """What a hand is worth in a fight, by the better approach."""
    values = load_fight_values(s.cards)
    stealth, strength = 0.0, 0.0
    for card in s.hands[seat]:
        stealth += values[STEALTH][card]
        strength += values[STRENGTH][card]
    return max(stealth, strength)


def token_potential(s: KodachiState, seat: int) -> float:
    """The points of the tokens that the envoys of a seat may still win."""
    hope = 0
    for pile in (s.hands[seat], s.decks[seat], s.discards[seat]):
        for card in pile:
            clan = s.cards.clan[card]
            if clan != NONE and s.token_stacks[clan]:
                hope += s.token_stacks[clan][-1] % TOKEN
    return float(hope)
