"""All worlds that a seat can believe in, by trying every one: slow, simple and apart from the game.

A world is who holds what and what the deck holds. It starts from all ways in which the cards that
the seat has not seen can lie, and goes through what the seat was told; whatever it was not told
splits every world into all that it may have been.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

Pile = tuple[str, ...]
World = tuple[Pile, ...]  # the hand of every seat, then the deck


def find_possible_worlds(viewer: int, start: World, told: list[dict[str, Any]]) -> set[World]:
    """The worlds a seat can believe in after what it was told, when it knew its hand at first."""
    worlds = set(list_deals(viewer, start))
    for event in told:
        for change in list_moves(event):
            worlds = {after for world in worlds for after in change(world)}
    return worlds


def list_deals(viewer: int, start: World) -> Iterator[World]:
    """Every way in which the unseen cards can lie."""
    unseen = sorted(card for seat, pile in enumerate(start) if seat != viewer for card in pile)
    sizes = [0 if seat == viewer else len(pile) for seat, pile in enumerate(start)]
    for world in deal_into_piles(unseen, sizes):
        yield tuple(start[viewer] if seat == viewer else pile for seat, pile in enumerate(world))


def deal_into_piles(cards: list[str], sizes: list[int]) -> Iterator[World]:
    """Every way to deal cards into piles of these sizes."""
    if not sizes:
        yield ()
        return
    for pile in set(combinations(cards, sizes[0])):
        for rest in deal_into_piles(without(cards, pile), sizes[1:]):
            yield (pile, *rest)


def without(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    """Cards less some of them."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


class Move:
    """A card goes from pile to pile, from or to somewhere open (None); any card if not told."""

    def __init__(self, giver: int | None, taker: int | None, card: str | None) -> None:
        self.giver = giver
        self.taker = taker
        self.card = card

    def __call__(self, world: World) -> Iterator[World]:
        """The worlds that this leads to; none where the card is not there."""
        there = [str(self.card)] if self.giver is None else set(world[self.giver])
        for card in there:
            if self.card in (None, card):
                yield self.after(world, card)

    def after(self, world: World, card: str) -> World:
        """The world with that card moved."""
        piles = list(world)
        if self.giver is not None:
            piles[self.giver] = tuple(without(piles[self.giver], [card]))
        if self.taker is not None:
            piles[self.taker] = tuple(sorted([*piles[self.taker], card]))
        return tuple(piles)


def list_moves(event: dict[str, Any]) -> list[Move]:
    """What an event, as it was told, does to the piles; the deck is the last of them."""
    name, seat = event["event"], event.get("seat")
    if name == "drew":
        return [Move(-1, seat, card) for card in event.get("cards", [None] * event["count"])]
    if name == "diverted":
        return [Move(event["target"], seat, event.get("card"))]
    if name in ("played", "struck", "parried", "gave"):
        return [Move(seat, None, event["card"])]
    if name == "dismissed" and event["from"] == "hand":
        return [Move(seat, None, event["card"])]
    if name == "discarded":
        return [Move(seat, None, card) for card in event["cards"]]
    if name == "flipped":
        return [Move(-1, None, event["card"])]
    if name == "took":
        return [Move(None, seat, event["card"])]
    return []
