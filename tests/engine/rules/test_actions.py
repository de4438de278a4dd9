"""Actions: ids inside, words outside."""

import pytest

from chabudai import IllegalAction
from chabudai.engine.rules.actions import Action, ActionTable


@pytest.fixture
def actions() -> ActionTable:
    """A small table."""
    table = ActionTable()
    table.add("pass")
    table.add("strike", ["bo", "katana"], ["0", "1"])
    return table


def test_a_verb_is_added_with_every_combination_of_its_objects(actions: ActionTable) -> None:
    """In order, one id each."""
    tokens = [actions.token(action) for action in range(len(actions))]
    assert tokens == ["pass", "strike bo 0", "strike bo 1", "strike katana 0", "strike katana 1"]


def test_adding_returns_the_first_id() -> None:
    """So that ids can be computed."""
    table = ActionTable()
    assert (table.add("pass"), table.add("give", ["bo", "katana"]), table.add("end")) == (0, 1, 3)


def test_words_lead_back_to_their_id(actions: ActionTable) -> None:
    """For every action."""
    assert [actions.parse(actions.token(action)) for action in range(5)] == [0, 1, 2, 3, 4]


def test_an_id_has_a_typed_form(actions: ActionTable) -> None:
    """With the same words."""
    action = actions.action(4)
    assert action == Action("strike", ("katana", "1"))
    assert str(action) == "strike katana 1"
    assert str(actions.action(0)) == "pass"


@pytest.mark.parametrize("token", ["STRIKE bo 1", "  strike   bo\t1 ", "Strike Bo 1"])
def test_capitals_and_spaces_do_not_matter(actions: ActionTable, token: str) -> None:
    """When words are typed."""
    assert actions.parse(token) == 2


def test_unknown_words_are_refused_with_what_is_near(actions: ActionTable) -> None:
    """As a question."""
    with pytest.raises(IllegalAction) as refused:
        actions.parse("strike katan 1")
    assert refused.value.sentence.code == "unknown-token-near"
    assert "strike katana 1" in str(refused.value)


@pytest.mark.parametrize("token", ["", "xyzzy"])
def test_words_near_to_nothing_are_refused(actions: ActionTable, token: str) -> None:
    """Without a guess."""
    with pytest.raises(IllegalAction) as refused:
        actions.parse(token)
    assert refused.value.sentence.code == "unknown-token"
    assert refused.value.refusals == []


def test_the_table_knows_its_own_ids_only(actions: ActionTable) -> None:
    """Neither negative nor beyond the last."""
    assert [actions.knows(action) for action in (-1, 0, 4, 5)] == [False, True, True, False]
