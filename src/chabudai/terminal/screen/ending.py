"""The end of a game: the score told step by step, who won, and where the record is."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from chabudai.terminal.game.local_game import LocalGame
from chabudai.terminal.score_table import format_result
from chabudai.terminal.screen.base import Page
from chabudai.terminal.screen.theme import style_text
from chabudai.terminal.screen.widgets import Keys

MARGIN = 5
MIN_TABLE = 30


class Ending(Page):
    """The last page."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "show_table", ""),
        ("enter,q", "app.leave(0)", ""),
    ]

    def __init__(self, local_game: LocalGame) -> None:
        super().__init__()
        self.local_game = local_game
        self.first_wins: list[str] = []

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with VerticalScroll(id="score"):
            yield Static(id="steps")
            yield Static(id="where")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.first_wins = self.local_game.keep_first_wins(self.lang)
        self.draw()

    def draw(self) -> None:
        """Tell who won and why, and the score as a table."""
        match, phrases = self.local_game.match, self.local_game.phrases(self.lang)
        view = match.state.view(self.local_game.lone_viewer())
        result = phrases.describe_result(match.state, view)
        width = max(MIN_TABLE, self.app.size.width - 2 * MARGIN)
        told = format_result(result, self.say("score-total"), width) if result else []
        lines = [style_text(told[0], "bold $warning"), *map(style_text, told[1:])] if told else []
        lines += map(style_text, [*self.local_game.describe_misses(self.lang), *self.first_wins])
        self.query_one("#title", Static).update(match.game.title()[self.lang])
        self.query_one("#steps", Static).update(Content("\n").join(lines))
        self.query_one("#where", Static).update(Content(self.terminal_app.describe_farewell()))
        keys = [
            ("Esc", self.say("key-look"), "screen.show_table"),
            ("↵", self.say("key-leave"), "app.leave(0)"),
        ]
        self.query_one(Keys).show_keys([*keys, *self.terminal_app.list_keys()[:-1]])

    def action_show_table(self) -> None:
        """Look at the table once more."""
        self.dismiss()
