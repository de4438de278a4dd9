"""The words to know: the same ones in both languages, and words that the rules use."""

from __future__ import annotations

import pytest

from chabudai.engine import load
from chabudai.engine.registry import own_games
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.learn.glossary import list_terms
from chabudai.learn.overview import find_overview
from chabudai.terminal.typed.lookup import look_up
from tests.learn.writing import check_words

every_game = pytest.mark.parametrize("game", own_games())
every_language = pytest.mark.parametrize("lang", LANGUAGES)
# What nobody could play without.
NEEDED = {
    "samurai_sword": {"Harmless", "Difficulty", "Resilience", "honor", "Property"},
    "kodachi": {"Strength", "Stealth", "dojo card", "envoy", "rumor", "elite"},
    "kodama_duo": {"feature", "limb", "end card", "spirit token", "Decree"},
}


@every_game
@every_language
def test_every_word_is_one_of_the_rules(game: str, lang: str) -> None:
    rules = load(game).rules(lang)
    assert [
        term.word.text(lang, [])
        for term in list_terms(load(game))
        if not term.occurs_in(rules, lang)
    ] == []


@every_game
@every_language
def test_no_word_is_explained_twice(game: str, lang: str) -> None:
    forms = [form.lower() for term in list_terms(load(game)) for form in term.list_forms(lang)]
    assert len(forms) == len(set(forms)) > 0


@every_game
def test_the_words_that_a_game_needs_are_explained(game: str) -> None:
    assert {term.word.en for term in list_terms(load(game))} >= NEEDED[game]


@every_game
def test_a_word_leads_to_a_rule_that_exists_and_is_explained_in_a_line(game: str) -> None:
    overview = find_overview(load(game))
    assert overview is not None
    for term in list_terms(load(game)):
        assert f"### {term.rule} " in load(game).rules("en")
        assert max(len(term.say.en), len(term.say.fr)) < 180
        check_words([term.say], overview.turn)


@pytest.mark.parametrize(
    ("game", "word", "lang", "meaning"),
    [
        ("samurai_sword", "harmless", "en", "Without Resilience or without cards in hand"),
        ("samurai_sword", "à terre", "fr", "Sans point de vie ou sans carte en main"),
        ("kodama_duo", "limbs", "en", "A part of the tree that goes off to a side"),
        ("kodachi", "Emissaires", "fr", "Une carte blanche"),
    ],
)
def test_a_word_is_looked_up_in_the_terminal(game: str, word: str, lang: str, meaning: str) -> None:
    first, *_ = look_up(load(game), None, word, lang)
    assert meaning in first


def test_a_word_that_only_holds_another_is_not_that_word() -> None:
    (strength,) = [term for term in list_terms(load("kodachi")) if term.word.en == "Strength"]
    assert strength.occurs_in("by strength alone", "en")
    assert not strength.occurs_in("strengthen", "en")
