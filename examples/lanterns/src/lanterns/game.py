"""Lanterns, the one object that answers for the game."""

from __future__ import annotations

from collections.abc import Mapping

from chabudai.engine.game import Game, View
from chabudai.engine.rng import Rng
from chabudai.engine.text.text_view import CardLine
from chabudai.engine.view.position import Description, Heading
from lanterns import deal, text
from lanterns.ai.strategy import LanternsStrategy
from lanterns.rules.options import LanternOptions
from lanterns.rules.scoring import find_winners
from lanterns.rules.state import LanternsState
from lanterns.view import position, view


class LanternsGame(Game[LanternsState]):
    name = "lanterns"
    package = "lanterns"
    version = "1"
    min_seats = 2
    max_seats = 4
    options = LanternOptions
    text = text
    strategy = LanternsStrategy()

    def deal(
        self, seats: int, key: bytes, options: Mapping[str, str], deck: str | None, listen: bool
    ) -> LanternsState:
        return deal.deal(seats, key, options, listen)

    def from_position(self, heading: Heading, parts: Description) -> LanternsState:
        s = deal.make_empty_state(heading.seats, heading.key)
        position.read_position(s, parts)
        return s

    def view(self, s: LanternsState, seat: int | None) -> View:
        return view.build_view(s, seat)

    def redeal(self, s: LanternsState, seat: int, rng: Rng) -> None:
        view.redeal(s, seat, rng)

    def to_position(self, s: LanternsState) -> dict[str, object]:
        return position.write_position(s)

    def scores(self, s: LanternsState) -> list[int]:
        return s.points.copy()

    def winners(self, s: LanternsState) -> list[int]:
        return find_winners(s)

    def breakdown(self, s: LanternsState) -> dict[str, object]:
        return {"points": s.points.copy(), "winners": find_winners(s)}

    def list_cards(self, deck: str | None) -> list[CardLine]:
        return text.list_cards()


GAME = LanternsGame()
