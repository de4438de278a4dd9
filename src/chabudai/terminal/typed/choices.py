"""What the seat that is asked may do, numbered for a person to choose from."""

from __future__ import annotations

from dataclasses import dataclass

from chabudai.engine import State
from chabudai.session.phrases import Phrases, View
from chabudai.terminal.typed.folding import fold_letters


@dataclass(frozen=True)
class NumberedChoice:
    """A legal action as a person is offered it."""

    number: int
    action: int
    token: str
    label: str

    def matches(self, words: str) -> bool:
        """Whether what somebody has typed so far may mean this; it only narrows what is shown."""
        if words.isdecimal():
            return str(self.number).startswith(words)
        text = fold_letters(f"{self.label} {self.token}")
        return all(word in text for word in fold_letters(words).split())


def list_choices(phrases: Phrases, state: State, view: View) -> list[NumberedChoice]:
    """What the seat that is asked, whose view this is, may do, numbered from 1."""
    return [
        NumberedChoice(number, each.action, each.token, each.label)
        for number, each in enumerate(phrases.label_legal_actions(state, view), 1)
    ]
