"""Good places for a card."""

from itertools import islice
from random import Random

import pytest

from chabudai.games.kodama_duo.cards.deck import TRUNK_1
from chabudai.games.kodama_duo.cards.loading import make_deck, read_data
from chabudai.games.kodama_duo.places.coarse import get_coarse_grips
from chabudai.games.kodama_duo.places.exhaustive import find_any_place
from chabudai.games.kodama_duo.places.obstacles.neighbour import Neighbour
from chabudai.games.kodama_duo.places.offers import offer_places, parents_within_cap
from chabudai.games.kodama_duo.places.open_cells import get_open_cells
from chabudai.games.kodama_duo.places.parent_search import (
    DEPTH_WEIGHT,
    ROOM_CAP,
    ParentSearch,
    measure_room,
    round_to_whole,
)
from chabudai.games.kodama_duo.tree.geometry import TOLERANCE, gap, to_card_frame
from chabudai.games.kodama_duo.tree.limits import PlacementLimits
from chabudai.games.kodama_duo.tree.placement import (
    find_only_touched,
    is_legal,
    is_legal_pose,
    judge,
)
from chabudai.games.kodama_duo.tree.pose import angle_of, card_of, x_of, y_of
from chabudai.games.kodama_duo.tree.tree import Tree
from chabudai.games.kodama_duo.tree.trig import COS, SIN
from tests.games.kodama_duo.poses import bordering, gap_to, held_all_around, scattered, snapped
from tests.games.kodama_duo.trees import PLACED_34, bare_tree, grown, tree_1


def parent_of(tree: Tree, pose: int) -> int:
    """The card that a placement touches."""
    shape = tree.deck.shapes[card_of(pose)]
    return find_only_touched(tree, shape, x_of(pose), y_of(pose), angle_of(pose))


def room_of(tree: Tree, pose: int) -> float:
    """The room that a placement leaves."""
    shape = tree.deck.shapes[card_of(pose)]
    parent = parent_of(tree, pose)
    return measure_room(tree, shape, parent, x_of(pose), y_of(pose), angle_of(pose))


@pytest.mark.parametrize("seed", range(4))
def test_the_quick_answer_and_the_report_agree(seed: int) -> None:
    tree, left = grown(seed)
    for kind in (scattered, snapped, bordering):
        for pose in islice(kind(tree, left, Random(seed)), 400):
            assert (
                is_legal(tree, PlacementLimits(), *pose)
                == judge(tree, PlacementLimits(), *pose).is_legal()
            )


@pytest.mark.parametrize("seed", range(4))
def test_every_place_on_offer_is_legal(seed: int) -> None:
    tree, left = grown(seed)
    for card in left[:4]:
        found = offer_places(tree, PlacementLimits(), card, set())
        assert len(set(found)) == len(found) > 0
        assert all(is_legal_pose(tree, PlacementLimits(), pose) for pose in found)


def test_the_roomiest_places_come_first() -> None:
    tree, left = grown(5)
    rooms = [room_of(tree, pose) for pose in offer_places(tree, PlacementLimits(), left[0], set())]
    assert rooms == sorted(rooms, reverse=True)


@pytest.mark.parametrize("seed", range(3))
def test_room_is_the_smallest_gap_less_the_depth_on_the_parent(seed: int) -> None:
    """As if every card of the tree were looked at."""
    tree, left = grown(seed)
    for pose in offer_places(tree, PlacementLimits(), left[0], set()):
        parent = parent_of(tree, pose)
        gaps = [gap_of(tree, entry, pose) for entry in range(len(tree.cards))]
        others = [each for entry, each in enumerate(gaps) if entry != parent]
        assert room_of(tree, pose) == min([ROOM_CAP, *others]) + DEPTH_WEIGHT * gaps[parent]


def gap_of(tree: Tree, entry: int, pose: int) -> float:
    """The gap between a placement and a card of the tree."""
    turned = tree.angles[entry]
    x, y = to_card_frame(turned, x_of(pose) - tree.x[entry], y_of(pose) - tree.y[entry])
    return gap(tree.deck.shapes[card_of(pose)], tree.shapes[entry], x, y, angle_of(pose) - turned)


@pytest.mark.parametrize("seed", range(3))
def test_a_neighbour_is_touched_where_there_is_no_gap(seed: int) -> None:
    """On the circles within two cards and around them, and between."""
    tree, left = grown(seed)
    rng, shape = Random(seed), tree.deck.shapes[left[0]]
    n_touched = 0
    for _ in range(2000):
        other = Neighbour(tree, rng.randrange(len(tree.cards)), shape)
        away, turn = rng.uniform(300.0, 1300.0), rng.randrange(360)
        x, y, angle = other.x + away * COS[turn], other.y + away * SIN[turn], rng.randrange(360)
        is_touched = other.is_touched(x, y, angle)
        assert is_touched == (gap_to(shape, other, x, y, angle) <= TOLERANCE)
        n_touched += is_touched
    assert 500 < n_touched < 1500


def test_limbs_and_sectors_take_turns_to_be_tried() -> None:
    """None is tried a second time before all were once."""
    tree = tree_1()
    tried = [grip.limb_sector for grip in get_coarse_grips(tree.deck, 34, tree.cards[1], 4)]
    n_places = len(set(tried))
    assert 10 < n_places < len(tried)
    assert len(set(tried[:n_places])) == n_places


@pytest.mark.parametrize(("value", "near"), [(2.4, 2.0), (-2.6, -3.0), (40000.51, 40001.0)])
def test_places_are_rounded_to_the_nearest_tenth(value: float, near: float) -> None:
    assert round_to_whole(value) == near


@pytest.mark.parametrize("seed", range(3))
def test_places_do_not_depend_on_what_was_asked_before(seed: int) -> None:
    """A new deck that is asked the other way round offers the same."""
    tree, left = grown(seed, 10)
    known = [offer_places(tree, PlacementLimits(), card, set()) for card in left[:5]]
    tree.deck = make_deck(read_data("cards.toml"))
    tree.shapes = [tree.deck.shapes[card] for card in tree.cards]
    assert [offer_places(tree, PlacementLimits(), card, set()) for card in left[4::-1]] == known[
        ::-1
    ]


@pytest.mark.parametrize("card", [1, 12, 18, 24, 33])
def test_every_legal_parent_of_tree_1_is_represented(card: int) -> None:
    """As many as all holds of every third degree can find."""
    tree = tree_1(PLACED_34)
    found = {parent_of(tree, pose) for pose in offer_places(tree, PlacementLimits(), card, set())}
    for parent in range(len(tree.cards)):
        poses = held_all_around(tree, card, parent, 3)
        is_possible = any(is_legal_pose(tree, PlacementLimits(), pose) for pose in poses)
        assert parent in found or not is_possible


def test_parents_over_the_cap_have_no_places() -> None:
    """T16, R12."""
    tree = tree_1(PLACED_34)
    assert 5 not in {
        parent_of(tree, pose) for pose in offer_places(tree, PlacementLimits(), 1, set())
    }


def test_a_card_that_fits_nowhere_has_no_places() -> None:
    """G8."""
    strict = PlacementLimits()
    strict.cap = -1
    assert offer_places(tree_1(), strict, 34, set()) == []


@pytest.mark.parametrize("seed", range(3))
def test_a_parent_is_given_up_only_where_nothing_fits(seed: int) -> None:
    """Holds of every disc and every third degree find nothing on it either."""
    tree, left = grown(seed, 8)
    for parent in range(len(tree.cards)):
        search = ParentSearch(tree, PlacementLimits(), left[0], parent)
        if find_any_place(search):
            assert is_legal_pose(tree, over_any_cap(), search.list_places()[0][1])
        else:
            poses = held_all_around(tree, left[0], parent, 3)
            assert not any(is_legal_pose(tree, over_any_cap(), pose) for pose in poses)


@pytest.mark.parametrize(("seed", "n_cards"), [(0, 8), (1, 9), (2, 10), (3, 11)])
def test_every_legal_parent_is_on_offer(seed: int, n_cards: int) -> None:
    """G9: on each of them a place is found by the quickest search as by the longest."""
    tree, left = grown(seed, n_cards)
    for card in left[:2]:
        offered = {
            parent_of(tree, pose) for pose in offer_places(tree, PlacementLimits(), card, set())
        }
        assert offered == {
            parent
            for parent in parents_within_cap(tree, PlacementLimits(), card)
            if find_any_place(ParentSearch(tree, PlacementLimits(), card, parent))
        }


@pytest.mark.parametrize("seed", range(2))
def test_holds_all_around_find_no_parent_that_is_not_on_offer(seed: int) -> None:
    """Holds of every disc and every fifth degree, judged one by one."""
    tree, left = grown(seed, 9)
    offered = {
        parent_of(tree, pose) for pose in offer_places(tree, PlacementLimits(), left[0], set())
    }
    for parent in set(range(len(tree.cards))) - offered:
        poses = held_all_around(tree, left[0], parent, 5)
        assert not any(is_legal_pose(tree, PlacementLimits(), pose) for pose in poses)


def test_what_is_remembered_as_closed_changes_no_offer() -> None:
    """What is closed to a card stays so when the tree grows."""
    tree, left = grown(4, 8)
    closed: set[int] = set()
    offer_places(tree, PlacementLimits(), left[0], closed)
    pose = offer_places(tree, PlacementLimits(), left[1], set())[0]
    tree.lay(left[1], x_of(pose), y_of(pose), angle_of(pose), parent_of(tree, pose))
    assert closed
    assert offer_places(tree, PlacementLimits(), left[0], closed) == offer_places(
        tree, PlacementLimits(), left[0], set()
    )


def over_any_cap() -> PlacementLimits:
    """Terms under which only the geometry counts."""
    limits = PlacementLimits()
    limits.cap = 99
    return limits


def test_a_buried_trunk_is_searched_to_the_last() -> None:
    """G8: on a table no wider than the trunk only what lies across it is left."""
    narrow = PlacementLimits()
    narrow.table_width, narrow.table_height = 890, 1270
    found = offer_places(bare_tree(), narrow, 1, set())
    assert all(is_legal_pose(bare_tree(), narrow, pose) for pose in found)


def test_an_unprotected_trunk_has_more_open_cells() -> None:
    """G13."""
    deck = bare_tree().deck
    usual, literal = (
        sum(cells.bit_count() for cells in get_open_cells(deck, 1, TRUNK_1, n)) for n in (1, 0)
    )
    assert 0 < usual < literal
