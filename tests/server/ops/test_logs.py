"""The server's log: lines of JSON for operators, and nothing in them that must not be told."""

from __future__ import annotations

import json
import logging

import pytest

from chabudai.server.ops import logs

TABLE = "kT9_x2Lq8bVnW3sYpA7dRg"
TOKEN = "Zr4tQe8YwUoPl2KjHgFdSaXcVbNm1324"
SEED = "9f" * 32
SECRETS = {
    "a table's id, which is an invitation": TABLE,
    "a token": TOKEN,
    "a seed": SEED,
    "a card": "strike katana 2",
    "a position": '{"hands": [["katana", "parry"]]}',
    "a nickname": "Marie",
    "an address": "203.0.113.77",
    "a path with an invitation": f"/api/tables/{TABLE}",
}


def read_line(capfd: pytest.CaptureFixture[str]) -> dict[str, object]:
    (line,) = capfd.readouterr().err.splitlines()
    found: dict[str, object] = json.loads(line)
    return found


def test_a_line_has_the_fields_that_operators_read(capfd: pytest.CaptureFixture[str]) -> None:
    name = logs.table_hash(TABLE)
    logs.log_event("table-failed", table=name, error="KeyError", where="Table._run:12")
    line = read_line(capfd)
    assert isinstance(line.pop("ts"), float)
    assert list(line.items()) == [
        ("event", "table-failed"),
        ("table", name),
        ("error", "KeyError"),
        ("where", "Table._run:12"),
    ]


@pytest.mark.parametrize(
    ("event", "fields"),
    [
        ("awake", {"tables": 3}),
        ("bot-worker-died", {"bot": "novice"}),
        ("http-failed", {"path": "/api/tables/{table_id:str}/log/{lang:str}"}),
        ("http-failed", {"path": "/", "where": "serve.<locals>.run:7"}),
        ("review-failed", {"table": "0a1b2c3d", "error": "EOFError", "where": "?"}),
    ],
)
def test_what_is_harmless_is_told(
    capfd: pytest.CaptureFixture[str], event: str, fields: dict[str, str | int]
) -> None:
    logs.log_event(event, **fields)
    assert read_line(capfd).items() >= {"event": event, **fields}.items()


@pytest.mark.parametrize("field", [*logs.SAFE_TEXT, *logs.SAFE_NUMBERS, "anything"])
@pytest.mark.parametrize("secret", SECRETS.values(), ids=SECRETS.keys())
def test_no_field_lets_a_secret_through(
    capfd: pytest.CaptureFixture[str], field: str, secret: str
) -> None:
    logs.log_event("table-failed", **{field: secret})
    assert secret not in capfd.readouterr().err


@pytest.mark.parametrize("secret", SECRETS.values(), ids=SECRETS.keys())
def test_neither_message_nor_arguments_nor_traceback_lets_a_secret_through(
    capfd: pytest.CaptureFixture[str], secret: str
) -> None:
    """The name and the place of an error are told."""
    logs.logger.warning(secret)
    logs.logger.warning("somebody said %s", secret)
    logs.logger.warning(f"failed with {secret}")
    try:
        raise KeyError(secret)
    except KeyError:
        logs.logger.exception("table-failed")
    told = capfd.readouterr().err
    assert secret not in told
    last = json.loads(told.splitlines()[-1])
    assert (last["event"], last["error"]) == ("table-failed", "KeyError")
    assert last["where"].startswith("test_neither_message")


def test_warnings_of_libraries_are_redacted_too(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    logs.redact_other_logs()
    logs.redact_other_logs()
    for words in (("no room for %s", TOKEN), ("katana",)):
        logging.getLogger("uvicorn.error").error(*words)
        line = read_line(capfd)
        assert (line["event"], line["logger"]) == (logs.REDACTED, "uvicorn.error")


def test_a_line_that_cannot_be_written_is_not_explained(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The usual report of `logging` would print the message and its arguments."""

    def fail(self: object, record: logging.LogRecord) -> str:
        raise TypeError(TOKEN)

    monkeypatch.setattr(logs.JsonFormatter, "format", fail)
    logs.log_event("awake", tables=1)
    assert read_line(capfd) == {"event": "log-failed"}
