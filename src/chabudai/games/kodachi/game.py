"""Kodachi, as the table knows it."""

from __future__ import annotations

from chabudai.engine.game import Game
from chabudai.games.kodachi import insight, text
from chabudai.games.kodachi.bot import novice
from chabudai.games.kodachi.cards import MOST_SEATS, PACKAGE
from chabudai.games.kodachi.deal import deal, lay
from chabudai.games.kodachi.options import KodachiOptions
from chabudai.games.kodachi.signs import signs

GAME = Game(
    name="kodachi",
    package=PACKAGE,
    version="1",
    fewest=2,
    most=MOST_SEATS,
    options=KodachiOptions,
    deal=deal,
    lay=lay,
    cards=text.card_lines,
    novice=novice,
    insight=insight,
    text=text,
    signs=signs,
)
