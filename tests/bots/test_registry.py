"""Bots are found by name."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from chabudai.bots import Glimpse, bot_names, load_bot
from chabudai.bots.registry import LEVELS, STRONGEST, find_installed_bots
from chabudai.engine import BadOptions, load


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


@pytest.fixture
def installed_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A bot of a package that is installed, as far as Python can tell."""
    info = tmp_path / "first_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: first-bot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[chabudai.bots]\nfirst = first_bot:BOT\n")
    (tmp_path / "first_bot.py").write_text(FIRST_BOT)
    monkeypatch.syspath_prepend(tmp_path)
    find_installed_bots.cache_clear()
    yield "first"
    find_installed_bots.cache_clear()


FIRST_BOT = """
class FirstBot:
    name, samples = "first", False

    def choose(self, glimpse):
        return glimpse.legal[0]

BOT = FirstBot()
"""


def test_a_bot_from_outside_is_found_by_its_entry_point(installed_bot: str) -> None:
    """After our own levels, of which the strongest still gives the hints."""
    assert bot_names() == [*LEVELS, installed_bot]
    state = load("kodachi").new(2)
    glimpse = Glimpse.of(state, state.actor(), seed=1)
    assert load_bot(installed_bot).choose(glimpse) == state.legal()[0]
    assert STRONGEST == "master"
