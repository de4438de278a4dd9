"""The table in plain lines: for pipes, scripts, screen readers and small terminals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from chabudai.engine import ChabudaiError
from chabudai.engine.text.catalog import program_name
from chabudai.learn.guide import guide_player
from chabudai.terminal.game import advice, files
from chabudai.terminal.game.local_game import LocalGame
from chabudai.terminal.game.preview import preview_move
from chabudai.terminal.game.progress import Progress, load_progress
from chabudai.terminal.game.transcript import Transcript
from chabudai.terminal.pacing import NO_PACE, Pace, find_pace
from chabudai.terminal.plain.lines import GOLD, INDIGO, VERMILION, Lines
from chabudai.terminal.plain.menu import ask_game
from chabudai.terminal.score_table import format_result
from chabudai.terminal.table_zones import describe_circle, mark_chosen_cards, number_seats
from chabudai.terminal.text import translate
from chabudai.terminal.typed.answers import AnswerReader
from chabudai.terminal.typed.commands import Command, find_command
from chabudai.terminal.typed.lookup import look_up
from chabudai.terminal.typed.rule_lookup import load_rules


class PlayerLeft(Exception):
    """Somebody has left the table."""


def play_plainly(
    local_game: LocalGame | None,
    lang: str,
    pace: Pace = NO_PACE,
    practice: bool = False,
    guided: bool = False,
) -> int:
    """Play line by line until the game is over or the input ends; return the exit code.

    In a guided game, what happens for the first time is explained.
    """
    lines = Lines(lang)
    try:
        local_game = local_game or ask_game(lines, practice)
        PlainTable(local_game, lines, pace, load_progress() if guided else None).play()
    except (EOFError, PlayerLeft):
        say_goodbye(local_game, lines)
    except KeyboardInterrupt:
        say_goodbye(local_game, lines)
        return 130
    return 0


def say_goodbye(local_game: LocalGame | None, lines: Lines) -> None:
    """Say where the game is kept, if one was dealt."""
    lines.say()
    if local_game is None:
        lines.say_message("goodbye")
    else:
        lines.say_message("kept", command=program_name(), path=str(local_game.path))


class PlainTable:
    """One game, told and asked in lines; `viewer` is whoever has the screen."""

    def __init__(
        self,
        local_game: LocalGame,
        lines: Lines,
        pace: Pace = NO_PACE,
        progress: Progress | None = None,
    ) -> None:
        self.local_game = local_game
        self.game = local_game.match.game
        self.lines = lines
        self.pace = pace
        self.progress = progress  # of whoever is guided
        self.transcript = Transcript(local_game)
        self.viewer = local_game.lone_viewer()
        self.told_lines: dict[int | None, int] = {}
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.show_help,
            "aim": self.show_aim,
            "recap": self.show_recap,
            "know": self.show_insights,
            "hint": self.show_hint,
            "look": self.show_preview,
            "why": self.explain_refusal,
            "rules": self.show_rules,
            "speed": self.change_speed,
            "undo": self.undo_action,
            "save": self.save_copy,
            "quit": self.leave_table,
        }

    def play(self) -> None:
        """Ask whoever is asked, until the game is over."""
        if self.local_game.tried_from is not None:
            self.lines.say_message("again-from", INDIGO, move=self.local_game.tried_from)
        if self.viewer is not None:
            self.show_aim("")
        while not self.local_game.is_over():
            if self.local_game.is_person_asked():
                self.pass_screen()
                self.tell_news()
                self.ask_for_action()
            else:
                self.tell_news()
                self.local_game.play(self.local_game.choose_bot_action())
        self.tell_news()
        self.show_result()

    def pass_screen(self) -> None:
        """Clear the screen where it has to change hands."""
        actor = self.local_game.actor()
        if actor == self.viewer:
            return
        self.lines.clear()
        self.lines.ask("pass-screen", name=self.local_game.names[actor])
        is_first_time = actor not in self.told_lines
        self.viewer = actor
        if is_first_time:
            self.show_aim("")

    def tell_news(self) -> None:
        """Tell what this viewer has not heard yet, as they saw it, with a beat after it."""
        told = self.transcript.tell(self.viewer, self.lines.lang)
        news = list(filter(None, told[self.told_lines.get(self.viewer, 0) :]))
        for text in news:
            self.lines.say(text)
        self.told_lines[self.viewer] = len(told)
        is_others_doing = self.local_game.deciders[-1:] != [self.viewer]
        if news and self.local_game.deciders and is_others_doing:
            self.lines.wait_for_beat(self.pace)

    def ask_for_action(self) -> None:
        """Show the table and ask until there is an action."""
        self.show_table()
        self.say_what_is_new()
        reader = AnswerReader(self.local_game, self.lines.lang)
        for choice in reader.offered:
            self.lines.say(f"{choice.number:3}  {choice.label}  [{choice.token}]")
        moment = self.local_game.moment()
        while self.local_game.moment() == moment:
            self.handle_words(self.lines.ask("your-move"), reader)

    def show_table(self) -> None:
        """Show who sits where, the table and the question."""
        view = self.local_game.match.state.view(self.viewer)
        phrases = self.local_game.phrases(self.lines.lang)
        self.lines.say()
        self.lines.say(describe_circle(self.local_game.names, view, self.lines.lang), INDIGO)
        zones = number_seats(phrases.zones(view), self.local_game.names)
        self.lines.show_zones(
            mark_chosen_cards(zone, view, self.local_game, self.lines.lang) for zone in zones
        )
        self.lines.say()
        self.lines.say(phrases.prompt(view), VERMILION)

    def say_what_is_new(self) -> None:
        """Explain what happens for the first time, if whoever plays is guided."""
        if self.progress is None or self.viewer is None:
            return
        game, match = self.game.name, self.local_game.match
        known = self.progress.known.get(game, [])
        guidance = guide_player(match, self.local_game.deciders, self.viewer, known)
        if guidance.known:
            self.progress.keep_known(game, guidance.known)
        for bubble in guidance.due:
            rules = ", ".join(bubble.rules)
            self.lines.say(f"» {bubble.say.text(self.lines.lang, [])} ({rules})", GOLD)

    def handle_words(self, words: str, reader: AnswerReader) -> None:
        """Do what the words say: an action by number, token or label, or else a command."""
        command = None if reader.is_token(words) else find_command(words)
        if command is not None:
            self.run_command(command)
        elif words:
            answer = reader.parse(words)
            if answer.action is None:
                self.lines.say(answer.text, VERMILION)
            else:
                self.local_game.play(answer.action)

    # Commands

    def run_command(self, command: Command) -> None:
        """Do what a command says."""
        self.commands[command.name](command.rest)

    def show_help(self, rest: str) -> None:
        """Say what can be said; `? katana` and `? R6` look something up."""
        if not rest:
            self.lines.say_message("plain-help")
            return
        deck = self.local_game.match.record.deck
        for text in look_up(self.game, deck, rest, self.lines.lang):
            self.lines.say(text, INDIGO)

    def show_aim(self, rest: str) -> None:
        """Say what wins the game for the viewer, and what they are."""
        view = self.local_game.match.state.view(self.viewer)
        for text in self.local_game.phrases(self.lines.lang).aim(view):
            self.lines.say(text, INDIGO)

    def show_recap(self, rest: str) -> None:
        """Retell what happened since the viewer's last own action, and what it changed."""
        self.lines.say_message("recap-title", "bold")
        told = self.local_game.describe_recap(self.viewer, self.lines.lang)
        for text in told or [translate("recap-nothing", self.lines.lang)]:
            self.lines.say(f"  {text}")

    def show_rules(self, number: str) -> None:
        """Show the rules, or what they say of something."""
        if number:
            self.show_help(number)
        else:
            self.lines.say(load_rules(self.game, self.lines.lang))

    def show_preview(self, words: str) -> None:
        """Show what a move would do."""
        answer = AnswerReader(self.local_game, self.lines.lang).parse(words)
        if answer.action is None:
            self.lines.say(answer.text, VERMILION)
            return
        shown = preview_move(self.local_game, answer.action, self.lines.lang)
        for text in shown or [translate("preview-nothing", self.lines.lang)]:
            self.lines.say(text, INDIGO)

    def explain_refusal(self, words: str) -> None:
        """Say why something is not allowed."""
        answer = AnswerReader(self.local_game, self.lines.lang).parse(words)
        if answer.action is None:
            self.lines.say(answer.text, VERMILION)
        else:
            self.lines.say_message("is-allowed", INDIGO, token=words)

    def show_insights(self, rest: str) -> None:
        """Say what can be worked out from what the seat sees."""
        for text in advice.list_insights(self.local_game, self.lines.lang):
            self.lines.say(text, INDIGO)

    def show_hint(self, rest: str) -> None:
        """Say what a strong bot would do."""
        for text in advice.describe_hint(self.local_game, self.lines.lang):
            self.lines.say(text, INDIGO)

    def change_speed(self, speed: str) -> None:
        """Show others' turns faster or slower from now on."""
        if pace := find_pace(speed):
            self.pace = pace
        else:
            self.lines.say_message("choose-speed", VERMILION)

    def undo_action(self, rest: str) -> None:
        """Take the last action back, if nothing was learned from it; the log tells of it."""
        if not self.local_game.can_undo():
            self.lines.say_message("no-undo", VERMILION)
            return
        self.local_game.undo()
        told = self.transcript.tell(self.viewer, self.lines.lang)
        self.told_lines[self.viewer] = len(told) - 1

    def save_copy(self, name: str) -> None:
        """Write a copy of the game to a file of that name; it is kept in its own file anyway."""
        path = Path(name).expanduser() if name else self.local_game.path
        try:
            if name:
                files.write_copy(path, self.local_game.match.record)
            self.lines.say_message("copied", path=str(path))
        except ChabudaiError as error:
            self.lines.say(error.sentence.text(self.lines.lang), VERMILION)

    def leave_table(self, rest: str) -> None:
        """Leave the table."""
        raise PlayerLeft

    def show_result(self) -> None:
        """Tell who won and why, the score as a table, and where the record is."""
        state, phrases = self.local_game.match.state, self.local_game.phrases(self.lines.lang)
        result = phrases.describe_result(state, state.view(self.local_game.lone_viewer()))
        self.lines.say()
        if result:
            for text in format_result(result, translate("score-total", self.lines.lang)):
                self.lines.say(text)
        for text in self.local_game.describe_misses(self.lines.lang):
            self.lines.say(text, VERMILION)
        for text in self.local_game.keep_first_wins(self.lines.lang):
            self.lines.say(text, GOLD)
        self.lines.say()
        self.lines.say_message("recorded", command=program_name(), path=str(self.local_game.path))
