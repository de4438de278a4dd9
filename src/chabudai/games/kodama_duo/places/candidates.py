"""Good places for a card (4.5): a finite set for bots and keyboards, the roomiest first."""

from __future__ import annotations

from typing import Final

from chabudai.games.kodama_duo.places.cell_grid import FULL_TURN
from chabudai.games.kodama_duo.places.coarse import holds
from chabudai.games.kodama_duo.places.exhaustive import find_place
from chabudai.games.kodama_duo.places.offers import parents_for
from chabudai.games.kodama_duo.places.parent_search import Search, whole
from chabudai.games.kodama_duo.places.sweep import sweep
from chabudai.games.kodama_duo.tree.limits import Terms
from chabudai.games.kodama_duo.tree.placement import is_legal
from chabudai.games.kodama_duo.tree.pose import NO_POSE, angle_of, card_of, pack, x_of, y_of
from chabudai.games.kodama_duo.tree.runs import points
from chabudai.games.kodama_duo.tree.tree import Tree
from chabudai.games.kodama_duo.tree.trig import COS, SIN

HELD_DISCS: Final = 2
SWEPT_DISCS: Final = 4
SWEPT_DEGREES: Final = 3
DEGREE_COST: Final = 10.0  # how far a corner moves in one degree
FINE_TURNS: Final = 10
COARSE_STEP: Final = 5
HALVINGS: Final = 10


def candidates(tree: Tree, terms: Terms, card: int) -> list[int]:
    """Placements of a card, on every parent that can take it, the roomiest first."""
    found: list[tuple[float, int]] = []
    for parent in parents_for(tree, terms, card):
        found += places_on(tree, terms, card, parent)
    found.sort()
    return [pose for _, pose in found]


def roomiest(tree: Tree, terms: Terms, card: int, parent: int) -> int:
    """The placement on one parent that leaves most room, NO_POSE if none is legal."""
    if points(tree, terms, card, parent) > terms.cap:
        return NO_POSE
    found = places_on(tree, terms, card, parent)
    return min(found)[1] if found else NO_POSE


def places_on(tree: Tree, terms: Terms, card: int, parent: int) -> list[tuple[float, int]]:
    """Placements on one parent, each after its room negated; none only if there is none."""
    search = Search(tree, terms, card, parent)
    for hold in holds(tree.deck, card, tree.cards[parent], search.n_guarded, HELD_DISCS):
        search.try_hold(hold)
    if search.n_found == 0 and find_place(search):
        sweep(search, SWEPT_DISCS, SWEPT_DEGREES)
    return search.places()


def held(tree: Tree, card: int, parent: int, disc: int, angle: int) -> int:
    """The pose with the middle of the mouth on a disc of the parent's bark, legal or not."""
    held_by = tree.shapes[parent].discs[disc]
    x, y = turned(held_by.x, held_by.y, tree.angles[parent])
    return mouth_at(tree, card, tree.x[parent] + x, tree.y[parent] + y, angle)


def mouth_at(tree: Tree, card: int, x: float, y: float, angle: int) -> int:
    """The pose with the middle of the mouth at a point of the table."""
    shape = tree.deck.shapes[card]
    mouth_x, mouth_y = turned(shape.mouth_x, shape.mouth_y, angle)
    return pack(card, int(whole(x - mouth_x)), int(whole(y - mouth_y)), angle)


def turned(x: float, y: float, angle: int) -> tuple[float, float]:
    """A vector of a card as it lies on the table."""
    c, s = COS[angle], SIN[angle]
    return c * x - s * y, s * x + c * y


def nearest(tree: Tree, terms: Terms, card: int, x: int, y: int, angle: int) -> int:
    """A legal pose close to a wanted one, NO_POSE if the card fits nowhere."""
    if is_legal(tree, terms, card, x, y, angle):
        return pack(card, x, y, angle)
    best, least = NO_POSE, 0.0
    for pose in candidates(tree, terms, card):
        away = distance(pose, x, y, angle)
        if best == NO_POSE or away < least:
            best, least = pose, away
    if best == NO_POSE:
        return NO_POSE
    best = nearest_hold(tree, terms, card, best, x, y, angle)
    return drawn_near(tree, terms, card, best, x, y, angle)


def distance(pose: int, x: int, y: int, angle: int) -> float:
    """How far a placement is from a wanted pose, squared; turning counts as moving."""
    dx, dy = x_of(pose) - x, y_of(pose) - y
    turn = DEGREE_COST * turn_between(angle, angle_of(pose))
    return dx * dx + dy * dy + turn * turn


def turn_between(angle: int, other: int) -> int:
    """The shorter turn from one angle to another, from -180 to 179."""
    return (other - angle + 180) % FULL_TURN - 180


def nearest_hold(tree: Tree, terms: Terms, card: int, best: int, x: int, y: int, angle: int) -> int:
    """The nearest legal hold, tried at ever more different angles until none can be nearer."""
    least = distance(best, x, y, angle)
    discs = bark_on_table(tree, parents_for(tree, terms, card))
    shape = tree.deck.shapes[card]
    turn = 0
    while turn < FULL_TURN // 2 and DEGREE_COST * turn * DEGREE_COST * turn < least:
        for other in ((angle + turn) % FULL_TURN, (angle - turn) % FULL_TURN):
            mouth_x, mouth_y = turned(shape.mouth_x, shape.mouth_y, other)
            for disc_x, disc_y in discs:
                dx, dy = disc_x - mouth_x - x, disc_y - mouth_y - y
                if dx * dx + dy * dy < least:
                    pose = mouth_at(tree, card, disc_x, disc_y, other)
                    away = distance(pose, x, y, angle)
                    if away < least and is_legal_pose(tree, terms, pose):
                        best, least = pose, away
        turn += 1 if turn < FINE_TURNS else COARSE_STEP
    return best


def bark_on_table(tree: Tree, entries: list[int]) -> list[tuple[float, float]]:
    """The middles of all discs of these cards."""
    found: list[tuple[float, float]] = []
    for entry in entries:
        for disc in tree.shapes[entry].discs:
            x, y = turned(disc.x, disc.y, tree.angles[entry])
            found.append((tree.x[entry] + x, tree.y[entry] + y))
    return found


def is_legal_pose(tree: Tree, terms: Terms, pose: int) -> bool:
    """Whether a packed placement is legal."""
    return is_legal(tree, terms, card_of(pose), x_of(pose), y_of(pose), angle_of(pose))


def drawn_near(tree: Tree, terms: Terms, card: int, pose: int, x: int, y: int, angle: int) -> int:
    """A legal pose moved straight towards the wanted one, as far as it stays legal."""
    turn = turn_between(angle_of(pose), angle)
    best, low, high = pose, 0.0, 1.0
    for _ in range(HALVINGS):
        share = (low + high) / 2
        moved_x = whole(x_of(pose) + share * (x - x_of(pose)))
        moved_y = whole(y_of(pose) + share * (y - y_of(pose)))
        moved_angle = int(angle_of(pose) + whole(share * turn)) % FULL_TURN
        if is_legal(tree, terms, card, moved_x, moved_y, moved_angle):
            best, low = pack(card, int(moved_x), int(moved_y), moved_angle), share
        else:
            high = share
    return best
