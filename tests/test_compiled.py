"""Compiled and interpreted code behave bit for bit the same; `./play compile` comes first."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from compilation import COMPILED, COMPILED_ROOMS, SOURCE, modules

from tests.compatibility.test_trajectories import KEPT, PARTS, report


@pytest.mark.parametrize(("game", "part"), PARTS)
def test_compiled_games_go_the_way_of_interpreted_ones(game: str, part: int) -> None:
    assert report(COMPILED, game, part) == {"compiled": True, "hash": KEPT[game][part]}


def test_every_module_that_should_be_compiled_is_an_extension() -> None:
    listed = [path.relative_to(SOURCE).with_suffix("") for path in modules()]
    missing = [path for path in listed if not is_extension(path)]
    assert missing == []
    rooms = {path.parts[3] for path in listed if path.parts[1] == "games" and len(path.parts) > 4}
    assert rooms == set(COMPILED_ROOMS)


def is_extension(path: Path) -> bool:
    """Whether the compiled copy of a module is there."""
    return any((COMPILED / f"{path}{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
