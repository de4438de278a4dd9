"""The golden poses that other clients check themselves against."""

import json

from chabudai.games.kodama_duo.tree.placement import REASONS
from tests.games.kodama_duo.regenerate import GOLDEN, OWN_GOLDEN, golden_text, own_golden_text


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


def test_the_golden_table_with_a_deck_of_its_own_is_fresh() -> None:
    """T53: other trunks and drawings than the usual ones."""
    assert OWN_GOLDEN.read_text(encoding="utf-8") == own_golden_text()


def test_the_golden_table_with_a_deck_of_its_own_shows_verdicts_of_every_kind() -> None:
    golden = json.loads(OWN_GOLDEN.read_text(encoding="utf-8"))
    verdicts = [pose[5] for pose in golden["poses"]]
    assert [player["trunk"] for player in golden["view"]["players"]] in (
        ["star", "mushroom"],
        ["mushroom", "star"],
    )
    assert verdicts.count([]) >= 100
    for name in ("no-bark", "touches-none", "touches-several", "covers", "off-table"):
        assert sum(REASONS.index(name) in verdict for verdict in verdicts) >= 10, name
