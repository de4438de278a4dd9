"""What a Kodama card is worth to a seat, as the trees stand [R16, G15]."""

from __future__ import annotations

from typing import Final

from chabudai.games.kodama_duo.cards.deck import N_FEATURES, N_SLOTS, NO_FEATURE, Kodama
from chabudai.games.kodama_duo.rules.state import KodamaState
from chabudai.games.kodama_duo.tree.limits import Terms
from chabudai.games.kodama_duo.tree.runs import icons_in, icons_on
from chabudai.games.kodama_duo.tree.tree import Tree

# What a Kodama gains in a season while it waits: those that gain little are scored early.
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


def value(s: KodamaState, seat: int, card: int) -> int:
    """What a Kodama card would score for a seat now."""
    return value_on(s, seat, card, s.trees[seat])


def value_on(s: KodamaState, seat: int, card: int, tree: Tree) -> int:
    """What it would score with another tree before the seat."""
    kodama = s.cards.kodama[card]
    if kodama.scores == "more-tokens":
        return rivalry(kodama, tokens(tree), s.tokens_on(1 - seat))
    return kodama.points * count(s, seat, kodama, tree)


def rivalry(kodama: Kodama, mine: int, theirs: int) -> int:
    """More for more tokens than the opponent, less for as many."""
    if mine > theirs:
        return kodama.points
    return kodama.tied if mine == theirs and mine > 0 else 0


def count(s: KodamaState, seat: int, kodama: Kodama, tree: Tree) -> int:
    """How many of what a Kodama card counts there are."""
    scores = kodama.scores
    if scores == "opponent-tokens":
        return s.tokens_on(1 - seat)
    if scores == "discards-with-trunk-feature":
        feature = tree.trunk_feature()
        return sum([icons_on(s.cards, s.terms, card, feature) > 0 for card in s.discard])
    if scores in ("trunk-feature-near-trunk", "tokens-near-trunk"):
        return count_near_trunk(tree, s.terms, scores, s.options.trunk_within_two == "yes")
    return count_tokens(tree, s.terms, scores) + count_cards(tree, s.terms, kodama)


def count_near_trunk(tree: Tree, terms: Terms, scores: str, with_trunk: bool) -> int:
    """Of what is within two cards of the trunk; whether that is too depends on the table [G16]."""
    near = [n for n in range(len(tree.cards)) if tree.is_near_trunk(n) and (n > 0 or with_trunk)]
    if scores == "tokens-near-trunk":
        return sum([tokens_in(tree, entry) for entry in near])
    return sum([icons_in(tree, terms, entry, tree.trunk_feature()) for entry in near])


def count_cards(tree: Tree, terms: Terms, kodama: Kodama) -> int:
    """The scores that look at cards and features; 0 for others."""
    scores = kodama.scores
    entries = range(len(tree.cards))
    if scores == "cards-with":
        return cards_with(tree, terms, kodama.feature)
    if scores == "cards-on-trunk":
        return tree.n_children[0]
    if scores == "end-cards":
        return sum([tree.is_end(entry) for entry in entries])
    if scores == "trunk-feature-on-ends":
        feature = tree.trunk_feature()
        return sum([icons_in(tree, terms, n, feature) for n in entries if tree.is_end(n)])
    return 0


def cards_with(tree: Tree, terms: Terms, feature: int) -> int:
    """How many cards of a tree show a feature."""
    return sum([icons_in(tree, terms, entry, feature) > 0 for entry in range(len(tree.cards))])


def count_tokens(tree: Tree, terms: Terms, scores: str) -> int:
    """The scores that look at spirit tokens; 0 for others."""
    if scores == "tokens":
        return tokens(tree)
    if scores == "tokens-elsewhere":
        return N_FEATURES - tokens(tree)
    if scores == "tokens-on-ends":
        return sum([tokens_in(tree, n) for n in range(len(tree.cards)) if tree.is_end(n)])
    if scores == "cards-beside-tokens":
        return sum([is_beside_token(tree, entry) for entry in range(len(tree.cards))])
    if scores == "favourite-token":
        return max([cards_with(tree, terms, each) for _, each in seen_tokens(tree, terms)] + [0])
    if scores == "token-echoes":
        return sum([echoes(tree, terms, n, feature) for n, feature in seen_tokens(tree, terms)])
    if scores == "limbs-with-token":
        return len({limb(tree, entry) for entry, _ in seen_tokens(tree, terms) if entry > 0})
    return 0


def tokens(tree: Tree) -> int:
    """How many spirit tokens a tree holds."""
    return sum([tokens_in(tree, entry) for entry in range(len(tree.cards))])


def tokens_in(tree: Tree, entry: int) -> int:
    """How many spirit tokens lie on one card."""
    first = entry * N_SLOTS
    return sum([token != NO_FEATURE for token in tree.tokens[first : first + N_SLOTS]])


def is_beside_token(tree: Tree, entry: int) -> bool:
    """Whether a card touches one that holds a token."""
    return any([tokens_in(tree, other) > 0 for other in tree.neighbours(entry)])


def seen_tokens(tree: Tree, terms: Terms) -> list[tuple[int, int]]:
    """The card and the feature of every token, as the Decree lets it count."""
    found: list[tuple[int, int]] = []
    for place, feature in enumerate(tree.tokens):
        if feature != NO_FEATURE:
            entry = place // N_SLOTS
            turns = feature == terms.converted and entry > 0
            found.append((entry, terms.becomes if turns else feature))
    return found


def echoes(tree: Tree, terms: Terms, entry: int, feature: int) -> int:
    """How often the cards around one show a feature."""
    return sum([icons_in(tree, terms, other, feature) for other in tree.neighbours(entry)])


def limb(tree: Tree, entry: int) -> int:
    """The card on the trunk from which all grew that this card belongs to."""
    while tree.parents[entry] > 0:
        entry = tree.parents[entry]
    return entry


def occurrences(s: KodamaState, seat: int) -> int:
    """How often the feature of a seat's own trunk shows on its tree [R20, G6]."""
    tree = s.trees[seat]
    feature = tree.trunk_feature()
    return sum([icons_in(tree, s.terms, entry, feature) for entry in range(len(tree.cards))])
