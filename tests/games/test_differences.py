"""What an answer keeps or gains over another: said of every pair, and from the view alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from chabudai.engine import State
from chabudai.engine.registry import own_games
from chabudai.engine.rng import FastRng
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.session.phrases import Phrases
from tests.games.walking import walk

NAMES = ["Ren", "Aki", "Bo", "Chie", "Dai", "Emi", "Fumi"]
WALKS = {
    "samurai_sword": [(3, 5), (5, 7), (7, 9)],
    "kodachi": [(2, 0), (4, 2)],
    "kodama_duo": [(2, 3)],
}
every_game = pytest.mark.parametrize("game", own_games())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def list_moments(game: str, every: int) -> Iterator[tuple[State, list[tuple[str, str]]]]:
    """Moments of some games with a choice, and pairs of answers to it, one of them anew each."""
    rng = FastRng(1)
    for seats, seed in WALKS[game]:
        for state in walk(game, seats, seed)[::every]:
            tokens = [state.actions.token(action) for action in state.legal()]
            if len(tokens) > 1:
                first = tokens[rng.randbelow(len(tokens))]
                yield state, [(first, other) for other in tokens[:6] if other != first]


@every_language
@every_game
def test_the_difference_of_every_two_answers_is_a_sentence(game: str, lang: str) -> None:
    broken = re.compile(
        r"[{}]|None|differs-|\b[a-z]+_|^[a-z]|  " + (r"| [;:?!»]" if lang == "fr" else "")
    )
    said = set()
    for state, pairs in list_moments(game, 3):
        view, phrases = state.view(state.actor()), Phrases(state.game, NAMES[: state.seats], lang)
        said.update(phrases.difference(one, other, view) for one, other in pairs)
    assert len(said) > 20
    assert [text for text in said if not text or broken.search(text)] == []


@every_game
def test_a_difference_knows_no_more_than_the_seat(game: str) -> None:
    """In another world that looks the same it is the same, word for word."""
    moments = 0
    for number, (state, pairs) in enumerate(list_moments(game, 9)):
        other = state.clone()
        other.redeal(state.actor(), FastRng(number))
        phrases = Phrases(state.game, NAMES[: state.seats], "en")
        said = [
            [phrases.difference(*pair, world.view(state.actor())) for pair in pairs]
            for world in (state, other)
        ]
        assert said[0] == said[1]
        moments += other.to_position() != state.to_position()
    assert moments > 3


@every_game
def test_those_who_are_not_asked_hear_nothing(game: str) -> None:
    state, pairs = next(iter(list_moments(game, 5)))
    for viewer in (None, (state.actor() + 1) % state.seats):
        view, people = state.view(viewer), NAMES[: state.seats]
        assert state.game.describe_difference(*pairs[0], view, people, "en") == ""
