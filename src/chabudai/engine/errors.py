"""What can go wrong, as a tree; every error carries one sentence in each language.

ChabudaiError (a ValueError)
 ├─ UnknownGame     no game of that name
 ├─ NoRules         a game that came without written rules
 ├─ BadOptions      seats or options the game does not have
 ├─ BadDeck         a deck that cannot be played
 ├─ BadPosition     a description no game could have reached
 ├─ BadRecord       a file that is no record, or one that does not replay
 └─ IllegalAction   an action that is unknown or not allowed now; names the rules
"""

from __future__ import annotations

from chabudai.engine.text.catalog import Sentence, sentence


class ChabudaiError(ValueError):
    """Something a person asked for that cannot be done; `sentence` says what was expected."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence.text()


class UnknownGame(ChabudaiError):
    """No game of that name."""


class NoRules(ChabudaiError):
    """A game that came without written rules."""


class BadOptions(ChabudaiError):
    """Seats or options the game does not have."""


class BadDeck(ChabudaiError):
    """A deck that cannot be played."""


class BadPosition(ChabudaiError):
    """A description that no game could have reached."""


class BadRecord(ChabudaiError):
    """A file that is no record, or one that does not replay."""


class Refusal:
    """One rule an action would break: its number and a sentence with the figures."""

    def __init__(self, rule: str, sentence: Sentence) -> None:
        self.rule = rule
        self.sentence = sentence

    def whole(self) -> Sentence:
        """The sentence with the rule's number."""
        return sentence("refusal", rule=self.rule, reason=self.sentence)

    def text(self, lang: str = "en") -> str:
        """Say why, with the rule's number."""
        return self.whole().text(lang)

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.sentence!r})"


class IllegalAction(ChabudaiError):
    """An action that is unknown, or not allowed now."""

    def __init__(self, sentence: Sentence, refusals: list[Refusal] | None = None) -> None:
        super().__init__(sentence)
        self.refusals = refusals or []
