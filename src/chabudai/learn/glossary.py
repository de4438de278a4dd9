"""The words of a game that one has to know, each explained in a sentence.

A game brings them in `lessons/glossary.toml`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import msgspec

from chabudai.engine import Game, load
from chabudai.learn.lesson import FOLDER, Words

FILE = "glossary.toml"


class Forms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other forms of a word, such as its plural where that is not an added s."""

    en: list[str] = []
    fr: list[str] = []


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A word with what it means, and the number of the rule that says more."""

    word: Words
    say: Words
    rule: str
    forms: Forms = Forms()

    def list_forms(self, lang: str) -> list[str]:
        """All that is written for it, the word itself first."""
        word: str = getattr(self.word, lang)
        more: list[str] = getattr(self.forms, lang)
        return [word, *more]

    def occurs_in(self, text: str, lang: str) -> bool:
        """Whether a text has the word, in any of its forms."""
        forms = "|".join(re.escape(form) for form in self.list_forms(lang))
        return bool(re.search(rf"\b(?:{forms})s?\b", text.replace("\n", " "), re.IGNORECASE))


class GlossaryFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terms: list[Term]


def list_terms(game: Game) -> list[Term]:
    """The words of a game's glossary; none where it brings none."""
    return list(read_glossary(game.name))


@cache
def read_glossary(game: str) -> tuple[Term, ...]:
    file = files(load(game).package).joinpath(FOLDER, FILE)
    if not file.is_file():
        return ()
    return tuple(msgspec.toml.decode(file.read_bytes(), type=GlossaryFile).terms)
