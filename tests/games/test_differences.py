"""What an answer keeps or gains over another: said of every pair, and from the view alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from chabudai.engine import State
from chabudai.engine.registry import own_games
from chabudai.engine.rng import FastRng
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.session.phrases import Phrases
from tests.games.walking import walk
from tests.table import Table, table

NAMES = ["Ren", "Aki", "Bo", "Chie", "Dai", "Emi", "Fumi"]
WALKS = {
    "samurai_sword": [(3, 5), (5, 7), (7, 9)],
    "kodachi": [(2, 0), (4, 2)],
    "kodama_duo": [(2, 3)],
}
EVERY = {"samurai_sword": 3, "kodachi": 15, "kodama_duo": 3}  # what a hand beats takes long
every_game = pytest.mark.parametrize("game", own_games())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def walk_once(game: str, seats: int, seed: int) -> list[State]:
    return walk(game, seats, seed)


def list_moments(game: str, times: int = 1) -> Iterator[tuple[State, list[tuple[str, str]]]]:
    """Moments of some games with a choice, and pairs of answers to it, one of them anew each."""
    rng = FastRng(1)
    for seats, seed in WALKS[game]:
        for state in walk_once(game, seats, seed)[:: times * EVERY[game]]:
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
    said: set[str] = set()
    for state, pairs in list_moments(game):
        view, phrases = state.view(state.actor()), Phrases(state.game, NAMES[: state.seats], lang)
        said.update(phrases.difference(one, other, view) for one, other in pairs)
    assert len(said) > 20
    assert [text for text in said if not text or broken.search(text)] == []


@every_game
def test_a_difference_knows_no_more_than_the_seat(game: str) -> None:
    """In another world that looks the same it is the same, word for word."""
    moments = 0
    for number, (state, pairs) in enumerate(list_moments(game, 3)):
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
    state, pairs = next(iter(list_moments(game)))
    for viewer in (None, (state.actor() + 1) % state.seats):
        view, people = state.view(viewer), NAMES[: state.seats]
        assert state.game.describe_difference(*pairs[0], view, people, "en") == ""


def compare(t: Table, better: str, other: str, lang: str = "en") -> str:
    view, people = t.view(t.state.actor()), NAMES[: t.state.seats]
    return t.state.game.describe_difference(better, other, view, people, lang)


def test_a_parry_is_weighed_against_the_wounds_it_saves() -> None:
    t = table("samurai_sword", seats=4, turn=0)
    t.hand(0, "katana")
    t.hand(1, "parry", "bokken")
    t.play(0, "strike katana 1")
    assert compare(t, "parry", "take") == (
        "You still have 4 Resilience instead of 1; it costs you Parry."
    )
    assert compare(t, "take", "parry", "fr") == (
        "Vous gardez Parade ; il vous reste 1 de vie au lieu de 4."
    )


def test_two_targets_are_weighed_by_wounds_and_by_side() -> None:
    t = table("samurai_sword", seats=4, turn=0)
    t.hand(0, "naginata")
    said = compare(t, "strike naginata 1", "strike naginata 2")
    assert said.startswith("Aki takes 1 wound unless they parry; Bo is not attacked.")
    assert compare(t, "strike naginata 1", "end").endswith(
        "Whose side Aki is on has not shown yet."
    )


def test_a_kodama_is_weighed_by_its_points() -> None:
    asked = [state for state in walk_once("kodama_duo", 2, 3) if state.stack]
    scoring = [state for state in asked if state.stack[-1].name() == "score"]
    state = next(state for state in scoring if len(list_worths(state)) > 1)
    (least, one), *_, (most, other) = sorted(list_worths(state).items())
    view = state.view(state.actor())
    said = state.game.describe_difference(f"score {other}", f"score {one}", view, NAMES[:2], "en")
    assert said == f"It brings {most} points, not {least}."


def list_worths(state: State) -> dict[int, str]:
    """A Kodama in hand for each number of points that one would bring now."""
    hand = state.view(state.actor())["hand"]
    assert isinstance(hand, list)
    return {each["worth"]: each["card"] for each in hand}
