"""The app: which screen is up, in which language and light, and how it is left."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from chabudai.engine import ChabudaiError
from chabudai.engine.text.catalog import LANGUAGES, program
from chabudai.terminal.screen.base import Page
from chabudai.terminal.screen.theme import STYLE, SUMI, WASHI
from chabudai.terminal.screen.widgets import ROOM_FOR_WORDS
from chabudai.terminal.session import Session
from chabudai.terminal.text import spoken

INTERRUPTED = 130
WIDTHS = [(0, "-narrow"), (70, "-usual"), (110, "-wide")]
HEIGHTS = [(0, "-low"), (30, "-high")]


class Chabudai(App[int]):
    """A table in the terminal."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", f"leave({INTERRUPTED})", show=False, priority=True),
        Binding("ctrl+d,ctrl+q", "leave(0)", show=False, priority=True),
        Binding("f2", "language", show=False, priority=True),
        Binding("f3", "light", show=False, priority=True),
    ]

    def __init__(self, first: Page, lang: str) -> None:
        super().__init__()
        self.first = first
        self.lang = lang
        self.session: Session | None = None
        self.error: ChabudaiError | None = None
        for theme in (WASHI, SUMI):
            self.register_theme(theme)
        self.theme = WASHI.name

    def on_mount(self) -> None:
        self.push_screen(self.first)

    def keys(self) -> list[tuple[str, str, str]]:
        """The keys that work everywhere."""
        other = LANGUAGES[LANGUAGES.index(self.lang) - 1]
        light = [("F3", spoken("key-light", self.lang), "app.light")]
        return [
            ("F2", spoken("key-language", other), "app.language"),
            *(light if self.size.width >= ROOM_FOR_WORDS else []),
            ("^Q", spoken("key-leave", self.lang), "app.leave(0)"),
        ]

    def farewell(self) -> str:
        """What is said when the table is left: where the game is."""
        if self.session is None:
            return spoken("goodbye", self.lang)
        code = "recorded" if self.session.over() else "kept"
        return spoken(code, self.lang, command=program(), path=str(self.session.path))

    def action_language(self) -> None:
        """Say everything in the other language."""
        self.lang = LANGUAGES[LANGUAGES.index(self.lang) - 1]
        for screen in self.screen_stack:
            if isinstance(screen, Page):
                screen.draw()

    def action_light(self) -> None:
        """Change between daylight and lamplight."""
        self.theme = SUMI.name if self.theme == WASHI.name else WASHI.name

    def action_leave(self, code: int) -> None:
        """Leave the table; the game is kept already."""
        self.exit(code)

    def leave_because(self, error: ChabudaiError) -> None:
        """Leave the table because something cannot be done."""
        self.error = error
        self.exit(2)
