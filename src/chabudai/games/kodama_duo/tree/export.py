"""All that a client needs to draw and judge placements itself, as one file: geometry.json."""

from __future__ import annotations

import json

from chabudai.games.kodama_duo.cards.deck import (
    FEATURES,
    HALF_MOUTH,
    N_CARDS,
    N_SLOTS,
    TRUNKS,
    Deck,
)
from chabudai.games.kodama_duo.tree.geometry import FEATURE_RADIUS, LEAST_CONTACT, TOLERANCE
from chabudai.games.kodama_duo.tree.limits import SMALL_HEIGHT, SMALL_WIDTH, USUAL_CAP
from chabudai.games.kodama_duo.tree.trig import COS, SIN

Figures = dict[str, object]

ABOUT = (
    "Every card as the rules see it: lengths are tenths of a millimetre from the middle of the "
    "card, x right and y up. A disc of bark is [x, y, radius, limb], a slot [x, y]. Cards go by "
    "their numbers, the trunks are the first and the last; the n-th feature of a card lies in the "
    "n-th slot of its shape. `sin` and `cos` are those of whole degrees."
)


def write_geometry(deck: Deck) -> str:
    """The file of a deck: a line for each shape and card."""
    keys = {deck.shapes[card].key: card for card in range(N_CARDS)}
    shapes = [
        f"{to_json(key)}: {to_compact_json(describe_shape(deck, card))}"
        for key, card in keys.items()
    ]
    cards = [to_compact_json(describe_card(deck, card)) for card in range(N_CARDS)]
    lines = [f'"{name}": {json.dumps(value)}' for name, value in list_constants().items()]
    lines += [f'"shapes": {{\n{join_lines(shapes)}}}', f'"cards": [\n{join_lines(cards)}]']
    lines += [f'"sin": {to_compact_json(SIN)}', f'"cos": {to_compact_json(COS)}']
    return "{\n" + join_lines(lines) + "}\n"


def list_constants() -> Figures:
    """What the judging asks for besides the cards."""
    return {
        "about": ABOUT,
        "features": FEATURES,
        "tolerance": TOLERANCE,
        "least_contact": LEAST_CONTACT,
        "feature_radius": FEATURE_RADIUS,
        "half_mouth": HALF_MOUTH,
        "cap": USUAL_CAP,
        "small_table": [SMALL_WIDTH, SMALL_HEIGHT],
    }


def describe_shape(deck: Deck, card: int) -> Figures:
    shape = deck.shapes[card]
    mouth = {"x": shape.mouth_x, "y": shape.mouth_y, "is_upright": shape.mouth_is_upright}
    return {
        "half_width": shape.half_width,
        "half_height": shape.half_height,
        "radius": shape.radius,
        "mouth": None if card in TRUNKS else mouth,
        "discs": [(disc.x, disc.y, disc.radius, disc.limb) for disc in shape.discs],
        "slots": [(slot.x, slot.y) for slot in shape.slots],
    }


def describe_card(deck: Deck, card: int) -> Figures:
    first = card * N_SLOTS
    printed = deck.printed[first : first + deck.n_slots[card]]
    return {"shape": deck.shapes[card].key, "features": [FEATURES[each] for each in printed]}


def to_compact_json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def to_json(word: str) -> str:
    return json.dumps(word, ensure_ascii=False)


def join_lines(lines: list[str]) -> str:
    return ",\n".join(lines) + "\n"
