"""The folder of a data set: parts that are there whole or not at all, and sums over all files."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from hashlib import file_digest
from pathlib import Path

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from chabudai.engine.errors import BadOptions
from chabudai.lab.dataset.deck_files import FOLDER as DECKS
from chabudai.lab.dataset.deck_files import hash_deck, name_deck_file
from chabudai.lab.dataset.errors import BadDataset
from chabudai.lab.dataset.manifest import FILE_NAME, FORMAT, Manifest
from chabudai.lab.dataset.shard import DECISIONS, GAMES, Shard
from chabudai.lab.simulate.plan import make_folder
from chabudai.lab.text import lab_sentence

CARD = "README.md"
SUMS = "SHA256SUMS"  # written last: a data set without them is not finished
UNFINISHED = ".tmp"


class DatasetFolder:
    """Where a data set is made. What is not whole yet has a name that readers pass over."""

    def __init__(self, path: Path) -> None:
        self.path = path

    # Beginning

    def begin(self, manifest: Manifest) -> None:
        """Make the folder, or take it up again; raises BadOptions if it holds anything else."""
        make_folder(self.path)
        if (self.path / FILE_NAME).exists():
            self.refuse_other(manifest)
        elif any(self.path.iterdir()):
            raise BadOptions(lab_sentence("dataset-filled", path=str(self.path)))
        for table in (GAMES, DECISIONS):
            make_folder(self.path / table)
        for file in self.path.rglob(f"*{UNFINISHED}"):
            file.unlink(missing_ok=True)
        self.write(FILE_NAME, manifest.to_json())

    def keep_decks(self, decks: Iterable[str]) -> None:
        """Keep decks of one's own beside the tables."""
        for text in decks:
            file = name_deck_file(hash_deck(text))
            make_folder((self.path / file).parent)
            self.write(file, text.encode())

    def refuse_other(self, manifest: Manifest) -> None:
        """Refuse to mix two data sets; raises BadOptions."""
        found = read_manifest(self.path)
        if name := manifest.find_difference(found):
            there, here = (str(getattr(each, name)) for each in (found, manifest))
            figures = {"what": name, "there": there, "here": here}
            raise BadOptions(lab_sentence("dataset-other", path=str(self.path), **figures))

    # Parts

    def is_whole(self, number: int, games: int) -> bool:
        """Whether a part is there, with as many games as it shall have."""
        try:
            found = pq.read_metadata(self.path / name_part(GAMES, number)).num_rows
            decisions = pq.read_metadata(self.path / name_part(DECISIONS, number)).num_rows
            return bool(found == games and decisions)
        except (OSError, pa.ArrowInvalid):
            return False

    def keep_shard(self, shard: Shard) -> None:
        """Keep a part; raises BadOptions."""
        self.write(name_part(DECISIONS, shard.number), shard.decisions)
        self.write(name_part(GAMES, shard.number), shard.games)

    def write(self, name: str, data: bytes) -> None:
        """Write a file aside and give it its name when it is on the disk; raises BadOptions."""
        file = self.path / name
        aside = file.with_name(f".{file.name}{UNFINISHED}")
        try:
            with aside.open("wb") as opened:
                opened.write(data)
                opened.flush()
                os.fsync(opened.fileno())
            aside.replace(file)
        except OSError as error:
            with suppress(OSError):
                aside.unlink()
            reason = error.strerror or type(error).__name__
            figures = {"file": str(file), "reason": reason}
            raise BadOptions(lab_sentence("dataset-not-written", **figures)) from None

    # Ending

    def finish(self, card: str) -> None:
        """Write the card, and the sums over all files."""
        self.write(CARD, card.encode())
        lines = [f"{digest}  {name}\n" for name, digest in self.sum_files().items()]
        self.write(SUMS, "".join(lines).encode())

    def list_files(self) -> list[str]:
        """Every file of the data set but the sums; what else lies in the folder is not ours."""
        inside = [
            each for name in (GAMES, DECISIONS, DECKS) for each in self.path.glob(f"{name}/*")
        ]
        found = [self.path / CARD, self.path / FILE_NAME, *inside]
        whole = [file for file in found if file.is_file() and not file.name.startswith(".")]
        return sorted(file.relative_to(self.path).as_posix() for file in whole)

    def sum_files(self) -> dict[str, str]:
        return {name: sum_file(self.path / name) for name in self.list_files()}

    def count_rows(self) -> tuple[int, int]:
        """How many games and how many decisions all parts have."""
        return count_rows(self.path / GAMES), count_rows(self.path / DECISIONS)

    def count_bytes(self) -> int:
        return sum((self.path / name).stat().st_size for name in self.list_files())


def count_rows(folder: Path) -> int:
    return sum(pq.read_metadata(part).num_rows for part in folder.glob("*.parquet"))


def name_part(table: str, number: int) -> str:
    return f"{table}/part-{number:05}.parquet"


def sum_file(path: Path) -> str:
    with path.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()


def read_manifest(path: Path) -> Manifest:
    """What a folder says of itself; raises BadDataset for one that is no data set."""
    try:
        manifest = msgspec.json.decode((path / FILE_NAME).read_bytes(), type=Manifest)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        raise BadDataset(lab_sentence("dataset-none", path=str(path))) from None
    if manifest.format != FORMAT:
        raise BadDataset(lab_sentence("dataset-none", path=str(path)))
    return manifest


def read_sums(path: Path) -> dict[str, str]:
    """The sums by file; raises BadDataset for a data set that is not finished."""
    try:
        lines = (path / SUMS).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        raise BadDataset(lab_sentence("dataset-unfinished", path=str(path))) from None
    return {name: digest for digest, _, name in (line.partition("  ") for line in lines)}
