"""Whatever comes over a socket is refused in words, and the table plays on."""

from __future__ import annotations

import json
from pathlib import Path

from chabudai.server.protocol import messages
from chabudai.server.socket.endpoint import post_message
from tests.server.in_process import TestClock, lay_out, open_registry
from tests.server.running import wait_for

HUGE = 10**25
NASTY: list[str | bytes] = [
    "",
    "null",
    "[" * 10_000,
    '{"t":' * 3_000,
    b"\xff\xfe",
    b'{"t":"say","text":"\xff"}',
    '{"t":"say","text":"\\ud800"}',
    json.dumps({"t": "ping", "n": HUGE}),
    json.dumps({"t": "ping", "v": HUGE}),
    json.dumps({"t": "play", "id": "a", "v": HUGE, "token": "end"}),
    '{"t":"play","id":"a","v":' + "9" * 5_000 + ',"token":"end"}',
    json.dumps({"t": "undo", "id": "a", "v": 0, "actions": HUGE}),
    json.dumps({"t": "consent", "v": -HUGE, "yes": True}),
    json.dumps({"t": "sit", "seat": HUGE}),
    json.dumps({"t": "play", "id": "a", "v": 10**6, "token": "\0" * 200}),
    json.dumps({"t": "whynot", "id": "a", "token": "strike " * 28}),
    json.dumps({"t": "standing", "question": "\0" * 64, "token": "\0" * 200}),
    json.dumps({"t": "mute", "name": "\0" * 64}),
]


def test_no_message_pauses_a_table(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, TestClock()) as registry:
            players = await lay_out(registry)
            for text in NASTY:
                await post_message(players[0].table, players[0].connection, text)
                await players[0].wait_until_handled()
            assert players[0].table.state.phase() == "playing"
            assert not players[0].connection.ended.is_set()
            refused = [each for each in players[0].heard if isinstance(each, messages.Refused)]
            assert len(refused) >= 15
            assert all(each.text for each in refused)

    wait_for(evening())
