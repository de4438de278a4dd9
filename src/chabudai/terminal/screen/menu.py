"""The menu: which game, with whom, by which rules, or one that was left."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Button, Input, Label, OptionList, Select, Static
from textual.widgets.option_list import Option

from chabudai.bots import bot_names
from chabudai.engine import ChabudaiError, game_names, load
from chabudai.engine.text.setup import default_seats, list_setup_questions
from chabudai.terminal.game import files
from chabudai.terminal.game.local_game import LocalGame, resume_game
from chabudai.terminal.game.setup import DEFAULT_BOT, GameSetup, default_name
from chabudai.terminal.pacing import Pace
from chabudai.terminal.screen.base import Page
from chabudai.terminal.screen.table import TableScreen
from chabudai.terminal.screen.theme import style_text
from chabudai.terminal.screen.widgets import Keys

OPTION_PREFIX = "reading-"


class Menu(Page):
    """What a bare start shows; what was chosen so far outlives a change of language."""

    def __init__(self, pace: Pace, practice: bool = False) -> None:
        super().__init__()
        self.pace = pace
        self.practice = practice
        self.game = load(game_names()[0])
        self.chosen: dict[str, str] = {}
        self.unfinished: list[Path] = []

    def compose(self) -> ComposeResult:
        yield Static("Chabudai", id="title")
        with VerticalScroll(id="menu"):
            yield from self.compose_new_game()
            yield from self.compose_unfinished()
            yield from self.compose_rule_options()
        yield Static(id="why")
        yield Keys(id="keys")

    def compose_new_game(self) -> Iterable[Widget]:
        """The fields of a new game."""
        yield Label(self.say("menu-new"), classes="heading")
        titles = [(load(name).title()[self.lang], name) for name in game_names()]
        yield self.make_row("menu-game", make_select("game", titles, self.game.name))
        counts = [str(seats) for seats in range(self.game.min_seats, self.game.max_seats + 1)]
        usual = str(default_seats(self.game))
        seats = make_select(
            "seats", [(each, each) for each in counts], self.chosen.get("seats", usual)
        )
        yield self.make_row("menu-seats", seats)
        name = self.chosen.setdefault("name", default_name(self.lang))
        yield self.make_row("menu-name", Input(name, id="name", compact=True))
        kinds = [(kind, kind) for kind in bot_names()]
        yield self.make_row(
            "menu-bots", make_select("bots", kinds, self.chosen.get("bots", DEFAULT_BOT))
        )
        yield Button(self.say("menu-start"), id="start", compact=True)

    def compose_rule_options(self) -> Iterable[Widget]:
        """One question for each option of the game."""
        asked = list_setup_questions(self.game, self.lang)
        if asked:
            yield Label(self.say("menu-rules"), classes="heading")
        for question in asked:
            yield Label(question.text, classes="question")
            texts = [(text, reading) for reading, text in question.readings.items()]
            usual = texts[0][1]
            name = OPTION_PREFIX + question.option
            yield make_select(name, texts, self.chosen.get(name, usual))

    def compose_unfinished(self) -> Iterable[Widget]:
        """The games that can be gone on with."""
        self.unfinished = files.list_unfinished()
        if self.unfinished:
            yield Label(self.say("menu-left"), classes="heading")
            lines = [files.describe_unfinished(path, self.lang) for path in self.unfinished]
            yield OptionList(*[Option(style_text(line)) for line in lines], id="left", compact=True)

    def make_row(self, code: str, field: Widget) -> Widget:
        """A field with its name before it."""
        return Horizontal(Label(self.say(code), classes="name"), field, classes="row")

    def on_mount(self) -> None:
        self.query_one("#start").focus()
        self.draw_keys()

    def draw(self) -> None:
        """Say everything anew; what was chosen stays."""
        self.refresh(recompose=True)
        self.call_after_refresh(self.draw_keys)

    def draw_keys(self) -> None:
        """Say which keys work."""
        following = ("Tab", self.say("key-next"), "app.focus_next")
        self.query_one(Keys).show_keys([following, *self.terminal_app.list_keys()])

    @on(Select.Changed)
    def remember_choice(self, event: Select.Changed) -> None:
        """Remember a choice; another game has other seats and other questions."""
        name, value = event.select.id or "", str(event.value)
        if name != "game":
            self.chosen[name] = value
        elif value != self.game.name:
            self.game = load(value)
            self.chosen = {key: self.chosen[key] for key in ("name", "bots") if key in self.chosen}
            self.draw()

    @on(Input.Changed)
    def remember_name(self, event: Input.Changed) -> None:
        """Remember the name."""
        self.chosen["name"] = event.value

    @on(Button.Pressed)
    @on(Input.Submitted)
    def start_game(self) -> None:
        """Deal the game that was chosen."""
        self.open_table(self.make_setup().start_game)

    def make_setup(self) -> GameSetup:
        """The game as it was chosen."""
        asked = list_setup_questions(self.game, self.lang)
        given = {each.option: self.chosen.get(OPTION_PREFIX + each.option) for each in asked}
        return GameSetup(
            game=self.game,
            seats=int(self.chosen.get("seats", default_seats(self.game))),
            people=[self.chosen["name"]],
            bots=[self.chosen.get("bots", DEFAULT_BOT)],
            options={option: reading for option, reading in given.items() if reading},
            practice=self.practice,
        )

    @on(OptionList.OptionSelected)
    def resume_chosen_game(self, event: OptionList.OptionSelected) -> None:
        """Go on with a game that was left."""
        path = self.unfinished[event.option_index]
        self.open_table(lambda: resume_game(path, self.lang, self.practice))

    def open_table(self, open_game: Callable[[], LocalGame]) -> None:
        """Go to the table, or say why not."""
        why = self.query_one("#why", Static)
        try:
            self.app.switch_screen(TableScreen(open_game(), self.pace))
        except ChabudaiError as error:
            why.update(style_text(error.sentence.text(self.lang)))
            why.display = True


def make_select(name: str, options: Sequence[tuple[str, str]], chosen: str) -> Select[str]:
    """A field to choose from."""
    return Select(options, value=chosen, allow_blank=False, id=name, compact=True)
