"""A program in a seat; where it misses a question, the quick rule answers, and that is counted."""

from __future__ import annotations

import atexit
import re
from collections import Counter
from functools import cache
from pathlib import Path

from chabudai.bots.glimpse import Glimpse
from chabudai.bots.novice import BOT as QUICK_RULE
from chabudai.bots.program.messages import Ask, Limits
from chabudai.bots.program.process import INTERPRETERS, Miss, Program

USUAL_SECONDS = 5.0  # for a move, where nobody says how long


class ProgramBot:
    """A bot whose answers come from a program. It has a Glimpse's content, and no more of it."""

    samples = False

    def __init__(self, program: Program) -> None:
        self.name = name_program(program.path)
        self.program = program
        self.misses: Counter[str] = Counter()

    def choose(self, glimpse: Glimpse) -> int:
        """The program's answer, or the quick rule's."""
        try:
            token = self.program.ask(self.make_question(glimpse))
        except Miss as miss:
            self.misses[miss.kind] += 1
            return QUICK_RULE.choose(glimpse)
        return glimpse.legal[glimpse.tokens.index(token)]

    def make_question(self, glimpse: Glimpse) -> Ask:
        """What the program is told."""
        seconds = glimpse.budget.seconds
        return Ask(
            id=self.program.next_id(),
            game=glimpse.game,
            seat=glimpse.seat,
            budget=Limits(USUAL_SECONDS if seconds is None else seconds, glimpse.budget.iterations),
            legal=glimpse.tokens,
            view=glimpse.view,
        )


def is_program(name: str) -> bool:
    """Whether a bot is named by the path of a program: `./mybot.py`, `bots/mybot`."""
    return "/" in name or "\\" in name or Path(name).suffix in INTERPRETERS


def name_program(path: str) -> str:
    """What records call a program: its file's name, as far as the name of a bot can have it."""
    name = re.sub(r"[^a-z0-9_-]+", "-", Path(path).stem.lower()).lstrip("-_0123456789")
    return name or "program"


def open_program(path: str, quiet: bool = False) -> ProgramBot:
    """A program in one game, with no misses yet; raises BadOptions.

    All its games in this process ask the same process of it. Never call this with a name that
    came over a network or from a file: it runs what the path leads to.
    """
    return ProgramBot(find_program(path, quiet))


@cache
def find_program(path: str, quiet: bool) -> Program:
    program = Program(path, quiet)
    atexit.register(program.close)
    return program
