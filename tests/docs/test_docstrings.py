"""What the examples in the API's own docstrings say happens, happens."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

WITH_EXAMPLES = [
    "chabudai.bots.glimpse",
    "chabudai.engine.match.match",
    "chabudai.engine.match.play",
    "chabudai.engine.registry",
    "chabudai.envs.one_seat",
    "chabudai.envs.vector",
    "chabudai.openspiel",
]


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_of_this_module_are_true(name: str) -> None:
    result = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0
