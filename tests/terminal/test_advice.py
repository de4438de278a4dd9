"""What one can know, and hints, in the terminal."""

from __future__ import annotations

import asyncio
import re

import pytest
from textual.widgets import Static

from chabudai.engine import load
from chabudai.engine.rng import FastRng
from chabudai.terminal.game.advice import ask_for_advice, list_insights
from chabudai.terminal.pacing import NO_PACE
from chabudai.terminal.screen.table import TableScreen
from tests.terminal.conftest import DealGame, OpenPage, RunCommand, settle

PEOPLE = ("terminal", "samurai_sword", "--seed", "1", "--seats", "3", "--hotseat", "Mika,Jun,Aki")


def test_know_tells_what_the_view_says(deal_game: DealGame) -> None:
    game = deal_game("Mika", "Jun", "Aki")
    insight = load("samurai_sword").insight
    view = game.match.state.view(game.actor())
    assert insight is not None
    assert list_insights(game, "en") == insight.describe_insights(view, game.names, "en")


@pytest.mark.parametrize(("lang", "words"), [("en", "would play: "), ("fr", "jouerait\u00a0: ")])
def test_know_and_hint_answer_in_lines_and_play_nothing(
    run_chabudai: RunCommand, lang: str, words: str
) -> None:
    run = run_chabudai(*PEOPLE, "--lang", lang, typed="\nknow\nhint\nquit\n")
    assert words in run.stdout
    assert re.search(r"(Ninjas|ninjas|Ninja).*%", run.stdout)
    assert run.returncode == 0


def test_a_hint_knows_no_more_than_the_seat(deal_game: DealGame) -> None:
    """Another world that looks the same gives the bot the same world to think in."""
    game = deal_game("Mika", "Jun", "Aki")
    proposals = ask_for_advice(game, "master", seconds=0.0)
    game.match.state.redeal(game.actor(), FastRng(7))
    assert ask_for_advice(game, "master", seconds=0.0) == proposals


def test_the_screen_says_what_one_knows_and_what_a_bot_would_do(
    deal_game: DealGame, open_page: OpenPage
) -> None:
    dealt = (deal_game("Mika", seed=str(seed)) for seed in range(50))
    game = next(each for each in dealt if each.is_person_asked())

    async def scene() -> None:
        async with open_page(TableScreen(game, NO_PACE)) as pilot:
            why = pilot.app.screen.query_one("#why", Static)
            await pilot.press("f5")
            assert "%" in str(why.content)
            await pilot.press("f4")
            await settle(pilot)
            assert "master" in str(why.content)

    asyncio.run(scene())
    assert game.match.record.actions == []
