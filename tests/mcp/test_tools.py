"""What a model is answered when it plays, asks, or tries what cannot be."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from chabudai.mcp.local import LocalHouse
from tests.mcp.playing import WAIT, model_at

LOCAL = LocalHouse("Assistant", "en", aids=True)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    return tmp_path


def test_there_are_tools_to_play_with_and_resources_to_read() -> None:
    async def ask() -> None:
        async with model_at(LOCAL) as model:
            listed = await model.client.list_tools()
            names = [tool.name for tool in listed.tools]
            assert names == ["games", "sit_down", "look", "play", "why_not", "know", "hint"]
            assert all(tool.description for tool in listed.tools)
            found = (await model.call("games"))["result"]
            assert {game["name"]: game["most_seats"] for game in found}["samurai_sword"] == 7
            assert (await model.read("rules://kodachi")).startswith("# Kodachi")
            assert '"key": "katana"' in await model.read("cards://samurai_sword")

    asyncio.run(ask())


def test_what_a_table_refuses_is_an_answer() -> None:
    """And changes nothing: the game goes on from where it was."""

    async def ask() -> None:
        async with model_at(LOCAL) as model:
            await model.call("sit_down", game="samurai_sword", seats=3)
            look = await model.call("look", wait=WAIT)
            assert look["status"] == "asked"
            for token in ("strike katana 0", "sing", "x" * 201):
                played = await model.call("play", token=token)
                assert not played["done"]
                assert played["text"]
                assert played["look"]["view"] == look["view"]
                judged = await model.call("why_not", token=token)
                assert not judged["legal"]
            assert (await model.call("why_not", token="strike katana 0"))["reasons"][0]["rule"]
            assert (await model.call("why_not", token=look["legal"][0]["token"]))["legal"]

    asyncio.run(ask())


def test_events_are_told_once_to_whoever_says_where_they_were() -> None:
    async def ask() -> None:
        async with model_at(LOCAL) as model:
            await model.call("sit_down", game="kodama_duo")
            first = await model.call("look", wait=WAIT)
            assert [event["number"] for event in first["events"]] == list(
                range(len(first["events"]))
            )
            again = await model.call("look", since=first["next_event"])
            assert again["events"] == []
            token = first["legal"][0]["token"]
            played = await model.call("play", token=token, wait=WAIT, since=first["next_event"])
            assert played["look"]["events"][0]["number"] == first["next_event"]

    asyncio.run(ask())


def test_aids_are_given_where_they_are_allowed_and_declined_where_not() -> None:
    async def ask(house: LocalHouse) -> bool:
        async with model_at(house) as model:
            await model.call("sit_down", game="kodachi", seats=2)
            look = await model.call("look", wait=WAIT)
            known, hinted = await model.call("know"), await model.call("hint")
            if known["done"]:
                assert known["lines"]
                assert hinted["moves"][0]["token"] in [each["token"] for each in look["legal"]]
            else:
                assert known["code"] == hinted["code"] == "no-aids"
            return bool(known["done"])

    assert asyncio.run(ask(LOCAL))
    assert not asyncio.run(ask(LocalHouse("Assistant", "en", aids=False)))


def test_what_cannot_be_is_said_in_a_sentence_and_costs_no_seat(home: Path) -> None:
    """Also a bot that would be a program: a model runs nothing."""
    ran = home / "ran"
    program = home / "bot.sh"
    program.write_text(f"touch {ran}\n")

    async def ask() -> None:
        async with model_at(LOCAL) as model:
            for tool in ("look", "know", "hint"):
                assert "Call sit_down first" in await model.fail(tool)
            assert "There is no game called go" in await model.fail("sit_down", game="go")
            before = await model.call("sit_down", game="kodachi", seats=2)
            wrong: list[dict[str, Any]] = [
                {"game": "kodachi", "seats": 9},
                {"game": "kodachi", "seats": 10**30},
                {"game": "kodachi", "seat": 7},
                {"game": "kodachi", "bots": [str(program)]},
                {"game": "kodachi", "bots": ["ppo:/etc/hostname"]},
                {"game": "kodachi", "bots": ["novice"] * 99},
                {"game": "kodachi", "options": {"none": "such"}},
                {"table": "http://127.0.0.1:8000/table/abc"},
            ]
            for wish in wrong:
                assert (await model.fail("sit_down", **wish)).endswith((".", "?", ")"))
            after = await model.call("look")
            assert after["view"]["players"] is not None
            assert after["game"] == before["game"]
            assert "There is no game called go" in str(await read_error(model.client))

    asyncio.run(ask())
    assert not ran.exists()


async def read_error(client: object) -> Exception:
    with pytest.raises(Exception, match="game") as found:
        await client.read_resource("rules://go")  # type: ignore[attr-defined]
    return found.value


def test_a_game_that_is_left_is_saved(home: Path) -> None:
    async def ask() -> None:
        async with model_at(LOCAL) as model:
            await model.call("sit_down", game="kodachi", seats=2)
            await model.call("sit_down", game="kodama_duo")

    asyncio.run(ask())
    assert len(list(home.glob("*.json"))) == 2
