"""Kodama Duo, the one object that answers for the game; each answer stands in its room."""

from __future__ import annotations

from collections.abc import Mapping

from chabudai.engine.game import Game, View
from chabudai.engine.rng import Rng
from chabudai.engine.text.text_view import CardLine, Sign
from chabudai.engine.view.position import Description, Heading
from chabudai.engine.view.tensor import Slice
from chabudai.games.kodama_duo import deal
from chabudai.games.kodama_duo.ai import insight
from chabudai.games.kodama_duo.ai.strategy import KodamaStrategy
from chabudai.games.kodama_duo.cards.deck import PACKAGE
from chabudai.games.kodama_duo.cards.loading import load_deck
from chabudai.games.kodama_duo.rules import scoring
from chabudai.games.kodama_duo.rules.options import KodamaOptions
from chabudai.games.kodama_duo.rules.state import KodamaState
from chabudai.games.kodama_duo.text import card_list, differences, events, labels, preview, svg
from chabudai.games.kodama_duo.view import (
    finite_actions,
    nearest_place,
    position,
    redeal,
    tensor,
    view,
)


class KodamaGame(Game[KodamaState]):
    name = "kodama_duo"
    package = PACKAGE
    version = "2"
    min_seats = 2
    max_seats = 2
    options = KodamaOptions
    text = events
    insight = insight
    strategy = KodamaStrategy()

    def translate_options(
        self, version: str, options: Mapping[str, str]
    ) -> Mapping[str, str] | None:
        """Version 1 differed only where a seat has no place for its only card [G8].

        Nobody has ever met that; should a record hold it, its next action does not fit.
        """
        return options if version in ("1", self.version) else None

    def deal(
        self, seats: int, key: bytes, options: Mapping[str, str], deck: str | None, listen: bool
    ) -> KodamaState:
        return deal.deal(seats, key, options, deck, listen)

    def from_position(self, heading: Heading, parts: Description) -> KodamaState:
        return deal.deal_position(heading, parts)

    def view(self, s: KodamaState, seat: int | None) -> View:
        return view.build_view(s, seat)

    def redeal(self, s: KodamaState, seat: int, rng: Rng) -> None:
        redeal.redeal(s, seat, rng)

    def layout(self, deck: str | None = None) -> list[Slice]:
        return tensor.find_layout(load_deck(deck)).slices

    def tensor(self, s: KodamaState, seat: int) -> bytes:
        return tensor.write_table(s, seat)

    def mask(self, s: KodamaState) -> bytes:
        return finite_actions.mark_finite_actions(s)

    def number_actions(self, s: KodamaState) -> list[int]:
        return finite_actions.number_actions(s)

    def decode_action(self, s: KodamaState, number: int) -> int:
        return finite_actions.decode_finite_action(s, number)

    def action_bounds(self) -> tuple[list[float], list[float]]:
        return nearest_place.LEAST, nearest_place.MOST

    def nearest_action(self, s: KodamaState, point: list[float]) -> int:
        return nearest_place.find_nearest_action(s, point)

    def action_points(self, s: KodamaState) -> list[list[float]]:
        return nearest_place.list_action_points(s)

    def to_position(self, s: KodamaState) -> dict[str, object]:
        return position.write_position(s)

    def scores(self, s: KodamaState) -> list[int]:
        return scoring.count_points(s)

    def winners(self, s: KodamaState) -> list[int]:
        return scoring.find_winners(s)

    def breakdown(self, s: KodamaState) -> dict[str, object]:
        return scoring.explain_score(s)

    def traits(self, s: KodamaState) -> list[dict[str, str]]:
        return scoring.list_traits(s)

    def list_cards(self, deck: str | None) -> list[CardLine]:
        return card_list.list_cards(deck)

    def list_signs(self) -> list[Sign]:
        return card_list.list_signs()

    def order_choices(self, tokens: list[str], view: View) -> list[str]:
        return labels.order_choices(tokens, view)

    def describe_difference(
        self, token: str, other: str, view: View, names: list[str], lang: str
    ) -> str:
        return differences.describe_difference(token, other, view, names, lang)

    def sketch_answer(self, token: str, view: View, names: list[str], lang: str) -> list[str]:
        return preview.sketch_answer(token, view, names, lang)

    def draw(self, s: KodamaState, seat: int | None) -> str:
        return svg.draw_trees(s, seat)


GAME = KodamaGame()
