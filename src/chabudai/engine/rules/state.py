"""The position of a game, and what may be asked of every one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Self

from mypy_extensions import mypyc_attr

from chabudai.engine.errors import Refusal
from chabudai.engine.rng import KeyedRng, Rng
from chabudai.engine.rules.actions import ActionTable
from chabudai.engine.rules.decision import Decision
from chabudai.engine.rules.event import Event
from chabudai.engine.text.catalog import sentence

if TYPE_CHECKING:
    from chabudai.engine.game import Game

OVER: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A mutable position, cheap to clone. Nobody but the engine sees it: others see a view.

    The rules are here and in the decisions on the stack. What else a position can be asked, its
    game answers: a game's state class need not know its views, its sentences or its AI.
    """

    game: Game
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
        return KeyedRng(self.key, purpose, index)

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

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[[dict[str, object]], State], tuple[dict[str, object]]]:
        """Pickle as a position; listeners stay behind."""
        return self.game.position, (self.to_position(),)

    def census(self) -> list[int]:
        """Count each card over all places: the same all game long."""
        raise NotImplementedError

    # Answered by the game

    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        return self.game.scores(self)

    def winners(self) -> list[int]:
        """The seats that have won; none until the game is over, and ties share."""
        return self.game.winners(self)

    def breakdown(self) -> dict[str, object]:
        """How the score came about, step by step, for people; only of a finished game."""
        return self.game.breakdown(self)

    def traits(self) -> list[dict[str, str]]:
        """What statistics sort each seat by (team, role, …); only of a finished game."""
        return self.game.traits(self)

    def view(self, seat: int | None) -> dict[str, object]:
        """All that a seat, or a spectator (None), may know, ready for JSON."""
        return self.game.view(self, seat)

    def tensor(self, seat: int) -> bytes:
        """What a seat may know as int8 numbers, the seat itself first."""
        return self.game.tensor(self, seat)

    def mask(self) -> bytes:
        """Which numbers are allowed answers now: 1 for each of them."""
        return self.game.mask(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Sample anew, in place, all that this seat cannot know."""
        self.game.redeal(self, seat, rng)

    def to_position(self) -> dict[str, object]:
        """The whole state by zones; `game.position` reads it back."""
        return self.game.to_position(self)

    def _repr_svg_(self) -> str | None:
        """A picture for notebooks."""
        return self.game.draw(self, None)
