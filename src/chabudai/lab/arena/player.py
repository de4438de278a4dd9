"""A bot in an arena: its name, its own budget, and how long it thinks."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from time import perf_counter

from chabudai.bots import UNBOUNDED, Bot, Budget, Glimpse, load_bot
from chabudai.bots.by_file import check_file_bot, is_file_bot, open_file_bot
from chabudai.bots.memory import Memory
from chabudai.bots.thinker import Thinker
from chabudai.engine.errors import BadOptions
from chabudai.lab.text import lab_sentence

BUDGET = re.compile(r"(\d+(?:\.\d+)?)(it|ms|s)")
SECONDS = {"ms": 0.001, "s": 1.0}


def load_fresh_bot(kind: str) -> Bot:
    """A bot that remembers nothing of other games; raises BadOptions."""
    bot = load_bot(kind)
    return replace(bot, memory=Memory()) if isinstance(bot, Thinker) else bot


def open_bot(kind: str) -> Bot:
    """A bot for one game: a level, one that was installed, or one of a file; raises BadOptions."""
    return open_file_bot(kind) if is_file_bot(kind) else load_fresh_bot(kind)


def check_bot(kind: str, game: str, seats: int, deck: str | None) -> None:
    """Refuse a bot that there is not, or one that cannot play this; raises BadOptions."""
    check_file_bot(open_bot(kind), game, seats, deck)


def split_budget(name: str) -> tuple[str, str]:
    """A bot and its own budget, where it has one: `master@1s`, `./mybot.py@1s`."""
    kind, at, own = name.rpartition("@")
    return (kind, own) if at and not is_file_bot(own) else (name, "")


def parse_budget(text: str | None) -> Budget:
    """A budget as people write it: 1s, 250ms, 200it; raises BadOptions."""
    if text is None:
        return UNBOUNDED
    found = BUDGET.fullmatch(text)
    if found is None or (found[2] == "it" and "." in found[1]):
        raise BadOptions(lab_sentence("bad-budget", budget=text))
    if found[2] == "it":
        return Budget(iterations=int(found[1]))
    return Budget(seconds=float(found[1]) * SECONDS[found[2]])


@dataclass
class ThinkingTime:
    """How long a bot thought, in seconds."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add_move(self, seconds: float) -> None:
        """Add one move that took so long."""
        self.moves += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)

    def add(self, other: ThinkingTime) -> None:
        """Add the moves of another."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)


class ArenaPlayer:
    """A bot in one game. It is written `master`, or `master@200it` to think so long."""

    def __init__(self, name: str, budget: str | None = None) -> None:
        kind, own = split_budget(name)
        self.name = name
        self.bot = open_bot(kind)
        self.samples = self.bot.samples
        self.budget = parse_budget(own or budget)
        self.thinking_time = ThinkingTime()

    def choose(self, glimpse: Glimpse) -> int:
        """Let the bot answer, and look at the clock."""
        start = perf_counter()
        action = self.bot.choose(replace(glimpse, budget=self.budget))
        self.thinking_time.add_move(perf_counter() - start)
        return action
