"""A bot's program as a process: started when it is asked, ended when it is late, started again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, Literal

import msgspec

from chabudai.bots.program.messages import (
    Answer,
    Ask,
    Bye,
    FromProgram,
    Hello,
    encode,
    from_program,
)
from chabudai.engine.errors import BadOptions
from chabudai.engine.text.catalog import Sentence

PACKAGE: Final = "chabudai.bots"
START_SECONDS = 10.0  # until it has to say hello; interpreters take long on a busy machine
GRACE = 0.5  # seconds beyond its budget, for the way there and back
GOODBYE_SECONDS = 1.0
MAX_LINE = 64 * 1024  # bytes
PATIENCE = 10  # misses in a row, after which it is not asked again
INTERPRETERS = {".py": sys.executable, ".js": "node", ".mjs": "node", ".sh": "sh"}

MissKind = Literal["silent", "ended", "nonsense", "illegal", "given-up"]


class Miss(Exception):
    """A question to which no answer came, or none that can be played."""

    def __init__(self, kind: MissKind) -> None:
        super().__init__(kind)
        self.kind: MissKind = kind


class Program:
    """A program by its path; one process of it at most is there at any time."""

    def __init__(self, path: str, quiet: bool = False) -> None:
        """A quiet one's errors are not shown; raises BadOptions where it cannot be run."""
        self.path = path
        self.quiet = quiet
        self.command = find_command(path)
        self._run: Run | None = None
        self._missed_in_a_row = 0
        self._last_id = 0

    def check(self) -> None:
        """Start it and wait for its hello; raises BadOptions."""
        try:
            self._get_run()
        except Miss as miss:
            raise bad_program(f"program-{miss.kind}", self.path) from None

    def next_id(self) -> int:
        self._last_id += 1
        return self._last_id

    def ask(self, question: Ask) -> str:
        """Get the answer to a question; raises Miss."""
        if self._missed_in_a_row >= PATIENCE:
            raise Miss("given-up")
        try:
            token = self._exchange(question)
        except Miss:
            self._missed_in_a_row += 1
            raise
        self._missed_in_a_row = 0
        return token

    def _exchange(self, question: Ask) -> str:
        run = self._get_run()
        try:
            answer = run.send(question, question.budget.seconds + GRACE)
            if not isinstance(answer, Answer) or answer.id != question.id:
                raise Miss("nonsense")
        except BaseException:  # somebody interrupted us, perhaps
            self._end()
            raise
        if answer.token not in question.legal:
            raise Miss("illegal")
        return answer.token

    def _get_run(self) -> Run:
        if self._run is None:
            self._run = Run(self.command, self.quiet)
            try:
                if not isinstance(self._run.send(Hello(), START_SECONDS), Hello):
                    raise Miss("nonsense")
            except BaseException:
                self._end()
                raise
        return self._run

    def _end(self) -> None:
        if self._run is not None:
            self._run.kill()
            self._run = None

    def close(self) -> None:
        """Say goodbye; what does not end by itself is ended."""
        if self._run is not None:
            self._run.say_goodbye()
            self._end()


class Run:
    """One process, and the thread that talks with it, which may wait for it without an end.

    The thread starts the process as well: Linux ends the process with the thread, and so with us,
    however we end.
    """

    def __init__(self, command: list[str], quiet: bool) -> None:
        self._command = command
        self._errors = subprocess.DEVNULL if quiet else None
        self._process: subprocess.Popen[bytes] | None = None
        self._killed = False
        self._lines_out: SimpleQueue[bytes | None] = SimpleQueue()
        self._lines_in: SimpleQueue[bytes] = SimpleQueue()
        self._thread = Thread(target=self._talk, daemon=True)
        self._thread.start()

    def send(self, message: Hello | Ask, seconds: float) -> FromProgram:
        """Send a line and get one; raises Miss."""
        self._lines_out.put(encode(message) + b"\n")
        try:
            line = self._lines_in.get(timeout=seconds)
        except Empty:
            raise Miss("silent") from None
        if not line:
            raise Miss("ended")
        try:
            return from_program.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Miss("nonsense") from None

    def _talk(self) -> None:
        try:
            with subprocess.Popen(
                [*end_with_us(), *self._command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=True,
            ) as process:
                self._process = process
                for line in self._converse(process):
                    self._lines_in.put(line)
        except OSError:  # it cannot be started, or reads no more
            self._lines_in.put(b"")

    def _converse(self, process: subprocess.Popen[bytes]) -> Iterator[bytes]:
        assert process.stdin
        assert process.stdout
        if self._killed:
            end_group(process)
        while (line := self._lines_out.get()) is not None:
            process.stdin.write(line)
            process.stdin.flush()
            yield process.stdout.readline(MAX_LINE)

    def say_goodbye(self) -> None:
        """Tell it that this is all, and let it end."""
        self._lines_out.put(encode(Bye()) + b"\n")
        self._lines_out.put(None)
        self._thread.join(GOODBYE_SECONDS)

    def kill(self) -> None:
        """End the process and all it started; the thread notices."""
        self._killed = True
        self._lines_out.put(None)
        if self._process is not None:
            end_group(self._process)


def end_group(process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):  # it is gone already
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def end_with_us() -> list[str]:
    """Words before a command that end it when we end without a word, where there are any."""
    found = shutil.which("setpriv") if sys.platform == "linux" else None
    return [found, "--pdeathsig", "KILL", "--"] if found else []


def find_command(path: str) -> list[str]:
    """How to run a program: by itself if it may be, else by its ending; raises BadOptions."""
    program = Path(path).expanduser()
    if not program.is_file():
        raise bad_program("program-missing", path)
    if os.name == "posix" and os.access(program, os.X_OK):
        return [str(program.absolute())]
    interpreter = INTERPRETERS.get(program.suffix)
    found = shutil.which(interpreter) if interpreter else None
    if found is None:
        raise bad_program("program-not-executable", path)
    return [found, str(program.absolute())]


def bad_program(code: str, path: str) -> BadOptions:
    return BadOptions(Sentence(PACKAGE, code, {"path": path, "seconds": START_SECONDS}))
