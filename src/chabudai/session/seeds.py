"""Seeds from words: the same words give the same chance, in every process and on every machine."""

from __future__ import annotations

from hashlib import blake2b
from typing import Literal

SEED_BYTES = 7  # fits the 64 bits that a seed may have


def seed_from_words(words: str, order: Literal["little", "big"] = "little") -> int:
    """Hash words to a seed.

    Tables read the digest with its low byte first, the lab with its high byte first. Both stay as
    they are: games and reviews that were made with a seed can be made again.
    """
    return int.from_bytes(blake2b(words.encode(), digest_size=SEED_BYTES).digest(), order)
