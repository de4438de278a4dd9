"""What a data set is: written into its folder before the first game, and compared by a second run.

Two runs with equal manifests make the same games.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

FORMAT = "chabudai-dataset-1"
FILE_NAME = "manifest.json"
BOTS, SERVER = "bots", "server"  # where the games come from


class Manifest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the games come from, and what is kept of them."""

    format: str = FORMAT
    source: str
    game: str | None = None
    rules: str | None = None
    engine_version: str
    seats: int | None = None
    games: int
    seed: int | str
    options: dict[str, str] = {}
    deck: str | None = None
    bots: list[str] = []
    parts: list[str]
    games_per_part: int
    tensor_size: int
    license: str

    def to_json(self) -> bytes:
        """The manifest as a file holds it."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def name_game(self, number: int) -> str:
        """The id of a game; other data sets have other ids."""
        digest = blake2b(msgspec.json.encode(self), digest_size=4).hexdigest()
        return f"{digest}-{number:06}"

    def list_shards(self) -> list[range]:
        """The numbers of the games of each part."""
        size = self.games_per_part
        firsts = range(0, self.games, size)
        return [range(first, min(first + size, self.games)) for first in firsts]

    def find_difference(self, other: Manifest) -> str | None:
        """The first thing in which another one differs."""
        names = self.__struct_fields__
        return next((each for each in names if getattr(self, each) != getattr(other, each)), None)
