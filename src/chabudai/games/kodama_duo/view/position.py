"""Positions: a table described by zones, and back."""

from __future__ import annotations

from typing import NoReturn

from chabudai.engine.errors import BadPosition, IllegalAction
from chabudai.engine.view.position import Description, cards_not_placed, write_heading
from chabudai.games.kodama_duo.cards.deck import (
    FEATURES,
    N_BRANCHES,
    N_SLOTS,
    NO_FEATURE,
    SEASONS,
    TRUNKS,
    game_sentence,
)
from chabudai.games.kodama_duo.rules.actions import FIRST_POSE, NUMBERS
from chabudai.games.kodama_duo.rules.decisions import season_limits, start_round
from chabudai.games.kodama_duo.rules.placing import find_entry, find_parent, name_card
from chabudai.games.kodama_duo.rules.state import (
    N_SEASONS,
    NO_ANSWER,
    REVEALED,
    ROUNDS,
    KodamaState,
)
from chabudai.games.kodama_duo.tree.pose import (
    angle_of,
    card_of,
    is_coordinate,
    pack_pose,
    x_of,
    y_of,
)
from chabudai.games.kodama_duo.tree.tree import NO_CARD, Tree, plant_tree
from chabudai.games.kodama_duo.view.position_questions import QUESTIONS, read_questions

__all__ = ["QUESTIONS", "read_position", "write_position"]

BRANCHES = {number: int(number) for number in NUMBERS}
KODAMA_EACH = N_SEASONS + 1
MOST_POINTS = 999


def refuse(code: str, **figures: object) -> NoReturn:
    """Refuse a position with a sentence of this game."""
    raise BadPosition(game_sentence(code, **figures))


def write_position(s: KodamaState) -> dict[str, object]:
    """The whole table by zones; the deck from its top, lengths in tenths of a millimetre."""
    return {
        **write_heading(s, s.options, s.source),
        **write_trees(s),
        **write_branches(s),
        **write_kodama(s),
        "season": SEASONS[s.season],
        "round": s.round,
        "splitter": s.splitter,
        "opener": s.opener,
        "starter": s.starter,
        "grown": [points.copy() for points in s.grown],
        "bonus": [points.copy() for points in s.bonus],
        "worth": [points.copy() for points in s.worth],
        "sealed": [write_sealed(s, seat) for seat in range(s.seats)],
        "asked": [[each.name(), each.seat, *each.details()] for each in s.stack],
    }


def write_trees(s: KodamaState) -> dict[str, object]:
    """Trunks, cards by pose, and tokens by card and slot."""
    return {
        "trunks": [s.cards.shapes[tree.cards[0]].key for tree in s.trees],
        "trees": [
            [[t.cards[n], t.x[n], t.y[n], t.angles[n]] for n in range(1, len(t.cards))]
            for t in s.trees
        ],
        "tokens": [
            [
                [FEATURES[token], name_card(tree.cards[place // N_SLOTS]), place % N_SLOTS + 1]
                for place, token in enumerate(tree.tokens)
                if token != NO_FEATURE
            ]
            for tree in s.trees
        ],
    }


def write_branches(s: KodamaState) -> dict[str, object]:
    """Where the branch cards are that are on no tree."""
    return {
        "deck": write_card_numbers(s.deck[: s.left][::-1]),
        "discard": write_card_numbers(s.discard),
        "revealed": write_card_numbers(s.revealed),
        "single": write_card_numbers([s.single] if s.single != NO_CARD else []),
        "hidden": write_card_numbers([s.hidden] if s.hidden != NO_CARD else []),
        "held": [write_card_numbers(cards) for cards in s.held],
        "drafts": [write_card_numbers(cards) for cards in s.drafts],
        "known": [write_card_numbers(cards) for cards in s.known],
    }


def write_kodama(s: KodamaState) -> dict[str, object]:
    return {
        "hands": [write_kodama_keys(s, cards) for cards in s.hands],
        "kept": [write_kodama_keys(s, cards) for cards in s.kept],
        "box": write_kodama_keys(s, s.box),
        "decrees": [s.cards.decrees[n].key for n in s.decrees],
    }


def write_card_numbers(cards: list[int]) -> list[str]:
    return [str(card) for card in cards]


def write_kodama_keys(s: KodamaState, cards: list[int]) -> list[str]:
    return [s.cards.kodama[card].key for card in cards]


def write_sealed(s: KodamaState, seat: int) -> str:
    """A sealed answer as words, none if there is none."""
    return "" if s.sealed[seat] == NO_ANSWER else s.ids.token(s.sealed[seat])


# Reading


def read_position(s: KodamaState, parts: Description) -> None:
    """Lay a described table over a dealt one; what is not described is as at the start."""
    s.season = SEASONS.index(parts.word("season", SEASONS[0], SEASONS))
    s.round = parts.number("round", 0, 0, ROUNDS)
    s.splitter = parts.number("splitter", s.splitter, 0, 1)
    turned = s.splitter if s.round % 2 == 0 else 1 - s.splitter
    s.opener = parts.number("opener", turned, 0, 1)
    s.starter = parts.number("starter", s.starter, 0, 1)
    read_decrees(s, parts)
    s.set_limits(season_limits(s))
    read_trees(s, parts)
    read_branches(s, parts)
    read_kodama(s, parts)
    read_points(s, parts)
    read_sealed(s, parts.take("sealed"))
    asked = parts.take("asked")
    if asked is not None:
        read_questions(s, asked)
    check_deck(s)
    if asked is None:
        start_round(s)


def read_decrees(s: KodamaState, parts: Description) -> None:
    """One Decree for each season, or for the first of them."""
    ids = {decree.key: n for n, decree in enumerate(s.cards.decrees)}
    s.decrees = parts.words("decrees", ids, N_SEASONS) or s.decrees
    for season, decree in enumerate(s.decrees):
        if s.cards.decrees[decree].season != season:
            key = s.cards.decrees[decree].key
            refuse("position-decree", decree=key, season=game_sentence(f"season-{SEASONS[season]}"))


def read_trees(s: KodamaState, parts: Description) -> None:
    """Plant the trunks, lay the cards in order, put the tokens on."""
    ids = {s.cards.shapes[trunk].key: trunk for trunk in TRUNKS}
    trunks = parts.words("trunks", ids, s.seats) or [tree.cards[0] for tree in s.trees]
    if trunks[0] == trunks[1]:
        refuse("position-trunks")
    s.trees = [plant_tree(s.cards, trunk) for trunk in trunks]
    for tree, cards in zip(s.trees, read_seat_lists(parts.take("trees"), "trees"), strict=True):
        for card in cards:
            lay_described(tree, card)
    for tree, tokens in zip(s.trees, read_seat_lists(parts.take("tokens"), "tokens"), strict=True):
        for token in tokens:
            put_described(s, tree, token)


def read_seat_lists(value: object, name: str) -> list[list[object]]:
    """A list for each seat; none if not described."""
    if value is None:
        return [[], []]
    if not isinstance(value, list) or len(value) != 2:
        refuse("position-seats", name=name)
    for each in value:
        if not isinstance(each, list):
            refuse("position-seats", name=name)
    return value


def lay_described(tree: Tree, card: object) -> None:
    """Lay a card that touches exactly one other."""
    if not is_pose(card):
        refuse("position-pose", card=str(card))
    assert isinstance(card, list)
    pose = pack_pose(card[0], card[1], card[2], card[3])
    parent = find_parent(tree, pose)
    if parent < 0 or card[0] in tree.cards:
        refuse("position-tree", card=card[0])
    tree.lay(card_of(pose), x_of(pose), y_of(pose), angle_of(pose), parent)


def is_pose(card: object) -> bool:
    if not isinstance(card, list) or len(card) != 4:
        return False
    if any([not isinstance(n, int) or isinstance(n, bool) for n in card]):
        return False
    on_map = is_coordinate(card[1]) and is_coordinate(card[2])
    return on_map and 1 <= card[0] <= N_BRANCHES and 0 <= card[3] < 360


def put_described(s: KodamaState, tree: Tree, token: object) -> None:
    if not isinstance(token, list) or len(token) != 3 or token[0] not in FEATURES:
        refuse("position-token", token=str(token))
    feature = FEATURES.index(token[0])
    known = isinstance(token[1], str) and (token[1] in BRANCHES or token[1] == "trunk")
    entry = find_entry(tree, BRANCHES.get(token[1], 0)) if known else NO_CARD
    slot = token[2] - 1 if isinstance(token[2], int) else NO_CARD
    if entry == NO_CARD or not 0 <= slot < tree.n_slots(entry):
        refuse("position-token", token=str(token))
    if tree.token_feature(entry, slot) != NO_FEATURE or s.token_owner(feature) != NO_CARD:
        refuse("position-token", token=str(token))
    tree.put_token(entry, slot, feature)


def read_branches(s: KodamaState, parts: Description) -> None:
    """Piles and hands of branch cards; those that are nowhere go under the deck, shuffled."""
    top = parts.words("deck", BRANCHES)
    s.discard = parts.words("discard", BRANCHES)
    s.revealed = sorted(parts.words("revealed", BRANCHES))
    s.single = only_card(parts.words("single", BRANCHES, 1))
    s.hidden = only_card(parts.words("hidden", BRANCHES, 1))
    s.held = [sorted(cards) for cards in parts.piles("held", BRANCHES, s.seats)]
    s.drafts = [sorted(cards) for cards in parts.piles("drafts", BRANCHES, s.seats)]
    s.known = [sorted(cards) for cards in parts.piles("known", BRANCHES, s.seats)]
    piles = [top, s.discard, s.revealed, *s.held, *s.drafts]
    piles += [tree.cards[1:] for tree in s.trees]
    copies = [0] + [1] * N_BRANCHES
    rest = cards_not_placed(copies, piles, ["", *NUMBERS])
    s.chance("deck").shuffle(rest)
    s.deck = rest + top[::-1]
    s.left = len(s.deck)
    check_piles(s)


def only_card(cards: list[int]) -> int:
    """The only card of a pile, NO_CARD if there is none."""
    return cards[0] if cards else NO_CARD


def check_piles(s: KodamaState) -> None:
    """Refuse piles that cannot lie like this."""
    lying = [*s.revealed, NO_CARD]
    of_revealed = s.single in lying and s.hidden in lying
    if len(s.revealed) not in (0, REVEALED) or not of_revealed:
        refuse("position-revealed")
    for seat in range(s.seats):
        if any([card not in s.drafts[seat] for card in s.known[seat]]):
            refuse("position-known")


def read_kodama(s: KodamaState, parts: Description) -> None:
    """Hands and Kodama already scored; what is nowhere lies in the box."""
    ids = {s.cards.kodama[n].key: n for n in [*s.hands[0], *s.hands[1], *s.box]}
    copies = [0] * len(s.cards.kodama)
    for card in ids.values():
        copies[card] = 1
    names = [kodama.key for kodama in s.cards.kodama]
    s.kept = parts.piles("kept", ids, s.seats)
    hands = [sorted(cards) for cards in parts.piles("hands", ids, s.seats)]
    rest = cards_not_placed(copies, [*s.kept, *hands], names)
    box = parts.words("box", ids)
    if not any(hands) and not box:
        s.chance("kodama").shuffle(rest)
        hands = [take_cards(rest, KODAMA_EACH - len(s.kept[seat])) for seat in range(s.seats)]
    s.hands, s.box = hands, sorted(rest)
    if any([len(s.kept[n]) + len(hands[n]) != KODAMA_EACH for n in range(s.seats)]):
        refuse("position-kodama", count=KODAMA_EACH)


def take_cards(pool: list[int], count: int) -> list[int]:
    """So many cards from the top of a pool, in order."""
    return sorted([pool.pop() for _ in range(count)])


def read_points(s: KodamaState, parts: Description) -> None:
    """The points of each placement, of Decrees and of Kodama; 0 unless described."""
    grown = [[0] * (len(tree.cards) - 1) for tree in s.trees]
    s.grown = read_seat_points(parts.take("grown"), "grown", grown)
    s.bonus = read_seat_points(parts.take("bonus"), "bonus", s.bonus)
    s.worth = read_seat_points(parts.take("worth"), "worth", [[0] * len(cards) for cards in s.kept])


def read_seat_points(value: object, name: str, usual: list[list[int]]) -> list[list[int]]:
    """Points of both seats, as many as their defaults."""
    if value is None:
        return usual
    found: list[list[int]] = []
    for given, default in zip(read_seat_lists(value, name), usual, strict=True):
        if len(given) != len(default):
            refuse("position-points", name=name, count=len(default))
        for each in given:
            if not isinstance(each, int) or not 0 <= each <= MOST_POINTS:
                refuse("position-points", name=name, count=len(default))
        found.append([int(str(each)) for each in given])
    return found


def read_sealed(s: KodamaState, sealed: object) -> None:
    """Answers that wait for the other's, as words."""
    if sealed is None:
        return
    if not isinstance(sealed, list) or len(sealed) != s.seats:
        refuse("position-seats", name="sealed")
    for seat, token in enumerate(sealed):
        if token != "":
            s.sealed[seat] = read_answer(s, seat, token)


def read_answer(s: KodamaState, seat: int, token: object) -> int:
    try:
        action = s.ids.parse(str(token))
    except IllegalAction:
        refuse("position-sealed", token=str(token))
    if action >= FIRST_POSE and card_of(action) not in s.held[seat]:
        refuse("position-sealed", token=str(token))
    return action


def check_deck(s: KodamaState) -> None:
    """Refuse a table that will run out of branch cards before the game is over."""
    rounds = ROUNDS * N_SEASONS - (ROUNDS * s.season + s.round)
    if s.is_draft():
        is_short = any([len(tree.cards) - 1 > ROUNDS * s.season + s.round for tree in s.trees])
    else:
        is_short = s.left < REVEALED * (rounds - 1 if s.stack and rounds else rounds)
    if is_short:
        refuse("position-deck-short", rounds=rounds)
