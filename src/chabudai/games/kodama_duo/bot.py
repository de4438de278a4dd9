"""A beginner at Kodama Duo."""

from __future__ import annotations

from chabudai.engine.rng import Rng


def novice(view: dict[str, object], legal: list[str], rng: Rng) -> str:
    """Any answer, for now."""
    return legal[rng.below(len(legal))]
