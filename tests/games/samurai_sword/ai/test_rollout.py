"""Rollout answers in corners that games seldom reach."""

from chabudai.engine.rng import FastRng
from tests.table import Table, table


def rollout_choice(t: Table) -> str:
    return t.state.actions.token(t.state.game.strategy.rollout_action(t.state, FastRng(1)))


def test_the_last_one_standing_is_struck_down() -> None:
    """R12: nobody else has any Resilience left."""
    t = table("samurai_sword", 4, roles=["shogun", "samurai", "ninja-1", "ninja-2"], turn=0)
    t.set("resilience", [4, 0, 0, 1])
    t.hand(0, "katana", "geisha")
    t.hand(3, "geisha")
    assert rollout_choice(t) == "strike katana 3"
