"""The golden poses that other clients check themselves against."""

import json

from chabudai.games.kodama_duo.tree.placement import REASONS
from tests.games.kodama_duo.regenerate import GOLDEN, golden_text


def test_the_golden_poses_are_fresh() -> None:
    """T53: run tests/games/kodama_duo/regenerate.py after a change of the rules."""
    assert GOLDEN.read_text(encoding="utf-8") == golden_text()


def test_the_golden_poses_show_every_verdict_often() -> None:
    poses = json.loads(GOLDEN.read_text(encoding="utf-8"))["poses"]
    verdicts = [pose[6] for pose in poses]
    assert len(poses) >= 2000
    assert verdicts.count([]) >= 300
    for reason in range(len(REASONS)):
        assert sum(reason in verdict for verdict in verdicts) >= 20, REASONS[reason]
