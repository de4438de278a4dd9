"""Samurai Sword, as the table knows it."""

from __future__ import annotations

from chabudai.engine.game import Game
from chabudai.games.samurai_sword.ai import insight
from chabudai.games.samurai_sword.ai.novice import novice
from chabudai.games.samurai_sword.cards.deck import PACKAGE
from chabudai.games.samurai_sword.deal import deal, lay
from chabudai.games.samurai_sword.rules.options import SamuraiOptions
from chabudai.games.samurai_sword.text import events

GAME = Game(
    name="samurai_sword",
    package=PACKAGE,
    version="1",
    fewest=3,
    most=7,
    options=SamuraiOptions,
    deal=deal,
    lay=lay,
    cards=events.card_lines,
    novice=novice,
    insight=insight,
    text=events,
)
