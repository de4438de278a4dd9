"""Long answers in pages: so many items, or as many as fit into so many bytes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

STEPS_PER_PAGE: Final = 400
EVENTS_PER_PAGE: Final = 2_000
BYTES_PER_PAGE: Final = 4_000_000


class Page(NamedTuple):
    """Items as JSON, and the number of the first that is left for the next page."""

    body: bytes
    next: int | None


def make_page(items: Iterable[object], first: int, most: int) -> Page:
    """A page of the items from the first on, of at least one; those beyond are not worked out."""
    parts: list[bytes] = []
    size = 0
    for item in items:
        if len(parts) == most or (parts and size > BYTES_PER_PAGE):
            return Page(join(parts), first + len(parts))
        parts.append(msgspec.json.encode(item))
        size += len(parts[-1])
    return Page(join(parts), None)


def join(parts: list[bytes]) -> bytes:
    """Items as a JSON array."""
    return b"[" + b",".join(parts) + b"]"
