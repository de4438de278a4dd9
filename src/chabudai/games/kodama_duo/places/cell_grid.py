"""Where the middle of a mouth may lie on a card: cells of a few millimetres, a bit for each.

So a few operations on whole numbers ask about all places at once. A ruler lies along a direction of
the card and knows the cells on both sides of each of its marks.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from mypy_extensions import i64

from chabudai.games.kodama_duo.tree.trig import COS, SIN, TURNS, Rotation

FULL_TURN: Final = 360
HALF_TURN: Final = 180
HALF_CELL: Final = 15.0
MARK_SPACING: Final = 10.0  # from one mark to the next


class Ruler:
    """The cells along one direction: for each mark those whose middles come `before` it, and
    those that come `after`."""

    def __init__(self, grid: CellGrid, direction: int) -> None:
        self.grid = grid
        self.direction = direction
        self.reach = grid.reach_along(TURNS[direction])
        self.last: i64 = int(2.0 * self.reach / MARK_SPACING)
        self.before: list[int] = []  # until somebody measures with it
        self.after: list[int] = []

    def cells_between(self, cells: int, low: float, high: float) -> int:
        """Those of some cells whose middles lie between two places; some within a mark of the ends
        are missed."""
        if not self.before:
            self.sort_cells()
        if high <= -self.reach:
            return 0
        if low > -self.reach:
            mark: i64 = int((low + self.reach) / MARK_SPACING) + 1
            if mark > self.last:
                return 0
            cells &= self.after[mark]
        if high < self.reach:
            cells &= self.before[int((high + self.reach) / MARK_SPACING)]
        return cells

    def cells_around(self, cells: int, low: float, high: float) -> int:
        """All of some cells whose middles lie between two places, and some within a mark of the
        ends."""
        return self.cells_between(cells, low - MARK_SPACING, high + MARK_SPACING)

    def sort_cells(self) -> None:
        """Find the cells on both sides of every mark, in one half of the circle; turn those rulers
        around for the other."""
        if self.direction >= HALF_TURN:
            opposite = self.grid.rulers[self.direction - HALF_TURN]
            if not opposite.before:
                opposite.sort_cells()
            self.before, self.after = opposite.after[::-1], opposite.before[::-1]
            return
        before, after = 0, self.grid.all_cells
        self.before.append(before)
        self.after.append(after)
        for cells in self.group_cells_by_mark():
            before |= cells
            after ^= cells
            self.before.append(before)
            self.after.append(after)

    def group_cells_by_mark(self) -> list[int]:
        x, y, bits = self.grid.x, self.grid.y, self.grid.bit_of
        c: float = COS[self.direction]
        s: float = SIN[self.direction]
        found = [0] * self.last
        for cell in range(len(x)):
            mark: i64 = int((c * x[cell] + s * y[cell] + self.reach) / MARK_SPACING)
            found[mark] |= bits[cell]
        return found


class CellGrid:
    """The cells of a rectangle around the middle of a card."""

    def __init__(self, half_width: float, half_height: float) -> None:
        n_columns = ceil(half_width / HALF_CELL)
        n_rows = ceil(half_height / HALF_CELL)
        columns = [float(2 * n + 1 - n_columns) * HALF_CELL for n in range(n_columns)]
        rows = [float(2 * n + 1 - n_rows) * HALF_CELL for n in range(n_rows)]
        self.x = [x for _ in rows for x in columns]
        self.y = [y for y in rows for _ in columns]
        self.n_columns: i64 = n_columns
        self.bit_of = [1 << cell for cell in range(len(self.x))]
        self.all_cells = (1 << len(self.x)) - 1
        self.reach = float(n_columns + n_rows) * HALF_CELL
        self.rulers = [Ruler(self, direction) for direction in range(FULL_TURN)]
        self.rulers += self.rulers  # so that what is added to a turn needs no modulo

    def reach_along(self, at: Rotation) -> float:
        """How far from the middle a ruler needs marks: a little more than to the last cell."""
        farthest = self.x[-1] * at.abs_c + self.y[-1] * at.abs_s + 1.0
        return self.reach - MARK_SPACING * float(int((self.reach - farthest) / MARK_SPACING))

    def cell_at(self, x: float, y: float) -> int:
        column: i64 = int((x - self.x[0]) / (2.0 * HALF_CELL) + 0.5)
        row: i64 = int((y - self.y[0]) / (2.0 * HALF_CELL) + 0.5)
        return row * self.n_columns + column

    def to_bytes(self, cells: int) -> bytes:
        """Eight cells to a byte."""
        return cells.to_bytes(len(self.x) // 8 + 1, "little")

    def list_cells(self, cells: int) -> list[int]:
        """The numbers of cells, in ascending order."""
        found: list[int] = []
        bits = self.to_bytes(cells)
        for n in range(len(bits)):
            byte: i64 = bits[n]
            if byte:
                for bit in range(8):
                    if byte >> bit & 1:
                        found.append(8 * n + bit)
        return found
