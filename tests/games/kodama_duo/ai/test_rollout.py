"""Rollout answers where cards are drafted or sealed, and on crowded trees."""

from chabudai import State, load
from chabudai.engine.rng import FastRng
from chabudai.games.kodama_duo.ai.open_runs import CROWDED, best_points_on, open_runs
from chabudai.games.kodama_duo.cards.loading import load_deck
from chabudai.games.kodama_duo.rules.gains import most_points
from chabudai.games.kodama_duo.rules.state import NO_ANSWER, KodamaState

GAME = load("kodama_duo")
DECREES = load_deck().decrees


def until(state: State, question: str, sealed: bool) -> KodamaState:
    """Play quickly until a question is asked, for the second time if an answer is to be sealed."""
    assert isinstance(state, KodamaState)
    while state.stack[-1].name() != question or sealed != any(
        answer != NO_ANSWER for answer in state.sealed
    ):
        state.apply(state.game.strategy.rollout_action(state, FastRng(1)))
    return state


def with_decree(decree: int) -> int:
    """The seed of a game in which a Decree will be in force."""
    games = ((seed, GAME.new(2, seed)) for seed in range(100))
    return next(seed for seed, s in games if isinstance(s, KodamaState) and decree in s.decrees)


def test_a_draft_is_answered_quickly() -> None:
    """G20."""
    state = until(GAME.new(2, 1, {"growing": "draft"}), "draft", sealed=False)
    assert state.game.strategy.rollout_action(state, FastRng(1)) in state.legal()


def test_face_down_goes_what_the_other_would_like_most() -> None:
    """R10, under Hidden Leaf."""
    leaf = next(n for n, each in enumerate(DECREES) if each.effect == "facedown-card")
    state = until(GAME.new(2, with_decree(leaf)), "hide", sealed=False)
    hidden = state.game.strategy.rollout_action(state, FastRng(1))
    liked = max(most_points(state, 1 - state.actor(), card) for card in state.revealed)
    assert hidden in state.legal()
    assert most_points(state, 1 - state.actor(), hidden - state.ids.hide) == liked


def test_a_sealed_answer_is_imagined_to_be_the_quick_one() -> None:
    """G10, G12, G20."""
    tables = [("draft", "draft"), ("draft", "place"), ("split", "score")]
    for growing, question in tables:
        state = until(GAME.new(2, 1, {"growing": growing}), question, sealed=True)
        seat = state.actor()
        before = state.view(seat)
        state.game.strategy.determinize(state, seat, FastRng(3))
        assert state.view(seat) == before
        assert state.sealed[1 - seat] != NO_ANSWER


def test_a_crowded_card_has_no_room_for_more() -> None:
    """R12b: what a tree may still score does not count on it."""
    state = until(GAME.new(2, 1), "score", sealed=False)
    tree = state.trees[0].clone()
    card = next(
        c for c in range(1, 37) if best_points_on(state, tree, open_runs(tree, state.limits), c)
    )
    tree.n_children = [CROWDED] * len(tree.cards)
    assert best_points_on(state, tree, open_runs(tree, state.limits), card) == 0
