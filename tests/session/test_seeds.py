"""Seeds from words."""

from __future__ import annotations

from chabudai.session.seeds import seed_from_words


def test_words_give_the_seeds_that_games_were_played_with() -> None:
    """Numbers of games and reviews that exist: they must never change."""
    assert seed_from_words("1 0") == 38475866581139892
    assert seed_from_words("bots of 5-0", "big") == 37822068099111392


def test_other_words_give_another_seed() -> None:
    assert seed_from_words("1 0") != seed_from_words("1 1")
