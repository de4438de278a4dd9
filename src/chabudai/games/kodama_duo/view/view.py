"""What a seat may know of the table, built up from nothing."""

from __future__ import annotations

from chabudai.games.kodama_duo.cards.deck import (
    FEATURES,
    N_BRANCHES,
    N_FEATURES,
    N_SLOTS,
    NO_FEATURE,
    SEASONS,
    Deck,
)
from chabudai.games.kodama_duo.cards.faces import all_faces, name_feature
from chabudai.games.kodama_duo.rules import scoring
from chabudai.games.kodama_duo.rules.decisions import Put
from chabudai.games.kodama_duo.rules.kodama import count_trunk_feature, kodama_points
from chabudai.games.kodama_duo.rules.placing import name_card
from chabudai.games.kodama_duo.rules.state import LAP, NO_ANSWER, ROUNDS, KodamaState
from chabudai.games.kodama_duo.tree.tree import NO_CARD, Tree

View = dict[str, object]


def build_view(s: KodamaState, viewer: int | None) -> View:
    """The table as a seat, or a spectator (None), sees it."""
    seen = build_public(s)
    seen["viewer"] = viewer
    seen["asked"] = s.asked(viewer)
    seen.update(build_piles(s, viewer))
    seen["hand"] = None if viewer is None else build_hand(s, viewer)
    seen["draft"] = None if viewer is None else s.drafts[viewer].copy()
    seen["answer"] = sealed_answer(s, viewer)
    if s.over():
        seen["breakdown"] = scoring.explain_score(s)
        seen["unscored"] = [s.cards.kodama[cards[0]].key for cards in s.hands]
    return seen


def build_public(s: KodamaState) -> View:
    return {
        "game": s.game.name,
        "seats": s.seats,
        "over": s.over(),
        "winners": scoring.find_winners(s),
        "season": SEASONS[s.season],
        "round": min(s.round + 1, ROUNDS),
        "decree": s.decree().key,
        "decrees": [s.cards.decrees[n].key for n in s.decrees[: s.season + 1]],
        "cap": s.limits.cap,
        "converted": name_feature(s.limits.converted),
        "becomes": name_feature(s.limits.becomes),
        "splitter": s.splitter,
        "opener": s.opener,
        "starter": s.starter,
        "draft_variant": s.is_draft(),
        "small_table": s.options.table == "small",
        "protects_trunk": s.limits.protects_trunk,
        "deck": s.left,
        "discard": s.discard.copy(),
        "supply": list_supply(s),
        "players": [build_player(s, seat) for seat in range(s.seats)],
        "own_deck": {} if s.source is None else all_faces(s.source),
        "own_branches": {} if s.source is None else list_branch_features(s),
    }


def list_supply(s: KodamaState) -> list[str]:
    """The spirit tokens beside the deck; one in somebody's hand is not."""
    question = s.stack[-1] if s.stack else None
    carried = question.feature if isinstance(question, Put) else NO_FEATURE
    free = [n for n in range(N_FEATURES) if s.token_owner(n) == NO_CARD and n != carried]
    return [FEATURES[feature] for feature in free]


def list_branch_features(s: KodamaState) -> View:
    """The features of every branch card of a deck of one's own."""
    return {str(card): printed_features(s.cards, card) for card in range(1, N_BRANCHES + 1)}


def printed_features(cards: Deck, card: int) -> list[str]:
    first = card * N_SLOTS
    return [FEATURES[each] for each in cards.printed[first : first + cards.n_slots[card]]]


def build_player(s: KodamaState, seat: int) -> View:
    """A seat: its tree, its points, and what it has scored."""
    score = s.score(seat)
    return {
        "seat": seat,
        "score": score,
        "growing": sum(s.grown[seat]),
        "decrees": s.bonus[seat].copy(),
        "track": score % LAP,
        "laps": score // LAP,
        "trunk": FEATURES[s.trees[seat].trunk_feature()],
        "occurrences": count_trunk_feature(s, seat),
        "tokens": s.count_tokens(seat),
        "hand": len(s.hands[seat]),
        "scored": [build_scored(s, seat, place) for place in range(len(s.kept[seat]))],
        "held": s.held[seat].copy(),
        "draft": len(s.drafts[seat]),
        "known": s.known[seat].copy(),
        "ready": s.sealed[seat] != NO_ANSWER,
        "tree": build_tree(s.trees[seat]),
    }


def build_scored(s: KodamaState, seat: int, place: int) -> View:
    key = s.cards.kodama[s.kept[seat][place]].key
    return {"card": key, "season": SEASONS[place], "points": s.worth[seat][place]}


def build_tree(tree: Tree) -> list[View]:
    """The cards of a tree, the trunk first; `parent` counts from it, lengths are tenths of a
    millimetre."""
    return [
        {
            "card": name_card(tree.cards[entry]),
            "x": tree.x[entry],
            "y": tree.y[entry],
            "angle": tree.angles[entry],
            "parent": None if entry == 0 else tree.parents[entry],
            "depth": tree.depths[entry],
            "end": tree.is_end(entry),
            "features": [
                FEATURES[tree.shown_feature(entry, n)] for n in range(tree.n_slots(entry))
            ],
            "tokens": [
                name_feature(tree.token_feature(entry, n)) for n in range(tree.n_slots(entry))
            ],
        }
        for entry in range(len(tree.cards))
    ]


def build_piles(s: KodamaState, viewer: int | None) -> View:
    """The cards turned up, as they lie; under Hidden Leaf only the Splitter sees all of them."""
    looks = viewer == s.splitter
    is_split = s.single != NO_CARD
    unseen = s.is_in_force("facedown-card") and not is_split and not looks
    hidden = s.revealed if unseen else [] if looks else [s.hidden]
    return {
        "revealed": turn_face_down(s.revealed, hidden),
        "single": turn_face_down([s.single], hidden)[0] if is_split else None,
        "pair": turn_face_down(s.pair(), hidden) if is_split else None,
        "hidden": s.hidden if looks and s.hidden != NO_CARD else None,
    }


def turn_face_down(cards: list[int], hidden: list[int]) -> list[int | None]:
    """Cards as they lie, those face down last, so that no order tells of them."""
    seen: list[int | None] = [card for card in cards if card not in hidden]
    return seen + [None] * (len(cards) - len(seen))


def build_hand(s: KodamaState, viewer: int) -> list[View]:
    """The viewer's Kodama cards with what each would score now."""
    return [
        {"card": s.cards.kodama[card].key, "worth": kodama_points(s, viewer, card)}
        for card in s.hands[viewer]
    ]


def sealed_answer(s: KodamaState, viewer: int | None) -> str | None:
    """What the viewer has chosen already, until the other has as well."""
    if viewer is None or s.sealed[viewer] == NO_ANSWER:
        return None
    return s.ids.token(s.sealed[viewer])
