"""Where a game of OpenSpiel begins: its parameters, and the deals that chance chooses from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from chabudai.engine import BadOptions, BadPosition, Game, State
from chabudai.engine.rng import derive_key
from chabudai.engine.rules.options import parse_options
from chabudai.engine.text.catalog import Sentence

USUAL_DEALS = 1_000
MOST_DEALS = 1_000_000


def sentence(code: str, **figures: object) -> Sentence:
    """A sentence of this catalog."""
    return Sentence("chabudai.openspiel", code, figures)


class Start:
    """A game with its parameters, checked."""

    def __init__(self, game: Game, given: Mapping[str, Any]) -> None:
        self.game: Game[State] = game
        self.deals = check_deals(given.get("deals", USUAL_DEALS))
        # OpenSpiel splits parameters at every =, so options are written with a colon.
        self.options = parse_options(str(given.get("options", "")).replace(":", "=").split())
        self.deck = read_file(given["deck"]) if given.get("deck") else None
        self.described = read_position(given["position"]) if given.get("position") else None
        self.players = self.count_players(given)
        self.first = self.deal(0)

    def count_players(self, given: Mapping[str, Any]) -> int:
        """As many as there are in the position, or as are asked for."""
        if self.described is not None:
            return self.game.position(self.described).seats
        return int(given.get("players", self.game.min_seats))

    def deal(self, number: int) -> State:
        """One of the deals; from a position it says what is drawn later."""
        if self.described is None:
            return self.game.new(self.players, number, self.options, self.deck)
        return self.game.position({**self.described, "key": derive_key(number).hex()})


def check_deals(deals: object) -> int:
    """How many deals chance chooses from; raises BadOptions."""
    if not isinstance(deals, int) or not 1 <= deals <= MOST_DEALS:
        raise BadOptions(sentence("bad-deals", most=MOST_DEALS, deals=deals))
    return deals


def read_file(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        raise BadOptions(sentence("no-file", file=name)) from None


def read_position(name: str) -> dict[str, object]:
    try:
        described = json.loads(read_file(name))
    except json.JSONDecodeError:
        described = None
    if not isinstance(described, dict):
        raise BadPosition(sentence("bad-json", file=name))
    return described
