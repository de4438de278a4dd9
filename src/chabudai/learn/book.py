"""The rules of a game in all their depths as one text: for a terminal, and for a page of docs.

First the game on one page, then its rules with their examples and the rulings, then the words to
know. Pictures are tables in words, or drawings where the game draws and somebody can look at them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from chabudai.engine import Game
from chabudai.engine.text.text_view import Zone
from chabudai.learn.glossary import list_terms
from chabudai.learn.lesson import Lesson, list_examples, list_examples_of
from chabudai.learn.overview import VIEWER, find_overview, list_moments
from chabudai.learn.tutor import Tutor
from chabudai.learn.words import translate

NUMBERED = re.compile(r"^(?=#)", re.MULTILINE)


class Book:
    """The text of a game in a language. `folder` is where its drawings lie, if it may show them."""

    def __init__(self, game: Game, lang: str, folder: str = "") -> None:
        self.game = game
        self.lang = lang
        self.folder = folder

    def write(self) -> str:
        """All of it."""
        parts = [self.write_overview(), self.write_rules(), self.write_glossary()]
        return "\n\n".join(part for part in parts if part) + "\n"

    def write_overview(self) -> str:
        """The game on one page; empty where it brings none."""
        overview = find_overview(self.game)
        if overview is None:
            return ""
        return "\n\n".join(
            [
                f"# {self._say('book-one-page', game=self.game.title()[self.lang])}",
                overview.aim.text(self.lang, []),
                f"## {overview.turn.title.text(self.lang, [])}",
                *self._tell_turn(list_moments(overview.turn, VIEWER)),
                f"## {self._say('book-wins')}",
                overview.wins.text(self.lang, []),
            ]
        )

    def write_rules(self) -> str:
        """The rules and the rulings, each rule with its examples."""
        sections = NUMBERED.split(self.game.rules(self.lang))
        return "\n\n".join(part for text in sections for part in self._write_section(text) if part)

    def write_rule(self, text: str, number: str) -> str:
        """One rule with its examples."""
        return "\n\n".join([text, *self._write_examples(number)])

    def write_glossary(self) -> str:
        """The words to know; empty where the game brings none."""
        terms = sorted(list_terms(self.game), key=lambda term: term.word.text(self.lang, []))
        told = [
            f"- **{term.word.text(self.lang, [])}**: {term.say.text(self.lang, [])} ({term.rule})"
            for term in terms
        ]
        return "\n".join([f"## {self._say('book-words')}", "", *told]) if told else ""

    def _write_section(self, text: str) -> Iterator[str]:
        yield text.strip()
        if found := re.match(r"### (R\d+) ", text):
            yield from self._write_examples(found[1])

    def _write_examples(self, number: str) -> Iterator[str]:
        for example in list_examples_of(self.game, number):
            yield self._write_example(example)

    def _write_example(self, example: Lesson) -> str:
        tutor = Tutor(example, VIEWER)
        title = self._say("book-example", title=example.title.text(self.lang, []))
        told = " ".join(example.tell_steps(self.lang, tutor.names))
        drawn = self._show_table(tutor, example.name) if self.folder else ""
        lines = "\n\n".join(part for part in (f"**{title}** {told}", drawn) if part)
        return "\n".join(f"> {line}".rstrip() for line in lines.splitlines())

    def _tell_turn(self, moments: list[Tutor]) -> Iterator[str]:
        """Each picture of a turn with its words; in words, a table is told by what has changed."""
        before: list[str] = []
        for tutor in moments:
            assert tutor.step is not None
            yield f"**{tutor.done + 1}.** {tutor.step.say.text(self.lang, tutor.names)}"
            yield self._show_table(tutor, name_moment(tutor), before)
            before = [write_zone(zone) for zone in self._list_zones(tutor)]

    def _show_table(self, tutor: Tutor, name: str, before: Collection[str] = ()) -> str:
        if self.folder and draw_table(tutor):
            alt = tutor.lesson.title.text(self.lang, [])
            return f"![{alt}]({self.folder}/{name}.svg)"
        zones = [write_zone(zone) for zone in self._list_zones(tutor)]
        return "\n".join(["```text", *(zone for zone in zones if zone not in before), "```"])

    def _list_zones(self, tutor: Tutor) -> list[Zone]:
        return tutor.phrases(self.lang).zones(tutor.match.state.view(tutor.lesson.seat))

    def _say(self, code: str, **figures: object) -> str:
        return translate(code, self.lang, **figures)


def draw_pictures(game: Game) -> dict[str, str]:
    """The drawings of a game's tables as SVG, by their names; none where it draws none."""
    overview = find_overview(game)
    moments = list_moments(overview.turn, VIEWER) if overview else []
    named = {name_moment(tutor): tutor for tutor in moments}
    named |= {example.name: Tutor(example, VIEWER) for example in list_examples(game)}
    drawn = {name: draw_table(tutor) for name, tutor in named.items()}
    return {name: picture for name, picture in drawn.items() if picture}


def draw_table(tutor: Tutor) -> str | None:
    """What lies before the learner, where the game draws it."""
    return tutor.match.game.draw(tutor.match.state, tutor.lesson.seat)


def write_zone(zone: Zone) -> str:
    return "\n".join([zone.title, *(f"  {row}" for row in zone.rows)])


def name_moment(tutor: Tutor) -> str:
    return f"turn-{tutor.done + 1}"
