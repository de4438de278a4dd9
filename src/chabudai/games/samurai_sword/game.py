"""Samurai Sword, as the table knows it."""

from __future__ import annotations

from chabudai.engine.game import Game
from chabudai.games.samurai_sword import insight, text
from chabudai.games.samurai_sword.bot import novice
from chabudai.games.samurai_sword.cards import PACKAGE
from chabudai.games.samurai_sword.deal import deal, lay
from chabudai.games.samurai_sword.options import SamuraiOptions

GAME = Game(
    name="samurai_sword",
    package=PACKAGE,
    version="1",
    fewest=3,
    most=7,
    options=SamuraiOptions,
    deal=deal,
    lay=lay,
    cards=text.card_lines,
    novice=novice,
    insight=insight,
    text=text,
)
