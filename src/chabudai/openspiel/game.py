"""A game of OpenSpiel that asks ours, and its states."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pyspiel

from chabudai.engine import Game, game_names, load
from chabudai.engine.match.play import play
from chabudai.engine.view.recall import Recall
from chabudai.openspiel.observer import TableObserver
from chabudai.openspiel.start import USUAL_DEALS, Start

LONGEST = 100_000  # decisions; no game of ours comes near, and OpenSpiel wants a figure
WON, LOST = 1.0, -1.0


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel brings no types
    """One of our games with its parameters; there is a subclass for each game."""

    ours: Game
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.start = Start(self.ours, params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.start.first.mask()),
            max_chance_outcomes=self.start.deals,
            num_players=self.start.players,
            min_utility=LOST,
            max_utility=WON,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> TableObserver:
        """Who looks at a state for a player."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TableObserver(self.start, kind, params)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel brings no types
    """A state: chance chooses the deal, and from then on the players alone decide.

    OpenSpiel copies and pickles every attribute, so there is but one, and none before the deal.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.recall: Recall | None = None

    def current_player(self) -> int:
        if self.recall is None:
            return int(pyspiel.PlayerId.CHANCE)
        state = self.recall.state
        return state.actor() if state.stack else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.recall is not None and not self.recall.state.stack

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as the others."""
        deals = self.get_game().start.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.recall is None or player != self.recall.state.actor():
            return []
        state = self.recall.state
        return sorted(state.game.number_actions(state))

    def _apply_action(self, action: int) -> None:
        if self.recall is None:
            self.recall = Recall(self.get_game().start.deal(action))
            return
        state = self.recall.state
        chosen = state.game.decode_action(state, action)
        if not state.is_legal(chosen):
            play(state, chosen)  # which says why not
        self.recall.play(chosen)

    def _action_to_string(self, player: int, action: int) -> str:
        """The words of an action; without a meaning of its own it goes by its number."""
        if self.recall is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return find_token(self.recall, action)

    def returns(self) -> list[float]:
        """1 for each winner, -1 for everybody else, 0 until it is over."""
        if self.recall is None or self.recall.state.stack:
            return [0.0] * self.num_players()
        winners = self.recall.state.winners()
        return [WON if seat in winners else LOST for seat in range(self.num_players())]

    def __str__(self) -> str:
        """The whole table, hidden cards included."""
        return "" if self.recall is None else json.dumps(self.recall.state.to_position())

    # Structs

    def _to_struct(self) -> dict[str, object]:
        """The whole table, hidden cards included."""
        return {} if self.recall is None else self.recall.state.to_position()

    def _to_observation_struct(self, player: int) -> dict[str, object]:
        """What a player sees."""
        return {} if self.recall is None else self.recall.state.view(player)

    def _action_to_struct(self, player: int, action: int) -> dict[str, object]:
        return {"number": action, "token": self._action_to_string(player, action)}


def find_token(recall: Recall, number: int) -> str:
    """The words for a number now."""
    state = recall.state
    numbers = state.game.number_actions(state)
    if number in numbers:
        return state.actions.token(state.legal()[numbers.index(number)])
    return state.actions.token(number) if state.actions.knows(number) else f"number {number}"


def register_games() -> None:
    """Let `pyspiel.load_game` find them all."""
    known = pyspiel.registered_names()
    for name in game_names():
        game = load(name)
        kind = describe_type(game)
        if kind.short_name not in known:
            # OpenSpiel keeps this until Python is gone, when only a class may still be let go.
            made = type(f"Spiel_{name}", (SpielGame,), {"ours": game, "kind": kind})
            pyspiel.register_game(kind, made)


def describe_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=f"chabudai_{game.name}",
        long_name=f"Chabudai {game.title()['en']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.min_seats,
            "deals": USUAL_DEALS,
            "options": "",
            "deck": "",
            "position": "",
        },
    )
