"""Bots that are programs: what they are told, and what a bad one costs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import node
import pytest

from chabudai.bots import Bot, Budget, Glimpse, load_bot
from chabudai.bots.program import process
from chabudai.bots.program.bot import ProgramBot, is_program, name_program
from chabudai.bots.program.messages import encode
from chabudai.bots.program.misses import count_misses, describe_misses
from chabudai.bots.program.process import Program
from chabudai.engine import BadOptions, State, load
from chabudai.engine.registry import own_games
from chabudai.lab.simulate.simulation import play_with_bots

EXAMPLES = sorted(path for path in (Path(__file__).parents[2] / "examples" / "bots").iterdir())
# Says hello, keeps what it was asked, then does what a test wants of it.
HONEST = """
import json, os, signal, sys, time
log = open(__file__ + ".log", "a")
for line in sys.stdin:
    log.write(line)
    log.flush()
    asked = json.loads(line)
    if asked["t"] == "hello":
        print('{"t": "hello"}', flush=True)
    elif asked["t"] == "ask":
        answer = {"t": "answer", "id": asked["id"], "token": asked["legal"][-1]}
        ACT
        print(json.dumps(answer), flush=True)
"""

ENOUGH = Budget(seconds=20)  # however busy the machine is

WriteBot = Callable[..., ProgramBot]


@pytest.fixture
def write_bot(tmp_path: Path) -> WriteBot:
    """A bot that acts so before it answers."""

    def write(act: str = "pass", source: str = HONEST) -> ProgramBot:
        path = tmp_path / "tested.py"
        path.write_text(source.replace("ACT", act))
        return ProgramBot(Program(str(path)))

    return write


def start_game(game: str = "kodachi") -> State:
    return load(game).new(load(game).min_seats, seed=3)


def look(state: State, budget: Budget = ENOUGH) -> Glimpse:
    return Glimpse.of(state, state.actor(), seed=1, budget=budget, samples=False)


def read_log(bot: ProgramBot) -> list[str]:
    return Path(bot.program.path + ".log").read_text().splitlines()


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_an_example_is_short_and_plays_whole_games_without_a_miss(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", node.environment()["PATH"])
    assert len(path.read_text().splitlines()) < 30
    bot = ProgramBot(Program(str(path)))
    for game in own_games():
        state = start_game(game)
        bots: list[Bot] = [bot, *[load_bot("novice")] * (state.seats - 1)]
        actions = play_with_bots(state, bots, seed=5)
        assert state.over()
        assert len(actions) > 20
    assert bot.misses == {}
    bot.program.close()


def test_a_program_is_told_what_its_seat_sees_and_nothing_else(write_bot: WriteBot) -> None:
    state, bot = start_game(), write_bot()
    glimpse = look(state, Budget(seconds=1.5, iterations=7))
    assert bot.choose(glimpse) == glimpse.legal[-1]
    bot.program.close()
    asked = {
        "t": "ask",
        "id": 1,
        "game": "kodachi",
        "seat": glimpse.seat,
        "budget": {"seconds": 1.5, "iterations": 7},
        "legal": glimpse.tokens,
        "view": state.view(glimpse.seat),
    }
    assert read_log(bot) == ['{"t":"hello","protocol":1}', encode(asked).decode(), '{"t":"bye"}']


@pytest.mark.parametrize(
    ("act", "kind"),
    [
        ("time.sleep(60)", "silent"),
        ("signal.pause()", "silent"),
        ("sys.exit(1)", "ended"),
        ("os.kill(os.getpid(), signal.SIGKILL)", "ended"),
        ("print('thinking...')", "nonsense"),
        ("print('[' * 60000)", "nonsense"),
        ("print('x' * 1000000)", "nonsense"),
        ("print(b'\\xff\\xfe'.decode('latin-1'))", "nonsense"),
        ("answer['id'] += 1", "nonsense"),
        ("answer['id'] = None", "nonsense"),
        ("answer = {'t': 'hello'}", "nonsense"),
        ("answer['token'] = 'win'", "illegal"),
    ],
)
def test_a_bad_answer_costs_the_move_and_is_counted(
    act: str, kind: str, write_bot: WriteBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    if kind == "silent":
        monkeypatch.setattr(process, "GRACE", 0.2)
    once = f"if asked['id'] == 1: {act}"
    glimpse = look(start_game(), Budget(seconds=0.1) if kind == "silent" else ENOUGH)
    bot = write_bot(once)
    assert bot.choose(glimpse) in glimpse.legal
    assert bot.misses == {kind: 1}
    monkeypatch.setattr(process, "GRACE", ENOUGH.seconds)
    assert bot.choose(glimpse) == glimpse.legal[-1]
    assert bot.misses == {kind: 1}
    bot.program.close()
    started = len([line for line in read_log(bot) if "hello" in line])
    assert started == (1 if kind == "illegal" else 2)


def test_whoever_misses_ten_times_in_a_row_is_not_asked_again(write_bot: WriteBot) -> None:
    glimpse, bot = look(start_game()), write_bot("answer['token'] = 'win'")
    for _ in range(12):
        assert bot.choose(glimpse) in glimpse.legal
    assert bot.misses == {"illegal": 10, "given-up": 2}
    bot.program.close()
    assert len([line for line in read_log(bot) if '"ask"' in line]) == 10


def test_a_view_larger_than_a_pipe_does_not_wait_for_a_program_that_reads_nothing(
    write_bot: WriteBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaf = 'print(\'{"t": "hello"}\', flush=True)\nimport signal\nsignal.pause()'
    state, bot = start_game(), write_bot(source=deaf)
    glimpse = look(state, Budget(seconds=0.1))
    glimpse.view["padding"] = "x" * 1_000_000
    bot.program.check()
    monkeypatch.setattr(process, "GRACE", 0.1)
    assert bot.choose(glimpse) in glimpse.legal
    assert bot.misses == {"silent": 1}


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("", "program-ended"),
        ("print('hello', flush=True); input(); input()", "program-nonsense"),
        ("import signal; signal.pause()", "program-silent"),
        ('print(\'{"t": "answer", "id": 1, "token": "a"}\'); input(); input()', "program-nonsense"),
    ],
)
def test_a_program_that_does_not_say_hello_is_refused_with_a_sentence(
    source: str, code: str, write_bot: WriteBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    if code == "program-silent":
        monkeypatch.setattr(process, "START_SECONDS", 0.2)
    bot = write_bot(source=source)
    with pytest.raises(BadOptions) as refused:
        bot.program.check()
    assert refused.value.sentence.code == code
    for lang in ("en", "fr"):
        assert "tested.py" in refused.value.sentence.text(lang)


def test_what_cannot_be_run_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "bot.txt").write_text("hello")
    for path, code in [
        (tmp_path / "nowhere.py", "program-missing"),
        (tmp_path, "program-missing"),
        (tmp_path / "bot.txt", "program-not-executable"),
    ]:
        with pytest.raises(BadOptions) as refused:
            Program(str(path))
        assert refused.value.sentence.code == code
    (tmp_path / "bot.txt").chmod(0o755)  # and no first line that says what runs it
    with pytest.raises(BadOptions):
        Program(str(tmp_path / "bot.txt")).check()


def test_a_program_ends_with_us_however_we_end(tmp_path: Path) -> None:
    busy = tmp_path / "busy.py"
    act = "print(os.getpid(), file=sys.stderr, flush=True)\n        while True: pass"
    busy.write_text(HONEST.replace("ACT", act))
    host = (
        "from chabudai.bots import Budget, Glimpse\n"
        "from chabudai.bots.program.bot import open_program\n"
        "from chabudai.engine import load\n"
        "state = load('kodachi').new(2, 3)\n"
        f"bot = open_program({str(busy)!r})\n"
        "bot.choose(Glimpse.of(state, state.actor(), 1, Budget(seconds=100), samples=False))\n"
    )
    with subprocess.Popen([sys.executable, "-c", host], stderr=subprocess.PIPE, text=True) as us:
        assert us.stderr is not None
        program = int(us.stderr.readline())
        us.send_signal(signal.SIGKILL)
        assert us.stderr.read() == ""  # the program held it open, and is gone
    with pytest.raises(ProcessLookupError):
        wait_for_end(program)


def wait_for_end(pid: int) -> None:
    """Until whoever adopted a dead process has buried it; raises ProcessLookupError then."""
    while True:
        os.kill(pid, 0)
        if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
            raise ProcessLookupError


def test_paths_are_told_from_names() -> None:
    assert [is_program(name) for name in ("./mybot.py", "bots/mine", "mybot.js")] == [True] * 3
    assert [is_program(name) for name in ("novice", "my-bot", "")] == [False] * 3
    names = [name_program(path) for path in ("./My Bot.py", "/a/b/42.sh", "deep-blue")]
    assert names == ["my-bot", "program", "deep-blue"]


def test_misses_are_told_in_words(write_bot: WriteBot) -> None:
    bot = write_bot()
    bot.misses.update({"silent": 2, "illegal": 1})
    misses = count_misses(["./tested.py"], [bot])
    assert describe_misses(misses, "en") == [
        "./tested.py missed 3 questions, and the quick rule answered: "
        "1 not legal, 2 not answered in time."
    ]
    assert "manqué 3 questions" in describe_misses(misses, "fr")[0]
