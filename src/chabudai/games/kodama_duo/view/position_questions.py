"""Questions in a position: by name, seat and details, where the table gives reason to ask them."""

from __future__ import annotations

from typing import Final, NoReturn

from chabudai.engine.errors import BadPosition
from chabudai.engine.rules.decision import Decision
from chabudai.engine.view.position import refuse
from chabudai.games.kodama_duo.cards.deck import N_FEATURES, NO_FEATURE, game_sentence
from chabudai.games.kodama_duo.rules.decisions import (
    CHOOSE,
    DRAFT,
    HIDE,
    PLACE,
    SCORE,
    SPLIT,
    Claim,
    Put,
)
from chabudai.games.kodama_duo.rules.placing import claimable_tokens
from chabudai.games.kodama_duo.rules.state import N_SEASONS, NO_ANSWER, ROUNDS, KodamaState
from chabudai.games.kodama_duo.tree.tree import NO_CARD

QUESTIONS: Final = ["hide", "split", "choose", "place", "claim", "put", "draft", "score"]
SEALED: Final = ["place", "draft", "score"]


def read_questions(s: KodamaState, asked: object) -> None:
    """Ask what is described; none is asked when the game is over."""
    if not isinstance(asked, list) or len(asked) > 2:
        refuse("position-asked", questions=", ".join(QUESTIONS))
    for each in asked:
        s.stack.append(read_question(s, each))
    if not asked and [len(cards) for cards in s.kept] != [N_SEASONS, N_SEASONS]:
        refuse("position-asked", questions=", ".join(QUESTIONS))
    check_sealed(s)


def check_sealed(s: KodamaState) -> None:
    """Both seats are asked the same at once: who has not answered yet is asked still."""
    names = [each.name() for each in s.stack]
    if names and names[0] in SEALED:
        waiting = [seat for seat in (s.chooser(), s.splitter) if s.sealed[seat] == NO_ANSWER]
        if waiting != [each.seat for each in s.stack] or len(set(names)) > 1:
            refuse_question(names[0], s.stack[-1].seat)
        check_answers(s, names[0])
    elif len(names) > 1 or s.sealed != [NO_ANSWER, NO_ANSWER]:
        refuse("position-asked", questions=", ".join(QUESTIONS))


def check_answers(s: KodamaState, name: str) -> None:
    """A sealed answer is one that was allowed."""
    kinds = {"place": PLACE, "draft": DRAFT, "score": SCORE}
    for seat in range(s.seats):
        answer = s.sealed[seat]
        if answer != NO_ANSWER and not kinds[name][seat].is_legal(s, answer):
            raise BadPosition(game_sentence("position-sealed", token=s.ids.token(answer)))


def read_question(s: KodamaState, question: object) -> Decision[KodamaState]:
    if not isinstance(question, list) or len(question) < 2 or question[0] not in QUESTIONS:
        refuse("position-asked", questions=", ".join(QUESTIONS))
    name, seat, *details = question
    if any([not isinstance(n, int) for n in (seat, *details)]) or seat not in (0, 1):
        refuse("position-asked", questions=", ".join(QUESTIONS))
    if name in ("claim", "put"):
        return read_claim(s, name, seat, details)
    if details or not can_ask(s, name, seat):
        refuse_question(name, seat)
    every = {"hide": HIDE, "split": SPLIT, "choose": CHOOSE}
    every |= {"place": PLACE, "draft": DRAFT, "score": SCORE}
    return every[name][seat]


def can_ask(s: KodamaState, name: str, seat: int) -> bool:
    """Whether the table gives reason to ask this."""
    hides = s.is_in_force("facedown-card")
    if name == "score":
        return s.round == ROUNDS and len(s.kept[seat]) == s.season
    if s.round == ROUNDS:
        return False
    if name == "place":
        return len(s.held[seat]) in (1, 2)
    if name == "draft":
        return s.is_draft() and len(s.drafts[seat]) > 0
    if not s.revealed or (seat == s.splitter) == (name == "choose"):
        return False
    if name == "choose":
        return s.single != NO_CARD and hides == (s.hidden != NO_CARD)
    return s.single == NO_CARD and (name == "hide") == (hides and s.hidden == NO_CARD)


def read_claim(s: KodamaState, name: str, seat: int, details: list[int]) -> Decision[KodamaState]:
    """A claim for the card on top of the discards."""
    bounds = len(details) == (1 if name == "claim" else 2)
    bounds = bounds and all([NO_FEATURE <= n < N_FEATURES for n in details])
    if not bounds or not s.discard or s.round == ROUNDS or not s.free_slots(seat):
        refuse_question(name, seat)
    if name == "claim":
        if not claimable_tokens(s, seat, details[0]):
            refuse_question(name, seat)
        return Claim(seat, details[0])
    if details[0] == NO_FEATURE or s.token_owner(details[0]) != NO_CARD:
        refuse_question(name, seat)
    return Put(seat, details[0], details[1])


def refuse_question(name: str, seat: int) -> NoReturn:
    """Refuse a question that has no place on this table."""
    refuse("position-question", question=name, seat=seat)
