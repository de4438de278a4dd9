"""The screen between two people who share one: it shows nothing but a name."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Static

from chabudai.terminal.screen.base import Page


class PrivacyScreen(Page):
    """Covers the table while the screen changes hands, until somebody presses Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "uncover", "")]

    def __init__(self, next_person: str) -> None:
        super().__init__()
        self.next_person = next_person

    def compose(self) -> ComposeResult:
        yield Static(id="privacy")

    def on_mount(self) -> None:
        self.draw()

    def draw(self) -> None:
        """Say whom to pass the screen to."""
        self.query_one(Static).update(self.say("pass-screen", name=self.next_person))

    def on_click(self) -> None:
        self.action_uncover()

    def action_uncover(self) -> None:
        """Let the next person see their table."""
        self.dismiss()
