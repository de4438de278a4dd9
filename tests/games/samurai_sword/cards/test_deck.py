"""Decks of one's own: what may change, and what is refused."""

import re
import tomllib

import pytest

from chabudai import BadDeck, load
from chabudai.engine.cards.deck import read_deck_text
from tests.table import table

PRINTED = read_deck_text("chabudai.games.samurai_sword")
GAME = load("samurai_sword")

NAIL = '\n[[weapon]]\nkey = "nail"\nen = "Nail"\nfr = "Clou"\nreach = 3\nwounds = 2\ncopies = 8\n'


def deck_without_row(table: str, key: str) -> str:
    """The printed deck without one row."""
    return re.sub(rf'\[\[{table}\]\]\nkey = "{key}"\n(.+\n)+', "", PRINTED)


def change_deck(old: str, new: str) -> str:
    """The printed deck with some words changed."""
    assert old in PRINTED
    return PRINTED.replace(old, new)


def name_weapons(count: int) -> str:
    """So many more Weapons of one copy each."""
    row = NAIL.replace("copies = 8", "copies = 1")
    return "".join([row.replace('"nail"', f'"nail-{n}"') for n in range(count)])


def test_the_totals_of_the_file_fit_its_rows() -> None:
    """They are repeated for who reads the file."""
    deck = tomllib.loads(PRINTED)
    copies = {
        f"{table[:-1]}ies" if table.endswith("y") else f"{table}s": sum(
            row.get("copies", 1) for row in deck[table]
        )
        for table in ("weapon", "property", "action", "character")
    }
    assert copies == deck["totals"]


def test_every_row_says_how_sure_its_figures_are() -> None:
    """And where they come from."""
    deck = tomllib.loads(PRINTED)
    rows = [row for table in deck.values() if isinstance(table, list) for row in table]
    assert {row["confidence"] for row in rows} <= {"printed", "agreed", "reconstructed"}
    assert all(row["source"] for row in rows)


def test_a_weapon_may_be_added() -> None:
    """It can be played like any other."""
    t = table("samurai_sword", 4, cards=PRINTED + NAIL)
    t.set("hands", [["nail"], ["parry"], [], []])
    t.play(0, "strike nail 1")
    t.play(1, "take")
    assert t.resilience(1) == 2
    assert t.view(0)["own_deck"]["nail"] == {"en": "Nail", "fr": "Clou", "reach": 3, "wounds": 2}


def test_figures_may_change() -> None:
    """Honor, for a shorter game."""
    t = table("samurai_sword", 4, cards=change_deck("shogun_honor = 5", "shogun_honor = 2"))
    assert t.honor() == [2, 3, 3, 3]


REFUSED = [
    (deck_without_row("action", "parry"), "deck-cards"),
    (deck_without_row("property", "focus"), "deck-cards"),
    (deck_without_row("character", "benkei"), "deck-cards"),
    (PRINTED + NAIL.replace("[[weapon]]", "[[action]]"), "deck-cards"),
    (PRINTED + NAIL.replace("[[weapon]]", "[[character]]"), "deck-cards"),
    (PRINTED.split("[[setup]]")[0], "deck-table"),
    (re.sub(r"copies = \d+", "copies = 2", PRINTED), "deck-row"),
    (change_deck("samurai = 2", "samurai = 1"), "deck-row"),
    (PRINTED + NAIL + NAIL, "deck-row"),
    (PRINTED + NAIL.replace("nail", "parry"), "deck-row"),
    (PRINTED + PRINTED[PRINTED.index("[[action]]") : PRINTED.index("[[character]]")], "deck-row"),
    (PRINTED + PRINTED[PRINTED.index("[[character]]") : PRINTED.index("[[setup]]")], "deck-row"),
    (change_deck("resilience = 4", "resilience = 0"), "deck-row"),
    (change_deck("hands = [4, 5, 5]", "hands = [4, 5]"), "deck-row"),
    ("", "deck-table"),
    (PRINTED + PRINTED[PRINTED.index("[[setup]]") :], "deck-row"),
    (change_deck("stars_double = true", 'stars_double = "no"'), "deck-row"),
    (PRINTED + NAIL.replace('"nail"', '"musashi"'), "deck-row"),
    (PRINTED + name_weapons(1000), "deck-row"),
]


@pytest.mark.parametrize(("deck", "code"), REFUSED)
def test_a_deck_that_cannot_be_played_is_refused(deck: str, code: str) -> None:
    """With a sentence in each language."""
    with pytest.raises(BadDeck) as refused:
        GAME.new(4, deck=deck)
    assert refused.value.sentence.code == code
    assert all(refused.value.sentence.text(lang) for lang in ("en", "fr"))


def test_a_second_row_of_a_card_is_named_with_its_line() -> None:
    """The later one."""
    lines = len((PRINTED + NAIL).splitlines())
    with pytest.raises(BadDeck, match=rf"Line {lines + 2} .* there is already a card nail"):
        GAME.new(4, deck=PRINTED + NAIL + NAIL)


def test_a_deck_whose_cards_all_come_to_rest_is_refused() -> None:
    """R4, R10: once hands are full and Properties lie, nobody would lose honor any more."""
    deck = re.sub(r"copies = \d+", "copies = 2", PRINTED)
    resting = deck.replace('fr = "Concentration"\ncopies = 2', 'fr = "Concentration"\ncopies = 30')
    with pytest.raises(BadDeck) as refused:
        GAME.new(4, deck=resting)
    assert "are too few for" in str(refused.value)


def test_a_deck_may_leave_out_numbers_of_seats() -> None:
    """For the others it is as good as any."""
    deck = re.sub(r"\[\[setup\]\]\nseats = 7\n(.+\n)+", "", PRINTED)
    assert GAME.new(4, deck=deck).seats == 4
    with pytest.raises(BadDeck) as refused:
        GAME.new(7, deck=deck)
    assert refused.value.sentence.code == "deck-setup"


ARMORED = change_deck('fr = "Armure"\ncopies = 4', 'fr = "Armure"\ncopies = 60')


@pytest.mark.parametrize("armor", [0, 59, 60])
def test_kojiro_reaches_benkei_behind_any_armor(armor: int) -> None:
    """R5: whatever the Difficulty comes to."""
    characters = ["kojiro", "tomoe", "goemon", "benkei", "hanzo", "ieyasu"]
    t = table("samurai_sword", 6, cards=ARMORED, turn=0, characters=characters)
    t.set("armor", [0, 0, 0, armor, 0, 0])
    t.set("hands", [["bokken", "parry"]] + [["parry"]] * 5)
    assert "strike bokken 3" in t.asked(0)
    assert t.view(0)["difficulty"][3]["total"] == 4 + armor


def test_two_ways_to_set_up_a_table_are_refused() -> None:
    """The later one, with its line."""
    setup = PRINTED[PRINTED.rindex("[[setup]]") :]
    with pytest.raises(BadDeck, match=r"Line .* there is already a setup for 7 players"):
        GAME.new(4, deck=PRINTED + setup)
