"""Data sets: two tables that anybody can open, and of which a replay gives every row again."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq
import pytest

from chabudai.engine import BadOptions, Record, load, play, read_record
from chabudai.engine.cards.deck import read_deck_text
from chabudai.engine.match.record import deal_record
from chabudai.lab.dataset.columns import DECISIONS, GAMES, PARTS
from chabudai.lab.dataset.errors import BadDataset
from chabudai.lab.dataset.folder import SUMS, DatasetFolder
from chabudai.lab.dataset.make import play_dataset
from chabudai.lab.dataset.plan import DatasetPlan
from chabudai.lab.dataset.verify import verify_dataset
from chabudai.lab.simulate.plan import Plan
from chabudai.lab.simulate.simulation import simulate
from chabudai.workers.choose_pool import choose_pool
from chabudai.workers.pool import InProcessPool
from tests.decks import make_short_deck

HERE = InProcessPool()
Change = Callable[[list[dict[str, Any]]], object]
EVERY_GAME = [("samurai_sword", 3), ("kodachi", 2), ("kodama_duo", 2)]


def plan(**changes: object) -> DatasetPlan:
    """Three random games of three with all that replays, unless said otherwise."""
    usual = {"game": "samurai_sword", "seats": 3, "games": 3, "seed": 7, "bots": ["random"]}
    return DatasetPlan(**{**usual, "parts": ("view", "tensor"), **changes})  # type: ignore[arg-type]


def make(path: Path, **changes: object) -> Path:
    """Make a data set in a folder."""
    what = plan(**changes)
    *_, games = play_dataset(what, DatasetFolder(path), HERE)
    assert games == what.games
    return path


def read(path: Path, table: str) -> list[dict[str, Any]]:
    """The rows of a table, read as any program reads a folder of Parquet files."""
    rows: list[dict[str, Any]] = ds.dataset(path / table).to_table().to_pylist()
    return rows


def read_files(path: Path) -> dict[str, bytes]:
    found = [file for file in path.rglob("*") if file.is_file()]
    return {file.relative_to(path).as_posix(): file.read_bytes() for file in found}


def verify(path: Path, sample: int | None = None) -> int:
    return max(verify_dataset(path, HERE, sample))


def copy(made: Path, where: Path) -> Path:
    return Path(shutil.copytree(made, where / "copy"))


@pytest.fixture(scope="module")
def three_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(tmp_path_factory.mktemp("dataset") / "made")


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_every_row_is_what_a_replay_by_hand_gives(game: str, seats: int, tmp_path: Path) -> None:
    deck = make_short_deck(game)
    make(tmp_path / "made", game=game, seats=seats, games=1, deck=deck)
    (row,) = read(tmp_path / "made", "games")
    decisions = read(tmp_path / "made", "decisions")
    state = load(game).new(seats, row["seed"], deck=deck)
    assert [each["token"] for each in decisions] == row["actions"]
    for step, each in enumerate(decisions):
        seat = state.actor()
        assert (each["game_id"], each["step"], each["seat"]) == (row["game_id"], step, seat)
        assert each["question"] == state.view(seat)["asked"]["question"]  # type: ignore[index]
        assert each["legal"] == state.legal()
        assert msgspec.json.decode(each["view"]) == state.view(seat)
        assert bytes(number & 255 for number in each["tensor"]) == state.tensor(seat)
        assert [n for n, allowed in enumerate(state.mask()) if allowed] == sorted(each["numbers"])
        assert state.game.decode_action(state, each["number"]) == each["action"]
        play(state, each["token"])
    assert (row["winners"], row["scores"]) == (state.winners(), state.scores())
    assert msgspec.json.decode(row["traits"]) == state.traits()
    won = {each["seat"] for each in decisions if each["outcome"] == 1}
    assert won == {each["seat"] for each in decisions} & set(state.winners())


def test_a_row_of_the_games_makes_its_record_again(three_games: Path) -> None:
    for row in read(three_games, "games"):
        names = ("game", "rules", "seats", "seed", "players", "actions")
        record = Record(**{name: row[name] for name in names})
        assert row["check"] == record.checked().check
        assert (row["deck"], row["options"], row["taken_back"]) == (None, "{}", 0)


def test_they_are_the_games_that_simulate_plays(tmp_path: Path) -> None:
    for bots in (["random"], ["novice", "random"]):
        what = {"game": "samurai_sword", "seats": 3, "games": 2, "seed": 5, "bots": bots}
        made = make(tmp_path / f"{len(bots)}", **what, parts=())
        list(simulate(Plan(**what, save=tmp_path)))  # type: ignore[arg-type]
        saved = [read_record((tmp_path / f"00000{n}.json").read_bytes()) for n in range(2)]
        assert [row["actions"] for row in read(made, "games")] == [each.actions for each in saved]


def test_two_processes_write_the_bytes_that_one_writes(tmp_path: Path) -> None:
    many = {"games": 41, "parts": ()}
    one, two = make(tmp_path / "one", **many), tmp_path / "two"
    assert max(play_dataset(plan(**many), DatasetFolder(two), choose_pool(2))) == 41
    assert read_files(one) == read_files(two)
    assert len(list(one.glob("decisions/*.parquet"))) == 3
    assert max(verify_dataset(two, choose_pool(2))) == 41
    ids = [row["game_id"] for row in read(one, "games")]
    assert list(dict.fromkeys(row["game_id"] for row in read(one, "decisions"))) == ids
    assert len(set(ids)) == 41


def test_every_column_is_described_in_the_file_and_on_the_card(three_games: Path) -> None:
    card = (three_games / "README.md").read_text()
    for table, columns in (("games", GAMES), ("decisions", DECISIONS)):
        schema = pq.read_schema(three_games / table / "part-00000.parquet")
        there = [each.name for each in columns if each.part in ("", "view", "tensor")]
        assert schema.names == there
        for field in schema:
            assert field.metadata[b"description"].decode() in card
    assert schema.field("tensor").type == pa.list_(pa.int8(), 697)
    assert "config_name: decisions\n  data_files: decisions/*.parquet" in card
    command = "chabudai dataset samurai_sword --seats 3 --games 3 --seed 7 --bots random"
    assert f"{command} --with view,tensor -o DIR" in card


def test_without_a_wish_there_is_only_what_replays(tmp_path: Path) -> None:
    rows = read(make(tmp_path / "made", parts=(), games=1), "decisions")
    assert list(rows[0]) == [each.name for each in DECISIONS if each.part == ""]
    assert verify(tmp_path / "made") == 1


def test_how_long_an_answer_took_is_kept_only_when_asked(tmp_path: Path) -> None:
    timed = {"bots": ["novice"], "games": 1}
    plain = read(make(tmp_path / "plain", **timed, parts=()), "decisions")
    asked = read(make(tmp_path / "asked", **timed, parts=("ms",)), "decisions")
    assert {row["ms"] for row in plain} == {None}
    assert all(row["ms"] > 0 for row in asked)
    assert verify(tmp_path / "asked") == 1


def test_what_a_bot_thought_stands_beside_the_legal_answers(tmp_path: Path) -> None:
    bots = ["adept@10it", "novice"]
    made = make(tmp_path / "made", seats=3, games=1, bots=bots, parts=("thoughts",))
    rows = read(made, "decisions")
    thought = [row for row in rows if row["visits"] is not None]
    assert {row["by"] for row in thought} == {"adept@10it"}
    assert {row["by"] for row in rows} == {"adept@10it", "novice"}
    for row in thought:
        assert len(row["visits"]) == len(row["policy"]) == len(row["values"]) == len(row["legal"])
        assert sum(row["policy"]) == pytest.approx(1.0, abs=1e-5)
        assert row["value"] == row["values"][row["legal"].index(row["action"])]
        assert row["worlds"] >= 0  # none where all was foreseen at the move before
        tried = [visits > 0 for visits in row["visits"]]
        assert tried == [value is not None for value in row["values"]]
    assert sum(row["worlds"] for row in thought) > 0
    single = [row for row in rows if row["by"] == "adept@10it" and len(row["legal"]) == 1]
    assert all(row["policy"] is None for row in single)


def test_a_program_that_fails_is_not_said_to_have_answered(tmp_path: Path) -> None:
    clumsy = tmp_path / "clumsy.sh"
    clumsy.write_text('read -r line; echo \'{"t":"hello"}\'; read -r line; exit 1')
    rows = read(make(tmp_path / "made", games=1, bots=[str(clumsy)], parts=()), "decisions")
    assert {row["by"] for row in rows} == {"novice"}
    assert read(tmp_path / "made", "games")[0]["players"] == ["clumsy"] * 3
    assert str(tmp_path) not in str(read_files(tmp_path / "made"))


# Going on


def test_a_run_that_was_stopped_goes_on_and_ends_with_the_same_bytes(tmp_path: Path) -> None:
    whole = make(tmp_path / "whole", games=41, parts=())
    games = play_dataset(plan(games=41, parts=()), DatasetFolder(tmp_path / "part"), HERE)
    assert [next(games), next(games)] == [0, 20]
    games.close()  # type: ignore[attr-defined]
    assert not (tmp_path / "part" / SUMS).exists()
    assert len(read(tmp_path / "part", "games")) == 20
    games = play_dataset(plan(games=41, parts=()), DatasetFolder(tmp_path / "part"), HERE)
    assert list(games) == [20, 40, 41]
    assert read_files(tmp_path / "part") == read_files(whole)


def test_a_part_that_is_not_whole_is_made_again(tmp_path: Path) -> None:
    made = make(tmp_path / "made", games=21, parts=())
    before = read_files(made)
    cut = made / "decisions" / "part-00001.parquet"
    cut.write_bytes(cut.read_bytes()[:-100])
    (made / "games" / ".part-00000.parquet.tmp").write_bytes(b"half")
    assert read_files(make(made, games=21, parts=())) == before


CHANGES: list[dict[str, object]] = [
    {"games": 4},
    {"seed": 8},
    {"seats": 4},
    {"bots": ["novice"]},
    {"parts": ("view",)},
]


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_another_data_set_is_not_mixed_in(change: dict[str, object], three_games: Path) -> None:
    before = read_files(three_games)
    with pytest.raises(BadOptions, match="holds another data set"):
        make(three_games, **change)
    assert read_files(three_games) == before


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("words")
    with pytest.raises(BadOptions, match="holds other files"):
        make(tmp_path)
    assert read_files(tmp_path) == {"thesis.txt": b"words"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"parts": ("state",)},
        {"bots": ["master@1s"]},
        {"bots": ["master@nonsense"]},
        {"bots": ["novize"]},
        {"bots": []},
        {"games": 0},
        {"seats": 2},
    ],
    ids=str,
)
def test_what_cannot_be_made_is_refused_before_anything_is_written(
    wrong: dict[str, object], tmp_path: Path
) -> None:
    with pytest.raises(BadOptions):
        make(tmp_path / "made", **wrong)
    assert not (tmp_path / "made").exists()


def test_a_deck_of_ones_own_lies_beside_the_tables(tmp_path: Path) -> None:
    usual = read_deck_text("chabudai.games.samurai_sword")
    brief = re.sub(r"^(shogun_)?honor = \d+", r"\1honor = 1", usual, flags=re.MULTILINE)
    made = make(tmp_path / "made", deck=brief, games=1)
    (row,) = read(made, "games")
    file = made / "decks" / f"{row['deck']}.toml"
    assert file.read_text() == brief
    assert verify(made) == 1
    file.write_text(usual)
    with pytest.raises(BadDataset, match=r"decks/.* is not as it was written"):
        verify(made)
    write_sums(made)
    with pytest.raises(BadDataset, match=r"decks/.* is not as it was written"):
        verify(made)


# Verifying


def write_sums(path: Path) -> None:
    """Make the sums fit what is there, as somebody would who means to deceive."""
    sums = DatasetFolder(path).sum_files()
    (path / SUMS).write_text("".join(f"{digest}  {name}\n" for name, digest in sums.items()))


def tamper(path: Path, table: str, change: Change) -> None:
    """Change rows of the first part, and its sum."""
    file = path / table / "part-00000.parquet"
    there = pq.read_table(file)
    rows = there.to_pylist()
    change(rows)
    pq.write_table(pa.Table.from_pylist(rows, there.schema), file)
    write_sums(path)


TAMPERED = [
    ("decisions", "view", "{}"),
    ("decisions", "tensor", [0] * 697),
    ("decisions", "seat", 7),
    ("decisions", "question", "what?"),
    ("decisions", "action", 0),
    ("decisions", "token", "end"),
    ("decisions", "legal", []),
    ("decisions", "number", 0),
    ("decisions", "numbers", [0]),
    ("decisions", "outcome", 0),
    ("decisions", "step", 99),
    ("games", "winners", [0, 1, 2]),
    ("games", "scores", [1, 2, 3]),
    ("games", "traits", "[]"),
    ("games", "players", ["novice", "random", "random"]),
    ("games", "check", "0" * 32),
]


@pytest.mark.parametrize(("table", "column", "value"), TAMPERED)
def test_a_row_that_was_changed_is_found(
    table: str, column: str, value: object, three_games: Path, tmp_path: Path
) -> None:
    made = copy(three_games, tmp_path)
    last = len(read(made, table)) - 1
    step = read(made, "decisions")[-1]["step"] if table == "decisions" else 0

    def change(rows: list[dict[str, Any]]) -> None:
        assert rows[last][column] != value
        rows[last][column] = value

    tamper(made, table, change)
    # Where who sat there is changed, the check no longer fits.
    named = "check" if column == "players" else column
    place = f"“{named}” of game .*-000002, step {step}"
    with pytest.raises(BadDataset, match=f"{table}: {place}, is not what a replay gives"):
        verify(made)


GONE_WRONG: list[tuple[str, Change]] = [
    ("decisions", lambda rows: rows.pop()),
    ("decisions", lambda rows: rows.append(rows[-1])),
    ("games", lambda rows: rows.pop()),
    ("games", lambda rows: rows[0].update(seed="other")),
    ("games", lambda rows: rows[0].update(actions=["nonsense"])),
    ("games", lambda rows: rows[0].update(options="[")),
    ("games", lambda rows: rows[0].update(game="chess")),
    ("games", lambda rows: rows[0].update(rules="99")),
]


@pytest.mark.parametrize(("table", "change"), GONE_WRONG)
def test_rows_that_are_missing_or_do_not_replay_are_found(
    table: str,
    change: Change,
    three_games: Path,
    tmp_path: Path,
) -> None:
    made = copy(three_games, tmp_path)
    tamper(made, table, change)
    with pytest.raises(BadDataset):
        verify(made)


def test_a_file_that_was_changed_added_or_lost_is_found(three_games: Path, tmp_path: Path) -> None:
    made = copy(three_games, tmp_path)
    assert verify(made) == 3
    part = made / "games" / "part-00000.parquet"
    extra = made / "games" / "part-00001.parquet"
    extra.write_bytes(part.read_bytes())
    with pytest.raises(BadDataset, match=r"games/part-00001.parquet"):
        verify(made)
    extra.unlink()
    part.unlink()
    with pytest.raises(BadDataset, match=r"games/part-00000.parquet"):
        verify(made)
    write_sums(made)
    with pytest.raises(BadDataset, match=r"games/part-00000.parquet"):
        verify(made)


def test_what_is_no_data_set_or_half_of_one_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(BadDataset, match="holds no data set"):
        verify(tmp_path)
    (tmp_path / "manifest.json").write_text("{}")
    with pytest.raises(BadDataset, match="holds no data set"):
        verify(tmp_path)
    games = play_dataset(plan(games=21), DatasetFolder(tmp_path / "part"), HERE)
    next(games)
    games.close()  # type: ignore[attr-defined]
    with pytest.raises(BadDataset, match="is not finished"):
        verify(tmp_path / "part")


def test_a_sample_replays_so_many_games(three_games: Path) -> None:
    assert verify(three_games, sample=2) == 2
    assert verify(three_games, sample=50) == 3
    with pytest.raises(BadOptions):
        verify(three_games, sample=0)


def test_every_word_after_with_brings_its_columns() -> None:
    assert {each.part for each in DECISIONS} == {"", "view", "tensor", "thoughts"}
    assert set(PARTS) == {"view", "tensor", "thoughts", "ms"}


def test_a_state_is_nowhere_in_the_views(three_games: Path) -> None:
    """Two seats of one table see different things, and neither what the other holds."""
    for row in read(three_games, "games"):
        state = deal_record(Record(**{k: row[k] for k in ("game", "rules", "seats", "seed")}))
        first = next(r for r in read(three_games, "decisions") if r["game_id"] == row["game_id"])
        view = msgspec.json.decode(first["view"])
        assert view["viewer"] == first["seat"]
        others = [s for s in range(3) if s != first["seat"]]
        hands = [state.view(seat)["hand"] for seat in others]
        assert all(str(hand) not in first["view"].replace('"', "'") for hand in hands)
