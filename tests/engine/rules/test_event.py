"""Events: everybody gets what is public, a few seats the secret."""

import pytest

from chabudai.engine.rules.event import Event


@pytest.mark.parametrize(("seat", "told"), [(0, True), (1, False), (2, True), (3, False)])
def test_only_the_seats_named_see_the_secret(seat: int, told: bool) -> None:
    """Seats 0 and 2."""
    event = Event("diverted", {"seat": 0, "target": 2}, {"card": "katana"}, 0b101)
    assert ("card" in event.seen_by(seat)) == told


def test_a_spectator_never_sees_a_secret() -> None:
    """Even one that every seat sees."""
    event = Event("dealt", {"seats": 2}, {"card": "katana"}, 0b11)
    assert event.seen_by(None) == {"event": "dealt", "seats": 2}


def test_an_event_without_a_secret_is_the_same_for_all() -> None:
    """It has a name and its public part."""
    event = Event("turn", {"seat": 1})
    assert event.seen_by(0) == event.seen_by(None) == {"event": "turn", "seat": 1}


def test_what_a_seat_gets_is_its_own() -> None:
    """Changing it changes neither the event nor what others get."""
    event = Event("turn", {"seat": 1}, {"card": "bo"}, 0b11)
    event.seen_by(0)["seat"] = 5
    assert event.seen_by(1)["seat"] == 1


def test_an_event_shows_itself_whole_to_programmers() -> None:
    """With the seats as bits."""
    assert repr(Event("drew", {"seat": 1}, {"card": "bo"}, 0b10)) == (
        "Event('drew', {'seat': 1}, {'card': 'bo'}, only=10)"
    )
