"""The answer nearest to a point, for programs that learn to place cards by coordinates."""

from __future__ import annotations

from typing import Final

from chabudai.games.kodama_duo.rules.actions import FIRST_POSE
from chabudai.games.kodama_duo.rules.state import KodamaState
from chabudai.games.kodama_duo.tree.pose import angle_of, card_of, pack_pose, x_of, y_of

# A point: which of the held cards or other answers (0 the first, 1 the last), where its middle
# lies in millimetres, and how far it is turned in degrees.
LEAST: Final = [0.0, -1500.0, 0.0, 0.0]
MOST: Final = [1.0, 1500.0, 1500.0, 360.0]
TENTHS: Final = 10
FULL_TURN: Final = 360


def find_nearest_action(s: KodamaState, point: list[float]) -> int:
    """Find the answer that a point names: its very place where that is legal, else the nearest
    on offer for that card."""
    legal = s.legal()
    if legal[-1] < FIRST_POSE:
        return pick_share(legal, point[0])
    card = pick_share(sorted(s.held[s.stack[-1].seat]), point[0])
    x, y = round(point[1] * TENTHS), round(point[2] * TENTHS)
    angle = round(point[3]) % FULL_TURN
    pose = pack_pose(card, x, y, angle)
    if s.is_legal(pose):
        return pose
    places = [each for each in legal if card_of(each) == card] or legal
    return min(places, key=lambda each: measure_distance(each, x, y, angle))


def list_action_points(s: KodamaState) -> list[list[float]]:
    """A point that names each legal answer, in their order."""
    legal = s.legal()
    if not legal or legal[-1] < FIRST_POSE:
        return [[middle_of(place, len(legal)), 0.0, 0.0, 0.0] for place in range(len(legal))]
    held = sorted(s.held[s.stack[-1].seat])
    return [
        [
            middle_of(held.index(card_of(pose)), len(held)),
            x_of(pose) / TENTHS,
            y_of(pose) / TENTHS,
            float(angle_of(pose)),
        ]
        for pose in legal
    ]


def middle_of(place: int, count: int) -> float:
    """The middle of a share of a whole."""
    return (place + 0.5) / count


def pick_share(items: list[int], share: float) -> int:
    """Pick the item so far along a list."""
    return items[min(int(share * len(items)), len(items) - 1)]


def measure_distance(pose: int, x: int, y: int, angle: int) -> int:
    """How far a place is from a point; a degree counts like a millimetre."""
    turn = abs(angle_of(pose) - angle)
    turn = TENTHS * min(turn, FULL_TURN - turn)
    return (x_of(pose) - x) ** 2 + (y_of(pose) - y) ** 2 + turn * turn
