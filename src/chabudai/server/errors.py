"""The server's own sentences and refusals; everything about a game is said by the game."""

from __future__ import annotations

from chabudai.engine.errors import ChabudaiError
from chabudai.engine.text.catalog import Sentence, has_message

PACKAGE = "chabudai.server"


def sentence(code: str, **figures: object) -> Sentence:
    """A message of the server's catalog."""
    return Sentence(PACKAGE, code, figures)


def http_sentence(status: int) -> Sentence:
    """Return the sentence for an HTTP error, a general one where the status has none of its own."""
    if has_message(PACKAGE, f"http-{status}"):
        return sentence(f"http-{status}")
    return sentence("http-400" if status < 500 else "http-500")


class Rejected(ChabudaiError):
    """Something a person asked of a table that cannot be done, or not now."""

    def __init__(self, code: str, **figures: object) -> None:
        super().__init__(sentence(code, **figures))


class Unplayable(Rejected):
    """A table whose game this program can neither show nor continue."""

    def __init__(self, why: Sentence) -> None:
        ChabudaiError.__init__(self, why)
