"""The guide: it speaks when a thing happens for the first time, and not when one knows it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from chabudai.bots import Budget, load_bot
from chabudai.bots.glimpse import Glimpse
from chabudai.engine import Match, game_names, load, start
from chabudai.engine.text.setup import default_seats
from chabudai.learn.guide import Bubble, Guidance, fits, guide_player, list_bubbles

GAMES = [name for name in game_names() if list_bubbles(load(name))]
# What does not happen in every game, and how many games are played to see the rest of it.
RARE = {
    "samurai_sword": {"bushido", "discard"},
    "kodachi": {"drop", "twin", "failed", "ending", "token"},
    "kodama_duo": set[str](),
}
ACTIONS = 250
every_game = pytest.mark.parametrize("name", GAMES)
SEAT = 0


def play_guided(name: str) -> Iterator[tuple[Match, list[int], Guidance, set[str]]]:
    """A game of novices, with what the guide says to the first seat whenever it is asked."""
    game, bot = load(name), load_bot("novice")
    match = start(game, default_seats(game), "guide", {}, None)
    deciders, known = list[int](), set[str]()
    while not match.state.over() and len(deciders) < ACTIONS:
        actor = match.state.actor()
        if actor == SEAT:
            guidance = guide_player(match, deciders, SEAT, known)
            yield match, list(deciders), guidance, set(known)
            known |= set(guidance.known)
        glimpse = Glimpse.of(match.state, actor, len(deciders), Budget(iterations=1))
        match.play(bot.choose(glimpse))
        deciders.append(actor)


@cache
def list_said(name: str) -> list[tuple[list[str], list[str], list[str]]]:
    """At each decision: what was said, what was known by then, and the answers given before."""
    return [
        (
            [bubble.name for bubble in guidance.due],
            [*known, *guidance.known],
            [token for token, by in zip(match.record.actions, deciders, strict=True) if by == SEAT],
        )
        for match, deciders, guidance, known in play_guided(name)
    ]


def test_every_game_has_a_guide() -> None:
    assert {"samurai_sword", "kodachi", "kodama_duo"} <= set(GAMES)


@every_game
def test_everything_is_said_that_happens_in_a_game(name: str) -> None:
    said = {each for due, _, _ in list_said(name) for each in due}
    assert said >= {each.name for each in list_bubbles(load(name))} - RARE[name]


@every_game
def test_what_is_known_is_not_said_again(name: str) -> None:
    for due, known, _ in list_said(name):
        assert not set(due) & set(known)
        assert len(due) <= 2
    assert list_said(name)[-1][1]


@every_game
def test_an_answer_silences_what_it_shows(name: str) -> None:
    """As long as nobody has answered so, it is not known; from then on it is."""
    bubbles = [each for each in list_bubbles(load(name)) if not each.event]
    for _, known, answers in list_said(name):
        shown = {each.name for each in bubbles if any(fits(it, each.known) for it in answers)}
        assert {each.name for each in bubbles} & set(known) == shown


@every_game
def test_what_somebody_has_learned_in_an_earlier_game_is_not_said(name: str) -> None:
    match, deciders, guidance, _ = next(play_guided(name))
    assert guidance.due
    names = [each.name for each in list_bubbles(load(name))]
    assert guide_player(match, deciders, SEAT, names) == Guidance([], [])


@every_game
def test_the_guide_says_the_same_in_both_languages_and_names_rules(name: str) -> None:
    rules = load(name).rules("en")
    bubbles = list_bubbles(load(name))
    assert len({each.name for each in bubbles}) == len(bubbles)
    for bubble in bubbles:
        assert len(bubble.say.en) > 20
        assert bubble.say.en != bubble.say.fr
        assert not re.search(r" [:;?!»%]", bubble.say.fr)
        assert "'" not in bubble.say.en + bubble.say.fr
        assert all(f"### {rule} " in rules for rule in bubble.rules)
        assert can_fall_silent(bubble)


def can_fall_silent(bubble: Bubble) -> bool:
    """It is either about something seen, or about a question with answers that show one knows."""
    return bool(bubble.event) != bool(bubble.asked and bubble.known)
