"""Wilson's interval, against figures worked out elsewhere."""

import pytest

from chabudai.lab.arena.interval import wilson_interval


@pytest.mark.parametrize(
    ("wins", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_the_interval_is_wilsons(wins: int, of: int, low: float, high: float) -> None:
    assert wilson_interval(wins / of, of) == pytest.approx((low, high), abs=0.0001)


def test_more_games_make_surer() -> None:
    few, many = wilson_interval(0.4, 10), wilson_interval(0.4, 1000)
    assert few[0] < many[0] < 0.4 < many[1] < few[1]
