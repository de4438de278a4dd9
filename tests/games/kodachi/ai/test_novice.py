"""The beginner: what it looks at, and how it fares."""

from __future__ import annotations

import pytest

from chabudai.engine import State, load
from chabudai.engine.cards.deck import read_deck_text
from chabudai.engine.rng import FastRng
from chabudai.games.kodachi.ai.guard_odds import GuardOdds, count_unseen_guards
from chabudai.games.kodachi.ai.novice import choose_from_view
from tests.games.kodachi.invasion import table_before_fight, table_before_taking
from tests.table import Table, table


def novice_choice(state: State, seed: int = 0) -> str:
    """What the novice says, as the seat that is asked."""
    seat = state.actor()
    legal = [state.actions.token(action) for action in state.legal()]
    token = choose_from_view(state.view(seat), legal, FastRng(seed))
    assert token in legal
    return token


def table_before_declaring(guard: str, *hand: str) -> Table:
    """Seat 0 sees its first guard."""
    t = table("kodachi", 2, guard_row=[guard], house_row=["echo"])
    t.hand(0, *hand)
    return t


# Declaring


def test_high_cards_are_for_strength_and_low_ones_for_stealth() -> None:
    """R8."""
    high = table_before_declaring("sentry-3-fan", "dojo-5", "dojo-5", "dojo-4", "dojo-4")
    assert novice_choice(high.state) == "strength"
    low = table_before_declaring("sentry-3-fan", "dojo-1", "dojo-1", "dojo-2", "dojo-2")
    assert novice_choice(low.state) == "stealth"


def test_the_first_guard_must_be_beaten_first() -> None:
    """R8."""
    t = table_before_declaring("sentry-1-fan", "dojo-1", "dojo-1", "dojo-2")
    assert novice_choice(t.state) == "strength"


def test_a_hand_that_loses_either_way_leaves_it_to_the_lot() -> None:
    """R8."""
    t = table_before_declaring("watcher-1-5-gold", "dojo-2", "dojo-4")
    assert {novice_choice(t.state, seed) for seed in range(20)} == {"strength", "stealth"}


# Fighting


def test_the_smallest_card_that_wins_is_played() -> None:
    """R9."""
    assert (
        novice_choice(table_before_fight("sentry-3-fan", "dojo-4", "dojo-5", "feint").state)
        == "play dojo-4"
    )
    t = table_before_fight("sentry-3-fan", "dojo-1", "dojo-2", "feint", approach="stealth")
    assert novice_choice(t.state) == "play dojo-2"


def test_a_skill_helps_when_no_card_wins_alone() -> None:
    """R12."""
    t = table_before_fight("sentry-5-fan", "dojo-5", "feint", "dojo-1")
    t.play(0, novice_choice(t.state))
    assert t.played() == ["dojo-5"]
    assert novice_choice(t.state) == "play feint +1"


def test_several_skills_help_where_one_is_not_enough() -> None:
    """R12."""
    t = table_before_fight("champion-6-fan", "dojo-4", "onslaught", "feint", "balance")
    t.play(0, novice_choice(t.state), second_choice(t))
    assert t.total() >= 6


def second_choice(t: Table) -> str:
    """The second play of a plan."""
    world = t.state.clone()
    world.apply(world.actions.parse(novice_choice(world)))
    return novice_choice(world)


def test_an_envoy_fights_for_its_token() -> None:
    """R17."""
    t = table_before_fight("sentry-2-fan", "red-captain", "dojo-4", "feint")
    assert novice_choice(t.state) == "play red-captain"


def test_an_envoy_whose_tokens_are_gone_is_a_card_like_others() -> None:
    """Q16."""
    t = table_before_fight("sentry-2-fan", "red-captain", "dojo-4", "feint")
    t.token(1, "red-2", "red-4", "red-5")
    assert novice_choice(t.state) == "play feint 3"


def test_cards_are_drawn_before_the_fight() -> None:
    """R15."""
    assert (
        novice_choice(table_before_fight("sentry-3-fan", "dojo-4", "meditation").state)
        == "play meditation"
    )


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        (["dojo-1", "shadow"], "play shadow"),
        (["dojo-1", "turnabout"], "play turnabout"),
        (["dojo-1", "dojo-2"], "give-up"),
    ],
)
def test_who_cannot_win_hopes_or_gives_up(hand: list[str], said: str) -> None:
    """R22, Q9."""
    assert novice_choice(table_before_fight("champion-6-fan", *hand).state) == said


def test_the_second_guard_is_faced_after_the_first() -> None:
    """R19."""
    t = table_before_fight("twins-3-5-gold", "dojo-4", "thunder")
    t.play(0, "play dojo-4")
    assert novice_choice(t.state) == "next"


# Stopping


def table_after_two_guards(*hand: str, next_guard: str = "sentry-3-fan", **zones: object) -> Table:
    """Seat 0 has beaten two guards and holds some more cards."""
    t = table("kodachi", 2, guard_row=["sentry-2-fan", "sentry-2-fan"], house_row=["-", "-"])
    t.description.update({"approach": "strength", "guard_deck": [next_guard], **zones})
    t.hand(0, "dojo-4", *hand)
    t.play(0, "play dojo-4")
    return t


def test_a_strong_hand_goes_on() -> None:
    """R21."""
    assert (
        novice_choice(table_after_two_guards("dojo-5", "dojo-5", "thunder", "feint").state)
        == "continue"
    )


def test_a_weak_hand_stops() -> None:
    """R21."""
    assert novice_choice(table_after_two_guards("dojo-1", "dojo-2").state) == "stop"


def test_the_back_of_an_elite_is_a_warning() -> None:
    """R20, R21."""
    assert novice_choice(table_after_two_guards("dojo-4").state) == "continue"
    assert (
        novice_choice(table_after_two_guards("dojo-4", next_guard="champion-6-fan").state) == "stop"
    )


def test_without_another_guard_it_stops() -> None:
    """Q26."""
    t = table_after_two_guards("dojo-5", bare=1, guard_deck=[])
    assert novice_choice(t.state) == "stop"


def test_the_guards_to_come_are_counted() -> None:
    """Q42: what lies open cannot come."""
    t = table_before_fight("champion-6-fan", "dojo-5")
    t.treasure(1, "champion-6-scroll")
    view = t.view(0)
    assert count_unseen_guards(view).get("champion-6-fan") is None  # type: ignore[arg-type]
    assert count_unseen_guards(view).get("champion-6-scroll") is None  # type: ignore[arg-type]
    assert sum(count_unseen_guards(view).values()) == 48  # type: ignore[arg-type]


def test_when_all_are_out_the_discards_come() -> None:
    """Q25."""
    t = table_before_fight("champion-6-fan", "dojo-5", bare=1, guard_discard=["sentry-1-fan"])
    view = t.view(0)
    view["guard_discard"] = [key for key, n in list_all_guards().items() for _ in range(n)]
    view["guard_row"] = []
    assert sum(count_unseen_guards(view).values()) == 50  # type: ignore[arg-type]


def list_all_guards() -> dict[str, int]:
    """All guards of the deck."""
    from chabudai.games.kodachi.cards.faces import load_faces

    return {key: face["copies"] for key, face in load_faces().items() if "treasure" in face}


def test_no_guard_promises_nothing() -> None:
    """Q26."""
    view = table_before_fight("champion-6-fan", "dojo-5").view(0)
    guards = GuardOdds(view, "strength")  # type: ignore[arg-type]
    guards.next_guard = {}
    assert guards.expect_takes_from_continuing([], 2, 2) == 0.0
    assert guards.expect_takes([], 0) == 0.0


# Taking


def test_treasure_is_taken_where_nothing_can_be_bought() -> None:
    """R24."""
    assert novice_choice(
        table_before_taking(["sentry-3-fan", "sentry-1-gold"], ["echo", "echo"]).state
    ) == ("take sentry-1-gold")


def test_an_envoy_is_bought_and_gold_is_kept() -> None:
    """R25, R27."""
    t = table_before_taking(["sentry-3-fan"], ["red-monk"])
    t.treasure(0, "sentry-1-gold", "sentry-1-fan", "sentry-2-fan", "sentry-4-fan")
    assert novice_choice(t.state) == "buy red-monk fan fan fan"


def test_the_gold_of_a_skill_is_spent_first() -> None:
    """Q21."""
    t = table_before_taking(["-"], ["secret"], coins=1)
    t.treasure(0, "sentry-1-fan")
    assert novice_choice(t.state) == "buy secret coin"


def test_a_rumor_that_suits_ones_cards_is_wanted() -> None:
    """R39."""
    t = table_before_taking(["-", "-"], ["court-talk", "echo"])
    t.treasure(0, "sentry-1-fan", "sentry-2-fan")
    t.discard(0, "red-monk", "red-poet", "blue-monk")
    assert novice_choice(t.state) == "buy court-talk fan fan"
    t = table_before_taking(["-", "-"], ["court-talk", "echo"])
    t.treasure(0, "sentry-1-fan", "sentry-2-fan")
    t.discard(0, "renown", "renown", "secret")
    assert novice_choice(t.state) == "buy echo fan fan"


def test_at_the_very_end_only_points_count() -> None:
    """R38."""
    t = table_before_taking(["sentry-1-gold"], ["shadow"], ending=1)
    t.treasure(0, "sentry-1-fan")
    assert novice_choice(t.state) == "take sentry-1-gold"


def test_a_fifth_treasure_is_worth_little_in_ones_own_turn() -> None:
    """R31."""
    t = table_before_taking(["sentry-3-fan"], ["-"], ending=1)
    t.treasure(0, "sentry-1-fan", "sentry-2-fan", "sentry-4-fan", "sentry-5-fan")
    assert novice_choice(t.state) == "pass"


# Ending the turn


def test_the_commonest_treasure_is_dropped() -> None:
    """R31."""
    kinds = ["sentry-1-gold", "sentry-2-jade", "sentry-2-vase", "sentry-2-scroll", "sentry-1-fan"]
    asked = [["shape", 0], ["drop", 0]]
    t = table("kodachi", 2, asked=asked, treasures=[kinds, []])
    assert novice_choice(t.state) == "drop fan"


def novice_discards(*hand: str) -> list[str]:
    """The cards that the novice discards."""
    t = table("kodachi", 2, asked=[["shape", 0]], hands=[list(hand), []])
    while t.turn() == 0:
        t.play(0, novice_choice(t.state))
    told = t.told(None, "discarded")
    return list(told[0]["cards"]) if told else []


def test_a_hand_is_shaped_to_one_approach() -> None:
    """R32."""
    assert novice_discards("dojo-1", "dojo-5", "dojo-5", "dojo-4") == ["dojo-1"]
    assert novice_discards("dojo-1", "dojo-1", "dojo-2", "dojo-5") == ["dojo-5"]


def test_a_good_hand_is_kept() -> None:
    """R32."""
    assert novice_discards("dojo-5", "dojo-5", "thunder") == []


def test_too_large_a_hand_loses_its_worst_cards() -> None:
    """R32."""
    hand = ["dojo-5", "dojo-5", "thunder", "thunder", "onslaught", "onslaught", "meditation"]
    assert len(novice_discards(*hand)) >= 1


# All in all


def play_whole_game(seats: int, seed: int, novices: list[int]) -> State:
    """A game to its end: some seats are novices, the others play by chance."""
    state, rng = load("kodachi").new(seats, seed, listen=True), FastRng(seed)
    while not state.over():
        legal = state.legal()
        if state.actor() in novices:
            state.apply(state.actions.parse(novice_choice(state, seed)))
        else:
            state.apply(legal[rng.randbelow(len(legal))])
    return state


def test_a_novice_beats_a_player_by_chance() -> None:
    won = [play_whole_game(2, seed, [seed % 2]).winners() == [seed % 2] for seed in range(6)]
    assert sum(won) >= 5


def test_novices_push_their_luck_but_not_too_far() -> None:
    """R21: some fail, and about two guards and a half fall each turn."""
    games = [play_whole_game(3, seed, [0, 1, 2]) for seed in range(8)]
    names = [event.name for state in games for event in state.events or []]
    turns = names.count("turn")
    assert 0.10 < names.count("failed") / turns < 0.25
    assert names.count("defeated") / turns > 2


def test_a_novice_plays_with_a_deck_of_ones_own() -> None:
    own = (
        read_deck_text("chabudai.games.kodachi")
        .replace('"echo"', '"hum"')
        .replace('"red"', '"black"')
    )
    state = load("kodachi").new(2, 1, deck=own)
    for _ in range(200):
        if not state.over():
            state.apply(state.actions.parse(novice_choice(state)))
    assert state.census() == load("kodachi").new(2, 1, deck=own).census()
