"""Others' turns can be watched, at one's own pace."""

from __future__ import annotations

import asyncio

from textual.pilot import Pilot
from textual.widgets import Static

from chabudai.terminal.game.local_game import LocalGame
from chabudai.terminal.pacing import NO_PACE, SPEEDS, Pace, find_pace
from chabudai.terminal.plain.lines import Lines
from chabudai.terminal.screen.table import TableScreen
from chabudai.terminal.screen.widgets import Choices
from tests.terminal.conftest import DealGame, OpenPage, type_words

STEP = Pace(step=True)
FOREVER = Pace(seconds=3600)


def find_game_of_others(deal_game: DealGame) -> LocalGame:
    """A game in which bots have several actions before Mika is asked."""
    dealt = (deal_game("Mika", seed=str(seed)) for seed in range(50))
    return next(game for game in dealt if count_actions_of_others(game) > 3)


def count_actions_of_others(game: LocalGame) -> int:
    """How many actions bots have until a person is asked; they play the same ones again."""
    actions = 0
    while not game.is_person_asked():
        game.match.play(game.choose_bot_action())
        actions += 1
    game.match.undo(actions)
    return actions


async def wait_until_shown(pilot: Pilot[int], before: str) -> str:
    """The next thing that is told of the others, or the question."""
    prompt = pilot.app.screen.query_one("#prompt", Static)
    while str(prompt.content) == before:
        await pilot.pause()
    return str(prompt.content)


def test_every_visible_action_of_others_has_a_beat_of_its_own(
    deal_game: DealGame, open_page: OpenPage
) -> None:
    game = find_game_of_others(deal_game)
    shown: list[str] = []

    async def scene() -> None:
        table = TableScreen(game, STEP)
        async with open_page(table, settled=False) as pilot:
            while not shown or not game.is_person_asked() or table.is_scene_on:
                shown.append(await wait_until_shown(pilot, shown[-1] if shown else ""))
                assert len(game.match.record.actions) <= len(shown)
                await pilot.press("enter")
            assert table.query_one(Choices).option_count > 0

    asyncio.run(scene())
    told = [text for text in table_sentences(game) if text]
    assert all(any(text in frame for frame in shown) for text in told)


def table_sentences(game: LocalGame) -> list[str]:
    """What Mika is told of the actions so far."""
    phrases, match = game.phrases("en"), game.match
    view = match.state.view(0)
    return [phrases.describe_event(each.seen_by(0), view) for each in match.log[match.starts[1] :]]


def test_nothing_is_asked_while_a_scene_is_on_and_escape_goes_on_to_the_present(
    deal_game: DealGame, open_page: OpenPage
) -> None:
    game = find_game_of_others(deal_game)

    async def scene() -> None:
        table = TableScreen(game, FOREVER)
        async with open_page(table, settled=False) as pilot:
            while not table.news:
                await pilot.pause()
            assert table.query_one(Choices).option_count == 0
            await pilot.press("escape")
            await pilot.app.workers.wait_for_complete()
            await pilot.pause()
            assert table.query_one(Choices).option_count == len(game.match.state.legal())

    asyncio.run(scene())


def test_a_speed_is_chosen_in_both_languages() -> None:
    assert find_pace("calm") == find_pace("Calme") == Pace(SPEEDS["calm"])
    assert find_pace("step") == find_pace("pas") == STEP
    assert find_pace("none") == NO_PACE
    assert find_pace("warp") is None


def test_the_speed_changes_at_the_table(deal_game: DealGame, open_page: OpenPage) -> None:
    dealt = (deal_game("Mika", seed=str(seed)) for seed in range(50))
    game = next(each for each in dealt if each.is_person_asked())

    async def scene() -> None:
        table = TableScreen(game, NO_PACE)
        async with open_page(table) as pilot:
            await type_words(pilot, "speed calm")
            await pilot.press("enter")
            assert table.pace == Pace(SPEEDS["calm"])

    asyncio.run(scene())
    assert game.match.record.actions == []


def test_lines_in_a_pipe_never_wait() -> None:
    waited: list[float] = []
    Lines("en", waited.append).wait_for_beat(FOREVER)
    assert waited == []
