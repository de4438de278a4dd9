"""Games by name, dealing them, and playing with every action checked."""

from __future__ import annotations

from copy import copy

import pytest

from chabudai import BadOptions, IllegalAction, UnknownGame, game_names, load, play, register
from chabudai.engine import Game, registry
from chabudai.engine.errors import NoRules

GAME = load("samurai_sword")


def test_a_house_game_is_loaded_by_its_name() -> None:
    """Every one of them."""
    for name in registry.own_games():
        assert load(name).name == name
    assert set(registry.own_games()) <= set(game_names())


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    """And nothing else is imported by that name."""
    with pytest.raises(UnknownGame, match="samurai_sword"):
        load("os")


def test_a_guest_is_loaded_like_a_house_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it has been registered."""
    monkeypatch.setattr(registry, "_registered", {})
    guest = copy(GAME)
    guest.name = "guest"
    register(guest)
    assert load("guest") is guest
    assert "guest" in game_names()


@pytest.mark.parametrize("seats", [0, 2, 8])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    """With how many there may be, in the game's own name."""
    with pytest.raises(BadOptions, match=f"3 to 7 players, not {seats}"):
        GAME.new(seats)


def test_the_same_seed_deals_the_same_game() -> None:
    """And another one another."""
    one, same, other = (GAME.new(4, seed).to_position() for seed in ("a", "a", "b"))
    assert one == same != other


def test_only_listeners_get_events() -> None:
    """Nothing is built for nobody."""
    assert GAME.new(4).events is None
    assert GAME.new(4, listen=True).events


def test_actions_are_played_by_words_or_id() -> None:
    """After being checked."""
    one, other = GAME.new(4), GAME.new(4)
    play(one, "end")
    play(other, one.actions.parse("end"))
    assert one.to_position() == other.to_position()


@pytest.mark.parametrize("action", [-1, 10**6])
def test_numbers_of_no_action_are_refused(action: int) -> None:
    """With that number."""
    with pytest.raises(IllegalAction) as refused:
        play(GAME.new(4), action)
    assert refused.value.sentence.code == "unknown-action"


def test_a_refusal_says_the_rule_in_every_language() -> None:
    """And the token."""
    with pytest.raises(IllegalAction) as refused:
        play(GAME.new(4), "take")
    assert [each.rule for each in refused.value.refusals] == ["R4"]
    for lang in ("en", "fr"):
        assert "take" in refused.value.sentence.text(lang)
        assert "[R4]" in refused.value.sentence.text(lang)
        assert "[R4]" in refused.value.refusals[0].text(lang)


def test_a_refusal_shows_itself_to_programmers() -> None:
    """By rule and code."""
    (refusal,) = GAME.new(4).why_not(GAME.new(4).actions.parse("take"))
    assert repr(refusal).startswith("Refusal('R4', Sentence('refused-not-asked'")


def test_rules_in_one_language_are_read_in_any_and_none_are_missed_in_words() -> None:
    class Unwritten(Game):
        package = "chabudai.engine"

        def title(self) -> dict[str, str]:
            return {"en": "Mikado", "fr": "Mikado"}

    with pytest.raises(NoRules) as missing:
        Unwritten().rules("fr")
    assert str(missing.value) == "Mikado comes without written rules."
    assert GAME.rules("de") == GAME.rules("en")


def test_a_game_has_a_title_and_rules_in_every_language() -> None:
    """Its own."""
    assert GAME.title()["en"] == "Samurai Sword"
    assert GAME.rules("en").startswith("# ")
    assert GAME.rules("fr").startswith("# ")
    assert GAME.rules("en") != GAME.rules("fr")


def test_answers_are_read_in_the_order_of_the_list_unless_a_game_has_its_own() -> None:
    state = GAME.new(4)
    tokens = [state.actions.token(action) for action in state.legal()]
    assert Game.order_choices(GAME, tokens, state.view(state.actor())) == tokens
