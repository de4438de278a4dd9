"""Replay the games of a data set and compare every row with what the replay gives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from chabudai.engine.errors import BadOptions, ChabudaiError
from chabudai.engine.match.record import Record
from chabudai.lab.dataset.columns import GAMES as GAMES_COLUMNS
from chabudai.lab.dataset.columns import Column, choose_columns
from chabudai.lab.dataset.deck_files import read_deck_file
from chabudai.lab.dataset.errors import BadDataset
from chabudai.lab.dataset.folder import DatasetFolder, name_part, read_manifest, read_sums
from chabudai.lab.dataset.manifest import Manifest
from chabudai.lab.dataset.played_game import Note, PlayedGame
from chabudai.lab.dataset.rows import Rows
from chabudai.lab.dataset.shard import DECISIONS, GAMES
from chabudai.lab.text import lab_sentence
from chabudai.workers.pool import Pool

SAMPLE_SEED = 0  # the same sample each time


def verify_dataset(path: Path, pool: Pool, sample: int | None = None) -> Iterator[int]:
    """Compare the files with their sums and their rows with replays; yield how many games were.

    Raises BadDataset at the first thing that is not as it should be.
    """
    manifest = read_manifest(path)
    compare_sums(DatasetFolder(path), read_sums(path))
    chosen = set(choose_games(manifest, sample))
    shards = enumerate(manifest.list_shards())
    tasks = [(number, sorted(chosen & set(games))) for number, games in shards]
    done = 0
    for verified in pool.each(partial(verify_shard, path, manifest), tasks):
        done += verified
        yield done


def compare_sums(folder: DatasetFolder, sums: dict[str, str]) -> None:
    """Refuse files that are missing, that are too many, or that have another sum."""
    found = folder.sum_files()
    for name in sorted({*found, *sums}):
        if found.get(name) != sums.get(name):
            raise BadDataset(lab_sentence("dataset-file-differs", file=name))


def choose_games(manifest: Manifest, sample: int | None) -> list[int]:
    """The numbers of the games to replay: all, or so many drawn by lot; raises BadOptions."""
    numbers = range(manifest.games)
    if sample is None or sample >= len(numbers):
        return list(numbers)
    if sample < 1:
        raise BadOptions(lab_sentence("dataset-sample", sample=sample))
    return Random(SAMPLE_SEED).sample(numbers, sample)


def verify_shard(path: Path, manifest: Manifest, task: tuple[int, list[int]]) -> int:
    """Replay the chosen games of one part; return how many they were."""
    number, chosen = task
    wanted = {manifest.name_game(each) for each in chosen}
    games = read_part(path, GAMES, number).read()
    decisions = read_part(path, DECISIONS, number)
    ids = [manifest.name_game(each) for each in manifest.list_shards()[number]]
    compare_ids(games["game_id"].to_pylist(), ids, name_part(GAMES, number))
    seen: list[str] = []
    for group in map(decisions.read_row_group, range(decisions.num_row_groups)):
        here = list(dict.fromkeys(group["game_id"].to_pylist()))
        seen += here
        if here := [each for each in here if each in wanted]:
            compare_games(path, manifest, select(games, here), select(group, here))
    compare_ids(seen, ids, name_part(DECISIONS, number))
    return len(wanted)


def read_part(path: Path, table: str, number: int) -> pq.ParquetFile:
    """One file of a part; raises BadDataset."""
    name = name_part(table, number)
    try:
        return pq.ParquetFile(path / name)
    except (OSError, pa.ArrowInvalid):
        raise BadDataset(lab_sentence("dataset-file-differs", file=name)) from None


def select(table: pa.Table, ids: list[str]) -> pa.Table:
    """The rows of these games."""
    return table.filter(pc.is_in(table["game_id"], pa.array(ids, pa.string())))


def compare_ids(found: list[str], expected: list[str], name: str) -> None:
    if found != expected:
        raise BadDataset(lab_sentence("dataset-file-differs", file=name))


def compare_games(path: Path, manifest: Manifest, games: pa.Table, decisions: pa.Table) -> None:
    """Replay games and compare their rows of both tables; raises BadDataset."""
    rows = Rows(tuple(manifest.parts), manifest.tensor_size)
    for row in games.to_pylist():
        try:
            rows.add_game(PlayedGame(row["game_id"], read_game(path, row), make_notes(row)))
        except (ChabudaiError, msgspec.DecodeError) as error:
            reason = error.sentence if isinstance(error, ChabudaiError) else str(error)
            figures = {"game": row["game_id"], "reason": reason}
            raise BadDataset(lab_sentence("dataset-no-replay", **figures)) from None
    compare_tables(GAMES, games, rows.make_games(), GAMES_COLUMNS)
    compare_tables(DECISIONS, decisions, rows.make_decisions(), choose_columns(manifest.parts))


def read_game(path: Path, row: dict[str, Any]) -> Record:
    """The record that a row of the games stands for."""
    return Record(
        game=row["game"],
        rules=row["rules"],
        seats=row["seats"],
        options=msgspec.json.decode(row["options"], type=dict[str, str]),
        deck=None if row["deck"] is None else read_deck_file(path, row["deck"]),
        seed=row["seed"],
        players=row["players"],
        actions=row["actions"],
    )


def make_notes(row: dict[str, Any]) -> list[Note]:
    return [Note("")] * len(row["actions"])


def compare_tables(
    name: str, found: pa.Table, expected: pa.Table, columns: Iterable[Column]
) -> None:
    """Refuse rows that are not those of a replay, by the first that differs; raises BadDataset."""
    if found.num_rows != expected.num_rows or found.schema != expected.schema:
        figures = {"table": name, "game": expected["game_id"][0].as_py()}
        raise BadDataset(lab_sentence("dataset-rows", **figures))
    for column in columns:
        ours, theirs = expected[column.name], found[column.name]
        if column.replayed and not ours.equals(theirs):
            place = next(n for n in range(len(ours)) if not ours[n].equals(theirs[n]))
            step = expected["step"][place].as_py() if name == DECISIONS else 0
            game = expected["game_id"][place].as_py()
            figures = {"table": name, "game": game, "step": step, "column": column.name}
            raise BadDataset(lab_sentence("dataset-row-differs", **figures))
