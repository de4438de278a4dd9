"""What helps whoever is asked: refusals, previews, hints, insights, recap, aim and rules."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from textual import work
from textual.content import Content
from textual.widgets import Static

from chabudai.terminal.game import advice
from chabudai.terminal.game.local_game import LocalGame
from chabudai.terminal.game.preview import preview_move
from chabudai.terminal.game.transcript import Transcript
from chabudai.terminal.pacing import Pace, find_pace
from chabudai.terminal.screen.base import Page
from chabudai.terminal.screen.notes import NotesScreen
from chabudai.terminal.screen.theme import style_text
from chabudai.terminal.screen.widgets import Choices
from chabudai.terminal.typed.answers import Answer, AnswerReader
from chabudai.terminal.typed.commands import Command

NOTHING_SAID = Answer(None)


class AidedTable(Page):
    """A table with its aids; `reader` reads what the viewer types while they are asked."""

    def __init__(self, local_game: LocalGame, pace: Pace) -> None:
        super().__init__()
        self.local_game = local_game
        self.game = local_game.match.game
        self.transcript = Transcript(local_game)
        self.pace = pace
        self.is_scene_on = False
        self.viewer = local_game.lone_viewer()
        self.reader: AnswerReader | None = None
        self.said = NOTHING_SAID
        self.rule: str | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.look_up,
            "aim": lambda rest: self.action_show_aim(),
            "recap": lambda rest: self.action_show_recap(),
            "know": lambda rest: self.action_show_insights(),
            "hint": lambda rest: self.ask_for_hint(),
            "look": self.preview_words,
            "why": self.explain_refusal,
            "rules": self.look_up,
            "speed": self.change_speed,
            "undo": lambda rest: self.action_undo(),
            "quit": lambda rest: self.terminal_app.action_leave(0),
        }

    def action_undo(self) -> None:
        """Take the last action back."""
        raise NotImplementedError

    def is_viewer_asked(self) -> bool:
        """Whether the viewer is the one who decides, and has seen what led to it."""
        return self.local_game.actor() == self.viewer and not self.is_scene_on

    def show_answer(self, answer: Answer) -> None:
        """Say why something is not allowed, and remember the rule for whoever opens the rules."""
        self.rule = answer.rule
        why = self.query_one("#why", Static)
        why.display = bool(answer.text)
        why.update(style_text(answer.text))

    def keep_saying(self, answer: Answer) -> None:
        """Say something until the next words are typed."""
        self.said = answer
        self.show_answer(answer)

    # Previews

    def preview_highlighted(self) -> None:
        """Show what the choice that is ready would do, where its game draws or says it."""
        action = self.query_one(Choices).highlighted_action()
        if action is not None and self.is_viewer_asked():
            self.show_preview(preview_move(self.local_game, action, self.lang))

    def show_preview(self, lines: list[str]) -> None:
        """Show lines in place of the table."""
        self.set_class(bool(lines), "-preview")
        self.query_one("#sketch", Static).update(Content("\n".join(lines)))

    def hide_preview(self) -> None:
        """Show the table again."""
        self.remove_class("-preview")

    # Commands

    def run_command(self, command: Command) -> None:
        """Do what a command says; a game is always kept, so there is nothing to save here."""
        if command.name in self.commands:
            self.commands[command.name](command.rest)
        else:
            path = str(self.local_game.path)
            self.keep_saying(Answer(None, self.say("copied", path=path)))

    def explain_refusal(self, words: str) -> None:
        """Say why something is not allowed."""
        if self.reader is not None and words:
            answer = self.reader.parse(words)
            allowed = Answer(None, self.say("is-allowed", token=words))
            self.keep_saying(answer if answer.action is None else allowed)

    def preview_words(self, words: str) -> None:
        """Show what a move would do."""
        answer = self.reader.parse(words) if self.reader else NOTHING_SAID
        if answer.action is None:
            self.keep_saying(answer)
            return
        lines = preview_move(self.local_game, answer.action, self.lang)
        self.call_after_refresh(self.show_preview, lines or [self.say("preview-nothing")])

    def change_speed(self, speed: str) -> None:
        """Show others' turns faster or slower from now on."""
        if pace := find_pace(speed):
            self.pace = pace
        else:
            self.keep_saying(Answer(None, self.say("choose-speed")))

    def ask_for_hint(self) -> None:
        """Let a strong bot think."""
        self.think_of_hint()

    def action_show_hint(self) -> None:
        """Say what a strong bot would do."""
        self.think_of_hint()

    @work(exclusive=True, group="hint")
    async def think_of_hint(self) -> None:
        """Let a strong bot think, and say what it would do if that is still asked then."""
        if not self.is_viewer_asked():
            return
        moment = self.local_game.moment()
        self.keep_saying(Answer(None, self.say("hint-coming")))
        lines = await asyncio.to_thread(advice.describe_hint, self.local_game, self.lang)
        if moment == self.local_game.moment() and self.is_viewer_asked():
            self.keep_saying(Answer(None, "\n".join(lines)))

    def action_show_insights(self) -> None:
        """Say what can be worked out from what the seat sees."""
        if self.is_viewer_asked():
            lines = advice.list_insights(self.local_game, self.lang)
            self.keep_saying(Answer(None, "\n".join(lines)))

    def action_show_recap(self) -> None:
        """Open what happened since the viewer's last own action, and what it changed."""
        if self.viewer is not None:
            self.app.push_screen(NotesScreen("recap-title", self.describe_recap))

    def describe_recap(self, lang: str) -> list[str]:
        """What happened since the viewer's last own action, and what it changed."""
        told = self.local_game.describe_recap(self.viewer, lang)
        return told or [self.say("recap-nothing")]

    def action_show_aim(self) -> None:
        """Open what wins the game for the viewer."""
        if self.viewer is not None:
            self.app.push_screen(NotesScreen("aim-title", self.describe_aim))

    def describe_aim(self, lang: str) -> list[str]:
        """What wins the game for the viewer, and what they are."""
        view = self.local_game.match.state.view(self.viewer)
        return self.local_game.phrases(lang).aim(view)

    def action_show_rules(self) -> None:
        """Open the rules, at the one that was named last."""
        self.open_rules("")

    def look_up(self, words: str) -> None:
        """Open the rules at a word, a card or a number."""
        self.open_rules(words)

    def open_rules(self, words: str) -> None:
        """Open the rules, at what was asked for or named last."""
        from chabudai.terminal.screen.rules import RulesScreen  # Markdown takes its time to import

        deck = self.local_game.match.record.deck
        self.app.push_screen(RulesScreen(self.game, self.rule, deck, words))
