"""A recorded game on the full screen, forwards and backwards, from any seat."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from chabudai.terminal.game.replay_steps import ReplaySteps, Watcher
from chabudai.terminal.screen.app import TerminalApp
from chabudai.terminal.screen.base import Page
from chabudai.terminal.screen.theme import style_text
from chabudai.terminal.screen.widgets import Keys, Log, ZoneBox, ZoneGrid, split_hand
from chabudai.terminal.table_zones import number_seats, split_middle

EARLIER_STEPS = 60


class Scrubber(Static):
    """Where in the game we are; a click goes elsewhere."""

    class Moved(Message):
        """Somebody clicked at a place between 0 and 1."""

        def __init__(self, place: float) -> None:
            super().__init__()
            self.place = place

    def show_place(self, place: float) -> None:
        """Put the knot on the thread."""
        width = max(1, self.size.width - 1)
        done = round(place * width)
        line = [("━" * done, "$primary"), ("●", "$accent"), ("─" * (width - done), "$secondary")]
        self.update(Content.assemble(*line))

    def on_click(self, event: events.Click) -> None:
        self.post_message(self.Moved(event.x / max(1, self.size.width - 1)))


class ReplayScreen(Page):
    """Every step of a record; `watcher` is whose eyes it is seen with."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go_steps(-1)", priority=True),
        Binding("right,space", "go_steps(1)", priority=True),
        Binding("up,pageup", "go_turns(-1)", priority=True),
        Binding("down,pagedown", "go_turns(1)", priority=True),
        Binding("home", "go_to_step(0)", priority=True),
        Binding("end", "go_to_end", priority=True),
        Binding("tab", "switch_watcher(1)", priority=True),
        Binding("shift+tab", "switch_watcher(-1)", priority=True),
        Binding("enter", "go_to_typed_turn"),
        Binding("question_mark,f1", "show_rules"),
        Binding("q", "app.leave(0)"),
    ]

    def __init__(self, steps: ReplaySteps, watcher: Watcher) -> None:
        super().__init__()
        self.steps = steps
        self.watcher = watcher
        self.step = 0
        self.digits = ""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Container(id="table"):
            yield ZoneGrid(id="zones")
            yield Log(id="log")
        yield ZoneBox(id="hand")
        yield Static(id="prompt")
        yield Scrubber(id="scrubber")
        yield Static(id="where")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.draw()

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    # Drawing

    def draw(self) -> None:
        """Draw the table after this step."""
        zones, hand = split_hand(self.steps.zones(self.step, self.watcher, self.lang))
        seats, middle = split_middle(zones, self.steps.names)
        self.query_one(ZoneGrid).show_zones(number_seats(seats, self.steps.names), middle)
        self.query_one("#hand", ZoneBox).show_zone(hand)
        self.query_one(Scrubber).show_place(self.step / max(1, self.steps.last))
        self.query_one("#title", Static).update(self.steps.match.game.title()[self.lang])
        self.query_one("#prompt", Static).update(style_text(self.describe_prompt()))
        self.query_one("#where", Static).update(self.describe_place())
        self.draw_log()
        self.draw_keys()

    def describe_prompt(self) -> str:
        """Who decided what next."""
        view = self.steps.view(self.step, self.watcher)
        return self.steps.phrases(self.lang).prompt(view)

    def describe_place(self) -> str:
        """Step, turn and eyes in a line."""
        return self.say(
            "replay-place",
            step=self.step,
            last=self.steps.last,
            turn=self.digits or self.steps.history.turn_number(self.step),
            turns=len(self.steps.turns),
            eyes=self.watcher.title(self.steps.names, self.lang),
        )

    def draw_log(self) -> None:
        """Tell this step after those before it; at the end, the score too."""
        earlier = range(max(0, self.step - EARLIER_STEPS), self.step)
        old = [text for step in earlier for text in self.describe_step(step)]
        result = self.steps.describe_result(self.lang) if self.step == self.steps.last else []
        self.query_one(Log).show_sentences(old, [*self.describe_step(self.step), *result])

    def describe_step(self, step: int) -> list[str]:
        """A step in sentences."""
        return self.steps.describe_step(step, self.watcher, self.lang)

    def draw_keys(self) -> None:
        """Say which keys work."""
        keys = [
            ("←→", self.say("key-step"), "screen.go_steps(1)"),
            ("↑↓", self.say("key-turn"), "screen.go_turns(1)"),
            ("Tab", self.say("key-eyes"), "screen.switch_watcher(1)"),
        ]
        self.query_one(Keys).show_keys([*keys, *self.terminal_app.list_keys()])

    # Going through the game

    def action_go_to_step(self, step: int) -> None:
        """Go to a step."""
        self.digits = ""
        self.step = max(0, min(self.steps.last, step))
        self.draw()

    def action_go_steps(self, steps: int) -> None:
        """Go some steps on, or back."""
        self.action_go_to_step(self.step + steps)

    def action_go_to_end(self) -> None:
        """Go to the last step."""
        self.action_go_to_step(self.steps.last)

    def action_go_turns(self, turns: int) -> None:
        """Go to the beginning of the next turn, or of the one before."""
        now = self.steps.history.turn_number(self.step) - 1
        self.go_to_turn(now + turns)

    def go_to_turn(self, turn: int) -> None:
        """Go to the beginning of a turn, counted from 0."""
        self.action_go_to_step(self.steps.turns[max(0, min(len(self.steps.turns) - 1, turn))])

    def on_key(self, event: events.Key) -> None:
        """Gather the digits of a turn to go to."""
        if event.character and event.character.isdecimal():
            self.digits += event.character
            self.draw()

    def action_go_to_typed_turn(self) -> None:
        """Go to the turn whose number was typed."""
        if self.digits:
            self.go_to_turn(int(self.digits) - 1)

    def on_scrubber_moved(self, event: Scrubber.Moved) -> None:
        self.action_go_to_step(round(event.place * self.steps.last))

    def action_switch_watcher(self, step: int) -> None:
        """See the game with other eyes: a spectator's, every seat's, everybody's."""
        seats = [Watcher(seat) for seat in range(self.steps.record.seats)]
        eyes = [Watcher(), *seats, Watcher(sees_all=True)]
        self.watcher = eyes[(eyes.index(self.watcher) + step) % len(eyes)]
        self.draw()

    def action_show_rules(self) -> None:
        """Open the rules."""
        from chabudai.terminal.screen.rules import RulesScreen

        self.app.push_screen(RulesScreen(self.steps.match.game, None, self.steps.record.deck))


def replay_on_screen(steps: ReplaySteps, watcher: Watcher, lang: str) -> int:
    """Show a recorded game until somebody leaves."""
    return TerminalApp(ReplayScreen(steps, watcher), lang).run() or 0
