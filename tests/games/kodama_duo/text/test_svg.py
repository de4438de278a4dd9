"""The picture of both trees."""

from __future__ import annotations

from xml.etree import ElementTree

from chabudai.engine import load
from chabudai.engine.ai.playout import playout
from chabudai.engine.rng import FastRng
from chabudai.games.kodama_duo.cards.icons import ICONS
from chabudai.games.kodama_duo.text.svg import draw_token, draw_trees

CARD = "{http://www.w3.org/2000/svg}clipPath"


def test_every_card_of_both_trees_is_in_the_picture() -> None:
    """Two trunks and twelve cards each; the six features look different."""
    state = load("kodama_duo").new(2, seed=5)
    playout(state, FastRng(5))
    drawn = ElementTree.fromstring(draw_trees(state))
    assert len(list(drawn.iter(CARD))) == 26
    assert len(set(ICONS)) == 6


def test_one_tree_is_drawn_alone() -> None:
    """A trunk and twelve cards, and only its own."""
    state = load("kodama_duo").new(2, seed=5)
    playout(state, FastRng(5))
    first, second = (set(draw_trees(state, seat).split("<clipPath")[1:]) for seat in (0, 1))
    assert len(first) == len(second) == 13
    assert not first & second


def test_a_spirit_token_is_drawn_over_its_feature() -> None:
    """R14: its seal is where the token lies, and nowhere else."""
    state = load("kodama_duo").new(2, seed=5)
    assert draw_token() not in draw_trees(state)
    playout(state, FastRng(5))
    assert draw_token() in draw_trees(state)


def test_a_notebook_shows_a_state_as_its_picture() -> None:
    """The drawing is the same everywhere."""
    state = load("kodama_duo").new(2, seed=5)
    assert state._repr_svg_() == draw_trees(state)
