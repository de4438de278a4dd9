"""Kodama Duo, as the table knows it."""

from __future__ import annotations

from chabudai.engine.game import Game
from chabudai.games.kodama_duo.ai import insight
from chabudai.games.kodama_duo.ai.novice import novice
from chabudai.games.kodama_duo.cards.deck import PACKAGE
from chabudai.games.kodama_duo.deal import deal, lay
from chabudai.games.kodama_duo.rules.options import KodamaOptions
from chabudai.games.kodama_duo.text import events
from chabudai.games.kodama_duo.text.card_list import signs
from chabudai.games.kodama_duo.text.svg import picture

GAME = Game(
    name="kodama_duo",
    package=PACKAGE,
    version="1",
    fewest=2,
    most=2,
    options=KodamaOptions,
    deal=deal,
    lay=lay,
    cards=events.card_lines,
    novice=novice,
    insight=insight,
    text=events,
    picture=picture,
    in_order=events.in_order,
    signs=signs,
)
