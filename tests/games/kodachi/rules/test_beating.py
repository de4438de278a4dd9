"""What the aids say of a hand, compared with every way to play it: R9 to R19, Q8, Q32."""

from __future__ import annotations

import pytest

from chabudai import load
from chabudai.engine.rng import FastRng, Rng
from chabudai.games.kodachi.ai.insight import beat_probability
from chabudai.games.kodachi.cards.deck import load_deck
from chabudai.games.kodachi.rules.actions import CONTINUE, GIVE_UP, NEXT
from chabudai.games.kodachi.rules.fight_options import (
    can_beat_next_guard,
    can_win,
    is_hopeless,
    list_losing_approaches,
    list_losing_plays,
)
from chabudai.games.kodachi.rules.state import APPROACHES, KodachiState
from tests.games.kodachi.invasion import table_before_fight

SKILLS = ["feint", "balance", "onslaught", "smoke", "turnabout", "turnabout", "disguise", "thunder"]
DOJO = ["dojo-1", "dojo-2", "dojo-4", "dojo-5", "red-scribe", "echo"]
GUARDS = [key for key in load_deck().keys if key.startswith(("twins", "watcher", "champion"))]
READINGS = ["allowed", "refused", "open"]


def deal_hand(rng: Rng) -> list[str]:
    """Two to five cards, skills as often as not; a starting set's two feints at most."""
    pile = [*SKILLS, "feint", *DOJO, *DOJO[:4]]
    places = list(range(len(pile)))
    rng.shuffle(places)
    return sorted([pile[place] for place in places[: 2 + rng.randbelow(4)]])


def table_without_draws(guard: str, hand: list[str], reading: str, approach: str) -> KodachiState:
    """Seat 0 fights a guard with no cards to draw."""
    options = {"help_after_win": reading}
    t = table_before_fight(guard, *hand, approach=approach, options=options, bare=1)
    assert isinstance(t.state, KodachiState)
    return t.state


def can_play_to_win(s: KodachiState, seen: set[str]) -> bool:
    """Try every card in every order until the guard card is defeated."""
    if s.is_guard_defeated() or (s.is_total_enough() and not s.is_facing_first_of_two()):
        return True
    key = repr((s.hands[0], s.approach, s.total, s.dojo_card, s.guard_index, s.is_first_beaten))
    if s.failed or key in seen:
        return False
    seen.add(key)
    for action in s.legal():
        if action == NEXT or action > GIVE_UP:
            after = s.clone()
            after.apply(action)
            if can_play_to_win(after, seen):
                return True
    return False


@pytest.mark.parametrize("reading", READINGS)
def test_whether_a_hand_can_win_is_exact(reading: str) -> None:
    """Q8, Q12, R19: switches between the guards, a dojo card for each, what is played already."""
    rng = FastRng(7)
    able = 0
    for _ in range(250):
        guard, approach = GUARDS[rng.randbelow(len(GUARDS))], APPROACHES[rng.randbelow(2)]
        s = table_without_draws(guard, deal_hand(rng), reading, approach)
        for _ in range(rng.randbelow(3)):
            plays = [a for a in s.legal() if a == NEXT or a > GIVE_UP]
            if plays and not s.is_guard_defeated() and not s.failed:
                s.apply(plays[rng.randbelow(len(plays))])
        if s.failed or s.is_guard_defeated():
            continue
        expected = can_play_to_win(s.clone(), set())
        assert can_win(s, 0) == expected, s.to_position()
        assert is_hopeless(s, 0) != expected
        able += expected
    assert 40 < able < 230


@pytest.mark.parametrize("reading", READINGS)
def test_the_guards_to_come_that_a_hand_beats_are_exact(reading: str) -> None:
    """R18, R19, R20, Q32: `ready` and the odds, guard by guard."""
    rng = FastRng(11)
    beaten = 0
    for _ in range(200):
        guard, approach = GUARDS[rng.randbelow(len(GUARDS))], APPROACHES[rng.randbelow(2)]
        hand = deal_hand(rng)
        first = table_before_fight(
            "sentry-3-jade",
            *hand,
            "red-captain" if approach == "strength" else "blue-monk",
            approach=approach,
            options={"help_after_win": reading},
            bare=1,
            guard_deck=[guard],
        )
        first.play(0, "play red-captain" if approach == "strength" else "play blue-monk")
        s = first.state
        assert isinstance(s, KodachiState)
        after = s.clone()
        after.apply(CONTINUE)
        expected = bool(hand) and can_play_to_win(after, set())
        ready = can_beat_next_guard(s, 0, load_deck().ids[guard])
        assert ready == expected, (hand, guard, approach)
        view = s.view(0)
        asked = view["asked"]
        assert isinstance(asked, dict)
        assert asked["ready"] == int(expected)

        beaten += expected
        assert odds_against(view, hand, guard, approach) == float(expected)
    assert 30 < beaten < 180


def odds_against(view: dict[str, object], hand: list[str], guard: str, approach: str) -> float:
    """The odds where this guard is the only one that may come: all others lie in the discards."""
    faces = load_deck()
    every = [key for card, key in enumerate(faces.keys) if card >= faces.first_guard]
    copies = [key for key in every for _ in range(faces.copies[faces.ids[key]])]
    row = view["guard_row"]
    assert isinstance(row, list)
    for key in [*row, guard]:
        copies.remove(key)
    view["guard_discard"] = copies
    return beat_probability(view, hand, approach)  # type: ignore[arg-type]


def test_plays_that_throw_the_fight_away_are_exact() -> None:
    """Q12: what is listed loses, what is not does not."""
    rng = FastRng(3)
    found = 0
    for _ in range(150):
        guard, approach = GUARDS[rng.randbelow(len(GUARDS))], APPROACHES[rng.randbelow(2)]
        s = table_without_draws(guard, deal_hand(rng), "allowed", approach)
        if not can_play_to_win(s.clone(), set()):
            assert list_losing_plays(s, 0) == []
            continue
        losing = list_losing_plays(s, 0)
        for play in [action for action in s.legal() if action > GIVE_UP]:
            after = s.clone()
            after.apply(play)
            assert (play in losing) != can_play_to_win(after, set()), s.actions.token(play)
        found += len(losing)
    assert found > 30


def test_approaches_without_hope_are_exact() -> None:
    """R8: told to the seat that declares, and to nobody else."""
    rng = FastRng(5)
    for _ in range(120):
        guard, hand = GUARDS[rng.randbelow(len(GUARDS))], deal_hand(rng)
        described = {"seats": 2, "bare": 1, "guard_row": [guard], "house_row": ["-"]}
        s = load("kodachi").position({**described, "hands": [hand, []]})
        assert isinstance(s, KodachiState)
        losing = list_losing_approaches(s, 0)
        for way in (0, 1):
            fight = table_without_draws(guard, hand, "allowed", APPROACHES[way])
            assert (way in losing) != can_play_to_win(fight, set())
        asked = s.view(0)["asked"]
        assert isinstance(asked, dict)
        assert asked["losing"] == [APPROACHES[way] for way in losing]
        others = s.view(1)["asked"]
        assert isinstance(others, dict)
        assert "losing" not in others
