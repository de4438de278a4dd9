"""Samurai Sword, the one object that answers for the game; each answer stands in its room."""

from __future__ import annotations

from collections.abc import Mapping

from chabudai.engine.game import Game, View
from chabudai.engine.rng import Rng
from chabudai.engine.text.text_view import CardLine
from chabudai.engine.view.position import Description, Heading
from chabudai.engine.view.tensor import Slice
from chabudai.games.samurai_sword import deal
from chabudai.games.samurai_sword.ai import insight
from chabudai.games.samurai_sword.ai.strategy import SamuraiStrategy
from chabudai.games.samurai_sword.cards.deck import PACKAGE, load_deck
from chabudai.games.samurai_sword.rules import scoring
from chabudai.games.samurai_sword.rules.options import SamuraiOptions
from chabudai.games.samurai_sword.rules.state import SamuraiState
from chabudai.games.samurai_sword.text import differences, events, labels
from chabudai.games.samurai_sword.view import position, redeal, tensor, view


class SamuraiGame(Game[SamuraiState]):
    name = "samurai_sword"
    package = PACKAGE
    version = "2"
    min_seats = 3
    max_seats = 7
    options = SamuraiOptions
    text = events
    insight = insight
    strategy = SamuraiStrategy()

    def translate_options(
        self, version: str, options: Mapping[str, str]
    ) -> Mapping[str, str] | None:
        """Version 1 allowed one order of discarding only, which leads to the same table [Q33]."""
        return options if version in ("1", self.version) else None

    def deal(
        self, seats: int, key: bytes, options: Mapping[str, str], deck: str | None, listen: bool
    ) -> SamuraiState:
        return deal.deal(seats, key, options, deck, listen)

    def from_position(self, heading: Heading, parts: Description) -> SamuraiState:
        return deal.deal_position(heading, parts)

    def view(self, s: SamuraiState, seat: int | None) -> View:
        return view.build_view(s, seat)

    def redeal(self, s: SamuraiState, seat: int, rng: Rng) -> None:
        redeal.redeal(s, seat, rng)

    def layout(self, deck: str | None = None) -> list[Slice]:
        return tensor.find_layout(load_deck(deck)).slices

    def tensor(self, s: SamuraiState, seat: int) -> bytes:
        return tensor.write_table(s, seat)

    def to_position(self, s: SamuraiState) -> dict[str, object]:
        return position.write_position(s)

    def scores(self, s: SamuraiState) -> list[int]:
        return scoring.count_points(s)

    def winners(self, s: SamuraiState) -> list[int]:
        return scoring.find_winners(s)

    def breakdown(self, s: SamuraiState) -> dict[str, object]:
        return scoring.explain_score(s)

    def traits(self, s: SamuraiState) -> list[dict[str, str]]:
        return scoring.list_traits(s)

    def order_choices(self, tokens: list[str], view: View) -> list[str]:
        return labels.order_choices(tokens, view)

    def describe_difference(
        self, token: str, other: str, view: View, names: list[str], lang: str
    ) -> str:
        return differences.describe_difference(token, other, view, names, lang)

    def list_cards(self, deck: str | None) -> list[CardLine]:
        return events.list_cards(deck)


GAME = SamuraiGame()
