"""Run one check after another, and sum up which passed, failed or were left out."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

PASSED = "passed"
FAILED = "FAILED"


class LeftOut(Exception):
    """The reason why a check cannot be made on this machine."""


class Result(NamedTuple):
    """How one check went."""

    name: str
    outcome: str
    seconds: float


def run_check(name: str, check: Callable[[], bool]) -> Result:
    """Run one check and time it."""
    print(f"\n== {name}", flush=True)
    start = time.monotonic()
    try:
        outcome = PASSED if check() else FAILED
    except LeftOut as reason:
        outcome = f"left out: {reason}"
    return Result(name, outcome, time.monotonic() - start)


def leave_out_for(reason: str | None) -> None:
    """Leave the present check out if there is a reason to."""
    if reason:
        raise LeftOut(reason)


def print_summary(results: list[Result]) -> None:
    """Print one line for each check."""
    print()
    for name, outcome, seconds in results:
        print(f"{name:15} {outcome} ({seconds:.1f} s)")
