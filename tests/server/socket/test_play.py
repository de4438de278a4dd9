"""A game over the network, with real sockets, from opening a table to its end."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from chabudai.client import Client, NotDone, ShutOut
from chabudai.engine import game_names, load
from chabudai.server.protocol import messages
from tests.decks import make_short_deck
from tests.server.evening import read_log
from tests.server.running import (
    Server,
    all_past,
    asked,
    clients,
    guests_at,
    legal,
    play_to_the_end,
    start,
    started,
    terms,
    wait_for,
)


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_is_played_over_the_network(server: Server, game: str) -> None:
    """Everybody is told the result, and what made the seed."""

    asked_for = terms(game, load(game).min_seats, deck=make_short_deck(game))

    async def play() -> None:
        async with started(server, asked_for) as guests:
            await asyncio.gather(*(play_to_the_end(each, n) for n, each in enumerate(guests)))
            for guest in guests:
                await guest.until(lambda guest=guest: bool(guest.update.result))  # type: ignore
                assert guest.room is not None
                assert guest.room.proof is not None
                assert guest.room.proof.secret

    wait_for(play())


def test_the_game_starts_when_every_seat_is_ready(server: Server) -> None:
    """Not before."""

    async def play() -> None:
        people = await clients(server, 3)
        table = await people[0].open_table(terms())
        async with guests_at(people, table) as guests:
            for seat, guest in enumerate(guests):
                await guest.sit(seat)
            await guests[0].ready()
            await guests[1].ready()
            await guests[2].until(lambda: is_ready(guests[2].room, 1))
            assert guests[2].room is not None
            assert guests[2].room.phase == "waiting"
            await guests[2].ready()
            await guests[0].until(lambda: guests[0].update is not None)

    wait_for(play())


def is_ready(room: messages.Room | None, seat: int) -> bool:
    return room is not None and room.chairs[seat].ready


def test_an_illegal_action_is_refused_with_its_rule_in_the_language_of_the_guest(
    server: Server,
) -> None:
    async def play() -> None:
        async with started(server, terms()) as guests:
            with pytest.raises(NotDone) as refused:
                await asked(guests).play("parry")
            assert refused.value.refused.code == "refused"
            assert refused.value.refused.reasons[0].rule == "R4"
            assert (await asked(guests).why_not("parry"))[0].rule == "R4"
            assert await asked(guests).why_not(legal(asked(guests))[0]) == []

    wait_for(play())


def test_only_the_seat_that_is_asked_is_told_why_not(server: Server) -> None:
    async def play() -> None:
        async with started(server, terms()) as guests:
            other = next(guest for guest in guests if not guest.asked())
            with pytest.raises(NotDone) as refused:
                await other.why_not("parry")
            assert refused.value.refused.code == "not-asked"

    wait_for(play())


def test_a_stale_action_is_refused(server: Server) -> None:
    """Of two tabs that answer the same question, one is late."""

    async def play() -> None:
        async with started(server, terms()) as guests:
            guest = asked(guests)
            v, token = guest.version(), legal(guest)[0]
            await guest.play(token)
            with pytest.raises(NotDone) as refused:
                await guest.play(token, v)
            assert refused.value.refused.code == "stale"

    wait_for(play())


def test_the_same_action_sent_twice_is_played_once(server: Server) -> None:
    async def play() -> None:
        async with started(server, terms()) as guests:
            guest = asked(guests)
            v = guest.version()
            message = messages.Play("mine", v, legal(guest)[0])
            await guest.say(message)
            await all_past(guests, v)
            after = guest.version()
            await guest.say(message)
            with pytest.raises(NotDone):
                await guest.play("end", v)
            assert guest.version() == after

    wait_for(play())


def test_sitting_down_and_being_ready_twice_is_done_once(server: Server) -> None:
    """Whoever missed the answer gets it again, also when the game has begun."""

    async def play() -> None:
        people = await clients(server, 2)
        table = await people[0].open_table(terms("kodachi", 2))
        async with guests_at(people, table) as (one, other):
            sit, ready = messages.Sit(0, "chance", "a"), messages.Ready(True, "b")
            answers = [await one._request(each) for each in (sit, sit, ready, sit, ready)]
            assert [answers[0], answers[2]] == [answers[1], answers[4]]
            assert answers[3] == answers[0]
            await other.sit(1)
            await other.ready()
            await one.until(lambda: one.update is not None)
            assert [await one._request(each) for each in (sit, ready)] == answers[3:]
        log = await read_log(server.settings.place, table)
        kinds = [type(each).__name__ for each in log]
        assert kinds == ["Opened", "Seated", "Readied", "Seated", "Readied", "Started"]

    wait_for(play())


def test_a_second_tab_sees_the_same_seat(server: Server) -> None:
    async def play() -> None:
        people = await clients(server, 3)
        table = await people[0].open_table(terms())
        async with guests_at([*people, people[0]], table) as guests:
            await start(guests[:3])
            await guests[3].until(lambda: guests[3].update is not None)
            assert guests[3].update is not None
            assert guests[3].update == guests[0].update

    wait_for(play())


def test_a_spectator_sees_what_a_spectator_may_see(server: Server) -> None:
    async def play() -> None:
        people = await clients(server, 4)
        table = await people[0].open_table(terms())
        async with guests_at(people, table) as guests:
            await start(guests[:3])
            await guests[3].until(lambda: guests[3].update is not None)
            assert guests[3].update is not None
            assert guests[3].update.view["viewer"] is None
            assert guests[3].update.legal == []

    wait_for(play())


def test_bots_answer_for_their_seats(server: Server) -> None:
    """In processes of their own."""

    async def play() -> None:
        (person,) = await clients(server, 1)
        asked_for = terms(bots=[None, "novice", "random"])
        async with person.at(await person.open_table(asked_for)) as guest:
            await start([guest])
            await play_to_the_end(guest, 1)

    wait_for(play())


def test_a_rematch_keeps_everybody_in_place(server: Server) -> None:
    async def play() -> None:
        (person,) = await clients(server, 1)
        asked_for = terms(bots=[None, "random", "random"])
        async with person.at(await person.open_table(asked_for)) as guest:
            await start([guest])
            await play_to_the_end(guest, 1)
            await guest.say(messages.Rematch())
            await guest.until(lambda: bool(guest.room and guest.room.rematch))
            assert guest.room is not None
            assert guest.room.rematch is not None
            async with person.at(guest.room.rematch) as again:
                assert again.seat() == 0
                check_new_secret(guest.room, again.room)
                await again.ready()
                await again.until(lambda: again.update is not None)

    wait_for(play())


def check_new_secret(before: messages.Room, after: messages.Room | None) -> None:
    """The new table is committed to a secret of its own, and tells nothing of it."""
    assert after is not None
    assert before.proof is not None
    assert after.proof is not None
    assert after.proof.commitment != before.proof.commitment
    assert (after.proof.secret, after.proof.entropy, after.proof.seed) == (None, None, None)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": 2}, "unknown-game"),
        ({"game": "samurai_sword", "seats": 9}, "bad-seats"),
        ({"game": "samurai_sword", "seats": 3, "options": {"tempo": "1"}}, "unknown-option"),
        ({"game": "samurai_sword", "seats": 3, "bots": ["xyz"]}, "unknown-bot"),
        ({"game": "samurai_sword", "seats": 3, "deck": "x"}, "deck-toml"),
        ({"game": "samurai_sword", "seats": 3, "pace": {"kind": "live"}}, "bad-pace"),
        ({"game": "samurai_sword", "seats": 3, "colour": "red"}, "http-400"),
    ],
)
def test_terms_no_table_could_keep_are_refused(
    server: Server, body: dict[str, object], code: str
) -> None:
    async def ask() -> httpx.Response:
        (person,) = await clients(server, 1)
        return await person.ask("POST", "/api/tables", body)

    assert wait_for(ask()).json()["code"] == code


def test_a_table_that_is_not_there_is_said_to_be_none(server: Server) -> None:
    async def go() -> None:
        (person,) = await clients(server, 1)
        with pytest.raises(ShutOut) as shut_out:
            async with person.at("nowhere"):
                pass
        assert shut_out.value.code == 4404

    wait_for(go())


def test_whoever_shows_no_good_token_is_shut_out(server: Server) -> None:
    async def go() -> None:
        with pytest.raises(ShutOut) as shut_out:
            async with Client(server.url, "guess").at("nowhere"):
                pass
        assert shut_out.value.code == 4401

    wait_for(go())


def test_what_is_no_message_is_refused_and_changes_nothing(server: Server) -> None:
    async def go() -> None:
        async with started(server, terms()) as guests:
            socket = guests[0]._socket
            assert socket is not None
            for text in ("{", '{"t":"fly"}', '{"t":"ping","x":1}', '{"t":"sit","seat":-1}'):
                await socket.send(text)
            await guests[0].until(lambda: len(guests[0].refused) == 4)
            assert {each.code for each in guests[0].refused} == {"bad-message"}
            assert legal(asked(guests))

    wait_for(go())
