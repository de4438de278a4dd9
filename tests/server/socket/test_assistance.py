"""What a table that allows aids tells a seat: what it can know, and what a strong bot would do."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from chabudai.client.guest import NotDone
from chabudai.engine import game_names, load
from chabudai.server.bots.pool import BotPool, question, think_aloud
from chabudai.server.protocol import messages
from chabudai.server.socket.assistance import list_insights, make_hint_question
from chabudai.server.storage import log as e
from chabudai.server.tables.clocks import bot_seconds
from chabudai.server.tables.state import TableState
from chabudai.session.advice import weigh_moves
from tests.server.in_process import TestClock, lay_out, open_registry
from tests.server.running import Server, asked, clients, guests_at, legal, start, terms, wait_for
from tests.server.two_worlds import Moment, make_log, moment

MOMENTS = [moment(game, seed) for game in game_names() for seed in range(6)]


def table_state(each: Moment, world: int) -> TableState:
    """A table that goes on from one of two worlds."""
    state = TableState(each.table)
    for entry in make_log(each, world):
        state.apply(entry)
    return state


@pytest.mark.parametrize("game", game_names())
def test_a_seat_is_told_what_it_can_know(server: Server, game: str) -> None:
    """In words and in figures, which follow from its view."""

    async def ask() -> None:
        rules = load(game)
        people = await clients(server, rules.min_seats)
        table = await people[0].open_table(terms(game, rules.min_seats))
        async with guests_at(people, table) as guests:
            await start(guests)
            told = await guests[1].know()
            view = guests[1].update.view  # type: ignore[union-attr]
            assert rules.insight is not None
            assert told.figures == rules.insight.compute_insights(view)
            assert told.v == guests[1].version()
            assert told.lines

    wait_for(ask())


def test_a_hint_names_legal_answers_in_words_to_the_one_who_asked(server: Server) -> None:
    """The shares are of all thoughts, and nobody else hears of it."""

    async def ask() -> None:
        people = await clients(server, 3)
        table = await people[0].open_table(terms())
        async with guests_at(people, table) as guests:
            await start(guests)
            me = asked(guests)
            told = await me.hint()
            labels = {choice.token: choice.label for choice in me.update.legal}  # type: ignore
            assert {move.token: move.label for move in told.moves}.items() <= labels.items()
            assert 0 < sum(move.share for move in told.moves) <= 1.01
            assert (told.bot, told.v) == ("master", me.version())

    wait_for(ask())


def test_who_may_not_be_helped_is_told_so(server: Server) -> None:
    """A seat where aids are off, one that is not asked, and a spectator."""

    async def ask() -> None:
        people = await clients(server, 4)
        strict = await people[0].open_table(terms(aids=False))
        table = await people[0].open_table(terms())
        async with guests_at(people[:3], strict) as guests, people[3].at(strict) as spectator:
            await start(guests)
            assert await refusal(asked(guests).hint()) == "no-aids"
            assert await refusal(guests[0].know()) == "no-aids"
            assert await refusal(spectator.know()) == "no-seat"
        async with guests_at(people[:3], table) as guests:
            await start(guests)
            idle = next(guest for guest in guests if not legal(guest))
            assert await refusal(idle.hint()) == "not-asked"

    wait_for(ask())


async def refusal(asking: object) -> str:
    """The code of what the server did not do."""
    with pytest.raises(NotDone) as not_done:
        await asking  # type: ignore[misc]
    return not_done.value.refused.code


@pytest.mark.parametrize("each", MOMENTS, ids=lambda each: each.table)
def test_aids_are_the_same_in_both_worlds(each: Moment) -> None:
    """The bot is told the same to the last byte, its chance included."""
    one, other = table_state(each, 0), table_state(each, 1)
    told = [list_insights(each_world, each.watcher, "en", "x") for each_world in (one, other)]
    assert told[0] == told[1]
    if one.actor() == each.watcher:
        asked_one = msgspec.json.encode(make_hint_question(one, each.watcher))
        assert asked_one == msgspec.json.encode(make_hint_question(other, each.watcher))


def test_the_bot_s_own_answer_comes_first_in_its_advice() -> None:
    """And without any time it still has one."""
    state = load("samurai_sword").new(3, 1)
    asked_now = question("master", state, state.actor(), 1, 0.0)
    found = weigh_moves(
        think_aloud(msgspec.json.encode(asked_now)), asked_now.legal, asked_now.tokens
    )
    assert found.moves[0].token in asked_now.tokens
    assert found.worlds == 0


def test_who_asks_for_many_hints_has_to_think_for_a_while(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = TestClock()
        async with open_registry(tmp_path, clock) as registry:
            player = (await lay_out(registry))[0]
            for number in range(registry.limits.hints_at_once + 1):
                player.say(messages.Hint(str(number)))
            refused = await player.next(lambda each: isinstance(each, messages.Refused))
            assert isinstance(refused, messages.Refused)
            assert (refused.id, refused.code) == ("3", "too-many-hints")
            clock.advance(1 / registry.limits.hints_per_second)
            player.say(messages.Hint("later"))
            await player.next(lambda each: isinstance(each, messages.Hinted) and each.id == "later")

    wait_for(evening())


def test_all_workers_think_about_a_hint() -> None:
    """Each with chance of its own: together they look at as many worlds."""

    async def evening() -> None:
        state = load("samurai_sword").new(3, 1)
        asked_now = question("adept", state, state.actor(), 1, 60.0)
        worlds = []
        for workers in (1, 2):
            bots = BotPool(workers)
            found = await bots.advise(asked_now)
            assert found is not None
            worlds.append(found.worlds)
            assert found.moves[0].token in asked_now.tokens
            bots.close()
        assert worlds[1] > worlds[0]

    wait_for(evening())


THINKING = [("none", 0.0, 1.0), ("live", 0.0, 0.4), ("none", 0.8, 0.6), ("live", 0.4, 0.3)]


@pytest.mark.parametrize(("pace", "beat", "seconds"), THINKING)
def test_a_bot_thinks_within_pace_and_beat(pace: str, beat: float, seconds: float) -> None:
    """So that it never takes longer than one that has no choice."""
    state = TableState("t")
    agreed = messages.Pace(kind=pace, seconds=60)  # type: ignore[arg-type]
    state.apply(e.Opened(terms=terms(pace=agreed), host="", secret=""))
    assert bot_seconds(state, beat) == pytest.approx(seconds)
