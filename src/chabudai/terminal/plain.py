"""The table in plain lines: for pipes, scripts, screen readers and small terminals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from chabudai.engine import ChabudaiError
from chabudai.engine.text.catalog import program
from chabudai.terminal import advice, files
from chabudai.terminal.lines import INDIGO, VERMILION, Lines
from chabudai.terminal.plain_menu import ask_for_a_game
from chabudai.terminal.rule_lookup import rules_of, section
from chabudai.terminal.session import Session
from chabudai.terminal.transcript import Choice, Chronicle, answer, choices


class Left(Exception):
    """Somebody has left the table."""


def play_plainly(session: Session | None, lang: str) -> int:
    """Play line by line until the game is over or the input ends; return the exit code."""
    lines = Lines(lang)
    try:
        session = session or ask_for_a_game(lines)
        PlainTable(session, lines).play()
    except (EOFError, Left):
        say_goodbye(session, lines)
    except KeyboardInterrupt:
        say_goodbye(session, lines)
        return 130
    return 0


def say_goodbye(session: Session | None, lines: Lines) -> None:
    """Say where the game is kept, if one was dealt."""
    lines.say()
    if session is None:
        lines.speak("goodbye")
    else:
        lines.speak("kept", command=program(), path=str(session.path))


class PlainTable:
    """One game, told and asked in lines; `viewer` is whoever has the screen."""

    def __init__(self, session: Session, lines: Lines) -> None:
        self.session = session
        self.game = session.match.game
        self.lines = lines
        self.chronicle = Chronicle(session.match, session.names)
        people = session.people
        self.viewer = people[0] if len(people) == 1 else None
        self.heard: dict[int | None, int] = {}
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "why": self.why,
            "rules": self.rules,
            "know": self.know,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "quit": self.leave,
        }

    def play(self) -> None:
        """Ask whoever is asked, until the game is over."""
        while not self.session.over():
            if self.session.asks_a_person():
                self.pass_the_screen()
                self.tell()
                self.decide()
            else:
                self.tell()
                self.session.play(self.session.choose())
        self.tell()
        self.finish()

    def pass_the_screen(self) -> None:
        """Draw the curtain where the screen has to change hands."""
        actor = self.session.actor()
        if actor == self.viewer:
            return
        self.lines.wipe()
        self.lines.ask("pass-screen", name=self.session.names[actor])
        self.viewer = actor

    def tell(self) -> None:
        """Tell what this viewer has not heard yet, as they saw it."""
        sentences = self.chronicle.sentences(self.viewer, self.lines.lang)
        for text in filter(None, sentences[self.heard.get(self.viewer, 0) :]):
            self.lines.say(text)
        self.heard[self.viewer] = len(sentences)

    def decide(self) -> None:
        """Show the table and ask until there is an action."""
        view = self.session.match.state.view(self.viewer)
        names, lang = self.session.names, self.lines.lang
        self.lines.say()
        self.lines.show(self.game.text.zones(view, names, lang))
        self.lines.say()
        self.lines.say(self.game.text.prompt(view, names, lang), VERMILION)
        offered = choices(self.game, self.session.match.state, names, lang)
        for choice in offered:
            self.lines.say(f"{choice.number:3}  {choice.label}  [{choice.token}]")
        turn = len(self.session.match.record.actions)
        while len(self.session.match.record.actions) == turn:
            self.heed(self.lines.ask("your-move"), offered)

    def heed(self, words: str, offered: list[Choice]) -> None:
        """Do what the words say: a command, or an action by number or token."""
        command, _, rest = words.partition(" ")
        if command in self.commands:
            self.commands[command](rest.strip())
        elif words:
            said = answer(self.session.match.state, offered, words, self.lines.lang)
            if said.action is None:
                self.lines.say(said.text, VERMILION)
            else:
                self.session.play(said.action)

    # Commands

    def help(self, rest: str) -> None:
        """Say what can be said; `? R6` opens the rules."""
        if rest:
            self.rules(rest)
        else:
            self.lines.speak("plain-help")

    def rules(self, number: str) -> None:
        """Show the rules, or one of them."""
        rules = rules_of(self.game, self.lines.lang)
        text = section(rules, number.upper()) if number else rules
        if text:
            self.lines.say(text)
        else:
            self.lines.speak("no-such-rule", rule=number)

    def why(self, words: str) -> None:
        """Say why something is not allowed."""
        said = answer(self.session.match.state, [], words, self.lines.lang)
        if said.action is None:
            self.lines.say(said.text, VERMILION)
        else:
            self.lines.speak("is-allowed", INDIGO, token=words)

    def know(self, rest: str) -> None:
        """Say what can be worked out from what the seat sees."""
        for text in advice.known(self.session, self.lines.lang):
            self.lines.say(text, INDIGO)

    def hint(self, rest: str) -> None:
        """Say what a strong bot would do."""
        for text in advice.hint(self.session, self.lines.lang):
            self.lines.say(text, INDIGO)

    def undo(self, rest: str) -> None:
        """Take the last action back, if nothing was learned from it."""
        if not self.session.can_undo():
            self.lines.speak("no-undo", VERMILION)
            return
        self.session.undo()
        self.heard[self.viewer] = len(self.session.match.log)
        self.lines.speak("undone")

    def save(self, name: str) -> None:
        """Write a copy of the game to a file of that name; it is kept in its own file anyway."""
        path = Path(name).expanduser() if name else self.session.path
        try:
            if name:
                files.write_new(path, self.session.match.record)
            self.lines.speak("copied", path=str(path))
        except ChabudaiError as error:
            self.lines.say(error.sentence.text(self.lines.lang), VERMILION)

    def leave(self, rest: str) -> None:
        """Leave the table."""
        raise Left

    def finish(self) -> None:
        """Tell the score step by step, and where the record is."""
        state, lang = self.session.match.state, self.lines.lang
        self.lines.say()
        names, view = self.session.names, state.view(None)
        for text in self.game.text.result(state.breakdown(), view, names, lang):
            self.lines.say(text)
        self.lines.say()
        self.lines.speak("recorded", command=program(), path=str(self.session.path))
