"""Who has won [R3]."""

from __future__ import annotations

from lanterns.rules.state import LanternsState


def find_winners(s: LanternsState) -> list[int]:
    if not s.over():
        return []
    best = max(s.points)
    return [seat for seat in range(s.seats) if s.points[seat] == best]
