"""Bots are found by name."""

import pytest

from chabudai.bots import bot_names, load_bot
from chabudai.engine import BadOptions


@pytest.mark.parametrize("name", bot_names())
def test_every_bot_answers_to_its_name(name: str) -> None:
    assert load_bot(name).name == name


def test_a_name_nearly_right_gets_a_suggestion() -> None:
    with pytest.raises(BadOptions) as refused:
        load_bot("novize")
    said = refused.value.sentence
    assert said.text("en").startswith("There is no bot called novize. Did you mean novice?")
    assert "Vouliez-vous dire novice\u00a0?" in said.text("fr")


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadOptions) as refused:
        load_bot("xyz")
    for lang in ("en", "fr"):
        assert ", ".join(bot_names()) in refused.value.sentence.text(lang)
