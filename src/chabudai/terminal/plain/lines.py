"""Speaking and listening in lines of text."""

from __future__ import annotations

import io
import os
import sys
import time
from collections.abc import Callable, Iterable

from rich.console import Console
from rich.text import Text

from chabudai.engine.text.text_view import Zone
from chabudai.terminal.pacing import Pace
from chabudai.terminal.text import translate

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
INDIGO, VERMILION, GOLD = "#4a6fa5", "#d1493a", "#b08d2e"
MARK_COLOURS = {"asked": VERMILION, "turn": INDIGO, "hand": INDIGO, "winner": GOLD}


def has_full_screen() -> bool:
    """Whether both ends are a terminal that can draw."""
    drawn = os.environ.get("TERM", "dumb") != "dumb"
    return drawn and sys.stdin.isatty() and sys.stdout.isatty()


class Lines:
    """Standard input and output in lines: rich on a terminal, bare text in a pipe."""

    def __init__(self, lang: str, sleep: Callable[[float], None] = time.sleep) -> None:
        self.lang = lang
        self._sleep = sleep
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.console = Console(markup=False, emoji=False, highlight=False)

    def say(self, text: str = "", style: str = "") -> None:
        soft = not self.console.is_terminal
        self.console.print(Text(text, style=style), soft_wrap=soft)

    def say_message(self, code: str, style: str = "", **figures: object) -> None:
        """Say a message of the terminal's catalog."""
        self.say(translate(code, self.lang, **figures), style)

    def ask(self, code: str, **figures: object) -> str:
        """Ask, and hear one line; raises EOFError when nobody is there any more."""
        self.console.print(Text(translate(code, self.lang, **figures), style=INDIGO), end=" ")
        sys.stdout.flush()
        heard = input().strip()
        if not sys.stdin.isatty():
            self.say(heard)
        return heard

    def wait_for_beat(self, pace: Pace) -> None:
        """Let a person read what happened; nothing waits where no person watches."""
        if not (self.console.is_terminal and sys.stdin.isatty() and pace.has_beats()):
            return
        if pace.step:
            self.ask("next-step")
        else:
            self._sleep(pace.seconds)

    def show_zones(self, zones: Iterable[Zone]) -> None:
        """Show the table, zone by zone."""
        for zone in zones:
            self.say(zone.title, f"bold {MARK_COLOURS.get(zone.mark, '')}".strip())
            for row in zone.rows:
                self.say(f"  {row}")

    def clear(self) -> None:
        """Leave nothing on the screen, nor above it."""
        if self.console.is_terminal:
            sys.stdout.write(CLEAR)
            sys.stdout.flush()
