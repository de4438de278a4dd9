"""Kodachi, as the table knows it."""

from __future__ import annotations

from chabudai.engine.game import Game
from chabudai.games.kodachi.ai import insight
from chabudai.games.kodachi.ai.novice import novice
from chabudai.games.kodachi.cards.card_icons import signs
from chabudai.games.kodachi.cards.deck import MOST_SEATS, PACKAGE
from chabudai.games.kodachi.deal import deal, lay
from chabudai.games.kodachi.rules.options import KodachiOptions
from chabudai.games.kodachi.text import events

GAME = Game(
    name="kodachi",
    package=PACKAGE,
    version="1",
    fewest=2,
    most=MOST_SEATS,
    options=KodachiOptions,
    deal=deal,
    lay=lay,
    cards=events.card_lines,
    novice=novice,
    insight=insight,
    text=events,
    signs=signs,
)
