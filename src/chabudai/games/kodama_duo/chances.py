"""Who is how likely to win, at a glance: points, open runs, and the Kodama in hand."""

from __future__ import annotations

from typing import Final

from chabudai.engine.value import phased, read_judge
from chabudai.games.kodama_duo.cards import PACKAGE
from chabudai.games.kodama_duo.growth import potential
from chabudai.games.kodama_duo.kodama import value
from chabudai.games.kodama_duo.scoring import winners
from chabudai.games.kodama_duo.state import N_SEASONS, ROUNDS, Table

JUDGE: Final = read_judge(PACKAGE)
SURE: Final = 0.8  # what the win itself counts, beside its margin
TENTH: Final = 0.1
# What a Kodama gains in a season while it waits.
RIPENING: Final = {
    "cards-with": 6.0,
    "end-cards": 4.0,
    "token-echoes": 3.0,
    "favourite-token": 4.0,
    "cards-beside-tokens": 2.5,
    "discards-with-trunk-feature": 5.0,
    "tokens": 2.0,
    "opponent-tokens": 2.0,
    "trunk-feature-on-ends": 1.5,
}


def chances(s: Table) -> list[float]:
    """Each seat's chance to win."""
    found = JUDGE.shares(features(s))
    if s.stack:
        return found
    won = winners(s)
    for seat in range(s.seats):
        win = 1.0 / len(won) if seat in won else 0.0
        found[seat] = SURE * win + (1.0 - SURE) * found[seat]
    return found


def features(s: Table) -> list[list[float]]:
    """What each seat has and may hope for."""
    left = rounds_left(s)
    phase = left / (N_SEASONS * ROUNDS)
    return [phased(figures(s, seat, left), phase) for seat in range(s.seats)]


def rounds_left(s: Table) -> int:
    """How many rounds of growing are to come."""
    return (N_SEASONS - s.season) * ROUNDS - s.round if s.stack else 0


def figures(s: Table, seat: int, left: int) -> list[float]:
    """Points, what cards to come may score, what the Kodama in hand do and may do, tokens."""
    worths = kodama_worths(s, seat) if s.stack else [0.0]
    return [
        TENTH * s.score(seat),
        TENTH * left * potential(s, seat) if left > 0 else 0.0,
        TENTH * (sum(worths) - min(worths)),
        TENTH * max(worths),
        TENTH * left * sum([ripening(s, card) for card in s.hands[seat]]) / ROUNDS,
        TENTH * s.tokens_on(seat),
        TENTH * ends(s, seat),
    ]


def kodama_worths(s: Table, seat: int) -> list[float]:
    """What each Kodama in hand would score now."""
    return [float(value(s, seat, card)) for card in s.hands[seat]]


def ripening(s: Table, card: int) -> float:
    """What a Kodama gains in a season."""
    return RIPENING.get(s.cards.kodama[card].scores, 0.0)


def ends(s: Table, seat: int) -> int:
    """How many end cards a tree has: limbs to grow on."""
    tree = s.trees[seat]
    count = 0
    for entry in range(len(tree.cards)):
        if tree.is_end(entry):
            count += 1
    return count
