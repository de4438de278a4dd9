"""Envoys and clan tokens: R17."""

from __future__ import annotations

from tests.games.kodachi.invasion import table_before_fight
from tests.table import Table


def tokens_left(t: Table, clan: str) -> list[int]:
    """The tokens of a clan that are left, from the top."""
    stacks: list[dict[str, list[int]]] = t.view(None)["stacks"]
    return next(stack["tokens"] for stack in stacks if str(stack["clan"]) == clan)


def test_sally_wins_a_blue_token_with_her_envoy() -> None:
    """T12, R17."""
    t = table_before_fight("sentry-2-fan", "blue-merchant", "feint", approach="stealth")
    t.play(0, "play blue-merchant", "play feint -1", "stop")
    assert t.token(0) == ["blue-2"]
    assert tokens_left(t, "blue") == [4, 5]
    told = {"event": "token", "seat": 0, "token": "blue-2", "card": "blue-merchant"}
    assert t.told(None, "token") == [told]


def test_an_empty_stack_gives_no_token() -> None:
    """T13, R17, Q16."""
    t = table_before_fight("sentry-3-fan", "blue-merchant", approach="stealth")
    t.token(1, "blue-2", "blue-4", "blue-5")
    t.play(0, "play blue-merchant", "stop")
    assert t.token(0) == []
    assert t.beaten() == 1


def test_an_envoy_that_does_not_win_gains_nothing() -> None:
    """T14, R17, Q13."""
    t = table_before_fight("sentry-2-fan", "blue-merchant", "dojo-1", approach="stealth")
    t.play(0, "play blue-merchant", "give-up")
    assert t.token(0) == []


def test_by_one_reading_an_envoy_gains_its_token_when_it_is_played() -> None:
    """T14, Q13."""
    options = {"token_on": "played"}
    t = table_before_fight(
        "sentry-2-fan", "blue-merchant", "dojo-1", approach="stealth", options=options
    )
    t.play(0, "play blue-merchant")
    assert t.token(0) == ["blue-2"]
    t.play(0, "give-up")
    assert t.token(0) == ["blue-2"]


def test_by_that_reading_no_second_token_comes_with_the_victory() -> None:
    """Q13."""
    options = {"token_on": "played"}
    t = table_before_fight("sentry-3-fan", "blue-merchant", approach="stealth", options=options)
    t.play(0, "play blue-merchant", "stop")
    assert t.token(0) == ["blue-2"]


def test_melanie_wins_a_token_from_the_first_of_two_guards() -> None:
    """R17, R19, Q14."""
    t = table_before_fight("twins-3-5-gold", "red-scribe", "balance", "dojo-4", approach="stealth")
    t.play(0, "play red-scribe", "play balance -1", "next")
    assert t.token(0) == ["red-2"]


def test_it_stays_when_the_second_guard_wins() -> None:
    """Q14, Q15."""
    t = table_before_fight("twins-3-5-gold", "red-captain", "dojo-4")
    t.play(0, "play red-captain", "next", "give-up")
    assert t.token(0) == ["red-2"]


def test_by_one_reading_it_comes_when_both_are_beaten() -> None:
    """Q14."""
    options = {"token_on_double": "card"}
    t = table_before_fight("twins-3-5-gold", "red-captain", "thunder", options=options)
    t.play(0, "play red-captain", "next")
    assert t.token(0) == []
    t.play(0, "play thunder", "stop")
    assert t.token(0) == ["red-2"]


def test_by_that_reading_it_is_lost_when_the_second_guard_wins() -> None:
    """Q14."""
    options = {"token_on_double": "card"}
    t = table_before_fight("twins-3-5-gold", "red-captain", "dojo-4", options=options)
    t.play(0, "play red-captain", "next", "give-up")
    assert t.token(0) == []
    assert t.promised() == -1


def test_the_second_guard_pays_at_once_by_either_reading() -> None:
    """Q14."""
    options = {"token_on_double": "card"}
    t = table_before_fight("twins-3-3-jade", "red-captain", "blue-captain", options=options)
    t.play(0, "play red-captain", "next", "play blue-captain", "stop")
    assert t.token(0) == ["blue-2", "red-2"]


def test_a_token_stays_though_the_invasion_fails_later() -> None:
    """R22, Q15."""
    t = table_before_fight("sentry-3-fan", "blue-captain", "dojo-1", guard_deck=["champion-6-fan"])
    t.play(0, "play blue-captain", "continue", "give-up")
    assert t.token(0) == ["blue-2"]


def test_an_envoy_played_to_no_avail_is_discarded_like_others() -> None:
    """Q10."""
    t = table_before_fight("sentry-2-fan", "blue-merchant", "dojo-1", approach="stealth")
    t.play(0, "play blue-merchant", "give-up")
    t.play(1, "pass")
    assert t.discard(0) == ["blue-merchant"]


def test_the_token_is_taken_the_moment_the_guard_is_beaten() -> None:
    """Q13: after all effects of the card that did it, and before anything else is said."""
    t = table_before_fight("sentry-3-fan", "blue-merchant", "onslaught", approach="stealth")
    t.play(0, "play blue-merchant")
    assert t.token(0) == ["blue-2"]
    t.play(0, "play onslaught")
    assert (t.token(0), t.beaten()) == (["blue-2"], 1)


def test_the_card_that_wins_draws_before_the_token_comes() -> None:
    """Q13, Q29."""
    t = table_before_fight("sentry-2-fan", "blue-merchant", "balance", approach="stealth")
    t.deck(0, "dojo-1")
    t.play(0, "play blue-merchant", "play balance -1")
    names = [event.name for event in t.state.events or []]
    assert names.index("drew") < names.index("token")


def test_a_switch_cannot_undo_a_token() -> None:
    """Q2, Q13."""
    t = table_before_fight("sentry-3-fan", "blue-captain", "turnabout")
    t.play(0, "play blue-captain", "play turnabout", "stop")
    assert (t.token(0), t.beaten()) == (["blue-2"], 1)


def test_the_first_of_two_guards_pays_at_once() -> None:
    """Q13, Q14."""
    t = table_before_fight("twins-3-5-gold", "red-captain", "feint", "dojo-4")
    t.play(0, "play red-captain")
    assert (t.token(0), t.beaten()) == (["red-2"], 0)
    t.play(0, "play feint -1")
    assert t.total() == 5
    t.play(0, "next")
    assert t.view(None)["asked"]["than"] == 5
