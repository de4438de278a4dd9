"""English and French say the same things, in their own typography."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import chabudai.cli
import chabudai.lab
from chabudai.lab.text import PACKAGE

# Put together from the name of a kind of figure or of a part.
MADE = ("kind-", "bench-", "ledger-")


def source(lang: str) -> str:
    """The catalog of a language."""
    return files(PACKAGE).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of a catalog with the figures each one takes."""
    text = source(lang)
    found = [each for each in FluentParser().parse(text).body if isinstance(each, ast.Message)]
    spans = {each.id.name: each.span for each in found if each.span}
    return {n: set(re.findall(r"\$\w+", text[s.start : s.end])) for n, s in spans.items()}


def test_both_languages_have_the_same_messages_with_the_same_figures() -> None:
    assert messages("en") == messages("fr")


def test_every_message_is_said_somewhere() -> None:
    folders = [*chabudai.lab.__path__, *chabudai.cli.__path__]
    code = "".join(path.read_text() for place in folders for path in Path(place).rglob("*.py"))
    unsaid = [name for name in messages("en") if f'"{name}"' not in code]
    assert [name for name in unsaid if not name.startswith(MADE)] == []


@pytest.mark.parametrize("mark", [":", ";", "?", "!", "»"])
def test_french_has_a_hard_space_before_its_high_marks(mark: str) -> None:
    said = re.sub(r"\{[^{}]*\}", "", source("fr"))
    assert f" {mark}" not in said
