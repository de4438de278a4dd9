"""The rules of the game, opened at a rule, and words looked up by name."""

from __future__ import annotations

from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Input, Markdown, Static
from textual.widgets.markdown import MarkdownBlock

from chabudai.engine import Game
from chabudai.terminal.screen.base import Page
from chabudai.terminal.screen.theme import style_text
from chabudai.terminal.screen.widgets import Keys
from chabudai.terminal.typed.lookup import look_up
from chabudai.terminal.typed.rule_lookup import load_rules, read_rule_number


class RulesScreen(Page):
    """A page to read, with a line for a card, a word or a number; Escape goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,f1", "app.pop_screen", ""),
        ("up", "scroll_rules(-1)", ""),
        ("down", "scroll_rules(1)", ""),
        ("pageup", "scroll_rules(-10)", ""),
        ("pagedown", "scroll_rules(10)", ""),
    ]

    def __init__(
        self, game: Game, rule: str | None, deck: str | None = None, words: str = ""
    ) -> None:
        super().__init__()
        self.game = game
        self.rule = rule
        self.deck = deck
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Input(self.words, id="asked", compact=True)
        yield Static(id="found")
        with VerticalScroll(id="rules", can_focus=False):
            yield Static(id="help")
            yield Markdown(open_links=False)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.query_one("#asked").focus()
        self.draw()

    def draw(self) -> None:
        """Show the rules in the language of the table, at the rule that was asked for."""
        self.query_one("#title", Static).update(self.game.title()[self.lang])
        self.query_one("#help", Static).update(self.say("screen-help"))
        self.query_one("#asked", Input).placeholder = self.say("look-up-here")
        back = ("Esc", self.say("key-back"), "app.pop_screen")
        self.query_one(Keys).show_keys([back, *self.terminal_app.list_keys()])
        self.show_found()
        self.load_page()

    @on(Input.Submitted)
    @on(Input.Changed)
    def look_up_words(self, event: Input.Submitted | Input.Changed) -> None:
        """Look up what was typed."""
        self.words = event.value.strip()
        self.show_found()

    def show_found(self) -> None:
        """Show what the words stand for, above the rules."""
        found = self.query_one("#found", Static)
        found.display = bool(self.words)
        if self.words:
            lines = look_up(self.game, self.deck, self.words, self.lang)
            found.update(Content("\n").join(style_text(line) for line in lines))

    def action_scroll_rules(self, lines: int) -> None:
        """Read on, or back."""
        self.query_one("#rules").scroll_relative(y=lines, animate=False)

    @work(exclusive=True)
    async def load_page(self) -> None:
        """Lay the text out, then go to the rule."""
        page = self.query_one(Markdown)
        await page.update(load_rules(self.game, self.lang) or self.say("no-rules"))
        blocks = page.query(MarkdownBlock)
        found = [block for block in blocks if read_rule_number(block.source or "") == self.rule]
        if self.rule and found:
            self.call_after_refresh(found[0].scroll_visible, animate=False, top=True)
