"""Bots that learned: what is in their files, and what they may look at."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

from chabudai.bots import Glimpse, load_bot
from chabudai.bots.by_file import is_file_bot, name_file_bot, open_file_bot
from chabudai.bots.learned.bot import LearnedBot, draw_place
from chabudai.bots.learned.checkpoint import Checkpoint, fingerprint_meaning
from chabudai.engine import BadOptions, load
from chabudai.engine.registry import own_games
from chabudai.engine.rng import FastRng
from chabudai.lab.arena.arena import Arena
from chabudai.lab.simulate.plan import Plan
from chabudai.lab.simulate.simulation import play_with_bots, simulate
from tests.decks import make_larger_deck

UNITS = 4


def make_checkpoint(game: str = "kodachi", seats: int = 2, seed: int = 1) -> Checkpoint:
    """A bot that learned nothing: its weights are drawn."""
    rng, state = Random(seed), load(game).new(seats)
    inputs, answers = len(state.tensor(0)), len(state.mask())
    return Checkpoint(
        game=game,
        seats=seats,
        meaning=fingerprint_meaning(game, seats, None),
        units=UNITS,
        lower=draw_layer(rng, inputs * UNITS),
        lower_bias=draw_layer(rng, UNITS),
        upper=draw_layer(rng, UNITS * UNITS),
        upper_bias=draw_layer(rng, UNITS),
        scores=draw_layer(rng, answers * UNITS),
        scores_bias=draw_layer(rng, answers),
        run={},
    )


def draw_layer(rng: Random, size: int) -> bytes:
    return pack([rng.gauss() for _ in range(size)])


def pack(figures: list[float]) -> bytes:
    return array("f", figures).tobytes()


WriteFile = Callable[..., Path]


@pytest.fixture
def write_file(tmp_path: Path) -> WriteFile:
    """The file of such a bot, some fields changed."""

    def write(game: str = "kodachi", seats: int = 2, **changed: object) -> Path:
        path = tmp_path / "learned.json"
        found = msgspec.json.decode(msgspec.json.encode(make_checkpoint(game, seats)))
        path.write_text(json.dumps({**found, **changed}))
        return path

    return write


def complain(path: Path | str) -> str:
    """What is said of a file that is no bot."""
    with pytest.raises(BadOptions) as refused:
        open_file_bot(f"ppo:{path}")
    return str(refused.value)


@pytest.mark.parametrize("game", own_games())
def test_it_plays_whole_games_of_every_kind(game: str, write_file: WriteFile) -> None:
    seats = load(game).min_seats
    bot = open_file_bot(f"ppo:{write_file(game, seats)}")
    state = load(game).new(seats, seed=2)
    play_with_bots(state, [bot] + [load_bot("novice")] * (seats - 1), seed=1)
    assert state.winners()


def test_it_decides_alike_in_every_world_its_seat_cannot_tell_apart(write_file: WriteFile) -> None:
    state = load("samurai_sword").new(5, seed=2)
    bot, rng = LearnedBot(str(write_file("samurai_sword", 5))), FastRng(1)
    for turn in range(60):
        twin = state.clone()
        twin.redeal(state.actor(), FastRng(100 + turn))
        glimpses = [Glimpse.of(each, state.actor(), turn) for each in (state, twin)]
        assert len({bot.choose(glimpse) for glimpse in glimpses}) == 1
        state.apply(state.legal()[rng.randbelow(len(state.legal()))])


def test_a_score_that_is_clearly_higher_is_nearly_always_chosen() -> None:
    drawn = [draw_place([0.0, 3.0, 0.0], FastRng(seed)) for seed in range(200)]
    assert drawn.count(1) > 195


def test_equal_scores_are_all_chosen_at_times() -> None:
    """Always the first would let two such bots pass for ever."""
    assert {draw_place([1.0, 1.0, 1.0], FastRng(seed)) for seed in range(50)} == {0, 1, 2}


def test_a_name_says_that_it_is_a_file_and_records_say_not_where() -> None:
    assert is_file_bot("ppo:somewhere/Kodachi 2.json")
    assert name_file_bot("ppo:somewhere/Kodachi 2.json") == "ppo-kodachi-2"
    assert not is_file_bot("ppo")


def test_a_server_never_opens_a_file_that_somebody_names(write_file: WriteFile) -> None:
    with pytest.raises(BadOptions, match="There is no bot called ppo:"):
        load_bot(f"ppo:{write_file()}")


def test_what_is_missing_is_said(tmp_path: Path) -> None:
    assert "There is no file" in complain(tmp_path / "nowhere.json")
    assert "There is no file" in complain(tmp_path)
    assert "There is no file" in complain("/dev/zero")


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[[[[", b"\x80\x04K\x01.", b"\xff\xfe", b"[" * 100_000]
)
def test_what_is_no_bot_is_said(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(content)
    assert "is not a bot that learned" in complain(tmp_path / "other")


def test_a_file_that_was_cut_off_is_refused(write_file: WriteFile) -> None:
    path = write_file()
    path.write_bytes(path.read_bytes()[:-100])
    assert "is not a bot that learned" in complain(path)


@pytest.mark.parametrize(
    "changed",
    [
        {"units": 5},
        {"units": 0},
        {"units": -4},
        {"upper": ""},
        {"scores_bias": "AAAAAA=="},
        {"upper_bias": msgspec.json.decode(msgspec.json.encode(pack([float("nan")] * UNITS)))},
        {"format": "chabudai policy 9"},
        {"more": 1},
    ],
    ids=str,
)
def test_layers_that_do_not_fit_together_are_refused(
    changed: dict[str, object], write_file: WriteFile
) -> None:
    assert "is not a bot that learned" in complain(write_file(**changed))


def test_another_game_number_of_seats_or_deck_is_refused_before_the_first_game(
    write_file: WriteFile, tmp_path: Path
) -> None:
    name = f"ppo:{write_file()}"
    with pytest.raises(BadOptions, match="has learned kodachi and cannot play samurai_sword"):
        simulate(Plan("samurai_sword", 3, 1, bots=(name,)))
    with pytest.raises(BadOptions, match="with 2 seats, not with 3"):
        Arena("kodachi", 3, 1, bots=(name, "novice")).check()
    name = f"ppo:{write_file('samurai_sword', 3).rename(tmp_path / 'samurai.json')}"
    Plan("samurai_sword", 3, 1, bots=(name,)).check()
    with pytest.raises(BadOptions, match="another deck"):
        Plan("samurai_sword", 3, 1, bots=(name,), deck=make_larger_deck()).check()


def test_a_game_that_nobody_checked_is_refused_at_the_first_choice(write_file: WriteFile) -> None:
    bot, state = LearnedBot(str(write_file())), load("kodama_duo").new(2)
    with pytest.raises(BadOptions, match="has to learn again"):
        bot.choose(Glimpse.of(state, state.actor(), seed=1))
