"""What players say: small ids for words, placements by their figures."""

from __future__ import annotations

import pytest

from chabudai import IllegalAction, load, play
from chabudai.engine.rules.actions import Action
from chabudai.games.kodama_duo.rules.actions import FIRST_POSE, load_actions
from tests.games.kodama_duo.tables import placing
from tests.games.kodama_duo.trees import PLACED_34

ACTIONS = load_actions()


def test_a_placement_is_said_in_millimetres_and_degrees() -> None:
    """R12."""
    action = ACTIONS.parse("  place 34  66.1 307 270 ")
    assert action >= FIRST_POSE
    assert ACTIONS.token(action) == PLACED_34
    assert ACTIONS.action(action) == Action("place", ("34", "66.1", "307.0", "270"))
    assert ACTIONS.knows(action)


@pytest.mark.parametrize("words", ["place 34", "place 40 1 1 1", "place 34 1 1 360", "placed"])
def test_words_that_are_no_placement_are_explained(words: str) -> None:
    """R12."""
    with pytest.raises(IllegalAction) as refused:
        ACTIONS.parse(words)
    assert refused.value.sentence.code == "bad-placement"


def test_numbers_between_words_and_placements_are_no_actions() -> None:
    assert not ACTIONS.knows(len(ACTIONS))
    assert not ACTIONS.knows(FIRST_POSE - 1)
    assert not ACTIONS.knows(ACTIONS.parse(PLACED_34) + 100)
    with pytest.raises(IllegalAction):
        play(placing("34").state, FIRST_POSE - 1)


def test_every_slot_of_every_card_has_words_of_its_own() -> None:
    """R14."""
    ids = [ACTIONS.put_action(card, slot) for card in range(1, 37) for slot in range(4)]
    assert len(set(ids)) == 144
    taken = [(ACTIONS.card_of_put(each), ACTIONS.slot_of_put(each)) for each in ids]
    assert taken == [(card, slot) for card in range(1, 37) for slot in range(4)]
    assert (
        ACTIONS.token(ACTIONS.put_action(0, 0))
        == ACTIONS.token(ACTIONS.put_action(37, 0))
        == "put trunk"
    )


def test_answers_to_other_questions_are_not_asked_for() -> None:
    """R10, R12: the rule cited is that of the question asked."""
    state = load("kodama_duo").new(2, 1)
    for token in (PLACED_34, "choose one", "claim star", "put trunk", "score k01", "draft 1"):
        assert [each.rule for each in state.why_not(state.actions.parse(token))] == ["R10"]
    placed = placing("34").state
    for token in ("choose one", "split 34", "pass", "score k01"):
        assert [each.rule for each in placed.why_not(placed.actions.parse(token))] == ["R12"]
