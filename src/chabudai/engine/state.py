"""The position of a game, and what may be asked of every one."""

from __future__ import annotations

from typing import Final, Self

from mypy_extensions import mypyc_attr

from chabudai.engine.actions import ActionTable
from chabudai.engine.decision import Decision
from chabudai.engine.errors import Refusal
from chabudai.engine.event import Event
from chabudai.engine.rng import Keyed, Rng
from chabudai.engine.text.catalog import sentence

OVER: Final = -1
FAR: Final = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A mutable position, cheap to clone. Nobody but the engine sees it: others see a view."""

    game: str
    actions: ActionTable
    seats: int
    key: bytes
    stack: list[Decision[Self]]
    events: list[Event] | None

    def actor(self) -> int:
        """The seat that is asked now, or OVER."""
        return self.stack[-1].seat if self.stack else OVER

    def legal(self: Self) -> list[int]:
        """The ids of the actions allowed now, ascending; none only when the game is over."""
        return self.stack[-1].legal(self) if self.stack else []

    def is_legal(self: Self, action: int) -> bool:
        """Whether this action is allowed now."""
        return bool(self.stack) and self.stack[-1].is_legal(self, action)

    def why_not(self: Self, action: int) -> list[Refusal]:
        """Every rule this action would break now; none if it is legal."""
        if not self.stack:
            return [self.not_asked("refused-over", action)]
        if self.is_legal(action):
            return []
        broken = self.stack[-1].why_not(self, action)
        return broken or [self.not_asked("refused-not-asked", action)]

    def apply(self: Self, action: int) -> None:
        """Play an action that is known to be legal: the fast path."""
        self.stack.pop().apply(self, action)

    def not_asked(self, code: str, action: int) -> Refusal:
        """The refusal of an action that answers another question than the one asked."""
        return Refusal(self.order_rule(), sentence(code, action=self.actions.token(action)))

    def order_rule(self) -> str:
        """The number of the rule that says who does what when."""
        raise NotImplementedError

    def asked(self: Self, viewer: int | None) -> dict[str, object] | None:
        """Who is asked what, as a seat sees it: the same whether or not there is a choice."""
        if not self.stack:
            return None
        question = self.stack[-1]
        seen: dict[str, object] = {"seat": question.seat, "question": question.name()}
        seen.update(question.about(self))
        if viewer == question.seat:
            seen.update(question.secret(self))
        return seen

    def tell(self, name: str, public: dict[str, object]) -> None:
        """Let everybody know of an event; callers ask first whether anybody listens."""
        assert self.events is not None
        self.events.append(Event(name, public))

    def chance(self, purpose: str, index: int = 0) -> Rng:
        """The table's generator for one purpose."""
        return Keyed(self.key, purpose, index)

    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    def copy_into(self: Self, other: Self) -> None:
        """Give a new state what every state has; listeners stay behind."""
        other.game = self.game
        other.actions = self.actions
        other.seats = self.seats
        other.key = self.key
        other.stack = self.stack.copy()
        other.events = None

    def clone(self) -> Self:
        """An equal and independent state, without listeners."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won; none until the game is over, and ties share."""
        raise NotImplementedError

    def breakdown(self) -> dict[str, object]:
        """How the score came about, step by step, for people; only of a finished game."""
        raise NotImplementedError

    def traits(self) -> list[dict[str, str]]:
        """What statistics sort each seat by (team, role, …); only of a finished game."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, object]:
        """All that a seat, or a spectator (None), may know, ready for JSON."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> None:
        """Sample anew, in place, all that this seat cannot know."""
        raise NotImplementedError

    def census(self) -> list[int]:
        """How many of each card there are over all places: the same all game long."""
        raise NotImplementedError

    def to_position(self) -> dict[str, object]:
        """The whole state by zones; `game.position` reads it back."""
        raise NotImplementedError

    # What players who look ahead ask; a game that answers nothing is played at random

    def quick(self: Self, rng: Rng) -> int:
        """What somebody would play at once."""
        legal = self.legal()
        return legal[rng.below(len(legal))]

    def ranked(self: Self) -> list[int]:
        """The legal actions worth a thought, the most promising first."""
        return self.legal()

    def chances(self) -> list[float]:
        """Each seat's chance to win at a glance; once the game is over, who has won."""
        won = self.winners()
        if not won:
            return [1.0 / self.seats] * self.seats
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(self.seats)]

    def features(self) -> list[list[float]]:
        """The figures by which chances are judged, a row for each side; for those who train."""
        raise NotImplementedError

    def sides(self) -> list[int]:
        """The side that each seat wins with."""
        return list(range(self.seats))

    def imagine(self, seat: int, rng: Rng) -> None:
        """Redeal, with what others did as a sign of what they hold and are."""
        self.redeal(seat, rng)

    def mark(self) -> int:
        """A number that changes when a turn ends."""
        return 0

    def landmark(self) -> int:
        """A number for what was just turned up; with other numbers, other plans."""
        return 0

    def horizon(self) -> int:
        """How many turns to look ahead before judging at a glance."""
        return FAR
