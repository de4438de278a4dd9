"""What the game says: no more than the listener may know."""

from __future__ import annotations

import pytest

from chabudai.engine import load
from chabudai.engine.cards.deck import read_deck_text
from chabudai.engine.text.catalog import LANGUAGES, has_message
from chabudai.games.samurai_sword.cards.deck import PACKAGE
from tests.games.samurai_sword.text.game_text import NAMES, TEXT
from tests.table import Table, table

CROWD = ["tomoe", "musashi", "kojiro"]

every_language = pytest.mark.parametrize("lang", LANGUAGES)


# Nothing is missing


@every_language
def test_every_question_has_a_message_for_who_is_asked_and_for_the_others(lang: str) -> None:
    questions = ["play", "draw", "bushido", "discard", "defend"]
    questions += ["answer-battle-cry", "answer-jujutsu"]
    wanted = [f"{manner}-{each}" for manner in ("asked", "waiting") for each in questions]
    assert [code for code in wanted if not has_message(PACKAGE, code, lang)] == []


def test_every_action_of_the_game_has_a_label_in_every_language() -> None:
    view = table("samurai_sword", 7, discard=["katana"]).view(0)
    actions = table("samurai_sword", 7).state.actions
    for lang in LANGUAGES:
        labels = [
            TEXT.describe_action(actions.token(n), view, NAMES, lang) for n in range(len(actions))
        ]
        assert len(set(labels)) == len(labels)


# Events


def event_sentences(t: Table, name: str, seat: int | None, lang: str = "en") -> list[str]:
    """The events of a name in words."""
    people, view = NAMES[: t.state.seats], t.view(seat)
    return [TEXT.describe_event(event, view, people, lang) for event in t.told(seat, name)]


def test_what_a_diversion_took_is_said_to_two_seats_only() -> None:
    """R7, R15."""
    t = table("samurai_sword", 4)
    t.hand(0, "diversion")
    t.hand(1, "katana")
    t.play(0, "play diversion 1")
    assert event_sentences(t, "diverted", 1) == ["Ren takes Katana from your hand."]
    assert event_sentences(t, "diverted", 0) == ["You take Katana from Aki’s hand."]
    assert event_sentences(t, "diverted", 2) == ["Ren takes a card from Aki’s hand."]
    assert event_sentences(t, "diverted", None) == ["Ren takes a card from Aki’s hand."]


def test_the_shogun_of_three_is_not_said_to_lose_honor() -> None:
    """R13."""
    t = table("samurai_sword", 3, bushido=0, asked=[["bushido", 0]])
    t.play(0, "lose")
    assert event_sentences(t, "bushido_lost", 1) == [
        "Ren discards Bushido and loses no honor, being the Shogun in a game of three."
    ]


def test_the_reader_is_you_and_wounds_are_told_with_their_cause() -> None:
    """R6, R8."""
    t = table_under_attack(["parry"], resilience=[5, 2, 5, 5])
    t.play(1, "take")
    assert event_sentences(t, "wounded", 1) == [
        "You take 2 wounds from Ren (Katana): no Resilience left."
    ]
    assert event_sentences(t, "defeated", 0) == [
        "Aki is Defeated and hands 1 honor to you: you now have 6, Aki has 2 honor left."
    ]
    assert event_sentences(t, "defeated", 1, "fr") == [
        "Vous subissez une défaite et remettez 1 point d’honneur à Ren, qui en a maintenant 6"
        " (honneur restant : 2)."
    ]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("parry", "You parry Ren’s attack with the Katana."),
        ("parry bo", "You parry Ren’s attack with the Katana, giving up the Bō."),
    ],
)
def test_a_parry_says_what_it_parries(card: str, said: str) -> None:
    """R6."""
    characters = ["ieyasu", "hanzo", "tomoe", "goemon"]
    t = table_under_attack(["parry", "bo"], characters=characters)
    t.play(1, card)
    assert event_sentences(t, "parried", 1) == [said]
    assert event_sentences(t, "parried", 0)[0].startswith("Aki parries your attack")


@pytest.mark.parametrize(
    ("viewer", "lang", "said"),
    [
        (0, "en", "The deck ran out: everybody loses 1 honor; Bo has none left"),
        (2, "en", "The deck ran out: everybody loses 1 honor; you have none left"),
        (2, "fr", "La pioche est vide : tout le monde perd 1 point d’honneur ; vous"),
    ],
)
def test_a_deck_that_runs_out_says_who_has_no_honor_left(viewer: int, lang: str, said: str) -> None:
    """R10, R11."""
    zones = {"bare": 1, "deck": [], "discard": ["bo"] * 3, "honor": [5, 3, 1, 3]}
    t = table("samurai_sword", 4, turn=0, **zones)
    t.play(0, "end")
    assert event_sentences(t, "reshuffled", viewer, lang)[0].startswith(said)
    over = event_sentences(t, "ended", 0)
    assert over == ["The game is over: Bo has no honor left."]


# Labels


def list_labels(t: Table, seat: int, lang: str = "en") -> list[str]:
    """What a seat may answer, in words."""
    return [TEXT.describe_action(token, t.view(seat), NAMES, lang) for token in t.asked(seat)]


def test_an_attack_is_labelled_with_its_difficulty_and_the_reach() -> None:
    """R5."""
    t = table("samurai_sword", 4)
    t.hand(0, "katana")
    t.hand(1, "parry")
    t.armor(1, 1)
    assert list_labels(t, 0) == [
        "End your turn",
        "Attack Aki with the Katana: 3 wounds (Difficulty 2 of 2)",
    ]


def test_kojiro_is_told_that_he_reaches_everybody() -> None:
    t = table("samurai_sword", 4, characters=["kojiro", "benkei", "tomoe", "goemon"])
    t.hand(0, "bokken")
    t.hand(1, "parry")
    assert list_labels(t, 0)[-1] == (
        "Attack Aki with the Bokken: 1 wound (Difficulty 2; Kojirō reaches everybody)"
    )


def test_a_spectator_is_not_told_a_difficulty() -> None:
    view = table("samurai_sword", 4).view(None)
    assert (
        TEXT.describe_action("strike katana 1", view, NAMES, "en") == "Attack Aki with the Katana"
    )


def test_attacks_are_listed_first_and_ending_the_turn_last() -> None:
    t = table("samurai_sword", 4, hands=[["daimyo", "bokken"], ["bo"], ["bo"], ["bo"]])
    listed = load("samurai_sword").order_choices(t.asked(0), t.view(0))
    assert listed == ["strike bokken 1", "strike bokken 3", "play daimyo", "end"]


def test_a_parry_is_listed_before_the_wounds() -> None:
    t = table_under_attack(["parry"])
    assert load("samurai_sword").order_choices(t.asked(1), t.view(1)) == ["parry", "take"]


def changed_deck() -> Table:
    """The Katana is called otherwise, reaches further and wounds less."""
    katana = 'en = "Katana"\nfr = "Katana"\nreach = 2\nwounds = 3'
    moon = 'en = "Moon"\nfr = "Croissant"\nreach = 3\nwounds = 1'
    cards = read_deck_text("chabudai.games.samurai_sword").replace(katana, moon)
    cards = cards.replace('en = "Hideyoshi"', 'en = "Musubi"')
    return table("samurai_sword", 4, cards=cards, hands=[["katana"], ["parry"], [], []])


def test_a_deck_of_ones_own_is_spoken_of_by_its_names_and_figures() -> None:
    t = changed_deck()
    assert list_labels(t, 0)[-1] == "Attack Aki with the Moon: 1 wound (Difficulty 1 of 3)"
    assert list_labels(t, 0, "fr")[-1] == (
        "Attaquer Aki avec le Croissant : 1 blessure (difficulté 1 sur 3)"
    )
    zones = TEXT.describe_zones(t.view(0), NAMES, "en")
    assert zones[-1].rows == ["Moon 3/1"]
    assert "Musubi" in "".join(zone.title for zone in zones)
    t.play(0, "strike katana 1")
    assert event_sentences(t, "struck", 2, "fr") == ["Ren attaque Aki avec le Croissant."]


def test_a_weapon_that_is_in_no_deck_is_called_by_its_key() -> None:
    seen: dict[str, object] = {"event": "gave", "seat": 0, "card": "moon-blade"}
    view = table("samurai_sword", 4).view(None)
    assert TEXT.describe_event(seen, view, NAMES, "en") == "Ren gives up the Moon Blade."


# Prompts


def table_under_attack(hand: list[str], **zones: object) -> Table:
    """Seat 1 is attacked with a Katana."""
    t = table("samurai_sword", 4, hands=[["katana"], hand, ["bo"], ["bo"]], **zones)
    t.play(0, "strike katana 1")
    return t


@every_language
def test_a_prompt_does_not_tell_whether_a_seat_can_parry(lang: str) -> None:
    """R15, Q30."""
    with_parry, without = table_under_attack(["parry"]), table_under_attack(["armor"])
    for viewer in (None, 0, 1, 2, 3):
        one, other = (
            TEXT.describe_question(t.view(viewer), NAMES, lang) for t in (with_parry, without)
        )
        assert one == other


def test_the_one_who_is_asked_is_spoken_to_and_the_others_hear_who_decides() -> None:
    t = table_under_attack(["parry"])
    assert (
        TEXT.describe_question(t.view(1), NAMES, "en")
        == "Ren attacks you with the Katana: parry, or take 3 wounds?"
    )
    assert TEXT.describe_question(t.view(2), NAMES, "en") == (
        "Ren attacks Aki with the Katana: will Aki parry, or take 3 wounds?"
    )


@pytest.mark.parametrize(
    ("zones", "ending"),
    [
        ({"resilience": [5, 4, 5, 5]}, "or take 3 wounds?"),
        ({"resilience": [5, 3, 5, 5]}, "or take 3 wounds, be Defeated and hand over 1 honor?"),
        ({"resilience": [5, 3, 5, 5], "honor": [5, 1, 3, 3]}, "which ends the game?"),
        ({"resilience": [5, 3, 0, 0]}, "leave one player standing, which ends the game?"),
    ],
)
def test_a_prompt_names_what_an_answer_would_bring(zones: dict[str, object], ending: str) -> None:
    """R8, R11, R12."""
    t = table_under_attack(["parry"], **zones)
    assert TEXT.describe_question(t.view(1), NAMES, "en").endswith(ending)


def test_a_prompt_to_discard_counts_what_is_chosen_only_for_the_one_who_chooses() -> None:
    """R4, R15."""
    t = table("samurai_sword", 4, hands=[["parry"] * 9, [], [], []])
    t.play(0, "end", "discard parry")
    assert "1 card too many" in TEXT.describe_question(t.view(0), NAMES, "en")
    assert "2 cards too many" in TEXT.describe_question(t.view(1), NAMES, "en")


def first_refusal(t: Table, token: str, lang: str = "en") -> str:
    """The first reason against an action."""
    return t.state.why_not(t.state.actions.parse(token))[0].text(lang)


def test_a_target_out_of_reach_is_refused_with_the_terms_of_the_difficulty() -> None:
    """R5."""
    t = table("samurai_sword", 6, characters=["ieyasu", "goemon", "benkei", *CROWD])
    t.set("hands", [["katana"]] + [["parry"]] * 5)
    t.armor(2, 1)
    said = "2 seats + 1 Armor + 1 for Benkei = 4; the Katana only reaches 2. [R5]"
    assert first_refusal(t, "strike katana 2") == said
    assert first_refusal(t, "strike katana 3") == "3 seats = 3; the Katana only reaches 2. [R5]"
