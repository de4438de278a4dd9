"""The words of the moves on offer, in every language of the table.

A move is said as its label says it, whole or up to its colon or bracket, or with the label's verb
and the objects of its token by name: “attaquer bokken Ren” for `strike bokken 1`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product

from chabudai.engine import IllegalAction, State
from chabudai.engine.rules.actions import ActionTable
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.session.phrases import Phrases
from chabudai.terminal.typed.choices import NumberedChoice
from chabudai.terminal.typed.folding import SMALL_WORDS, drop_small_words, fold_words

HEAD_ENDS = re.compile(r"[:(;]")


class MoveWords:
    """Reads moves for one question: the view of the seat that is asked, and the names."""

    def __init__(self, phrases: Phrases, view: dict[str, object], deck: str | None) -> None:
        self.voices = [Phrases(phrases.game, phrases.names, lang) for lang in LANGUAGES]
        self.view = view
        self.deck = deck
        self._aliases: dict[str, list[str]] = {}

    def find_choices(self, offered: Sequence[NumberedChoice], words: str) -> list[NumberedChoice]:
        """The choices on offer that these words say in full."""
        said = drop_small_words(fold_words(words))
        return [choice for choice in offered if said and said in self.list_aliases(choice)]

    def list_aliases(self, choice: NumberedChoice) -> list[str]:
        """Everything that says a choice, folded and without small words."""
        if choice.token not in self._aliases:
            spoken = [alias for voice in self.voices for alias in self._say(choice.token, voice)]
            folded = [drop_small_words(fold_words(alias)) for alias in spoken]
            self._aliases[choice.token] = list(dict.fromkeys(filter(None, folded)))
        return self._aliases[choice.token]

    def _say(self, token: str, voice: Phrases) -> Iterator[str]:
        label = voice.label(token, self.view)
        yield label
        yield HEAD_ENDS.split(label)[0]
        if verb := find_verb(label):
            objects = [self._list_names(each, fold_words(label)) for each in token.split(" ")[1:]]
            yield from (" ".join([verb, *names]) for names in product(*objects))

    # What is not on offer

    def find_actions(
        self, state: State, offered: Sequence[NumberedChoice], words: str
    ) -> list[int]:
        """The moves that these words say by a verb of the game and names, though none is on offer.

        Labels of what is on offer come first: two moves may begin with the same word.
        """
        said = drop_small_words(fold_words(words)).split()
        if not said:
            return []
        verbs = self._find_verbs([choice.token for choice in offered], said[0])
        verbs = verbs or self._find_verbs(list_samples(state.actions), said[0])
        found: list[int] = []
        objects = self._read_objects(" ".join(said[1:])) if verbs else []
        for verb, order in product(sorted(verbs), (objects, objects[::-1])):
            try:
                found.append(state.actions.parse(" ".join([verb, *order])))
            except IllegalAction:
                continue
        return [action for action in dict.fromkeys(found) if not state.is_legal(action)]

    def _find_verbs(self, tokens: Sequence[str], word: str) -> set[str]:
        """The verbs of moves whose labels begin with a word in some language."""
        return {
            token.split(" ")[0]
            for token in tokens
            for voice in self.voices
            if find_verb(voice.label(token, self.view)) == word
        }

    def _read_objects(self, said: str) -> list[str]:
        """Take names for the objects they stand for, the longest first; other words stay."""
        objects: list[str] = []
        while said:
            fitting = [name for name in self.names if f"{said} ".startswith(f"{name} ")]
            name = max(fitting, key=len, default=said.split(" ")[0])
            objects.append(self.names.get(name, name))
            said = said[len(name) :].strip()
        return objects

    @cached_property
    def names(self) -> dict[str, str]:
        """The objects of moves by their names: cards, signs and seats."""
        game = self.voices[0].game
        named = [(line.names, line.key.lstrip("#")) for line in game.list_cards(self.deck)]
        named += [(sign.means, sign.key) for sign in game.list_signs()]
        spoken = {name: key for names, key in named for name in names.values()}
        spoken |= {name: str(seat) for seat, name in enumerate(self.voices[0].names)}
        return {drop_small_words(fold_words(name)): key for name, key in spoken.items()}

    def _list_names(self, thing: str, label: str) -> list[str]:
        """What an object of a token is called in a folded label."""
        said = drop_small_words(label)
        return [thing, *(name for name, key in self.names.items() if key == thing and name in said)]


def list_samples(actions: ActionTable) -> list[str]:
    """The first token of every verb of a game: its objects are at every table."""
    samples: dict[str, str] = {}
    for token in map(actions.token, range(len(actions))):
        samples.setdefault(token.split(" ")[0], token)
    return list(samples.values())


def find_verb(label: str) -> str:
    """The verb that a label begins with, folded; nothing where it begins with another word."""
    first = fold_words(label).split(" ")[0]
    return first if first.isalpha() and first not in SMALL_WORDS else ""
