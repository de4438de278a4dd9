"""Worlds that a player cannot tell apart, for OpenSpiel's search with hidden cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from chabudai.engine.rng import FastRng

if TYPE_CHECKING:
    from chabudai.openspiel.game import SpielState


def make_resampler(seed: int = 0) -> Callable[[SpielState, int], SpielState]:
    """What `ISMCTSBot.set_resampler` wants: deal anew all that a player cannot know."""
    rng = FastRng(seed)

    def resample(state: SpielState, player: int) -> SpielState:
        world: SpielState = state.clone()
        if world.recall is not None:
            world.recall.redeal(player, rng)
        return world

    return resample
