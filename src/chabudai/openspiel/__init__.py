"""The games among those of OpenSpiel: `pyspiel.load_game("chabudai_kodachi(players=3)")`.

Importing this registers `chabudai_kodachi`, `chabudai_kodama_duo`, `chabudai_samurai_sword` and the
games of installed packages.

>>> import pyspiel
>>> pyspiel.load_game("chabudai_kodachi(players=3)").num_players()
3
"""

from chabudai.engine.text.catalog import Sentence, default_language

try:
    from chabudai.openspiel.game import SpielGame, SpielState, register_games
    from chabudai.openspiel.resampling import make_resampler
except ModuleNotFoundError as error:
    if error.name in ("numpy", "pyspiel"):
        missing = Sentence("chabudai.openspiel", "no-openspiel", {"package": error.name})
        raise ImportError(missing.text(default_language())) from None
    raise

register_games()

__all__ = ["SpielGame", "SpielState", "make_resampler"]
