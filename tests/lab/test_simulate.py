"""Many games by bots: the same ones whatever plays them, and every win counted once."""

import re
from collections import Counter
from pathlib import Path

import pytest

from chabudai.engine import BadDeck, BadOptions, UnknownGame, read_record, replay
from chabudai.engine.cards.deck import read_deck_text
from chabudai.lab.simulate.counts import Counts
from chabudai.lab.simulate.plan import Plan
from chabudai.lab.simulate.simulation import simulate
from chabudai.workers.choose_pool import choose_pool


def plan(**changes: object) -> Plan:
    """Ten random games of four, unless said otherwise."""
    usual = {"game": "samurai_sword", "seats": 4, "games": 10, "seed": 7, "bots": ["random"]}
    return Plan(**{**usual, **changes})  # type: ignore[arg-type]


def played(what: Plan, workers: int = 1) -> Counts:
    """All batches of a plan added up."""
    counts = Counts()
    for part in simulate(what, choose_pool(workers)):
        counts.add(part)
    return counts


@pytest.mark.parametrize("bots", [["random"], ["novice", "random"]])
def test_two_processes_play_the_games_that_one_plays(bots: list[str]) -> None:
    mixed = plan(bots=bots, games=45)
    assert played(mixed, workers=2) == played(mixed)


def test_a_seed_settles_all_games() -> None:
    assert played(plan()) == played(plan())
    assert played(plan()) != played(plan(seed=8))


def test_the_first_games_of_a_long_simulation_are_those_of_a_short_one() -> None:
    first, *_ = simulate(plan(games=50))
    assert first == played(plan(games=20))


def test_every_game_has_one_winning_team() -> None:
    counts = played(plan())
    assert counts.games == 10
    assert sum(share.wins for share in counts.win_rates("team").values()) == 10
    assert sum(counts.causes.values()) == 10


def test_wins_are_sorted_by_what_a_game_tells_of_its_seats_then_by_seat_and_bot() -> None:
    counts = played(plan())
    assert counts.kinds() == ["team", "role", "character", "seat", "bot"]
    assert list(counts.win_rates("seat")) == ["0", "1", "2", "3"]
    assert counts.win_rates("bot")["random"].of == 10


def test_bots_that_differ_share_the_seats_fairly() -> None:
    both = plan(bots=["random", "novice", "novice"], seats=5)
    sat = Counter((seat, bot) for n in range(5) for seat, bot in enumerate(both.seat_bots(n)))
    assert both.seat_bots(0) == ["random", "novice", "novice", "random", "novice"]
    assert {sat[seat, "random"] for seat in range(5)} == {2}


def test_a_game_counts_for_a_bot_by_the_share_of_its_seats_that_won() -> None:
    wins = played(plan(bots=["random", "random", "random", "novice"], games=4)).win_rates("bot")
    assert wins["novice"].of == wins["random"].of == 4
    assert 0 <= wins["random"].wins <= 4


def test_a_deck_of_ones_own_changes_the_games() -> None:
    brief = re.sub(
        r"^(shogun_)?honor = \d+",
        r"\1honor = 1",
        read_deck_text("chabudai.games.samurai_sword"),
        flags=re.MULTILINE,
    )
    assert played(plan(deck=brief)).decisions < played(plan()).decisions


def test_an_option_changes_the_games() -> None:
    assert played(plan(options={"reshuffle": "eager"})) != played(plan())


@pytest.mark.parametrize("bots", [["random"], ["novice"]])
def test_saved_records_replay_to_the_games_that_were_counted(
    bots: list[str], tmp_path: Path
) -> None:
    folder = tmp_path / "kept"
    counted = played(plan(bots=bots, games=3, save=folder))
    files = sorted(folder.iterdir())
    ends = [replay(read_record(path.read_bytes())) for path in files]
    again = Counts()
    for number, path in enumerate(files):
        again.add_game(ends[number], bots * 4, len(read_record(path.read_bytes()).actions))
    assert again == counted == played(plan(bots=bots, games=3))


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"game": "go"}, UnknownGame),
        ({"seats": 9}, BadOptions),
        ({"games": 0}, BadOptions),
        ({"bots": ["novize"]}, BadOptions),
        ({"bots": []}, BadOptions),
        ({"bots": ["random"] * 5}, BadOptions),
        ({"options": {"reshuffle": "never"}}, BadOptions),
        ({"deck": "[[weapon]]"}, BadDeck),
        ({"save": Path("/dev/null/kept")}, BadOptions),
    ],
)
def test_what_cannot_be_played_is_refused_in_both_languages(
    changes: dict[str, object], error: type[BadOptions]
) -> None:
    with pytest.raises(error) as refused:
        simulate(plan(**changes), choose_pool(2))
    assert refused.value.sentence.text("en") != refused.value.sentence.text("fr")
