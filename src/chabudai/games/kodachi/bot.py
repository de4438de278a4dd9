"""What a good player looks at."""

from __future__ import annotations

from chabudai.engine.rng import Rng


def novice(view: dict[str, object], legal: list[str], rng: Rng) -> str:
    """A sensible answer from what the seat may know."""
    return legal[rng.below(len(legal))]
