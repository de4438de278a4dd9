"""A home of its own for every test, and ways to sit down in it."""

from __future__ import annotations

import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import pytest
from textual.pilot import Pilot

from chabudai.engine import load
from chabudai.terminal.game.local_game import LocalGame
from chabudai.terminal.game.setup import GameSetup
from chabudai.terminal.screen.app import TerminalApp
from chabudai.terminal.screen.base import Page
from tests.forking import run_command

RunCommand: TypeAlias = Callable[..., "subprocess.CompletedProcess[str]"]
DealGame: TypeAlias = Callable[..., LocalGame]
OpenPage: TypeAlias = Callable[..., AbstractAsyncContextManager[Pilot[int]]]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games of this test are kept."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path / "home"


@pytest.fixture
def run_chabudai(home: Path) -> RunCommand:
    """Run a real command with lines to read."""
    return run_command


@pytest.fixture
def deal_game(home: Path) -> DealGame:
    """Deal a game of Samurai Sword to some people, bots in the other seats."""

    def deal(*people: str, seed: str = "1", seats: int = 3) -> LocalGame:
        return GameSetup(load("samurai_sword"), seats, people or ["Mika"], seed=seed).start_game()

    return deal


@pytest.fixture
def open_page() -> OpenPage:
    """A screen as it is once nobody but a person is asked."""

    @asynccontextmanager
    async def open_settled(
        page: Page, lang: str = "en", size: tuple[int, int] = (80, 24), settled: bool = True
    ) -> AsyncIterator[Pilot[int]]:
        app = TerminalApp(page, lang)
        async with app.run_test(size=size) as pilot:
            if settled:
                await settle(pilot)
            yield pilot

    return open_settled


async def settle(pilot: Pilot[int]) -> None:
    """Wait until the bots have played."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def type_words(pilot: Pilot[int], words: str) -> None:
    """Type with real keys."""
    await pilot.press(*["space" if letter == " " else letter for letter in words])
    await pilot.pause()
