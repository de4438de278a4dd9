"""The table in plain lines: for pipes, scripts, screen readers and small terminals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from chabudai.engine import ChabudaiError
from chabudai.engine.text.catalog import program_name
from chabudai.terminal import advice, files
from chabudai.terminal.lines import INDIGO, VERMILION, Lines
from chabudai.terminal.local_game import LocalGame
from chabudai.terminal.plain_menu import ask_game
from chabudai.terminal.rule_lookup import find_rule_text, load_rules
from chabudai.terminal.transcript import NumberedChoice, Transcript, list_choices, parse_answer


class PlayerLeft(Exception):
    """Somebody has left the table."""


def play_plainly(local_game: LocalGame | None, lang: str) -> int:
    """Play line by line until the game is over or the input ends; return the exit code."""
    lines = Lines(lang)
    try:
        local_game = local_game or ask_game(lines)
        PlainTable(local_game, lines).play()
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

    def __init__(self, local_game: LocalGame, lines: Lines) -> None:
        self.local_game = local_game
        self.game = local_game.match.game
        self.lines = lines
        self.transcript = Transcript(local_game.match, local_game.names)
        people = local_game.people
        self.viewer = people[0] if len(people) == 1 else None
        self.told_events: dict[int | None, int] = {}
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.show_help,
            "why": self.explain_refusal,
            "rules": self.show_rules,
            "know": self.show_insights,
            "hint": self.show_hint,
            "undo": self.undo_action,
            "save": self.save_copy,
            "quit": self.leave_table,
        }

    def play(self) -> None:
        """Ask whoever is asked, until the game is over."""
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
        self.viewer = actor

    def tell_news(self) -> None:
        """Tell what this viewer has not heard yet, as they saw it."""
        sentences = self.transcript.sentences(self.viewer, self.lines.lang)
        for text in filter(None, sentences[self.told_events.get(self.viewer, 0) :]):
            self.lines.say(text)
        self.told_events[self.viewer] = len(sentences)

    def ask_for_action(self) -> None:
        """Show the table and ask until there is an action."""
        view = self.local_game.match.state.view(self.viewer)
        phrases = self.local_game.phrases(self.lines.lang)
        self.lines.say()
        self.lines.show_zones(phrases.zones(view))
        self.lines.say()
        self.lines.say(phrases.prompt(view), VERMILION)
        offered = list_choices(phrases, self.local_game.match.state)
        for choice in offered:
            self.lines.say(f"{choice.number:3}  {choice.label}  [{choice.token}]")
        step = len(self.local_game.match.record.actions)
        while len(self.local_game.match.record.actions) == step:
            self.handle_words(self.lines.ask("your-move"), offered)

    def handle_words(self, words: str, offered: list[NumberedChoice]) -> None:
        """Do what the words say: a command, or an action by number or token."""
        command, _, rest = words.partition(" ")
        if command in self.commands:
            self.commands[command](rest.strip())
        elif words:
            reply = parse_answer(self.local_game.match.state, offered, words, self.lines.lang)
            if reply.action is None:
                self.lines.say(reply.text, VERMILION)
            else:
                self.local_game.play(reply.action)

    # Commands

    def show_help(self, rest: str) -> None:
        """Say what can be said; `? R6` opens the rules."""
        if rest:
            self.show_rules(rest)
        else:
            self.lines.say_message("plain-help")

    def show_rules(self, number: str) -> None:
        """Show the rules, or one of them."""
        rules = load_rules(self.game, self.lines.lang)
        text = find_rule_text(rules, number.upper()) if number else rules
        if text:
            self.lines.say(text)
        else:
            self.lines.say_message("no-such-rule", rule=number)

    def explain_refusal(self, words: str) -> None:
        """Say why something is not allowed."""
        reply = parse_answer(self.local_game.match.state, [], words, self.lines.lang)
        if reply.action is None:
            self.lines.say(reply.text, VERMILION)
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

    def undo_action(self, rest: str) -> None:
        """Take the last action back, if nothing was learned from it."""
        if not self.local_game.can_undo():
            self.lines.say_message("no-undo", VERMILION)
            return
        self.local_game.undo()
        self.told_events[self.viewer] = len(self.local_game.match.log)
        self.lines.say_message("undone")

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
        """Tell the score step by step, and where the record is."""
        state, phrases = self.local_game.match.state, self.local_game.phrases(self.lines.lang)
        self.lines.say()
        for text in phrases.describe_result(state, state.view(None)):
            self.lines.say(text)
        self.lines.say()
        self.lines.say_message("recorded", command=program_name(), path=str(self.local_game.path))
