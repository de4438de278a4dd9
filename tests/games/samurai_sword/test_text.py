"""What the game says: complete in every language, and no more than the listener may know."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from chabudai.engine import State
from chabudai.engine.deck import deck_text
from chabudai.engine.options import names, readings
from chabudai.engine.text import ENGINE, LANGUAGES, has
from chabudai.games.samurai_sword.cards import PACKAGE
from tests.games.samurai_sword.spoken import GAME, NAMES, TEXT, walk
from tests.table import Table, table

SEEDS = range(5, 10)  # one game of each size, and everything happens in one of them
CROWD = ["tomoe", "musashi", "kojiro"]

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def heard_and_asked(state: State, viewer: int | None, lang: str) -> list[str]:
    """What happened, who decides what, and what can be answered."""
    view, people = state.view(viewer), NAMES[: state.seats]
    words = [TEXT.event(event.seen_by(viewer), people, lang) for event in state.events or []]
    words.append(TEXT.prompt(view, people, lang))
    if viewer == state.actor():
        tokens = [state.actions.token(action) for action in state.legal()]
        words += [TEXT.label(token, view, people, lang) for token in tokens]
    return words


def shown(state: State, viewer: int | None, lang: str) -> list[str]:
    """The table, and the score when the game is over."""
    people = NAMES[: state.seats]
    zones = TEXT.zones(state.view(viewer), people, lang)
    words = [word for zone in zones for word in (zone.title, *zone.rows)]
    return words + (TEXT.result(state.breakdown(), people, lang) if state.over() else [])


@cache
def states() -> list[State]:
    """Every state of some games."""
    return [state for seed in SEEDS for state in walk(3 + seed % 5, seed)]


@cache
def everything(lang: str) -> set[str]:
    """All that anybody is told in these games, with a look at every tenth table."""
    texts: set[str] = set()
    for place, state in enumerate(states()):
        for viewer in (None, *range(state.seats)):
            texts.update(heard_and_asked(state, viewer, lang))
            if state.over() or place % 10 == 0:
                texts.update(shown(state, viewer, lang))
    return texts


def messages(package: str, lang: str) -> list[str]:
    """The ids of a catalog, in order."""
    source = files(package).joinpath(f"{lang}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)


def codes(pattern: str) -> set[str]:
    """What the modules of the game name in this way."""
    sources = [path.read_text("utf-8") for path in Path(str(files(PACKAGE))).glob("*.py")]
    return {code for source in sources for code in re.findall(pattern, source)}


# Nothing is missing


@every_language
def test_everything_that_happens_in_some_games_can_be_said(lang: str) -> None:
    texts = everything(lang)
    assert [
        text for text in texts if not text or re.search(r"[{}]|None|\bRole|\b[a-z]+_", text)
    ] == []


def test_every_event_the_rules_know_is_among_what_happens() -> None:
    happened = {event.name for state in states() for event in state.events or []}
    assert happened == codes(r'(?:tell|Event)\(\s*"(\w+)"')


@every_language
def test_every_question_has_a_message_for_who_is_asked_and_for_the_others(lang: str) -> None:
    questions = ["play", "draw", "bushido", "discard", "defend"]
    questions += ["answer-battle-cry", "answer-jujutsu"]
    wanted = [f"{manner}-{each}" for manner in ("asked", "waiting") for each in questions]
    assert [code for code in wanted if not has(PACKAGE, code, lang)] == []


@every_language
def test_every_refusal_has_a_message(lang: str) -> None:
    found = codes(r'"(refused-[a-z-]+)"')
    assert len(found) > 15
    assert [code for code in found if not has(PACKAGE, code, lang)] == []


@every_language
def test_every_fault_of_a_position_has_a_message(lang: str) -> None:
    found = codes(r'"(position-[a-z]+)"')
    assert len(found) > 8
    assert [code for code in found if not has(ENGINE, code, lang)] == []


@every_language
def test_every_option_and_reading_is_put_in_plain_words(lang: str) -> None:
    for name in names(GAME.options):
        wanted = [f"option-{name}"]
        wanted += [f"option-{name}-{each}" for each in readings(GAME.options, name)]
        assert [code for code in wanted if not has(PACKAGE, code, lang)] == []


def test_every_action_of_the_game_has_a_label_in_every_language() -> None:
    view = table("samurai_sword", 7, discard=["katana"]).view(0)
    actions = table("samurai_sword", 7).state.actions
    for lang in LANGUAGES:
        labels = [TEXT.label(actions.token(n), view, NAMES, lang) for n in range(len(actions))]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("package", [ENGINE, PACKAGE, "chabudai.cli"])
def test_the_catalogs_have_the_same_messages_in_the_same_order(package: str) -> None:
    assert messages(package, "fr") == messages(package, "en")


def test_french_never_breaks_a_line_before_its_punctuation() -> None:
    assert [text for text in everything("fr") if re.search(r" [;:?!»]|« ", text)] == []


# Events


def heard(t: Table, name: str, seat: int | None, lang: str = "en") -> list[str]:
    """The events of a name in words."""
    return [TEXT.event(event, NAMES[: t.state.seats], lang) for event in t.told(seat, name)]


def test_what_a_diversion_took_is_said_to_two_seats_only() -> None:
    """R7, R15."""
    t = table("samurai_sword", 4)
    t.hand(0, "diversion")
    t.hand(1, "katana")
    t.play(0, "play diversion 1")
    assert heard(t, "diverted", 1) == ["Ren takes Katana from Aki’s hand."]
    assert heard(t, "diverted", 2) == ["Ren takes a card from Aki’s hand."]
    assert heard(t, "diverted", None) == ["Ren takes a card from Aki’s hand."]


def test_the_shogun_of_three_is_not_said_to_lose_honor() -> None:
    """R13."""
    t = table("samurai_sword", 3, bushido=0, asked=[["bushido", 0]])
    t.play(0, "lose")
    assert heard(t, "bushido_lost", 1) == [
        "Ren discards Bushido and, as the Shogun of three, loses no honor."
    ]


# Labels


def labels(t: Table, seat: int, lang: str = "en") -> list[str]:
    """What a seat may answer, in words."""
    return [TEXT.label(token, t.view(seat), NAMES, lang) for token in t.asked(seat)]


def test_an_attack_is_labelled_with_its_difficulty_and_the_reach() -> None:
    """R5."""
    t = table("samurai_sword", 4)
    t.hand(0, "katana")
    t.hand(1, "parry")
    t.armor(1, 1)
    assert labels(t, 0) == ["End your turn", "Strike Aki with the Katana (Difficulty 2 of 2)"]


def test_kojiro_is_told_that_he_reaches_everybody() -> None:
    t = table("samurai_sword", 4, characters=["kojiro", "benkei", "tomoe", "goemon"])
    t.hand(0, "bokken")
    t.hand(1, "parry")
    assert labels(t, 0)[-1] == (
        "Strike Aki with the Bokken (Difficulty 2; Kojirō reaches everybody)"
    )


def test_a_spectator_is_not_told_a_difficulty() -> None:
    view = table("samurai_sword", 4).view(None)
    assert TEXT.label("strike katana 1", view, NAMES, "en") == "Strike Aki with the Katana"


def own_deck() -> Table:
    """The Katana is called otherwise, reaches further and wounds less."""
    katana = 'en = "Katana"\nfr = "Katana"\nreach = 2\nwounds = 3'
    moon = 'en = "Moon"\nfr = "Croissant"\nreach = 3\nwounds = 1'
    cards = deck_text("chabudai.games.samurai_sword").replace(katana, moon)
    return table("samurai_sword", 4, cards=cards, hands=[["katana"], ["parry"], [], []])


def test_a_deck_of_ones_own_is_spoken_of_by_its_names_and_figures() -> None:
    t = own_deck()
    assert labels(t, 0)[-1] == "Strike Aki with the Moon (Difficulty 1 of 3)"
    assert labels(t, 0, "fr")[-1] == "Attaquer Aki avec le Croissant (difficulté 1 sur 3)"
    assert TEXT.zones(t.view(0), NAMES, "en")[-1].rows == ["Moon 3/1"]


def test_a_weapon_that_no_printed_deck_has_is_called_by_its_key_in_the_log() -> None:
    seen: dict[str, object] = {"event": "gave", "seat": 0, "card": "moon-blade"}
    assert TEXT.event(seen, NAMES, "en") == "Ren gives up the Moon Blade."


# Prompts


def attacked(hand: list[str]) -> Table:
    """Seat 1 is attacked with a Katana."""
    t = table("samurai_sword", 4, hands=[["katana"], hand, ["bo"], ["bo"]])
    t.play(0, "strike katana 1")
    return t


@every_language
def test_a_prompt_does_not_tell_whether_a_seat_can_parry(lang: str) -> None:
    """R15, Q30."""
    with_parry, without = attacked(["parry"]), attacked(["armor"])
    for viewer in (None, 0, 1, 2, 3):
        one, other = (TEXT.prompt(t.view(viewer), NAMES, lang) for t in (with_parry, without))
        assert one == other


def test_the_one_who_is_asked_is_spoken_to_and_the_others_hear_who_decides() -> None:
    t = attacked(["parry"])
    assert TEXT.prompt(t.view(1), NAMES, "en") == "Aki, parry the Katana of Ren or take 3 wounds?"
    assert TEXT.prompt(t.view(2), NAMES, "en") == (
        "Aki is deciding whether to parry the Katana of Ren (3 wounds)."
    )


def test_a_prompt_to_discard_counts_what_is_chosen_only_for_the_one_who_chooses() -> None:
    """R4, R15."""
    t = table("samurai_sword", 4, hands=[["parry"] * 9, [], [], []])
    t.play(0, "end", "discard parry")
    assert "1 card too many" in TEXT.prompt(t.view(0), NAMES, "en")
    assert "2 cards too many" in TEXT.prompt(t.view(1), NAMES, "en")


def refusal(t: Table, token: str, lang: str = "en") -> str:
    """The first reason against an action."""
    return t.state.why_not(t.state.actions.parse(token))[0].text(lang)


def test_a_target_out_of_reach_is_refused_with_the_terms_of_the_difficulty() -> None:
    """R5."""
    t = table("samurai_sword", 6, characters=["ieyasu", "goemon", "benkei", *CROWD])
    t.set("hands", [["katana"]] + [["parry"]] * 5)
    t.armor(2, 1)
    said = "2 seats + 1 Armor + 1 for Benkei = 4; the Katana reaches 2. [R5]"
    assert refusal(t, "strike katana 2") == said
    assert refusal(t, "strike katana 3") == "3 seats = 3; the Katana reaches 2. [R5]"
