"""What to simulate: plain data, so that it can be sent to other processes."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from chabudai.engine.errors import BadOptions
from chabudai.engine.registry import load
from chabudai.engine.rules.state import State
from chabudai.lab.arena.player import check_bot
from chabudai.lab.text import lab_sentence
from chabudai.session.seeds import seed_from_words


@dataclass(frozen=True)
class Plan:
    """So many games of one kind; each is settled by the plan's seed and its own number."""

    game: str
    seats: int
    games: int
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    deck: str | None = None
    bots: Sequence[str] = ("novice",)
    save: Path | None = None

    def check(self) -> None:
        """Refuse what cannot be played, before any process starts."""
        self.deal(0)
        if self.games < 1:
            raise BadOptions(lab_sentence("no-games", games=self.games))
        self.check_bots()
        if self.save is not None:
            make_folder(self.save)

    def check_bots(self) -> None:
        """Refuse bots that there are not, or more than can sit down."""
        if not 1 <= len(self.bots) <= self.seats:
            raise BadOptions(lab_sentence("bots-seats", bots=len(self.bots), seats=self.seats))
        for name in self.bots:
            check_bot(name, self.game, self.seats, self.deck)

    def deal(self, number: int) -> State:
        """The start of one game."""
        return load(self.game).new(self.seats, self.game_seed(number), self.options, self.deck)

    def game_seed(self, number: int) -> str:
        """The seed of one game: deal it anew with this."""
        return f"{self.seed}-{number}"

    def bot_seed(self, number: int) -> int:
        """Where the bots' own chance starts in one game; it tells nothing of the cards."""
        return seed_from_words(f"bots of {self.game_seed(number)}", "big")

    def seat_bots(self, number: int) -> list[str]:
        """Who sits where in one game: the bots repeated around, one seat further each game."""
        widen_to_include = [self.bots[place % len(self.bots)] for place in range(self.seats)]
        return [widen_to_include[(seat + number) % self.seats] for seat in range(self.seats)]


def make_folder(path: Path) -> None:
    """Make sure that games can be kept there; raises BadOptions."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise BadOptions(lab_sentence("no-folder", path=str(path))) from None
    if not os.access(path, os.W_OK):
        raise BadOptions(lab_sentence("no-folder", path=str(path)))
