"""A bot's advice."""

from __future__ import annotations

from chabudai.bots import Budget, Glimpse, load_bot
from chabudai.bots.thinker import Move, Thought
from chabudai.engine import load
from chabudai.engine.rng import FastRng
from chabudai.session.advice import MAX_PROPOSALS, propose_moves, think, weigh_moves
from chabudai.session.phrases import Phrases

MOVES = [Move(3, "c", 50, 0.4), Move(1, "a", 30, 0.5), Move(2, "b", 15, 0.3), Move(4, "d", 5, 0.1)]
LEGAL, TOKENS = [1, 2, 3, 4], ["a", "b", "c", "d"]


def test_the_bot_s_own_move_comes_first_and_the_others_by_share() -> None:
    advice = weigh_moves(Thought(1, MOVES, 7), LEGAL, TOKENS)
    assert [move.token for move in advice.moves] == ["a", "c", "b", "d"]
    assert [move.share for move in advice.moves] == [0.3, 0.5, 0.15, 0.05]
    assert (advice.moves[0].chance, advice.worlds) == (0.5, 7)


def test_a_move_that_was_not_searched_has_no_chance() -> None:
    (move,) = weigh_moves(Thought(2, [], 0), LEGAL, TOKENS).moves
    assert (move.token, move.share, move.chance) == ("b", 1.0, None)


def test_only_the_first_moves_are_proposed_in_words() -> None:
    """With what the seat's view says for each."""
    state = load("samurai_sword").new(3, 1)
    view = state.view(state.actor())
    tokens = [state.actions.token(action) for action in state.legal()[:4]]
    moves = [Move(n, token, 5 - n, 0.5) for n, token in enumerate(tokens)]
    advice = weigh_moves(Thought(0, moves, 7), list(range(4)), tokens)
    phrases = Phrases(state.game, ["Mika", "Jun", "Kim"], "en")
    proposals = propose_moves(advice, phrases, view)
    assert len(proposals) == MAX_PROPOSALS
    for token, each in zip(tokens, proposals, strict=False):
        assert (each.label, each.reason) == (
            phrases.label(token, view),
            phrases.reason(token, view),
        )
    assert [each.difference for each in proposals] == [
        "",
        *[phrases.difference(tokens[0], token, view) for token in tokens[1:MAX_PROPOSALS]],
    ]
    assert all(each.difference for each in proposals[1:])


def test_a_bot_that_does_not_look_ahead_names_its_move() -> None:
    state = load("samurai_sword").new(3, 1)
    thought = think(load_bot("novice"), Glimpse.of(state, state.actor(), 5))
    assert thought.action in state.legal()
    assert thought.moves == []


def test_a_hint_knows_no_more_than_the_seat() -> None:
    """Another world that looks the same gives the bot the same world to think in."""
    state = load("samurai_sword").new(3, 1)
    other = state.clone()
    other.redeal(state.actor(), FastRng(7))
    assert other.to_position() != state.to_position()
    budget = Budget(iterations=20)
    thoughts = [
        think(load_bot("master"), Glimpse.of(world, state.actor(), 5, budget))
        for world in (state, other)
    ]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].moves
