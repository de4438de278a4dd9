"""The line of questions before the workers: fair between guests, and quick ones first."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairLine(Generic[T]):
    """Everybody who waits is served in turn, however many questions each of them has."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum([len(each) for each in self._waiting.values()])

    def add(self, guest: str, question: T) -> None:
        """Put a question behind the others of the same guest."""
        self._waiting.setdefault(guest, deque()).append(question)

    def take(self) -> T:
        """The first question of the guest whose turn it is; raises IndexError if there is none."""
        if not self._waiting:
            raise IndexError
        guest, questions = self._waiting.popitem(last=False)
        question = questions.popleft()
        if questions:
            self._waiting[guest] = questions  # behind all others
        return question

    def remove(self, guest: str, question: T) -> None:
        """Forget a question that nobody waits for any more."""
        questions = self._waiting.get(guest, deque())
        if question in questions:
            questions.remove(question)
            if not questions:
                del self._waiting[guest]

    def share(self, guest: str) -> float:
        """What part of a worker's time one question of this guest may have now, itself included.

        The guests share alike, and each one's questions share what is left to them.
        """
        mine = len(self._waiting.get(guest, ())) + 1
        others = len(self._waiting.keys() - {guest})
        return 1.0 / (mine * (others + 1))
