"""Why an answer is not allowed: every rule it would break, with the figures."""

from __future__ import annotations

from chabudai.engine.errors import Refusal
from chabudai.engine.text.catalog import Sentence
from chabudai.games.kodama_duo.cards.deck import (
    FEATURES,
    N_BRANCHES,
    N_FEATURES,
    N_SLOTS,
    NO_FEATURE,
    game_sentence,
)
from chabudai.games.kodama_duo.rules.actions import FIRST_POSE
from chabudai.games.kodama_duo.rules.placing import find_entry
from chabudai.games.kodama_duo.rules.state import KodamaState
from chabudai.games.kodama_duo.tree.placement import (
    COVERS,
    NO_BARK,
    OFF_TABLE,
    OVER_CAP,
    TOUCHES_SEVERAL,
    Verdict,
    judge,
)
from chabudai.games.kodama_duo.tree.pose import angle_of, card_of, x_of, y_of
from chabudai.games.kodama_duo.tree.tree import NO_CARD, Tree


def refuse_unrevealed(s: KodamaState, card: int) -> list[Refusal]:
    """A pile is made of the cards that were turned up [R10]."""
    if not 1 <= card <= N_BRANCHES:
        return []
    return [Refusal("R10", game_sentence("refused-not-revealed", card=card))]


# Placing


def refuse_place(s: KodamaState, seat: int, action: int) -> list[Refusal]:
    """Why a card may not lie there, or be left."""
    if action < FIRST_POSE:
        return refuse_leave(s, seat, action - s.ids.leave)
    card = card_of(action)
    broken = [] if card in s.held[seat] else [refuse_unheld(s, seat, card)]
    tree = s.trees[seat]
    verdict = judge(tree, s.limits, card, x_of(action), y_of(action), angle_of(action))
    return broken + [
        Refusal("R12", describe_reason(tree, verdict, each)) for each in verdict.reasons
    ]


def refuse_unheld(s: KodamaState, seat: int, card: int) -> Refusal:
    """Only a card of the own pile can be played [R12]."""
    return Refusal(
        "R12", game_sentence("refused-not-held", card=card, held=name_cards(s.held[seat]))
    )


def name_cards(cards: list[int]) -> list[Sentence]:
    """Cards by their numbers."""
    return [game_sentence("the-card", card=card) for card in sorted(cards)]


def refuse_leave(s: KodamaState, seat: int, card: int) -> list[Refusal]:
    """Nothing is left as long as something can be placed [G8, G9]."""
    if not 1 <= card <= N_BRANCHES:
        return []
    if card not in s.held[seat]:
        return [refuse_unheld(s, seat, card)]
    return [Refusal("R12", game_sentence("refused-leave"))]


def describe_reason(tree: Tree, verdict: Verdict, reason: int) -> Sentence:
    """One broken test of a pose, with its figures."""
    if reason == NO_BARK:
        contact = to_millimetres(verdict.contact)
        return game_sentence(
            "refused-no-bark", card=name_entry(tree, verdict.parent), contact=contact
        )
    if reason == TOUCHES_SEVERAL:
        cards = [name_entry(tree, entry) for entry in verdict.touched]
        return game_sentence("refused-touches-several", cards=cards, count=len(cards))
    if reason == COVERS:
        return game_sentence(
            "refused-covers", features=[name_feature(tree, n) for n in verdict.covered]
        )
    if reason == OFF_TABLE:
        return describe_overhang(verdict)
    if reason == OVER_CAP:
        return game_sentence("refused-over-cap", points=verdict.points, cap=verdict.cap)
    return game_sentence("refused-touches-none")


def describe_overhang(verdict: Verdict) -> Sentence:
    """Below the edge of the table, by how much, or beyond the edges of a small one."""
    if verdict.lowest < 0:
        return game_sentence("refused-below-table", below=to_millimetres(-verdict.lowest))
    return game_sentence("refused-off-table")


def to_millimetres(length: float) -> str:
    """A length in millimetres with one decimal."""
    return f"{length / 10:.1f}"


def name_entry(tree: Tree, entry: int) -> Sentence:
    """A card of a tree as sentences call it."""
    return (
        game_sentence("the-trunk")
        if entry == 0
        else game_sentence("the-card", card=tree.cards[entry])
    )


def name_feature(tree: Tree, place: int) -> Sentence:
    """A feature of a card of the tree."""
    entry, slot = place // N_SLOTS, place % N_SLOTS
    feature = game_sentence(f"the-{FEATURES[tree.shown_feature(entry, slot)]}")
    return game_sentence("feature-on", feature=feature, card=name_entry(tree, entry))


# Claiming


def refuse_claim(s: KodamaState, seat: int, action: int, first: int) -> list[Refusal]:
    """Why this token cannot be claimed [R14, G3]."""
    feature = action - s.ids.claim
    if not 0 <= feature < N_FEATURES:
        return []
    broken: list[Refusal] = []
    name = game_sentence(f"the-{FEATURES[feature]}")
    if s.cards.icons[s.discard[-1] * N_FEATURES + feature] == 0:
        reason = game_sentence("refused-not-on-leftover", feature=name, card=s.discard[-1])
        broken.append(Refusal("R14", reason))
    if feature == first and first != NO_FEATURE:
        broken.append(Refusal("R14", game_sentence("refused-same-token")))
    elif s.token_owner(feature) == seat and s.options.claim_own_tree == "no":
        broken.append(Refusal("G3", game_sentence("refused-own-token", feature=name)))
    return broken


def refuse_put(s: KodamaState, seat: int, action: int) -> list[Refusal]:
    """Why the token cannot lie there [R14]."""
    if not s.ids.put <= action < s.ids.score:
        return []
    tree = s.trees[seat]
    entry, slot = find_entry(tree, s.ids.card_of_put(action)), s.ids.slot_of_put(action)
    if entry == NO_CARD:
        card = s.ids.card_of_put(action)
        return [Refusal("R14", game_sentence("refused-not-on-tree", card=card))]
    if slot >= tree.n_slots(entry):
        figures = {"card": name_entry(tree, entry), "count": tree.n_slots(entry)}
        return [Refusal("R14", game_sentence("refused-no-slot", **figures))]
    return [Refusal("R14", game_sentence("refused-token-there"))]


# Kodama and drafts


def refuse_score(s: KodamaState, seat: int, action: int) -> list[Refusal]:
    """Why this Kodama card cannot be scored [R16]."""
    card = action - s.ids.score
    if not 0 <= card < len(s.cards.kodama):
        return []
    names = s.cards.kodama[card].names
    code = "refused-kodama-scored" if card in s.kept[seat] else "refused-no-kodama"
    return [Refusal("R16", game_sentence(code, card=names))]


def refuse_draft(s: KodamaState, seat: int, action: int) -> list[Refusal]:
    """Why this card cannot be picked [G20]."""
    card = action - s.ids.draft
    if not 1 <= card <= N_BRANCHES:
        return []
    if card in s.drafts[seat]:
        return [Refusal("G9", game_sentence("refused-draft-fits-nowhere", card=card))]
    held = name_cards(s.drafts[seat])
    return [Refusal("G20", game_sentence("refused-not-held", card=card, held=held))]
