"""Placements as numbers and as words."""

from random import Random

import pytest

from chabudai.games.kodama_duo.tree.pose import (
    NO_POSE,
    angle_of,
    card_of,
    is_pose,
    pack_pose,
    parse_token,
    to_token,
    x_of,
    y_of,
)


def test_a_placement_is_one_number() -> None:
    rng = Random(1)
    for _ in range(1000):
        pose = (
            rng.randint(1, 36),
            rng.randint(-9999, 9999),
            rng.randint(0, 9999),
            rng.randrange(360),
        )
        packed = pack_pose(*pose)
        assert 1 << 49 <= packed < 1 << 62
        assert (card_of(packed), x_of(packed), y_of(packed), angle_of(packed)) == pose


@pytest.mark.parametrize(
    "words", ["place 34 66.1 307.0 270", "place 1 -0.3 0.0 0", "place 36 -37.2 -204.2 359"]
)
def test_words_and_numbers_say_the_same(words: str) -> None:
    assert to_token(parse_token(words)) == words


def test_whole_millimetres_need_no_point() -> None:
    assert parse_token("place 34 66 -307 5") == parse_token("place 34 66.0 -307.0 5")


@pytest.mark.parametrize(
    "words",
    [
        "place 34 66.1 307.0",
        "place 34 66.15 307.0 270",
        "place 34 66.1 307.0 360",
        "place 34 66.1 99999.9 0",
        "place 0 66.1 307.0 270",
        "place 37 66.1 307.0 270",
        "place x 66.1 307.0 270",
        "lay 34 66.1 307.0 270",
    ],
)
def test_other_words_are_no_placement(words: str) -> None:
    assert parse_token(words) == NO_POSE


@pytest.mark.parametrize(
    "number", [-1, 0, 1 << 48, pack_pose(37, 0, 0, 0), pack_pose(1, 0, 0, 360), 1 << 62]
)
def test_other_numbers_are_no_placement(number: int) -> None:
    assert is_pose(pack_pose(1, 0, 0, 359))
    assert not is_pose(number)
