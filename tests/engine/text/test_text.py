"""Catalogs: the same messages in every language, and every message that is used exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from chabudai.engine.text.catalog import (
    KEPT_SENTENCES,
    LANGUAGES,
    Sentence,
    default_language,
    format_message,
    format_spoken,
    has_message,
    load_catalog,
    program_name,
    sentence,
)

SOURCE = Path(__file__).parents[3] / "src" / "chabudai"
CATALOGS = sorted(path.parent for path in SOURCE.rglob("en.ftl"))
# Modules whose own `refuse` or `sentence` speak with the engine's catalog.
SPEAKERS = {"sentence", "refuse"}


def source_files() -> list[Path]:
    """Every module of ours."""
    return sorted(SOURCE.rglob("*.py"))


def messages(folder: Path, lang: str) -> list[str]:
    """The ids of a catalog."""
    text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, flags=re.M)


@pytest.mark.parametrize("folder", CATALOGS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_messages_each_once(folder: Path) -> None:
    """In every package."""
    english, french = messages(folder, "en"), messages(folder, "fr")
    assert sorted(english) == sorted(french)
    assert len(set(english)) == len(english)


def test_both_languages_of_the_engine_use_the_same_figures() -> None:
    """A game's may differ: French asks for a card's gender."""
    english, french = (
        [set(re.findall(r"\$(\w+)", line)) for line in sorted(spoken(lang))] for lang in LANGUAGES
    )
    assert english == french


def spoken(lang: str) -> list[str]:
    """The lines of the engine's catalog that are messages."""
    text = (SOURCE / "engine" / f"{lang}.ftl").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if re.match(r"[a-z]", line)]


def engine_codes() -> list[str]:
    """Every code that the source says with the engine's catalog, as far as it stands there."""
    codes = []
    for path in source_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and spoken_by(node.func) in SPEAKERS and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    codes.append(first.value)
    return sorted(set(codes))


def spoken_by(function: ast.expr) -> str:
    """The name of what is called."""
    return getattr(function, "id", getattr(function, "attr", ""))


@pytest.mark.parametrize("code", engine_codes())
def test_every_sentence_that_is_said_exists(code: str) -> None:
    """In some catalog of ours, in every language."""
    packages = [f"chabudai.{'.'.join(path.relative_to(SOURCE).parts)}" for path in CATALOGS]
    assert [p for p in packages if all(has_message(p, code, lang) for lang in LANGUAGES)]


def test_every_message_of_the_engine_is_said_somewhere() -> None:
    """None is left over."""
    written = "".join(path.read_text(encoding="utf-8") for path in source_files())
    engine = messages(SOURCE / "engine", "en")
    assert [code for code in engine if f'"{code}"' not in written] == []


def test_french_punctuation_never_begins_a_line() -> None:
    """No plain space before it or inside quotes."""
    for folder in CATALOGS:
        text = (folder / "fr.ftl").read_text(encoding="utf-8")
        spoken = [line for line in text.splitlines() if not line.startswith("#")]
        assert [line for line in spoken if re.search(r" [;!?»]|« |\w :", line)] == []


def test_a_sentence_is_said_in_the_language_asked_for() -> None:
    """English unless asked."""
    said = sentence("unknown-action", action=7)
    assert said.text() == said.text("en") == "There is no action number 7."
    assert said.text("fr") == "Il n’y a pas d’action numéro 7."


def test_figures_may_be_names_sentences_or_lists() -> None:
    """Each is said in the same language."""
    title = {"en": "Sword", "fr": "Épée"}
    reasons = [sentence("refused-over"), title]
    assert sentence("refused", token="x", reasons=reasons).text("fr").endswith("finie., Épée")


def test_a_catalog_knows_its_messages() -> None:
    """And no others."""
    assert has_message("chabudai.engine", "refused-over", "fr")
    assert not has_message("chabudai.engine", "xyzzy")


def test_a_message_whose_figure_is_missing_is_never_said() -> None:
    """Better an error in a test than a hole in a sentence."""
    with pytest.raises(AssertionError, match="unknown-action"):
        format_message("chabudai.engine", "unknown-action", "en")


def test_a_sentence_that_is_kept_is_told_from_another_by_every_figure() -> None:
    """A word is no number, though both look alike; and what is kept has an end."""
    figures: list[object] = [1000, "1000", 1001, 1000]
    said = [sentence("unknown-action", action=each).text("en") for each in figures]
    assert [each.split()[-1] for each in said] == ["1,000.", "1000.", "1,001.", "1,000."]
    assert format_spoken.cache_info().maxsize == KEPT_SENTENCES


def test_catalogs_are_read_once() -> None:
    """They are kept."""
    assert load_catalog("chabudai.engine", "en") is load_catalog("chabudai.engine", "en")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "fr_FR", "LANG": "en_US"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "en_US", "LANG": "fr_FR"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    """The first variable that is set, as everywhere; English where it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language


def test_a_sentence_shows_itself_to_programmers() -> None:
    """By its code and figures."""
    assert repr(Sentence("p", "code", {"n": 1})) == "Sentence('code', {'n': 1})"


def test_a_program_that_starts_ours_may_name_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CHABUDAI_COMMAND", raising=False)
    assert program_name() == "chabudai"
    monkeypatch.setenv("CHABUDAI_COMMAND", "./play")
    assert program_name() == "./play"


def test_a_figure_that_is_too_long_for_a_sentence_is_cut() -> None:
    """Also where it is a sentence itself, or many."""
    long = "x" * 10_000
    inner = sentence("unknown-token", token=long)
    for figure in (long, inner, [inner, long]):
        said = sentence("refused", token="end", reasons=figure).text("fr")
        assert len(said) < 2_500
        assert "…" in said
