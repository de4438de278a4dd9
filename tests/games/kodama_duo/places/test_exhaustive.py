"""Proofs that a card fits nowhere on a parent.

What a proof gives up is looked at again, pose by pose, with the tests of R12.
"""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest

from chabudai.games.kodama_duo.places.cell_grid import FULL_TURN, HALF_CELL, CellGrid
from chabudai.games.kodama_duo.places.exhaustive import (
    list_obstacles,
    make_cell_box,
    may_hold_legal_pose,
    search_boxes,
)
from chabudai.games.kodama_duo.places.obstacles.card import CardObstacle
from chabudai.games.kodama_duo.places.obstacles.edge import BOTTOM, EdgeObstacle
from chabudai.games.kodama_duo.places.obstacles.feature import FeatureObstacle
from chabudai.games.kodama_duo.places.obstacles.neighbour import Neighbour
from chabudai.games.kodama_duo.places.obstacles.obstacle import (
    ALL,
    ARC,
    N_ARCS,
    Obstacle,
    remove_blocked_cells,
    split_arcs,
)
from chabudai.games.kodama_duo.places.open_cells import get_bark_cells, get_grid, get_open_cells
from chabudai.games.kodama_duo.places.parent_search import ParentSearch
from chabudai.games.kodama_duo.places.pose_box import PoseBox
from chabudai.games.kodama_duo.tree.geometry import TOLERANCE, covers_slot, is_mouth_on_bark
from chabudai.games.kodama_duo.tree.limits import SMALL_HEIGHT, SMALL_WIDTH, PlacementLimits
from chabudai.games.kodama_duo.tree.placement import overhang
from chabudai.games.kodama_duo.tree.trig import COS, SIN
from tests.games.kodama_duo.poses import gap_to
from tests.games.kodama_duo.trees import bare_tree, grown

SIZE = (415.0, 540.0)


def searches(seed: int) -> Iterator[ParentSearch]:
    """Searches for some cards on every card of a tree, every other one on a small table."""
    tree, left = grown(seed, 9)
    limits = PlacementLimits()
    if seed % 2:
        limits.table_width, limits.table_height = SMALL_WIDTH, SMALL_HEIGHT
    for card in left[:3]:
        for parent in range(len(tree.cards)):
            yield ParentSearch(tree, limits, card, parent)


def pose(search: ParentSearch, x: float, y: float, turn: int) -> tuple[float, float]:
    """Where the middle of a card lies, as its parent sees it, with its mouth here."""
    shape = search.shape
    c, s = COS[turn], SIN[turn]
    return (
        x - (c * shape.mouth_x - s * shape.mouth_y),
        y - (s * shape.mouth_x + c * shape.mouth_y),
    )


Judge = Callable[[float, float, int], bool]  # of a card with its mouth here, at this turn


def in_the_way(search: ParentSearch) -> list[tuple[Obstacle, Judge]]:
    """All that stands in the way of a card, and what the rules say of it."""
    cells = get_grid(search.tree.deck, search.parent_shape)
    edges = [each for each in list_obstacles(search, cells) if isinstance(each, EdgeObstacle)]
    found: list[tuple[Obstacle, Judge]] = [(edge, partial(hangs_over, search)) for edge in edges]
    for other in search.neighbours:
        found.append(
            (
                CardObstacle(cells, search.parent_card, other, search.shape),
                partial(touches, search, other),
            )
        )
    for slot in range(search.n_protected):
        feature = FeatureObstacle(cells, search.parent_shape, slot, search.shape)
        found.append((feature, partial(covers_nth_slot, search, slot)))
    return found


def hangs_over(search: ParentSearch, x: float, y: float, turn: int) -> bool:
    """Test (d)."""
    x, y = on_table(search, *pose(search, x, y, turn))
    return overhang(search.limits, search.shape, x, y, search.to_table_angle(turn)) > TOLERANCE


def touches(search: ParentSearch, other: Neighbour, x: float, y: float, turn: int) -> bool:
    """Test (b)."""
    x, y = on_table(search, *pose(search, x, y, turn))
    return gap_to(search.shape, other, x, y, search.to_table_angle(turn)) <= TOLERANCE


def covers_nth_slot(search: ParentSearch, slot: int, x: float, y: float, turn: int) -> bool:
    """Test (c)."""
    return covers_slot(
        search.shape, search.parent_shape.slots[slot], *pose(search, x, y, turn), turn
    )


def on_table(search: ParentSearch, x: float, y: float) -> tuple[float, float]:
    """Where on the table a point lies that the parent sees here."""
    own = search.parent_card
    return own.x + own.c * x - own.s * y, own.y + own.s * x + own.c * y


def somewhere(rng: Random, middle: float, half: float) -> float:
    """A place in a cell or a box, often at its very end."""
    return middle + half * rng.choice([-1.0, 1.0, rng.uniform(-1.0, 1.0)])


@pytest.mark.parametrize("seed", range(20))
def test_a_ruler_finds_what_lies_between_two_places(seed: int) -> None:
    """Never more than that, and with all that lies there never less."""
    rng = Random(seed)
    cells, direction = CellGrid(*SIZE), rng.randrange(FULL_TURN)
    low, high = sorted(rng.uniform(-1200.0, 1200.0) for _ in range(2))
    c, s = COS[direction], SIN[direction]
    along = [c * x + s * y for x, y in zip(cells.x, cells.y, strict=True)]
    true = {cell for cell, place in enumerate(along) if low <= place <= high}
    ruler = cells.rulers[direction]
    inner, outer = (
        ruler.cells_between(cells.all_cells, low, high),
        ruler.cells_around(cells.all_cells, low, high),
    )
    assert set(cells.list_cells(inner)) <= true <= set(cells.list_cells(outer))


def test_every_point_of_a_card_has_a_cell() -> None:
    cells, rng = CellGrid(*SIZE), Random(1)
    for _ in range(100):
        x, y = rng.uniform(-SIZE[0], SIZE[0]), rng.uniform(-SIZE[1], SIZE[1])
        cell = cells.cell_at(x, y)
        assert abs(cells.x[cell] - x) <= HALF_CELL
        assert abs(cells.y[cell] - y) <= HALF_CELL


@pytest.mark.parametrize("seed", range(3))
def test_a_cell_is_shut_only_where_something_stands_in_the_way(seed: int) -> None:
    """Of every cell and arc that a card, an edge or a feature shuts, a pose."""
    rng = Random(seed)
    for search in searches(seed):
        cells = get_grid(search.tree.deck, search.parent_shape)
        for obstacle, is_hit in in_the_way(search):
            left = [cells.all_cells] * N_ARCS
            remove_blocked_cells([obstacle], left)
            for arc in range(N_ARCS):
                shut = cells.list_cells(cells.all_cells ^ left[arc])
                for cell in rng.sample(shut, min(len(shut), 4)):
                    x = somewhere(rng, cells.x[cell], HALF_CELL)
                    y = somewhere(rng, cells.y[cell], HALF_CELL)
                    turn = (ARC * arc + rng.randrange(ARC + 1)) % FULL_TURN
                    assert is_hit(x, y, turn)


@pytest.mark.parametrize("seed", range(3))
def test_half_an_arc_is_shut_only_where_something_stands_in_the_way(seed: int) -> None:
    """Of every cell and half of an arc that a card, an edge or a feature shuts, a pose."""
    rng = Random(seed)
    n_more = 0
    for search in searches(seed):
        cells = get_grid(search.tree.deck, search.parent_shape)
        obstacle, is_hit = rng.choice(in_the_way(search))
        left = [cells.all_cells] * N_ARCS
        remove_blocked_cells([obstacle], left)
        for half, open_half in enumerate(split_arcs([obstacle], left)):
            shut = cells.list_cells(left[half // 2] ^ open_half)
            n_more += len(shut)
            for cell in rng.sample(shut, min(len(shut), 4)):
                box = make_cell_box(cells, cell, half)
                x, y = somewhere(rng, box.x, box.half_x), somewhere(rng, box.y, box.half_y)
                assert is_hit(x, y, rng.randint(box.first_turn, box.last_turn))
    assert n_more > 1000


def test_the_halves_of_arcs_hold_every_turn_once() -> None:
    cells = CellGrid(*SIZE)
    halves = [make_cell_box(cells, 0, half) for half in range(2 * N_ARCS)]
    turns = [turn for box in halves for turn in range(box.first_turn, box.last_turn + 1)]
    assert turns == list(range(FULL_TURN))


@pytest.mark.parametrize("seed", range(3))
def test_a_box_is_blocked_only_by_what_stands_in_the_way_of_all_of_it(seed: int) -> None:
    """Of every box that is given up, a few poses."""
    rng = Random(seed)
    n_blocked = 0
    for search in searches(seed):
        obstacle, is_hit = rng.choice(in_the_way(search))
        for box in boxes(rng, search, 40):
            if obstacle.blocking_of(box) == ALL:
                n_blocked += 1
                for turn in {
                    box.first_turn,
                    box.last_turn,
                    rng.randint(box.first_turn, box.last_turn),
                }:
                    x, y = somewhere(rng, box.x, box.half_x), somewhere(rng, box.y, box.half_y)
                    assert is_hit(x, y, turn)
    assert n_blocked > 100


def boxes(rng: Random, search: ParentSearch, n: int) -> Iterator[PoseBox]:
    """Boxes of all sizes on a parent."""
    for _ in range(n):
        x = rng.uniform(-search.parent_shape.half_width, search.parent_shape.half_width)
        y = rng.uniform(-search.parent_shape.half_height, search.parent_shape.half_height)
        first = rng.randrange(FULL_TURN - ARC)
        half_x, half_y = rng.uniform(0.1, HALF_CELL), rng.uniform(0.1, HALF_CELL)
        yield PoseBox(x, y, half_x, half_y, first, first + rng.randrange(ARC))


@pytest.mark.parametrize("seed", range(3))
def test_a_mouth_on_bark_is_in_a_cell_near_bark_and_in_no_box_given_up(seed: int) -> None:
    """Cells and boxes hold every pose with enough bark under the mouth."""
    rng = Random(seed)
    n_found = 0
    for search in searches(seed):
        cells, shape = get_grid(search.tree.deck, search.parent_shape), search.shape
        for box in boxes(rng, search, 60):
            x, y = somewhere(rng, box.x, box.half_x), somewhere(rng, box.y, box.half_y)
            turn = rng.randint(box.first_turn, box.last_turn)
            if is_mouth_on_bark(shape, search.parent_shape, *pose(search, x, y, turn), turn):
                n_found += 1
                assert may_hold_legal_pose(search, [], box, [])
                arc = (turn + 90 * shape.mouth_is_upright) // ARC
                near = get_bark_cells(search.tree.deck, search.tree.cards[search.parent], arc)
                assert near >> cells.cell_at(x, y) & 1
    assert n_found > 100


def test_a_box_is_narrowed_to_where_a_mouth_may_lie_on_the_card() -> None:
    """At the edge of the trunk, 440 from its middle, and half a tenth beyond."""
    search = ParentSearch(bare_tree(), PlacementLimits(), 1, 0)
    upright = PoseBox(-445.0, 0.0, 15.0, 15.0, 90, 90)
    assert may_hold_legal_pose(search, [], upright, [])
    assert upright.x - upright.half_x == pytest.approx(-440.5, abs=0.001)
    assert not may_hold_legal_pose(search, [], PoseBox(-460.0, 0.0, 15.0, 15.0, 90, 90), [])


def test_bark_beyond_the_edge_of_a_card_is_none() -> None:
    """The branch of card 1 leaves below; discs of its bark reach beyond that edge."""
    tree = bare_tree()
    tree.lay(1, 0, 2000, 0, 0)
    search = ParentSearch(tree, PlacementLimits(), 1, 1)
    on_edge, below = PoseBox(0.0, -440.0, 0.1, 0.1, 20, 20), PoseBox(40.0, -444.0, 0.1, 0.1, 20, 20)
    assert may_hold_legal_pose(search, [], on_edge, [])
    assert search.parent_shape.discs[0].power(40.0 - 20.0 * COS[20], -444.0 - 20.0 * SIN[20]) < 0.0
    assert not may_hold_legal_pose(search, [], below, [])


def parts_of(box: PoseBox) -> list[PoseBox]:
    """The boxes that make up a box."""
    parts: list[PoseBox] = []
    box.split(parts)
    return parts


def test_parts_of_a_box_hold_all_that_it_holds() -> None:
    box = PoseBox(10.0, 20.0, 15.0, 15.0, 30, 44)
    assert [(part.first_turn, part.last_turn) for part in parts_of(box)] == [(30, 37), (38, 44)]
    assert all(part.is_place_checked for part in parts_of(box))
    wide = PoseBox(10.0, 20.0, 15.0, 10.0, 30, 30)
    assert [(part.x, part.half_x, part.half_y) for part in parts_of(wide)] == [
        (2.5, 7.5, 10.0),
        (17.5, 7.5, 10.0),
    ]
    assert not any(part.is_place_checked for part in parts_of(wide))
    high = PoseBox(10.0, 20.0, 10.0, 15.0, 30, 30)
    assert [(part.y, part.half_x, part.half_y) for part in parts_of(high)] == [
        (12.5, 10.0, 7.5),
        (27.5, 10.0, 7.5),
    ]


def test_a_small_box_is_searched_pose_by_pose() -> None:
    """T06: edge to edge on a limb of the trunk there is a pose, a little higher none."""
    for y, is_found in ((630.0, True), (634.0, False)):
        box = PoseBox(-240.0, y, 1.0, 1.0, 0, 0)
        assert (
            search_boxes(ParentSearch(bare_tree(), PlacementLimits(), 1, 0), [], [box]) == is_found
        )


def test_an_edge_far_away_is_in_nobodys_way() -> None:
    """R12."""
    tree = bare_tree()
    search = ParentSearch(tree, PlacementLimits(), 1, 0)
    cells = get_grid(tree.deck, search.parent_shape)
    left = get_open_cells(tree.deck, 1, tree.cards[0], 1).copy()
    remove_blocked_cells(
        [EdgeObstacle(cells, search.parent_card, BOTTOM, 5000.0, search.shape)], left
    )
    assert left == get_open_cells(tree.deck, 1, tree.cards[0], 1)
