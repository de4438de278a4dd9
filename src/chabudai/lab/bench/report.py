"""What was measured, for machines and for people."""

from __future__ import annotations

import platform
from dataclasses import dataclass

from rich.console import Group
from rich.table import Table
from rich.text import Text

from chabudai.engine.registry import load
from chabudai.lab.bench.bench import COMPILED, PLAIN, Bench, Figures, speedups
from chabudai.lab.text import lab_text


@dataclass(frozen=True)
class BenchReport:
    """What was to be measured, and the figures of each game on each kind of code."""

    bench: Bench
    figures: dict[str, dict[str, Figures]]

    def to_json(self) -> dict[str, object]:
        """Everything as one object."""
        return {
            "python": platform.python_version(),
            "seconds": self.bench.seconds,
            "games": {game: self.game_to_json(game) for game in self.figures},
        }

    def game_to_json(self, game: str) -> dict[str, object]:
        """One game: null stands for code that is not there."""
        found = self.figures[game]
        return {
            "seats": self.bench.seats[game],
            COMPILED: found.get(COMPILED),
            PLAIN: found.get(PLAIN),
            "ratio": speedups(found),
        }

    def render(self, lang: str) -> Group:
        """A table for each game."""
        tables = [part for game in self.figures for part in self.game(game, lang)]
        return Group(*tables, lab_text("bench-unit", lang))

    def game(self, game: str, lang: str) -> list[Text | Table]:
        """A heading and a table."""
        names = {"game": load(game).title(), "seats": self.bench.seats[game]}
        return [
            Text(lab_text("bench-heading", lang, **names), "bold"),
            table(self.figures[game], lang),
        ]


def table(found: dict[str, Figures], lang: str) -> Table:
    """A row for each figure, a column for each kind of code."""
    columns = {f"bench-{kind}": figures for kind, figures in found.items()}
    filled = Table("")
    compared = speedups(found)
    for code in [*columns, *(["bench-ratio"] if compared else [])]:
        filled.add_column(lab_text(code, lang), justify="right")
    for name in next(iter(columns.values())):
        cells = [
            lab_text("bench-figure", lang, number=round_figure(each[name]))
            for each in columns.values()
        ]
        times = [lab_text("bench-times", lang, number=compared[name])] if compared else []
        filled.add_row(lab_text(f"bench-{name.replace('_', '-')}", lang), *cells, *times)
    return filled


def round_figure(figure: float) -> float:
    """A figure with three digits that count."""
    return float(f"{figure:.3g}")
