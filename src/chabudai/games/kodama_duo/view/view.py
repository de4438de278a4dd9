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
from chabudai.games.kodama_duo.rules import scoring
from chabudai.games.kodama_duo.rules.decisions import Put
from chabudai.games.kodama_duo.rules.kodama import occurrences, value
from chabudai.games.kodama_duo.rules.placing import card_word
from chabudai.games.kodama_duo.rules.state import LAP, NO_ANSWER, KodamaState
from chabudai.games.kodama_duo.tree.tree import NO_CARD, Tree
from chabudai.games.kodama_duo.view.faces import all_faces, word

View = dict[str, object]


def build_view(s: KodamaState, viewer: int | None) -> View:
    """The table as a seat, or a spectator (None), sees it."""
    seen = public(s)
    seen["viewer"] = viewer
    seen["asked"] = s.asked(viewer)
    seen.update(piles(s, viewer))
    seen["hand"] = None if viewer is None else hand(s, viewer)
    seen["draft"] = None if viewer is None else s.drafts[viewer].copy()
    seen["answer"] = answer(s, viewer)
    if s.over():
        seen["breakdown"] = scoring.breakdown(s)
        seen["unscored"] = [s.cards.kodama[cards[0]].key for cards in s.hands]
    return seen


def public(s: KodamaState) -> View:
    """What lies open."""
    return {
        "game": s.game.name,
        "seats": s.seats,
        "over": s.over(),
        "winners": scoring.winners(s),
        "season": SEASONS[s.season],
        "round": s.round + 1,
        "decree": s.decree().key,
        "decrees": [s.cards.decrees[n].key for n in s.decrees[: s.season + 1]],
        "cap": s.terms.cap,
        "converted": word(s.terms.converted),
        "becomes": word(s.terms.becomes),
        "splitter": s.splitter,
        "opener": s.opener,
        "starter": s.starter,
        "draft_variant": s.is_draft(),
        "small_table": s.options.table == "small",
        "protects_trunk": s.terms.protects_trunk,
        "deck": s.left,
        "discard": s.discard.copy(),
        "supply": supply(s),
        "players": [player(s, seat) for seat in range(s.seats)],
        "own_deck": {} if s.source is None else all_faces(s.source),
        "own_branches": {} if s.source is None else features(s),
    }


def supply(s: KodamaState) -> list[str]:
    """The spirit tokens beside the deck; one in somebody's hand is not."""
    question = s.stack[-1] if s.stack else None
    carried = question.feature if isinstance(question, Put) else NO_FEATURE
    free = [n for n in range(N_FEATURES) if s.owner(n) == NO_CARD and n != carried]
    return [FEATURES[feature] for feature in free]


def features(s: KodamaState) -> View:
    """The features of every branch card of a deck of one's own."""
    return {str(card): printed(s.cards, card) for card in range(1, N_BRANCHES + 1)}


def printed(cards: Deck, card: int) -> list[str]:
    """What is printed in the slots of a card."""
    first = card * N_SLOTS
    return [FEATURES[each] for each in cards.printed[first : first + cards.n_slots[card]]]


def player(s: KodamaState, seat: int) -> View:
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
        "occurrences": occurrences(s, seat),
        "tokens": s.tokens_on(seat),
        "hand": len(s.hands[seat]),
        "scored": [scored(s, seat, place) for place in range(len(s.kept[seat]))],
        "held": s.held[seat].copy(),
        "draft": len(s.drafts[seat]),
        "known": s.known[seat].copy(),
        "ready": s.sealed[seat] != NO_ANSWER,
        "tree": tree(s.trees[seat]),
    }


def scored(s: KodamaState, seat: int, place: int) -> View:
    """A Kodama card that was scored."""
    key = s.cards.kodama[s.kept[seat][place]].key
    return {"card": key, "season": SEASONS[place], "points": s.worth[seat][place]}


def tree(tree: Tree) -> list[View]:
    """The cards of a tree, the trunk first; `parent` counts from it, lengths are tenths of a
    millimetre."""
    return [
        {
            "card": card_word(tree.cards[entry]),
            "x": tree.x[entry],
            "y": tree.y[entry],
            "angle": tree.angles[entry],
            "parent": None if entry == 0 else tree.parents[entry],
            "depth": tree.depths[entry],
            "end": tree.is_end(entry),
            "features": [FEATURES[tree.shown(entry, n)] for n in range(tree.n_slots(entry))],
            "tokens": [word(tree.token(entry, n)) for n in range(tree.n_slots(entry))],
        }
        for entry in range(len(tree.cards))
    ]


def piles(s: KodamaState, viewer: int | None) -> View:
    """The cards turned up, as they lie; under Hidden Leaf only the Splitter sees all of them."""
    looks = viewer == s.splitter
    is_split = s.single != NO_CARD
    unseen = s.is_in_force("facedown-card") and not is_split and not looks
    hidden = s.revealed if unseen else [] if looks else [s.hidden]
    return {
        "revealed": faces(s.revealed, hidden),
        "single": faces([s.single], hidden)[0] if is_split else None,
        "pair": faces(s.pair(), hidden) if is_split else None,
        "hidden": s.hidden if looks and s.hidden != NO_CARD else None,
    }


def faces(cards: list[int], hidden: list[int]) -> list[int | None]:
    """Cards as they lie, those face down last, so that no order tells of them."""
    seen: list[int | None] = [card for card in cards if card not in hidden]
    return seen + [None] * (len(cards) - len(seen))


def hand(s: KodamaState, viewer: int) -> list[View]:
    """The viewer's Kodama cards with what each would score now."""
    return [
        {"card": s.cards.kodama[card].key, "worth": value(s, viewer, card)}
        for card in s.hands[viewer]
    ]


def answer(s: KodamaState, viewer: int | None) -> str | None:
    """What the viewer has chosen already, until the other has as well."""
    if viewer is None or s.sealed[viewer] == NO_ANSWER:
        return None
    return s.ids.token(s.sealed[viewer])
