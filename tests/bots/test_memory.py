"""Thoughts that came true are thought on; others are forgotten."""

from chabudai import State, load
from chabudai.bots import Budget, Glimpse
from chabudai.bots.memory import KEPT, Memory
from chabudai.bots.thinker import Thinker
from chabudai.bots.tree import Edge

ARMED = {"seats": 3, "hands": [["focus", "armor", "katana"], ["geisha"], ["geisha"]]}


def glimpse_of(state: State, seed: int = 1) -> Glimpse:
    return Glimpse.of(state, state.actor(), seed, Budget(iterations=40))


def test_what_was_thought_of_the_next_moment_is_kept() -> None:
    """To play a Focus reveals nothing: the next question is the one foreseen."""
    state = load("samurai_sword").position(ARMED)
    thinker = Thinker("any", rounds=20, most=20, believes=False)
    focus = Edge(state.actions.parse("play focus"))
    focus.after(0).try_first(state.actions.parse("end")).visits = 9
    thinker.memory.keep(glimpse_of(state), focus)
    state.apply(focus.action)
    again = thinker.think(glimpse_of(state))
    assert sum(move.visits for move in again.moves) == again.worlds + 9


def test_of_moves_foreseen_only_those_that_can_be_played_are_kept() -> None:
    """In other worlds the same seat may have been asked something else at that moment."""
    state = load("samurai_sword").position(ARMED)
    memory, edge = Memory(), Edge(state.actions.parse("play focus"))
    for token, visits in (("end", 4), ("parry", 90), ("strike katana 1", 3)):
        edge.after(0).try_first(state.actions.parse(token)).visits = visits
    memory.keep(glimpse_of(state), edge)
    state.apply(edge.action)
    recalled = memory.recall(glimpse_of(state))
    assert recalled.visits == 7
    assert set(recalled.edges) <= set(state.legal())


def test_a_moment_that_was_not_foreseen_is_thought_of_anew() -> None:
    state = load("samurai_sword").position(ARMED)
    memory, edge = Memory(), Edge(state.actions.parse("play focus"))
    edge.after(0)
    memory.keep(glimpse_of(state), edge)
    state.apply(state.actions.parse("play armor"))
    assert memory.recall(glimpse_of(state)).visits == 0


def test_only_the_last_few_moments_are_kept() -> None:
    states = [load("samurai_sword").position({**ARMED, "honor": [n, 9, 9]}) for n in range(1, 12)]
    memory = Memory()
    for state in states:
        edge = Edge(state.actions.parse("play focus"))
        edge.after(0).try_first(state.actions.parse("end")).visits = 5
        memory.keep(glimpse_of(state), edge)
        state.apply(edge.action)
    recalled = [memory.recall(glimpse_of(state)).visits for state in states]
    assert recalled == [0] * (len(states) - KEPT) + [5] * KEPT
