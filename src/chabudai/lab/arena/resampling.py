"""How sure a figure is: the tables of an arena weighed anew, many times (Rubin's bootstrap).

The games of a table share one deal, so it is whole tables that are weighed. Beside those that were
played stand a few imagined ones on which one side took everything, each side's alike and together
as heavy as one table: ten victories out of ten do not make sure that the eleventh will be one.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random

Sheet = tuple[float, ...]  # the figures of a table
Interval = tuple[float, float]

RESAMPLES = 1000
TAIL = 0.025


class Sheets:
    """The figures of all tables, equal ones counted, kind by kind, and imagined ones with them."""

    def __init__(
        self, tables: Iterable[tuple[int, Sheet]], imagined: Mapping[int, Sequence[Sheet]]
    ) -> None:
        tables = list(tables)
        self.played = Counter(kind for kind, _ in tables)
        self.weights: dict[tuple[int, Sheet], float] = defaultdict(float)
        for kind, sheet in tables:
            self.weights[kind, sheet] += 1.0
        for kind in self.played:
            for sheet in imagined[kind]:
                self.weights[kind, sheet] += 1.0 / len(imagined[kind])

    def total(self) -> list[float]:
        """The figures added up."""
        return summed([(sheet, weight) for (_, sheet), weight in self.weights.items()])

    def resampled(self, rng: Random) -> list[float]:
        """The figures added up, the tables of each kind weighed at random."""
        drawn = [(*key, rng.gammavariate(weight, 1.0)) for key, weight in self.weights.items()]
        whole: dict[int, float] = dict.fromkeys(self.played, 0.0)
        for kind, _, weight in drawn:
            whole[kind] += weight
        return summed(
            [(sheet, weight * self.played[kind] / whole[kind]) for kind, sheet, weight in drawn]
        )

    def intervals(
        self, figures: Callable[[Sequence[float]], list[float]], seed: int
    ) -> list[Interval]:
        """The 95 % interval of everything that is worked out from the sums."""
        rng = Random(seed)
        draws = [figures(self.resampled(rng)) for _ in range(RESAMPLES)]
        return [middle_of(sorted(each)) for each in zip(*draws, strict=True)]


def summed(weighed: Sequence[tuple[Sheet, float]]) -> list[float]:
    """Figures times weights, added up."""
    sums = [0.0] * len(weighed[0][0])
    for sheet, weight in weighed:
        for place, figure in enumerate(sheet):
            sums[place] += weight * figure
    return sums


def middle_of(draws: Sequence[float]) -> Interval:
    """What is left of ordered draws without the two tails."""
    cut = int(len(draws) * TAIL)
    return draws[cut], draws[-1 - cut]


def around(interval: Interval, figure: float) -> Interval:
    """An interval that holds the figure itself."""
    return min(interval[0], figure), max(interval[1], figure)
