"""What every screen of the table shares: the language, and redrawing when it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from textual.screen import Screen

from chabudai.terminal.text import spoken

if TYPE_CHECKING:
    from chabudai.terminal.screen.app import Chabudai


class Page(Screen[None]):
    """A screen that can be drawn anew in another language."""

    @property
    def table(self) -> Chabudai:
        """The app, by its own type."""
        return cast("Chabudai", self.app)

    @property
    def lang(self) -> str:
        """The language everything is said in."""
        return self.table.lang

    def say(self, code: str, **figures: object) -> str:
        """A message of the terminal's catalog."""
        return spoken(code, self.lang, **figures)

    def draw(self) -> None:
        """Draw everything anew."""
        raise NotImplementedError
