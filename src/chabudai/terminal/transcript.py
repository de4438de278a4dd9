"""A game told to one viewer: what happened, what may be done, and why something may not."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from chabudai.engine import Game, IllegalAction, Match, State
from chabudai.terminal.text import spoken


@dataclass(frozen=True)
class Choice:
    """A legal action as a person is offered it."""

    number: int
    action: int
    token: str
    label: str

    def fits(self, words: str) -> bool:
        """Whether what somebody has typed so far may mean this."""
        if words.isdecimal():
            return str(self.number).startswith(words)
        text = plain_letters(f"{self.label} {self.token}")
        return all(word in text for word in plain_letters(words).split())


@dataclass(frozen=True)
class Answer:
    """What the table says to words somebody typed: an action, or why not, and the rule."""

    action: int | None
    text: str = ""
    rule: str | None = None


def choices(game: Game, state: State, names: list[str], lang: str) -> list[Choice]:
    """What the seat that is asked may do, numbered from 1."""
    view = state.view(state.actor())
    actions = {state.actions.token(action): action for action in state.legal()}
    return [
        Choice(number, actions[token], token, game.text.label(token, view, names, lang))
        for number, token in enumerate(game.order_choices(list(actions), view), 1)
    ]


class Chronicle:
    """The log of a match in sentences, each told only once to every viewer."""

    def __init__(self, match: Match, names: list[str]) -> None:
        self._match = match
        self._names = names
        self._told: dict[tuple[int | None, str], list[str]] = {}

    def sentences(self, viewer: int | None, lang: str) -> list[str]:
        """One for each event as this viewer saw it; empty for those that are not worth one."""
        told = self._told.setdefault((viewer, lang), [])
        log, text = self._match.log, self._match.game.text
        del told[len(log) :]
        if news := [event.seen_by(viewer) for event in log[len(told) :]]:
            view = self._match.state.view(viewer)
            told += [text.event(seen, view, self._names, lang) for seen in news]
        return told


def answer(state: State, offered: list[Choice], words: str, lang: str) -> Answer:
    """Take words as a number or a token of the seat that is asked."""
    if words.strip().isdecimal():
        return numbered(offered, int(words), lang)
    try:
        action = state.actions.parse(words)
    except IllegalAction as error:
        return Answer(None, error.sentence.text(lang))
    refusals = state.why_not(action)
    if not refusals:
        return Answer(action)
    return Answer(None, "\n".join(each.text(lang) for each in refusals), refusals[0].rule)


def numbered(offered: list[Choice], number: int, lang: str) -> Answer:
    """The choice of that number."""
    if 1 <= number <= len(offered):
        return Answer(offered[number - 1].action)
    return Answer(None, spoken("no-such-number", lang, number=number, most=len(offered)))


def plain_letters(text: str) -> str:
    """A text in small letters without accents, as people type it."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
