"""What can be said, and how it is understood."""

from __future__ import annotations

import pytest

from chabudai.engine.cards.deck import read_deck_text
from chabudai.engine.rules.actions import Action
from chabudai.games.kodachi.cards.deck import load_deck
from chabudai.games.kodachi.rules.actions import VERBS, load_actions

ACTIONS = load_actions()


def test_every_token_leads_back_to_its_action() -> None:
    for action in range(len(ACTIONS)):
        assert ACTIONS.parse(ACTIONS.token(action)) == action


def test_the_columns_are_as_long_as_the_table() -> None:
    columns = [ACTIONS.card, ACTIONS.way, ACTIONS.amount, ACTIONS.price]
    assert [len(column) for column in columns] == [len(ACTIONS)] * 4


@pytest.mark.parametrize(
    ("card", "plays"),
    [
        ("dojo-4", ["play dojo-4"]),
        ("feint", ["play feint 3", "play feint +1", "play feint -1"]),
        ("turnabout", ["play turnabout"]),
        ("disguise", ["play disguise 1", "play disguise 5"]),
    ],
)
def test_a_card_with_several_ways_has_a_word_for_each(card: str, plays: list[str]) -> None:
    """R13, Q30."""
    number = load_deck().ids[card]
    ids = range(ACTIONS.first_play[number], ACTIONS.first_play[number + 1])
    assert [ACTIONS.token(action) for action in ids] == plays


def test_a_secret_can_be_paid_in_six_ways() -> None:
    """R26, R27, Q21."""
    number = load_deck().ids["secret"]
    ids = range(ACTIONS.first_buy[number], ACTIONS.first_buy[number + 1])
    paid = [ACTIONS.token(action).split(" ")[2] for action in ids]
    assert paid == ["fan", "scroll", "vase", "jade", "gold", "coin"]


def test_actions_are_typed() -> None:
    assert ACTIONS.action(ACTIONS.parse("BUY  echo vase fan")) == Action(
        "buy", ("echo", "fan", "vase")
    )
    assert [ACTIONS.token(action) for action in range(len(VERBS))] == VERBS


def test_every_deck_has_one_table() -> None:
    own = read_deck_text("chabudai.games.kodachi").replace('en = "Echo"', 'en = "Hum"')
    assert load_actions(own) is load_actions(own)
    assert load_actions(own) is not load_actions()
