"""Playing on, taking back, taking up."""

from __future__ import annotations

import pytest

from chabudai.engine import BadRecord, IllegalAction
from chabudai.engine.match.match import TOOK_BACK
from chabudai.engine.rng import FastRng
from chabudai.session.history import iterate_match_states
from chabudai.session.undo import list_card_words, reveals_information
from chabudai.terminal.game.again import try_again
from chabudai.terminal.game.local_game import LocalGame, resume_game
from chabudai.terminal.game.progress import load_progress
from chabudai.terminal.game.transcript import Transcript
from tests.terminal.conftest import DealGame


def find_action(deal_game: DealGame, reveals: bool) -> tuple[LocalGame, int]:
    """A game and an action that reveals something to the acting seat, or does not; it acts on."""
    cards = list_card_words("samurai_sword", None)
    for seed in map(str, range(100)):
        game = deal_game("A", "B", "C", seed=seed)
        for action in game.match.state.legal():
            after = game.match.state.clone()
            after.apply(action)
            viewer = game.actor()
            found = reveals_information(game.match.state, action, 0, cards, [viewer])
            if after.actor() == viewer and found == reveals:
                return game, action
    raise AssertionError("no such action in a hundred games")


def test_an_action_nobody_learned_from_can_be_taken_back(deal_game: DealGame) -> None:
    game, action = find_action(deal_game, reveals=False)
    before = game.match.state.view(None)
    game.play(action)
    game.undo()
    assert game.match.state.view(None) == before


def test_what_was_taken_back_is_not_kept(deal_game: DealGame) -> None:
    game, action = find_action(deal_game, reveals=False)
    game.play(action)
    game.undo()
    assert resume_game(game.path, "en").match.record.actions == []


def test_an_action_that_showed_a_card_cannot_be_taken_back(deal_game: DealGame) -> None:
    game, action = find_action(deal_game, reveals=True)
    game.play(action)
    assert not game.can_undo()


def test_nothing_can_be_taken_back_once_another_seat_is_asked(deal_game: DealGame) -> None:
    game, action = find_action(deal_game, reveals=False)
    game.play(action)
    game.play(game.match.state.actions.parse("end"))
    assert not game.can_undo()


def test_an_illegal_action_changes_nothing(deal_game: DealGame) -> None:
    game = deal_game("A", "B", "C")
    kept = game.path.read_bytes()
    with pytest.raises(IllegalAction):
        game.play(game.match.state.actions.parse("take"))
    assert game.path.read_bytes() == kept


def test_bots_play_the_same_game_again_from_the_same_seed(deal_game: DealGame) -> None:
    one, other = deal_game(seed="4"), deal_game(seed="4")
    for game in (one, other):
        while not game.is_over() and len(game.match.record.actions) < 60:
            legal = game.match.state.legal()
            game.play(legal[0] if game.is_person_asked() else game.choose_bot_action())
    assert one.match.record.actions == other.match.record.actions


def test_a_game_is_taken_up_where_it_was_left(deal_game: DealGame) -> None:
    game = deal_game("A", "B", seats=4)
    game.play(
        game.choose_bot_action() if not game.is_person_asked() else game.match.state.legal()[0]
    )
    again = resume_game(game.path, "en")
    assert again.players == game.players
    assert again.match.state.view(0) == game.match.state.view(0)


def test_in_practice_a_card_that_was_seen_is_taken_back_and_the_log_tells_it(
    deal_game: DealGame,
) -> None:
    game, action = find_action(deal_game, reveals=True)
    game = LocalGame(game.match, game.players, game.path, practice=True)
    before = game.match.state.view(None)
    seat = game.actor()
    game.play(action)
    assert game.can_undo()
    game.undo()
    assert game.match.state.view(None) == before
    assert [event.seen_by(None) for event in game.match.log[-1:]] == [
        {"event": "took_back", "seat": seat, "actions": 1}
    ]


def test_a_game_for_practice_says_so_in_its_log(deal_game: DealGame) -> None:
    game = deal_game()
    game = LocalGame(game.match, game.players, game.path, practice=True)
    assert "This game is for practice" in " ".join(Transcript(game).tell(None, "en"))


def play_on(game: LocalGame) -> LocalGame:
    """Let everybody answer anything, to the end."""
    rng = FastRng(5)
    while not game.is_over():
        legal = game.match.state.legal()
        game.deciders.append(game.actor())
        game.match.play(legal[rng.randbelow(len(legal))])
    return game


def test_a_moment_is_tried_again_against_bots_for_practice(deal_game: DealGame) -> None:
    """By whoever decided it; the others are bots of the kind they were."""
    game = play_on(deal_game("Mika", seats=3))
    move = 1 + next(step for step, seat in enumerate(game.deciders) if seat in game.people)
    again = try_again(game.match.record, move, [], "en")
    before = list(iterate_match_states(game.match))[move - 1]
    assert again.match.state.to_position() == before.to_position()
    assert again.practice
    assert [str(each) for each in again.players] == [str(each) for each in game.players]
    assert again.people == [game.deciders[move - 1]]
    assert resume_game(again.path, "en").practice
    assert try_again(game.match.record, move, ["master"], "en").players[-1].bot == "master"


@pytest.mark.parametrize("move", [0, 10_000])
def test_a_move_that_was_never_made_is_not_tried_again(deal_game: DealGame, move: int) -> None:
    with pytest.raises(BadRecord) as refused:
        try_again(deal_game().match.record, move, [], "en")
    assert refused.value.sentence.code == "no-such-move"


def test_the_first_win_against_a_level_is_kept_and_told_once(deal_game: DealGame) -> None:
    game = play_on(deal_game("Mika", "Jun", "Kim", seats=4))
    lost = 3 not in game.match.state.winners()
    told = ["Your first win against bots of this level: Novice."] if lost else []
    assert game.keep_first_wins("en") == told
    assert game.keep_first_wins("en") == []
    assert load_progress().won == ({game.match.game.name: ["novice"]} if lost else {})
    assert lost


def test_a_win_for_practice_is_no_first_win(deal_game: DealGame) -> None:
    game = deal_game("Mika", "Jun", "Kim", seats=4)
    game = play_on(LocalGame(game.match, game.players, game.path, practice=True))
    assert game.keep_first_wins("en") == []
    assert load_progress().won == {}


def test_every_take_back_is_in_the_log(deal_game: DealGame) -> None:
    game, action = find_action(deal_game, reveals=False)
    for _ in range(2):
        game.play(action)
        game.undo()
    told = Transcript(game).tell(game.actor(), "en")
    assert told[-2:] == ["You take back a move."] * 2


def test_what_was_taken_back_and_that_it_is_practice_is_kept_in_the_file(
    deal_game: DealGame,
) -> None:
    game, action = find_action(deal_game, reveals=True)
    game = LocalGame(game.match, game.players, game.path, practice=True)
    game.play(action)
    game.undo()
    again = resume_game(game.path, "en")
    assert again.practice
    assert repr(again.match.log) == repr(game.match.log)
    assert again.match.log[-1].name == TOOK_BACK
