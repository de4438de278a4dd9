"""The server is played on for a while, and what it took is told."""

from __future__ import annotations

import json

import pytest

from chabudai.cli.main import main


def test_a_short_soak_plays_watches_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "soak", "--minutes", "0.03", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["moves"] > 0
    assert said["visits"] > 0
    assert said["memory_peak"] >= said["memory"] > 10_000
    assert said["files_peak"] >= said["files"] > 3
    assert said["threads_peak"] >= 1
