"""Play an action that was not checked before."""

from __future__ import annotations

from chabudai.engine.errors import IllegalAction
from chabudai.engine.rules.state import State
from chabudai.engine.text.catalog import sentence


def play(state: State, action: int | str) -> None:
    """Play an action, by token or id, after checking it; raises IllegalAction with the rules.

    >>> from chabudai import load
    >>> state = load("kodachi").new(seats=2, seed=7)
    >>> play(state, "stealth")
    >>> play(state, "stealth")
    Traceback (most recent call last):
        ...
    chabudai.engine.errors.IllegalAction: “stealth” is not allowed: ...
    """
    chosen = state.actions.parse(action) if isinstance(action, str) else action
    if not state.actions.knows(chosen):
        raise IllegalAction(sentence("unknown-action", action=chosen))
    refusals = state.why_not(chosen)
    if refusals:
        token = state.actions.token(chosen)
        reasons = [each.whole() for each in refusals]
        raise IllegalAction(sentence("refused", token=token, reasons=reasons), refusals)
    state.apply(chosen)
