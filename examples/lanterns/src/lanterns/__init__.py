"""Lanterns: two to four players show one lantern a round, and the brightest scores."""

from lanterns.game import GAME

__all__ = ["GAME"]
