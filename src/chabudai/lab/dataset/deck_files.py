"""Decks of one's own, kept beside the tables: without them their games could not be replayed."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

from chabudai.lab.dataset.errors import BadDataset
from chabudai.lab.text import lab_sentence

FOLDER = "decks"


def hash_deck(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


def name_deck_file(deck: str) -> str:
    """Where the deck of a hash lies in a data set."""
    return f"{FOLDER}/{deck}.toml"


def read_deck_file(folder: Path, deck: str) -> str:
    """The text of a deck by its hash; raises BadDataset."""
    try:
        text = (folder / name_deck_file(deck)).read_bytes().decode()
    except (OSError, UnicodeDecodeError):
        text = ""
    if hash_deck(text) != deck:
        raise BadDataset(lab_sentence("dataset-file-differs", file=name_deck_file(deck)))
    return text
