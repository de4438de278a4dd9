"""A question to one seat: what it may answer and what each answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from chabudai.engine.errors import Refusal

if TYPE_CHECKING:
    from chabudai.engine.rules.state import State

S = TypeVar("S", bound="State", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One question on the stack. Immutable, so that a clone of the state may share it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: S) -> list[int]:
        """The ids of the answers allowed now, ascending, never none."""
        raise NotImplementedError

    def is_legal(self, s: S, action: int) -> bool:
        """Whether an answer is allowed; a game with endless answers judges each by itself."""
        return action in self.legal(s)

    def apply(self, s: S, action: int) -> None:
        """Do what the answer says. This question has left the stack; push it back to go on."""
        raise NotImplementedError

    def why_not(self, s: S, action: int) -> list[Refusal]:
        """Every rule that an answer would break; none where the answer is not to this question."""
        raise NotImplementedError

    def name(self) -> str:
        """What the question is called in positions and views."""
        raise NotImplementedError

    def details(self) -> list[int]:
        """What makes this question differ from others of its name, beside the seat."""
        return []

    def about(self, s: S) -> dict[str, object]:
        """What everybody may know of the question."""
        return {}

    def secret(self, s: S) -> dict[str, object]:
        """What only the seat that is asked may know of it."""
        return {}
