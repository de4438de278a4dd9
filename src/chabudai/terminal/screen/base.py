"""What every screen of the table shares: the language, and redrawing when it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from textual.screen import Screen

from chabudai.terminal.text import translate

if TYPE_CHECKING:
    from chabudai.terminal.screen.app import TerminalApp


class Page(Screen[None]):
    """A screen that can be drawn anew in another language."""

    @property
    def terminal_app(self) -> TerminalApp:
        """The app, by its own type."""
        return cast("TerminalApp", self.app)

    @property
    def lang(self) -> str:
        return self.terminal_app.lang

    def say(self, code: str, **figures: object) -> str:
        """A message of the terminal's catalog."""
        return translate(code, self.lang, **figures)

    def draw(self) -> None:
        """Draw everything anew."""
        raise NotImplementedError
