"""How sure a share is."""

from __future__ import annotations

from math import sqrt

Z = 1.959964  # 95 %


def wilson_interval(share: float, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share seen in so many independent games."""
    spread = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    middle = share + Z * Z / (2 * of)
    whole = 1 + Z * Z / of
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
