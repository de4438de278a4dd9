"""Write the generated files anew: `python -m tests.games.kodama_duo.regenerate`."""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import islice
from pathlib import Path
from random import Random

import msgspec

from chabudai import load
from chabudai.engine.cards.deck import read_deck
from chabudai.games.kodama_duo.cards.deck import FLOWER, MUSHROOM, PACKAGE
from chabudai.games.kodama_duo.cards.loading import load_deck, read_data, read_drawings
from chabudai.games.kodama_duo.rules.state import KodamaState
from chabudai.games.kodama_duo.tree.export import write_geometry
from chabudai.games.kodama_duo.tree.limits import PlacementLimits
from chabudai.games.kodama_duo.tree.placement import REASONS, judge
from chabudai.games.kodama_duo.tree.tree import Tree, plant_tree
from tests.games.kodama_duo.poses import Pose, bordering, scattered, snapped
from tests.games.kodama_duo.tables import redrawn
from tests.games.kodama_duo.trees import bare_tree, put, tree_1

BARK = Path(str(files(PACKAGE).joinpath("bark.json")))
GEOMETRY = Path(str(files(PACKAGE).joinpath("geometry.json")))
GOLDEN = Path(__file__).with_name("golden_poses.json")
OWN_GOLDEN = Path(__file__).with_name("golden_own_deck.json")
# The cards to try on the trees of the golden file that are kept.
TRIED = [[36, 30, 29, 33, 13, 6], [18, 34, 23, 10, 25, 1], [19, 12, 15, 10, 34, 21]]
ABOUT = (
    "Poses and their verdicts, for clients that judge poses themselves: every number must come "
    "out the same. Lengths are tenths of a millimetre. A card of a tree is [card, x, y, angle, "
    "parent], a token [entry, slot, feature]. A pose is [tree, terms, card, x, y, angle], its "
    "verdict [reasons, touched, parent, stretches, covered, lowest, overhang, points, contact]; "
    "a covered feature is entry · 4 + slot. Cards are described in geometry.json."
)


OWN_ABOUT = (
    "The same for a deck of one's own: the view of a table, the lines of its cards with their "
    "drawings, and poses. A pose is [seat, card, x, y, angle], then its verdict."
)


def bark_text() -> str:
    """The discs of every drawing, limb by limb, in millimetres."""
    drawings = read_drawings(read_deck(read_data("cards.toml")))
    parts = []
    for key, drawing in drawings.items():
        limbs = ",\n".join(f"  {json.dumps(limb)}" for limb in drawing.limbs)
        parts.append(f' "{key}": [\n{limbs}\n ]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def golden_text() -> str:
    """A few thousand poses on small and full trees, with their verdicts."""
    known = trees()
    tried = [trial for n, (tree, left) in enumerate(known) for trial in trials(n, tree, left)]
    lines = ",\n".join(f"  {json.dumps(trial, separators=(',', ':'))}" for trial in tried)
    described = ",\n".join(f"  {json.dumps(described_tree(tree))}" for tree, _ in known)
    asked = ",\n".join(f"  {json.dumps(described_terms(limits))}" for limits in all_terms())
    return (
        f'{{\n "about": {json.dumps(ABOUT)},\n "reasons": {json.dumps(REASONS)},\n'
        f' "trees": [\n{described}\n ],\n "terms": [\n{asked}\n ],\n "poses": [\n{lines}\n ]\n}}\n'
    )


def own_golden_text() -> str:
    """A table with a deck of its own as a client gets it, and poses on both of its trees."""
    state = own_table()
    tried: list[list[object]] = []
    for seat, tree in enumerate(state.trees):
        rng, left = Random(seat), state.revealed
        for kind, count in ((scattered, 100), (snapped, 160), (bordering, 160)):
            for pose in islice(kind(tree, left, rng), count):
                tried.append([seat, *pose, *verdict_on(tree, state.limits, pose)])
    shown = {f"#{card}" for card in state.revealed} | {"oak", "elm"}
    shown |= {f"#{card}" for tree in state.trees for card in tree.cards}
    drawn = [line for line in state.game.list_cards(redrawn()) if line.key in shown]
    cards = ",\n".join(f"  {to_line(msgspec.to_builtins(line))}" for line in drawn)
    lines = ",\n".join(f"  {to_line(trial)}" for trial in tried)
    return (
        f'{{\n "about": {json.dumps(OWN_ABOUT)},\n "reasons": {json.dumps(REASONS)},\n'
        f' "view": {to_line(state.view(None))},\n'
        f' "cards": [\n{cards}\n ],\n "poses": [\n{lines}\n ]\n}}\n'
    )


def own_table() -> KodamaState:
    """The third round of a game with a deck of its own, always the same."""
    state = load("kodama_duo").new(2, 4, {}, redrawn())
    assert isinstance(state, KodamaState)
    rng = Random(4)
    while not (state.round == 3 and state.revealed):
        legal = state.legal()
        state.apply(legal[rng.randrange(len(legal) // 3 + 1)])
    return state


def to_line(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def trees() -> list[tuple[Tree, list[int]]]:
    """The trees of the golden file, each with the cards to try on it."""
    with_token = tree_1("place 34 66.1 307.0 270")
    put(with_token, "flower", 7, 1)
    known = [(bare_tree(), [1, 17, 30]), (tree_1(), [34, 21, 5]), (with_token, [1, 17, 35])]
    kept = json.loads(GOLDEN.read_text(encoding="utf-8"))["trees"][len(known) :]
    return known + [(kept_tree(each), cards) for each, cards in zip(kept, TRIED, strict=True)]


def kept_tree(described: dict[str, list[list[int]]]) -> Tree:
    """A tree of the golden file: larger ones stay as they were once grown."""
    (trunk, *_), *branches = described["cards"]
    tree = plant_tree(load_deck(), trunk)
    for card, x, y, angle, parent in branches:
        tree.lay(card, x, y, angle, parent)
    return tree


def all_terms() -> list[PlacementLimits]:
    """The usual terms, a small table, an unprotected trunk, other caps and spores."""
    limits = [PlacementLimits() for _ in range(6)]
    limits[1].table_width, limits[1].table_height = 6000, 4500
    limits[2].protects_trunk = False
    limits[3].cap = 12
    limits[4].cap = 3
    limits[5].converted, limits[5].becomes = MUSHROOM, FLOWER
    return limits


def trials(number: int, tree: Tree, left: list[int]) -> list[list[object]]:
    """Poses on one tree with their verdicts."""
    rng = Random(number)
    tried: list[list[object]] = []
    for kind, count in ((scattered, 120), (snapped, 160), (bordering, 160)):
        for pose in islice(kind(tree, left, rng), count):
            n = rng.choice([0, 0, 1, 2, 3, 4, 5])
            tried.append([number, n, *pose, *verdict_on(tree, all_terms()[n], pose)])
    return tried


def verdict_on(tree: Tree, limits: PlacementLimits, pose: Pose) -> list[object]:
    """The figures of a verdict, in the order the golden file names them."""
    verdict = judge(tree, limits, *pose)
    return [
        verdict.reasons,
        verdict.touched,
        verdict.parent,
        verdict.stretches,
        verdict.covered,
        verdict.lowest,
        verdict.overhang,
        verdict.points,
        verdict.contact,
    ]


def described_tree(tree: Tree) -> dict[str, object]:
    """A tree as the golden file has it."""
    columns = zip(tree.cards, tree.x, tree.y, tree.angles, tree.parents, strict=True)
    slots = [(n, slot) for n in range(len(tree.cards)) for slot in range(tree.n_slots(n))]
    tokens = [
        [n, slot, tree.token_feature(n, slot)]
        for n, slot in slots
        if tree.token_feature(n, slot) >= 0
    ]
    return {"cards": [list(card) for card in columns], "tokens": tokens}


def described_terms(limits: PlacementLimits) -> dict[str, object]:
    """Terms as the golden file has them."""
    return {
        "cap": limits.cap,
        "converted": limits.converted,
        "becomes": limits.becomes,
        "protects_trunk": limits.protects_trunk,
        "table_width": limits.table_width,
        "table_height": limits.table_height,
    }


if __name__ == "__main__":
    BARK.write_text(bark_text(), encoding="utf-8")
    GEOMETRY.write_text(write_geometry(load_deck()), encoding="utf-8")
    GOLDEN.write_text(golden_text(), encoding="utf-8")
    OWN_GOLDEN.write_text(own_golden_text(), encoding="utf-8")
