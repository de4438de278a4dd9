"""The end of a game: the score told step by step, who won, and where the record is."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from chabudai.terminal.screen.base import Page
from chabudai.terminal.screen.theme import inked
from chabudai.terminal.screen.widgets import Keys
from chabudai.terminal.session import Session


class Ending(Page):
    """The last page."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "look", ""),
        ("enter,q", "app.leave(0)", ""),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with VerticalScroll(id="score"):
            yield Static(id="steps")
            yield Static(id="where")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.draw()

    def draw(self) -> None:
        """Tell the score; its last sentence says who won."""
        match, names = self.session.match, self.session.names
        score, view = match.state.breakdown(), match.state.view(None)
        told = match.game.text.result(score, view, names, self.lang)
        lines = [inked(text) for text in told[:-1]] + [inked(told[-1], "bold $warning")]
        self.query_one("#title", Static).update(match.game.title()[self.lang])
        self.query_one("#steps", Static).update(Content("\n\n").join(lines))
        self.query_one("#where", Static).update(Content(self.table.farewell()))
        keys = [("Esc", self.say("key-look"), "screen.look")]
        self.query_one(Keys).show([*keys, *self.table.keys()])

    def action_look(self) -> None:
        """Look at the table once more."""
        self.dismiss()
