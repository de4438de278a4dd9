"""Kodachi: push your luck past the guards and build a deck, for 2 to 4."""

from chabudai.games.kodachi.game import GAME

__all__ = ["GAME"]
