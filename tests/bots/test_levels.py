"""Levels by name: each plays whole games by the rules, and says in a sentence what it is."""

import pytest

from chabudai import OVER, load
from chabudai.bots import Budget, Glimpse, bot_names, load_bot
from chabudai.bots.registry import PACKAGE
from chabudai.engine.registry import game_names
from chabudai.engine.text.catalog import LANGUAGES, format_message

FEW = Budget(iterations=2)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bot", bot_names())
def test_every_level_has_a_sentence(bot: str, lang: str) -> None:
    assert format_message(PACKAGE, f"bot-{bot}", lang).endswith(".")


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("bot", ["adept", "master"])
def test_a_level_plays_a_whole_game_by_the_rules(game: str, bot: str) -> None:
    state = load(game).new(load(game).min_seats, 6)
    turn = 0
    while state.actor() != OVER:
        action = load_bot(bot).choose(Glimpse.of(state, state.actor(), turn, FEW))
        assert state.is_legal(action)
        state.apply(action)
        turn += 1
