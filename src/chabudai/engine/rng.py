"""Chance: a keyed generator for the table, a quick one for bots, search and playouts.

The table's numbers are BLAKE2b blocks of (key, index, counter, purpose): whoever lacks the key
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

    def randbelow(self, n: i64) -> i64:
        """A number from 0 to n-1, every one equally likely (Lemire: multiply, seldom reject)."""
        product = self.bits() * n
        if product & MASK < n:
            unfair = RANGE % n
            while product & MASK < unfair:
                product = self.bits() * n
        return product >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.randbelow(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def key(self) -> bytes:
        """A fresh key for a keyed generator."""
        return b"".join([int(self.bits()).to_bytes(4, "little") for _ in range(KEY_BYTES // 4)])


class KeyedRng(Rng):
    """The table's generator: one stream for each purpose (`deck`, `reshuffle` 2, …).

    It is a key and a counter; the block at hand is kept, and never changed, so copies share it.
    """

    def __init__(self, key: bytes, purpose: str, index: int = 0, given: i64 = 0) -> None:
        self._key = key
        self._purpose = purpose
        self._index = index
        self.given = given
        self._block: list[int] = []

    def copy(self) -> KeyedRng:
        """The same stream at the same place, to go on by itself."""
        other = KeyedRng(self._key, self._purpose, self._index, self.given)
        other._block = self._block
        return other

    def bits(self) -> i64:
        """The next 32 bits of this stream."""
        place = self.given & 15
        if place == 0 or not self._block:
            self._block = self._make(int(self.given >> 4))
        self.given += 1
        return self._block[place]

    def _make(self, number: int) -> list[int]:
        place = self._index.to_bytes(8, "little") + number.to_bytes(8, "little")
        return list(WORDS.unpack(blake2b(self._key + place + self._purpose.encode()).digest()))


class FastRng(Rng):
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


def derive_key(seed: int | str | bytes) -> bytes:
    """The key a seed stands for; 32 bytes are a key already."""
    if isinstance(seed, bytes) and len(seed) == KEY_BYTES:
        return seed
    text = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(text, digest_size=KEY_BYTES).digest()
