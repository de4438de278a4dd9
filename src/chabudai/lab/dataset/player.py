"""A bot at work for a data set: what it thought, and how long that took, is noted."""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter

from chabudai.bots import Glimpse
from chabudai.bots.novice import BOT as NOVICE  # who answers where a program misses
from chabudai.bots.program.bot import ProgramBot
from chabudai.bots.thinker import Thinker
from chabudai.lab.arena.player import ArenaPlayer
from chabudai.lab.dataset.played_game import Note


class NotingPlayer(ArenaPlayer):
    """A bot in one game, with the notes that all of its table share."""

    def __init__(self, bot: str, name: str, notes: list[Note]) -> None:
        super().__init__(bot)
        self.name = name
        self.notes = notes

    def choose(self, glimpse: Glimpse) -> int:
        """Let the bot answer, and note what there is to note."""
        glimpse, misses = replace(glimpse, budget=self.budget), self.count_misses()
        start = perf_counter()
        thought = self.bot.think(glimpse) if isinstance(self.bot, Thinker) else None
        action = self.bot.choose(glimpse) if thought is None else thought.action
        ms = 1000 * (perf_counter() - start)
        has_missed = self.count_misses() > misses
        self.notes.append(Note(NOVICE.name if has_missed else self.name, ms, thought))
        return action

    def count_misses(self) -> int:
        return self.bot.misses.total() if isinstance(self.bot, ProgramBot) else 0
