"""Narrow places: whether a card fits on a parent at all, settled to the last pose (4.5).

All poses on the parent are looked at in boxes. A box is given up when one card around is touched by
all of its poses; else it is parted, down to single poses. The pose that is found is the first legal
one in the order of the boxes: it does not depend on which of them are given up.
"""

from __future__ import annotations

from math import ceil, floor

from mypy_extensions import i64

from chabudai.games.kodama_duo.beside import Beside
from chabudai.games.kodama_duo.box import CLOSED, DIAGONAL, PROMISING, UNSEEN, Box
from chabudai.games.kodama_duo.geometry import TOLERANCE
from chabudai.games.kodama_duo.open_boxes import DEGREE, MARGIN, Pair
from chabudai.games.kodama_duo.placement import overhang
from chabudai.games.kodama_duo.search import Search, whole
from chabudai.games.kodama_duo.terms import ENDLESS


def find_place(search: Search) -> bool:
    """Note a legal pose on the parent; false if there is none, wherever one looks."""
    tree = search.tree
    pair = Pair(tree.deck, search.card, tree.cards[search.parent], search.n_guarded)
    around = [Beside(search.own, each, search.shape, search.arm) for each in search.near]
    is_low = may_hang_over(search)
    boxes = pair.roots.copy()
    for box in boxes:  # the parts of a box come after all that are as wide
        state = pair.seen(box)
        if state == CLOSED or is_blocked(around, box):
            continue
        if state == UNSEEN:
            state = pair.look(box)
        if state == CLOSED or (is_low and hangs_over(search, box)):
            continue
        if try_box(search, box, state):
            return True
        if not box.is_single():
            boxes += pair.parts_of(box)
    return False


def try_box(search: Search, box: Box, state: int) -> bool:
    """Note a legal pose of a box that is small, or whose middle promises to be one."""
    if box.is_single():
        return try_every_pose(search, box)
    return state == PROMISING and try_middle(search, box)


def is_blocked(around: list[Beside], box: Box) -> bool:
    """Whether all poses of a box touch one and the same other card."""
    n_around: i64 = len(around)
    for n in range(n_around):
        other = around[n]
        dx = box.first_x - other.x
        dy = box.first_y - other.y
        if dx * dx + dy * dy <= other.reach and other.blocks(box, dx, dy):
            if n > 0:  # the next box is most likely blocked by the same card
                around[n], around[0] = around[0], around[n]
            return True
    return False


def may_hang_over(search: Search) -> bool:
    """Whether a card on the parent can lie over an edge of the table."""
    reach = search.own.radius + 2.0 * search.shape.radius + 1.0
    return search.terms.table_width != ENDLESS or search.own.y < reach


def hangs_over(search: Search, box: Box) -> bool:
    """Whether all poses of a box hang over the table."""
    middle = (box.first + box.last) // 2
    x, y = on_table(search, box, middle)
    slack = DIAGONAL * box.half + MARGIN + search.arm * DEGREE * float(box.last - middle)
    angle = search.angle_at(middle)
    return overhang(search.terms, search.shape, x, y, angle) - slack > TOLERANCE


def on_table(search: Search, box: Box, turn: i64) -> tuple[float, float]:
    """Where on the table the middle of the card lies at this turn."""
    own = search.own
    x, y = box.middle_at(turn)
    return own.x + own.c * x - own.s * y, own.y + own.s * x + own.c * y


def try_middle(search: Search, box: Box) -> bool:
    """Note the pose in the middle of a box if it is legal."""
    middle = (box.first + box.last) // 2
    x, y = on_table(search, box, middle)
    return search.try_pose(whole(x), whole(y), search.angle_at(middle))


def try_every_pose(search: Search, box: Box) -> bool:
    """Note the first legal pose of a small box at one angle."""
    angle = search.angle_at(box.first)
    x, y = on_table(search, box, box.first)
    reach = DIAGONAL * box.half
    for column in range(ceil(x - reach), floor(x + reach) + 1):
        for row in range(ceil(y - reach), floor(y + reach) + 1):
            if search.try_pose(float(column), float(row), angle):
                return True
    return False
