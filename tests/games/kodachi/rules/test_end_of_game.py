"""The last round: R36 and R37."""

from __future__ import annotations

from tests.table import Table, table


def table_before_last_token(seat: int, seats: int = 3) -> Table:
    """A seat with three tokens is about to beat a guard with a green envoy."""
    t = table("kodachi", seats, turn=seat, first=0, approach="strength")
    t.description.update(guard_row=["sentry-3-fan"], house_row=["secret"])
    t.hand(seat, "green-captain")
    t.token(seat, "red-2", "red-4", "blue-2")
    return t


def pass_turn(t: Table, seat: int) -> None:
    """An empty hand fails at once; nobody takes anything."""
    t.play(seat, "strength")
    while t.state.actor() != seat:
        t.play(t.state.actor(), "pass")
    t.play(seat, "keep")


def test_the_third_of_three_still_plays_after_a_fourth_token() -> None:
    """T46, R36."""
    t = table_before_last_token(1)
    t.play(1, "play green-captain", "stop", "take sentry-3-fan", "keep")
    assert t.token(1)[-1] == "green-2"
    assert t.view(None)["ending"]
    assert t.turn() == 2
    pass_turn(t, 2)
    assert t.state.over()
    assert t.told(None, "ended")


def test_without_a_fourth_token_the_game_goes_on() -> None:
    """R36."""
    t = table_before_last_token(2)
    t.set("tokens", [[], [], ["red-2", "red-4"]])
    t.given.pop("token")
    t.play(2, "play green-captain", "stop", "take sentry-3-fan", "keep")
    assert not t.state.over()
    assert not t.view(None)["ending"]


def test_the_last_token_ends_the_game_for_the_last_seat_at_once() -> None:
    """T47, R36, Q39."""
    t = table_before_last_token(2)
    t.token(0, "blue-2", "blue-4", "blue-5")
    t.token(1, "red-2", "red-4", "red-5")
    t.token(2, "green-2", "green-4")
    t.play(2, "play green-captain", "stop", "take sentry-3-fan", "keep")
    assert t.told(None, "ending") == [{"event": "ending", "seat": 2, "why": "last", "left": 0}]
    assert t.state.over()


def test_the_others_still_take_in_the_last_turn() -> None:
    """T47, R28, R37, Q38."""
    t = table_before_last_token(1, seats=2)
    t.treasure(0, "sentry-1-fan")
    t.play(1, "play green-captain", "stop", "take sentry-3-fan")
    before = t.view(0)["players"][0]["score"]["points"]
    t.play(0, "buy secret fan")
    t.play(1, "keep")
    assert t.state.over()
    assert t.state.scores()[0] == before - 1 + 6


def test_tokens_can_still_be_won_in_the_last_round() -> None:
    """R36, Q40."""
    t = table("kodachi", 2, turn=1, ending=1, guard_row=["sentry-3-fan"], house_row=["echo"])
    t.description.update(approach="strength")
    t.hand(1, "green-captain")
    t.token(0, "red-2", "red-4", "red-5", "blue-2")
    t.play(1, "play green-captain", "stop")
    assert t.token(1) == ["green-2"]
    assert t.told(None, "ending") == []


def test_more_than_four_tokens_may_be_won_in_one_turn() -> None:
    """Q40."""
    t = table("kodachi", 2, guard_row=["twins-3-3-jade"], house_row=["echo"], approach="strength")
    t.hand(0, "green-captain", "red-captain")
    t.token(0, "blue-2", "blue-4", "blue-5")
    t.play(0, "play green-captain", "next", "play red-captain", "stop")
    assert len(t.token(0)) == 5
    assert t.told(None, "ending") == [{"event": "ending", "seat": 0, "why": "fourth", "left": 1}]


def table_in_last_turn(options: dict[str, str], failed: bool) -> Table:
    """The first seat has had its last turn, the second is having it, the third will."""
    t = table("kodachi", 3, turn=1, first=0, ending=1, options=options)
    t.description.update(guard_row=["sentry-3-fan"], house_row=["echo"], approach="strength")
    t.hand(1, "dojo-4", "dojo-1")
    if failed:
        t.play(1, "give-up")
    else:
        t.play(1, "play dojo-4", "stop", "pass")
    return t


def test_who_has_had_the_last_turn_still_takes() -> None:
    """R37, Q47."""
    t = table_in_last_turn({}, failed=False)
    t.play(2, "pass")
    assert t.asked(0) == ["pass", "take sentry-3-fan"]


def test_by_one_reading_only_when_an_invasion_fails() -> None:
    """R37, Q47."""
    t = table_in_last_turn({"last_take": "on_failure"}, failed=False)
    t.play(2, "pass")
    assert t.question() == ["shape", 1]
    t = table_in_last_turn({"last_take": "on_failure"}, failed=True)
    t.play(2, "pass")
    assert t.asked(0) == ["pass", "take sentry-3-fan"]


def test_the_last_turn_ends_like_any_other() -> None:
    """R31, Q37."""
    t = table("kodachi", 2, turn=1, ending=1, guard_row=["sentry-3-fan"], house_row=["echo"])
    t.description.update(approach="strength")
    t.hand(1, "dojo-4")
    t.treasure(1, "sentry-1-fan", "sentry-2-fan", "sentry-4-fan", "sentry-5-fan")
    t.play(1, "play dojo-4", "stop", "take sentry-3-fan")
    assert t.question() == ["drop", 1]
