"""English and French say the same things, in their own typography."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import chabudai.cli
import chabudai.server
from chabudai.server.errors import PACKAGE


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of a catalog with the figures each one takes."""
    source = files(PACKAGE).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    found = [each for each in FluentParser().parse(source).body if isinstance(each, ast.Message)]
    spans = {each.id.name: each.span for each in found if each.span}
    return {n: set(re.findall(r"\$\w+", source[s.start : s.end])) for n, s in spans.items()}


def test_both_languages_have_the_same_messages_with_the_same_figures() -> None:
    assert messages("en") == messages("fr")


def test_every_message_is_said_somewhere() -> None:
    """Those about phases are put together from the phase."""
    folders = [*chabudai.server.__path__, *chabudai.cli.__path__]
    code = "".join(path.read_text() for place in folders for path in Path(place).rglob("*.py"))
    unsaid = [name for name in messages("en") if f'"{name}"' not in code]
    assert {name.partition("-while-")[0] for name in unsaid} == {"not"}


@pytest.mark.parametrize("mark", [":", ";", "?", "!", "»"])
def test_french_has_a_hard_space_before_its_high_marks(mark: str) -> None:
    source = files(PACKAGE).joinpath("fr.ftl").read_text(encoding="utf-8")
    assert f" {mark}" not in source
