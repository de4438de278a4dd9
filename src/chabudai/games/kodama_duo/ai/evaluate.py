"""Who is how likely to win, at a glance: points, open runs, and the Kodama in hand."""

from __future__ import annotations

from typing import Final

from chabudai.engine.ai.evaluator import add_phase_features, read_evaluator, terminal_values
from chabudai.games.kodama_duo.ai.open_runs import expected_points
from chabudai.games.kodama_duo.ai.values import RIPENING
from chabudai.games.kodama_duo.cards.deck import PACKAGE
from chabudai.games.kodama_duo.rules.kodama import kodama_points
from chabudai.games.kodama_duo.rules.scoring import find_winners
from chabudai.games.kodama_duo.rules.state import N_SEASONS, ROUNDS, KodamaState

JUDGE: Final = read_evaluator(PACKAGE)
SCALE: Final = 0.1


def win_probabilities(s: KodamaState) -> list[float]:
    found = JUDGE.shares(features(s))
    return found if s.stack else terminal_values(find_winners(s), found)


def features(s: KodamaState) -> list[list[float]]:
    """What each seat has and may hope for."""
    left = rounds_left(s)
    phase = left / (N_SEASONS * ROUNDS)
    return [add_phase_features(seat_figures(s, seat, left), phase) for seat in range(s.seats)]


def rounds_left(s: KodamaState) -> int:
    return (N_SEASONS - s.season) * ROUNDS - s.round if s.stack else 0


def seat_figures(s: KodamaState, seat: int, left: int) -> list[float]:
    """Points, what cards to come may score, what the Kodama in hand do and may do, tokens."""
    worths = kodama_worths(s, seat) if s.stack else [0.0]
    return [
        SCALE * s.score(seat),
        SCALE * left * expected_points(s, seat) if left > 0 else 0.0,
        SCALE * (sum(worths) - min(worths)),
        SCALE * max(worths),
        SCALE * left * sum([season_gain(s, card) for card in s.hands[seat]]) / ROUNDS,
        SCALE * s.count_tokens(seat),
        SCALE * count_ends(s, seat),
    ]


def kodama_worths(s: KodamaState, seat: int) -> list[float]:
    return [float(kodama_points(s, seat, card)) for card in s.hands[seat]]


def season_gain(s: KodamaState, card: int) -> float:
    return RIPENING.get(s.cards.kodama[card].scores, 0.0)


def count_ends(s: KodamaState, seat: int) -> int:
    """How many end cards a tree has: limbs to grow on."""
    tree = s.trees[seat]
    count = 0
    for entry in range(len(tree.cards)):
        if tree.is_end(entry):
            count += 1
    return count
