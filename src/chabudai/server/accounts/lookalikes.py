"""Names that look alike: nobody shall pass for somebody else by a letter of another script.

The table beside this module has the confusable characters of Unicode 17 (UTS #39), read off ICU 78,
without those that NFKC turns into others anyway: for each skeleton all that look like it. The data
is Unicode's, under the Unicode License v3 (https://www.unicode.org/license.txt).
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import count
from pathlib import Path

TABLE = Path(__file__).parent / "lookalikes.json"


def choose_distinct_name(wanted: str, taken: Iterable[str]) -> str:
    """The name wanted, with a number where it looks like one that is taken."""
    looks = {look for name in taken for look in list_looks(name)}
    numbered = (wanted if n == 1 else f"{wanted} {n}" for n in count(1))
    return next(name for name in numbered if looks.isdisjoint(list_looks(name)))


@lru_cache(maxsize=4096)
def list_looks(name: str) -> frozenset[str]:
    """What a name looks like, sign by sign, and whatever its case and signs; one in common counts.

    Case is folded before and after: of two letters that look alike, the small ones may not.
    """
    whole = unicodedata.normalize("NFKC", name)
    skeleton = make_skeleton(whole)
    folded = make_skeleton(whole.casefold()).casefold(), make_skeleton(skeleton.casefold())
    return frozenset({skeleton, *(strip_signs(each) or each for each in folded)})


def strip_signs(text: str) -> str:
    """A text without what is neither letter, mark nor digit."""
    return "".join(sign for sign in text if unicodedata.category(sign)[0] in "LMN")


def make_skeleton(text: str) -> str:
    """A text with every character replaced by the one it looks like (UTS #39, section 4)."""
    mapped = unicodedata.normalize("NFD", text).translate(read_table())
    return unicodedata.normalize("NFD", mapped)


@cache
def read_table() -> dict[int, str]:
    """What each confusable character looks like."""
    table: dict[str, str] = json.loads(TABLE.read_text("utf-8"))
    return {ord(sign): skeleton for skeleton, signs in table.items() for sign in signs}
