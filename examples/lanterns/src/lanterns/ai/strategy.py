"""How Lanterns is played well: win a round as cheaply as you can, or lose it so."""

from __future__ import annotations

from chabudai.engine.ai.strategy import Strategy
from chabudai.engine.game import View
from chabudai.engine.rng import Rng
from lanterns.rules.state import LanternsState


class LanternsStrategy(Strategy[LanternsState]):
    def choose_from_view(self, view: View, legal: list[str], rng: Rng) -> str:
        shown, seats = view["shown"], view["seats"]
        assert isinstance(shown, list)
        assert isinstance(seats, int)
        numbers = [int(token.split()[1]) for token in legal]
        return f"show {choose_number(numbers, shown, seats)}"

    def rollout_action(self, s: LanternsState, rng: Rng) -> int:
        return choose_number(s.hands[s.actor()], s.shown, s.seats) - 1

    def win_probabilities(self, s: LanternsState) -> list[float]:
        """Points so far, and a little for what is still held."""
        if s.over():
            return super().win_probabilities(s)
        worth = [1.0 + 4 * s.points[seat] + sum(s.hands[seat]) / 15 for seat in range(s.seats)]
        return [each / sum(worth) for each in worth]

    def turn_id(self, s: LanternsState) -> int:
        """The round."""
        return len(s.shown) // s.seats


def choose_number(hand: list[int], shown: list[int], seats: int) -> int:
    so_far = shown[len(shown) - len(shown) % seats :]
    winning = [number for number in hand if number > max(so_far, default=0)]
    is_last = len(so_far) == seats - 1
    if winning:
        return min(winning) if is_last else max(winning)
    return min(hand)
