"""Kodachi, the one object that answers for the game; each answer stands in its room."""

from __future__ import annotations

from collections.abc import Mapping

from chabudai.engine.game import Game, View
from chabudai.engine.rng import Rng
from chabudai.engine.text.text_view import CardLine, Sign
from chabudai.engine.view.position import Description, Heading
from chabudai.engine.view.tensor import Slice
from chabudai.games.kodachi import deal
from chabudai.games.kodachi.ai import insight
from chabudai.games.kodachi.ai.strategy import KodachiStrategy
from chabudai.games.kodachi.cards.card_icons import list_signs
from chabudai.games.kodachi.cards.deck import MOST_SEATS, PACKAGE, load_deck
from chabudai.games.kodachi.rules import scoring
from chabudai.games.kodachi.rules.options import KodachiOptions
from chabudai.games.kodachi.rules.state import KodachiState
from chabudai.games.kodachi.text import differences, events, labels
from chabudai.games.kodachi.view import position, redeal, tensor, view


class KodachiGame(Game[KodachiState]):
    name = "kodachi"
    package = PACKAGE
    version = "2"
    min_seats = 2
    max_seats = MOST_SEATS
    options = KodachiOptions
    text = events
    insight = insight
    strategy = KodachiStrategy()

    def translate_options(
        self, version: str, options: Mapping[str, str]
    ) -> Mapping[str, str] | None:
        """In version 1 the total of a beaten guard could still change [Q2]."""
        if version == "1" and options.get("help_after_win", "allowed") == "allowed":
            return {**options, "help_after_win": "open"}
        return options if version in ("1", self.version) else None

    def deal(
        self, seats: int, key: bytes, options: Mapping[str, str], deck: str | None, listen: bool
    ) -> KodachiState:
        return deal.deal(seats, key, options, deck, listen)

    def from_position(self, heading: Heading, parts: Description) -> KodachiState:
        return deal.deal_position(heading, parts)

    def view(self, s: KodachiState, seat: int | None) -> View:
        return view.build_view(s, seat)

    def redeal(self, s: KodachiState, seat: int, rng: Rng) -> None:
        redeal.redeal(s, seat, rng)

    def layout(self, deck: str | None = None) -> list[Slice]:
        return tensor.find_layout(load_deck(deck)).slices

    def tensor(self, s: KodachiState, seat: int) -> bytes:
        return tensor.write_table(s, seat)

    def to_position(self, s: KodachiState) -> dict[str, object]:
        return position.write_position(s)

    def scores(self, s: KodachiState) -> list[int]:
        return scoring.count_points(s)

    def winners(self, s: KodachiState) -> list[int]:
        return scoring.find_winners(s)

    def breakdown(self, s: KodachiState) -> dict[str, object]:
        return scoring.explain_score(s)

    def traits(self, s: KodachiState) -> list[dict[str, str]]:
        return scoring.list_traits(s)

    def order_choices(self, tokens: list[str], view: View) -> list[str]:
        return labels.order_choices(tokens, view)

    def describe_difference(
        self, token: str, other: str, view: View, names: list[str], lang: str
    ) -> str:
        return differences.describe_difference(token, other, view, names, lang)

    def list_cards(self, deck: str | None) -> list[CardLine]:
        return events.list_cards(deck)

    def list_signs(self) -> list[Sign]:
        return list_signs()


GAME = KodachiGame()
