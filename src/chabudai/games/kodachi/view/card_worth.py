"""What cards are worth to a seat as things stand, from what everybody sees [R38, R39]."""

from __future__ import annotations

from chabudai.games.kodachi.cards.faces import Face, faces_in_play
from chabudai.games.kodachi.rules.scoring import OWNERS_RUMOR_POINTS
from chabudai.games.kodachi.view.view_types import SeatView

KINDS_SCORED = {"envoys": ["envoy"], "rumors": ["rumor"], "skills": ["skill", "starter"]}


def count_points_gained(key: str, seen: SeatView, seat: int) -> int:
    """Count the points a seat would have more with one more card, its other rumors included."""
    faces = faces_in_play(seen["own_deck"])
    owned = [faces[each] for each in seen["players"][seat]["owned"]]
    face = faces[key]
    helped = [
        each for each in owned if face["kind"] in KINDS_SCORED.get(each.get("scores", ""), [])
    ]
    return face["points"] + len(helped) + count_rumor_points(face, owned, seen["owners"])


def count_rumor_points(face: Face, owned: list[Face], owners: int) -> int:
    """Count what a new rumor scores, its effect on equal ones included; nothing for other cards."""
    scores = face.get("scores")
    if scores is None:
        return 0
    if scores == "owners":
        same = len([each for each in owned if each.get("scores") == "owners"])
        return OWNERS_RUMOR_POINTS[owners if same else owners + 1]
    kinds = KINDS_SCORED[scores]
    return len([each for each in [*owned, face] if each["kind"] in kinds])
