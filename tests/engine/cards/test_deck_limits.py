"""Deck files of any size and form are refused before they cost anything."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chabudai import BadDeck, IllegalAction
from chabudai.engine.cards.deck import (
    KEPT_DECKS,
    MOST_CHARACTERS,
    MOST_ROWS,
    MOST_TABLES,
    cache_by_deck,
    read_deck,
)
from chabudai.engine.rules.actions import MOST_ACTIONS, ActionTable

ATTACKS = {
    "one long dotted key": (".".join("a" * 49_000) + " = 1", "deck-line"),
    "many dotted keys": ("\n".join(f"{'a.' * 90}k{n} = 1" for n in range(400)), "deck-dots"),
    "a dotted key in quotes": ('"a".' * 20 + "b = 1", "deck-dots"),
    "a dotted key in braces": ("a = {" + "b." * 20 + "c = 1}", "deck-dots"),
    "a dotted heading": ("[[" + "a." * 20 + "b]]", "deck-dots"),
    "a table of its own for every row": (
        "\n".join(f"[[t{n}]]" for n in range(9_000)),
        "deck-rows",
    ),
    "many tables": ("\n".join(f"[[t{n}]]" for n in range(MOST_TABLES + 1)), "deck-tables"),
    "too many rows": ("[[weapon]]\n" * (MOST_ROWS + 1), "deck-rows"),
    "rows after spaces": (" \t[[weapon]]\n" * (MOST_ROWS + 1), "deck-rows"),
    "deep brackets": ("a = " + "[" * 400 + "]" * 400, "deck-nesting"),
    "deep brackets on lines": ("a = " + "[\n" * 4_000 + "]\n" * 4_000, "deck-nesting"),
    "deep braces": ("a = " + "{b = " * 100 + "1" + "}" * 100, "deck-nesting"),
    "brackets after a quote": ('a = ["\\"", ' + "[\n" * 4_000, "deck-nesting"),
    "too many characters": ("# x\n" * (MOST_CHARACTERS // 4 + 1), "deck-size"),
    "a long number": ("a = " + "9" * 5_000, "deck-line"),
    "a lone surrogate": ('a = "\ud800"', "deck-toml"),
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_deck_made_to_cost_much_is_refused_for_its_form(attack: str) -> None:
    source, code = ATTACKS[attack]
    with pytest.raises(BadDeck) as refused:
        read_deck(source)
    assert refused.value.sentence.code == code
    assert len(str(refused.value)) < 300


HARMLESS = """\
# a.b.c.d.e.f.g.h [[[[[[[[[[
[[weapon]]
key = "bo" # [[[[[[[[[
source = "a.b.c.d.e.f.g.h [[[[[[[[[[ {{{{{{{{{{ \\" ]"
other = 'a.b.c.d.e.f.g.h [[[[[[[[[['
spines = [[[1.5, 2.5], [3.5, 4.5]], [[5.5, 6.5], [7.5, 8.5]]]
"""


def test_dots_and_brackets_in_texts_and_remarks_are_harmless() -> None:
    (row,) = read_deck(HARMLESS)["weapon"]
    assert row.line == 2


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (f'key = "{"k" * 41}"', "deck-long"),
        (f'fr = "{"é" * 61}"', "deck-long"),
        (f'source = "{"s" * 301}"', "deck-long"),
    ],
)
def test_a_word_that_is_too_long_is_refused(line: str, code: str) -> None:
    (row,) = read_deck(f'[[weapon]]\n{line}\nen = "Staff"\n')["weapon"]
    read: dict[str, Callable[[], object]] = {
        "key": row.key,
        "fr": row.names,
        "source": lambda: row.word("source"),
    }
    with pytest.raises(BadDeck) as refused:
        read[line.partition(" ")[0]]()
    assert refused.value.sentence.figures["problem"].code == code  # type: ignore[attr-defined]


def test_a_game_of_too_many_actions_is_refused_before_they_are_made() -> None:
    """A million millions of them would never be."""
    actions = ActionTable()
    words = [str(n) for n in range(1000)]
    with pytest.raises(BadDeck) as refused:
        actions.add("strike", words, words, words, words)
    assert refused.value.sentence.code == "deck-actions"
    assert len(actions) == 0


def test_a_misspelt_token_is_compared_with_few_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """With those of the same verb where there are many, and never with all."""
    compared: list[int] = []

    def count(word: str, tokens: list[str], n: int) -> list[str]:
        compared.append(len(tokens))
        return tokens[:1]

    monkeypatch.setattr("chabudai.engine.rules.actions.get_close_matches", count)
    actions = ActionTable()
    actions.add("pass")
    actions.add("strike", [str(n) for n in range(MOST_ACTIONS - 2)])
    for token in ("strike x", "x" * 200, "strike " + "x" * 100_000):
        with pytest.raises(IllegalAction):
            actions.parse(token)
    assert max(compared) <= 1000


def test_decks_are_kept_while_they_are_used_and_the_usual_one_for_ever() -> None:
    read: list[str | None] = []

    @cache_by_deck
    def load(source: str | None) -> str:
        if source == "bad":
            raise ValueError(source)
        read.append(source)
        return f"deck {source}"

    assert load() == "deck None"
    for n in range(3 * KEPT_DECKS):
        assert load(f"{n}") == f"deck {n}"
        with pytest.raises(ValueError, match="bad"):
            load("bad")
        load("0")
    load()
    assert read.count(None) == 1
    assert read.count("0") == 1
    load("1")
    assert read.count("1") == 2
