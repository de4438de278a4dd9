"""How the server is set up, and how much one guest or one address may ask for."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from chabudai.bots import Budget

BUILT_PAGE = Path(__file__).parent / "page"
REVIEW_BUDGET = Budget(seconds=40.0)


@dataclass(frozen=True)
class Limits:
    """How much one guest or one address may ask for, and how long one stays signed in."""

    tables_per_guest: int = 20
    bots_per_guest: int = 60
    tables_per_bot: int = 20
    connections_per_address: int = 100
    request_seconds: float = 20.0
    answer_seconds: float = 60.0
    sockets_per_address: int = 60
    handshakes_at_once: int = 60
    handshakes_per_second: float = 5.0
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    lines_at_once: int = 4
    lines_per_second: float = 1.0
    hints_at_once: int = 3
    hints_per_second: float = 0.2
    requests_per_second: float = 20.0
    requests_at_once: int = 200
    guests_per_minute: int = 30
    session_days: int = 365
    message_bytes: int = 16_384
    body_bytes: int = 200_000
    bot_patience_seconds: float = 20.0
    task_seconds: int = 10
    task_megabytes: int = 1024
    actions_per_game: int = 5_000
    waiting_days: int = 14


@dataclass(frozen=True)
class Settings:
    """Where the server keeps its data, and how it behaves.

    A `database` is the address of a PostgreSQL database that is used instead of the folder.
    `beat` is the number of seconds between a question and the answer that others are shown.
    `metrics_token` lets whoever shows it read the figures from another machine.
    `listening` is the address listened on, and `public` are names that the server is called by
    besides.
    """

    folder: Path
    beat: float = 0.8
    workers: int = 1
    limits: Limits = field(default_factory=Limits)
    page: Path = BUILT_PAGE
    proxied: bool = False
    listening: str = "127.0.0.1"
    public: tuple[str, ...] = ()
    review: Budget = REVIEW_BUDGET
    metrics_token: str | None = None
    database: str = ""

    @property
    def place(self) -> Path | str:
        """Where the games are kept."""
        return self.database or self.folder
