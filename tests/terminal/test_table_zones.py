"""Seats with their numbers, the circle, and the cards that are chosen already."""

from __future__ import annotations

from pathlib import Path

from chabudai.engine import load
from chabudai.engine.text.text_view import Zone
from chabudai.terminal.game.local_game import LocalGame
from chabudai.terminal.game.setup import GameSetup
from chabudai.terminal.table_zones import (
    choose_aim_lines,
    describe_circle,
    mark_chosen_cards,
    number_seats,
)

NAMES = ["Mika", "Ren", "Aki"]


def test_the_circle_begins_with_the_viewer_and_marks_whose_turn_it_is() -> None:
    view: dict[str, object] = {"viewer": 1, "turn": 2}
    assert describe_circle(NAMES, view, "en") == "1 you → ▶2 Aki → 0 Mika ↺"
    assert describe_circle(NAMES, {"viewer": None}, "fr") == "0 Mika → 1 Ren → 2 Aki ↺"


def test_seats_have_the_numbers_that_moves_call_them_by() -> None:
    zones = number_seats([Zone("Aki · Goemon"), Zone("Table")], NAMES)
    assert [zone.title for zone in zones] == ["2 Aki · Goemon", "Table"]


def test_a_small_screen_shows_what_wins_and_what_one_can_do() -> None:
    aim = ["You are the Ronin: you win alone.", "Honor counts.", "You play Goemon: 1 more Weapon."]
    assert choose_aim_lines(aim, [Zone("Mika · Goemon · (you)")]) == [aim[0], aim[2]]
    assert choose_aim_lines(aim, [Zone("Mika · (you)")]) == [aim[0]]


def test_cards_that_are_chosen_already_are_marked(home: Path) -> None:
    """Kodachi R32: the cards to discard are chosen one by one and go together."""
    game = play_until_a_card_is_chosen()
    seat = game.actor()
    view = game.match.state.view(seat)
    hand = game.phrases("en").zones(view)[-1]
    chosen = game.match.record.actions[-1].split(" ")[1]
    names = {line.key: line.names["en"] for line in game.match.game.list_cards(None)}
    assert mark_chosen_cards(hand, view, game, "en").rows[-1] == f"✓ chosen: {names[chosen]}"


def play_until_a_card_is_chosen() -> LocalGame:
    """A game of Kodachi in which somebody has just named a first card to discard."""
    game = GameSetup(load("kodachi"), 2, ["Mika", "Ren"], seed="1").start_game()
    while not game.match.record.actions[-1:] or "discard" not in game.match.record.actions[-1]:
        legal = game.match.state.legal()
        tokens = [game.match.state.actions.token(action) for action in legal]
        discards = [action for action, token in zip(legal, tokens, strict=True) if "disc" in token]
        game.match.play((discards or legal)[0])
    return game
