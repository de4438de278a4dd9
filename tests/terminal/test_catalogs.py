"""English and French say the same things, in their own typography."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import chabudai.cli
import chabudai.terminal
from chabudai.terminal.text import PACKAGE


def read_messages(lang: str) -> dict[str, str]:
    """The messages of a catalog with the figures each one takes."""
    source = files(PACKAGE).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    texts = {
        entry.id.name: source[entry.span.start : entry.span.end] for entry in found if entry.span
    }
    return {name: " ".join(sorted(set(re.findall(r"\$\w+", text)))) for name, text in texts.items()}


def test_both_languages_have_the_same_messages_with_the_same_figures() -> None:
    assert read_messages("en") == read_messages("fr")


def test_every_message_is_said_somewhere() -> None:
    folders = [*chabudai.terminal.__path__, *chabudai.cli.__path__]
    code = "".join(path.read_text() for place in folders for path in Path(place).rglob("*.py"))
    assert [name for name in read_messages("en") if f'"{name}"' not in code] == []


@pytest.mark.parametrize("mark", [":", ";", "?", "!", "»"])
def test_french_has_a_hard_space_before_its_high_marks(mark: str) -> None:
    source = files(PACKAGE).joinpath("fr.ftl").read_text(encoding="utf-8")
    assert f" {mark}" not in source
