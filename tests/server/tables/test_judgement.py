"""A move is judged once on its way, however it comes."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.engine import State, game_names, load
from chabudai.server.protocol import messages
from tests.server.in_process import DUEL, Player, TestClock, lay_out, open_registry
from tests.server.running import wait_for

MOVES = 12


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The actions that were judged, in order."""
    seen: list[int] = []
    judge = State.why_not

    def count(state: State, action: int) -> list[object]:
        seen.append(action)
        return judge(state, action)  # type: ignore[return-value]

    monkeypatch.setattr(State, "why_not", count)
    return seen


async def answer_first_legal(players: list[Player], number: int) -> None:
    """Let whoever is asked answer something legal, and wait until it is kept."""
    table = players[0].table
    assert table.state.match is not None
    state = table.state.match.state
    token = state.actions.token(state.legal()[-1])
    player = players[state.actor()]
    player.say(messages.Play(f"{number}", 10**6, token))
    await player.next(lambda message: isinstance(message, messages.Accepted))


@pytest.mark.parametrize("game", game_names())
def test_a_person_s_move_is_judged_once(tmp_path: Path, judged: list[int], game: str) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            position = load(game).new(load(game).min_seats, 1).to_position()
            players = await lay_out(registry, position, game)
            judged.clear()
            for number in range(MOVES):
                await answer_first_legal(players, number)

    wait_for(evening())
    assert len(judged) == MOVES


def test_an_answer_that_waits_for_the_beat_is_judged_once(
    tmp_path: Path, judged: list[int]
) -> None:
    async def evening() -> None:
        clock = TestClock()
        async with open_registry(tmp_path, clock, beat=1.0) as registry:
            players = await lay_out(registry, DUEL)
            judged.clear()
            players[0].say(messages.Play("x", 10**6, "strike katana 1"))
            await players[0].wait_until_handled()
            assert players[0].table.state.actor() == 0
            clock.advance(1)
            await players[0].next(lambda message: isinstance(message, messages.Accepted))

    wait_for(evening())
    assert len(judged) == 1


def test_an_answer_that_waited_is_judged_anew_when_the_game_has_moved_on(
    tmp_path: Path, judged: list[int]
) -> None:
    """The same answer was given twice under two names: the second finds another question."""

    async def evening() -> None:
        clock = TestClock()
        async with open_registry(tmp_path, clock, beat=1.0) as registry:
            players = await lay_out(registry, DUEL)
            for id in ("x", "y"):
                players[0].say(messages.Play(id, 10**6, "strike katana 1"))
            await players[0].wait_until_handled()
            clock.advance(1)
            refused = await players[0].next(lambda each: isinstance(each, messages.Refused))
            assert isinstance(refused, messages.Refused)
            assert (refused.id, refused.code) == ("y", "not-asked")

    wait_for(evening())


def test_answers_are_listed_as_a_person_reads_them(tmp_path: Path) -> None:
    """What one does comes first, and the end of the turn last."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            player = (await lay_out(registry))[0]
            asked = [each for each in player.heard if isinstance(each, messages.Update)][-1]
            verbs = [choice.token.split(" ")[0] for choice in asked.legal]
            assert verbs[0] == "strike"
            assert verbs[-1] == "end"

    wait_for(evening())
