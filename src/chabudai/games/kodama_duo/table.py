"""The state of Kodama Duo: the table, with all that every state can say of itself."""

from __future__ import annotations

from chabudai.engine.rng import Rng
from chabudai.games.kodama_duo.ai import determinize, evaluate, rollout
from chabudai.games.kodama_duo.cards.deck import N_CARDS
from chabudai.games.kodama_duo.rules import scoring
from chabudai.games.kodama_duo.rules.state import ROUNDS, Table
from chabudai.games.kodama_duo.text import svg
from chabudai.games.kodama_duo.view import position, redeal, view


class Duo(Table):
    """What the contract asks for, each answered in the file of that name."""

    def clone(self) -> Duo:
        """An equal and independent table, without listeners."""
        other = Duo()
        self.copy_into(other)
        return other

    def scores(self) -> list[int]:
        """The points of both seats as they stand."""
        return scoring.points(self)

    def winners(self) -> list[int]:
        """The seat with most points, or both; none until the game is over."""
        return scoring.winners(self)

    def breakdown(self) -> dict[str, object]:
        """The score step by step."""
        return scoring.breakdown(self)

    def traits(self) -> list[dict[str, str]]:
        """The trunk of each seat, and which role it began with."""
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

    def _repr_svg_(self) -> str:
        """Both trees, in a notebook."""
        return svg.picture(self)

    def quick(self, rng: Rng) -> int:
        """What a sensible player does at once."""
        return rollout.quick(self, rng)

    def ranked(self) -> list[int]:
        """What is legal; of places and slots the good ones."""
        return rollout.ranked(self)

    def chances(self) -> list[float]:
        """Each seat's chance to win."""
        return evaluate.chances(self)

    def features(self) -> list[list[float]]:
        """The figures by which chances are judged."""
        return evaluate.features(self)

    def imagine(self, seat: int, rng: Rng) -> None:
        """Redeal, with the other hand as its tree suggests."""
        determinize.imagine(self, seat, rng)

    def mark(self) -> int:
        """The round; the Kodama Phase counts as one."""
        return self.season * (ROUNDS + 1) + self.round

    def landmark(self) -> int:
        """The cards turned up."""
        number = 0
        for card in self.revealed:
            number = number * (N_CARDS + 1) + card
        return number

    def horizon(self) -> int:
        """To the end of the round."""
        return 1
