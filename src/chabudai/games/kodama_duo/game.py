"""Kodama Duo, as the table knows it."""

from __future__ import annotations

from chabudai.engine.game import Game
from chabudai.games.kodama_duo import insight, text
from chabudai.games.kodama_duo.bot import novice
from chabudai.games.kodama_duo.card_list import signs
from chabudai.games.kodama_duo.cards import PACKAGE
from chabudai.games.kodama_duo.deal import deal, lay
from chabudai.games.kodama_duo.options import KodamaOptions
from chabudai.games.kodama_duo.picture import picture

GAME = Game(
    name="kodama_duo",
    package=PACKAGE,
    version="1",
    fewest=2,
    most=2,
    options=KodamaOptions,
    deal=deal,
    lay=lay,
    cards=text.card_lines,
    novice=novice,
    insight=insight,
    text=text,
    picture=picture,
    in_order=text.in_order,
    signs=signs,
)
