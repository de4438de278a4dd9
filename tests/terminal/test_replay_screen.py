"""A recorded game on the full screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

from chabudai.terminal.game.replay_steps import ReplaySteps, Watcher
from chabudai.terminal.screen.replay import ReplayScreen, Scrubber
from tests.terminal.conftest import DealGame, OpenPage

Scene = Callable[[Pilot[int], ReplayScreen], Awaitable[None]]


@pytest.fixture
def watch_replay(deal_game: DealGame, open_page: OpenPage) -> Callable[[Scene], None]:
    """Watch a game of thirty actions."""
    game = deal_game("Mika", "Jun", "Kim")
    for action in range(30):
        game.match.play(game.match.state.legal()[-1 if action % 3 else 0])
    page = ReplayScreen(ReplaySteps(game.match.record, "en"), Watcher())

    async def watch(scene: Scene) -> None:
        async with open_page(page) as pilot:
            await scene(pilot, page)

    return lambda scene: asyncio.run(watch(scene))


@pytest.mark.parametrize(
    ("keys", "step"),
    [
        (["right", "right", "left"], 1),
        (["left"], 0),
        (["end"], 30),
        (["end", "right"], 30),
        (["end", "home"], 0),
    ],
)
def test_keys_go_through_the_steps(
    watch_replay: Callable[[Scene], None], keys: list[str], step: int
) -> None:
    async def scene(pilot: Pilot[int], page: ReplayScreen) -> None:
        await pilot.press(*keys)
        assert page.step == step

    watch_replay(scene)


def test_down_goes_to_the_next_turn_and_a_number_to_any(
    watch_replay: Callable[[Scene], None],
) -> None:
    async def scene(pilot: Pilot[int], page: ReplayScreen) -> None:
        await pilot.press("down")
        assert page.step == page.steps.turns[1]
        await pilot.press("3", "enter")
        assert page.step == page.steps.turns[2]

    watch_replay(scene)


def test_a_click_on_the_thread_goes_there(watch_replay: Callable[[Scene], None]) -> None:
    async def scene(pilot: Pilot[int], page: ReplayScreen) -> None:
        width = page.query_one(Scrubber).size.width
        await pilot.click(Scrubber, offset=(width - 1, 0))
        assert page.step == 30

    watch_replay(scene)


def test_tab_lends_the_eyes_of_every_seat_in_turn(watch_replay: Callable[[Scene], None]) -> None:
    async def scene(pilot: Pilot[int], page: ReplayScreen) -> None:
        seen = []
        for _ in range(5):
            await pilot.press("tab")
            seen.append(page.watcher)
        assert seen == [Watcher(0), Watcher(1), Watcher(2), Watcher(sees_all=True), Watcher()]

    watch_replay(scene)


def test_a_spectator_sees_no_hand_and_a_seat_its_own(watch_replay: Callable[[Scene], None]) -> None:
    """R15."""

    async def scene(pilot: Pilot[int], page: ReplayScreen) -> None:
        assert not page.query_one("#hand").display
        await pilot.press("tab")
        assert page.query_one("#hand").display

    watch_replay(scene)
