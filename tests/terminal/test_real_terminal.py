"""The full screen on a real terminal: how it is left."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

PEOPLE = ["terminal", "samurai_sword", "--seats", "3", "--hotseat", "--lang", "fr"]


def read_until(leader: int, wanted: bytes | None) -> bytes:
    """What a terminal shows until something appears on it, or until it is closed."""
    shown = b""
    while wanted is None or wanted not in shown:
        try:
            block = os.read(leader, 65536)
        except OSError:  # the other end is closed
            return shown
        shown += block
    return shown


@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0)])
def test_leaving_by_key_says_one_sentence_and_how_to_go_on(
    home: Path, monkeypatch: pytest.MonkeyPatch, key: bytes, code: int
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    leader, end = pty.openpty()
    command = [sys.executable, "-m", "chabudai", *PEOPLE]
    with subprocess.Popen(command, stdin=end, stdout=end, stderr=end) as process:
        os.close(end)
        read_until(leader, "Entrée".encode())
        os.write(leader, key)
        last = read_until(leader, None).decode()
    os.close(leader)
    assert process.returncode == code
    assert "Votre partie est enregistrée. Pour la reprendre" in last
    assert "Traceback" not in last
