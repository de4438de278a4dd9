"""The files of a person: records and decks read whole, games saved so that none is ever lost."""

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
from chabudai.session.players import strip_unprintable
from chabudai.terminal.game.seating import list_players
from chabudai.terminal.text import sentence, translate

MAX_READ = 30
MAX_OFFERED = 6
REVIEW_SUFFIX = ".review.json"  # lies beside the record it is of


class NotSaved(ChabudaiError):
    """A game that could not be written to its file."""


def games_folder() -> Path:
    """Where games are saved."""
    if home := os.environ.get("CHABUDAI_HOME"):
        return Path(home)
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "chabudai"


def new_game_path(game: str) -> Path:
    """A file for a new game that is not there yet."""
    now = datetime.now().strftime("%Y-%m-%d-%H%M")
    return games_folder() / f"{game}-{now}-{secrets.token_hex(2)}.json"


def write_record(path: Path, record: Record) -> None:
    replace_file(path, record.to_json())


def replace_file(path: Path, data: bytes) -> None:
    """Replace a file in one step, so that a reader finds the old or the new; raises NotSaved."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".", delete=False) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(file.name, path)
    except OSError:
        raise NotSaved(sentence("not-kept", path=str(path))) from None


def write_copy(path: Path, record: Record) -> None:
    """Write a copy of a record, but over no other file."""
    if path.exists():
        raise NotSaved(sentence("file-exists", path=str(path)))
    write_record(path, record)


def load_record(path: Path) -> Record:
    """The record in a file; raises BadRecord."""
    try:
        return read_record(path.read_bytes())
    except OSError:
        raise BadRecord(sentence("no-file", path=strip_unprintable(str(path)))) from None


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
        raise BadDeck(sentence("no-file", path=strip_unprintable(str(path)))) from None


def list_unfinished() -> list[Path]:
    """The games saved here that can be gone on with, the newest first."""
    saved = [
        path for path in games_folder().glob("*.json") if not path.name.endswith(REVIEW_SUFFIX)
    ]
    newest = sorted(saved, key=lambda path: path.stat().st_mtime, reverse=True)
    return [path for path in newest[:MAX_READ] if is_unfinished(path)][:MAX_OFFERED]


def is_unfinished(path: Path) -> bool:
    """Whether a file holds a game that is not over."""
    try:
        return not load_match(path).state.over()
    except ChabudaiError:
        return False


def describe_unfinished(path: Path, lang: str) -> str:
    """A game that was left, in a line: which, with whom, and since when."""
    record = load_record(path)
    title = load(record.game).title()[lang]
    names = ", ".join(each.name for each in list_players(record, lang))
    when = datetime.fromtimestamp(path.stat().st_mtime).strftime("%d/%m %H:%M")
    return translate("left-game", lang, game=title, names=names, when=when)


def find_newest_unfinished() -> Path:
    """The game that was left last; raises BadRecord if there is none."""
    for path in list_unfinished():
        return path
    raise BadRecord(sentence("nothing-kept", folder=str(games_folder())))
