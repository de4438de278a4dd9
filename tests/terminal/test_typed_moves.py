"""A typed move is that move, or is refused with its rule."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from chabudai.engine import load, read_record
from chabudai.engine.rng import FastRng
from chabudai.terminal.game.local_game import LocalGame
from chabudai.terminal.game.setup import GameSetup
from chabudai.terminal.pacing import NO_PACE
from chabudai.terminal.screen.table import TableScreen
from chabudai.terminal.screen.widgets import AnswerInput
from chabudai.terminal.typed.answers import AnswerReader
from chabudai.terminal.typed.move_words import list_samples
from tests.scale import choose
from tests.terminal.conftest import OpenPage, RunCommand, type_words

GAMES = [("samurai_sword", 5), ("kodachi", 3), ("kodama_duo", 2)]


def play_some(game: str, seats: int, seed: int, actions: int) -> LocalGame:
    """A game of people after some random actions."""
    people = [f"P{seat}" for seat in range(seats)]
    local_game = GameSetup(load(game), seats, people, seed=str(seed)).start_game()
    rng = FastRng(seed)
    for _ in range(actions):
        legal = local_game.match.state.legal()
        if legal:
            local_game.match.play(legal[rng.randbelow(len(legal))])
    return local_game


def list_tokens(local_game: LocalGame) -> list[str]:
    """Every token of the game; where moves are endless, those on offer as well."""
    state = local_game.match.state
    offered = [state.actions.token(action) for action in state.legal()]
    return [*(state.actions.token(action) for action in range(len(state.actions))), *offered]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_token_plays_itself_or_is_refused_with_a_rule(
    game: str, seats: int, lang: str, home: Path
) -> None:
    for seed in range(4):
        local_game = play_some(game, seats, seed, 10 + 9 * seed)
        state, reader = local_game.match.state, AnswerReader(local_game, lang)
        for token in list_tokens(local_game):
            answer = reader.parse(token)
            action = state.actions.parse(token)
            if state.is_legal(action):
                assert answer.action == action, token
            else:
                assert answer.action is None, token
                assert answer.rule is not None, token
                assert f"[{answer.rule}]" in answer.text


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_label_plays_the_move_it_labels_or_is_ambiguous(
    game: str, seats: int, home: Path
) -> None:
    for seed in range(4):
        local_game = play_some(game, seats, seed, 10 + 9 * seed)
        for lang in ("en", "fr"):
            reader = AnswerReader(local_game, lang)
            labels = [choice.label for choice in reader.offered]
            for choice in reader.offered:
                expected = choice.action if labels.count(choice.label) == 1 else None
                assert reader.parse(choice.label.upper()).action == expected


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_half_a_word_plays_nothing_and_names_only_what_is_on_offer(
    game: str, seats: int, home: Path
) -> None:
    reader = AnswerReader(play_some(game, seats, 1, 12), "en")
    for choice in reader.offered:
        answer = reader.parse(choice.token[:-1])
        said = [each.token for each in reader.offered if f"[{each.token}]" in answer.text]
        if answer.action is None and answer.rule is None and "[" in answer.text:
            assert said
            assert answer.text.count("[") == len(said)


def test_a_french_answer_may_be_typed_in_french(home: Path) -> None:
    people = ["Aki", "Mika", "Ren", "Jun"]
    local_game = GameSetup(load("samurai_sword"), 4, people, seed="3").start_game()
    state = local_game.match.state
    reader = AnswerReader(local_game, "fr")
    assert reader.parse("finir").action == state.actions.parse("end")
    assert reader.parse("Finir le tour").action == state.actions.parse("end")


def test_a_strike_out_of_reach_is_refused_in_french_too(home: Path) -> None:
    """R5."""
    found = []
    for seed in range(30):
        local_game = play_some("samurai_sword", 7, seed, 0)
        reader = AnswerReader(local_game, "fr")
        verbs = {each.token.split()[0] for each in reader.offered}
        if "strike" in verbs:
            found.append(reader.parse(f"attaquer bokken {local_game.names[local_game.actor()]}"))
    assert found
    assert all(answer.action is None and answer.rule for answer in found)


@pytest.mark.parametrize("words", ["parer", "subir", "céder le Bokken", "parry", "perdre"])
def test_a_verb_that_is_not_on_offer_is_refused_with_its_rule(home: Path, words: str) -> None:
    """On one's own turn nothing is to be parried, taken, given or lost."""
    people = ["Aki", "Mika", "Ren", "Jun"]
    local_game = GameSetup(load("samurai_sword"), 4, people, seed="3").start_game()
    answer = AnswerReader(local_game, "fr").parse(words)
    assert answer.action is None
    assert answer.rule


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_move_has_a_label_whatever_is_asked(game: str, seats: int, home: Path) -> None:
    for step in (0, 7, 20):
        local_game = play_some(game, seats, 1, step)
        state, phrases = local_game.match.state, local_game.phrases("fr")
        view = state.view(state.actor())
        assert all(phrases.label(token, view) for token in list_samples(state.actions))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_typed_on_the_full_screen_an_illegal_move_plays_nothing(
    home: Path, open_page: OpenPage, lang: str
) -> None:
    """Strikes that cannot be made, typed with real keys; all of them are typed in lines below."""
    dealt = (
        GameSetup(load("samurai_sword"), 5, ["Mika"], seed=str(seed)).start_game()
        for seed in range(50)
    )
    game = next(each for each in dealt if each.is_person_asked())
    state = game.match.state
    strikes = [token for token in list_tokens(game) if token.startswith("strike")]
    illegal = [token for token in strikes if not state.is_legal(state.actions.parse(token))]

    async def scene() -> None:
        async with open_page(TableScreen(game, NO_PACE), lang) as pilot:
            for token in illegal[:: len(illegal) // choose(2, 6)]:
                await type_words(pilot, token)
                await pilot.press("enter")
                await pilot.pause()
                assert game.match.record.actions == []
                assert pilot.app.screen.query_one(AnswerInput).value == ""
                shown = str(pilot.app.screen.query_one("#why").content)  # type: ignore[attr-defined]
                assert "[R" in shown, token

    asyncio.run(scene())
    assert len(illegal) > 40


def test_typed_in_lines_an_illegal_move_plays_nothing(run_chabudai: RunCommand, home: Path) -> None:
    local_game = GameSetup(load("samurai_sword"), 3, ["Mika", "Jun", "Aki"], seed="1").start_game()
    local_game.path.unlink()
    state = local_game.match.state
    legal = [state.actions.token(action) for action in state.legal()]
    illegal = [token for token in list_tokens(local_game) if token not in legal]
    words = ("terminal", "samurai_sword", "--seed", "1", "--hotseat", "Mika,Jun,Aki")
    run = run_chabudai(*words, "--seats", "3", typed="\n" + "\n".join(illegal) + "\nquit\n")
    (path,) = home.glob("*.json")
    assert read_record(path.read_bytes()).actions == []
    assert run.stdout.count("[R") >= len(illegal)
