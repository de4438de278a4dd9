"""What happened, for those who may know it."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1
NOBODY: Final = 0


class Event:
    """Something that happened: a public part, and a secret part for a few seats.

    `only` is a bit set of the seats that see the secret part. The two parts are built apart, so
    that what a seat gets is put together from what it may know and never cut down from the whole.
    """

    def __init__(
        self,
        name: str,
        public: dict[str, object],
        secret: dict[str, object] | None = None,
        only: int = NOBODY,
    ) -> None:
        self.name = name
        self.public = public
        self.secret = secret
        self.only = only

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as a seat, or a spectator (None), sees it."""
        seen: dict[str, object] = {"event": self.name}
        seen.update(self.public)
        if self.secret is not None and seat is not None and self.only >> seat & 1:
            seen.update(self.secret)
        return seen

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.public!r}, {self.secret!r}, only={self.only:b})"
