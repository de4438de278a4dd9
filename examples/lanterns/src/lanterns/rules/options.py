"""Lanterns has no disputed rules; a disputed one would be a field here, made by `option`."""

from dataclasses import dataclass


@dataclass(frozen=True)
class LanternOptions:
    pass
