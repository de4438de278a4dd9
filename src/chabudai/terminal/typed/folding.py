"""Words as people type them: small letters, no accents, no marks."""

from __future__ import annotations

import re
import unicodedata

# Words that a person may leave out of a move.
ENGLISH = "a an and at for from in of on own the to with your"
FRENCH = "a au aux avec contre d dans de des du et l la le les pour sur un une vos votre"
SMALL_WORDS = frozenset(f"{ENGLISH} {FRENCH}".split())


def fold_letters(text: str) -> str:
    """A text in small letters without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def fold_words(text: str) -> str:
    """The words of a text alone; a sign stays before its number, a hyphen becomes a space."""
    plain = fold_letters(text).replace("−", "-")
    apart = re.sub(r"[^\w+-]", " ", plain)
    joined = re.sub(r"(?<=\w)-|[-+](?!\d)", " ", apart)
    return " ".join(joined.split())


def drop_small_words(folded: str) -> str:
    """Folded words without those that say nothing of a move; all of them if nothing is left."""
    return " ".join(word for word in folded.split() if word not in SMALL_WORDS) or folded
