"""The file of a bot that learned: what it plays, and the weights of its network."""

from __future__ import annotations

import sys
from array import array
from hashlib import blake2b
from math import isfinite
from pathlib import Path
from typing import Final, Literal

import msgspec

from chabudai.engine.errors import BadOptions
from chabudai.engine.registry import load
from chabudai.engine.text.catalog import Sentence

PACKAGE: Final = "chabudai.bots"
FORMAT: Final = "chabudai policy 1"
MOST_BYTES = 256 * 1024 * 1024
FLOAT_BYTES = 4

Matrix = list[list[float]]


class Checkpoint(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A network by its layers: float32, the lowest byte first, row after row.

    `meaning` is a fingerprint of what numbers stand for. `lower` has a row for each number of a
    tensor, `upper` one for each unit of the layer below, `scores` one for each answer. `run` says
    how it was learned.
    """

    format: Literal["chabudai policy 1"] = FORMAT
    game: str
    seats: int
    meaning: str
    units: int
    lower: bytes
    lower_bias: bytes
    upper: bytes
    upper_bias: bytes
    scores: bytes
    scores_bias: bytes
    run: dict[str, object]

    @property
    def inputs(self) -> int:
        return len(self.lower) // (FLOAT_BYTES * self.units)

    @property
    def answers(self) -> int:
        return len(self.scores_bias) // FLOAT_BYTES

    def layers(self) -> list[tuple[bytes, int]]:
        """Every layer, with how many numbers it should have."""
        units = self.units
        return [
            (self.lower, self.inputs * units),
            (self.lower_bias, units),
            (self.upper, units * units),
            (self.upper_bias, units),
            (self.scores, self.answers * units),
            (self.scores_bias, self.answers),
        ]

    def is_whole(self) -> bool:
        """Whether the layers fit together, and hold nothing but numbers."""
        return (
            self.units > 0
            and all(part and len(part) == FLOAT_BYTES * size for part, size in self.layers())
            and all(isfinite(figure) for part, _ in self.layers() for figure in unpack(part))
        )


def unpack(part: bytes) -> array[float]:
    """The numbers of a layer."""
    numbers = array("f")
    numbers.frombytes(part)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def split_rows(part: bytes, width: int) -> Matrix:
    """The rows of a layer."""
    numbers = unpack(part).tolist()
    return [numbers[start : start + width] for start in range(0, len(numbers), width)]


def fingerprint_meaning(game: str, seats: int, deck: str | None) -> str:
    """Tell whether numbers mean the same: every label of a tensor and every answer goes in."""
    labels = [(each.name, each.labels) for each in load(game).layout(deck)]
    actions = load(game).new(seats, deck=deck).actions
    answers = [actions.token(action) for action in range(len(actions))]
    return blake2b(msgspec.json.encode((labels, answers)), digest_size=16).hexdigest()


def read_checkpoint(path: str) -> Checkpoint:
    """Read a file; raises BadOptions. Nothing in it is ever run."""
    file = Path(path).expanduser()
    try:
        if not file.is_file() or file.stat().st_size > MOST_BYTES:
            raise bad_checkpoint("checkpoint-missing", path)
        found = msgspec.json.decode(file.read_bytes(), type=Checkpoint)
    except OSError:
        raise bad_checkpoint("checkpoint-missing", path) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise bad_checkpoint("checkpoint-form", path) from None
    if not found.is_whole():
        raise bad_checkpoint("checkpoint-form", path)
    return found


def write_checkpoint(path: Path, found: Checkpoint) -> None:
    """Write a file; whoever reads it meanwhile finds the one before."""
    beside = path.with_suffix(".new")
    beside.write_bytes(msgspec.json.encode(found))
    beside.replace(path)


def bad_checkpoint(code: str, path: str, **figures: object) -> BadOptions:
    return BadOptions(Sentence(PACKAGE, code, {"path": path, **figures}))
