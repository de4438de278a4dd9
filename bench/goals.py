"""How fast our games want to be beside those of other projects."""

from __future__ import annotations

from dataclasses import dataclass

from chabudai.lab.bench.bench import COMPILED, PLAIN, Figures

HEARTS = "OpenSpiel hearts"
EIGHTS = "OpenSpiel crazy_eights(players=5)"
UNO = "RLCard uno"


@dataclass(frozen=True)
class Goal:
    """A figure of ours on compiled code, and how many times a peer's it should be at least."""

    game: str
    figure: str
    peer: str
    wanted: float


GOALS = (
    Goal("samurai_sword", "whole_games", HEARTS, 2.0),
    Goal("samurai_sword", "whole_games", EIGHTS, 2.0),
    Goal("samurai_sword", "whole_games", UNO, 20.0),
    Goal("samurai_sword", "own_loop", EIGHTS, 0.4),
    Goal("samurai_sword", "clones", HEARTS, 1.0),
    Goal("kodachi", "whole_games", HEARTS, 1.5),
    Goal("kodachi", "whole_games", EIGHTS, 1.5),
    Goal("kodachi", "own_loop", EIGHTS, 0.3),
    Goal("kodachi", "clones", HEARTS, 0.5),
)
INTERPRETED = "our compiled code, when interpreted"
SLOWEST_INTERPRETED = 0.2


@dataclass(frozen=True)
class Verdict:
    """What came of a goal."""

    goal: Goal
    ratio: float

    @property
    def met(self) -> bool:
        """Whether the goal is reached."""
        return self.ratio >= self.goal.wanted

    def to_json(self) -> dict[str, object]:
        """The goal with its outcome."""
        return {**vars(self.goal), "ratio": self.ratio, "met": self.met}


def verdicts(ours: dict[str, dict[str, Figures]], peers: dict[str, Figures]) -> list[Verdict]:
    """All goals of the games that were measured on compiled code."""
    compiled = {game: kinds[COMPILED] for game, kinds in ours.items() if COMPILED in kinds}
    beside = [
        Verdict(goal, compiled[goal.game][goal.figure] / peers[goal.peer][goal.figure])
        for goal in GOALS
        if goal.game in compiled
    ]
    interpreted = [
        Verdict(
            Goal(game, figure, INTERPRETED, SLOWEST_INTERPRETED),
            ours[game][PLAIN][figure] / compiled[game][figure],
        )
        for game in compiled
        for figure in ("whole_games", "own_loop")
    ]
    return beside + interpreted
