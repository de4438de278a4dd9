"""What a tree may still score: the runs that lie open, for the cards that are left [R13]."""

from __future__ import annotations

from typing import Final

from chabudai.games.kodama_duo.cards.deck import N_FEATURES
from chabudai.games.kodama_duo.rules.state import KodamaState
from chabudai.games.kodama_duo.tree.limits import PlacementLimits
from chabudai.games.kodama_duo.tree.runs import count_icons_on_card, count_icons_on_entry
from chabudai.games.kodama_duo.tree.tree import Tree

CROWDED: Final = 3  # so many cards on one leave no room for more


def open_runs(tree: Tree, limits: PlacementLimits) -> list[int]:
    """For each card and feature (entry · N_FEATURES + feature) the icons of the run below it."""
    found: list[int] = []
    for entry in range(len(tree.cards)):
        below = tree.parents[entry] * N_FEATURES
        for feature in range(N_FEATURES):
            icons = count_icons_on_entry(tree, limits, entry, feature)
            if icons > 0 and entry > 0:
                icons += found[below + feature]
            found.append(icons)
    return found


def expected_points(s: KodamaState, seat: int) -> float:
    """What the next card may score on a seat's tree, over all that are left."""
    tree = s.trees[seat]
    lines = open_runs(tree, s.limits)
    total = 0
    for place in range(s.left):
        total += best_points_on(s, tree, lines, s.deck[place])
    return total / max(1, s.left)


def best_points_on(s: KodamaState, tree: Tree, lines: list[int], card: int) -> int:
    """The most a card scores on a tree, within the cap and where there is room."""
    features: list[int] = []
    icons: list[int] = []
    for feature in range(N_FEATURES):
        own = count_icons_on_card(s.cards, s.limits, card, feature)
        if own > 0:
            features.append(feature)
            icons.append(own)
    best = 0
    for parent in range(len(tree.cards)):
        if tree.n_children[parent] >= CROWDED:
            continue
        scored = 0
        for n in range(len(features)):
            line = lines[parent * N_FEATURES + features[n]]
            if line > 0:
                scored += icons[n] + line
        if best < scored <= s.limits.cap:
            best = scored
    return best
