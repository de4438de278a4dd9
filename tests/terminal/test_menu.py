"""The menu on the full screen."""

from __future__ import annotations

import asyncio
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Button, Input, OptionList, Select, Static

from chabudai.engine import game_names, load, read_record
from chabudai.engine.rules.options import option_names
from chabudai.terminal.pacing import NO_PACE
from chabudai.terminal.screen.menu import OPTION_PREFIX, Menu
from chabudai.terminal.screen.table import TableScreen
from tests.terminal.conftest import DealGame, OpenPage, settle


async def choose_game(pilot: Pilot[int], name: str) -> None:
    pilot.app.screen.query_one("#game", Select).value = name
    await settle(pilot)


def test_enter_sits_down_to_the_game_that_is_shown(open_page: OpenPage, home: Path) -> None:
    async def scene() -> None:
        async with open_page(Menu(NO_PACE)) as pilot:
            await pilot.press("enter")
            await settle(pilot)

    asyncio.run(scene())
    (path,) = home.glob("*.json")
    assert read_record(path.read_bytes()).game == game_names()[0]


def test_what_was_chosen_is_what_is_dealt(open_page: OpenPage, home: Path) -> None:
    async def scene() -> None:
        async with open_page(Menu(NO_PACE)) as pilot:
            await choose_game(pilot, "samurai_sword")
            pilot.app.screen.query_one("#seats", Select).value = "5"
            pilot.app.screen.query_one("#bots", Select).value = "random"
            pilot.app.screen.query_one("#name", Input).value = "Kim"
            pilot.app.screen.query_one(f"#{OPTION_PREFIX}geisha", Select).value = "others"
            await pilot.pause()
            await pilot.click(Button)
            await settle(pilot)

    asyncio.run(scene())
    (path,) = home.glob("*.json")
    record = read_record(path.read_bytes())
    assert (record.seats, record.options["geisha"]) == (5, "others")
    assert record.players[:2] == ["Kim", "Ren (random)"]


def test_every_option_is_asked_about_in_both_languages(open_page: OpenPage, home: Path) -> None:
    async def scene() -> None:
        async with open_page(Menu(NO_PACE), size=(80, 60)) as pilot:
            for _ in range(2):
                shown = {each.id for each in pilot.app.screen.query(Select)}
                wanted = {
                    OPTION_PREFIX + name for name in option_names(load(game_names()[0]).options)
                }
                assert wanted <= shown
                await pilot.press("f2")
                await settle(pilot)

    asyncio.run(scene())


def test_a_choice_outlives_a_change_of_language(open_page: OpenPage, home: Path) -> None:
    async def scene() -> None:
        async with open_page(Menu(NO_PACE)) as pilot:
            await choose_game(pilot, "samurai_sword")
            pilot.app.screen.query_one("#seats", Select).value = "6"
            await pilot.press("f2")
            await settle(pilot)
            assert pilot.app.screen.query_one("#seats", Select).value == "6"
            assert str(pilot.app.screen.query_one(Button).label) == "Commencer"

    asyncio.run(scene())


def test_a_name_no_table_could_show_is_refused_on_the_spot(open_page: OpenPage, home: Path) -> None:
    async def scene() -> None:
        async with open_page(Menu(NO_PACE)) as pilot:
            pilot.app.screen.query_one("#name", Input).value = "a,b"
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(pilot.app.screen, Menu)
            said = str(pilot.app.screen.query_one("#why", Static).content)
            assert said.startswith("A name has 1 to 20 characters")

    asyncio.run(scene())
    assert not home.exists()


def test_a_game_that_was_left_is_gone_on_with(open_page: OpenPage, deal_game: DealGame) -> None:
    path = deal_game("Mika").path

    async def scene() -> None:
        async with open_page(Menu(NO_PACE)) as pilot:
            pilot.app.screen.query_one("#left", OptionList).focus()
            await pilot.press("enter")
            await settle(pilot)
            assert isinstance(pilot.app.screen, TableScreen)
            assert pilot.app.screen.local_game.path == path

    asyncio.run(scene())
