"""A beginner at Kodachi: fights with the smallest cards that do, and counts the guards to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from chabudai.engine.rng import Rng
from chabudai.games.kodachi.ai.guard_odds import (
    FightCard,
    GuardOdds,
    find_least_cards,
    hand_after_guard,
    read_fight_cards,
    read_guard_values,
)
from chabudai.games.kodachi.ai.values import DRAWN_CARD, ENVOY, MODIFIER
from chabudai.games.kodachi.ai.view_values import ViewValues
from chabudai.games.kodachi.cards.deck import HAND_SIZE
from chabudai.games.kodachi.cards.faces import Face, faces_in_play
from chabudai.games.kodachi.view.view_types import QuestionView, SeatView

APPROACHES = ["stealth", "strength"]


def choose_from_view(view: dict[str, object], legal: list[str], rng: Rng) -> str:
    """Choose what seems best from what the seat may know; a coin decides between equals."""
    seen = cast(SeatView, view)
    asked = seen["asked"]
    assert asked is not None
    return ANSWERS[asked["question"]](seen, asked, legal, rng)


def answer_declare(seen: SeatView, asked: QuestionView, legal: list[str], rng: Rng) -> str:
    """Declare the approach that promises more cards."""
    takes = [expect_from_approach(seen, approach) for approach in APPROACHES]
    if takes[0] == takes[1]:
        return APPROACHES[rng.randbelow(2)]
    return APPROACHES[takes.index(max(takes))]


def expect_from_approach(seen: SeatView, approach: str) -> float:
    """Estimate the cards to take if an approach beats the first guard; a draw is a small hope."""
    faces = faces_in_play(seen["own_deck"])
    hand = read_fight_cards(seen["hand"] or [], faces, approach)
    guard = seen["guard_row"][-1]
    assert guard is not None
    rest = hand_after_guard(hand, read_guard_values(faces[guard], approach))
    if rest is None:
        return 0.1 * len([key for key in seen["hand"] or [] if faces[key]["draw"]])
    return GuardOdds(seen, approach).expect_takes(rest, 1) + 0.1 * len(rest)


def answer_fight(seen: SeatView, asked: QuestionView, legal: list[str], rng: Rng) -> str:
    """Draw where it is free, beat the guard, go on while that promises more."""
    faces = faces_in_play(seen["own_deck"])
    free = [token for token in legal if is_free_draw(token, faces)]
    if free and seen["players"][asked["seat"]]["deck"]:
        return free[0]
    if asked["won"]:
        return choose_stop_or_continue(seen, asked, legal)
    plan = plan_fight(seen, asked, faces)
    if plan:
        return token_for_card(plan[0], asked, legal, faces)
    return draw_switch_or_give_up(legal, faces)


def is_free_draw(token: str, faces: dict[str, Face]) -> bool:
    """Tell a play that does nothing but draw."""
    words = token.split(" ")
    return words[0] == "play" and faces[words[1]]["plays"][0]["way"] == "draw"


def choose_stop_or_continue(seen: SeatView, asked: QuestionView, legal: list[str]) -> str:
    """Stop unless another guard promises more."""
    if "next" in legal:
        return "next"
    if "continue" not in legal:
        return "stop"
    approach = asked["approach"]
    hand = read_fight_cards(seen["hand"] or [], faces_in_play(seen["own_deck"]), approach)
    beaten = len(seen["guard_row"])
    more = GuardOdds(seen, approach).expect_takes_from_continuing(hand, beaten, 2)
    return "continue" if more > max(1, beaten - 1) else "stop"


def plan_fight(
    seen: SeatView, asked: QuestionView, faces: dict[str, Face]
) -> list[FightCard] | None:
    """Plan the cards that beat the guard: with an envoy if a token is to be had, else the least."""
    hand = read_fight_cards(seen["hand"] or [], faces, asked["approach"])
    sign = 1 if asked["approach"] == "strength" else -1
    value_to_top, total = sign * asked["than"], sign * asked["total"]
    if asked["dojo"] is not None:
        return find_least_cards(hand, value_to_top, total, needs_dojo=False)
    clans_left = [stack["clan"] for stack in seen["stacks"] if stack["tokens"]]
    for envoy in hand:
        if envoy.is_envoy and faces[envoy.key]["clan"] in clans_left:
            others = [each for each in hand if each is not envoy]
            helped = find_least_cards(others, value_to_top, total + envoy.dojo[0], needs_dojo=False)
            if helped is not None and len(helped) < 2:
                return [envoy, *helped]
    return find_least_cards(hand, value_to_top, total)


def token_for_card(
    card: FightCard, asked: QuestionView, legal: list[str], faces: dict[str, Face]
) -> str:
    """Say how a card is played: as the dojo card in the way that helps most, or to help."""
    tokens = [token for token in legal if token.split(" ")[:2] == ["play", card.key]]
    wanted = "dojo" if asked["dojo"] is None and card.dojo else "add"
    plays = [each for each in faces[card.key]["plays"] if each["way"] == wanted]
    sign = 1 if asked["approach"] == "strength" else -1
    best = max(plays, key=lambda each: sign * each["amount"])
    return next(token for token in tokens if token.split(" ")[2:] in ([], [best["word"]]))


def draw_switch_or_give_up(legal: list[str], faces: dict[str, Face]) -> str:
    """Draw or switch if that can still help, else give up."""
    for token in legal:
        words = token.split(" ")
        if words[0] == "play" and (faces[words[1]]["draw"] or is_only_switch(faces[words[1]])):
            return token
    return "give-up"


def is_only_switch(face: Face) -> bool:
    """Tell a card that can do nothing but switch."""
    return [each["way"] for each in face["plays"]] == ["switch"]


def answer_take(seen: SeatView, asked: QuestionView, legal: list[str], rng: Rng) -> str:
    """Take what is worth most beyond its price."""
    values = ViewValues(seen, asked["seat"])
    best = max(legal, key=lambda token: rate_answer(token.split(" "), values))
    return best if rate_answer(best.split(" "), values) > 0 else "pass"


def rate_answer(words: list[str], values: ViewValues) -> float:
    if words[0] == "pass":
        return 0.0
    if words[0] == "take":
        return values.rate_guard(words[1])
    return values.rate_card(words[1]) - values.rate_payment(words[2:])


def answer_drop(seen: SeatView, asked: QuestionView, legal: list[str], rng: Rng) -> str:
    """Drop the most common kind."""
    return legal[0]


def answer_shape(seen: SeatView, asked: QuestionView, legal: list[str], rng: Rng) -> str:
    """Keep what suits one approach; discard the rest, in the order of the hand."""
    discards, chosen = choose_discards(seen, asked["seat"]), asked["chosen"]
    for token in legal:
        card = token.removeprefix("discard ")
        if discards.count(card) > chosen.count(card):
            return token
    return legal[0]


def choose_discards(seen: SeatView, seat: int) -> list[str]:
    """Choose what is worth less than an average draw, for the approach that the hand suits."""
    hand = seen["hand"] or []
    pool = seen["players"][seat]["owned"].copy()
    for card in hand:
        pool.remove(card)
    fits = [ApproachFit(seen, hand, pool, approach) for approach in APPROACHES]
    best = max(fits, key=lambda each: each.sum)
    worst = sorted(hand, key=lambda key: best.values[key])
    must = max(0, len(hand) - HAND_SIZE)
    return [
        key for place, key in enumerate(worst) if place < must or best.values[key] < best.average
    ]


class ApproachFit:
    """How well a hand suits one approach, card by card."""

    def __init__(self, seen: SeatView, hand: list[str], pool: list[str], approach: str) -> None:
        self.faces = faces_in_play(seen["own_deck"])
        self.guards = GuardOdds(seen, approach)
        self.values = {key: self.rate_card(key) for key in {*hand, *pool}}
        self.average = sum([self.values[key] for key in pool]) / max(1, len(pool))
        self.sum = sum([max(self.values[key], self.average) for key in hand])

    def rate_card(self, key: str) -> float:
        """Rate a card by how likely it is to beat a guard; help and draws count too."""
        card = FightCard(key, self.faces[key], self.guards.approach)
        alone = max([self.guards.beat_probability(value) for value in card.dojo], default=0.0)
        helping = MODIFIER if card.add or is_only_switch(self.faces[key]) else 0.0
        return (
            max(alone, helping)
            + DRAWN_CARD * self.faces[key]["draw"]
            + (ENVOY if card.is_envoy else 0.0)
        )


ANSWERS: dict[str, Callable[[SeatView, QuestionView, list[str], Rng], str]] = {
    "declare": answer_declare,
    "fight": answer_fight,
    "take": answer_take,
    "drop": answer_drop,
    "shape": answer_shape,
}
