"""The rules of the game, opened at a rule."""

from __future__ import annotations

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Markdown, Static
from textual.widgets.markdown import MarkdownBlock

from chabudai.engine import Game
from chabudai.terminal.rule_lookup import load_rules, read_rule_number
from chabudai.terminal.screen.base import Page
from chabudai.terminal.screen.widgets import Keys


class RulesScreen(Page):
    """A page to read; Escape goes back to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,question_mark,f1", "app.pop_screen", "")]

    def __init__(self, game: Game, rule: str | None) -> None:
        super().__init__()
        self.game = game
        self.rule = rule

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="help")
        with VerticalScroll(id="rules"):
            yield Markdown(open_links=False)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.query_one("#rules").focus()
        self.draw()

    def draw(self) -> None:
        """Show the rules in the language of the table, at the rule that was asked for."""
        self.query_one("#title", Static).update(self.game.title()[self.lang])
        self.query_one("#help", Static).update(self.say("screen-help"))
        back = ("Esc", self.say("key-back"), "app.pop_screen")
        self.query_one(Keys).show_keys([back, *self.terminal_app.list_keys()])
        self.load_page()

    @work(exclusive=True)
    async def load_page(self) -> None:
        """Lay the text out, then go to the rule."""
        page = self.query_one(Markdown)
        await page.update(load_rules(self.game, self.lang) or self.say("no-rules"))
        blocks = page.query(MarkdownBlock)
        found = [block for block in blocks if read_rule_number(block.source or "") == self.rule]
        if self.rule and found:
            self.call_after_refresh(found[0].scroll_visible, animate=False, top=True)
