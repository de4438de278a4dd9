"""What a table settles before it plays."""

from __future__ import annotations

from copy import copy

from chabudai.engine import load
from chabudai.engine.rules.options import option_names
from chabudai.engine.text.setup import default_seats, list_setup_questions


def test_every_option_is_a_question_with_the_usual_reading_first() -> None:
    """In each language its own words."""
    game = load("samurai_sword")
    asked = list_setup_questions(game, "en")
    assert [each.option for each in asked] == option_names(game.options)
    assert (asked[0].ruling, asked[0].text[-1]) == ("Q2", "?")
    assert list(asked[0].readings) == ["lazy", "eager"]
    assert list_setup_questions(game, "fr")[0].text != asked[0].text


def test_a_game_without_words_for_its_options_is_asked_about_by_their_names() -> None:
    """A guest may bring no texts."""
    bare = copy(load("samurai_sword"))
    bare.package = "chabudai.engine"
    first = list_setup_questions(bare, "en")[0]
    assert (first.text, first.readings) == ("reshuffle", {"lazy": "lazy", "eager": "eager"})


def test_as_many_sit_down_as_is_nearest_to_four() -> None:
    """Within what the game allows."""
    seats = [default_seats(load(name)) for name in ("kodama_duo", "kodachi", "samurai_sword")]
    assert seats == [2, 4, 4]
