"""Say whether a recorded game is sound."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from chabudai.cli.language import add_language
from chabudai.engine import ChabudaiError, Record, State, load, replay
from chabudai.server.errors import sentence
from chabudai.server.tables.fairness import FORMAT, Archive, read_archive, verify
from chabudai.session.phrases import Phrases
from chabudai.terminal.game.files import load_record
from chabudai.terminal.game.seating import list_players
from chabudai.terminal.text import translate

HELP = "check a recorded game by replaying it, and its shuffles if a server exported it"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take a record, or the archive of a server's game."""
    parser.add_argument(
        "file",
        metavar="FILE",
        type=Path,
        help="file of a recorded game, or of one exported by a server",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Replay every action; a record that does not fit costs one sentence."""
    try:
        archive = load_archive(args.file)
        record = load_record(args.file) if archive is None else archive.record
        state = replay(record)
    except ChabudaiError as error:
        if not args.json:
            raise
        print(
            json.dumps(
                {"sound": False, "problem": error.sentence.text(args.lang)}, ensure_ascii=False
            )
        )
        return 2
    if args.json:
        fair = archive is not None and not archive.practice
        found = {**summarize_record(record, state), "fair": fair}
        print(json.dumps(found, ensure_ascii=False))
    else:
        checked = [] if archive is None else describe_archive(archive, args.lang)
        print("\n".join([*describe_record(record, state, args.lang), *checked]))
    return 0


def load_archive(path: Path) -> Archive | None:
    """The archive of a server's game, its shuffles checked; None for a plain record."""
    if not path.is_file() or FORMAT.encode() not in path.read_bytes()[:100]:
        return None
    archive = read_archive(path.read_bytes())
    verify(archive)
    return archive


def load_any_record(path: Path) -> Record:
    """The record in a file, or in the archive of a server's game; raises BadRecord."""
    archive = load_archive(path)
    return load_record(path) if archive is None else archive.record


def describe_archive(archive: Archive, lang: str) -> list[str]:
    """What was found about the shuffles, and whether it was played in earnest."""
    codes = ["archive-sound", "archive-practice"] if archive.practice else ["archive-sound"]
    return [sentence(code).text(lang) for code in codes]


def summarize_record(record: Record, state: State) -> dict[str, object]:
    """What the record holds, for machines."""
    return {
        "sound": True,
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "players": record.players,
        "actions": len(record.actions),
        "finished": state.over(),
        "winners": state.winners(),
        "scores": state.scores() if state.over() else None,
        "check": record.check,
    }


def describe_record(record: Record, state: State, lang: str) -> list[str]:
    """What the record holds, for people."""
    game = load(record.game)
    names = [each.name for each in list_players(record, lang)]
    figures = {"game": game.title(), "rules": record.rules, "names": names}
    counts = {"seats": record.seats, "actions": len(record.actions), "check": record.check}
    sound = translate("sound", lang, **figures, **counts)
    if not state.over():
        return [sound, translate("not-over", lang)]
    phrases = Phrases(game, names, lang)
    return [sound, *phrases.list_result_sentences(state, state.view(None))]
