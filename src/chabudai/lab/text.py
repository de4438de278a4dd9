"""Sentences from the lab's own catalog."""

from __future__ import annotations

from chabudai.engine.text.catalog import Sentence, format_message

PACKAGE = "chabudai.lab"


def lab_sentence(code: str, **figures: object) -> Sentence:
    """A sentence that is said later, in the language of whoever reads it."""
    return Sentence(PACKAGE, code, figures)


def lab_text(code: str, lang: str, **figures: object) -> str:
    """A sentence in one language."""
    return format_message(PACKAGE, code, lang, figures)
