"""A game small enough for paper: seat 0 takes the safe win, or bets it on a coin nobody sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from chabudai.engine.ai.strategy import Strategy
from chabudai.engine.game import Game, Text, View
from chabudai.engine.match.record import Record
from chabudai.engine.rng import Rng
from chabudai.engine.rules.actions import ActionTable
from chabudai.engine.rules.decision import Decision
from chabudai.engine.rules.state import State

ACTIONS = ActionTable()
SAFE = ACTIONS.add("safe")
BET = ACTIONS.add("bet")
NOBODY = -1


@dataclass(frozen=True)
class NoOptions:
    """Nothing is disputed."""


class Gamble(State):
    """A coin under a cup; whoever won."""

    coin: int
    winner: int

    def clone(self) -> Gamble:
        other = Gamble()
        self.copy_into(other)
        other.coin, other.winner = self.coin, self.winner
        return other


class Choice(Decision[Gamble]):
    """Safe, or bet."""

    def name(self) -> str:
        return "choice"

    def legal(self, s: Gamble) -> list[int]:
        return [SAFE, BET]

    def apply(self, s: Gamble, action: int) -> None:
        s.winner = 0 if action == SAFE or s.coin else 1


class Safe(Strategy[Gamble]):
    """Beginners play safe."""

    def choose_from_view(self, view: View, legal: list[str], rng: Rng) -> str:
        return "safe"


class GambleGame(Game[Gamble]):
    name = "gamble"
    package = "chabudai.lab"
    version = "1"
    min_seats = 2
    max_seats = 2
    options = NoOptions
    text = cast(Text, None)
    strategy = Safe()

    def deal(
        self, seats: int, key: bytes, options: Mapping[str, str], deck: str | None, listen: bool
    ) -> Gamble:
        """Throw the coin."""
        s = Gamble()
        s.actions, s.seats, s.key, s.events = ACTIONS, seats, key, None
        s.coin, s.winner = int(s.chance("coin").randbelow(2)), NOBODY
        s.stack = [Choice(0)]
        return s

    def winners(self, s: Gamble) -> list[int]:
        return [] if s.stack else [s.winner]

    def view(self, s: Gamble, seat: int | None) -> View:
        return {"asked": s.asked(seat)}

    def redeal(self, s: Gamble, seat: int, rng: Rng) -> None:
        s.coin = rng.randbelow(2)


GAME = GambleGame()


def gambled(token: str, coin: int) -> Record:
    """The record of a game with such a coin."""
    seeds = (str(number) for number in range(100))
    seed = next(each for each in seeds if deal_coin(each) == coin)
    return Record(game="gamble", rules="1", seats=2, seed=seed, actions=[token])


def deal_coin(seed: str) -> int:
    """The coin that a seed throws."""
    return GAME.new(2, seed).coin
