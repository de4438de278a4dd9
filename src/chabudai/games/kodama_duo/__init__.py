"""Kodama Duo: two players grow a tree each by laying branch cards freely on the table."""

from chabudai.games.kodama_duo.game import GAME

__all__ = ["GAME"]
