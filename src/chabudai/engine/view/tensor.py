"""The table as numbers, for programs that learn: a row of int8 for a seat, and what it may answer.

A game writes its own row, slice by slice; one that does not gets a row made from its view. In all
of them the seat that looks comes first and the others follow clockwise, so that a program learns
one seat and plays them all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from zlib import crc32

LEAST: Final = -128
MOST: Final = 127
HASHED: Final = 1024  # numbers for all that a view holds, where a game has no layout of its own


@dataclass(frozen=True)
class Slice:
    """Some numbers of a row that belong together, with a label for each."""

    name: str
    start: int
    labels: tuple[str, ...]

    @property
    def size(self) -> int:
        return len(self.labels)

    @property
    def end(self) -> int:
        return self.start + len(self.labels)


class Layout:
    """The slices of a row, added one after the other."""

    def __init__(self) -> None:
        self.slices: list[Slice] = []
        self.size = 0
        self.prefix = ""

    def add(self, name: str, labels: list[str]) -> int:
        """Add a slice; return where it starts."""
        start = self.size
        self.slices.append(Slice(self.prefix + name, start, tuple(labels)))
        self.size += len(labels)
        return start

    def add_number(self, name: str) -> int:
        """Add a slice of one number."""
        return self.add(name, [name])

    def add_player(self, place: int) -> int:
        """Let what is added from now on be about a player; return where that starts."""
        self.prefix = f"players[{place}]."
        return self.size


def relative_labels(most_seats: int) -> list[str]:
    """Label the seats as a viewer counts them."""
    return ["viewer"] + [f"{place} to the left" for place in range(1, most_seats)]


def relative_seat(seat: int, viewer: int, seats: int) -> int:
    """Count how many seats to the left of the viewer somebody sits."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


def put_number(row: bytearray, place: int, value: int) -> None:
    """Write a number, as near to it as int8 allows."""
    if value > MOST:
        value = MOST
    elif value < LEAST:
        value = LEAST
    row[place] = value & 255


def put_counts(row: bytearray, start: int, items: list[int], kinds: int) -> None:
    """Write how many there are of each kind."""
    # Counting in a list first is faster: each access to a bytearray costs a call.
    counts = [0] * kinds
    for item in items:
        counts[item] += 1
    for kind in range(kinds):
        if counts[kind] > 0:
            put_number(row, start + kind, counts[kind])


def mark_actions(actions: list[int], size: int) -> bytes:
    """Mark the actions that are allowed, of as many as there are."""
    mask = bytearray(size)
    for action in actions:
        mask[action] = 1
    return bytes(mask)


# A row made from a view


def make_view_layout(most_seats: int) -> Layout:
    """Lay out the row of a game that has none of its own."""
    layout = Layout()
    layout.add("seats", [str(seats) for seats in range(1, most_seats + 1)])
    layout.add("asked.seat", relative_labels(most_seats))
    layout.add("winners", relative_labels(most_seats))
    layout.add("view", [f"hashed {place}" for place in range(HASHED)])
    return layout


def encode_view(view: dict[str, object], viewer: int, seats: int, most_seats: int) -> bytes:
    """Make a row from a view: words are counted and numbers added where a hash says."""
    row = bytearray(3 * most_seats + HASHED)
    row[seats - 1] = 1
    asked, winners = view.get("asked"), view.get("winners")
    if isinstance(asked, dict):
        row[most_seats + relative_seat(asked["seat"], viewer, seats)] = 1
    for seat in winners if isinstance(winners, list) else []:
        row[2 * most_seats + relative_seat(seat, viewer, seats)] = 1
    sums = [0] * HASHED
    for name, value in view.items():
        if name not in ("viewer", "winners"):
            add_value(sums, name, value, viewer, seats)
    for place, each in enumerate(sums):
        put_number(row, 3 * most_seats + place, each)
    return bytes(row)


def add_value(sums: list[int], path: str, value: object, viewer: int, seats: int) -> None:
    """Add all that a value of a view holds to the sums that its path hashes to."""
    if isinstance(value, dict):
        for name, part in value.items():
            if path != "asked" or name != "seat":
                add_value(sums, f"{path}.{name}", part, viewer, seats)
    elif isinstance(value, list):
        # A list with an entry for each seat starts with the viewer's.
        turned = value[viewer:] + value[:viewer] if len(value) == seats else value
        for place, part in enumerate(turned):
            add_value(
                sums, path if isinstance(part, str) else f"{path}[{place}]", part, viewer, seats
            )
    elif isinstance(value, str):
        sums[hash_path(f"{path}={value}")] += 1
    elif isinstance(value, int):
        sums[hash_path(path)] += value


def hash_path(path: str) -> int:
    """Choose one of the hashed numbers, the same on every machine."""
    return crc32(path.encode()) % HASHED
