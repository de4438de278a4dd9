"""Register every game with PettingZoo and Gymnasium."""

from __future__ import annotations

from functools import partial

import gymnasium
import pettingzoo

from chabudai.engine import game_names
from chabudai.envs.aec import env, parallel_env


def register_environments() -> None:
    """Let `make` of both libraries find `chabudai/GAME-v1`."""
    for game in game_names():
        name = f"chabudai/{game}-v1"
        pettingzoo.register("aec", name, entry_point=partial(env, game))
        pettingzoo.register("parallel", name, entry_point=partial(parallel_env, game))
        gymnasium.register(
            name, entry_point="chabudai.envs.one_seat:SeatEnv", kwargs={"game": game}
        )
