"""What learning itself says; everything about a game is said by the game."""

from __future__ import annotations

from chabudai.engine.text.catalog import format_message
from chabudai.learn.lesson import PACKAGE


def translate(code: str, lang: str, **figures: object) -> str:
    """A message of this catalog in a language."""
    return format_message(PACKAGE, code, lang, figures)
