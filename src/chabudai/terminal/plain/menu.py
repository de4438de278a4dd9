"""The menu in plain lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chabudai.bots import bot_names
from chabudai.engine import BadOptions, Game, game_names, load
from chabudai.engine.text.setup import default_seats, list_setup_questions
from chabudai.terminal.game import files
from chabudai.terminal.game.local_game import LocalGame, resume_game
from chabudai.terminal.game.seating import make_person
from chabudai.terminal.game.setup import DEFAULT_BOT, GameSetup, default_name
from chabudai.terminal.plain.lines import VERMILION, Lines


def ask_game(lines: Lines, practice: bool = False) -> LocalGame:
    """Ask which game, or take up one that was left."""
    games = {load(name).title()[lines.lang]: load(name) for name in game_names()}
    unfinished = {
        files.describe_unfinished(path, lines.lang): path for path in files.list_unfinished()
    }
    chosen = ask_item(lines, "ask-game", [*games, *unfinished])
    if chosen in unfinished:
        return resume_game(unfinished[chosen], lines.lang, practice)
    return ask_setup(lines, games[chosen], practice)


def ask_setup(lines: Lines, game: Game, practice: bool) -> LocalGame:
    """Ask how many play, who, and by which rules."""
    lines.say_message("ask-terms", game=game.title())
    return GameSetup(
        game=game,
        seats=ask_seats(lines, game),
        people=[ask_name(lines)],
        bots=[ask_item(lines, "ask-bots", bot_names(), DEFAULT_BOT)],
        options=ask_options(lines, game),
        practice=practice,
    ).start_game()


def ask_seats(lines: Lines, game: Game) -> int:
    """How many sit at the table."""
    if game.min_seats == game.max_seats:
        return game.max_seats
    counts = [str(seats) for seats in range(game.min_seats, game.max_seats + 1)]
    usual = str(default_seats(game))
    while True:
        bounds = {"fewest": game.min_seats, "most": game.max_seats}
        said = lines.ask("ask-seats", **bounds, usual=usual) or usual
        if said in counts:
            return int(said)
        lines.say_message("choose-among", VERMILION, word=said, allowed=", ".join(counts))


def ask_name(lines: Lines) -> str:
    """What the person is called."""
    usual = default_name(lines.lang)
    while True:
        try:
            return make_person(lines.ask("ask-name", usual=usual) or usual).name
        except BadOptions as error:
            lines.say(error.sentence.text(lines.lang), VERMILION)


def ask_options(lines: Lines, game: Game) -> Mapping[str, str]:
    """How the disputed rules are read; Enter alone keeps the usual reading."""
    chosen: dict[str, str] = {}
    for question in list_setup_questions(game, lines.lang):
        lines.say(f"{question.text} [{question.ruling}]")
        texts = {text: reading for reading, text in question.readings.items()}
        chosen[question.option] = texts[ask_item(lines, "ask-reading", list(texts))]
    return chosen


def ask_item(lines: Lines, code: str, items: Sequence[str], usual: str = "") -> str:
    """One of some numbered things; Enter alone takes the usual one, or the first."""
    usual = usual or items[0]
    for number, item in enumerate(items, 1):
        lines.say(f"{number:3}  {item}")
    while True:
        said = lines.ask(code, usual=items.index(usual) + 1)
        if said in ("", usual):
            return usual
        if said.isdecimal() and 1 <= int(said) <= len(items):
            return items[int(said) - 1]
        if said in items:
            return said
        lines.say_message("no-such-number", VERMILION, number=said, most=len(items))
