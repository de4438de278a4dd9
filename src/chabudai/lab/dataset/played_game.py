"""A finished game to be written down: its record, and what no replay can tell of its decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chabudai.bots.thinker import Thought
from chabudai.engine.match.record import Record


@dataclass(frozen=True)
class Note:
    """Who made a decision, how long it took, and what a bot that looks ahead thought."""

    by: str
    ms: float | None = None
    thought: Thought | None = None


@dataclass(frozen=True)
class PlayedGame:
    """A record, with a note for each of its actions."""

    id: str
    record: Record
    notes: Sequence[Note]
    taken_back: int = 0
