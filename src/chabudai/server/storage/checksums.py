"""Every entry of a log carries a checksum: what the disk has changed is not taken for the truth."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import msgspec

from chabudai.server.storage.log import AnyEntry, Damaged, decode_entry
from chabudai.server.storage.tables import events

CHECKSUM_BYTES = 8
# What it is made of, and it itself: the columns that are needed to check an entry.
CHECKED = (
    events.c.table_id,
    events.c.seq,
    events.c.ts,
    events.c.kind,
    events.c.payload,
    events.c.checksum,
)
# More entries that are missing in a row than any disk loses: the place itself is damaged.
MAX_GAP = 1000


def make_checksum(table: str, seq: int, ts: float, kind: str, payload: bytes) -> bytes:
    """The checksum of an entry at its place."""
    place = f"{table}\0{seq}\0{kind}\0".encode() + struct.pack(">d", ts)
    return blake2b(place + payload, digest_size=CHECKSUM_BYTES).digest()


def is_sound(row: Iterable[Any]) -> bool:
    """Whether a row of the columns `CHECKED` is as it was written."""
    *entry, checksum = row
    try:
        return bool(make_checksum(*entry) == checksum)
    except (TypeError, UnicodeError, struct.error):  # not even of the right kind
        return False


def decode_row(row: Iterable[Any]) -> AnyEntry:
    """The entry of a row, or that it is damaged."""
    _, _, _, _, payload, _ = row = tuple(row)
    if not is_sound(row):
        return Damaged()
    try:
        return decode_entry(payload)
    except msgspec.DecodeError:
        return Damaged()


def decode_log(rows: Iterable[Iterable[Any]]) -> list[AnyEntry]:
    """A whole log by its rows in order; entries that are missing are damaged ones."""
    log: list[AnyEntry] = []
    for row in rows:
        _, seq, *_ = row = tuple(row)
        if not 0 <= seq - len(log) <= MAX_GAP:
            return [Damaged()]
        log += [Damaged()] * (seq - len(log))
        log.append(decode_row(row))
    return log
