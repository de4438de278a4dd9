"""Rollout answers and figures in corners that games seldom reach."""

from chabudai.engine.rng import FastRng
from chabudai.games.kodachi.ai import insight
from chabudai.games.kodachi.ai.guard_odds import count_unseen_guards
from chabudai.games.kodachi.ai.state_values import count_rumor_owners
from chabudai.games.kodachi.rules.state import KodachiState
from tests.games.kodachi.invasion import table_before_fight
from tests.table import Table, table


def rollout_choice(t: Table) -> str:
    return t.state.actions.token(t.state.game.strategy.rollout_action(t.state, FastRng(1)))


def table_without_guards() -> Table:
    """Seat 0 has beaten two guards, and there is no other."""
    t = table("kodachi", 2, guard_row=["sentry-2-fan", "sentry-2-fan"], house_row=["-", "-"])
    t.description.update({"approach": "strength", "guard_deck": [], "bare": 1})
    t.hand(0, "dojo-4", "dojo-5")
    t.play(0, "play dojo-4")
    return t


def test_without_another_guard_a_quick_player_stops() -> None:
    """Q26."""
    assert rollout_choice(table_without_guards()) == "stop"


def test_where_no_back_shows_any_guard_may_come_next() -> None:
    """R20."""
    view = table_without_guards().view(0)
    assert insight.compute_insights(view)["guards"] == count_unseen_guards(view)  # type: ignore[arg-type]


def test_a_rumor_on_the_table_has_an_owner() -> None:
    """R39: it was played this turn, and is the invader's."""
    t = table_before_fight("sentry-2-fan", "secret", "dojo-5")
    t.play(0, "play secret")
    assert isinstance(t.state, KodachiState)
    assert count_rumor_owners(t.state) == 1


def test_who_must_not_give_up_hopes_on() -> None:
    """Q8: with nothing left to hope for, giving up is all there is."""
    t = table_before_fight("champion-6-fan", "dojo-1", options={"give_up": "unable"})
    assert rollout_choice(t) == "give-up"
