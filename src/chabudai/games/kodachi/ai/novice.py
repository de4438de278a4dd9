"""A beginner at Kodachi: fights with the smallest cards that do, and counts the guards to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from chabudai.engine.rng import Rng
from chabudai.games.kodachi.ai.guard_odds import Blow, Guards, blows, guard_of, least, rest_after
from chabudai.games.kodachi.ai.view_values import Desire
from chabudai.games.kodachi.cards.faces import Face, faces_of
from chabudai.games.kodachi.view.view_types import Asked, Seen

HAND_SIZE = 6
APPROACHES = ["stealth", "strength"]
HELP = 0.35  # what a card that only helps others is worth, where a sure dojo card is worth 1


def choose_from_view(view: dict[str, object], legal: list[str], rng: Rng) -> str:
    """The answer that seems best from what the seat may know; a lot decides between equals."""
    seen = cast(Seen, view)
    asked = seen["asked"]
    assert asked is not None
    return ANSWERS[asked["question"]](seen, asked, legal, rng)


def declare(seen: Seen, asked: Asked, legal: list[str], rng: Rng) -> str:
    """The approach that promises more cards."""
    promises = [first_promise(seen, approach) for approach in APPROACHES]
    if promises[0] == promises[1]:
        return APPROACHES[rng.below(2)]
    return APPROACHES[promises.index(max(promises))]


def first_promise(seen: Seen, approach: str) -> float:
    """What may come of an approach if it beats the first guard; a draw is a small hope."""
    faces = faces_of(seen["own_deck"])
    hand = blows(seen["hand"] or [], faces, approach)
    guard = seen["guard_row"][-1]
    assert guard is not None
    rest = rest_after(hand, guard_of(faces[guard], approach))
    if rest is None:
        return 0.1 * len([key for key in seen["hand"] or [] if faces[key]["draw"]])
    return Guards(seen, approach).promise(rest, 1) + 0.1 * len(rest)


def fight(seen: Seen, asked: Asked, legal: list[str], rng: Rng) -> str:
    """Draw where it is free, beat the guard, go on while it promises more."""
    faces = faces_of(seen["own_deck"])
    free = [token for token in legal if is_free_draw(token, faces)]
    if free and seen["players"][asked["seat"]]["deck"]:
        return free[0]
    if asked["won"]:
        return go_on(seen, asked, legal)
    plan = plan_of(seen, asked, faces)
    if plan:
        return said(plan[0], asked, legal, faces)
    return in_hope(legal, faces)


def is_free_draw(token: str, faces: dict[str, Face]) -> bool:
    """Whether a play does nothing but draw."""
    words = token.split(" ")
    return words[0] == "play" and faces[words[1]]["plays"][0]["way"] == "draw"


def go_on(seen: Seen, asked: Asked, legal: list[str]) -> str:
    """Stop unless another guard promises more."""
    if "next" in legal:
        return "next"
    if "continue" not in legal:
        return "stop"
    approach = asked["approach"]
    hand = blows(seen["hand"] or [], faces_of(seen["own_deck"]), approach)
    beaten = len(seen["guard_row"])
    more = Guards(seen, approach).hope(hand, beaten, 2)
    return "continue" if more > max(1, beaten - 1) else "stop"


def plan_of(seen: Seen, asked: Asked, faces: dict[str, Face]) -> list[Blow] | None:
    """The cards that beat the guard: with an envoy if a token is to be had, else the smallest."""
    hand = blows(seen["hand"] or [], faces, asked["approach"])
    turn = 1 if asked["approach"] == "strength" else -1
    than, total = turn * asked["than"], turn * asked["total"]
    if asked["dojo"] is not None:
        return least(hand, than, total, open_dojo=False)
    left = [stack["clan"] for stack in seen["stacks"] if stack["tokens"]]
    for envoy in hand:
        if envoy.is_envoy and faces[envoy.key]["clan"] in left:
            others = [each for each in hand if each is not envoy]
            helped = least(others, than, total + envoy.dojo[0], open_dojo=False)
            if helped is not None and len(helped) < 2:
                return [envoy, *helped]
    return least(hand, than, total)


def said(blow: Blow, asked: Asked, legal: list[str], faces: dict[str, Face]) -> str:
    """How a card is played: as the dojo card in the way that helps most, or to help."""
    tokens = [token for token in legal if token.split(" ")[:2] == ["play", blow.key]]
    wanted = "dojo" if asked["dojo"] is None and blow.dojo else "add"
    plays = [each for each in faces[blow.key]["plays"] if each["way"] == wanted]
    turn = 1 if asked["approach"] == "strength" else -1
    best = max(plays, key=lambda each: turn * each["amount"])
    return next(token for token in tokens if token.split(" ")[2:] in ([], [best["word"]]))


def in_hope(legal: list[str], faces: dict[str, Face]) -> str:
    """Draw or switch if that can still help, or give up."""
    for token in legal:
        words = token.split(" ")
        if words[0] == "play" and (faces[words[1]]["draw"] or is_switch(faces[words[1]])):
            return token
    return "give-up"


def is_switch(face: Face) -> bool:
    """Whether a card can do nothing but switch."""
    return [each["way"] for each in face["plays"]] == ["switch"]


def take(seen: Seen, asked: Asked, legal: list[str], rng: Rng) -> str:
    """What is worth most beyond its price."""
    desire = Desire(seen, asked["seat"])
    best = max(legal, key=lambda token: gain(token.split(" "), desire))
    return best if gain(best.split(" "), desire) > 0 else "pass"


def gain(words: list[str], desire: Desire) -> float:
    """What an answer is worth."""
    if words[0] == "pass":
        return 0.0
    if words[0] == "take":
        return desire.guard(words[1])
    return desire.card(words[1]) - desire.price(words[2:])


def drop(seen: Seen, asked: Asked, legal: list[str], rng: Rng) -> str:
    """The most common kind goes."""
    return legal[0]


def shape(seen: Seen, asked: Asked, legal: list[str], rng: Rng) -> str:
    """Keep what leans to one approach; the rest goes, in the order of the hand."""
    going, chosen = going_cards(seen, asked["seat"]), asked["chosen"]
    for token in legal:
        card = token.removeprefix("discard ")
        if going.count(card) > chosen.count(card):
            return token
    return legal[0]


def going_cards(seen: Seen, seat: int) -> list[str]:
    """The cards that are worth less than others might be, by the approach the hand leans to."""
    hand = seen["hand"] or []
    pool = seen["players"][seat]["owned"].copy()
    for card in hand:
        pool.remove(card)
    leanings = [Leaning(seen, hand, pool, approach) for approach in APPROACHES]
    best = max(leanings, key=lambda each: each.sum)
    worst = sorted(hand, key=lambda key: best.worth[key])
    must = max(0, len(hand) - HAND_SIZE)
    return [key for place, key in enumerate(worst) if place < must or best.worth[key] < best.usual]


class Leaning:
    """How well a hand suits one approach, card by card."""

    def __init__(self, seen: Seen, hand: list[str], pool: list[str], approach: str) -> None:
        self.faces = faces_of(seen["own_deck"])
        self.guards = Guards(seen, approach)
        self.worth = {key: self.worth_of(key) for key in {*hand, *pool}}
        self.usual = sum([self.worth[key] for key in pool]) / max(1, len(pool))
        self.sum = sum([max(self.worth[key], self.usual) for key in hand])

    def worth_of(self, key: str) -> float:
        """How likely a card is to beat a guard; help and draws count too."""
        blow = Blow(key, self.faces[key], self.guards.approach)
        alone = max([self.guards.chance(value) for value in blow.dojo], default=0.0)
        helping = HELP if blow.add or is_switch(self.faces[key]) else 0.0
        return max(alone, helping) + 0.3 * self.faces[key]["draw"] + (0.2 if blow.is_envoy else 0.0)


ANSWERS: dict[str, Callable[[Seen, Asked, list[str], Rng], str]] = {
    "declare": declare,
    "fight": fight,
    "take": take,
    "drop": drop,
    "shape": shape,
}
