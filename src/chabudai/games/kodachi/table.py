"""The state of Kodachi: the table, with all that every state can say of itself."""

from __future__ import annotations

from chabudai.engine.rng import Rng
from chabudai.games.kodachi.ai import evaluate, rollout
from chabudai.games.kodachi.rules import scoring
from chabudai.games.kodachi.rules.state import Table
from chabudai.games.kodachi.view import position, redeal, view


class Kodachi(Table):
    """What the contract asks for, each answered in the file of that name."""

    def clone(self) -> Kodachi:
        """An equal and independent table, without listeners."""
        other = Kodachi()
        self.copy_into(other)
        return other

    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        return scoring.points(self)

    def winners(self) -> list[int]:
        """The seats that have won; none until the game is over."""
        return scoring.winners(self)

    def breakdown(self) -> dict[str, object]:
        """The score step by step."""
        return scoring.breakdown(self)

    def traits(self) -> list[dict[str, str]]:
        """Every seat's place in the round."""
        return scoring.traits(self)

    def view(self, seat: int | None) -> dict[str, object]:
        """The table as a seat, or a spectator (None), sees it."""
        return view.view(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Sample anew all that this seat cannot know."""
        redeal.redeal(self, seat, rng)

    def to_position(self) -> dict[str, object]:
        """The whole table by zones."""
        return position.write(self)

    def quick(self, rng: Rng) -> int:
        """What a sensible player does at once."""
        return rollout.quick(self, rng)

    def chances(self) -> list[float]:
        """Each seat's chance to win."""
        return evaluate.chances(self)

    def features(self) -> list[list[float]]:
        """The figures by which chances are judged."""
        return evaluate.features(self)

    def mark(self) -> int:
        """Whose turn it is."""
        return self.turn

    def landmark(self) -> int:
        """The guard that stands there."""
        return self.guard_row[-1] + 1 if self.guard_row else 0

    def horizon(self) -> int:
        """To the end of the turn."""
        return 1
