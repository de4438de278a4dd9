"""Intervals by weighing the deals of an arena anew, many times (Rubin's Bayesian bootstrap).

Games on the same deal belong together, so it is whole deals that are weighed. Beside those that
were played stand a few pseudo-observations on which one side took everything, each side's alike and
together as heavy as one deal: ten victories out of ten do not make sure that the eleventh will be
one.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random

Row = tuple[float, ...]  # the figures of a deal
Interval = tuple[float, float]

RESAMPLES = 1000
TAIL = 0.025


class Bootstrap:
    """The rows of all deals, equal ones counted, kind by kind, and the pseudo-observations."""

    def __init__(
        self, deals: Iterable[tuple[int, Row]], prior_rows: Mapping[int, Sequence[Row]]
    ) -> None:
        deals = list(deals)
        self.played = Counter(kind for kind, _ in deals)
        self.weights: dict[tuple[int, Row], float] = defaultdict(float)
        for kind, row in deals:
            self.weights[kind, row] += 1.0
        for kind in self.played:
            for row in prior_rows[kind]:
                self.weights[kind, row] += 1.0 / len(prior_rows[kind])

    def sum_rows(self) -> list[float]:
        """The figures added up."""
        return weighted_sum([(row, weight) for (_, row), weight in self.weights.items()])

    def resample(self, rng: Random) -> list[float]:
        """The figures added up, the deals of each kind weighed at random."""
        drawn = [(*key, rng.gammavariate(weight, 1.0)) for key, weight in self.weights.items()]
        whole: dict[int, float] = dict.fromkeys(self.played, 0.0)
        for kind, _, weight in drawn:
            whole[kind] += weight
        return weighted_sum(
            [(row, weight * self.played[kind] / whole[kind]) for kind, row, weight in drawn]
        )

    def intervals(
        self, estimate: Callable[[Sequence[float]], list[float]], seed: int
    ) -> list[Interval]:
        """The 95 % interval of everything that is estimated from the sums."""
        rng = Random(seed)
        draws = [estimate(self.resample(rng)) for _ in range(RESAMPLES)]
        return [central_interval(sorted(each)) for each in zip(*draws, strict=True)]


def weighted_sum(weighed: Sequence[tuple[Row, float]]) -> list[float]:
    """Figures times weights, added up."""
    sums = [0.0] * len(weighed[0][0])
    for row, weight in weighed:
        for place, figure in enumerate(row):
            sums[place] += weight * figure
    return sums


def central_interval(draws: Sequence[float]) -> Interval:
    """What is left of ordered draws without the two tails."""
    cut = int(len(draws) * TAIL)
    return draws[cut], draws[-1 - cut]


def widen_to_include(interval: Interval, figure: float) -> Interval:
    """An interval that holds the figure itself."""
    return min(interval[0], figure), max(interval[1], figure)
