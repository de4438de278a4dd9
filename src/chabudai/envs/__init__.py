"""The games as environments of PettingZoo and Gymnasium, and many of them at once.

Importing this registers `chabudai/kodachi-v1`, `chabudai/kodama_duo-v1` and
`chabudai/samurai_sword-v1` with both libraries, and so the games of installed packages.
"""

from chabudai.engine.text.catalog import Sentence, default_language

try:
    from chabudai.envs.aec import GameEnv, env, parallel_env, raw_env
    from chabudai.envs.one_seat import SeatEnv
    from chabudai.envs.registration import register_environments
    from chabudai.envs.vector import Batch, VectorGames
except ModuleNotFoundError as error:
    if error.name in ("gymnasium", "numpy", "pettingzoo"):
        missing = Sentence("chabudai.envs", "no-envs", {"package": error.name})
        raise ImportError(missing.text(default_language())) from None
    raise

register_environments()

__all__ = [
    "Batch",
    "GameEnv",
    "SeatEnv",
    "VectorGames",
    "env",
    "parallel_env",
    "raw_env",
]
