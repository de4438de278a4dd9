"""A server looks for garbage seldom, but does."""

from __future__ import annotations

import asyncio
import gc
import weakref

from chabudai.server.ops.garbage import seldom_collecting
from tests.server.running import wait_for


class Circle:
    """Something that refers to itself, and so is not freed before somebody looks."""

    def __init__(self) -> None:
        self.itself = self


def make_much() -> list[list[int]]:
    """So much that Python would look at everything."""
    return [[number] for number in range(300_000)]


def test_everything_is_looked_at_now_and_then_and_not_because_there_is_much() -> None:
    looks: list[str] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start" and info["generation"] == 2:
            looks.append(phase)

    async def evening() -> None:
        async with seldom_collecting():
            gc.callbacks.append(note)
            assert make_much()
            gc.callbacks.remove(note)
        assert looks == []
        async with seldom_collecting(minutes=0.0):
            old = weakref.ref(Circle())
            while old() is not None:
                await asyncio.sleep(0.01)

    usual = gc.get_threshold()
    wait_for(evening())
    assert (gc.get_threshold(), gc.get_freeze_count()) == (usual, 0)


def test_without_it_everything_is_looked_at_because_there_is_much() -> None:
    """Or the test above would show nothing."""
    before = gc.get_stats()[2]["collections"]
    assert make_much()
    assert gc.get_stats()[2]["collections"] > before
