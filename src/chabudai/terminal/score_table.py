"""How a game ended, for a screen of text: who won, why, and the points as a table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

from chabudai.engine.text.result import Result, ScoreRow

BETWEEN = "  "
WON = "★"
MAX_TABLE = 76


def format_result(result: Result, total: str, width: int = MAX_TABLE) -> list[str]:
    """Headline and reason, then the table; in whole sentences where there is none."""
    head = [line for line in (result.headline, result.why) if line]
    score = format_score(result, total, width) if result.columns else result.lines
    return [*head, "", *score] if score else head


def format_score(result: Result, total: str, width: int) -> list[str]:
    """The points as a table, on its side if that is narrower, or else player by player."""
    head, rows = ["", *result.columns, total], [list_cells(row) for row in result.rows]
    on_its_side = [list(column) for column in zip(head, *rows, strict=True)]
    for first, *others in ([head, *rows], on_its_side):
        table = format_table(first, others)
        if max(cell_len(line) for line in table) <= width:
            return table
    return [line for row in result.rows for line in format_player(row, result.columns, total)]


def list_cells(row: ScoreRow) -> list[str]:
    """A player's line of the table."""
    return [f"{WON if row.won else ' '} {row.name}", *row.cells, row.total]


def format_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns as wide as their widest cell: names to the left, figures to the right."""
    widths = [max(cell_len(cell) for cell in column) for column in zip(head, *rows, strict=True)]
    return [
        BETWEEN.join(
            set_cell_size(cell, width) if place == 0 else " " * (width - cell_len(cell)) + cell
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in (head, *rows)
    ]


def format_player(row: ScoreRow, columns: Sequence[str], total: str) -> list[str]:
    """One player's points, one kind below the other."""
    counted = zip([*columns, total], [*row.cells, row.total], strict=True)
    told = [[f"    {name}", cell] for name, cell in counted if cell not in ("", "0", "–")]
    wide = max(cell_len(name) for name, _ in told)
    lines = [f"{set_cell_size(name, wide)}{BETWEEN}{cell}" for name, cell in told]
    return [f"{WON if row.won else ' '} {row.name}", *lines]
