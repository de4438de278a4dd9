"""Which answers of a puzzle are the same answer."""

from __future__ import annotations

from chabudai.engine import State
from chabudai.learn.puzzle import Question


def outcome_key(state: State, seat: int, token: str, question: Question) -> str:
    """What an answer comes to: two answers with the same key are the same answer."""
    if question.same == "token":
        return token
    return str(score_after(state, seat, token))


def score_after(state: State, seat: int, token: str) -> int:
    """The seat's score after an answer, and after others have answered the same question."""
    after = state.clone()
    asked = after.stack[-1].name()
    after.apply(after.actions.parse(token))
    while after.stack and after.actor() != seat and after.stack[-1].name() == asked:
        after.apply(after.legal()[0])
    return after.scores()[seat]
