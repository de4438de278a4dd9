"""How a game ended, as it is told to one viewer: who won, why, and how the points came about."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ScoreRow:
    """One player's line of the score table: a cell for each column, then the total."""

    seat: int
    name: str
    cells: list[str]
    total: str
    won: bool


@dataclass(frozen=True, kw_only=True)
class Result:
    """The headline says who won, `why` by what; `lines` tell the score in whole sentences."""

    headline: str
    why: str
    columns: list[str]
    rows: list[ScoreRow]
    lines: list[str]

    def as_sentences(self) -> list[str]:
        """All of it for a screen of text, who won last."""
        return [*self.lines, *filter(None, [self.headline, self.why])]
