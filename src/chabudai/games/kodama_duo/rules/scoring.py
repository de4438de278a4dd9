"""Who has won and why: cards, Decrees, Kodama, the trunk's feature [R20]."""

from __future__ import annotations

from chabudai.games.kodama_duo.cards.deck import FEATURES, SEASONS
from chabudai.games.kodama_duo.rules.kodama import count_trunk_feature
from chabudai.games.kodama_duo.rules.placing import name_card
from chabudai.games.kodama_duo.rules.state import KodamaState


def count_points(s: KodamaState) -> list[int]:
    return [s.score(seat) for seat in range(s.seats)]


def find_winners(s: KodamaState) -> list[int]:
    """Most points, then most of the own trunk's feature, then both; none until it is over."""
    if not s.over():
        return []
    standing = [(s.score(seat), count_trunk_feature(s, seat)) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if standing[seat] == max(standing)]


def explain_score(s: KodamaState) -> dict[str, object]:
    won = find_winners(s)
    why = "points" if s.score(0) != s.score(1) else "trunk"
    return {
        "seats": [explain_seat(s, seat) for seat in range(s.seats)],
        "winners": won,
        "why": "shared" if len(won) == 2 else why,
    }


def explain_seat(s: KodamaState, seat: int) -> dict[str, object]:
    tree = s.trees[seat]
    return {
        "seat": seat,
        "points": s.score(seat),
        "growing": sum(s.grown[seat]),
        "cards": [explain_card(s, seat, entry) for entry in range(1, len(tree.cards))],
        "decrees": [
            {"season": SEASONS[n], "decree": s.cards.decrees[s.decrees[n]].key, "points": points}
            for n, points in enumerate(s.bonus[seat])
        ],
        "kodama": [
            {"season": SEASONS[n], "card": s.cards.kodama[card].key, "points": s.worth[seat][n]}
            for n, card in enumerate(s.kept[seat])
        ],
        "trunk": FEATURES[tree.trunk_feature()],
        "occurrences": count_trunk_feature(s, seat),
    }


def explain_card(s: KodamaState, seat: int, entry: int) -> dict[str, object]:
    tree = s.trees[seat]
    on = name_card(tree.cards[tree.parents[entry]])
    return {"card": tree.cards[entry], "on": on, "points": s.grown[seat][entry - 1]}


def list_traits(s: KodamaState) -> list[dict[str, str]]:
    """What statistics sort seats by."""
    return [
        {
            "trunk": FEATURES[s.trees[seat].trunk_feature()],
            "start": "splitter" if seat == s.starter else "chooser",
        }
        for seat in range(s.seats)
    ]
