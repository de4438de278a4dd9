"""A page of lines to read: the aim, or what happened since one's last move."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from chabudai.terminal.screen.base import Page
from chabudai.terminal.screen.theme import style_text
from chabudai.terminal.screen.widgets import Keys

DescribeLines = Callable[[str], list[str]]


class NotesScreen(Page):
    """A title and lines, in the language of the table; any of the keys goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,q,space,f6,f7", "go_back", "")]

    def __init__(self, title: str, describe: DescribeLines) -> None:
        super().__init__()
        self.title_code = title
        self.describe = describe

    def compose(self) -> ComposeResult:
        yield Static(id="notes-title")
        with VerticalScroll(id="score"):
            yield Static(id="notes")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.query_one("#score").focus()
        self.draw()

    def draw(self) -> None:
        """Say everything anew."""
        lines = [style_text(line) for line in self.describe(self.lang)]
        self.query_one("#notes-title", Static).update(style_text(self.say(self.title_code), "bold"))
        self.query_one("#notes", Static).update(Content("\n").join(lines))
        back = ("Esc", self.say("key-back"), "screen.go_back")
        self.query_one(Keys).show_keys([back, *self.terminal_app.list_keys()])

    def action_go_back(self) -> None:
        """Go back to the table."""
        self.dismiss()
