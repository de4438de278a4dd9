"""What is said to one person: you, causes, the aim, what changed, reasons, and how it ended."""

from __future__ import annotations

import re

import pytest

from chabudai import load
from chabudai.engine.rng import FastRng
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.games.kodama_duo.cards.loading import load_deck
from tests.games.kodama_duo.tables import grove, placing, played_34
from tests.games.kodama_duo.trees import PLACED_34
from tests.table import Table, dealt

TEXT = load("kodama_duo").text
NAMES = ["Mika", "Jun"]
CODES = re.compile(r"#\d|[∿☁✦✿♠★]")

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def tell(t: Table, seat: int | None, event: str, lang: str = "en") -> str:
    """The last event of a name as a seat is told of it."""
    return TEXT.describe_event(t.told(seat, event)[-1], t.view(seat), NAMES, lang)


def ask(t: Table, seat: int | None, lang: str = "en") -> str:
    return TEXT.describe_question(t.view(seat), NAMES, lang)


def reason(t: Table, token: str, lang: str = "en") -> str:
    return TEXT.describe_reason(token, t.view(t.state.actor()), NAMES, lang)


def sentences(t: Table, seat: int, lang: str) -> list[str]:
    """All that a seat reads of a position."""
    view = t.view(seat)
    told = [event.seen_by(seat) for event in t.state.events or []]
    said = [TEXT.describe_event(each, view, NAMES, lang) for each in told]
    said += [TEXT.describe_question(view, NAMES, lang), *TEXT.describe_aim(view, NAMES, lang)]
    if t.state.actor() == seat:
        tokens = [t.state.actions.token(action) for action in t.state.legal()][:8]
        said += [TEXT.describe_action(token, view, NAMES, lang) for token in tokens]
        said += [TEXT.describe_reason(token, view, NAMES, lang) for token in tokens]
    return said


@every_language
@pytest.mark.parametrize("growing", ["split", "draft"])
def test_no_sentence_calls_a_reader_by_name_or_a_card_by_a_code(lang: str, growing: str) -> None:
    """R8: all that both read in a whole game."""
    t, rng = dealt("kodama_duo", 2, 5, growing=growing), FastRng(4)
    while True:
        for seat in (0, 1):
            for said in sentences(t, seat, lang):
                assert NAMES[seat] not in said
                assert not CODES.search(said), said
        t.state.events = []
        if t.state.over():
            break
        legal = t.state.legal()
        t.state.apply(legal[rng.randbelow(len(legal))])
    for seat in (0, 1):
        result = TEXT.describe_result(t.state.breakdown(), t.view(seat), NAMES, lang)
        for said in result.as_sentences():
            assert NAMES[seat] not in said
            assert not CODES.search(said), said


def test_a_placed_card_is_told_to_each_in_their_own_words() -> None:
    """R13."""
    t = played_34()
    card = t.told(0, "grew")[0]
    mine = TEXT.describe_event(card, t.view(0), NAMES, "en")
    assert mine.startswith("You place card 34 (2 fireflies, caterpillar, flower) on card 7: 9")
    fr = TEXT.describe_event(card, t.view(0), NAMES, "fr")
    assert fr.startswith(
        "Vous posez la carte 34 (2 lucioles, chenille, fleur) sur la carte 7\u00a0: 9"
    )


@every_language
def test_a_kodama_of_somebody_else_counts_their_tree_and_not_yours(lang: str) -> None:
    """R16."""
    view = grove().view(0)
    for kodama in load_deck().kodama:
        scored = {"event": "scored", "card": kodama.key, "points": 4, "score": 9}
        mine, theirs = (
            TEXT.describe_event({**scored, "seat": seat}, view, NAMES, lang) for seat in (0, 1)
        )
        assert not re.search(r"\b(you|your|vous|votre|vos)\b", theirs, re.IGNORECASE), theirs
        assert not re.search(r"\b(they|their|son tronc|son arbre)\b", mine), mine


def test_a_claim_says_who_left_the_card_and_what_follows() -> None:
    """R14."""
    t = played_34()
    assert ask(t, 0) == (
        "Jun left card 9 (mushroom, firefly, star) unused: take one of its tokens."
    )
    assert ask(t, 1) == (
        "You left card 9 (mushroom, firefly, star) unused: Mika takes one of its tokens."
    )
    assert ask(t, 0, "fr").startswith("Jun n’a pas joué la carte 9 (champignon, luciole, étoile)")


def test_a_stolen_token_names_who_lost_it() -> None:
    """R14, G7."""
    t = grove(
        PLACED_34,
        discard=["31"],
        asked=[["claim", 1, -1]],
        tokens=[[["flower", "7", 1]], []],
    )
    t.play(1, "claim flower")
    assert tell(t, 0, "claimed") == (
        "Jun takes the flower token from your tree: your card 7 shows its firefly again."
    )
    assert tell(t, 1, "claimed") == (
        "You take the flower token from Mika’s tree: card 7 shows its firefly again."
    )
    assert tell(t, 0, "claimed", "fr").startswith("Jun vous prend le jeton fleur")


def test_a_season_says_why_somebody_splits_first() -> None:
    """R17."""
    t = dealt("kodama_duo", 2, 5)
    while t.look("season") == "spring":
        t.state.apply(t.state.legal()[0])
    loser = min((0, 1), key=lambda seat: t.state.scores()[seat])
    assert len(set(t.state.scores())) == 2
    assert "You have fewer points, so you split first." in tell(t, loser, "season")
    assert f"{NAMES[loser]} has fewer points" in tell(t, 1 - loser, "season")


@every_language
def test_the_aim_names_what_wins_the_decree_and_ones_own_kodama(lang: str) -> None:
    """R13, R16, R20."""
    t = grove(PLACED_34)
    mine, theirs = (TEXT.describe_aim(t.view(seat), NAMES, lang) for seat in (0, None))
    assert len(mine) == 4 + 2 + 4
    assert len(theirs) == 4
    names = {
        "en": ("Warm Perch", "Leaf-nibbler 18"),
        "fr": ("Perchoir tiède", "Grignote-feuille 18"),
    }
    decree, kodama = names[lang]
    assert decree in " ".join(theirs)
    assert kodama in " ".join(mine)


def test_the_change_since_an_earlier_view_tells_points_lead_and_tokens() -> None:
    """R13, R14."""
    t = placing("34", tokens=[[["mushroom", "19", 1]], [["star", "trunk", 1]]])
    before = t.view(0)
    t.play(0, PLACED_34)
    t.play(1, next(place for place in t.asked(1) if place.startswith("place 21")))
    t.play(0, "claim star", "put 7 1")
    told = TEXT.describe_change(before, t.view(0), NAMES, "en")
    assert told[0] == "You scored 9: you have 9 now."
    assert "You are" in " ".join(told)
    assert "You have the star token now." in told
    assert TEXT.describe_change(before, t.view(None), NAMES, "en") == []
    assert TEXT.describe_change(before, before, NAMES, "en") == []


def test_a_lost_token_is_told_as_a_loss() -> None:
    """G7."""
    t = grove(
        PLACED_34,
        discard=["31"],
        asked=[["claim", 1, -1]],
        tokens=[[["flower", "7", 1]], []],
    )
    before = t.view(0)
    t.play(1, "claim flower", "put trunk")
    assert "You lost the flower token." in TEXT.describe_change(before, t.view(0), NAMES, "en")


def test_a_place_is_reasoned_by_the_lines_it_continues() -> None:
    """R13: TREE-1 has three end cards, and #34 on one of them adds none."""
    t = placing("34")
    offers = t.view(0)["asked"]["places"]
    best = next(each for each in offers if each["on"] == "7" and each["roomiest"])
    assert reason(t, best["place"]) == (
        "continues 3 fireflies and 3 caterpillars: 9 points, 3 more on your Kodama,"
        " leaves 3 open ends"
    )
    bare = next(each for each in offers if each["on"] == "trunk" and each["roomiest"])
    assert "leaves 4 open ends" in reason(t, bare["place"])
    assert TEXT.describe_reason(best["place"], t.view(1), NAMES, "en") == ""


def test_a_split_is_reasoned_by_what_each_pile_is_worth() -> None:
    """R10, R11: #34 may score 9 for the Splitter and nothing for the other."""
    t = grove(deck=["34", "9", "21"])
    most = {each["card"]: each["most"] for each in t.view(0)["asked"]["prospects"]}
    told = reason(t, "split 34")
    assert f"single card is worth up to {most[34][1]}" in told
    assert f"at least {min(most[34][0], max(most[9][0], most[21][0]))}" in told
    t.play(0, "split 34")
    assert "you take a token" in reason(t, "choose one")
    assert "Mika takes a token" in reason(t, "choose two")


def test_claims_and_tokens_are_reasoned_by_what_the_tree_shows() -> None:
    """R14."""
    t = grove(
        PLACED_34,
        discard=["31"],
        asked=[["claim", 0, -1]],
        tokens=[[], [["star", "trunk", 1]]],
    )
    shown = [each for laid in t.view(0)["players"][0]["tree"] for each in laid["features"]]
    assert f"shows {shown.count('flower')} flowers already" in reason(t, "claim flower")
    assert "Jun loses the token" in reason(t, "claim star")
    t.play(0, "claim flower")
    assert "on the cards around" in reason(t, "put 7 1")


def test_a_kodama_is_reasoned_by_what_the_others_would_score() -> None:
    """R16."""
    three = [["k01", "k07", "k08"], ["k02", "k03", "k04"]]
    t = grove(
        PLACED_34, round=4, asked=[["score", 1], ["score", 0]], kept=[["k10"], ["k11"]], hands=three
    )
    assert reason(t, "score k01") == "worth 18 now, the most of your Kodama"
    assert reason(t, "score k07") == "worth 8 now; Leaf-nibbler would be worth 18"


def test_features_that_a_token_may_cover_go_by_letters() -> None:
    """R14: two fireflies on one card are told apart."""
    t = grove(PLACED_34, discard=["31"], asked=[["claim", 0, -1]])
    t.play(0, "claim star")
    labels = [TEXT.describe_action(token, t.view(0), NAMES, "en") for token in t.asked(0)]
    assert len(set(labels)) == len(labels)
    slots = [each["put"] for each in t.view(0)["asked"]["slots"]]
    first = TEXT.describe_action(slots[0], t.view(0), NAMES, "en")
    assert first == "A: over the caterpillar on the trunk"


@every_language
def test_a_finished_game_is_a_table_that_adds_up(lang: str) -> None:
    """R20."""
    t, rng = dealt("kodama_duo", 2, 7), FastRng(3)
    while not t.state.over():
        legal = t.state.legal()
        t.state.apply(legal[rng.randbelow(len(legal))])
    winner = t.state.winners()[0]
    told = TEXT.describe_result(t.state.breakdown(), t.view(winner), NAMES, lang)
    assert told.headline == {"en": "You won!", "fr": "Victoire\u00a0! Vous gagnez."}[lang]
    other = TEXT.describe_result(t.state.breakdown(), t.view(1 - winner), NAMES, lang)
    assert NAMES[winner] in other.headline
    for row, score in zip(told.rows, t.state.scores(), strict=True):
        assert len(row.cells) == len(told.columns)
        points = [int(cell.split()[-1]) for cell in row.cells]
        assert sum(points) == int(row.total) == score
        assert row.won == (row.seat in t.state.winners())
    assert all(str(score) in told.why for score in t.state.scores())
