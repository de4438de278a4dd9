"""The state of Samurai Sword: the table, with all that every state can say of itself."""

from __future__ import annotations

from chabudai.engine.rng import Rng
from chabudai.games.samurai_sword.ai import determinize, evaluate, rollout
from chabudai.games.samurai_sword.rules import scoring
from chabudai.games.samurai_sword.rules.state import Table
from chabudai.games.samurai_sword.view import position, redeal, view


class Samurai(Table):
    """What the contract asks for, each answered in the file of that name."""

    def clone(self) -> Samurai:
        """An equal and independent table, without listeners."""
        other = Samurai()
        self.copy_into(other)
        return other

    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        return scoring.points(self)

    def winners(self) -> list[int]:
        """The seats of the winning team; none until the game is over."""
        return scoring.winners(self)

    def breakdown(self) -> dict[str, object]:
        """The score step by step."""
        return scoring.breakdown(self)

    def traits(self) -> list[dict[str, str]]:
        """Team, role and character of every seat."""
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

    def sides(self) -> list[int]:
        """Teams."""
        return evaluate.sides(self)

    def imagine(self, seat: int, rng: Rng) -> None:
        """Redeal, with the roles as who struck whom suggests."""
        determinize.imagine(self, seat, rng)

    def mark(self) -> int:
        """Whose turn it is."""
        return self.turn

    def horizon(self) -> int:
        """Once round the table."""
        return self.seats
