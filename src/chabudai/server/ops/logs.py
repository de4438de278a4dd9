"""The server's log: one JSON object a line, which never names a card, a person or a secret.

`log_event` is how the server writes. Everything that comes to the handler, also from libraries,
passes `RedactionFilter`, which lets through only what is known to be harmless.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable
from hashlib import blake2b
from typing import TextIO

import msgspec

from chabudai.bots import bot_names

Field = str | int | float

logger = logging.getLogger("chabudai.server")
REDACTED = "[redacted]"

EVENT = re.compile(r"[a-z]+(-[a-z]+)*")
LOCATION = re.compile(r"\?|[\w.<>]{1,200}:\d+")
TABLE_HASH = re.compile(r"[0-9a-f]{8}")
# A route with the names of its parameters: a path that somebody asked for may be an invitation.
ROUTE = re.compile(r"\?|(/[a-z.-]{0,20}|/\{\w+(:\w+)?\})+")


def is_error_name(value: str) -> bool:
    """Whether there is an error class of that name."""
    classes: list[type[BaseException]] = [BaseException]
    for each in classes:  # grows while it is walked
        classes += each.__subclasses__()
    return any(each.__name__ == value for each in classes)


# What a field may hold. A field that is not listed is redacted, whatever it holds.
SAFE_TEXT: dict[str, Callable[[str], object]] = {
    "table": TABLE_HASH.fullmatch,
    "error": is_error_name,
    "where": LOCATION.fullmatch,
    "path": ROUTE.fullmatch,
    "bot": lambda value: value in bot_names(),
    "logger": lambda value: value in logging.root.manager.loggerDict or value == "root",
}
SAFE_NUMBERS = {"tables"}


def log_event(event: str, **fields: Field) -> None:
    """Write one line."""
    logger.info(event, extra={"fields": fields})


def table_hash(table: str) -> str:
    """What a table is called in the log: its id would let whoever reads it sit down there."""
    return blake2b(table.encode(), digest_size=4).hexdigest()


def error_name(error: BaseException) -> str:
    """The class of an error; its message could tell a card."""
    return type(error).__name__


def error_location(error: BaseException) -> str:
    """The function and line an error was raised in."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "?"
    return f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}"


class RedactionFilter(logging.Filter):
    """Replaces whatever is not known to be harmless, before a line is formatted.

    It works by a list of what is allowed: what nobody thought of is redacted, not printed. Messages
    and tracebacks of libraries are free text; what stays of them is whose they are, and the name
    and place of the error.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        fields: dict[str, Field] = dict(getattr(record, "fields", {}))
        is_ours = record.name == logger.name and not record.args
        if record.name != logger.name:
            fields["logger"] = record.name
        if record.exc_info and record.exc_info[1] is not None:
            fields["error"] = error_name(record.exc_info[1])
            fields["where"] = error_location(record.exc_info[1])
        record.msg = record.msg if is_ours and EVENT.fullmatch(str(record.msg)) else REDACTED
        record.args = None
        record.exc_info = record.exc_text = record.stack_info = None
        record.fields = {redact_name(name): redact(name, value) for name, value in fields.items()}
        return True


def redact_name(name: str) -> str:
    """The name of a field, if it is one that we know."""
    return name if name in SAFE_TEXT or name in SAFE_NUMBERS else "redacted"


def redact(name: str, value: Field) -> Field:
    """The value of a field, if it looks as that field should."""
    if name in SAFE_NUMBERS and type(value) in (int, float):
        return value
    is_safe = SAFE_TEXT.get(name)
    if is_safe is not None and isinstance(value, str) and is_safe(value):
        return value
    return REDACTED


class JsonFormatter(logging.Formatter):
    """One line of JSON: when, what, and the fields."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "ts": round(record.created, 3),
            "event": record.msg,
            **vars(record).get("fields", {}),
        }
        return msgspec.json.encode(line).decode()


class StderrHandler(logging.StreamHandler[TextIO]):
    """Writes to what is standard error at that moment, as `print` does."""

    def __init__(self) -> None:
        super().__init__(sys.stderr)
        self.addFilter(RedactionFilter())
        self.setFormatter(JsonFormatter())

    def emit(self, record: logging.LogRecord) -> None:
        self.stream = sys.stderr
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Say only that a line was lost: the usual report would print what it was about."""
        print('{"event":"log-failed"}', file=sys.stderr)


# The workers of bots and reviews are processes of their own, and log as soon as they import this.
logger.addHandler(StderrHandler())
logger.setLevel(logging.INFO)
logger.propagate = False


def redact_other_logs() -> None:
    """Let the warnings of libraries come out as redacted lines too."""
    root = logging.getLogger()
    if not any(isinstance(each, StderrHandler) for each in root.handlers):
        root.addHandler(StderrHandler())
