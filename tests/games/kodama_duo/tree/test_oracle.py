"""The verdicts of R12 against shapely, which knows nothing of this game."""

from itertools import islice
from random import Random

import pytest

from chabudai.games.kodama_duo.tree.limits import PlacementLimits
from chabudai.games.kodama_duo.tree.placement import judge
from tests.games.kodama_duo.poses import Pose, bordering, scattered, snapped
from tests.games.kodama_duo.shapely_oracle import Outline
from tests.games.kodama_duo.trees import grown
from tests.scale import choose

POSES = choose(400, 1000)  # of each kind


@pytest.mark.parametrize("seed", range(0, 7, choose(3, 1)))
def test_shapely_sees_what_the_rules_see(seed: int) -> None:
    """Poses of each tree, a third of which lie where legal ends."""
    tree, left = grown(seed, n_cards=2 + 10 * seed // 6)
    outline, rng = Outline(tree), Random(seed)
    found: list[tuple[Pose, str]] = []
    for kind in (scattered, snapped, bordering):
        for pose in islice(kind(tree, left, rng), POSES):
            verdict = judge(tree, PlacementLimits(), *pose)
            found += [(pose, each) for each in outline.disagreements(verdict, *pose)]
    assert found == []
