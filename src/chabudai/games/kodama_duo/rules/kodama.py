"""What a Kodama card is worth to a seat, as the trees stand [R16, G15]."""

from __future__ import annotations

from chabudai.games.kodama_duo.cards.deck import N_FEATURES, N_SLOTS, NO_FEATURE, Kodama
from chabudai.games.kodama_duo.rules.state import KodamaState
from chabudai.games.kodama_duo.tree.limits import PlacementLimits
from chabudai.games.kodama_duo.tree.runs import count_icons_on_card, count_icons_on_entry
from chabudai.games.kodama_duo.tree.tree import Tree


def kodama_points(s: KodamaState, seat: int, card: int) -> int:
    """What a Kodama card would score for a seat now."""
    return kodama_points_on(s, seat, card, s.trees[seat])


def kodama_points_on(s: KodamaState, seat: int, card: int, tree: Tree) -> int:
    """What it would score with another tree before the seat."""
    kodama = s.cards.kodama[card]
    if kodama.scores == "more-tokens":
        return points_for_more_tokens(kodama, count_tokens(tree), s.count_tokens(1 - seat))
    return kodama.points * count_scored(s, seat, kodama, tree)


def points_for_more_tokens(kodama: Kodama, mine: int, theirs: int) -> int:
    """More for more tokens than the opponent, less for as many."""
    if mine > theirs:
        return kodama.points
    return kodama.tied if mine == theirs and mine > 0 else 0


def count_scored(s: KodamaState, seat: int, kodama: Kodama, tree: Tree) -> int:
    """How many of what a Kodama card counts there are."""
    scores = kodama.scores
    if scores == "opponent-tokens":
        return s.count_tokens(1 - seat)
    if scores == "discards-with-trunk-feature":
        feature = tree.trunk_feature()
        return sum(
            [count_icons_on_card(s.cards, s.limits, card, feature) > 0 for card in s.discard]
        )
    if scores in ("trunk-feature-near-trunk", "tokens-near-trunk"):
        return count_near_trunk(tree, s.limits, scores, s.options.trunk_within_two == "yes")
    return count_by_tokens(tree, s.limits, scores) + count_by_cards(tree, s.limits, kodama)


def count_near_trunk(tree: Tree, limits: PlacementLimits, scores: str, with_trunk: bool) -> int:
    """Of what is within two cards of the trunk; whether that is too depends on the table [G16]."""
    near = [n for n in range(len(tree.cards)) if tree.is_near_trunk(n) and (n > 0 or with_trunk)]
    if scores == "tokens-near-trunk":
        return sum([count_tokens_on_entry(tree, entry) for entry in near])
    return sum([count_icons_on_entry(tree, limits, entry, tree.trunk_feature()) for entry in near])


def count_by_cards(tree: Tree, limits: PlacementLimits, kodama: Kodama) -> int:
    """The scores that look at cards and features; 0 for others."""
    scores = kodama.scores
    entries = range(len(tree.cards))
    if scores == "cards-with":
        return count_cards_with(tree, limits, kodama.feature)
    if scores == "cards-on-trunk":
        return tree.n_children[0]
    if scores == "end-cards":
        return sum([tree.is_end(entry) for entry in entries])
    if scores == "trunk-feature-on-ends":
        feature = tree.trunk_feature()
        return sum(
            [count_icons_on_entry(tree, limits, n, feature) for n in entries if tree.is_end(n)]
        )
    return 0


def count_cards_with(tree: Tree, limits: PlacementLimits, feature: int) -> int:
    return sum(
        [count_icons_on_entry(tree, limits, entry, feature) > 0 for entry in range(len(tree.cards))]
    )


def count_by_tokens(tree: Tree, limits: PlacementLimits, scores: str) -> int:
    """The scores that look at spirit tokens; 0 for others."""
    if scores == "tokens":
        return count_tokens(tree)
    if scores == "tokens-elsewhere":
        return N_FEATURES - count_tokens(tree)
    if scores == "tokens-on-ends":
        return sum(
            [count_tokens_on_entry(tree, n) for n in range(len(tree.cards)) if tree.is_end(n)]
        )
    if scores == "cards-beside-tokens":
        return sum([is_beside_token(tree, entry) for entry in range(len(tree.cards))])
    if scores == "favourite-token":
        return max(
            [count_cards_with(tree, limits, each) for _, each in list_tokens(tree, limits)] + [0]
        )
    if scores == "token-echoes":
        return sum(
            [count_echoes(tree, limits, n, feature) for n, feature in list_tokens(tree, limits)]
        )
    if scores == "limbs-with-token":
        return len({find_limb(tree, entry) for entry, _ in list_tokens(tree, limits) if entry > 0})
    return 0


def count_tokens(tree: Tree) -> int:
    return sum([count_tokens_on_entry(tree, entry) for entry in range(len(tree.cards))])


def count_tokens_on_entry(tree: Tree, entry: int) -> int:
    first = entry * N_SLOTS
    return sum([token != NO_FEATURE for token in tree.tokens[first : first + N_SLOTS]])


def is_beside_token(tree: Tree, entry: int) -> bool:
    return any([count_tokens_on_entry(tree, other) > 0 for other in tree.neighbours(entry)])


def list_tokens(tree: Tree, limits: PlacementLimits) -> list[tuple[int, int]]:
    """The card and the feature of every token, as the Decree lets it count."""
    found: list[tuple[int, int]] = []
    for place, feature in enumerate(tree.tokens):
        if feature != NO_FEATURE:
            entry = place // N_SLOTS
            turns = feature == limits.converted and entry > 0
            found.append((entry, limits.becomes if turns else feature))
    return found


def count_echoes(tree: Tree, limits: PlacementLimits, entry: int, feature: int) -> int:
    """How often the cards around one show a feature."""
    return sum(
        [count_icons_on_entry(tree, limits, other, feature) for other in tree.neighbours(entry)]
    )


def find_limb(tree: Tree, entry: int) -> int:
    """The card on the trunk from which all grew that this card belongs to."""
    while tree.parents[entry] > 0:
        entry = tree.parents[entry]
    return entry


def count_trunk_feature(s: KodamaState, seat: int) -> int:
    """How often the feature of a seat's own trunk shows on its tree [R20, G6]."""
    tree = s.trees[seat]
    feature = tree.trunk_feature()
    return sum(
        [count_icons_on_entry(tree, s.limits, entry, feature) for entry in range(len(tree.cards))]
    )
