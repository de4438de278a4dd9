"""A deck of somebody's own is tried out in a worker process before a table is opened with it."""

from __future__ import annotations

from typing import Final

from chabudai.engine import load
from chabudai.engine.rng import FastRng
from chabudai.engine.rules.state import State
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.server.protocol.messages import Terms
from chabudai.server.tables.state import check_terms

TRIED_ACTIONS: Final = 40


def try_terms(terms: Terms) -> None:
    """Refuse what no table could be opened for; raises ChabudaiError.

    Whoever calls sets the time it may take: a deck that can be dealt may still take long to play,
    so the beginning of a game is played and shown as well.
    """
    check_terms(terms)
    game = load(terms.game)
    state, rng = game.new(terms.seats, 0, terms.options, terms.deck), FastRng(0)
    for _ in range(TRIED_ACTIONS):
        if state.over():
            return
        show_state(state)
        legal = state.legal()
        state.apply(legal[rng.randbelow(len(legal))])


def show_state(state: State) -> None:
    """Say in every language what the seat that is asked would be shown."""
    names = [f"{seat}" for seat in range(state.seats)]
    view, text = state.view(state.actor()), state.game.text
    tokens = [state.actions.token(action) for action in state.legal()]
    for lang in LANGUAGES:
        text.describe_question(view, names, lang)
        text.describe_zones(view, names, lang)
        for token in tokens:
            text.describe_action(token, view, names, lang)
