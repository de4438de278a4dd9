"""The curtain between two people who share a screen: it shows nothing but a name."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Static

from chabudai.terminal.screen.base import Page


class Curtain(Page):
    """It falls when the screen has to change hands, and opens at Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "open", "")]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.whose = name

    def compose(self) -> ComposeResult:
        yield Static(id="curtain")

    def on_mount(self) -> None:
        self.draw()

    def draw(self) -> None:
        """Say whom to pass the screen to."""
        self.query_one(Static).update(self.say("pass-screen", name=self.whose))

    def on_click(self) -> None:
        self.action_open()

    def action_open(self) -> None:
        """Let the next person see their table."""
        self.dismiss()
