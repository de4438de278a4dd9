"""Setting the table: trunks, Kodama, Decrees, the deck [R1-R7]."""

from __future__ import annotations

from collections.abc import Mapping

from chabudai.engine.errors import BadOptions
from chabudai.engine.rules.options import read_options
from chabudai.engine.view.position import Description, Heading
from chabudai.games.kodama_duo.cards.deck import FEATURES, N_BRANCHES, TRUNKS, game_sentence
from chabudai.games.kodama_duo.cards.loading import DEALT_KODAMA, load_deck
from chabudai.games.kodama_duo.rules.actions import load_actions
from chabudai.games.kodama_duo.rules.decisions import start_season
from chabudai.games.kodama_duo.rules.options import KodamaOptions
from chabudai.games.kodama_duo.rules.state import N_SEASONS, NO_ANSWER, KodamaState
from chabudai.games.kodama_duo.tree.limits import PlacementLimits
from chabudai.games.kodama_duo.tree.tree import NO_CARD, plant_tree
from chabudai.games.kodama_duo.view import position
from chabudai.games.kodama_duo.view.redeal import season_decrees

KODAMA_HAND = DEALT_KODAMA // 2


def deal(
    seats: int, key: bytes, options: Mapping[str, str], deck: str | None, listen: bool
) -> KodamaState:
    """Deal in the order of the rulebook; Spring begins."""
    s = make_empty_state(seats, key, options, deck)
    set_table(s)
    s.events = [] if listen else None
    if s.events is not None:
        trunks = [FEATURES[tree.trunk_feature()] for tree in s.trees]
        s.tell("dealt", {"trunks": trunks, "splitter": s.public_splitter()})
    start_season(s)
    return s


def deal_position(heading: Heading, parts: Description) -> KodamaState:
    """The table that a description stands for; raises BadPosition."""
    s = make_empty_state(heading.seats, heading.key, heading.options, heading.deck)
    set_table(s)
    position.read_position(s, parts)
    return s


def make_empty_state(
    seats: int, key: bytes, options: Mapping[str, str], deck: str | None
) -> KodamaState:
    s = KodamaState()
    s.cards = load_deck(deck)
    s.source = deck
    s.ids = load_actions(deck)
    s.actions = s.ids
    s.options = read_options(KodamaOptions, options)
    s.seats, s.key, s.stack, s.events = seats, key, [], None
    s.limits, s.trees, s.places_by_card, s.closed_parents = (
        PlacementLimits(),
        [],
        [{}, {}],
        [set(), set()],
    )
    s.deck, s.left, s.discard = [], 0, []
    s.revealed, s.single, s.hidden = [], NO_CARD, NO_CARD
    s.held, s.drafts, s.known = [[], []], [[], []], [[], []]
    s.sealed = [NO_ANSWER, NO_ANSWER]
    s.hands, s.kept, s.box, s.decrees = [[], []], [[], []], [], []
    s.season, s.round = 0, 0
    s.splitter, s.opener, s.starter = 0, 0, 0
    s.grown, s.worth = [[], []], [[], []]
    s.bonus = [[0] * N_SEASONS, [0] * N_SEASONS]
    check_draft(s)
    return s


def check_draft(s: KodamaState) -> None:
    """Refuse a draft with a deck that has too few cards for it [G20]."""
    if not s.is_draft():
        return
    seasons = [len(season_decrees(s, season)) for season in range(N_SEASONS)]
    if len(list_kodama(s)) < DEALT_KODAMA or 0 in seasons:
        raise BadOptions(game_sentence("draft-deck", kodama=DEALT_KODAMA))


def list_kodama(s: KodamaState) -> list[int]:
    """The Kodama in the game; the draft has no tokens and no roles [G20]."""
    return [n for n, each in enumerate(s.cards.kodama) if each.is_base or not s.is_draft()]


def set_table(s: KodamaState) -> None:
    """Trunks, Kodama, Decrees and the deck at random; who is Splitter, too [R2-R7, G1]."""
    trunks = TRUNKS.copy()
    s.chance("trunks").shuffle(trunks)
    s.trees = [plant_tree(s.cards, trunk) for trunk in trunks]
    pool = list_kodama(s)
    s.chance("kodama").shuffle(pool)
    s.hands = [sorted(pool[:KODAMA_HAND]), sorted(pool[KODAMA_HAND:DEALT_KODAMA])]
    s.box = sorted(pool[DEALT_KODAMA:])
    s.decrees = [draw_decree(s, season) for season in range(N_SEASONS)]
    s.deck = list(range(1, N_BRANCHES + 1))
    s.chance("deck").shuffle(s.deck)
    s.left = len(s.deck)
    s.splitter = choose_splitter(s)
    s.starter = s.splitter


def draw_decree(s: KodamaState, season: int) -> int:
    """One of the Decrees of a season at random [R5]."""
    found = season_decrees(s, season)
    return found[s.chance("decree", season).randbelow(len(found))]


def choose_splitter(s: KodamaState) -> int:
    """Who begins as Splitter [R7, G1]."""
    if s.options.splitter == "random":
        return int(s.chance("splitter").randbelow(s.seats))
    return 0 if s.options.splitter == "first" else 1
