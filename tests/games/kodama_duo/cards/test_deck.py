"""The cards as data, and decks that are refused."""

import json
import math

import pytest

from chabudai.engine.errors import BadDeck
from chabudai.games.kodama_duo.cards.bark import grow_bark
from chabudai.games.kodama_duo.cards.deck import (
    FEATURES,
    N_BRANCHES,
    N_FEATURES,
    N_SLOTS,
    TRUNK_1,
    TRUNK_2,
    TRUNKS,
)
from chabudai.games.kodama_duo.cards.loading import load_deck, make_deck, read_data
from chabudai.games.kodama_duo.tree.export import write_geometry
from chabudai.games.kodama_duo.tree.trig import COS, SIN
from tests.games.kodama_duo.regenerate import bark_text

BRANCHES = range(1, N_BRANCHES + 1)


def printed(card: int) -> list[str]:
    """The features of a card, slot by slot."""
    deck = load_deck()
    slots = deck.printed[card * N_SLOTS : card * N_SLOTS + deck.n_slots[card]]
    return [FEATURES[feature] for feature in slots]


def test_half_of_the_branch_cards_have_three_features_and_half_have_four() -> None:
    sizes = [len(printed(card)) for card in BRANCHES]
    assert (sizes.count(3), sizes.count(4)) == (18, 18)


def test_every_feature_has_as_many_icons_on_as_many_cards() -> None:
    for feature in FEATURES:
        counts = [printed(card).count(feature) for card in BRANCHES]
        assert sum(counts) == 21
        assert sum(count > 0 for count in counts) == 17


def test_no_two_branch_cards_show_the_same() -> None:
    assert len({tuple(sorted(printed(card))) for card in BRANCHES}) == N_BRANCHES


def test_the_cards_of_the_rulebook_are_there() -> None:
    """1.4."""
    assert sorted(printed(34)) == ["caterpillar", "firefly", "firefly", "flower"]
    assert sorted(printed(31)) == ["cloud", "flower", "star"]
    assert sorted(printed(7)) == ["caterpillar", "firefly", "firefly"]


def test_each_trunk_has_a_feature_of_its_own() -> None:
    assert [printed(trunk) for trunk in TRUNKS] == [["caterpillar"], ["cloud"]]


def test_the_second_trunk_is_the_mirror_image_of_the_first() -> None:
    one, other = load_deck().shapes[TRUNK_1], load_deck().shapes[TRUNK_2]
    for disc, mirrored in zip(one.discs, other.discs, strict=True):
        assert (-disc.x, disc.y) == pytest.approx((mirrored.x, mirrored.y), abs=0.2)


def test_each_shape_and_its_mirror_image_carry_a_three_and_a_four() -> None:
    sizes: dict[str, list[int]] = {}
    for card in BRANCHES:
        sizes.setdefault(load_deck().shapes[card].key, []).append(len(printed(card)))
    assert len(sizes) == 18
    assert all(sorted(each) == [3, 4] for each in sizes.values())


def test_kodama_and_decrees_are_as_many_as_in_the_box() -> None:
    """1.1."""
    deck = load_deck()
    assert len(deck.kodama) == 21
    assert [decree.season for decree in deck.decrees] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_most_kodama_and_decrees_look_at_tokens_or_roles() -> None:
    deck = load_deck()
    assert sum(not kodama.is_base for kodama in deck.kodama) == 11
    assert sum(not decree.is_base for decree in deck.decrees) == 5


def test_every_card_has_names_and_says_how_well_it_is_known() -> None:
    deck = load_deck()
    names = deck.names + [kodama.names for kodama in deck.kodama]
    names += [decree.names for decree in deck.decrees]
    assert all(set(each) == {"en", "fr"} for each in names)
    assert set(deck.confidences) == {decree.confidence for decree in deck.decrees}
    assert set(deck.confidences) == {"reconstructed"}
    agreed = [kodama.key for kodama in deck.kodama if kodama.confidence == "agreed"]
    assert agreed == ["k01", "k03"]


def test_icons_add_up() -> None:
    deck = load_deck()
    assert sum(deck.icons) == 126 + 2
    assert len(deck.icons) == N_FEATURES * len(deck.shapes)


def test_the_shipped_bark_is_what_grows_along_the_spines() -> None:
    """Run tests/games/kodama_duo/regenerate.py after a change of cards.toml."""
    assert read_data("bark.json") == bark_text()


def test_the_shipped_geometry_is_that_of_the_deck() -> None:
    """Run tests/games/kodama_duo/regenerate.py after a change of cards.toml."""
    assert read_data("geometry.json") == write_geometry(load_deck())


def test_the_shipped_geometry_keeps_every_number_exactly() -> None:
    """What another language reads is what the rules use."""
    read, deck = json.loads(read_data("geometry.json")), load_deck()
    for card, shape in enumerate(deck.shapes):
        drawn = read["shapes"][read["cards"][card]["shape"]]
        assert drawn["discs"] == [[disc.x, disc.y, disc.radius, disc.limb] for disc in shape.discs]
        assert (drawn["mouth"] is None) == (card in TRUNKS)


def test_bark_keeps_to_its_spine() -> None:
    limb = grow_bark([[(0.0, 0.0), (0.0, 10.0), (0.0, 20.0), (0.0, 31.0), (8.0, 4.0)]])[0]
    assert limb[0] == (0.0, 0.0, 4.0)
    assert limb[-1] == (0.0, 31.0, 2.0)
    assert len(limb) == 17


def test_the_table_of_sines_is_exact_where_it_can_be() -> None:
    assert [SIN[angle] for angle in (0, 30, 90, 180, 270)] == [0.0, 0.5, 1.0, 0.0, -1.0]
    for angle in range(360):
        assert COS[angle] == SIN[(angle + 90) % 360] == SIN[angle - 270]
        assert SIN[angle] == -SIN[-angle]
        assert SIN[angle] == pytest.approx(math.sin(math.radians(angle)), abs=1e-15)
    assert json.loads(read_data("trig.json")) == {"sin": SIN, "cos": COS}


def refusal(old: str, new: str, count: int = 1) -> str:
    """Why the deck is refused once something in it is changed."""
    source = read_data("cards.toml")
    assert old in source
    with pytest.raises(BadDeck) as refused:
        make_deck(source.replace(old, new, count))
    return str(refused.value)


def test_a_deck_of_ones_own_takes_the_place_of_the_cards() -> None:
    source = read_data("cards.toml").replace('"Branch 1"', '"Old Bough"', 1)
    assert load_deck(source).names[1]["en"] == "Old Bough"
    discs, usual = load_deck(source).shapes[1].discs, load_deck().shapes[1].discs
    assert [(disc.x, disc.y) for disc in discs] == [(disc.x, disc.y) for disc in usual]


def test_a_refused_deck_names_the_line() -> None:
    source = read_data("cards.toml").splitlines()
    line = source.index('key = "a"')
    assert refusal("[18, 40], ", "[31, 40], ") == (
        f"Line {line} of the deck, [[shape]]: slot 1 is on the bark of limb 1."
    )


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("mouth = 31.5", "mouth = 61", "off the bottom edge"),
        ("mouth = 31.5", "mouth = 30", "the first spine must start at the mouth"),
        ("mouth = 31.5", 'mouth = "left"', "mouth must be a length"),
        ('edge = "bottom"', 'edge = "top"', "edge must be one of bottom, left, right, not top"),
        ("[45, 50], ", "[18, 29], ", "slots 2 and 1 are less than 12 mm apart"),
        ("[18, 18]]", "[18, 6]]", "slot 4 must stay 1 mm inside the card"),
        ("[18, 18]]", "[18, 18], [5, 7]]", "at most 4 slots"),
        ("[18, 18]]", "[18]]", "pairs of two lengths"),
        ("[[18, 40], [45, 50], [44, 22], [18, 18]]", "[]", "slots must be a list"),
        ("[31.5, 79], [11, 6]", "[31.5, 84], [11, 6]", "limb 1 at 31.5, 84 is less than 1.5 mm"),
        ("[55, 66], [7, 4.5]", "[60, 66], [7, 4.5]", "limb 3 at 60, 66 is less than 1.5 mm"),
        ("[55, 66], [7, 4.5]", "[70, 66], [7, 4.5]", "limb 3 leaves the card"),
        ("[55, 66], [7, 4.5]", "[55, 66]", "spine 3 must have four points"),
        ("[[31, 40], [24, 50]", "[[8, 40], [24, 50]", "limb 2 must start on the bark"),
        ('features = ["firefly", "star"', 'features = ["moth", "star"', 'not "moth"'),
        ('["firefly", "star", "c', '["star", "star", "star", "star", "c', "5 features do not fit"),
        ("mirrored = false", 'mirrored = "no"', "mirrored must be true or false"),
        ("number = 2\n", "number = 1\n", "the number 1 is already used on line"),
        ("number = 36\n", "number = 37\n", "number must be a whole number from 1 to 36, not 37"),
        ("branch = 36", "branch = 35", "branch must be a whole number from 36 to 36, not 35"),
        ("icons = 126", "icons = 127", "says 127 features on the branch cards and has 126"),
        ("kodama = 21", "kodama = 20", "says 20 rows of kodama and has 21"),
        ('feature = "cloud"\nslot', 'feature = "caterpillar"\nslot', "both trunks show the cat"),
        ('scores = "end-cards"', 'scores = "much"', "scores must be one of cards-with"),
        ('effect = "cap"', 'effect = "frost"', "effect must be one of second-token"),
        ('key = "k02"', 'key = "k01"', "there is already a card k01"),
        ('key = "trunk"\nwidth', 'key = "root"\nwidth', "the size of the trunk cards is missing"),
        ("[[totals]]", "[totals", "cannot be read"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused(old: str, new: str, problem: str) -> None:
    assert problem in refusal(old, new)


def test_a_deck_needs_thirty_six_branch_cards() -> None:
    """1.1."""
    last = read_data("cards.toml").split("[[branch]]")[36].split("# `scores`")[0]
    assert "says 36 rows of branch and has 35" in refusal("[[branch]]" + last, "")


def test_a_deck_needs_a_decree_for_every_season() -> None:
    """1.1."""
    assert "no Decree for spring" in refusal('season = "spring"', 'season = "fall"', 3)


def test_refusals_are_said_in_french_too() -> None:
    source = read_data("cards.toml").replace("mouth = 31.5", "mouth = 61", 1)
    with pytest.raises(BadDeck) as refused:
        make_deck(source)
    assert "sort du bord" in refused.value.sentence.text("fr")
