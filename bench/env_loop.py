"""The loop in which every environment of PettingZoo is measured, ours and theirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def play_agents(env: Any, chance: Callable[[], float]) -> int:  # noqa: ANN401  # it has no types
    """Play a whole game at random, agent by agent, with observations and masks; count decisions."""
    env.reset()
    decisions = 0
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        legal = seen["action_mask"].nonzero()[0]
        env.step(legal[int(chance() * len(legal))])
        decisions += 1
    return decisions
