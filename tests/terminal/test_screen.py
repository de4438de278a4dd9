"""The table on the full screen, with real keys and clicks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from chabudai.terminal.files import NotKept
from chabudai.terminal.screen.app import Chabudai
from chabudai.terminal.screen.ending import Ending
from chabudai.terminal.screen.privacy_screen import Curtain
from chabudai.terminal.screen.rules import Rules
from chabudai.terminal.screen.table import TableScreen
from chabudai.terminal.screen.widgets import Choices, Words
from chabudai.terminal.session import Session
from tests.terminal.conftest import Opened, Seat, settle

Scene = Callable[[Pilot[int], Session], Awaitable[None]]
Played = Callable[[Scene], Session]


@pytest.fixture
def alone(seat: Seat, opened: Opened) -> Played:
    """Play a scene of a game in which the only person, Mika, is asked first."""
    dealt = (seat("Mika", seed=str(seed)) for seed in range(50))
    session = next(each for each in dealt if each.asks_a_person())

    def played(scene: Scene) -> Session:
        asyncio.run(play(opened, session, scene))
        return session

    return played


@pytest.fixture
def together(seat: Seat, opened: Opened) -> Played:
    """Play a scene of a game in which three people pass the screen around."""
    session = seat("Mika", "Jun", "Kim")

    def played(scene: Scene) -> Session:
        asyncio.run(play(opened, session, scene))
        return session

    return played


async def play(opened: Opened, session: Session, scene: Scene) -> None:
    async with opened(TableScreen(session, 0)) as pilot:
        await scene(pilot, session)


async def type_words(pilot: Pilot[int], words: str) -> None:
    await pilot.press(*["space" if letter == " " else letter for letter in words])
    await pilot.pause()


def text(pilot: Pilot[int], name: str) -> str:
    return str(pilot.app.screen.query_one(name, Static).content)


def everything(pilot: Pilot[int]) -> str:
    """All that can be read on the screen."""
    return "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips())


def test_everything_legal_is_offered_and_nothing_is_ready(alone: Played) -> None:
    async def scene(pilot: Pilot[int], session: Session) -> None:
        offered = pilot.app.screen.query_one(Choices)
        assert offered.option_count == len(session.match.state.legal())
        assert offered.chosen() is None

    alone(scene)


def test_enter_alone_plays_nothing(alone: Played) -> None:
    async def scene(pilot: Pilot[int], session: Session) -> None:
        await pilot.press("enter")

    assert alone(scene).match.record.actions == []


def test_words_narrow_the_choices_and_enter_plays(alone: Played) -> None:
    async def scene(pilot: Pilot[int], session: Session) -> None:
        await type_words(pilot, "end")
        assert pilot.app.screen.query_one(Choices).option_count >= 1
        await pilot.press("enter")

    assert alone(scene).match.record.actions[0] == "end"


def test_arrows_and_enter_play(alone: Played) -> None:
    async def scene(pilot: Pilot[int], session: Session) -> None:
        await pilot.press("down", "up", "down", "enter")

    session = alone(scene)
    assert len(session.match.record.actions) >= 1


def test_a_click_plays(alone: Played) -> None:
    async def scene(pilot: Pilot[int], session: Session) -> None:
        await pilot.click(Choices, offset=(4, 0))

    assert alone(scene).match.record.actions[0] == "end"


def test_words_that_are_not_allowed_are_explained_with_the_rule(alone: Played) -> None:
    """R4."""

    async def scene(pilot: Pilot[int], session: Session) -> None:
        await type_words(pilot, "take")
        assert "does not answer the current question. [R" in text(pilot, "#why")
        await pilot.press("escape")
        assert pilot.app.screen.query_one(Words).value == ""

    assert alone(scene).match.record.actions == []


def test_the_question_mark_opens_the_rules_at_the_rule_that_was_named(alone: Played) -> None:
    async def scene(pilot: Pilot[int], session: Session) -> None:
        await type_words(pilot, "take")
        await pilot.press("question_mark")
        await settle(pilot)
        assert isinstance(pilot.app.screen, Rules)
        assert pilot.app.screen.query_one("#rules").scroll_offset.y > 0
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TableScreen)

    alone(scene)


def test_the_language_changes_on_the_spot(alone: Played) -> None:
    async def scene(pilot: Pilot[int], session: Session) -> None:
        view = session.match.state.view(session.actor())
        await pilot.press("f2")
        assert text(pilot, "#prompt") == session.match.game.text.prompt(view, session.names, "fr")

    alone(scene)


@pytest.mark.parametrize(("key", "code"), [("ctrl+c", 130), ("ctrl+d", 0), ("ctrl+q", 0)])
def test_leaving_keeps_the_game(alone: Played, key: str, code: int) -> None:
    async def scene(pilot: Pilot[int], session: Session) -> None:
        await pilot.press(key)
        await pilot.pause()
        assert pilot.app.return_value == code

    assert alone(scene).path.exists()


def test_a_game_that_cannot_be_kept_any_more_is_left_with_the_reason(alone: Played) -> None:
    async def scene(pilot: Pilot[int], session: Session) -> None:
        session.path = session.path / "below-a-file.json"
        await type_words(pilot, "end")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app, Chabudai)
        assert isinstance(pilot.app.error, NotKept)

    alone(scene)


def test_the_end_tells_the_score_and_where_the_record_is(seat: Seat, opened: Opened) -> None:
    session = seat("Mika")
    while not session.over():
        session.play(
            session.choose() if not session.asks_a_person() else session.match.state.legal()[0]
        )

    async def scene(pilot: Pilot[int], session: Session) -> None:
        assert isinstance(pilot.app.screen, Ending)
        state, result = session.match.state, session.match.game.text.result
        told = result(state.breakdown(), state.view(None), session.names, "en")
        assert told[-1] in text(pilot, "#steps")
        assert f"chabudai verify {session.path}" in text(pilot, "#where")

    asyncio.run(play(opened, session, scene))


# The curtain


def test_the_curtain_shows_a_name_and_nothing_else(together: Played) -> None:
    """R15."""

    async def scene(pilot: Pilot[int], session: Session) -> None:
        assert isinstance(pilot.app.screen, Curtain)
        whom = session.names[session.actor()]
        assert everything(pilot).split() == f"Pass the screen to {whom}, then press Enter.".split()

    together(scene)


def test_behind_the_curtain_lies_no_hand(together: Played) -> None:
    """R15."""

    async def scene(pilot: Pilot[int], session: Session) -> None:
        await pilot.press("enter")
        await type_words(pilot, "end")
        await pilot.press("enter")
        await settle(pilot)
        table = pilot.app.screen_stack[-2]
        assert isinstance(table, TableScreen)
        assert (table.viewer, table.query_one("#hand").display, table.offered) == (None, False, [])
        assert table.query_one(Words).value == ""

    together(scene)


def test_each_person_sees_their_own_hand(together: Played) -> None:
    """R15."""

    async def scene(pilot: Pilot[int], session: Session) -> None:
        for _ in range(3):
            actor = session.actor()
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(pilot.app.screen, TableScreen)
            assert pilot.app.screen.viewer == actor
            await type_words(pilot, "end")
            await pilot.press("enter")
            await settle(pilot)

    together(scene)


@pytest.mark.parametrize("size", [(40, 24), (80, 24), (120, 40), (200, 60)])
def test_prompt_and_choices_can_be_read_at_any_size(
    seat: Seat, opened: Opened, size: tuple[int, int]
) -> None:
    async def scene() -> None:
        session = seat("Mika", "Jun", "Kim", seed="2")
        async with opened(TableScreen(session, 0), size=size) as pilot:
            await pilot.press("enter")
            await pilot.pause()
            assert session.names[session.actor()] in everything(pilot)
            assert pilot.app.screen.query_one(Choices).size.height > 0

    asyncio.run(scene())
