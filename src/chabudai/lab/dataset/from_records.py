"""A data set of games that were played elsewhere, by their records."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from importlib.metadata import version

from chabudai.engine.match.record import Record
from chabudai.lab.dataset.columns import ANY_SIZE
from chabudai.lab.dataset.manifest import SERVER, Manifest, choose_part_size
from chabudai.lab.dataset.played_game import Note, PlayedGame


def describe_games(records: Sequence[Record], parts: tuple[str, ...], license: str) -> Manifest:
    """What the folder of these games says of itself; the same games give the same."""
    checks = "".join(record.checked().check for record in records)
    return Manifest(
        source=SERVER,
        engine_version=version("chabudai"),
        games=len(records),
        seed=blake2b(checks.encode(), digest_size=8).hexdigest(),
        parts=list(parts),
        games_per_part=choose_part_size(len(records)),
        tensor_size=ANY_SIZE,
        license=license,
    )


def name_games(
    manifest: Manifest, games: Iterable[tuple[Record, Sequence[str], int]]
) -> list[PlayedGame]:
    """Records, who decided each action, and how often something was taken back, as games."""
    return [
        PlayedGame(manifest.name_game(number), record, [Note(each) for each in by], taken_back)
        for number, (record, by, taken_back) in enumerate(games)
    ]
