"""How much is too much."""

from __future__ import annotations

from dataclasses import dataclass


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
