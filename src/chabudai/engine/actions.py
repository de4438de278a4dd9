"""Actions: dense ids inside, words outside, one table between them."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from itertools import product

from mypy_extensions import mypyc_attr

from chabudai.engine.errors import IllegalAction
from chabudai.engine.text.catalog import sentence


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

    def __init__(self) -> None:
        self._tokens: list[str] = []
        self._ids: dict[str, int] = {}

    def add(self, verb: str, *objects: list[str]) -> int:
        """Add a verb with every combination of its objects; return the first id."""
        first = len(self._tokens)
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
            near = get_close_matches(words, self._tokens, n=3)
            code = "unknown-token-near" if near else "unknown-token"
            raise IllegalAction(sentence(code, token=token, near=" / ".join(near)))
        return found
