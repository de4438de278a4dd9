"""The table on the full screen, with real keys and clicks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from chabudai.engine import load
from chabudai.terminal.game.files import NotSaved
from chabudai.terminal.game.local_game import LocalGame
from chabudai.terminal.game.setup import GameSetup
from chabudai.terminal.pacing import NO_PACE
from chabudai.terminal.screen.app import TerminalApp
from chabudai.terminal.screen.ending import Ending
from chabudai.terminal.screen.privacy_screen import PrivacyScreen
from chabudai.terminal.screen.rules import RulesScreen
from chabudai.terminal.screen.table import TableScreen
from chabudai.terminal.screen.widgets import AnswerInput, Choices
from chabudai.terminal.typed.answers import AnswerReader
from tests.terminal.conftest import DealGame, OpenPage, settle, type_words

GAMES = [("samurai_sword", 5), ("kodachi", 3), ("kodama_duo", 2)]
Scene = Callable[[Pilot[int], LocalGame], Awaitable[None]]
PlayScene = Callable[[Scene], LocalGame]


@pytest.fixture
def play_alone(deal_game: DealGame, open_page: OpenPage) -> PlayScene:
    """Play a scene of a game in which the only person, Mika, is asked first."""
    dealt = (deal_game("Mika", seed=str(seed)) for seed in range(50))
    game = next(each for each in dealt if each.is_person_asked())

    def play_scene(scene: Scene) -> LocalGame:
        asyncio.run(play(open_page, game, scene))
        return game

    return play_scene


@pytest.fixture
def play_together(deal_game: DealGame, open_page: OpenPage) -> PlayScene:
    """Play a scene of a game in which three people pass the screen around."""
    game = deal_game("Mika", "Jun", "Kim")

    def play_scene(scene: Scene) -> LocalGame:
        asyncio.run(play(open_page, game, scene))
        return game

    return play_scene


async def play(open_page: OpenPage, game: LocalGame, scene: Scene) -> None:
    async with open_page(TableScreen(game, NO_PACE)) as pilot:
        await scene(pilot, game)


def read_text(pilot: Pilot[int], name: str) -> str:
    return str(pilot.app.screen.query_one(name, Static).content)


def read_text_of(table: TableScreen, name: str) -> str:
    return str(table.query_one(name, Static).content)


def read_screen(pilot: Pilot[int]) -> str:
    """All that can be read on the screen."""
    return "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips())


def test_everything_legal_is_offered_and_nothing_is_ready(play_alone: PlayScene) -> None:
    async def scene(pilot: Pilot[int], game: LocalGame) -> None:
        offered = pilot.app.screen.query_one(Choices)
        assert offered.option_count == len(game.match.state.legal())
        assert offered.highlighted_action() is None

    play_alone(scene)


def test_enter_alone_plays_nothing(play_alone: PlayScene) -> None:
    async def scene(pilot: Pilot[int], game: LocalGame) -> None:
        await pilot.press("enter")

    assert play_alone(scene).match.record.actions == []


def test_words_narrow_the_choices_and_enter_plays(play_alone: PlayScene) -> None:
    async def scene(pilot: Pilot[int], game: LocalGame) -> None:
        await type_words(pilot, "end")
        assert pilot.app.screen.query_one(Choices).option_count >= 1
        await pilot.press("enter")

    assert play_alone(scene).match.record.actions[0] == "end"


def test_half_a_word_plays_nothing_and_is_answered_with_what_is_on_offer(
    play_alone: PlayScene,
) -> None:
    async def scene(pilot: Pilot[int], game: LocalGame) -> None:
        await type_words(pilot, "en")
        await pilot.press("enter")
        await pilot.pause()
        assert "[end]" in read_text(pilot, "#why")
        assert pilot.app.screen.query_one(AnswerInput).value == ""

    assert play_alone(scene).match.record.actions == []


def test_arrows_and_enter_play(play_alone: PlayScene) -> None:
    async def scene(pilot: Pilot[int], game: LocalGame) -> None:
        await pilot.press("down", "up", "down", "enter")

    game = play_alone(scene)
    assert len(game.match.record.actions) >= 1


def test_a_click_plays(play_alone: PlayScene) -> None:
    async def scene(pilot: Pilot[int], game: LocalGame) -> None:
        first = AnswerReader(game, "en").offered[0].token
        await pilot.click(Choices, offset=(4, 0))
        assert game.match.record.actions[0] == first

    play_alone(scene)


def test_words_that_are_not_allowed_are_explained_with_the_rule(play_alone: PlayScene) -> None:
    """R4."""

    async def scene(pilot: Pilot[int], game: LocalGame) -> None:
        await type_words(pilot, "take")
        await pilot.press("enter")
        await pilot.pause()
        assert "does not answer the current question. [R" in read_text(pilot, "#why")
        assert pilot.app.screen.query_one(AnswerInput).value == ""

    assert play_alone(scene).match.record.actions == []


def test_the_question_mark_opens_the_rules_at_the_rule_that_was_named(
    play_alone: PlayScene,
) -> None:
    async def scene(pilot: Pilot[int], game: LocalGame) -> None:
        await type_words(pilot, "take")
        await pilot.press("enter")
        await pilot.press("question_mark")
        await settle(pilot)
        assert isinstance(pilot.app.screen, RulesScreen)
        assert pilot.app.screen.query_one("#rules").scroll_offset.y > 0
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TableScreen)

    play_alone(scene)


def test_the_language_changes_on_the_spot(play_alone: PlayScene) -> None:
    async def scene(pilot: Pilot[int], game: LocalGame) -> None:
        view = game.match.state.view(game.actor())
        await pilot.press("f2")
        assert read_text(pilot, "#prompt") == game.match.game.text.describe_question(
            view, game.names, "fr"
        )

    play_alone(scene)


@pytest.mark.parametrize(("key", "code"), [("ctrl+c", 130), ("ctrl+d", 0), ("ctrl+q", 0)])
def test_leaving_keeps_the_game(play_alone: PlayScene, key: str, code: int) -> None:
    async def scene(pilot: Pilot[int], game: LocalGame) -> None:
        await pilot.press(key)
        await pilot.pause()
        assert pilot.app.return_value == code

    assert play_alone(scene).path.exists()


def test_a_game_that_cannot_be_kept_any_more_is_left_with_the_reason(play_alone: PlayScene) -> None:
    async def scene(pilot: Pilot[int], game: LocalGame) -> None:
        game.path = game.path / "below-a-file.json"
        await type_words(pilot, "end")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app, TerminalApp)
        assert isinstance(pilot.app.error, NotSaved)

    play_alone(scene)


def test_the_end_tells_the_score_and_where_the_record_is(
    deal_game: DealGame, open_page: OpenPage
) -> None:
    game = play_to_the_end(deal_game("Mika"))

    async def scene(pilot: Pilot[int], game: LocalGame) -> None:
        assert isinstance(pilot.app.screen, Ending)
        state, result = game.match.state, game.match.game.text.describe_result
        told = result(state.breakdown(), state.view(0), game.names, "en")
        assert told.headline in read_text(pilot, "#steps")
        assert f"chabudai verify {game.path}" in read_text(pilot, "#where")

    asyncio.run(play(open_page, game, scene))


def test_after_the_end_the_line_says_so_and_plays_nothing(
    deal_game: DealGame, open_page: OpenPage
) -> None:
    game = play_to_the_end(deal_game("Mika"))

    async def scene(pilot: Pilot[int], game: LocalGame) -> None:
        await pilot.press("escape")
        await pilot.pause()
        words = pilot.app.screen.query_one(AnswerInput)
        assert words.placeholder == "the game is over; Enter shows the score"
        await pilot.press("ctrl+z", "f4", "f5", "down")
        await type_words(pilot, "end")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Ending)

    actions = list(game.match.record.actions)
    asyncio.run(play(open_page, game, scene))
    assert game.match.record.actions == actions


def play_to_the_end(game: LocalGame) -> LocalGame:
    while not game.is_over():
        game.play(
            game.choose_bot_action() if not game.is_person_asked() else game.match.state.legal()[0]
        )
    return game


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("name", "seats"), [("samurai_sword", 5), ("kodachi", 3), ("kodama_duo", 2)]
)
def test_aim_seats_and_middle_are_in_sight_on_a_small_screen(
    name: str, seats: int, lang: str, home: Path, open_page: OpenPage
) -> None:
    game = GameSetup(load(name), seats, ["Mika"], seed="1").start_game()

    async def scene() -> None:
        async with open_page(TableScreen(game, NO_PACE), lang) as pilot:
            view, phrases = game.match.state.view(0), game.phrases(lang)
            shown = " ".join(read_screen(pilot).split())
            assert " ".join(phrases.aim(view)[0].split())[:60] in shown
            assert all(f"{seat} {game.names[seat]}" in shown for seat in range(1, seats))
            assert pilot.app.screen.query_one(Choices).option_count > 0
            if name == "kodama_duo":
                decree = " ".join(phrases.zones(view)[2].rows[0].split())
                assert decree[:40] in shown

    asyncio.run(scene())


def test_a_place_on_the_tree_is_drawn_before_it_is_chosen(home: Path, open_page: OpenPage) -> None:
    game = GameSetup(load("kodama_duo"), 2, ["Mika"], seed="1").start_game()

    async def scene() -> None:
        async with open_page(TableScreen(game, NO_PACE)) as pilot:
            while not game.match.state.actions.token(game.match.state.legal()[0]).startswith(
                "place"
            ):
                await pilot.press("down", "enter")
                await settle(pilot)
            before = list(game.match.record.actions)
            await pilot.press("down")
            await pilot.pause()
            assert "your Kodama gain" in read_text(pilot, "#sketch")
            view = game.match.state.view(0)
            decree = " ".join(game.phrases("en").zones(view)[2].rows[0].split())
            assert decree[:40] in " ".join(read_screen(pilot).split())
            assert "\u28ff" in read_screen(pilot)
            assert game.match.record.actions == before
            await pilot.press("escape")
            assert not pilot.app.screen.has_class("-preview")

    asyncio.run(scene())


# The privacy screen


def test_the_privacy_screen_shows_a_name_and_nothing_else(play_together: PlayScene) -> None:
    """R15."""

    async def scene(pilot: Pilot[int], game: LocalGame) -> None:
        assert isinstance(pilot.app.screen, PrivacyScreen)
        whom = game.names[game.actor()]
        assert read_screen(pilot).split() == f"Pass the screen to {whom}, then press Enter.".split()

    play_together(scene)


def test_behind_the_privacy_screen_lies_no_hand(play_together: PlayScene) -> None:
    """R15."""

    async def scene(pilot: Pilot[int], game: LocalGame) -> None:
        await pilot.press("enter")
        await type_words(pilot, "end")
        await pilot.press("enter")
        await settle(pilot)
        table = pilot.app.screen_stack[-2]
        assert isinstance(table, TableScreen)
        assert (table.viewer, table.reader, read_text_of(table, "#hand")) == (None, None, "")
        assert table.query_one(AnswerInput).value == ""

    play_together(scene)


def test_each_person_sees_their_own_hand(play_together: PlayScene) -> None:
    """R15."""

    async def scene(pilot: Pilot[int], game: LocalGame) -> None:
        for _ in range(3):
            actor = game.actor()
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(pilot.app.screen, TableScreen)
            assert pilot.app.screen.viewer == actor
            await type_words(pilot, "end")
            await pilot.press("enter")
            await settle(pilot)

    play_together(scene)


@pytest.mark.parametrize("size", [(40, 24), (80, 24), (120, 40), (200, 60)])
def test_prompt_and_choices_can_be_read_at_any_size(
    deal_game: DealGame, open_page: OpenPage, size: tuple[int, int]
) -> None:
    async def scene() -> None:
        game = deal_game("Mika", "Jun", "Kim", seed="2")
        async with open_page(TableScreen(game, NO_PACE), size=size) as pilot:
            await pilot.press("enter")
            await pilot.pause()
            assert game.names[game.actor()] in read_screen(pilot)
            assert pilot.app.screen.query_one(Choices).size.height > 0

    asyncio.run(scene())
