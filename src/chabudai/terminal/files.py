"""The files of a person: records and decks read whole, games kept so that none is ever lost."""

from __future__ import annotations

import os
import secrets
import tempfile
from datetime import datetime
from pathlib import Path

from chabudai.engine import (
    BadDeck,
    BadRecord,
    ChabudaiError,
    Match,
    Record,
    load,
    read_record,
    replay,
)
from chabudai.terminal.player import players_of, printable
from chabudai.terminal.text import sentence, spoken

LOOKED_AT = 30
OFFERED = 6
REVIEW = ".review.json"  # lies beside the record it is of


class NotKept(ChabudaiError):
    """A game that could not be written to its file."""


def folder() -> Path:
    """Where games are kept."""
    if home := os.environ.get("CHABUDAI_HOME"):
        return Path(home)
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "chabudai"


def fresh_path(game: str) -> Path:
    """A file for a new game that is not there yet."""
    now = datetime.now().strftime("%Y-%m-%d-%H%M")
    return folder() / f"{game}-{now}-{secrets.token_hex(2)}.json"


def write(path: Path, record: Record) -> None:
    """Replace the file in one step: whoever reads it finds the old record or the new one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".", delete=False) as file:
            file.write(record.to_json())
            file.flush()
            os.fsync(file.fileno())
        os.replace(file.name, path)
    except OSError:
        raise NotKept(sentence("not-kept", path=str(path))) from None


def write_new(path: Path, record: Record) -> None:
    """Write a copy of a record, but over no other file."""
    if path.exists():
        raise NotKept(sentence("file-exists", path=str(path)))
    write(path, record)


def load_record(path: Path) -> Record:
    """The record in a file; raises BadRecord."""
    try:
        return read_record(path.read_bytes())
    except OSError:
        raise BadRecord(sentence("no-file", path=printable(str(path)))) from None


def load_match(path: Path) -> Match:
    """The game in a record file; raises BadRecord, also where an action does not fit."""
    record = load_record(path)
    replay(record)
    return Match(record)


def load_deck(path: Path) -> str:
    """The text of a deck file; raises BadDeck."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadDeck(sentence("no-file", path=printable(str(path)))) from None


def unfinished() -> list[Path]:
    """The games kept here that can be gone on with, the newest first."""
    kept = [path for path in folder().glob("*.json") if not path.name.endswith(REVIEW)]
    newest = sorted(kept, key=lambda path: path.stat().st_mtime, reverse=True)
    return [path for path in newest[:LOOKED_AT] if can_go_on(path)][:OFFERED]


def can_go_on(path: Path) -> bool:
    """Whether a file holds a game that is not over."""
    try:
        return not load_match(path).state.over()
    except ChabudaiError:
        return False


def described(path: Path, lang: str) -> str:
    """A game that was left, in a line: which, with whom, and since when."""
    record = load_record(path)
    title = load(record.game).title()[lang]
    names = ", ".join(each.name for each in players_of(record, lang))
    when = datetime.fromtimestamp(path.stat().st_mtime).strftime("%d/%m %H:%M")
    return spoken("left-game", lang, game=title, names=names, when=when)


def newest_unfinished() -> Path:
    """The game that was left last; raises BadRecord if there is none."""
    for path in unfinished():
        return path
    raise BadRecord(sentence("nothing-kept", folder=str(folder())))
