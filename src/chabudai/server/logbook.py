"""The server's log lines: JSON, and never a card, a name, a cookie or a key."""

from __future__ import annotations

import sys
import time

import msgspec


def note(event: str, **facts: str | int | float) -> None:
    """Write one line."""
    line = {"ts": round(time.time(), 3), "event": event, **facts}
    print(msgspec.json.encode(line).decode(), file=sys.stderr, flush=True)


def where(error: BaseException) -> str:
    """The place in the code an error came from; its words could tell a card."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "?"
    return f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}"
