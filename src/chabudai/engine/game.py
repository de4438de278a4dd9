"""A game: what is fixed before anybody sits down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Protocol

from chabudai.engine.errors import BadOptions, IllegalAction, UnknownGame
from chabudai.engine.options import Options
from chabudai.engine.position import Description, Heading
from chabudai.engine.rng import Rng, key_of
from chabudai.engine.state import State
from chabudai.engine.text.catalog import LANGUAGES, say, sentence
from chabudai.engine.text.text_view import CardLine, Sign, Zone

HOUSE = ("samurai_sword", "kodachi", "kodama_duo")

Deal = Callable[[int, bytes, Mapping[str, str], str | None, bool], State]
View = dict[str, object]


class Text(Protocol):
    """How a game speaks: its `text` module. Names are those of the seats, in order.

    Whoever listens is known by a view of the table; it also says what a deck of one's own holds.
    """

    def event(self, seen: View, view: View, names: list[str], lang: str) -> str:
        """An event, as somebody saw it."""

    def label(self, token: str, view: View, names: list[str], lang: str) -> str:
        """What an action does."""

    def prompt(self, view: View, names: list[str], lang: str) -> str:
        """Who decides what, now."""

    def zones(self, view: View, names: list[str], lang: str) -> list[Zone]:
        """The table, for a screen of text."""

    def result(self, breakdown: View, view: View, names: list[str], lang: str) -> list[str]:
        """The score told step by step."""


class Insight(Protocol):
    """What a seat can work out from its view alone: a game's `insight` module, for aids."""

    def known(self, view: View) -> View:
        """In figures, ready for JSON."""

    def lines(self, view: View, names: list[str], lang: str) -> list[str]:
        """In words."""


def as_listed(tokens: list[str], view: View) -> list[str]:
    """Answers in the order of the list of legal actions."""
    return tokens


@dataclass(frozen=True)
class Game:
    """One game of the house: its rules as functions, its words as a module."""

    name: str
    package: str
    version: str
    fewest: int
    most: int
    options: type[Options]
    deal: Deal
    lay: Callable[[Heading, Description], State]
    cards: Callable[[str | None], list[CardLine]]
    novice: Callable[[View, list[str], Rng], str]
    text: Text
    # SVG of what lies open, all of it or that of one seat
    picture: Callable[[State, int | None], str] | None = None
    # Answers in the order in which a person who sees this view likes to read them
    in_order: Callable[[list[str], View], list[str]] = as_listed
    insight: Insight | None = None
    signs: Callable[[], list[Sign]] = list  # what the icons of its cards mean

    def new(
        self,
        seats: int,
        seed: int | str | bytes = 0,
        options: Mapping[str, str] | None = None,
        deck: str | None = None,
        listen: bool = False,
    ) -> State:
        """Deal a new game. `deck` is the text of a deck file; `listen` keeps the events."""
        if not self.fewest <= seats <= self.most:
            bounds = {"fewest": self.fewest, "most": self.most}
            raise BadOptions(sentence("bad-seats", game=self.title(), seats=seats, **bounds))
        return self.deal(seats, key_of(seed), options or {}, deck, listen)

    def position(self, description: Mapping[str, object]) -> State:
        """The state that a description by zones stands for; raises BadPosition."""
        parts = Description(description)
        state = self.lay(Heading(parts, self.name, self.fewest, self.most), parts)
        parts.finish()
        return state

    def title(self) -> dict[str, str]:
        """The game's name in every language."""
        return {lang: say(self.package, "title", lang) for lang in LANGUAGES}

    def rules(self, lang: str = "en") -> str:
        """The rules, as Markdown."""
        name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
        return files(self.package).joinpath(name).read_text(encoding="utf-8")


_guests: dict[str, Game] = {}


def register(game: Game) -> None:
    """Let a game from elsewhere be loaded by name."""
    _guests[game.name] = game


def game_names() -> list[str]:
    """The names of all games that can be loaded."""
    return [*HOUSE, *_guests]


def load(name: str) -> Game:
    """The game of that name; raises UnknownGame."""
    if name in _guests:
        return _guests[name]
    if name not in HOUSE:
        raise UnknownGame(sentence("unknown-game", name=name, known=", ".join(game_names())))
    return _house(name)


@cache
def _house(name: str) -> Game:
    game: Game = import_module(f"chabudai.games.{name}").GAME
    return game


def play(state: State, action: int | str) -> None:
    """Play an action, by token or id, after checking it; raises IllegalAction with the rules."""
    chosen = state.actions.parse(action) if isinstance(action, str) else action
    if not state.actions.knows(chosen):
        raise IllegalAction(sentence("unknown-action", action=chosen))
    refusals = state.why_not(chosen)
    if refusals:
        token = state.actions.token(chosen)
        reasons = [each.whole() for each in refusals]
        raise IllegalAction(sentence("refused", token=token, reasons=reasons), refusals)
    state.apply(chosen)
