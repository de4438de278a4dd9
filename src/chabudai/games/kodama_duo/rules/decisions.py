"""The questions of a season, phase by phase: Decree, four rounds of growing, Kodama [R8-R18]."""

from __future__ import annotations

from typing import Final

from chabudai.engine.errors import Refusal
from chabudai.engine.rules.decision import Decision
from chabudai.games.kodama_duo.cards.deck import FEATURES, N_SLOTS, NO_FEATURE, SEASONS
from chabudai.games.kodama_duo.rules import refusals
from chabudai.games.kodama_duo.rules.actions import CHOOSE_ONE, CHOOSE_TWO, FIRST_POSE, PASS
from chabudai.games.kodama_duo.rules.gains import (
    list_claims,
    list_place_offers,
    list_prospects,
    list_slots,
)
from chabudai.games.kodama_duo.rules.kodama import kodama_points
from chabudai.games.kodama_duo.rules.placing import (
    claimable_tokens,
    find_entry,
    lay_both_cards,
    put_token,
    take_token,
)
from chabudai.games.kodama_duo.rules.state import (
    DRAFT_HAND,
    N_SEASONS,
    NO_ANSWER,
    REVEALED,
    ROUNDS,
    KodamaState,
)
from chabudai.games.kodama_duo.tree.limits import SMALL_HEIGHT, SMALL_WIDTH, PlacementLimits
from chabudai.games.kodama_duo.tree.placement import is_legal_pose
from chabudai.games.kodama_duo.tree.pose import card_of
from chabudai.games.kodama_duo.tree.tree import NO_CARD

# Decree Phase


def start_season(s: KodamaState) -> None:
    """Reveal the Decree of the season [R8]."""
    s.round = 0
    s.opener = s.splitter
    s.set_limits(season_limits(s))
    if s.events is not None:
        told = {"season": SEASONS[s.season], "decree": s.decree().key, "why": why_splitter(s)}
        s.tell("season", {**told, "splitter": s.public_splitter()})
    start_round(s)


def why_splitter(s: KodamaState) -> str:
    """Why this seat splits first in a season [R7, R17]."""
    if s.season == 0:
        return "start"
    return "tie" if s.score(0) == s.score(1) else "fewer"


def season_limits(s: KodamaState) -> PlacementLimits:
    """What the table and the Decree ask of placements [G13, G14, G19]."""
    limits = PlacementLimits()
    limits.protects_trunk = s.options.protect_trunk_feature == "yes"
    if s.options.table == "small":
        limits.table_width, limits.table_height = SMALL_WIDTH, SMALL_HEIGHT
    return limits.with_decree(s.decree())


# Growing Phase


def start_round(s: KodamaState) -> None:
    """Turn up three cards [R9], or take up the hands of the draft [G20]."""
    if s.is_draft():
        start_draft_round(s)
        return
    s.revealed = sorted([s.draw() for _ in range(REVEALED)])
    hides = s.is_in_force("facedown-card")
    if s.events is not None:
        public: dict[str, object] = {"seat": s.splitter, "round": s.round + 1}
        if hides:
            s.tell_privately("looked", s.splitter, public, {"cards": s.revealed.copy()})
        else:
            s.tell("revealed", {**public, "cards": s.revealed.copy()})
    s.stack.append((HIDE if hides else SPLIT)[s.splitter])


class Hide(Decision[KodamaState]):
    """Hidden Leaf: the Splitter says which card will lie face down."""

    def name(self) -> str:
        return "hide"

    def legal(self, s: KodamaState) -> list[int]:
        return [s.ids.hide + card for card in s.revealed]

    def apply(self, s: KodamaState, action: int) -> None:
        s.hidden = action - s.ids.hide
        if s.events is not None:
            s.tell_privately("hid", self.seat, {"seat": self.seat}, {"card": s.hidden})
        s.stack.append(SPLIT[self.seat])

    def secret(self, s: KodamaState) -> dict[str, object]:
        return {"prospects": list_prospects(s, s.revealed)}

    def why_not(self, s: KodamaState, action: int) -> list[Refusal]:
        return refusals.refuse_unrevealed(s, action - s.ids.hide)


class Split(Decision[KodamaState]):
    """Two piles of three cards: which one lies alone [R10]."""

    def name(self) -> str:
        return "split"

    def legal(self, s: KodamaState) -> list[int]:
        return [s.ids.split + card for card in s.revealed]

    def apply(self, s: KodamaState, action: int) -> None:
        s.single = action - s.ids.split
        if s.events is not None:
            pair = sorted(s.pair(), key=lambda card: card == s.hidden)  # no order tells of it
            piles = {
                "single": hide_if_face_down(s, s.single),
                "pair": [hide_if_face_down(s, card) for card in pair],
            }
            s.tell("split", {"seat": self.seat, **piles})
        s.stack.append(CHOOSE[1 - self.seat])

    def secret(self, s: KodamaState) -> dict[str, object]:
        return {"prospects": list_prospects(s, s.revealed)}

    def why_not(self, s: KodamaState, action: int) -> list[Refusal]:
        return refusals.refuse_unrevealed(s, action - s.ids.split)


def hide_if_face_down(s: KodamaState, card: int) -> int | None:
    """A card of the piles as it lies: None face down."""
    return None if card == s.hidden else card


class Choose(Decision[KodamaState]):
    """The Chooser takes one pile, the Splitter the other [R11]."""

    def name(self) -> str:
        return "choose"

    def legal(self, s: KodamaState) -> list[int]:
        return [CHOOSE_ONE, CHOOSE_TWO]

    def apply(self, s: KodamaState, action: int) -> None:
        alone = self.seat if action == CHOOSE_ONE else 1 - self.seat
        s.held = [[s.single] if seat == alone else s.pair() for seat in range(s.seats)]
        if s.events is not None:
            turned = None if s.hidden == NO_CARD else s.hidden
            taken = {"single": alone == self.seat, "cards": [each.copy() for each in s.held]}
            s.tell("chose", {"seat": self.seat, **taken, "turned": turned})
        s.revealed, s.single, s.hidden = [], NO_CARD, NO_CARD
        if s.is_in_force("bonus-one-card-pile"):
            s.add_bonus(alone, s.decree().points)
        ask_both(s, PLACE)

    def about(self, s: KodamaState) -> dict[str, object]:
        return {"prospects": list_prospects(s, [card for card in s.revealed if card != s.hidden])}

    def why_not(self, s: KodamaState, action: int) -> list[Refusal]:
        return []


def ask_both(s: KodamaState, questions: list[Decision[KodamaState]]) -> None:
    """Ask both seats the same, one after the other; answers stay sealed until both are in."""
    s.stack.append(questions[s.chooser()])
    s.stack.append(questions[s.splitter])


class Place(Decision[KodamaState]):
    """Connect one of the cards to the own tree [R12]; the place stays hidden for now [G10]."""

    def name(self) -> str:
        return "place"

    def legal(self, s: KodamaState) -> list[int]:
        held = s.held[self.seat]
        found = [pose for card in sorted(held) for pose in sorted(s.find_places(self.seat, card))]
        return found or [s.ids.leave + card for card in sorted(held)]

    def is_legal(self, s: KodamaState, action: int) -> bool:
        if action < FIRST_POSE:
            return action in self.legal(s)
        held = card_of(action) in s.held[self.seat]
        return held and is_legal_pose(s.trees[self.seat], s.limits, action)

    def apply(self, s: KodamaState, action: int) -> None:
        s.sealed[self.seat] = action
        if s.events is not None:
            tell_decision(s, self.seat, action)
        if s.sealed[1 - self.seat] != NO_ANSWER:
            start_claims(s, lay_both_cards(s))

    def secret(self, s: KodamaState) -> dict[str, object]:
        return {"places": list_place_offers(s, self.seat)}

    def why_not(self, s: KodamaState, action: int) -> list[Refusal]:
        return refusals.refuse_place(s, self.seat, action)


def tell_decision(s: KodamaState, seat: int, action: int) -> None:
    """Tell that a seat has chosen a place, or that nothing fits [G8]; what, only to itself."""
    if action >= FIRST_POSE:
        s.tell_privately("decided", seat, {"seat": seat}, {"place": s.ids.token(action)})
    else:
        s.tell_privately("gave_up", seat, {"seat": seat}, {"card": action - s.ids.leave})


def start_claims(s: KodamaState, seat: int) -> None:
    """The seat without the leftover claims a token for it, if there is one to claim [R14, G4]."""
    if seat == NO_CARD:
        end_round(s)
    elif claimable_tokens(s, seat, NO_FEATURE):
        s.stack.append(Claim(seat, NO_FEATURE))
    else:
        if s.events is not None:
            s.tell("unclaimed", {"seat": seat, "card": s.discard[-1]})
        end_round(s)


class Claim(Decision[KodamaState]):
    """Which token; a second one, under Paired Visit, may be left [R14]."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def name(self) -> str:
        return "claim"

    def details(self) -> list[int]:
        return [self.first]

    def about(self, s: KodamaState) -> dict[str, object]:
        tokens = list_claims(s, claimable_tokens(s, self.seat, self.first))
        return {"card": s.discard[-1], "second": self.first != NO_FEATURE, "tokens": tokens}

    def legal(self, s: KodamaState) -> list[int]:
        """One of the features of the leftover."""
        found = [s.ids.claim + feature for feature in claimable_tokens(s, self.seat, self.first)]
        return found if self.first == NO_FEATURE else [PASS, *found]

    def apply(self, s: KodamaState, action: int) -> None:
        """Take the token, wherever it lies."""
        if action == PASS:
            end_round(s)
            return
        feature = action - s.ids.claim
        take_token(s, self.seat, feature)
        s.stack.append(Put(self.seat, feature, self.first))

    def why_not(self, s: KodamaState, action: int) -> list[Refusal]:
        """Not on the leftover, claimed already, or on the own tree."""
        return refusals.refuse_claim(s, self.seat, action, self.first)


class Put(Decision[KodamaState]):
    """Where the token goes: over any feature of the own tree that holds none [R14, G5, G6]."""

    def __init__(self, seat: int, feature: int, first: int) -> None:
        super().__init__(seat)
        self.feature = feature
        self.first = first

    def name(self) -> str:
        return "put"

    def details(self) -> list[int]:
        return [self.feature, self.first]

    def about(self, s: KodamaState) -> dict[str, object]:
        return {"feature": FEATURES[self.feature]}

    def secret(self, s: KodamaState) -> dict[str, object]:
        """What each place would do for the Kodama cards in hand."""
        return {"slots": list_slots(s, self.seat, self.feature)}

    def legal(self, s: KodamaState) -> list[int]:
        """Every feature without a token."""
        tree = s.trees[self.seat]
        places = s.free_slots(self.seat)
        return sorted(
            [s.ids.put_action(tree.cards[place // N_SLOTS], place % N_SLOTS) for place in places]
        )

    def apply(self, s: KodamaState, action: int) -> None:
        """Lay it there; Paired Visit may offer a second one."""
        entry = find_entry(s.trees[self.seat], s.ids.card_of_put(action))
        put_token(s, self.seat, self.feature, entry * N_SLOTS + s.ids.slot_of_put(action))
        pairs = s.is_in_force("second-token") and self.first == NO_FEATURE
        if pairs and claimable_tokens(s, self.seat, self.feature):
            s.stack.append(Claim(self.seat, self.feature))
        else:
            end_round(s)

    def why_not(self, s: KodamaState, action: int) -> list[Refusal]:
        """Not on the tree, no such feature, or a token there already."""
        return refusals.refuse_put(s, self.seat, action)


def end_round(s: KodamaState) -> None:
    """Exchange the markers; after four rounds the Growing Phase ends [R15]."""
    s.round += 1
    s.splitter = s.chooser()
    if s.round < ROUNDS:
        start_round(s)
        return
    if s.is_in_force("tokens-at-end"):
        for seat in range(s.seats):
            s.add_bonus(seat, s.decree().points * s.count_tokens(seat))
    ask_both(s, SCORE)


# The draft variant


def start_draft_round(s: KodamaState) -> None:
    """Four cards to each hand, later what the other passed on and one more [G20]."""
    if s.round == 0:
        shuffle_unused(s)
        s.drafts = [sorted([s.draw() for _ in range(DRAFT_HAND)]) for _ in range(s.seats)]
    else:
        s.drafts = [s.drafts[1], s.drafts[0]]
        s.known = [cards.copy() for cards in s.drafts]
        for hand in s.drafts:
            hand.append(s.draw())
            hand.sort()
    if s.events is not None:
        for seat in range(s.seats):
            s.tell_privately("took_up", seat, {"seat": seat}, {"cards": s.drafts[seat].copy()})
    ask_both(s, DRAFT)


def shuffle_unused(s: KodamaState) -> None:
    """All cards that no tree has used are shuffled together."""
    unused = s.deck[: s.left] + s.discard + [card for hand in s.drafts for card in hand]
    unused.sort()
    s.chance("season", s.season).shuffle(unused)
    s.deck, s.left, s.discard = unused, len(unused), []
    s.known = [[], []]


class Draft(Decision[KodamaState]):
    """Pick one card of the hand, shown when both have picked [G20]; one that fits, if any does."""

    def name(self) -> str:
        return "draft"

    def legal(self, s: KodamaState) -> list[int]:
        return [s.ids.draft + card for card in draftable_cards(s, self.seat)]

    def apply(self, s: KodamaState, action: int) -> None:
        s.sealed[self.seat] = action
        if s.events is not None:
            card = action - s.ids.draft
            s.tell_privately("picked", self.seat, {"seat": self.seat}, {"card": card})
        if s.sealed[1 - self.seat] != NO_ANSWER:
            reveal_picks(s)

    def secret(self, s: KodamaState) -> dict[str, object]:
        return {"prospects": list_prospects(s, s.drafts[self.seat])}

    def why_not(self, s: KodamaState, action: int) -> list[Refusal]:
        return refusals.refuse_draft(s, self.seat, action)


def draftable_cards(s: KodamaState, seat: int) -> list[int]:
    """The cards of a hand that fit on the tree; all of them if none does [G8, G9]."""
    fitting = [card for card in s.drafts[seat] if s.find_places(seat, card)]
    return fitting or s.drafts[seat]


def reveal_picks(s: KodamaState) -> None:
    """Both have picked: the cards are shown, then placed as usual."""
    for seat in range(s.seats):
        card = s.sealed[seat] - s.ids.draft
        s.drafts[seat].remove(card)
        if card in s.known[seat]:
            s.known[seat].remove(card)
        s.held[seat] = [card]
    s.sealed = [NO_ANSWER, NO_ANSWER]
    if s.events is not None:
        s.tell("drafted", {"cards": [cards[0] for cards in s.held]})
    ask_both(s, PLACE)


# Kodama Phase


class Score(Decision[KodamaState]):
    """One Kodama card, chosen in secret, whatever it is worth [R16, G12]."""

    def name(self) -> str:
        return "score"

    def legal(self, s: KodamaState) -> list[int]:
        return [s.ids.score + card for card in s.hands[self.seat]]

    def apply(self, s: KodamaState, action: int) -> None:
        s.sealed[self.seat] = action
        if s.events is not None:
            key = s.cards.kodama[action - s.ids.score].key
            s.tell_privately("chose_kodama", self.seat, {"seat": self.seat}, {"card": key})
        if s.sealed[1 - self.seat] != NO_ANSWER:
            score_kodama(s)
            pass_splitter(s)

    def why_not(self, s: KodamaState, action: int) -> list[Refusal]:
        return refusals.refuse_score(s, self.seat, action)


def score_kodama(s: KodamaState) -> None:
    """Both cards are shown and scored, and set aside for good [R16]."""
    for seat in (s.splitter, s.chooser()):
        card = s.sealed[seat] - s.ids.score
        before = s.score(seat)
        s.worth[seat].append(kodama_points(s, seat, card))
        s.hands[seat].remove(card)
        s.kept[seat].append(card)
        if s.events is not None:
            points = {"points": s.worth[seat][-1], "score": s.score(seat)}
            s.tell("scored", {"seat": seat, "card": s.cards.kodama[card].key, **points})
            s.tell_lap(seat, before)
    s.sealed = [NO_ANSWER, NO_ANSWER]


def pass_splitter(s: KodamaState) -> None:
    """The Splitter marker goes to the lower score; then the next season, or the end [R17, R18]."""
    if s.season == N_SEASONS - 1:
        end_game(s)
        return
    first, second = s.score(0), s.score(1)
    if first == second:
        s.splitter = 1 - s.opener if s.options.splitter_tie == "first-round" else s.opener
    else:
        s.splitter = 0 if first < second else 1
    s.season += 1
    start_season(s)


def end_game(s: KodamaState) -> None:
    """The last Kodama cards count for nothing; the game is over [R20]."""
    if s.events is not None:
        unscored = [s.cards.kodama[hand[0]].key for hand in s.hands]
        scores = [s.score(seat) for seat in range(s.seats)]
        s.tell("ended", {"unscored": unscored, "scores": scores})


HIDE: Final[list[Decision[KodamaState]]] = [Hide(0), Hide(1)]
SPLIT: Final[list[Decision[KodamaState]]] = [Split(0), Split(1)]
CHOOSE: Final[list[Decision[KodamaState]]] = [Choose(0), Choose(1)]
PLACE: Final[list[Decision[KodamaState]]] = [Place(0), Place(1)]
DRAFT: Final[list[Decision[KodamaState]]] = [Draft(0), Draft(1)]
SCORE: Final[list[Decision[KodamaState]]] = [Score(0), Score(1)]
