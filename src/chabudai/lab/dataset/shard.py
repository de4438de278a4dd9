"""A part of a data set: some games as two Parquet files, made in whichever process is free."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pyarrow as pa
import pyarrow.parquet as pq

from chabudai.lab.dataset.manifest import Manifest
from chabudai.lab.dataset.plan import DatasetPlan
from chabudai.lab.dataset.played_game import PlayedGame
from chabudai.lab.dataset.rows import Rows

GAMES, DECISIONS = "games", "decisions"
# Decisions that are written together; games are never cut in two.
ROWS_AT_ONCE = 10_000


@dataclass(frozen=True)
class Shard:
    """The files of one part, as bytes."""

    number: int
    games: bytes
    decisions: bytes


def play_shard(plan: DatasetPlan, manifest: Manifest, number: int) -> Shard:
    """Play the games of a part."""
    numbers = manifest.list_shards()[number]
    played = (plan.play_game(each, manifest.name_game(each)) for each in numbers)
    return write_shard(manifest, number, played)


def write_shard(manifest: Manifest, number: int, played: Iterable[PlayedGame]) -> Shard:
    """Write games as the two files of a part; raises BadRecord."""
    rows = Rows(tuple(manifest.parts), manifest.tensor_size)
    games, decisions = pa.BufferOutputStream(), pa.BufferOutputStream()
    with (
        open_writer(games, rows.games_schema) as games_writer,
        open_writer(decisions, rows.decisions_schema) as decisions_writer,
    ):
        for each in played:
            rows.add_game(each)
            if len(rows.decisions) >= ROWS_AT_ONCE:
                flush(rows, games_writer, decisions_writer)
        if rows.games:
            flush(rows, games_writer, decisions_writer)
    return Shard(number, games.getvalue().to_pybytes(), decisions.getvalue().to_pybytes())


def open_writer(stream: pa.BufferOutputStream, schema: pa.Schema) -> pq.ParquetWriter:
    return pq.ParquetWriter(stream, schema, compression="zstd")


def flush(rows: Rows, games: pq.ParquetWriter, decisions: pq.ParquetWriter) -> None:
    """Write the rows so far, and let go of them."""
    games.write_table(rows.make_games())
    decisions.write_table(rows.make_decisions())
    rows.clear()
