"""What comes of an attack, worked out from a view: the wounds, the Defeat, whose side it hurts."""

from __future__ import annotations

from chabudai.games.samurai_sword.view.view_types import SeatView


def count_landing_wounds(seen: SeatView, printed: int, attacker: int, target: int) -> int:
    """Count what a Weapon deals: Fast Draw, Musashi, Ginchiyo [R6]."""
    striker = seen["players"][attacker]
    wounds = printed + striker["fast_draw"] + (striker["character"] == "musashi")
    if seen["players"][target]["character"] == "ginchiyo" and wounds > 1:
        wounds -= 1
    return wounds


def find_fate(seen: SeatView, seat: int, wounds: int) -> str:
    """Say what so many wounds do to a seat: `no` Defeat, one, or one that ends the game.

    `last` leaves a single player standing [R12], `end` takes the last honor [R11].
    """
    player = seen["players"][seat]
    if wounds < player["resilience"]:
        return "no"
    standing = [each for each in seen["players"] if each["resilience"] > 0]
    if seen["seats"] > 3 and len(standing) == 2:
        return "last"
    return "end" if player["honor"] == 1 else "defeat"


def find_side(seen: SeatView, seat: int) -> str:
    """Say whose side a seat is on for the viewer: `friend`, `enemy` or `unknown` [R1]."""
    viewer = seen["viewer"]
    if viewer is None:
        return "unknown"
    own, other = find_team(seen, viewer), find_team(seen, seat)
    if own == "ronin":
        return "enemy"
    if other:
        return "friend" if own == other else "enemy"
    return "unknown" if own in list_hidden_teams(seen) else "enemy"


def find_team(seen: SeatView, seat: int) -> str:
    """Find a seat's team, as far as the viewer can be sure; empty where they cannot."""
    role = seen["players"][seat]["role"]
    if role is None:
        hidden = list_hidden_teams(seen)
        return hidden[0] if len(hidden) == 1 else ""
    return "shogun" if role == "samurai" else role.split("-")[0]


def list_hidden_teams(seen: SeatView) -> list[str]:
    """List the teams that the roles hidden from the viewer are of."""
    roles = [player["role"] for player in seen["players"]]
    shown = [(role or "").split("-")[0] for role in roles]
    dealt = {"shogun": seen["setup"]["samurai"], "ninja": seen["setup"]["ninja"]}
    dealt["ronin"] = seen["setup"]["ronin"]
    known = {"shogun": shown.count("samurai"), "ninja": shown.count("ninja")}
    known["ronin"] = shown.count("ronin")
    return [team for team, count in dealt.items() if count > known[team]]
