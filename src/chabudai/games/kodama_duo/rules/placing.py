"""What a round does to the trees: cards laid, points booked, tokens moved [R12-R14]."""

from __future__ import annotations

from chabudai.games.kodama_duo.cards.deck import (
    FEATURES,
    N_BRANCHES,
    N_FEATURES,
    N_SLOTS,
    Decree,
)
from chabudai.games.kodama_duo.rules.actions import FIRST_POSE
from chabudai.games.kodama_duo.rules.kodama import count_tokens_on_entry
from chabudai.games.kodama_duo.rules.state import NO_ANSWER, KodamaState
from chabudai.games.kodama_duo.tree.placement import find_only_touched
from chabudai.games.kodama_duo.tree.pose import angle_of, card_of, x_of, y_of
from chabudai.games.kodama_duo.tree.runs import count_icons_on_card, find_runs, score_card
from chabudai.games.kodama_duo.tree.tree import NO_CARD, Tree

TRUNK = "trunk"


def name_card(card: int) -> str:
    """A card of a tree as people call it."""
    return str(card) if 0 < card <= N_BRANCHES else TRUNK


def find_parent(tree: Tree, pose: int) -> int:
    """The card that a legal placement touches."""
    shape = tree.deck.shapes[card_of(pose)]
    return int(find_only_touched(tree, shape, x_of(pose), y_of(pose), angle_of(pose)))


def with_card(tree: Tree, pose: int, parent: int) -> Tree:
    grown = tree.clone()
    grown.lay(card_of(pose), x_of(pose), y_of(pose), angle_of(pose), parent)
    return grown


def with_token(tree: Tree, place: int, feature: int) -> Tree:
    changed = tree.clone()
    changed.put_token(place // N_SLOTS, place % N_SLOTS, feature)
    return changed


def without_token(tree: Tree, place: int) -> Tree:
    """A tree with a spirit token taken away [G7]."""
    changed = tree.clone()
    changed.take_token(place // N_SLOTS, place % N_SLOTS)
    return changed


def decree_points(s: KodamaState, tree: Tree, card: int, parent: int) -> int:
    """What the Decree adds for a card on this parent, outside the cap [R12, R13]."""
    decree: Decree = s.decree()
    if decree.effect == "bonus-on-trunk":
        return decree.points if parent == 0 else 0
    if decree.effect == "bonus-per-feature":
        return decree.points * count_icons_on_card(s.cards, s.limits, card, decree.feature)
    if decree.effect == "bonus-beside-token":
        return decree.points if count_tokens_on_entry(tree, parent) > 0 else 0
    return 0


# Laying cards


def lay_sealed(s: KodamaState, seat: int) -> None:
    """Show what a seat has chosen, and do it."""
    action = s.sealed[seat]
    if action >= FIRST_POSE:
        lay_card(s, seat, action)
    elif s.events is not None:
        s.tell("stuck", {"seat": seat, "cards": s.held[seat].copy()})


def lay_card(s: KodamaState, seat: int, pose: int) -> None:
    """Lay a card on a seat's tree and book its points [R12, R13]."""
    tree, card = s.trees[seat], card_of(pose)
    parent = find_parent(tree, pose)
    before = s.score(seat)
    s.grown[seat].append(score_card(tree, s.limits, card, parent))
    if s.events is not None:
        tell_growth(s, seat, pose, parent)
        s.tell_lap(seat, before)
    bonus = decree_points(s, tree, card, parent)
    s.held[seat].remove(card)
    s.set_tree(seat, with_card(tree, pose, parent))
    s.add_bonus(seat, bonus)


def tell_growth(s: KodamaState, seat: int, pose: int, parent: int) -> None:
    """Tell what grew where, and the points feature by feature."""
    tree, card = s.trees[seat], card_of(pose)
    lines = [
        {
            "feature": FEATURES[run.feature],
            "points": run.points(),
            "icons": run.icons,
            "cards": [name_card(tree.cards[entry]) for entry in run.cards],
        }
        for run in find_runs(tree, s.limits, card, parent)
    ]
    s.tell(
        "grew",
        {
            "seat": seat,
            "card": card,
            "on": name_card(tree.cards[parent]),
            "place": s.ids.token(pose),
            "points": s.grown[seat][-1],
            "runs": lines,
            "score": s.score(seat),
        },
    )


def lay_both_cards(s: KodamaState) -> int:
    """Both placements are shown and laid [G10]; return the seat that may claim, or NO_CARD.

    What is left of the pair is discarded last: the claim reads the card on top [R14, G8].
    """
    pair_holder = NO_CARD
    for seat in (s.splitter, s.chooser()):
        if len(s.held[seat]) == 2:
            pair_holder = seat
        lay_sealed(s, seat)
    last = s.chooser() if pair_holder == NO_CARD else pair_holder
    for seat in (1 - last, last):
        discard_rest(s, seat)
    s.sealed = [NO_ANSWER, NO_ANSWER]
    return NO_CARD if pair_holder == NO_CARD else 1 - pair_holder


def discard_rest(s: KodamaState, seat: int) -> None:
    """Discard what was not played; the leftover, for the claim, comes to lie on top [R14, G8]."""
    rest = s.held[seat]
    leftover = s.sealed[seat] - s.ids.leave
    if leftover in rest:
        rest.remove(leftover)
        rest.append(leftover)
    if rest and s.events is not None:
        s.tell("discarded", {"seat": seat, "cards": rest.copy()})
    s.discard += rest
    s.held[seat] = []


# Spirit tokens


def claimable_tokens(s: KodamaState, seat: int, first: int) -> list[int]:
    """The tokens a seat may claim for the leftover, besides one it has just claimed [R14, G3]."""
    if not s.free_slots(seat):
        return []
    found: list[int] = []
    for feature in range(N_FEATURES):
        is_shown = s.cards.icons[s.discard[-1] * N_FEATURES + feature] > 0
        is_own = s.token_owner(feature) == seat and s.options.claim_own_tree == "no"
        if is_shown and feature != first and not is_own:
            found.append(feature)
    return found


def take_token(s: KodamaState, seat: int, feature: int) -> None:
    """Take a spirit token from the supply or from a tree, which shows its own feature again."""
    owner = s.token_owner(feature)
    public: dict[str, object] = {"seat": seat, "feature": FEATURES[feature], "from": None}
    if owner != NO_CARD:
        tree = s.trees[owner]
        place = s.find_token(owner, feature)
        public["from"] = owner
        public["card"] = name_card(tree.cards[place // N_SLOTS])
        public["slot"] = place % N_SLOTS + 1
        public["shows"] = FEATURES[tree.printed_feature(place // N_SLOTS, place % N_SLOTS)]
        s.set_tree(owner, without_token(tree, place))
    if s.events is not None:
        s.tell("claimed", public)


def put_token(s: KodamaState, seat: int, feature: int, place: int) -> None:
    """Lay a spirit token over a feature of the seat's own tree [R14]."""
    tree = s.trees[seat]
    entry, slot = place // N_SLOTS, place % N_SLOTS
    s.set_tree(seat, with_token(tree, place, feature))
    if s.events is not None:
        over = FEATURES[tree.printed_feature(entry, slot)]
        where = {"card": name_card(tree.cards[entry]), "slot": slot + 1, "over": over}
        s.tell("put", {"seat": seat, "feature": FEATURES[feature], **where})


def find_entry(tree: Tree, card: int) -> int:
    """Where a card is in a tree; the trunk, under either number, is first; NO_CARD if nowhere."""
    if not 0 < card <= N_BRANCHES:
        return 0
    return tree.cards.index(card) if card in tree.cards else NO_CARD
