"""The state of Kodama Duo: the table, with all that every state can say of itself."""

from __future__ import annotations

from chabudai.engine.rng import Rng
from chabudai.games.kodama_duo import picture, position, redeal, scoring, view
from chabudai.games.kodama_duo.state import Table


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
        return picture.picture(self)
