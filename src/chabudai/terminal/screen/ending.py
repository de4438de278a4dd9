"""The end of a game: the score told step by step, who won, and where the record is."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from chabudai.terminal.local_game import LocalGame
from chabudai.terminal.screen.base import Page
from chabudai.terminal.screen.theme import style_text
from chabudai.terminal.screen.widgets import Keys


class Ending(Page):
    """The last page."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "show_table", ""),
        ("enter,q", "app.leave(0)", ""),
    ]

    def __init__(self, local_game: LocalGame) -> None:
        super().__init__()
        self.local_game = local_game

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
        match = self.local_game.match
        phrases = self.local_game.phrases(self.lang)
        told = phrases.describe_result(match.state, match.state.view(None))
        lines = [style_text(text) for text in told[:-1]] + [style_text(told[-1], "bold $warning")]
        self.query_one("#title", Static).update(match.game.title()[self.lang])
        self.query_one("#steps", Static).update(Content("\n\n").join(lines))
        self.query_one("#where", Static).update(Content(self.terminal_app.describe_farewell()))
        keys = [("Esc", self.say("key-look"), "screen.show_table")]
        self.query_one(Keys).show_keys([*keys, *self.terminal_app.list_keys()])

    def action_show_table(self) -> None:
        """Look at the table once more."""
        self.dismiss()
