"""Trees for the tests, laid in tokens: `place 24 23.3 164.3 300`."""

from __future__ import annotations

from functools import cache
from random import Random

from chabudai.games.kodama_duo.cards.deck import FEATURES, N_SLOTS, TRUNK_1, TRUNKS
from chabudai.games.kodama_duo.cards.loading import load_deck
from chabudai.games.kodama_duo.places.offers import offer_places
from chabudai.games.kodama_duo.tree.limits import PlacementLimits
from chabudai.games.kodama_duo.tree.placement import REASONS, Verdict, judge
from chabudai.games.kodama_duo.tree.pose import angle_of, card_of, parse_token, x_of, y_of
from chabudai.games.kodama_duo.tree.runs import score_card
from chabudai.games.kodama_duo.tree.tree import Tree, plant_tree

TREE_1 = [
    "place 24 23.3 164.3 300",
    "place 7 65.5 235.4 330",
    "place 29 -37.2 204.2 90",
    "place 19 71.4 42.1 255",
]
PLACED_34 = "place 34 66.1 307.0 270"


def bare_tree() -> Tree:
    """The caterpillar trunk alone."""
    return plant_tree(load_deck(), TRUNK_1)


def tree_1(*more: str) -> Tree:
    """TREE-1, the tree of the rulebook's example, and what is laid after it."""
    tree = bare_tree()
    for words in [*TREE_1, *more]:
        lay(tree, words)
    return tree


def lay(tree: Tree, words: str) -> None:
    """Lay a card where it is legal."""
    verdict = judged(tree, words)
    assert verdict.is_legal(), f"{words}: {reasons(verdict)}"
    pose = parse_token(words)
    tree.lay(card_of(pose), x_of(pose), y_of(pose), angle_of(pose), verdict.parent)


def judged(tree: Tree, words: str, limits: PlacementLimits | None = None) -> Verdict:
    """The verdict on a placement."""
    pose = parse_token(words)
    x, y, angle = x_of(pose), y_of(pose), angle_of(pose)
    return judge(tree, limits or PlacementLimits(), card_of(pose), x, y, angle)


def reasons(verdict: Verdict) -> list[str]:
    """Why a pose is illegal, in words."""
    return [REASONS[reason] for reason in verdict.reasons]


def cards(tree: Tree, entries: list[int]) -> list[int]:
    """The numbers of some cards of the tree."""
    return [tree.cards[entry] for entry in entries]


def covered(tree: Tree, verdict: Verdict) -> list[tuple[int, int]]:
    """The card and the slot, from 1, of every covered feature."""
    return [(tree.cards[n // N_SLOTS], n % N_SLOTS + 1) for n in verdict.covered]


def entry(tree: Tree, card: int) -> int:
    """Where a card is in the tree."""
    return tree.cards.index(card)


def score(tree: Tree, card: int, parent: int, limits: PlacementLimits | None = None) -> int:
    """The points of a card on a card of the tree, both by number."""
    return score_card(tree, limits or PlacementLimits(), card, entry(tree, parent))


def put(tree: Tree, feature: str, card: int, slot: int) -> None:
    """Put a spirit token on a slot, counted from 1."""
    tree.put_token(entry(tree, card), slot - 1, FEATURES.index(feature))


def under(key: str) -> PlacementLimits:
    """The usual terms with a Decree in force."""
    return PlacementLimits().with_decree(
        next(each for each in load_deck().decrees if each.key == key)
    )


def grown(seed: int, n_cards: int = 12) -> tuple[Tree, list[int]]:
    """A tree that a careless player grew, and the cards that are left."""
    tree, left = grown_once(seed, n_cards)
    return tree.clone(), left.copy()


@cache
def grown_once(seed: int, n_cards: int) -> tuple[Tree, list[int]]:
    """The same, kept for the next test that asks."""
    rng = Random(seed)
    tree = plant_tree(load_deck(), rng.choice(TRUNKS))
    left = rng.sample(range(1, 37), 36)
    for _ in range(n_cards):
        card = left.pop()
        found = offer_places(tree, PlacementLimits(), card, set())
        pose = rng.choice(found[: len(found) // 2 + 1])
        x, y, angle = x_of(pose), y_of(pose), angle_of(pose)
        tree.lay(card, x, y, angle, judge(tree, PlacementLimits(), card, x, y, angle).parent)
    return tree, left
