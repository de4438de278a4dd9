"""The points of a placement: R13, with spirit tokens and Decrees."""

from chabudai.games.kodama_duo.cards.deck import CATERPILLAR, FEATURES, FLOWER, MUSHROOM, N_FEATURES
from chabudai.games.kodama_duo.tree.limits import PlacementLimits
from chabudai.games.kodama_duo.tree.runs import count_icons_on_entry, find_runs, score_card
from chabudai.games.kodama_duo.tree.tree import Tree
from tests.games.kodama_duo.trees import (
    PLACED_34,
    TREE_1,
    bare_tree,
    cards,
    entry,
    grown,
    judged,
    lay,
    put,
    score,
    tree_1,
    under,
)


def breakdown(tree: Tree, card: int, parent: int) -> dict[str, tuple[list[int], int]]:
    """For every feature of the card: the cards of its line and the points."""
    found = find_runs(tree, PlacementLimits(), card, entry(tree, parent))
    return {FEATURES[run.feature]: (cards(tree, run.cards), run.points()) for run in found}


def test_the_cards_of_tree_1_scored_as_they_were_laid() -> None:
    """TREE-1."""
    tree = bare_tree()
    scored = []
    for words in TREE_1:
        scored.append(judged(tree, words).points)
        lay(tree, words)
    assert scored == [2, 6, 5, 2]


def test_example_scoring() -> None:
    """T10, R13."""
    assert score(tree_1(), 34, 7) == 9
    line = breakdown(tree_1(), 34, 7)
    assert line["firefly"] == ([7, 24], 5)
    assert line["caterpillar"] == ([7, 24, 0], 4)


def test_a_gap_breaks_the_line() -> None:
    """T11, R13: the flower further down on 24 is out of reach."""
    assert breakdown(tree_1(), 34, 7)["flower"] == ([], 0)


def test_a_side_limb_is_not_part_of_the_line() -> None:
    """T12, R13: 29 grows from 24 as well."""
    line = breakdown(tree_1(), 34, 7)
    assert not any(29 in entries for entries, _ in line.values())


def test_icons_of_every_card_are_told_apart() -> None:
    """T10, R13: fireflies 2 + 2 + 1."""
    found = find_runs(tree_1(), PlacementLimits(), 34, 2)
    assert [run.icons for run in found if FEATURES[run.feature] == "firefly"] == [[2, 2, 1]]


def test_features_the_parent_lacks_score_nothing() -> None:
    """T14, R13."""
    assert score(tree_1(), 21, 7) == 0


def test_the_trunk_counts_in_a_line() -> None:
    """T15, R13."""
    assert score(bare_tree(), 17, 0) == 2
    assert breakdown(bare_tree(), 17, 0)["flower"] == ([], 0)


def test_a_token_changes_what_a_card_shows() -> None:
    """T20, R14."""
    tree = tree_1(PLACED_34)
    put(tree, "flower", 7, 1)
    shown = [FEATURES[tree.shown_feature(entry(tree, 7), slot)] for slot in range(3)]
    assert shown == ["flower", "caterpillar", "firefly"]


def test_a_token_closes_a_gap() -> None:
    """T21, rules 12e and 14."""
    tree = tree_1(PLACED_34)
    assert score(tree, 17, 34) == 8
    put(tree, "flower", 7, 1)
    assert score(tree, 17, 34) == 10
    assert breakdown(tree, 17, 34)["flower"] == ([34, 7, 24], 5)


def test_a_token_opens_a_gap() -> None:
    """T23, R14."""
    tree = tree_1()
    put(tree, "cloud", 7, 2)
    assert score(tree, 34, 7) == 5


def test_the_printed_feature_shows_again_when_its_token_is_taken() -> None:
    """T25, G7."""
    tree = tree_1()
    before = tree.icons.copy()
    put(tree, "cloud", 7, 2)
    assert tree.icons != before
    tree.take_token(entry(tree, 7), 1)
    assert tree.icons == before
    assert tree.shown_feature(entry(tree, 7), 1) == CATERPILLAR


def test_the_trunk_keeps_its_feature_below_a_token() -> None:
    """G6."""
    tree = tree_1()
    put(tree, "star", 0, 1)
    assert tree.trunk_feature() == CATERPILLAR
    assert score(tree, 17, 0) == 0


def test_spores_turn_the_mushrooms_of_branch_cards_into_flowers() -> None:
    """D7: 24 shows a flower and a mushroom, 5 two mushrooms."""
    assert score(tree_1(), 5, 24) == 2 + 3
    assert score(tree_1(), 5, 24, under("d7")) == 2 + 4
    assert score(tree_1(), 35, 24) == 3 + 2
    assert score(tree_1(), 35, 24, under("d7")) == 3 + 2


def test_spores_turn_a_mushroom_token_but_not_on_the_trunk() -> None:
    """D7, R14."""
    tree = tree_1()
    put(tree, "mushroom", 7, 1)
    put(tree, "mushroom", 0, 1)
    assert count_icons_on_entry(tree, under("d7"), entry(tree, 7), FLOWER) == 1
    assert count_icons_on_entry(tree, under("d7"), 0, FLOWER) == 0
    assert count_icons_on_entry(tree, under("d7"), 0, MUSHROOM) == 1


def test_what_kodama_cards_look_at() -> None:
    """T43: cards with a feature, on the trunk, at the ends, and near the trunk."""
    tree = tree_1(PLACED_34)
    entries = range(len(tree.cards))
    icons = [tree.icons[each * N_FEATURES + CATERPILLAR] for each in entries]
    ends = [each for each in entries if tree.is_end(each)]
    near = [each for each in entries if tree.is_near_trunk(each)]
    assert 3 * sum(count > 0 for count in icons) == 18
    assert 4 * tree.n_children[0] == 8
    assert sorted(cards(tree, ends)) == [19, 29, 34]
    assert 2 * sum(icons[each] for each in ends) == 6
    assert 3 * sum(icons[each] for each in near) == 15


def test_a_card_with_something_on_it_is_no_end_card() -> None:
    """T48: and the trunk never is one."""
    tree = tree_1()
    assert tree.is_end(entry(tree, 29))
    tree.lay(1, -1000, 2500, 0, entry(tree, 29))
    assert not tree.is_end(entry(tree, 29))
    assert tree.is_end(entry(tree, 1))
    bare = bare_tree()
    assert not bare.is_end(0)
    lay(bare, TREE_1[0])
    assert not bare.is_end(0)


def test_a_card_touches_its_parent_and_its_children() -> None:
    """R12: the contact graph is a tree."""
    tree = tree_1()
    assert cards(tree, tree.neighbours(entry(tree, 24))) == [0, 7, 29]
    assert cards(tree, tree.neighbours(0)) == [24, 19]


def test_the_breakdown_adds_up_to_the_points() -> None:
    """R13."""
    tree, left = grown(3)
    for card in left:
        for parent in range(len(tree.cards)):
            found = find_runs(tree, under("d7"), card, parent)
            total = sum(run.points() for run in found)
            assert total == score_card(tree, under("d7"), card, parent)


def test_a_clone_grows_apart() -> None:
    tree = tree_1()
    other = tree.clone()
    lay(other, PLACED_34)
    put(other, "star", 7, 1)
    assert (tree.cards, tree.n_children, tree.icons) == (
        tree_1().cards,
        tree_1().n_children,
        tree_1().icons,
    )
