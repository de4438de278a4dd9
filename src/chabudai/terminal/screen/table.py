"""The table while a game is played: who decides, among what, and what happened."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.widgets import Input, OptionList, Static

from chabudai.engine import ChabudaiError
from chabudai.terminal.game.local_game import LocalGame
from chabudai.terminal.pacing import Beat, Pace
from chabudai.terminal.screen.ending import Ending
from chabudai.terminal.screen.privacy_screen import PrivacyScreen
from chabudai.terminal.screen.table_aids import NOTHING_SAID, AidedTable
from chabudai.terminal.screen.table_parts import draw_table
from chabudai.terminal.screen.theme import style_text
from chabudai.terminal.screen.widgets import (
    AnswerInput,
    Choices,
    Keys,
    Log,
    ZoneBox,
    ZoneGrid,
)
from chabudai.terminal.typed.answers import Answer, AnswerReader
from chabudai.terminal.typed.commands import find_command


class TableScreen(AidedTable):
    """One game; `viewer` is whoever has the screen, and nobody else's cards are ever on it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move_highlight(-1)", show=False, priority=True),
        Binding("down", "move_highlight(1)", show=False, priority=True),
        Binding("pageup", "scroll_page('#zones', -1)", show=False, priority=True),
        Binding("pagedown", "scroll_page('#zones', 1)", show=False, priority=True),
        Binding("shift+up,ctrl+up", "scroll_page('#log', -1)", show=False, priority=True),
        Binding("shift+down,ctrl+down", "scroll_page('#log', 1)", show=False, priority=True),
        Binding("escape", "clear_words", show=False),
        Binding("tab", "enlarge_table", show=False, priority=True),
        Binding("ctrl+z", "undo", show=False, priority=True),
        Binding("question_mark,f1", "show_rules", show=False, priority=True),
        Binding("f4", "show_hint", show=False, priority=True),
        Binding("f5", "show_insights", show=False, priority=True),
        Binding("f6", "show_recap", show=False, priority=True),
        Binding("f7", "show_aim", show=False, priority=True),
    ]

    def __init__(self, local_game: LocalGame, pace: Pace) -> None:
        super().__init__(local_game, pace)
        self.beat = Beat()
        self.news: list[str] = []
        self.read_lines: dict[int | None, int] = {}

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="aim")
        yield Static(id="circle")
        with Container(id="table"):
            yield ZoneGrid(id="zones")
            yield Log(id="log")
        with VerticalScroll(id="preview", can_focus=False):
            yield Static(id="sketch")
        yield ZoneBox(id="hand")
        yield Static(id="prompt")
        yield Choices(id="choices")
        yield Static(id="why")
        yield AnswerInput(id="words", compact=True)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.terminal_app.local_game = self.local_game
        self.query_one(AnswerInput).focus()
        if self.local_game.practice:
            again = "again-from" if self.local_game.tried_from else "practice-game"
            self.said = Answer(None, self.say(again, move=self.local_game.tried_from))
        self.run_game()

    # The flow of the game

    @work(exclusive=True)
    async def run_game(self) -> None:
        """Let the bots play until a person is asked or the game is over."""
        self.draw()
        while not self.local_game.is_over() and not self.local_game.is_person_asked():
            thinking = asyncio.to_thread(self.local_game.choose_bot_action)
            action, _ = await asyncio.gather(thinking, self.watch_news())
            self.show_action(action)
        await self.watch_news()
        was_scene, self.is_scene_on = self.is_scene_on, False
        self.beat.start_anew()
        if self.local_game.is_over():
            self.draw()
            self.show_ending()
        elif self.is_viewer_asked():
            if was_scene:
                self.say_change()
            self.draw()
        else:
            self.pass_screen()

    def show_action(self, action: int) -> None:
        """Play for a bot, and show what can be seen of it."""
        told = len(self.transcript.tell(self.viewer, self.lang))
        self.play_action(action)
        self.news = list(filter(None, self.transcript.tell(self.viewer, self.lang)[told:]))
        self.is_scene_on = True
        self.draw()

    async def watch_news(self) -> None:
        """The beat after an action of others that could be seen."""
        if self.news:
            await self.beat.wait(self.pace)
        self.news = []

    def say_change(self) -> None:
        """Say what the others' turns cost the viewer or brought them."""
        if self.viewer is not None:
            change = self.local_game.recap(self.viewer, self.lang).change
            self.said = Answer(None, " ".join([self.say("recap-change"), *change]) * bool(change))

    def show_ending(self) -> None:
        """Show the last page."""
        self.app.push_screen(Ending(self.local_game))

    def play_action(self, action: int) -> None:
        """Play for the seat that is asked; a game that cannot be kept is left at once."""
        try:
            self.local_game.play(action)
        except ChabudaiError as error:
            self.terminal_app.exit_with_error(error)

    def pass_screen(self) -> None:
        """Take everything private off the screen until the next person has it."""
        self.viewer = None
        self.said = NOTHING_SAID
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
        """Draw everything anew for the viewer; news of others take the place of the question."""
        draw_table(self, self.local_game, self.viewer, self.lang)
        prompt = self.query_one("#prompt", Static)
        if self.news:
            prompt.update(style_text("\n".join(self.news)))
        elif not self.is_scene_on:
            view = self.local_game.match.state.view(self.viewer)
            prompt.update(style_text(self.local_game.phrases(self.lang).prompt(view)))
        prompt.set_class(self.is_viewer_asked(), "-asked")
        prompt.set_class(self.is_scene_on, "-scene")
        self.draw_log()
        self.draw_choices()
        self.draw_keys()

    def draw_log(self) -> None:
        """Tell everything this viewer saw; what is new since their last decision stands out."""
        lines = self.transcript.tell(self.viewer, self.lang)
        read = self.read_lines.get(self.viewer, 0)
        self.query_one(Log).show_sentences(lines[:read], lines[read:])

    def draw_choices(self) -> None:
        """Offer what may be done, to the viewer alone."""
        asked = self.is_viewer_asked()
        self.reader = AnswerReader(self.local_game, self.lang) if asked else None
        words = self.query_one(AnswerInput)
        most = len(self.reader.offered) if self.reader else 0
        words.placeholder = self.say(self.find_placeholder(), most=most)
        self.filter_choices(words.value.strip())

    def find_placeholder(self) -> str:
        """What the empty line says."""
        if self.local_game.is_over() and not self.is_scene_on:
            return "over-here"
        if self.is_viewer_asked():
            return "type-here"
        return "step-here" if self.pace.step else "wait-here"

    def draw_keys(self) -> None:
        """Say which keys work."""
        keys = [
            ("?", "key-look-up", "screen.show_rules", True),
            ("F4", "key-hint", "screen.show_hint", self.is_viewer_asked()),
            ("F5", "key-know", "screen.show_insights", self.is_viewer_asked()),
            ("F6", "key-recap", "screen.show_recap", self.viewer is not None),
            ("F7", "key-aim", "screen.show_aim", self.viewer is not None),
            ("Tab", "key-enlarge", "screen.enlarge_table", True),
            ("^Z", "key-undo", "screen.undo", self.may_undo()),
        ]
        shown = [(key, self.say(code), action) for key, code, action, works in keys if works]
        self.query_one(Keys).show_keys([*shown, *self.terminal_app.list_keys()])

    # What the person does

    @on(Input.Changed)
    def filter_on_input(self, event: Input.Changed) -> None:
        """Narrow the choices down to what the words may mean; what was said before is over."""
        if event.value.strip():
            self.said = NOTHING_SAID
        self.filter_choices(event.value.strip())

    def filter_choices(self, words: str) -> None:
        """Show the choices that fit, or why there is none."""
        offered = self.reader.offered if self.reader else []
        fitting = [choice for choice in offered if choice.matches(words)]
        self.query_one(Choices).show_choices(fitting, ready=not words)
        self.hide_preview()
        is_unknown = self.reader and words and not fitting and find_command(words) is None
        self.show_answer(self.reader.parse(words) if self.reader and is_unknown else self.said)

    @on(Input.Submitted)
    def submit_words(self, event: Input.Submitted) -> None:
        """Do what the words say; without a question, go on watching or hear the end once more."""
        words = event.value.strip()
        if self.is_scene_on or (not self.local_game.is_over() and not self.is_viewer_asked()):
            self.query_one(AnswerInput).clear()
            self.beat.go_on() if self.pace.step else self.beat.skip()
        elif self.local_game.is_over():
            self.query_one(AnswerInput).clear()
            self.show_ending()
        else:
            self.do_words(words)

    def do_words(self, words: str) -> None:
        """Play what the arrows chose or the words say exactly, run a command, or refuse."""
        action = self.query_one(Choices).highlighted_action()
        if action is not None:
            self.play_for_viewer(action)
        elif words and self.reader is not None:
            command = None if self.reader.is_token(words) else find_command(words)
            self.query_one(AnswerInput).clear()
            if command is not None:
                self.run_command(command)
                return
            answer = self.reader.parse(words)
            if answer.action is None:
                self.keep_saying(answer)
            else:
                self.play_for_viewer(answer.action)

    @on(OptionList.OptionSelected)
    def play_clicked_choice(self, event: OptionList.OptionSelected) -> None:
        """Play what was clicked."""
        self.play_for_viewer(int(event.option_id or 0))

    def play_for_viewer(self, action: int) -> None:
        """Play for the viewer, and go on."""
        if self.is_viewer_asked():
            self.said = NOTHING_SAID
            self.read_lines[self.viewer] = len(self.transcript.tell(self.viewer, self.lang))
            self.query_one(AnswerInput).clear()
            self.play_action(action)
            self.run_game()

    def action_move_highlight(self, step: int) -> None:
        """Make the next choice ready, or the one before, and show what it would do."""
        self.query_one(Choices).move_highlight(step)
        self.preview_highlighted()

    def action_scroll_page(self, where: str, pages: int) -> None:
        """Turn the pages of the table or of the log."""
        part = self.query_one(where)
        part.scroll_relative(y=pages * max(1, part.size.height - 1), animate=False)

    def action_clear_words(self) -> None:
        """Forget what was typed, or go on to the present."""
        if self.is_scene_on:
            self.beat.skip()
        self.said = NOTHING_SAID
        self.query_one(AnswerInput).clear()
        self.filter_choices("")
        self.remove_class("-enlarged")

    def action_enlarge_table(self) -> None:
        """Give the table all the room, or take it back."""
        self.toggle_class("-enlarged")

    def may_undo(self) -> bool:
        """Whether the viewer can take something back now."""
        return self.is_viewer_asked() and self.local_game.can_undo()

    def action_undo(self) -> None:
        """Take the last action back, if nothing was learned from it; the log tells of it."""
        if self.may_undo():
            self.local_game.undo()
            self.draw()
        elif self.is_viewer_asked():
            self.keep_saying(Answer(None, self.say("no-undo")))
