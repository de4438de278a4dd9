"""The server's log lines: JSON, and never a card, a name, a cookie, a key or an invitation."""

from __future__ import annotations

import sys
import time
from hashlib import blake2b

import msgspec


def note(event: str, **facts: str | int | float) -> None:
    """Write one line."""
    line = {"ts": round(time.time(), 3), "event": event, **facts}
    print(msgspec.json.encode(line).decode(), file=sys.stderr, flush=True)


def short(table: str) -> str:
    """What a table is called here: its own name would let whoever reads it sit down there."""
    return blake2b(table.encode(), digest_size=4).hexdigest()


def kind(error: BaseException) -> str:
    """What went wrong, without its words, which could tell a card."""
    return type(error).__name__


def where(error: BaseException) -> str:
    """The place in the code an error came from; its words could tell a card."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "?"
    return f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}"
