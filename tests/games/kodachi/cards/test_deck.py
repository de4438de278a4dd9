"""The reconstructed deck, and decks of one's own."""

from __future__ import annotations

from collections import Counter

import pytest

from chabudai import BadDeck, load
from chabudai.engine.ai.playout import playout
from chabudai.engine.cards.deck import read_deck_text
from chabudai.engine.rng import FastRng
from chabudai.games.kodachi.cards.deck import ELITE, GUARD, TABLES, load_deck
from chabudai.games.kodachi.cards.effect import AS_DOJO
from chabudai.games.kodachi.cards.payment import KINDS
from tests.games.kodachi.invasion import table_before_fight
from tests.table import Table

CARDS = load_deck()


def count_copies(*tables: str) -> int:
    """How many cards the tables of the deck have together."""
    kinds = [TABLES.index(table) for table in tables]
    return sum(n for card, n in enumerate(CARDS.copies) if CARDS.kind[card] in kinds)


def count_guards(kind: int, column: list[int]) -> Counter[int]:
    """How many guards of a kind have each value of a column."""
    found: Counter[int] = Counter()
    for card, n in enumerate(CARDS.copies):
        if CARDS.kind[card] == kind:
            found[column[card]] += n
    return found


def test_there_are_as_many_cards_as_in_the_box() -> None:
    """T56, R1, R4, R5."""
    assert count_copies("dojo", "starter") == 12
    assert [count_copies("envoy"), count_copies("rumor"), count_copies("skill")] == [21, 17, 22]
    assert [count_copies("guard"), count_copies("elite")] == [35, 15]
    assert 4 * 12 + count_copies("envoy", "rumor", "skill", "guard", "elite") == 158


def test_treasures_get_rarer_from_fans_to_gold() -> None:
    """T56, R27."""
    regular, elite = count_guards(GUARD, CARDS.treasure), count_guards(ELITE, CARDS.treasure)
    assert [regular[kind] for kind in range(len(KINDS))] == [12, 10, 7, 4, 2]
    assert [regular[kind] + elite[kind] for kind in range(len(KINDS))] == [14, 12, 10, 8, 6]


def test_strength_and_stealth_are_mirrored_in_the_guards() -> None:
    """T56: a value and what it lacks of six are as frequent."""
    values = count_guards(GUARD, CARDS.stealth_value)
    assert all(values[value] == values[6 - value] for value in values)
    elites = [card for card, kind in enumerate(CARDS.kind) if kind == ELITE]
    duals = [
        (CARDS.stealth_value[card], CARDS.strength_value[card])
        for card in elites
        if CARDS.second_value[card] < 0
    ]
    assert sorted(duals) == sorted((6 - high, 6 - low) for low, high in duals)
    twins = [
        {CARDS.stealth_value[card], CARDS.second_value[card]}
        for card in elites
        if CARDS.second_value[card] >= 0
    ]
    assert all({6 - value for value in pair} in twins for pair in twins)


def test_strength_and_stealth_are_mirrored_in_the_cards() -> None:
    """T56."""
    values: Counter[int] = Counter()
    for card, effect in enumerate(CARDS.effect):
        for way in effect.ways:
            if way.kind == AS_DOJO and TABLES[CARDS.kind[card]] != "rumor":
                values[way.amount] += CARDS.copies[card]
    assert all(values[value] == values[6 - value] for value in values)


def test_the_three_clans_have_the_same_envoys() -> None:
    """T56, R6."""
    by_clan: dict[int, list[tuple[object, ...]]] = {}
    for card, clan in enumerate(CARDS.clan):
        if clan >= 0:
            value = CARDS.effect[card].ways[0].amount
            envoy = (value, CARDS.points[card], CARDS.cost[card])
            by_clan.setdefault(clan, []).append(envoy)
    assert by_clan[0] == by_clan[1] == by_clan[2]
    assert CARDS.tokens == [[2, 4, 5]] * 3


def test_every_line_says_where_it_comes_from() -> None:
    assert all(row.values["source"] and row.values["confidence"] for row in CARDS.rows)


def change_deck(old: str, new: str) -> str:
    """The deck with one text in place of another, its totals not told."""
    deck = read_deck_text("chabudai.games.kodachi")
    start, end = deck.index("[[totals]]"), deck.index("\n[[clan]]\n")
    deck = deck[:start] + deck[end:]
    assert old in deck
    return deck.replace(old, new)


def test_a_deck_of_ones_own_may_have_other_cards() -> None:
    """Values, costs, effects, copies and lines are free."""
    hawk = '[[skill]]\nkey = "hawk"\nen = "Hawk"\nfr = "Faucon"\npoints = 3\n'
    hawk += 'effect = "4 or +3 or switch, draw 2"\ncost = "jade pair any"\ncopies = 9\n\n'
    deck = change_deck('[[guard]]\nkey = "sentry-1-fan"', hawk + '[[guard]]\nkey = "sentry-1-fan"')
    state = load("kodachi").new(4, 7, deck=deck)
    assert state.actions.token(state.actions.parse("play hawk +3")) == "play hawk +3"
    assert state.actions.parse("buy hawk fan fan scroll jade")
    playout(state, FastRng(7))
    assert state.over()
    assert state.view(0)["own_deck"]["hawk"]["plays"][2]["way"] == "switch"  # type: ignore[index]


ENVOY = 'clan = "red"\nvalue = 1\npoints = 4\ncost = "any pair"\ncopies = 1'
FEINT = 'effect = "3 or +1 or -1"'

BAD: list[tuple[str, str, str]] = [
    (FEINT, 'effect = "hop"', "deck-effect"),
    (FEINT, 'effect = "3 or 3"', "deck-effect"),
    (FEINT, 'effect = "3, sing"', "deck-effect"),
    (FEINT, 'effect = "12"', "deck-effect"),
    (FEINT, 'effect = "+2, draw 12"', "deck-effect"),
    (FEINT, 'effect = "3, gold, gold"', "deck-effect"),
    (FEINT, FEINT + "\nvalue = 3", "deck-field"),
    (FEINT, 'effect = ""', "deck-text"),
    (ENVOY, ENVOY.replace("any pair", "silver"), "deck-word"),
    (ENVOY, ENVOY.replace("any pair", "gold"), "deck-word"),
    (ENVOY, ENVOY.replace("any pair", " "), "deck-cost"),
    (ENVOY, ENVOY.replace("any pair", "pair pair any"), "deck-cost"),
    (ENVOY, ENVOY.replace("red", "black"), "deck-word"),
    (ENVOY, ENVOY.replace("value = 1", "value = 10"), "deck-number"),
    (ENVOY, ENVOY.replace("copies = 1", "copies = -1"), "deck-number"),
    ('key = "blue-monk"', 'key = "red-monk"', "deck-twice"),
    ('clan = "blue"', 'clan = "red"', "deck-clan"),
    ('treasure = "vase"', 'treasure = "scroll"', "deck-starting-treasure"),
    ('treasure = "jade"', 'treasure = "silk"', "deck-word"),
    ("tokens = [2, 4, 5]", "tokens = [2, 4]", "deck-numbers"),
    ("stealth = 2\n", "stealth = -1\n", "deck-number"),
    ("stealth = 2\n", "stealth = 2\nvalue = 3\n", "deck-elite"),
    ("stealth = 2\n", "stealth = 2\nfirst = 3\nsecond = 1\n", "deck-elite"),
    ("stealth = 2\n", "stealth = 9\n", "deck-elite-values"),
    ("stealth = 2\n", "", "deck-number"),
    ("first = 3\n", "", "deck-number"),
    ('key = "sentry-1-fan"', 'key = "sentry-1-fan"\nstealth = 1', "deck-field"),
    ('scores = "envoys"', 'scores = "monks"', "deck-word"),
]


@pytest.mark.parametrize(("old", "new", "code"), BAD)
def test_a_deck_that_cannot_be_played_is_refused_with_its_line(
    old: str, new: str, code: str
) -> None:
    with pytest.raises(BadDeck) as refused:
        load("kodachi").new(2, 0, deck=change_deck(old, new))
    said = refused.value.sentence
    assert said.code == "deck-row"
    assert said.figures["problem"].code == code  # type: ignore[attr-defined]
    assert all(said.text(lang) for lang in ("en", "fr"))


def test_a_starting_set_must_fill_a_hand() -> None:
    """R1."""
    deck = change_deck("value = 1\ncopies = 2", "value = 1\ncopies = 0")
    for value, n in ((2, 3), (4, 3)):
        deck = deck.replace(f"value = {value}\ncopies = {n}", f"value = {value}\ncopies = 0")
    with pytest.raises(BadDeck, match="at least 6 cards, this one has 4"):
        load("kodachi").new(2, 0, deck=deck)


def test_there_must_be_more_guards_than_can_be_held() -> None:
    """Q26."""
    deck = change_deck('treasure = "fan"\ncopies = 3', 'treasure = "fan"\ncopies = 1')
    for kind, n in (("scroll", 3), ("scroll", 2), ("fan", 2), ("vase", 2), ("jade", 2)):
        deck = deck.replace(f'"{kind}"\ncopies = {n}', f'"{kind}"\ncopies = 1')
    with pytest.raises(BadDeck, match="at least 29 guards, there are"):
        load("kodachi").new(2, 0, deck=deck.replace('"jade"\ncopies = 1', '"jade"\ncopies = 0'))


def test_totals_are_checked() -> None:
    deck = read_deck_text("chabudai.games.kodachi").replace("envoys = 21", "envoys = 20")
    with pytest.raises(BadDeck, match=r"Line 25 .* says 20 envoys and has 21"):
        load("kodachi").new(2, 0, deck=deck)


def test_the_line_of_a_fault_is_the_line_of_its_row() -> None:
    deck = change_deck(FEINT, 'effect = "hop"')
    line = deck[: deck.index("[[starter]]")].count("\n") + 1
    with pytest.raises(BadDeck, match=f"Line {line} of the deck"):
        load("kodachi").new(2, 0, deck=deck)


def test_a_number_in_quotes_is_refused_as_text() -> None:
    deck = change_deck(ENVOY, ENVOY.replace("value = 1", 'value = "1"'))
    with pytest.raises(BadDeck, match='value must be a whole number from 0 to 9, not "1"'):
        load("kodachi").new(2, 0, deck=deck)


def table_with_skill(effect: str, *hand: str) -> Table:
    """Seat 0 fights a three with a skill of this effect in hand, and ten cards in its deck."""
    deck = change_deck('effect = "+2, draw 1"', f'effect = "{effect}"')
    t = table_before_fight("sentry-3-fan", "onslaught", *hand, cards=deck)
    t.deck(0, *["dojo-1"] * 2, *["dojo-2"] * 3, *["dojo-4"] * 3, "dojo-5")
    return t


def test_a_modifier_with_gold_gives_gold() -> None:
    """R13, Q21: what follows an effect follows whichever way the card is played."""
    t = table_with_skill("+2, gold", "red-merchant")
    t.play(0, "play red-merchant", "play onslaught")
    assert (t.total(), t.coins(), t.beaten()) == (4, 1, 1)
    t.play(0, "stop")
    assert t.view(0)["asked"]["coins"] == 1


def test_nine_cards_are_drawn_where_nine_are_written() -> None:
    """R13, R15."""
    t = table_with_skill("draw 9")
    t.play(0, "play onslaught")
    assert len(t.hand(0)) == 9


def test_several_draws_add_up() -> None:
    """R13."""
    t = table_with_skill("+2, draw 1, draw 2")
    t.play(0, "play onslaught")
    assert (t.total(), len(t.hand(0))) == (2, 3)
