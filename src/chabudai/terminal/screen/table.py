"""The table while a game is played: who decides, among what, and what happened."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.widgets import Input, OptionList, Static

from chabudai.engine import ChabudaiError
from chabudai.terminal import advice
from chabudai.terminal.screen.base import Page
from chabudai.terminal.screen.ending import Ending
from chabudai.terminal.screen.privacy_screen import Curtain
from chabudai.terminal.screen.theme import inked
from chabudai.terminal.screen.widgets import Choices, Felt, Keys, Log, Words, ZoneBox, split_hand
from chabudai.terminal.session import Session
from chabudai.terminal.transcript import Answer, Choice, Chronicle, answer, choices


class TableScreen(Page):
    """One game; `viewer` is whoever has the screen, and nobody else's cards are ever on it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False, priority=True),
        Binding("down", "move(1)", show=False, priority=True),
        Binding("pageup", "page('#zones', -1)", show=False, priority=True),
        Binding("pagedown", "page('#zones', 1)", show=False, priority=True),
        Binding("shift+up,ctrl+up", "page('#log', -1)", show=False, priority=True),
        Binding("shift+down,ctrl+down", "page('#log', 1)", show=False, priority=True),
        Binding("escape", "clear", show=False),
        Binding("ctrl+z", "undo", show=False, priority=True),
        Binding("question_mark,f1", "rules", show=False, priority=True),
        Binding("f4", "hint", show=False, priority=True),
        Binding("f5", "know", show=False, priority=True),
    ]

    def __init__(self, session: Session, pace: float) -> None:
        super().__init__()
        self.session = session
        self.game = session.match.game
        self.chronicle = Chronicle(session.match, session.names)
        self.pace = pace
        self.hurry = asyncio.Event()
        self.viewer = session.people[0] if len(session.people) == 1 else None
        self.offered: list[Choice] = []
        self.heard: dict[int | None, int] = {}
        self.rule: str | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Container(id="felt"):
            yield Felt(id="zones")
            yield Log(id="log")
        yield ZoneBox(id="hand")
        yield Static(id="prompt")
        yield Choices(id="choices")
        yield Static(id="why")
        yield Words(id="words", compact=True)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.table.session = self.session
        self.query_one(Words).focus()
        self.go_on()

    # The flow of the game

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let the bots play until a person is asked or the game is over."""
        self.draw()
        while not self.session.over() and not self.session.asks_a_person():
            await self.let_bot_play()
            self.draw()
        self.hurry.clear()
        if self.session.over():
            self.tell_the_end()
        elif not self.is_asked():
            self.pass_the_screen()

    def tell_the_end(self) -> None:
        """Show the last page."""
        self.app.push_screen(Ending(self.session))

    async def let_bot_play(self) -> None:
        """A bot takes the same time for every move, whatever it holds."""
        thinking = asyncio.to_thread(self.session.choose)
        action, _ = await asyncio.gather(thinking, self.pause())
        self.play(action)

    async def pause(self) -> None:
        """The time a bot takes, unless somebody is in a hurry."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hurry.wait(), self.pace)

    def play(self, action: int) -> None:
        """Play for the seat that is asked; a game that cannot be kept is left at once."""
        try:
            self.session.play(action)
        except ChabudaiError as error:
            self.table.leave_because(error)

    def is_asked(self) -> bool:
        """Whether the viewer is the one who decides."""
        return self.session.actor() == self.viewer

    def pass_the_screen(self) -> None:
        """Take everything private off the screen until the next person has it."""
        self.viewer = None
        self.query_one(Words).clear()
        self.draw()
        self.app.push_screen(Curtain(self.session.names[self.session.actor()]), self.unveil)

    def unveil(self, _: None) -> None:
        """Show the table to the person who is asked."""
        self.viewer = self.session.actor()
        self.draw()

    # Drawing

    def draw(self) -> None:
        """Draw everything anew for the viewer."""
        view = self.session.match.state.view(self.viewer)
        names, text = self.session.names, self.game.text
        zones, hand = split_hand(text.zones(view, names, self.lang))
        self.query_one(Felt).show(zones)
        self.query_one("#hand", ZoneBox).show(hand)
        self.query_one("#prompt", Static).update(inked(text.prompt(view, names, self.lang)))
        self.query_one("#prompt").set_class(self.is_asked(), "-asked")
        self.query_one("#title", Static).update(self.game.title()[self.lang])
        self.draw_log()
        self.draw_choices()
        self.draw_keys()

    def draw_log(self) -> None:
        """Tell everything this viewer saw; what is new since their last decision stands out."""
        told = self.chronicle.sentences(self.viewer, self.lang)
        heard = self.heard.get(self.viewer, 0)
        self.query_one(Log).show(told[:heard], told[heard:])

    def draw_choices(self) -> None:
        """Offer what may be done, to the viewer alone."""
        state, names = self.session.match.state, self.session.names
        self.offered = choices(self.game, state, names, self.lang) if self.is_asked() else []
        words = self.query_one(Words)
        words.placeholder = self.say("type-here" if self.is_asked() else "wait-here")
        self.narrow(words.value.strip())

    def draw_keys(self) -> None:
        """Say which keys work."""
        undo = [("^Z", self.say("key-undo"), "screen.undo")] if self.session.can_undo() else []
        rules = ("?", self.say("key-rules"), "screen.rules")
        self.query_one(Keys).show([rules, *self.aids(), *undo, *self.table.keys()])

    def aids(self) -> list[tuple[str, str, str]]:
        """The keys that help whoever is asked."""
        keys = [("F4", "key-hint", "screen.hint"), ("F5", "key-know", "screen.know")]
        return [(key, self.say(code), action) for key, code, action in keys if self.is_asked()]

    # What the person does

    @on(Input.Changed)
    def typed(self, event: Input.Changed) -> None:
        """Narrow the choices down to what the words may mean."""
        self.narrow(event.value.strip())

    def narrow(self, words: str) -> None:
        """Show the choices that fit, or why there is none."""
        fitting = [choice for choice in self.offered if choice.fits(words)]
        self.query_one(Choices).offer(fitting, ready=bool(words))
        said = Answer(None) if fitting or not self.offered else self.heed(words)
        self.explain(said)

    def heed(self, words: str) -> Answer:
        """Take the words for a number or a token."""
        return answer(self.session.match.state, self.offered, words, self.lang)

    def explain(self, said: Answer) -> None:
        """Say why something is not allowed, and remember the rule for whoever opens the rules."""
        self.rule = said.rule
        why = self.query_one("#why", Static)
        why.display = bool(said.text)
        why.update(inked(said.text))

    @on(Input.Submitted)
    def entered(self, event: Input.Submitted) -> None:
        """Play, hurry the others, or hear the end once more."""
        if self.session.over():
            self.tell_the_end()
        elif not self.is_asked():
            self.hurry.set()
        else:
            self.take(event.value.strip())

    def take(self, words: str) -> None:
        """Play what the words say, or else the choice that is ready."""
        action = self.heed(words).action if words else None
        if action is None:
            action = self.query_one(Choices).chosen()
        if action is not None:
            self.decide(action)

    @on(OptionList.OptionSelected)
    def clicked(self, event: OptionList.OptionSelected) -> None:
        """Play what was clicked."""
        self.decide(int(event.option_id or 0))

    def decide(self, action: int) -> None:
        """Play for the viewer, and go on."""
        if self.is_asked():
            self.heard[self.viewer] = len(self.session.match.log)
            self.query_one(Words).clear()
            self.play(action)
            self.go_on()

    def action_move(self, step: int) -> None:
        """Make the next choice ready, or the one before."""
        self.query_one(Choices).move(step)

    def action_page(self, where: str, pages: int) -> None:
        """Turn the pages of the table or of the log."""
        part = self.query_one(where)
        part.scroll_relative(y=pages * max(1, part.size.height - 1), animate=False)

    def action_clear(self) -> None:
        """Forget what was typed."""
        self.query_one(Words).clear()

    def action_undo(self) -> None:
        """Take the last action back, if nothing was learned from it."""
        if self.session.can_undo():
            self.session.undo()
            self.draw()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Let a strong bot think, and say what it would do if that is still asked then."""
        if not self.is_asked():
            return
        moment = len(self.session.match.record.actions)
        self.explain(Answer(None, self.say("hint-coming")))
        lines = await asyncio.to_thread(advice.hint, self.session, self.lang)
        if moment == len(self.session.match.record.actions) and self.is_asked():
            self.explain(Answer(None, "\n".join(lines)))

    def action_know(self) -> None:
        """Say what can be worked out from what the seat sees."""
        if self.is_asked():
            self.explain(Answer(None, "\n".join(advice.known(self.session, self.lang))))

    def action_rules(self) -> None:
        """Open the rules, at the one that was named last."""
        from chabudai.terminal.screen.rules import Rules  # Markdown takes its time to import

        self.app.push_screen(Rules(self.game, self.rule))
