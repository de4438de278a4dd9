"""Chance: a keyed generator for the table, a quick one for bots, search and playouts.

The table's numbers are BLAKE2b blocks of (key, purpose, index, counter): whoever lacks the key
learns nothing from the cards already seen, and one purpose never shifts another. Records name this
scheme as ALGORITHM.
"""

from __future__ import annotations

import struct
from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

ALGORITHM: Final = "blake2b-1"
KEY_BYTES: Final = 32
WORDS: Final = struct.Struct("<16I")
MASK: Final[i64] = 0xFFFFFFFF
RANGE: Final[i64] = 0x100000000


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Uniform numbers; a subclass says where the bits come from."""

    def bits(self) -> i64:
        """The next 32 bits."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, every one equally likely (rejection, no modulo bias)."""
        limit = RANGE - RANGE % n
        draw = self.bits()
        while draw >= limit:
            draw = self.bits()
        return draw % n

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def key(self) -> bytes:
        """A fresh key for a keyed generator."""
        return b"".join([int(self.bits()).to_bytes(4, "little") for _ in range(KEY_BYTES // 4)])


class Keyed(Rng):
    """The table's generator: one stream for each purpose (`deck`, `reshuffle` 2, …)."""

    def __init__(self, key: bytes, purpose: str, index: int = 0) -> None:
        self._key = key
        self._stream = purpose.encode() + b"\0" + index.to_bytes(8, "little")
        self._counter = 0
        self._words: list[int] = []

    def bits(self) -> i64:
        """The next 32 bits of this stream."""
        if not self._words:
            block = self._stream + self._counter.to_bytes(8, "little")
            self._counter += 1
            self._words = list(WORDS.unpack(blake2b(block, key=self._key).digest()))
            self._words.reverse()
        return self._words.pop()


class Quick(Rng):
    """A small fast generator (Jenkins's, four 32-bit words) for choices that hide nothing."""

    def __init__(self, seed: int) -> None:
        self._a: i64 = 0xF1EA5EED
        self._b: i64 = seed & 0xFFFFFFFF
        self._c: i64 = (seed >> 32) & 0xFFFFFFFF
        self._d: i64 = self._b
        for _ in range(20):
            self.bits()

    def bits(self) -> i64:
        """The next 32 bits."""
        b, c, d = self._b, self._c, self._d
        e = (self._a - (((b << 27) & MASK) | (b >> 5))) & MASK
        self._a = b ^ (((c << 17) & MASK) | (c >> 15))
        self._b = (c + d) & MASK
        self._c = (d + e) & MASK
        self._d = (e + self._a) & MASK
        return self._d


def key_of(seed: int | str | bytes) -> bytes:
    """The key a seed stands for; 32 bytes are a key already."""
    if isinstance(seed, bytes) and len(seed) == KEY_BYTES:
        return seed
    text = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(text, digest_size=KEY_BYTES).digest()
