"""How far a hand may get: the guards still to come, and the cards it takes to beat them."""

from __future__ import annotations

from chabudai.games.kodachi.cards.faces import Face, faces_in_play
from chabudai.games.kodachi.view.view_types import SeatView

GuardValues = tuple[int, ...]  # what has to be topped, one number for each guard of the card


class FightCard:
    """A card as one approach sees it: under Stealth all values are negated, so more is better.

    `dojo` are the values it may be played as, `add` the most it helps another card by.
    """

    def __init__(self, key: str, face: Face, approach: str) -> None:
        turn = 1 if approach == "strength" else -1
        self.key = key
        self.dojo = [turn * each["amount"] for each in face["plays"] if each["way"] == "dojo"]
        adds = [turn * each["amount"] for each in face["plays"] if each["way"] == "add"]
        self.add = max([0, *adds])
        self.is_envoy = face["kind"] == "envoy"


def read_fight_cards(hand: list[str], faces: dict[str, Face], approach: str) -> list[FightCard]:
    return [FightCard(key, faces[key], approach) for key in hand]


def find_least_cards(
    hand: list[FightCard], value_to_top: int, total: int = 0, needs_dojo: bool = True
) -> list[FightCard] | None:
    """Find the fewest and smallest cards that top a value, the dojo card first; None if none do."""
    best: list[FightCard] | None = None
    least_cost = 0
    for card, value in list_dojo_values(hand, total) if needs_dojo else [(None, total)]:
        modifiers = find_modifiers(
            [each for each in hand if each is not card], value_to_top + 1 - value
        )
        if modifiers is None:
            continue
        chosen = ([card] if card else []) + modifiers
        cost = 100 * len(chosen) + value + sum([each.add for each in modifiers])
        if best is None or cost < least_cost:
            best, least_cost = chosen, cost
    return best


def list_dojo_values(hand: list[FightCard], total: int) -> list[tuple[FightCard | None, int]]:
    """List every card that may be the dojo card, with the total it leads to."""
    return [(card, total + value) for card in hand for value in card.dojo]


def find_modifiers(hand: list[FightCard], need: int) -> list[FightCard] | None:
    """Find cards that add so much: one that is just enough, or the largest together."""
    if need <= 0:
        return []
    modifiers = sorted([each for each in hand if each.add > 0], key=lambda each: each.add)
    for each in modifiers:
        if each.add >= need:
            return [each]
    chosen: list[FightCard] = []
    while modifiers and need > 0:
        chosen.append(modifiers.pop())
        need -= chosen[-1].add
    return chosen if need <= 0 else None


def hand_after_guard(hand: list[FightCard], guard: GuardValues) -> list[FightCard] | None:
    """Give what is left of a hand that has beaten a guard card; None if it cannot."""
    for value in guard:
        used = find_least_cards(hand, value)
        if used is None:
            return None
        hand = [each for each in hand if each not in used]
    return hand


class GuardOdds:
    """The guards that may come next, by how many of each are left, as an approach sees them."""

    def __init__(self, seen: SeatView, approach: str) -> None:
        self.faces = faces_in_play(seen["own_deck"])
        self.approach = approach
        unseen = count_unseen_guards(seen)
        self.any_guard = self.count_by_values(unseen)
        backs = {None: unseen, True: filter_by_back(unseen, self.faces, True)}
        backs[False] = filter_by_back(unseen, self.faces, False)
        self.next_guard = self.count_by_values(backs[seen["next_elite"]])

    def count_by_values(self, unseen: dict[str, int]) -> dict[GuardValues, int]:
        """Count the guards of each value or pair of values."""
        counts: dict[GuardValues, int] = {}
        for key, count in unseen.items():
            guard = read_guard_values(self.faces[key], self.approach)
            counts[guard] = counts.get(guard, 0) + count
        return counts

    def expect_takes(self, hand: list[FightCard], beaten: int, ahead: int = 2) -> float:
        """Estimate the cards one will take, going on at most so many times if that pays."""
        now = float(max(1, beaten - 1)) if beaten else 0.0
        if not ahead or not hand:
            return now
        return max(now, self.expect_takes_from_continuing(hand, beaten, ahead))

    def expect_takes_from_continuing(self, hand: list[FightCard], beaten: int, ahead: int) -> float:
        """Estimate the cards one will take by going on."""
        guards = self.next_guard if ahead == 2 else self.any_guard
        total = sum(guards.values())
        hope = 0.0
        for guard, count in guards.items():
            rest = hand_after_guard(hand, guard)
            if rest is not None:
                hope += count * self.expect_takes(rest, beaten + 1, ahead - 1)
        return hope / total if total else 0.0

    def beat_probability(self, value: int) -> float:
        """How likely one card of a value is to beat a guard."""
        beaten = sum([count for guard, count in self.any_guard.items() if value > max(guard)])
        return beaten / max(1, sum(self.any_guard.values()))


def count_unseen_guards(seen: SeatView) -> dict[str, int]:
    """Count the guards of the deck, which everybody can; the discards if there are none."""
    faces = faces_in_play(seen["own_deck"])
    left = {key: face["copies"] for key, face in faces.items() if "treasure" in face}
    seen_cards = [key for key in seen["guard_row"] if key] + seen["guard_discard"]
    for player in seen["players"]:
        seen_cards += player["treasures"]
    for key in seen_cards:
        left[key] -= 1
    if not any(left.values()):
        left = {key: seen["guard_discard"].count(key) for key in seen["guard_discard"]}
    return {key: count for key, count in left.items() if count > 0}


def filter_by_back(unseen: dict[str, int], faces: dict[str, Face], wanted: bool) -> dict[str, int]:
    """Keep only the guards with one of the two backs."""
    return {key: n for key, n in unseen.items() if (faces[key]["kind"] == "elite") == wanted}


def read_guard_values(face: Face, approach: str) -> GuardValues:
    """Read what an approach has to top on a guard card."""
    first = face["strength"] if approach == "strength" else -face["stealth"]
    if "second" not in face:
        return (first,)
    return first, face["second"] if approach == "strength" else -face["second"]
