"""Shuffles that can be checked: a secret promised first, chance from every seat, all told at last.

The commitment is SHA-256 over the secret and what it is for; the seed is an HMAC-SHA-256, keyed by
the secret, over what the seats added. Neither the server nor a seat can choose it alone.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

import msgspec

from chabudai.engine import BadRecord, Record, replay
from chabudai.engine.match.record import load_recorded_game
from chabudai.engine.text.catalog import sentence as engine_sentence
from chabudai.server.errors import sentence

FORMAT = "chabudai-archive-1"


class Archive(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game in one file: its record, and all it takes to check the shuffles.

    `practice` is there, and true, where moves could be taken back at will.
    """

    format: str = FORMAT
    table: str
    record: Record
    commitment: str
    secret: str
    entropy: list[str]
    practice: bool | msgspec.UnsetType = msgspec.UNSET

    def to_json(self) -> bytes:
        """The archive as a file holds it."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def create_secret() -> str:
    """256 bits from the operating system."""
    return secrets.token_hex(32)


def commitment_to(secret: str, table: str, game: str, rules: str) -> str:
    """What is shown before anybody sits down."""
    promised = f"{secret}\n{table}\n{game}\n{rules}"
    return sha256(promised.encode()).hexdigest()


def derive_seed(secret: str, entropy: list[str]) -> str:
    """The seed that the secret and the seats make together."""
    added = msgspec.json.encode(entropy)
    return hmac.new(secret.encode(), added, sha256).hexdigest()


def read_archive(data: bytes) -> Archive:
    """Read an archive file; raises BadRecord for one that is damaged or was never one."""
    try:
        archive = msgspec.json.decode(data, type=Archive)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(sentence("archive-form", error=str(error))) from None
    if archive.format != FORMAT:
        raise BadRecord(sentence("archive-form", error=archive.format))
    if archive.record.check != archive.record.checked().check:
        raise BadRecord(engine_sentence("record-check"))
    return archive


def verify(archive: Archive) -> None:
    """Make the commitment, the seed and the whole game anew; raises BadRecord where one differs."""
    record = archive.record
    load_recorded_game(record)
    if (
        commitment_to(archive.secret, archive.table, record.game, record.rules)
        != archive.commitment
    ):
        raise BadRecord(sentence("archive-commitment"))
    if derive_seed(archive.secret, archive.entropy) != record.seed:
        raise BadRecord(sentence("archive-seed"))
    replay(record)
