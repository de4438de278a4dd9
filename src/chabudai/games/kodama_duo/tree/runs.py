"""The points of a placement: they depend on card and parent, never on the pose [R13]."""

from __future__ import annotations

from chabudai.games.kodama_duo.cards.deck import N_FEATURES, Deck
from chabudai.games.kodama_duo.tree.limits import PlacementLimits
from chabudai.games.kodama_duo.tree.tree import NO_CARD, Tree


class Run:
    """One feature's unbroken line of cards, from the new card down towards the trunk."""

    def __init__(self, feature: int, icons: int) -> None:
        self.feature = feature
        self.icons = [icons]  # of the new card, then of each of `cards`
        self.cards: list[int] = []  # entries of the tree, the parent first

    def points(self) -> int:
        """One point per icon, none if the parent does not show the feature."""
        return sum(self.icons) if self.cards else 0


def count_icons_on_card(deck: Deck, limits: PlacementLimits, card: int, feature: int) -> int:
    """How often a new branch card shows a feature, conversion counted."""
    first = card * N_FEATURES
    if feature == limits.converted:
        return 0
    if feature == limits.becomes:
        return deck.icons[first + feature] + deck.icons[first + limits.converted]
    return deck.icons[first + feature]


def count_icons_on_entry(tree: Tree, limits: PlacementLimits, entry: int, feature: int) -> int:
    """How often a card of the tree shows a feature; Decrees convert branch cards only."""
    first = entry * N_FEATURES
    if entry > 0:
        if feature == limits.converted:
            return 0
        if feature == limits.becomes:
            return tree.icons[first + feature] + tree.icons[first + limits.converted]
    return tree.icons[first + feature]


def score_card(tree: Tree, limits: PlacementLimits, card: int, parent: int) -> int:
    """What a card scores when it grows from this parent, Decree bonuses aside."""
    score = 0
    for feature in range(N_FEATURES):
        own = count_icons_on_card(tree.deck, limits, card, feature)
        if own == 0:
            continue
        entry = parent
        line = 0
        while entry != NO_CARD:
            icons = count_icons_on_entry(tree, limits, entry, feature)
            if icons == 0:
                break
            line += icons
            entry = tree.parents[entry]
        if line > 0:
            score += own + line
    return score


def find_runs(tree: Tree, limits: PlacementLimits, card: int, parent: int) -> list[Run]:
    """The same points feature by feature, with the cards they come from."""
    found: list[Run] = []
    for feature in range(N_FEATURES):
        own = count_icons_on_card(tree.deck, limits, card, feature)
        if own > 0:
            found.append(follow_run(tree, limits, feature, own, parent))
    return found


def follow_run(tree: Tree, limits: PlacementLimits, feature: int, own: int, parent: int) -> Run:
    """One feature's line from the parent down, until a card does not show it."""
    run = Run(feature, own)
    entry = parent
    while entry != NO_CARD and count_icons_on_entry(tree, limits, entry, feature) > 0:
        run.cards.append(entry)
        run.icons.append(count_icons_on_entry(tree, limits, entry, feature))
        entry = tree.parents[entry]
    return run
