"""Samurai Sword put into words, for the tests of what it says."""

from __future__ import annotations

from chabudai.engine import load

GAME = load("samurai_sword")
TEXT = GAME.text
NAMES = ["Ren", "Aki", "Bo", "Chie", "Dai", "Emi", "Fumi"]
