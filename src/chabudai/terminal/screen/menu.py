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
from chabudai.engine.text.setup import questions, usual_seats
from chabudai.terminal import files
from chabudai.terminal.screen.base import Page
from chabudai.terminal.screen.table import TableScreen
from chabudai.terminal.screen.theme import inked
from chabudai.terminal.screen.widgets import Keys
from chabudai.terminal.session import Session, resume
from chabudai.terminal.setup import USUAL_BOT, Invitation, own_name

READING = "reading-"


class Menu(Page):
    """What a bare start shows; what was chosen so far outlives a change of language."""

    def __init__(self, pace: float) -> None:
        super().__init__()
        self.pace = pace
        self.game = load(game_names()[0])
        self.chosen: dict[str, str] = {}
        self.left: list[Path] = []

    def compose(self) -> ComposeResult:
        yield Static("Chabudai", id="title")
        with VerticalScroll(id="menu"):
            yield from self.new_game()
            yield from self.games_left()
            yield from self.disputed_rules()
        yield Static(id="why")
        yield Keys(id="keys")

    def new_game(self) -> Iterable[Widget]:
        """The fields of a new game."""
        yield Label(self.say("menu-new"), classes="heading")
        titles = [(load(name).title()[self.lang], name) for name in game_names()]
        yield self.row("menu-game", select("game", titles, self.game.name))
        counts = [str(seats) for seats in range(self.game.min_seats, self.game.max_seats + 1)]
        usual = str(usual_seats(self.game))
        seats = select("seats", [(each, each) for each in counts], self.chosen.get("seats", usual))
        yield self.row("menu-seats", seats)
        name = self.chosen.setdefault("name", own_name(self.lang))
        yield self.row("menu-name", Input(name, id="name", compact=True))
        kinds = [(kind, kind) for kind in bot_names()]
        yield self.row("menu-bots", select("bots", kinds, self.chosen.get("bots", USUAL_BOT)))
        yield Button(self.say("menu-start"), id="start", compact=True)

    def disputed_rules(self) -> Iterable[Widget]:
        """One question for each option of the game."""
        asked = questions(self.game, self.lang)
        if asked:
            yield Label(self.say("menu-rules"), classes="heading")
        for question in asked:
            yield Label(question.text, classes="question")
            texts = [(text, reading) for reading, text in question.readings.items()]
            usual = texts[0][1]
            name = READING + question.option
            yield select(name, texts, self.chosen.get(name, usual))

    def games_left(self) -> Iterable[Widget]:
        """The games that can be gone on with."""
        self.left = files.unfinished()
        if self.left:
            yield Label(self.say("menu-left"), classes="heading")
            lines = [files.described(path, self.lang) for path in self.left]
            yield OptionList(*[Option(inked(line)) for line in lines], id="left", compact=True)

    def row(self, code: str, field: Widget) -> Widget:
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
        self.query_one(Keys).show([following, *self.table.keys()])

    @on(Select.Changed)
    def chose(self, event: Select.Changed) -> None:
        """Remember a choice; another game has other seats and other questions."""
        name, value = event.select.id or "", str(event.value)
        if name != "game":
            self.chosen[name] = value
        elif value != self.game.name:
            self.game = load(value)
            self.chosen = {key: self.chosen[key] for key in ("name", "bots") if key in self.chosen}
            self.draw()

    @on(Input.Changed)
    def named(self, event: Input.Changed) -> None:
        """Remember the name."""
        self.chosen["name"] = event.value

    @on(Button.Pressed)
    @on(Input.Submitted)
    def start(self) -> None:
        """Deal the game that was chosen."""
        self.sit_down(self.invitation().sit_down)

    def invitation(self) -> Invitation:
        """The game as it was chosen."""
        asked = questions(self.game, self.lang)
        given = {each.option: self.chosen.get(READING + each.option) for each in asked}
        return Invitation(
            game=self.game,
            seats=int(self.chosen.get("seats", usual_seats(self.game))),
            people=[self.chosen["name"]],
            bots=[self.chosen.get("bots", USUAL_BOT)],
            options={option: reading for option, reading in given.items() if reading},
        )

    @on(OptionList.OptionSelected)
    def take_up(self, event: OptionList.OptionSelected) -> None:
        """Go on with a game that was left."""
        path = self.left[event.option_index]
        self.sit_down(lambda: resume(path, self.lang))

    def sit_down(self, session: Callable[[], Session]) -> None:
        """Go to the table, or say why not."""
        why = self.query_one("#why", Static)
        try:
            self.app.switch_screen(TableScreen(session(), self.pace))
        except ChabudaiError as error:
            why.update(inked(error.sentence.text(self.lang)))
            why.display = True


def select(name: str, options: Sequence[tuple[str, str]], chosen: str) -> Select[str]:
    """A field to choose from."""
    return Select(options, value=chosen, allow_blank=False, id=name, compact=True)
