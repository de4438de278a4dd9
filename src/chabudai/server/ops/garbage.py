"""When Python looks for garbage: seldom, and not while many wait.

A look at everything takes the longer the more tables there are (measured, interpreted: 77 ms for
the code alone, 110 ms with 400 tables), and nobody is answered meanwhile. Left alone, Python looks
whenever there is a quarter more than at its last look. What it has read before the first table
opens never becomes garbage, so it is set aside; the rest is looked at every few minutes. What
nothing refers to any more is freed at once all the same: only what refers to itself in a circle
waits.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter

from chabudai.server.ops.logs import log_event

MINUTES_APART = 5.0
YOUNG = (5_000, 10)  # how many new things, and how many looks at these, until the next look
SELDOM = 1_000_000  # so many of the latter until a look at everything: never, in effect
LONG = 1.0  # seconds that are worth a line in the log


@asynccontextmanager
async def seldom_collecting(minutes: float = MINUTES_APART) -> AsyncIterator[None]:
    """Look for garbage at times of our own choosing, as long as this lasts."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, SELDOM)
    collecting = asyncio.create_task(collect_now_and_then(60 * minutes))
    try:
        yield
    finally:
        collecting.cancel()
        gc.set_threshold(*usual)
        gc.unfreeze()


async def collect_now_and_then(seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        start = perf_counter()
        gc.collect()
        if perf_counter() - start > LONG:
            log_event("garbage-took-long")
