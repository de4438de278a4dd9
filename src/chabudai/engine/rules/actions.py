"""Actions: dense ids inside, words outside, one table between them."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from itertools import product
from math import prod
from typing import Final

from mypy_extensions import mypyc_attr

from chabudai.engine.errors import BadDeck, IllegalAction
from chabudai.engine.text.catalog import sentence

MOST_ACTIONS: Final = 6_000  # of a game with a deck of one's own; the usual ones have up to 1,000
MOST_COMPARED: Final = 1_000  # actions, to guess what a misspelt one was meant to be
LONGEST_COMPARED: Final = 200


@dataclass(frozen=True)
class Action:
    """What a player says: a verb and its objects."""

    verb: str
    objects: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.objects))


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionTable:
    """Every action of a game: id ⇄ Action ⇄ token. What an id means never depends on the state."""

    def __init__(self, most: int = MOST_ACTIONS) -> None:
        self._most = most  # a game that needs more of them by its rules asks for as many
        self._tokens: list[str] = []
        self._ids: dict[str, int] = {}

    def add(self, verb: str, *objects: list[str]) -> int:
        """Add a verb with every combination of its objects; return the first id.

        Raises BadDeck where a deck makes too many of them.
        """
        first = len(self._tokens)
        if first + prod([len(words) for words in objects]) > self._most:
            raise BadDeck(sentence("deck-actions", most=self._most))
        for words in product([verb], *objects):
            token = " ".join(words)
            self._ids[token] = len(self._tokens)
            self._tokens.append(token)
        return first

    def __len__(self) -> int:
        return len(self._tokens)

    def token(self, action: int) -> str:
        """The words of an id."""
        return self._tokens[action]

    def action(self, action: int) -> Action:
        """The typed form of an id."""
        verb, *objects = self.token(action).split(" ")
        return Action(verb, tuple(objects))

    def knows(self, action: int) -> bool:
        """Whether this id is an action of the game at all."""
        return 0 <= action < len(self._tokens)

    def parse(self, token: str) -> int:
        """The id of a token; raises IllegalAction for words the game does not know."""
        words = " ".join(token.split()).lower()
        found = self._ids.get(words)
        if found is None:
            near = get_close_matches(words, self._list_similar(words), n=3)
            code = "unknown-token-near" if near else "unknown-token"
            raise IllegalAction(sentence(code, token=token, near=" / ".join(near)))
        return found

    def _list_similar(self, words: str) -> list[str]:
        """The actions that a misspelt one is compared with: where there are many, few of them."""
        if len(words) > LONGEST_COMPARED:
            return []
        if len(self._tokens) <= MOST_COMPARED:
            return self._tokens
        verb = words.partition(" ")[0]
        same = [each for each in self._tokens if each.partition(" ")[0] == verb]
        return (same or self._tokens)[:MOST_COMPARED]
