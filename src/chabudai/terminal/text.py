"""What the terminal itself says; everything about a game is said by the game."""

from __future__ import annotations

from chabudai.engine.text.catalog import Sentence, format_message

PACKAGE = "chabudai.terminal"


def translate(code: str, lang: str, **figures: object) -> str:
    """A message of the terminal's catalog in a language."""
    return format_message(PACKAGE, code, lang, figures)


def sentence(code: str, **figures: object) -> Sentence:
    """A message of the terminal's catalog, for an error to carry."""
    return Sentence(PACKAGE, code, figures)
