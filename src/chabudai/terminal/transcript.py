"""A game told to one viewer: what happened, what may be done, and why something may not."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from chabudai.engine import IllegalAction, Match, State
from chabudai.session.phrases import Phrases
from chabudai.terminal.text import translate


@dataclass(frozen=True)
class NumberedChoice:
    """A legal action as a person is offered it."""

    number: int
    action: int
    token: str
    label: str

    def matches(self, words: str) -> bool:
        """Whether what somebody has typed so far may mean this."""
        if words.isdecimal():
            return str(self.number).startswith(words)
        text = fold_letters(f"{self.label} {self.token}")
        return all(word in text for word in fold_letters(words).split())


@dataclass(frozen=True)
class Answer:
    """What the table says to words somebody typed: an action, or why not, and the rule."""

    action: int | None
    text: str = ""
    rule: str | None = None


def list_choices(phrases: Phrases, state: State) -> list[NumberedChoice]:
    """What the seat that is asked may do, numbered from 1."""
    return [
        NumberedChoice(number, each.action, each.token, each.label)
        for number, each in enumerate(phrases.label_legal_actions(state), 1)
    ]


class Transcript:
    """The log of a match in sentences, each put into words only once for every viewer."""

    def __init__(self, match: Match, names: list[str]) -> None:
        self._match = match
        self._names = names
        self._sentences: dict[tuple[int | None, str], list[str]] = {}

    def sentences(self, viewer: int | None, lang: str) -> list[str]:
        """One for each event as this viewer saw it; empty for those that are not worth one."""
        known = self._sentences.setdefault((viewer, lang), [])
        log = self._match.log
        del known[len(log) :]  # what was taken back
        if news := [event.seen_by(viewer) for event in log[len(known) :]]:
            phrases = Phrases(self._match.game, self._names, lang)
            view = self._match.state.view(viewer)
            known += [phrases.describe_event(seen, view) for seen in news]
        return known


def parse_answer(state: State, offered: list[NumberedChoice], words: str, lang: str) -> Answer:
    """Take words as a number or a token of the seat that is asked."""
    if words.strip().isdecimal():
        return find_numbered_choice(offered, int(words), lang)
    try:
        action = state.actions.parse(words)
    except IllegalAction as error:
        return Answer(None, error.sentence.text(lang))
    refusals = state.why_not(action)
    if not refusals:
        return Answer(action)
    return Answer(None, "\n".join(each.text(lang) for each in refusals), refusals[0].rule)


def find_numbered_choice(offered: list[NumberedChoice], number: int, lang: str) -> Answer:
    """The choice of that number, or that there is none."""
    if 1 <= number <= len(offered):
        return Answer(offered[number - 1].action)
    return Answer(None, translate("no-such-number", lang, number=number, most=len(offered)))


def fold_letters(text: str) -> str:
    """A text in small letters without accents, as people type it."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
