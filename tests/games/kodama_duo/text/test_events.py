"""Everything can be said, in every language."""

from __future__ import annotations

import re

import pytest

from chabudai import load
from chabudai.engine.cards.deck import read_deck_text
from chabudai.engine.rng import FastRng
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.games.kodama_duo.cards.deck import PACKAGE
from chabudai.games.kodama_duo.text.labels import order_choices
from tests.games.kodama_duo.tables import barren, grove, placing, played_34, redrawn
from tests.games.kodama_duo.trees import PLACED_34
from tests.table import Table, dealt

TEXT = load("kodama_duo").text
NAMES = ["Mika", "Jun"]

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def say_all(t: Table, lang: str) -> list[str]:
    """What can be said of a table: the news to everybody, the rest to the one who is asked."""
    said = []
    for viewer in (None, 0, 1):
        view, told = t.view(viewer), [each.seen_by(viewer) for each in t.state.events or []]
        said += [TEXT.describe_event(seen, view, NAMES, lang) for seen in told]
    view = t.view(max(0, t.state.actor()))
    said += [TEXT.describe_question(each, NAMES, lang) for each in (view, t.view(None))]
    said += [
        row for zone in TEXT.describe_zones(view, NAMES, lang) for row in [zone.title, *zone.rows]
    ]
    tokens = [t.state.actions.token(action) for action in t.state.legal()]
    said += [TEXT.describe_action(token, view, NAMES, lang) for token in tokens[::4]]
    said += TEXT.describe_aim(view, NAMES, lang)
    said += [TEXT.describe_reason(token, view, NAMES, lang) or "-" for token in tokens[::4]]
    t.state.events = []
    return said


@pytest.mark.parametrize(
    ("options", "lang"), [({"growing": "draft"}, "fr"), ({"claim_own_tree": "yes"}, "en")]
)
def test_a_whole_game_can_be_told(options: dict[str, str], lang: str) -> None:
    """R8."""
    t, rng = dealt("kodama_duo", 2, 3, **options), FastRng(2)
    while not t.state.over():
        assert all(say_all(t, lang))
        legal = t.state.legal()
        t.state.apply(legal[rng.randbelow(len(legal))])
    assert all(say_all(t, lang))
    told = TEXT.describe_result(t.state.breakdown(), t.view(None), NAMES, lang)
    assert len(told.lines) == 4
    assert NAMES[t.state.winners()[0]] in told.headline


@every_language
def test_a_game_with_a_deck_of_ones_own_can_be_told(lang: str) -> None:
    """G8, R6."""
    t, rng = dealt("kodama_duo", 2), FastRng(1)
    t.laid = t.game.new(2, 1, deck=barren(), listen=True)
    while not t.state.over():
        assert all(say_all(t, lang))
        legal = t.state.legal()
        t.state.apply(legal[rng.randbelow(len(legal))])


@every_language
def test_hidden_leaf_can_be_told(lang: str) -> None:
    """R10."""
    t = grove(season="fall", decrees=["d2", "d5", "d8"], deck=["34", "9", "21"])
    for token in ("hide 34", "split 9", "choose two"):
        assert all(say_all(t, lang))
        t.play(t.state.actor(), token)
    assert all(say_all(t, lang))


def test_a_place_is_called_by_its_parent_and_points() -> None:
    """R12."""
    t = placing("34")
    offers = t.view(0)["asked"]["places"]
    best = next(each for each in offers if each["on"] == "7" and each["roomiest"])
    label = TEXT.describe_action(best["place"], t.view(0), NAMES, "en")
    assert re.fullmatch(r"Place card 34 on card 7 [→↗↑↖←↙↓↘]: 9 points \(most room\)", label)


def test_places_are_listed_by_points() -> None:
    """R13: the best first; other answers stay in their order."""
    t = placing("34")
    offers = {each["place"]: each["points"] for each in t.view(0)["asked"]["places"]}
    listed = [offers[place] for place in order_choices(t.asked(0), t.view(0))]
    assert listed == sorted(listed, reverse=True)
    assert len(set(listed)) > 1
    assert order_choices(["choose two", "choose one"], t.view(None)) == ["choose two", "choose one"]


def test_a_place_that_is_not_on_offer_is_called_by_its_figures() -> None:
    """R12."""
    label = TEXT.describe_action(PLACED_34, placing("34").view(0), NAMES, "en")
    assert label == "Place card 34 at 66.1, 307.0, turned 270°"


def test_growth_is_told_feature_by_feature() -> None:
    """R13, T10."""
    t = played_34()
    assert TEXT.describe_event(t.told(None, "grew")[0], t.view(None), NAMES, "en") == (
        "Mika places card 34 (2 fireflies, caterpillar, flower) on card 7: 9 points"
        " (4 for caterpillars, 5 for fireflies), 9 in total."
    )


def test_others_are_told_only_what_they_may_know() -> None:
    """G10, G12."""
    t = placing("34")
    t.play(0, PLACED_34)
    told = TEXT.describe_event(t.told(1, "decided")[0], t.view(1), NAMES, "en")
    assert told == "Mika has chosen a place."


def test_a_label_without_its_figures_still_says_what_it_does() -> None:
    """R14, R16: a spectator has no hand."""
    t = placing("34")
    assert TEXT.describe_action("score k01", t.view(None), NAMES, "en") == "Score Leaf-nibbler"
    assert TEXT.describe_action("put 7 1", t.view(None), NAMES, "en") == "Over feature 1 of card 7"
    assert TEXT.describe_action("claim star", t.view(None), NAMES, "en") == "Take the star token"


def test_a_card_of_an_unknown_deck_is_called_by_its_key() -> None:
    """R16."""
    seen = {"event": "decree_points", "seat": 0, "decree": "d99", "points": 2, "score": 2}
    told = TEXT.describe_event(seen, grove().view(None), NAMES, "en")
    assert told == "D99 gives Mika 2 more points (2 in total)."


def test_cards_of_an_own_deck_go_by_their_own_names() -> None:
    """R16."""
    cards = read_deck_text(PACKAGE).replace('en = "Leaf-nibbler"', 'en = "Moth"')
    view = grove(cards=cards).view(None)
    seen: dict[str, object] = {"event": "decree_points", "seat": 0, "decree": "k01"}
    assert TEXT.describe_event({**seen, "points": 2, "score": 2}, view, NAMES, "en").startswith(
        "Moth gives"
    )


@every_language
def test_ties_are_explained(lang: str) -> None:
    """R20."""
    seats: list[dict[str, object]] = [
        {
            "seat": seat,
            "points": 9,
            "growing": 9,
            "cards": [],
            "decrees": [],
            "kodama": [],
            "trunk": "cloud",
            "occurrences": 3 + seat,
        }
        for seat in (0, 1)
    ]
    for why, winners in (("trunk", [1]), ("shared", [0, 1])):
        score: dict[str, object] = {"seats": seats, "winners": winners, "why": why}
        told = TEXT.describe_result(score, grove().view(None), NAMES, lang)
        assert "Jun" in told.headline
        assert "9" in told.why
        assert "4" in told.why or why == "shared"


def test_every_card_is_in_the_list_and_most_are_marked_as_reconstructed() -> None:
    """R4, R5, R6."""
    lines = load("kodama_duo").list_cards(None)
    assert len(lines) == 36 + 2 + 21 + 9
    assert all(line.effect[lang] for line in lines for lang in LANGUAGES)
    unsure = [line for line in lines if line.confidence == "reconstructed"]
    assert len(unsure) > 50


@pytest.mark.parametrize(
    ("key", "lang", "words"),
    [
        ("k19", "en", "6 if you have the same number, at least one"),
        ("k19", "fr", "6 si vous en avez autant, au moins un"),
        ("d7", "en", "when scoring, mushrooms on branch cards count as flowers"),
        ("d7", "fr", "pour les points, les champignons des branches comptent comme des fleurs"),
    ],
)
def test_cards_say_what_they_do_to_the_letter(key: str, lang: str, words: str) -> None:
    """R16, G14: Rival needs a token, Spores change nothing but the scoring."""
    line = next(each for each in load("kodama_duo").list_cards(None) if each.key == key)
    assert words in line.effect[lang]


def test_only_a_deck_of_ones_own_is_listed_with_its_drawings() -> None:
    """R6: those of the usual deck every client knows."""
    game = load("kodama_duo")
    assert all(line.drawing is None for line in game.list_cards(None))
    drawn = {line.key: line.drawing for line in game.list_cards(redrawn()) if line.drawing}
    assert len(drawn) == 36 + 2
    assert drawn["oak"]["mouth"] is None
    assert drawn["#1"]["half_height"] == 460
