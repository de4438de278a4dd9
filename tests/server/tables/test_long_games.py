"""A game that nobody wants to win ends all the same."""

from __future__ import annotations

from pathlib import Path

from chabudai.server.protocol import messages
from chabudai.server.settings import Limits
from chabudai.server.storage import log as e
from tests.server.in_process import Player, TestClock, lay_out, open_registry
from tests.server.running import wait_for

FEW = Limits(actions_per_game=2)


def test_a_game_ends_when_it_has_had_as_many_moves_as_a_game_may_have(tmp_path: Path) -> None:
    """In words, for good, with nothing shown that was hidden; moves taken back count."""

    async def evening() -> None:
        async with open_registry(tmp_path, TestClock(), limits=FEW) as registry:
            players = await lay_out(registry, practice=True)
            for message in (
                messages.Play("a", 10**6, "strike katana 1"),
                messages.Undo("b", 10**6),
                messages.Play("c", 10**6, "strike katana 1"),
            ):
                players[0].say(message)
            room = await players[2].next_room(lambda room: room.phase == "over")
            assert "2 moves" in room.notice
            await players[1].next_room(lambda room: room.phase == "over")
            update = await players[1].next_update()
            assert (update.legal, update.prompt, update.result) == ([], "", None)
            assert room.proof is None or room.proof.secret is None
            table = players[0].table
            assert isinstance((await registry.store.read_log(table.id))[-1], e.Ended)
        async with open_registry(tmp_path, TestClock(), limits=FEW) as again:
            assert not again.tables
            player = Player(await again.get(table.id), "P1")
            assert (await player.next_room(lambda room: True)).phase == "over"
            player.say(messages.Play("d", 10**6, "parry"))
            refused = await player.next(lambda each: isinstance(each, messages.Refused))
            assert isinstance(refused, messages.Refused)
            assert refused.code == "not-while-over"

    wait_for(evening())
