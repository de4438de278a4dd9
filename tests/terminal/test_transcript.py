"""What a person is offered, and what is said to their words."""

from __future__ import annotations

from chabudai.terminal.game.transcript import Transcript
from chabudai.terminal.typed.answers import AnswerReader
from chabudai.terminal.typed.choices import NumberedChoice
from tests.terminal.conftest import DealGame

STRIKE = NumberedChoice(12, 40, "strike bo 2", "Strike Kōji with the Bō")


def test_a_choice_is_found_by_the_beginning_of_its_number() -> None:
    assert STRIKE.matches("1")
    assert not STRIKE.matches("2")


def test_a_choice_is_found_by_words_without_accents() -> None:
    assert STRIKE.matches("koji BO")


def test_a_choice_is_found_by_its_token() -> None:
    assert STRIKE.matches("strike bo 2")


def test_everything_legal_is_offered_and_numbered(deal_game: DealGame) -> None:
    game = deal_game("A", "B", "C")
    offered = AnswerReader(game, "en").offered
    assert sorted(each.action for each in offered) == game.match.state.legal()
    assert [each.number for each in offered] == list(range(1, len(offered) + 1))


def test_a_number_stands_for_its_choice(deal_game: DealGame) -> None:
    reader = AnswerReader(deal_game("A", "B", "C"), "en")
    assert reader.parse("1").action == reader.offered[0].action


def test_a_number_nobody_offered_is_explained(deal_game: DealGame) -> None:
    reader = AnswerReader(deal_game("A", "B", "C"), "fr")
    assert reader.parse("777").text.startswith("Il n’y a pas de numéro 777")


def test_a_token_that_is_not_allowed_is_explained_with_its_rule(deal_game: DealGame) -> None:
    """R4."""
    said = AnswerReader(deal_game("A", "B", "C"), "en").parse("take")
    assert said.action is None
    assert said.rule is not None
    assert f"[{said.rule}]" in said.text


def test_a_viewer_hears_only_their_own_secrets(deal_game: DealGame) -> None:
    """R15."""
    game = deal_game("A", "B", "C")
    transcript = Transcript(game)
    told = {seat: transcript.tell(seat, "en") for seat in (None, 0, 1, 2)}
    knowing = [seat for seat in (0, 1, 2) if told[seat] != told[None]]
    assert knowing == [game.actor()]
