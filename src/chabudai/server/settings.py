"""How the server is set up, and how much one guest or one address may ask for."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from chabudai.bots import Budget

BUILT_PAGE = Path(__file__).parent / "page"
REVIEW_BUDGET = Budget(seconds=40.0)


@dataclass(frozen=True)
class Limits:
    """How much one guest or one address may ask for."""

    tables_per_guest: int = 20
    sockets_per_address: int = 60
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    hints_at_once: int = 3
    hints_per_second: float = 0.2
    requests_per_second: float = 20.0
    requests_at_once: int = 200
    guests_per_minute: int = 30
    message_bytes: int = 16_384
    body_bytes: int = 200_000


@dataclass(frozen=True)
class Settings:
    """Where the server keeps its data, and how it behaves.

    `beat` is the least number of seconds between a question and the answer that others are shown.
    """

    folder: Path
    beat: float = 0.8
    workers: int = 1
    limits: Limits = field(default_factory=Limits)
    page: Path = BUILT_PAGE
    proxied: bool = False
    review: Budget = REVIEW_BUDGET
