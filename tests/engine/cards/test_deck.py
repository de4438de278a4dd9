"""Deck files: every mistake has its sentence, and the line it is in."""

import pytest

from chabudai import BadDeck
from chabudai.engine.cards.deck import Row, read_deck, require_table

DECK = """\
# A deck

[[weapon]]
key = "bo"
en = "Staff"
fr = "Bâton"
reach = 2
hands = [1, 2]

[[weapon]]
key = "katana"
"""


def row() -> Row:
    """The first row of the deck."""
    return read_deck(DECK)["weapon"][0]


def test_rows_are_read_with_their_lines() -> None:
    """In order."""
    rows = read_deck(DECK)["weapon"]
    assert [(each.table, each.line, each.key()) for each in rows] == [
        ("weapon", 3, "bo"),
        ("weapon", 10, "katana"),
    ]


def test_figures_and_names_are_read() -> None:
    """Numbers, lists of numbers, words, names."""
    assert row().integer("reach", 1, 5) == 2
    assert row().integers("hands", 2, 1, 5) == [1, 2]
    assert row().word("key", ["bo", "katana"]) == "bo"
    assert row().names() == {"en": "Staff", "fr": "Bâton"}


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("[[weapon", "deck-toml"),
        ('weapon = [{key = "bo"}]', "deck-table-form"),
        ('note = "[[weapon]]"\nweapon = [1]', "deck-table-form"),
    ],
)
def test_a_file_of_another_form_is_refused(source: str, code: str) -> None:
    """Where it is no TOML, or rows have no lines of their own."""
    with pytest.raises(BadDeck) as refused:
        read_deck(source)
    assert refused.value.sentence.code == code


@pytest.mark.parametrize("source", ["", "[[property]]"])
def test_a_missing_table_is_refused(source: str) -> None:
    """By name."""
    with pytest.raises(BadDeck, match=r"\[\[weapon\]\]"):
        require_table(read_deck(source), "weapon")


MISTAKES = [
    ("integer", ("wounds", 1, 5), "wounds must be a whole number from 1 to 5, not –."),
    ("integer", ("reach", 3, 5), "reach must be a whole number from 3 to 5, not 2."),
    ("integer", ("key", 1, 5), 'key must be a whole number from 1 to 5, not "bo".'),
    ("integers", ("hands", 3, 1, 5), "hands must be a list of 3 whole numbers from 1 to 5."),
    ("integers", ("hands", 2, 2, 5), "hands must be a list of 2 whole numbers from 2 to 5."),
    ("integers", ("reach", 1, 1, 5), "reach must be a list of 1 whole numbers from 1 to 5."),
    ("word", ("reach",), "reach must be text, not 2."),
    ("word", ("symbol",), "symbol must be text, not –."),
    ("word", ("key", ["katana"]), "key must be one of katana, not bo."),
]


@pytest.mark.parametrize(("read", "arguments", "problem"), MISTAKES)
def test_a_wrong_figure_is_refused_with_its_line(
    read: str, arguments: tuple[object, ...], problem: str
) -> None:
    """What was expected, and what came."""
    with pytest.raises(BadDeck) as refused:
        getattr(row(), read)(*arguments)
    assert str(refused.value) == f"Line 3 of the deck, [[weapon]]: {problem}"


@pytest.mark.parametrize("value", ["true", "1.5", '"2"'])
def test_only_whole_numbers_are_numbers(value: str) -> None:
    """Not truth, fractions or words."""
    (row,) = read_deck(f"[[weapon]]\nreach = {value}")["weapon"]
    with pytest.raises(BadDeck):
        row.integer("reach", 0, 9)


@pytest.mark.parametrize("key", ["Bo", "b o", "1bo", "bō"])
def test_a_key_is_small_letters_digits_and_hyphens(key: str) -> None:
    """Since it is a word of tokens."""
    (row,) = read_deck(f'[[weapon]]\nkey = "{key}"')["weapon"]
    with pytest.raises(BadDeck, match="lowercase letters"):
        row.key()


def test_an_empty_text_is_no_text() -> None:
    """A card needs a name."""
    (row,) = read_deck('[[weapon]]\nen = ""\nfr = "x"')["weapon"]
    with pytest.raises(BadDeck, match="en must be text"):
        row.names()
