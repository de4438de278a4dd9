"""What cards and treasures are worth to a player who looks at a view, in points."""

from __future__ import annotations

from chabudai.games.kodachi.ai.values import (
    END_WEIGHT,
    FIGHTING_CARD,
    PAIR,
    RUMOR_CARD,
    RUMOR_GROWTH,
    TREASURE,
    TREASURE_OVER_LIMIT,
)
from chabudai.games.kodachi.cards.faces import Face, faces_in_play
from chabudai.games.kodachi.cards.payment import KINDS
from chabudai.games.kodachi.rules.scoring import OWNERS_RUMOR_POINTS
from chabudai.games.kodachi.rules.state import TOKENS_TO_END, TREASURE_LIMIT
from chabudai.games.kodachi.view.view_types import PlayerView, SeatView


class ViewValues:
    """What things are worth to a seat: points now, and points to come while the game goes on."""

    def __init__(self, seen: SeatView, seat: int) -> None:
        self.seen = seen
        self.seat = seat
        self.me: PlayerView = seen["players"][seat]
        self.faces = faces_in_play(seen["own_deck"])
        self.future = 0.0 if seen["ending"] else 1.0 - self.game_progress()

    def game_progress(self) -> float:
        """Estimate how near the end is, by the tokens that are gone."""
        most = max([len(player["tokens"]) for player in self.seen["players"]])
        left = sum([len(stack["tokens"]) for stack in self.seen["stacks"]])
        gone = sum([len(player["tokens"]) for player in self.seen["players"]])
        return max(most / TOKENS_TO_END, gone / max(1, gone + left)) * END_WEIGHT

    def rate_card(self, key: str) -> float:
        """Rate one more card."""
        face = self.faces[key]
        power = (
            FIGHTING_CARD * self.future
            if face["kind"] in ("skill", "envoy")
            else RUMOR_CARD * self.future
        )
        return self.count_points(face) + power + self.rate_token(face)

    def count_points(self, face: Face) -> float:
        """Count the points a card scores, and those it adds to the rumors one has."""
        mine = [self.faces[key] for key in self.me["owned"]]
        kin = {"envoy": "envoys", "rumor": "rumors", "skill": "skills"}[face["kind"]]
        helped = len([each for each in mine if each.get("scores") == kin])
        return face["points"] + helped + self.count_rumor_points(face, mine)

    def count_rumor_points(self, face: Face, mine: list[Face]) -> float:
        """Count what a rumor scores by what one owns, or by who owns one."""
        if "scores" not in face:
            return 0.0
        if face["scores"] == "owners":
            have = any([each.get("scores") == "owners" for each in mine])
            return OWNERS_RUMOR_POINTS[self.seen["owners"] + (not have)]
        kinds = {"envoys": ["envoy"], "rumors": ["rumor"], "skills": ["skill", "starter"]}
        count = len([each for each in mine if each["kind"] in kinds[face["scores"]]])
        return count + (1 if face["scores"] == "rumors" else 0) + RUMOR_GROWTH * self.future

    def rate_token(self, face: Face) -> float:
        """Rate the token that an envoy may win while there is time."""
        for stack in self.seen["stacks"]:
            if stack["clan"] == face.get("clan") and stack["tokens"]:
                return stack["tokens"][0] * self.future
        return 0.0

    def rate_treasure(self, kind: str) -> float:
        """Rate a treasure: a point if kept, more if there is time to spend it."""
        full = len(self.me["kinds"]) >= TREASURE_LIMIT and self.seat == self.seen["turn"]
        worth = TREASURE[KINDS.index(kind)] - 1
        return (0.0 if full else 1.0) + worth * self.future * (TREASURE_OVER_LIMIT if full else 1.0)

    def rate_guard(self, key: str) -> float:
        """Rate taking a guard; a second of a kind makes a pair."""
        kind = self.faces[key]["treasure"]
        pair = PAIR * self.future if kind in self.me["kinds"] else 0.0
        return self.rate_treasure(kind) + pair

    def rate_payment(self, paid: list[str]) -> float:
        """Rate what a payment costs; the gold of a skill costs nothing."""
        return sum([self.treasure_cost(kind) for kind in paid if kind != "coin"])

    def treasure_cost(self, kind: str) -> float:
        """What it costs to spend a treasure."""
        return 1.0 + (TREASURE[KINDS.index(kind)] - 1) * self.future
