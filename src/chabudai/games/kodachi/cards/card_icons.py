"""What is printed on a card, in signs: drawn in pictures, one letter each in text."""

from __future__ import annotations

from functools import cache

from chabudai.engine.text.catalog import LANGUAGES, format_message
from chabudai.engine.text.text_view import Icon, Sign
from chabudai.games.kodachi.cards.deck import PACKAGE
from chabudai.games.kodachi.cards.faces import Face, WayToPlay
from chabudai.games.kodachi.cards.icons import DRAWINGS

LETTERS = {
    "fan": "◓",
    "scroll": "§",
    "vase": "∪",
    "jade": "◆",
    "gold": "●",
    "any": "○",
    "pair": "◎",
    "dojo": "⌂",
    "plus": "+",
    "minus": "−",
    "switch": "↕",
    "draw": "▯",
    "strength": "▲",
    "stealth": "▼",
    "guard": "♖",
    "elite": "♜",
    "envoy": "♙",
    "rumor": "♪",
    "skill": "✶",
    "token": "⚑",
    "points": "★",
    "or": " / ",
    "then": " → ",
    "per": "×",
}
RUMOR_SUBJECTS = {"envoys": "envoy", "rumors": "rumor", "skills": "skill"}
OWNERS_RUMOR_ICONS = [
    Icon("points", 6),
    Icon("or"),
    Icon("points", 4),
    Icon("or"),
    Icon("points", 2),
]
OR, THEN, PER = Icon("or"), Icon("then"), Icon("per")


@cache
def list_signs() -> list[Sign]:
    """List every sign with its meaning in all languages."""
    return [
        Sign(key, letter, translate_meaning(key), DRAWINGS[key]) for key, letter in LETTERS.items()
    ]


def translate_meaning(key: str) -> dict[str, str]:
    return {lang: format_message(PACKAGE, f"sign-{key}", lang) for lang in LANGUAGES}


def list_icons(face: Face) -> dict[str, list[Icon]]:
    """Give each part of a card in signs; a part that the card has not is left out."""
    kind = "skill" if face["kind"] == "starter" else face["kind"]
    if "treasure" in face:
        return {
            "kind": [Icon(kind)],
            "value": guard_icons(face, kind),
            "treasure": [Icon(face["treasure"])],
        }
    parts = {"kind": [Icon(kind)], "effect": effect_icons(face), "points": points_icons(face)}
    if face["cost"]:
        parts["cost"] = [Icon(word) for word in face["cost"]]
    return {part: icons for part, icons in parts.items() if icons}


def guard_icons(face: Face, kind: str) -> list[Icon]:
    """What has to be beaten: one value, one for each approach, or two guards [R9, R18, R19]."""
    if "second" in face:
        return [Icon(kind, face["stealth"]), THEN, Icon(kind, face["second"])]
    if face["stealth"] == face["strength"]:
        return [Icon(kind, face["stealth"])]
    return [Icon("stealth", face["stealth"]), OR, Icon("strength", face["strength"])]


def effect_icons(face: Face) -> list[Icon]:
    """The ways to play a card, and what follows [R13, R17]."""
    ways = [way_icon(play) for play in face["plays"] if play["way"] != "draw"]
    icons = [icon for way in ways for icon in (OR, way)][1:]
    more = [Icon("draw", face["draw"])] if face["draw"] else []
    more += [Icon("gold", 1)] if face["gold"] else []
    more += [Icon("token", of=face["clan"])] if "clan" in face else []
    for each in more:
        icons += [THEN, each] if icons else [each]
    return icons


def way_icon(play: WayToPlay) -> Icon:
    if play["way"] == "switch":
        return Icon("switch")
    if play["way"] == "dojo":
        return Icon("dojo", play["amount"])
    return Icon("plus" if play["amount"] > 0 else "minus", abs(play["amount"]))


def points_icons(face: Face) -> list[Icon]:
    """What a card scores: by itself, for each card of a kind, or by its owners [R39]."""
    if "scores" not in face:
        return [] if face["kind"] == "dojo" else [Icon("points", face["points"])]
    if face["scores"] == "owners":
        return OWNERS_RUMOR_ICONS
    return [Icon("points", 1), PER, Icon(RUMOR_SUBJECTS[face["scores"]])]
