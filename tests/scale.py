"""How much of the same the tests try: enough for every change, or more when there is time.

`CHABUDAI_LONG=1 ./play test` tries more games, seeds, kills and screens. It tests nothing else.
"""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")
IS_LONG = os.environ.get("CHABUDAI_LONG") == "1"


def choose(usual: T, long: T) -> T:
    """What this run tries."""
    return long if IS_LONG else usual
