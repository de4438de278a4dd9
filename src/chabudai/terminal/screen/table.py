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
from chabudai.terminal.local_game import LocalGame
from chabudai.terminal.screen.base import Page
from chabudai.terminal.screen.ending import Ending
from chabudai.terminal.screen.privacy_screen import PrivacyScreen
from chabudai.terminal.screen.theme import style_text
from chabudai.terminal.screen.widgets import (
    AnswerInput,
    Choices,
    Keys,
    Log,
    ZoneBox,
    ZoneGrid,
    split_hand,
)
from chabudai.terminal.transcript import (
    Answer,
    NumberedChoice,
    Transcript,
    list_choices,
    parse_answer,
)


class TableScreen(Page):
    """One game; `viewer` is whoever has the screen, and nobody else's cards are ever on it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move_highlight(-1)", show=False, priority=True),
        Binding("down", "move_highlight(1)", show=False, priority=True),
        Binding("pageup", "scroll_page('#zones', -1)", show=False, priority=True),
        Binding("pagedown", "scroll_page('#zones', 1)", show=False, priority=True),
        Binding("shift+up,ctrl+up", "scroll_page('#log', -1)", show=False, priority=True),
        Binding("shift+down,ctrl+down", "scroll_page('#log', 1)", show=False, priority=True),
        Binding("escape", "clear_words", show=False),
        Binding("ctrl+z", "undo", show=False, priority=True),
        Binding("question_mark,f1", "show_rules", show=False, priority=True),
        Binding("f4", "show_hint", show=False, priority=True),
        Binding("f5", "show_insights", show=False, priority=True),
    ]

    def __init__(self, local_game: LocalGame, pace: float) -> None:
        super().__init__()
        self.local_game = local_game
        self.game = local_game.match.game
        self.transcript = Transcript(local_game.match, local_game.names)
        self.pace = pace
        self.skip_pause = asyncio.Event()
        self.viewer = local_game.people[0] if len(local_game.people) == 1 else None
        self.offered: list[NumberedChoice] = []
        self.read_events: dict[int | None, int] = {}
        self.rule: str | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Container(id="table"):
            yield ZoneGrid(id="zones")
            yield Log(id="log")
        yield ZoneBox(id="hand")
        yield Static(id="prompt")
        yield Choices(id="choices")
        yield Static(id="why")
        yield AnswerInput(id="words", compact=True)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.terminal_app.local_game = self.local_game
        self.query_one(AnswerInput).focus()
        self.run_game()

    # The flow of the game

    @work(exclusive=True)
    async def run_game(self) -> None:
        """Let the bots play until a person is asked or the game is over."""
        self.draw()
        while not self.local_game.is_over() and not self.local_game.is_person_asked():
            await self.let_bot_play()
            self.draw()
        self.skip_pause.clear()
        if self.local_game.is_over():
            self.show_ending()
        elif not self.is_viewer_asked():
            self.pass_screen()

    def show_ending(self) -> None:
        """Show the last page."""
        self.app.push_screen(Ending(self.local_game))

    async def let_bot_play(self) -> None:
        """A bot takes the same time for every move, whatever it holds."""
        thinking = asyncio.to_thread(self.local_game.choose_bot_action)
        action, _ = await asyncio.gather(thinking, self.pause_for_bot())
        self.play_action(action)

    async def pause_for_bot(self) -> None:
        """The time a bot takes, unless somebody is in a hurry."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.skip_pause.wait(), self.pace)

    def play_action(self, action: int) -> None:
        """Play for the seat that is asked; a game that cannot be kept is left at once."""
        try:
            self.local_game.play(action)
        except ChabudaiError as error:
            self.terminal_app.exit_with_error(error)

    def is_viewer_asked(self) -> bool:
        """Whether the viewer is the one who decides."""
        return self.local_game.actor() == self.viewer

    def pass_screen(self) -> None:
        """Take everything private off the screen until the next person has it."""
        self.viewer = None
        self.query_one(AnswerInput).clear()
        self.draw()
        self.app.push_screen(
            PrivacyScreen(self.local_game.names[self.local_game.actor()]), self.show_to_next_person
        )

    def show_to_next_person(self, _: None) -> None:
        """Show the table to the person who is asked."""
        self.viewer = self.local_game.actor()
        self.draw()

    # Drawing

    def draw(self) -> None:
        """Draw everything anew for the viewer."""
        view = self.local_game.match.state.view(self.viewer)
        phrases = self.local_game.phrases(self.lang)
        zones, hand = split_hand(phrases.zones(view))
        self.query_one(ZoneGrid).show_zones(zones)
        self.query_one("#hand", ZoneBox).show_zone(hand)
        self.query_one("#prompt", Static).update(style_text(phrases.prompt(view)))
        self.query_one("#prompt").set_class(self.is_viewer_asked(), "-asked")
        self.query_one("#title", Static).update(self.game.title()[self.lang])
        self.draw_log()
        self.draw_choices()
        self.draw_keys()

    def draw_log(self) -> None:
        """Tell everything this viewer saw; what is new since their last decision stands out."""
        sentences = self.transcript.sentences(self.viewer, self.lang)
        read = self.read_events.get(self.viewer, 0)
        self.query_one(Log).show_sentences(sentences[:read], sentences[read:])

    def draw_choices(self) -> None:
        """Offer what may be done, to the viewer alone."""
        state, phrases = self.local_game.match.state, self.local_game.phrases(self.lang)
        self.offered = list_choices(phrases, state) if self.is_viewer_asked() else []
        words = self.query_one(AnswerInput)
        words.placeholder = self.say("type-here" if self.is_viewer_asked() else "wait-here")
        self.filter_choices(words.value.strip())

    def draw_keys(self) -> None:
        """Say which keys work."""
        undo = [("^Z", self.say("key-undo"), "screen.undo")] if self.local_game.can_undo() else []
        rules = ("?", self.say("key-rules"), "screen.show_rules")
        self.query_one(Keys).show_keys(
            [rules, *self.list_aid_keys(), *undo, *self.terminal_app.list_keys()]
        )

    def list_aid_keys(self) -> list[tuple[str, str, str]]:
        """The keys that help whoever is asked."""
        keys = [("F4", "key-hint", "screen.show_hint"), ("F5", "key-know", "screen.show_insights")]
        return [
            (key, self.say(code), action) for key, code, action in keys if self.is_viewer_asked()
        ]

    # What the person does

    @on(Input.Changed)
    def filter_on_input(self, event: Input.Changed) -> None:
        """Narrow the choices down to what the words may mean."""
        self.filter_choices(event.value.strip())

    def filter_choices(self, words: str) -> None:
        """Show the choices that fit, or why there is none."""
        fitting = [choice for choice in self.offered if choice.matches(words)]
        self.query_one(Choices).show_choices(fitting, ready=bool(words))
        unclear = bool(self.offered) and not fitting
        self.show_answer(self.parse_words(words) if unclear else Answer(None))

    def parse_words(self, words: str) -> Answer:
        """Take the words for a number or a token."""
        return parse_answer(self.local_game.match.state, self.offered, words, self.lang)

    def show_answer(self, answer: Answer) -> None:
        """Say why something is not allowed, and remember the rule for whoever opens the rules."""
        self.rule = answer.rule
        why = self.query_one("#why", Static)
        why.display = bool(answer.text)
        why.update(style_text(answer.text))

    @on(Input.Submitted)
    def submit_words(self, event: Input.Submitted) -> None:
        """Play, hurry the others, or hear the end once more."""
        if self.local_game.is_over():
            self.show_ending()
        elif not self.is_viewer_asked():
            self.skip_pause.set()
        else:
            self.play_words(event.value.strip())

    def play_words(self, words: str) -> None:
        """Play what the words say, or else the choice that is ready."""
        action = self.parse_words(words).action if words else None
        if action is None:
            action = self.query_one(Choices).highlighted_action()
        if action is not None:
            self.play_for_viewer(action)

    @on(OptionList.OptionSelected)
    def play_clicked_choice(self, event: OptionList.OptionSelected) -> None:
        """Play what was clicked."""
        self.play_for_viewer(int(event.option_id or 0))

    def play_for_viewer(self, action: int) -> None:
        """Play for the viewer, and go on."""
        if self.is_viewer_asked():
            self.read_events[self.viewer] = len(self.local_game.match.log)
            self.query_one(AnswerInput).clear()
            self.play_action(action)
            self.run_game()

    def action_move_highlight(self, step: int) -> None:
        """Make the next choice ready, or the one before."""
        self.query_one(Choices).move_highlight(step)

    def action_scroll_page(self, where: str, pages: int) -> None:
        """Turn the pages of the table or of the log."""
        part = self.query_one(where)
        part.scroll_relative(y=pages * max(1, part.size.height - 1), animate=False)

    def action_clear_words(self) -> None:
        """Forget what was typed."""
        self.query_one(AnswerInput).clear()

    def action_undo(self) -> None:
        """Take the last action back, if nothing was learned from it."""
        if self.local_game.can_undo():
            self.local_game.undo()
            self.draw()

    @work(exclusive=True, group="hint")
    async def action_show_hint(self) -> None:
        """Let a strong bot think, and say what it would do if that is still asked then."""
        if not self.is_viewer_asked():
            return
        moment = len(self.local_game.match.record.actions)
        self.show_answer(Answer(None, self.say("hint-coming")))
        lines = await asyncio.to_thread(advice.describe_hint, self.local_game, self.lang)
        if moment == len(self.local_game.match.record.actions) and self.is_viewer_asked():
            self.show_answer(Answer(None, "\n".join(lines)))

    def action_show_insights(self) -> None:
        """Say what can be worked out from what the seat sees."""
        if self.is_viewer_asked():
            self.show_answer(
                Answer(None, "\n".join(advice.list_insights(self.local_game, self.lang)))
            )

    def action_show_rules(self) -> None:
        """Open the rules, at the one that was named last."""
        from chabudai.terminal.screen.rules import RulesScreen  # Markdown takes its time to import

        self.app.push_screen(RulesScreen(self.game, self.rule))
