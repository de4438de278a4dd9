"""Samurai Sword: hidden roles and blades, for 3 to 7."""

from chabudai.games.samurai_sword.game import GAME

__all__ = ["GAME"]
