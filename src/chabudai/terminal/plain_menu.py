"""The menu in plain lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chabudai.bots import bot_names
from chabudai.engine import BadOptions, Game, game_names, load
from chabudai.engine.text.setup import questions, usual_seats
from chabudai.terminal import files
from chabudai.terminal.lines import VERMILION, Lines
from chabudai.terminal.player import person
from chabudai.terminal.session import Session, resume
from chabudai.terminal.setup import USUAL_BOT, Invitation, own_name


def ask_for_a_game(lines: Lines) -> Session:
    """Ask which game, or take up one that was left."""
    known = {load(name).title()[lines.lang]: load(name) for name in game_names()}
    left = {files.described(path, lines.lang): path for path in files.unfinished()}
    chosen = pick(lines, "ask-game", [*known, *left])
    return resume(left[chosen], lines.lang) if chosen in left else ask_terms(lines, known[chosen])


def ask_terms(lines: Lines, game: Game) -> Session:
    """Ask how many play, who, and by which rules."""
    lines.speak("ask-terms", game=game.title())
    return Invitation(
        game=game,
        seats=ask_seats(lines, game),
        people=[ask_name(lines)],
        bots=[pick(lines, "ask-bots", bot_names(), USUAL_BOT)],
        options=ask_options(lines, game),
    ).sit_down()


def ask_seats(lines: Lines, game: Game) -> int:
    """How many sit at the table."""
    if game.min_seats == game.max_seats:
        return game.max_seats
    counts = [str(seats) for seats in range(game.min_seats, game.max_seats + 1)]
    usual = str(usual_seats(game))
    while True:
        bounds = {"fewest": game.min_seats, "most": game.max_seats}
        said = lines.ask("ask-seats", **bounds, usual=usual) or usual
        if said in counts:
            return int(said)
        lines.speak("choose-among", VERMILION, word=said, allowed=", ".join(counts))


def ask_name(lines: Lines) -> str:
    """What the person is called."""
    usual = own_name(lines.lang)
    while True:
        try:
            return person(lines.ask("ask-name", usual=usual) or usual).name
        except BadOptions as error:
            lines.say(error.sentence.text(lines.lang), VERMILION)


def ask_options(lines: Lines, game: Game) -> Mapping[str, str]:
    """How the disputed rules are read; Enter alone keeps the usual reading."""
    chosen: dict[str, str] = {}
    for question in questions(game, lines.lang):
        lines.say(f"{question.text} [{question.ruling}]")
        texts = {text: reading for reading, text in question.readings.items()}
        chosen[question.option] = texts[pick(lines, "ask-reading", list(texts))]
    return chosen


def pick(lines: Lines, code: str, items: Sequence[str], usual: str = "") -> str:
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
        lines.speak("no-such-number", VERMILION, number=said, most=len(items))
