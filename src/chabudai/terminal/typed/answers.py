"""What somebody typed, taken for exactly one move or refused: nothing is ever guessed.

A move is said by its number in the list, by its token, or in the words of its label, in any
language of the table. Words of a move that is not allowed are refused with its rule; words that
mean none or several of the moves on offer are answered with those they come near to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Protocol

from chabudai.engine import IllegalAction, Match, State
from chabudai.session.phrases import Phrases
from chabudai.terminal.text import translate
from chabudai.terminal.typed.choices import NumberedChoice, list_choices
from chabudai.terminal.typed.folding import fold_words
from chabudai.terminal.typed.move_words import MoveWords

MAX_SUGGESTIONS = 4
UNKNOWN = "unknown-token"  # how the codes of errors begin that know nothing of the words


@dataclass(frozen=True)
class Answer:
    """What the table says to words somebody typed: an action, or why not, and the rule."""

    action: int | None
    text: str = ""
    rule: str | None = None


class PlayedGame(Protocol):
    """What answers are read for: a game at this screen, or a lesson."""

    match: Match

    def phrases(self, lang: str) -> Phrases: ...


class AnswerReader:
    """Reads what the seat that is asked now types; `offered` is what it may do."""

    def __init__(self, game: PlayedGame, lang: str) -> None:
        self.state = game.match.state
        self.lang = lang
        phrases = game.phrases(lang)
        view = self.state.view(self.state.actor())
        self.offered = list_choices(phrases, self.state, view)
        self.moves = MoveWords(phrases, view, game.match.record.deck)

    def parse(self, words: str) -> Answer:
        """Take words for one move, or say why they are none."""
        return parse_answer(self.state, self.offered, words, self.lang, self.moves)

    def is_token(self, words: str) -> bool:
        """Whether the game itself knows these words."""
        try:
            self.state.actions.parse(words)
        except IllegalAction as error:
            return not error.sentence.code.startswith(UNKNOWN)
        return True


def parse_answer(
    state: State, offered: Sequence[NumberedChoice], words: str, lang: str, moves: MoveWords
) -> Answer:
    """Take words for one move of the seat that is asked, or say why they are none."""
    words = words.strip()
    if words.isdecimal():
        return find_numbered_choice(offered, int(words), lang)
    try:
        return judge_action(state, state.actions.parse(words), lang)
    except IllegalAction as error:
        if error.refusals or not error.sentence.code.startswith(UNKNOWN):
            rule = error.refusals[0].rule if error.refusals else None
            return Answer(None, error.sentence.text(lang), rule)
    return parse_spoken_answer(state, offered, words, lang, moves)


def parse_spoken_answer(
    state: State, offered: Sequence[NumberedChoice], words: str, lang: str, moves: MoveWords
) -> Answer:
    """Take words that are no token for what a label says."""
    meant = moves.find_choices(offered, words)
    if len(meant) == 1:
        return Answer(meant[0].action)
    if meant:
        return Answer(None, translate("words-ambiguous", lang, words=words, moves=join(meant)))
    actions = moves.find_actions(state, offered, words)
    if len(actions) == 1:
        return judge_action(state, actions[0], lang)
    return Answer(None, describe_unknown_words(offered, words, lang, moves))


def judge_action(state: State, action: int, lang: str) -> Answer:
    """An action that is allowed, or every rule it would break."""
    refusals = state.why_not(action)
    if not refusals:
        return Answer(action)
    return Answer(None, "\n".join(each.text(lang) for each in refusals), refusals[0].rule)


def find_numbered_choice(offered: Sequence[NumberedChoice], number: int, lang: str) -> Answer:
    """The choice of that number, or that there is none."""
    if 1 <= number <= len(offered):
        return Answer(offered[number - 1].action)
    return Answer(None, translate("no-such-number", lang, number=number, most=len(offered)))


def describe_unknown_words(
    offered: Sequence[NumberedChoice], words: str, lang: str, moves: MoveWords
) -> str:
    """Say that words are no move, and which moves on offer they come near to."""
    near = suggest_choices(offered, words, moves)
    if not near:
        return translate("words-unknown", lang, words=words, most=len(offered))
    return translate("words-near", lang, words=words, moves=join(near))


def suggest_choices(
    offered: Sequence[NumberedChoice], words: str, moves: MoveWords
) -> list[NumberedChoice]:
    """The moves on offer that hold these words, or else those that look alike."""
    if holding := [choice for choice in offered if choice.matches(words)]:
        return sorted(holding, key=lambda choice: rank(choice, words))[:MAX_SUGGESTIONS]
    spoken = {alias: choice for choice in offered for alias in moves.list_aliases(choice)}
    alike = get_close_matches(fold_words(words), list(spoken), n=MAX_SUGGESTIONS)
    return list(dict.fromkeys(spoken[alias] for alias in alike))


def rank(choice: NumberedChoice, words: str) -> int:
    """Whether a choice begins as typed, has a word that does, or only holds it: less is nearer."""
    said = fold_words(words)
    spoken = [fold_words(choice.token), fold_words(choice.label)]
    if any(each.startswith(said) for each in spoken):
        return 0
    return 1 if any(f" {said}" in each for each in spoken) else 2


def join(choices: Sequence[NumberedChoice]) -> str:
    """Some moves in a row, with their numbers."""
    more = ", …" if len(choices) > MAX_SUGGESTIONS else ""
    shown = choices[:MAX_SUGGESTIONS]
    return ", ".join(f"{each.number} {each.label} [{each.token}]" for each in shown) + more
