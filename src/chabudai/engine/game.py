"""A game: what is fixed before anybody sits down, and all that a position can be asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.resources import files
from typing import Any, Generic, Protocol, Self

from typing_extensions import TypeVar

from chabudai.engine.ai.strategy import Strategy
from chabudai.engine.errors import BadOptions, NoRules
from chabudai.engine.rng import Rng, derive_key
from chabudai.engine.rules.options import Options
from chabudai.engine.rules.state import State
from chabudai.engine.text.catalog import LANGUAGES, format_message, sentence
from chabudai.engine.text.result import Result
from chabudai.engine.text.text_view import CardLine, Sign, Zone
from chabudai.engine.view.position import Description, Heading
from chabudai.engine.view.tensor import Slice, encode_view, make_view_layout, mark_actions

S = TypeVar("S", bound=State, default=Any)
View = dict[str, object]


class Text(Protocol):
    """How a game speaks: its `text` module. Names are those of the seats, in order.

    Whoever listens is known by a view of the table; it also says what a deck of one's own holds.
    """

    def describe_event(self, seen: View, view: View, names: list[str], lang: str) -> str:
        """An event, as somebody saw it."""

    def describe_action(self, token: str, view: View, names: list[str], lang: str) -> str:
        """What an action does."""

    def describe_question(self, view: View, names: list[str], lang: str) -> str:
        """Who decides what, now."""

    def describe_zones(self, view: View, names: list[str], lang: str) -> list[Zone]:
        """The table, for a screen of text."""

    def describe_result(self, breakdown: View, view: View, names: list[str], lang: str) -> Result:
        """Who won, why, and how the points came about."""

    def describe_aim(self, view: View, names: list[str], lang: str) -> list[str]:
        """What wins the game for the viewer, then what they are: their role, their abilities."""

    def describe_change(self, before: View, view: View, names: list[str], lang: str) -> list[str]:
        """What the viewer lost and gained between two views; nothing for a spectator."""

    def describe_reason(self, token: str, view: View, names: list[str], lang: str) -> str:
        """What speaks for an action, from the view alone; empty where nothing is to be said."""


class Insight(Protocol):
    """What a seat can work out from its view alone: a game's `insight` module, for aids."""

    def compute_insights(self, view: View) -> View:
        """In figures, ready for JSON."""

    def describe_insights(self, view: View, names: list[str], lang: str) -> list[str]:
        """In words."""


class Game(Generic[S]):
    """One game: what is fixed before anybody sits down, and all that a position can be asked.

    A game is one object of a subclass. It names what is fixed as class attributes and answers the
    methods that raise NotImplementedError here; the others have defaults.
    """

    name: str
    package: str  # where its catalogs, rules and cards lie
    version: str  # of the rules: records of another one may be refused
    min_seats: int
    max_seats: int
    options: type[Options]
    text: Text
    insight: Insight | None = None
    strategy: Strategy[S]

    # Beginning

    def new(
        self,
        seats: int,
        seed: int | str | bytes = 0,
        options: Mapping[str, str] | None = None,
        deck: str | None = None,
        listen: bool = False,
    ) -> S:
        """Deal a new game. `deck` is the text of a deck file; `listen` keeps the events."""
        if not self.min_seats <= seats <= self.max_seats:
            bounds = {"fewest": self.min_seats, "most": self.max_seats}
            raise BadOptions(sentence("bad-seats", game=self.title(), seats=seats, **bounds))
        state = self.deal(seats, derive_key(seed), options or {}, deck, listen)
        state.game = self
        return state

    def position(self, description: Mapping[str, object]) -> S:
        """Make the state that a description by zones stands for; raises BadPosition."""
        parts = Description(description)
        heading = Heading(parts, self.name, self.min_seats, self.max_seats)
        state = self.from_position(heading, parts)
        state.game = self
        parts.finish()
        return state

    def translate_options(
        self, version: str, options: Mapping[str, str]
    ) -> Mapping[str, str] | None:
        """The options by which these rules play as an earlier version did; None if none do."""
        return options if version == self.version else None

    def deal(
        self, seats: int, key: bytes, options: Mapping[str, str], deck: str | None, listen: bool
    ) -> S:
        """Deal from a key; seats are within bounds."""
        raise NotImplementedError

    def from_position(self, heading: Heading, parts: Description) -> S:
        """Make the state that the parts of a description stand for."""
        raise NotImplementedError

    # What a position can be asked

    def view(self, s: S, seat: int | None) -> View:
        """Build all that a seat, or a spectator (None), may know, ready for JSON."""
        raise NotImplementedError

    def redeal(self, s: S, seat: int, rng: Rng) -> None:
        """Sample anew, in place, all that this seat cannot know."""
        raise NotImplementedError

    def to_position(self, s: S) -> dict[str, object]:
        """Describe the whole state by zones; `position` reads it back."""
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """Count the points of every seat as they stand."""
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        """List the seats that have won; none until the game is over, and ties share."""
        raise NotImplementedError

    def breakdown(self, s: S) -> dict[str, object]:
        """Explain the score of a finished game step by step."""
        raise NotImplementedError

    def traits(self, s: S) -> list[dict[str, str]]:
        """Give what statistics sort each seat of a finished game by (team, role, …)."""
        return [{} for _ in range(s.seats)]

    def draw(self, s: S, seat: int | None) -> str | None:
        """Draw what lies open as SVG, all of it or that of one seat; None where none is drawn."""
        return None

    # For programs that learn

    def __copy__(self) -> Self:
        """Make a game of its own, to be changed before anybody plays it."""
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self))
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        """Keep the game: nobody changes one that is played."""
        return self

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """Pickle by the package."""
        return find_game, (self.package,)

    def layout(self, deck: str | None = None) -> list[Slice]:
        """Name every slice of this game's tensors, for a deck file's text or the usual deck."""
        return make_view_layout(self.max_seats).slices

    def tensor(self, s: S, seat: int) -> bytes:
        """Write what a seat may know as int8 numbers, the seat itself first.

        There are as many for every number of seats.
        """
        return encode_view(self.view(s, seat), seat, s.seats, self.max_seats)

    def mask(self, s: S) -> bytes:
        """Mark which numbers are allowed answers now: 1 for each of them, none once it is over."""
        return mark_actions(s.legal(), len(s.actions))

    def number_actions(self, s: S) -> list[int]:
        """Number the legal actions, in their order, as `mask` counts them."""
        return s.legal()

    def decode_action(self, s: S, number: int) -> int:
        """Find the action of a number that `mask` allows now."""
        return number

    def action_bounds(self) -> tuple[list[float], list[float]] | None:
        """The least and the most of each coordinate of a point that names an action, if one can."""
        return None

    def nearest_action(self, s: S, point: list[float]) -> int:
        """Find the legal action nearest to a point within the bounds."""
        raise NotImplementedError

    def action_points(self, s: S) -> list[list[float]]:
        """Give a point that names each legal action, in their order."""
        raise NotImplementedError

    # For people

    def title(self) -> dict[str, str]:
        """The game's name in every language."""
        return {lang: format_message(self.package, "title", lang) for lang in LANGUAGES}

    def rules(self, lang: str = "en") -> str:
        """The rules, as Markdown; in English where they are in no other language."""
        folder = files(self.package)
        for name in (f"RULES.{lang}.md", "RULES.md"):
            if (file := folder.joinpath(name)).is_file():
                return file.read_text(encoding="utf-8")
        raise NoRules(sentence("no-rules", game=self.title()))

    def list_cards(self, deck: str | None) -> list[CardLine]:
        """List every card of a deck file's text, or of the usual deck."""
        return []

    def list_signs(self) -> list[Sign]:
        """List the signs that cards show, with what they mean."""
        return []

    def order_choices(self, tokens: list[str], view: View) -> list[str]:
        """Order answers as a person who sees this view likes to read them."""
        return tokens

    def describe_difference(
        self, token: str, other: str, view: View, names: list[str], lang: str
    ) -> str:
        """Say what an answer keeps or gains over another, from the view alone.

        Nothing where the game cannot say it; the reason for the answer is then told instead.
        """
        return ""

    def sketch_answer(self, token: str, view: View, names: list[str], lang: str) -> list[str]:
        """Draw in lines of text what an answer would do, from the view alone; nothing if unseen."""
        return []


def find_game(package: str) -> Game:
    """Find the game that a package holds."""
    game: Game = import_module(package).GAME
    return game
