"""What every game says: complete in every language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from chabudai.engine import State, load
from chabudai.engine.registry import own_games
from chabudai.engine.rules.options import list_readings, option_names
from chabudai.engine.text.catalog import ENGINE, LANGUAGES, has_message
from tests.games.walking import walk

NAMES = ["Ren", "Aki", "Bo", "Chie", "Dai", "Emi", "Fumi"]
# Seats and seeds of games in which, for the first two, everything happens that can.
SOME = {
    "samurai_sword": [(3, 5), (4, 6), (5, 7), (6, 8), (7, 9)],
    "kodachi": [(2, 0), (3, 1), (4, 2)],
    "kodama_duo": [(2, 3)],
}

every_game = pytest.mark.parametrize("game", own_games())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def walks(game: str) -> list[list[State]]:
    """Some games, state by state."""
    return [walk(game, seats, seed) for seats, seed in SOME[game]]


def heard(states: list[State], viewer: int | None, lang: str) -> list[str]:
    """What happened in a game."""
    text, view = states[0].game.text, states[0].view(viewer)
    seen = [event.seen_by(viewer) for state in states for event in state.events or []]
    return [text.describe_event(each, view, NAMES[: states[0].seats], lang) for each in seen]


def asked(state: State, viewer: int | None, lang: str) -> list[str]:
    """Who decides what, and what can be answered."""
    text, view, people = state.game.text, state.view(viewer), NAMES[: state.seats]
    words = [text.describe_question(view, people, lang)]
    if viewer == state.actor():
        tokens = [state.actions.token(action) for action in state.legal()]
        words += [text.describe_action(token, view, people, lang) for token in tokens]
    return words


def shown(state: State, viewer: int | None, lang: str) -> list[str]:
    """The table, and the score when the game is over."""
    text, view, people = state.game.text, state.view(viewer), NAMES[: state.seats]
    zones = text.describe_zones(view, people, lang)
    words = [word for zone in zones for word in (zone.title, *zone.rows)]
    if not state.over():
        return words
    return words + text.describe_result(state.breakdown(), view, people, lang).as_sentences()


@cache
def everything(game: str, lang: str) -> set[str]:
    """All that happens in these games, with a look at every tenth table."""
    texts: set[str] = set()
    for number, states in enumerate(walks(game)):
        texts.update(heard(states, None if number == 1 else 0, lang))
        for place, state in enumerate([*states[::10], states[-1]]):
            viewer = None if place % 4 == 0 else place % state.seats
            texts.update(shown(state, viewer, lang) + asked(state, viewer, lang))
            texts.update(asked(state, max(0, state.actor()), lang))
    return texts


def codes(game: str, pattern: str) -> set[str]:
    """What the modules of a game name in this way."""
    paths = Path(str(files(load(game).package))).rglob("*.py")
    return {code for path in paths for code in re.findall(pattern, path.read_text("utf-8"))}


@every_language
@every_game
def test_everything_that_happens_in_some_games_can_be_said(game: str, lang: str) -> None:
    broken = re.compile(r"[{}]|None|\bRole|\b[a-z]+_")
    assert [text for text in everything(game, lang) if not text or broken.search(text)] == []


@every_game
def test_french_never_breaks_a_line_before_its_punctuation(game: str) -> None:
    assert [text for text in everything(game, "fr") if re.search(r" [;:?!»]|« ", text)] == []


@pytest.mark.parametrize("game", ["samurai_sword", "kodachi"])
def test_every_event_the_rules_know_is_among_what_happens(game: str) -> None:
    states = [state for walked in walks(game) for state in walked]
    happened = {event.name for state in states for event in state.events or []}
    assert happened == codes(game, r'(?:tell|Event)\(\s*"(\w+)"')


@every_language
@every_game
def test_every_refusal_has_a_message(game: str, lang: str) -> None:
    found = codes(game, r'"(refused-[a-z-]+)"')
    assert len(found) > 15
    assert [code for code in found if not has_message(load(game).package, code, lang)] == []


@every_language
@every_game
def test_every_fault_of_a_position_has_a_message(game: str, lang: str) -> None:
    found = codes(game, r'"(position-[a-z-]+)"')
    packages = (ENGINE, load(game).package)
    assert len(found) > 8
    assert [
        code for code in found if not any(has_message(each, code, lang) for each in packages)
    ] == []


@every_language
@every_game
def test_every_option_and_reading_is_put_in_plain_words(game: str, lang: str) -> None:
    options, package = load(game).options, load(game).package
    wanted = [f"option-{name}" for name in option_names(options)]
    wanted += [
        f"option-{name}-{each}"
        for name in option_names(options)
        for each in list_readings(options, name)
    ]
    assert [code for code in wanted if not has_message(package, code, lang)] == []
