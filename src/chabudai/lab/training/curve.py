"""How well a network plays against novices while it learns, in figures and as a picture."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np

from chabudai.bots import load_bot
from chabudai.engine import load
from chabudai.lab.arena.interval import wilson_interval
from chabudai.lab.arena.plot import Axis, Dot, draw_progress
from chabudai.lab.text import lab_text
from chabudai.lab.training.tables import (
    NOVICE,
    Player,
    Table,
    Task,
    answer_as_novice,
    deal_for_test,
    play_step,
)

TEST_TABLES = 64
DIGITS = 4


@dataclass(frozen=True)
class Point:
    """The share of the victory after so many steps, with its interval (95 %)."""

    steps: int
    share: float
    low: float
    high: float


@dataclass
class Curve:
    """Tests on the same deals, one after the other; `fair` is what a novice has of them."""

    task: Task
    games: int
    seed: int
    fair: float = 0.5
    points: list[Point] = field(default_factory=list)

    def find_fair_share(self) -> None:
        """An equal share; where there are teams, what a novice gets in the network's seats."""
        state = self.task.deal("fair")
        self.fair = round(1 / state.seats, DIGITS)
        if len(set(state.game.strategy.teams(state))) < state.seats:
            share = play_test(self.task, answer_as_novice, self.games, self.seed)
            self.fair = round(share, DIGITS)

    def test(self, player: Player, steps: int) -> Point:
        """Add a point."""
        share = play_test(self.task, player, self.games, self.seed)
        found = (share, *wilson_interval(share, self.games))
        self.points.append(Point(steps, *(round(each, DIGITS) for each in found)))
        return self.points[-1]

    def save(self, folder: Path, lang: str) -> None:
        """Write the figures and the picture."""
        found = {"fair": self.fair, "games": self.games, "points": [asdict(p) for p in self.points]}
        (folder / "curve.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        (folder / "curve.svg").write_text(self.draw(lang) + "\n", encoding="utf-8")

    def draw(self, lang: str) -> str:
        """The curve, with what a novice has as a dashed line."""
        game = load(self.task.game).title()
        title = lab_text("curve", lang, game=game, seats=self.task.seats, games=self.games)
        dots = {float(p.steps): Dot("", p.share, p.low, p.high) for p in self.points}
        across = Axis(0.0, max(1.0, *dots), lambda steps: lab_text("steps", lang, steps=steps))
        shares = Axis(0.0, 1.0, lambda share: lab_text("whole-percent", lang, rate=share))
        return draw_progress(dots, across, shares, title, self.fair)


def play_test(task: Task, player: Player, games: int, seed: int) -> float:
    """The share of the victory that the seats of a player have, novices in all others."""
    rng = np.random.default_rng(seed)
    deals = deal_for_test(task, games, seed)
    tables = [Table(task, deals, load_bot(NOVICE), rng) for _ in range(min(TEST_TABLES, games))]
    while play_step(tables, player):
        pass
    return float(np.mean([share for table in tables for share in table.shares]))
