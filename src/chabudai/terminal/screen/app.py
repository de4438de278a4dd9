"""The app: which screen is up, in which language and light, and how it is left."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from chabudai.engine import ChabudaiError
from chabudai.engine.text.catalog import LANGUAGES, program_name
from chabudai.terminal.game.local_game import LocalGame
from chabudai.terminal.screen.base import Page
from chabudai.terminal.screen.theme import STYLE, SUMI, WASHI
from chabudai.terminal.screen.widgets import MIN_HEIGHT_FOR_ROWS
from chabudai.terminal.text import translate

INTERRUPTED = 130
WIDTH_CLASSES = [(0, "-narrow"), (70, "-usual"), (110, "-wide")]
HEIGHT_CLASSES = [(0, "-low"), (MIN_HEIGHT_FOR_ROWS, "-high")]


class TerminalApp(App[int]):
    """A table in the terminal."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = WIDTH_CLASSES
    VERTICAL_BREAKPOINTS = HEIGHT_CLASSES
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", f"leave({INTERRUPTED})", show=False, priority=True),
        Binding("ctrl+d,ctrl+q", "leave(0)", show=False, priority=True),
        Binding("f2", "switch_language", show=False, priority=True),
        Binding("f3", "switch_theme", show=False, priority=True),
    ]

    def __init__(self, first_page: Page, lang: str) -> None:
        super().__init__()
        self.first_page = first_page
        self.lang = lang
        self.local_game: LocalGame | None = None
        self.error: ChabudaiError | None = None
        for theme in (WASHI, SUMI):
            self.register_theme(theme)
        self.theme = WASHI.name

    def on_mount(self) -> None:
        self.push_screen(self.first_page)

    def list_keys(self) -> list[tuple[str, str, str]]:
        """The keys that work everywhere."""
        other = LANGUAGES[LANGUAGES.index(self.lang) - 1]
        return [
            ("F2", translate("key-language", other), "app.switch_language"),
            ("F3", translate("key-light", self.lang), "app.switch_theme"),
            ("^Q", translate("key-leave", self.lang), "app.leave(0)"),
        ]

    def describe_farewell(self) -> str:
        """What is said when the table is left: where the game is."""
        if self.local_game is None:
            return translate("goodbye", self.lang)
        code = "recorded" if self.local_game.is_over() else "kept"
        return translate(code, self.lang, command=program_name(), path=str(self.local_game.path))

    def action_switch_language(self) -> None:
        """Say everything in the other language."""
        self.lang = LANGUAGES[LANGUAGES.index(self.lang) - 1]
        for screen in self.screen_stack:
            if isinstance(screen, Page):
                screen.draw()

    def action_switch_theme(self) -> None:
        """Change between daylight and lamplight."""
        self.theme = SUMI.name if self.theme == WASHI.name else WASHI.name

    def action_leave(self, code: int) -> None:
        """Leave the table; the game is kept already."""
        self.exit(code)

    def exit_with_error(self, error: ChabudaiError) -> None:
        """Leave the table because something cannot be done."""
        self.error = error
        self.exit(2)
