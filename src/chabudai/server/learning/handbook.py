"""What stands in the page beside the rules of a game: pictures of real tables, and words."""

from __future__ import annotations

from functools import cache

import msgspec

from chabudai.engine import Game, load
from chabudai.engine.text.text_view import Zone
from chabudai.learn.glossary import Term, list_terms
from chabudai.learn.lesson import Lesson, list_examples
from chabudai.learn.overview import VIEWER, find_overview, list_moments
from chabudai.learn.tutor import Tutor


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one seat sees it, to be drawn by the game's own board; `say` is told beside it.

    `look` names places of the board.
    """

    say: str
    view: dict[str, object]
    names: list[str]
    seat: int
    look: list[str]
    zones: list[Zone]


class OverviewInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game on one page: the aim, a turn in pictures, and what wins."""

    aim: str
    title: str
    turn: list[Picture]
    wins: str


class ExampleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An example that stands under a rule: where it begins, and what comes of it.

    It can be taken as a lesson of this name.
    """

    name: str
    rule: str
    title: str
    picture: Picture
    tells: list[str]


class TermInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A word of the game in all its forms, what it means, and the rule that says more."""

    forms: list[str]
    say: str
    rule: str


class Handbook(msgspec.Struct, frozen=True, kw_only=True):
    """The pictures that a game brings beside its rules, with their words in one language."""

    overview: OverviewInfo | None
    examples: list[ExampleInfo]


@cache
def write_handbook(name: str, lang: str) -> bytes:
    """The handbook of a game as JSON, which is always the same; raises UnknownGame."""
    game = load(name)
    return msgspec.json.encode(
        Handbook(
            overview=describe_overview(game, lang),
            examples=[describe_example(each, lang) for each in list_examples(game)],
        )
    )


def describe_overview(game: Game, lang: str) -> OverviewInfo | None:
    overview = find_overview(game)
    if overview is None:
        return None
    moments = list_moments(overview.turn, VIEWER)
    return OverviewInfo(
        aim=overview.aim.text(lang, []),
        title=overview.turn.title.text(lang, []),
        turn=[describe_picture(tutor, lang) for tutor in moments],
        wins=overview.wins.text(lang, []),
    )


def describe_example(example: Lesson, lang: str) -> ExampleInfo:
    tutor = Tutor(example, VIEWER)
    return ExampleInfo(
        name=example.name,
        rule=example.rules[0],
        title=example.title.text(lang, []),
        picture=describe_picture(tutor, lang),
        tells=example.tell_steps(lang, tutor.names)[1:],
    )


def describe_picture(tutor: Tutor, lang: str) -> Picture:
    """The table as a tutor has it now, with what is said of it."""
    view, step = tutor.match.state.view(tutor.lesson.seat), tutor.step
    assert step is not None
    return Picture(
        say=step.say.text(lang, tutor.names),
        view=view,
        names=tutor.names,
        seat=tutor.lesson.seat,
        look=step.look,
        zones=tutor.phrases(lang).zones(view),
    )


def describe_glossary(name: str, lang: str) -> list[TermInfo]:
    """The words of a game that one has to know; raises UnknownGame."""
    return [describe_term(each, lang) for each in list_terms(load(name))]


def describe_term(term: Term, lang: str) -> TermInfo:
    return TermInfo(forms=term.list_forms(lang), say=term.say.text(lang, []), rule=term.rule)
