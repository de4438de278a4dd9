"""What wins the game for the viewer, and what they are: their role, their character."""

from __future__ import annotations

from typing import cast

from chabudai.games.samurai_sword.text.phrasing import Phrasing
from chabudai.games.samurai_sword.view.view_types import PlayerView, SeatView, SetupView

View = dict[str, object]


def describe_aim(view: View, names: list[str], lang: str) -> list[str]:
    """Say with whom the viewer wins, by what, and what they can do; to a spectator who wins."""
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    if seen["viewer"] is None:
        return describe_general_aim(seen, phrasing)
    me = seen["players"][seen["viewer"]]
    return [
        describe_team(me, seen, phrasing),
        describe_worth(me, seen["setup"], phrasing),
        *describe_other_ends(me, seen, phrasing),
        describe_character(me, phrasing),
    ]


def describe_general_aim(seen: SeatView, phrasing: Phrasing) -> list[str]:
    """Say who wins with whom, and when."""
    figures = {name: seen["setup"][name] for name in ("samurai", "ninja", "ronin")}
    return [
        phrasing.say("aim-teams", shogun=phrasing.names[find_shogun(seen)], **figures),
        phrasing.say("aim-points-all"),
    ]


def find_shogun(seen: SeatView) -> int:
    return [player["role"] for player in seen["players"]].index("shogun")


def describe_team(me: PlayerView, seen: SeatView, phrasing: Phrasing) -> str:
    """Say what the viewer is and with whom they win [R1]."""
    role = me["role"] or ""
    return phrasing.say(
        f"aim-{role.split('-')[0]}",
        role=phrasing.say(f"role-{role}"),
        mates=count_mates(role, seen["setup"]),
        shogun=phrasing.names[find_shogun(seen)],
    )


def count_mates(role: str, setup: SetupView) -> int:
    """Count who wins with a role, beside the Shogun."""
    if role == "shogun":
        return setup["samurai"]
    if role == "samurai":
        return setup["samurai"] - 1
    return 0 if role == "ronin" else setup["ninja"] - 1


def describe_worth(me: PlayerView, setup: SetupView, phrasing: Phrasing) -> str:
    """Say what ends the game and what the viewer's honor is worth then [R11]."""
    role = me["role"] or ""
    times = setup["times"][role.split("-")[0]]
    if not role.startswith("ninja"):
        return phrasing.say("aim-points-ronin" if role == "ronin" else "aim-points", times=times)
    if not setup["stars_double"]:
        return phrasing.say("aim-points", times=times)
    if role == "ninja-2" and setup["ninja"] == 2:
        return phrasing.say("aim-points-stars", times=times, doubled=2 * times)
    brightest = role == "ninja-3" or setup["ninja"] == 1
    return phrasing.say("aim-points", times=2 * times if brightest else times)


def describe_other_ends(me: PlayerView, seen: SeatView, phrasing: Phrasing) -> list[str]:
    """Say what else wins or costs the game: the last one standing, the Deadly Strike [R12, R13]."""
    role = me["role"] or ""
    alone = count_mates(role, seen["setup"]) == 0 and role != "samurai"
    lines = []
    if seen["seats"] > 3:
        lines.append(phrasing.say("aim-last", alone="yes" if alone else "no"))
    elif role == "shogun":
        lines.append(phrasing.say("aim-shogun-of-three"))
    if not alone:
        lines.append(phrasing.say("aim-deadly"))
    return lines


def describe_character(me: PlayerView, phrasing: Phrasing) -> str:
    """Say whom the viewer plays and what that character can do."""
    return phrasing.say(
        "aim-character",
        character=phrasing.character(me["character"]),
        count=me["full"],
        ability=phrasing.say(f"ability-{me['character']}"),
    )
