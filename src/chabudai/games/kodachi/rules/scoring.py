"""What everybody's cards, tokens and treasures are worth, and who has won [R38-R40]."""

from __future__ import annotations

from typing import Final

from chabudai.games.kodachi.cards.deck import (
    BY_ENVOYS,
    BY_OWNERS,
    BY_RUMORS,
    ENVOY,
    NONE,
    RUMOR,
    RUMOR_SCORINGS,
)
from chabudai.games.kodachi.rules.state import TOKEN, TREASURE_LIMIT, KodachiState

OWNERS_RUMOR_POINTS: Final = [6, 6, 4, 2, 2]  # for nobody but oneself, one, two, three, four owners


def list_owned_cards(s: KodachiState, seat: int) -> list[int]:
    """List all cards of a seat, wherever they are, ascending [R38]."""
    cards = s.hands[seat] + s.decks[seat] + s.discards[seat]
    if seat == s.turn:
        cards += s.played
    return sorted(cards)


def count_rumor_owners(s: KodachiState) -> int:
    """Count the seats that own a rumor which looks at its owners [R39, Q41]."""
    return sum([has_owners_rumor(s, list_owned_cards(s, seat)) for seat in range(s.seats)])


def has_owners_rumor(s: KodachiState, cards: list[int]) -> bool:
    return any([s.cards.scoring[card] == BY_OWNERS for card in cards])


class Score:
    """A seat's points by what they are for."""

    def __init__(self, s: KodachiState, seat: int, owners: int) -> None:
        self.seat = seat
        self.cards = list_owned_cards(s, seat)
        self.envoys = len([card for card in self.cards if s.cards.kind[card] == ENVOY])
        self.rumors = len([card for card in self.cards if s.cards.kind[card] == RUMOR])
        self.skills = len([card for card in self.cards if s.cards.is_skill(card)])
        self.owners = owners
        self.envoy_points = sum([s.cards.points[c] for c in self.cards if s.cards.clan[c] != NONE])
        self.skill_points = sum([s.cards.points[c] for c in self.cards if s.cards.is_skill(c)])
        self.rumor_points = [
            self.count_rumor_points(s, score) for score in range(len(RUMOR_SCORINGS))
        ]
        self.token_points = sum([token % TOKEN for token in s.tokens[seat]])
        self.tokens = len(s.tokens[seat])
        self.treasure_points = count_treasure_points(s, seat)

    def count_rumor_points(self, s: KodachiState, score: int) -> int:
        """Count what all rumors of one sort give together."""
        copies = len([card for card in self.cards if s.cards.scoring[card] == score])
        return copies * self.rumor_worth(score)

    def rumor_worth(self, score: int) -> int:
        """What one rumor of a sort gives [R39]."""
        if score == BY_ENVOYS:
            return self.envoys
        if score == BY_RUMORS:
            return self.rumors
        return OWNERS_RUMOR_POINTS[self.owners] if score == BY_OWNERS else self.skills

    def total(self) -> int:
        cards = self.envoy_points + self.skill_points + sum(self.rumor_points)
        return cards + self.token_points + self.treasure_points

    def explain(self, s: KodachiState) -> dict[str, object]:
        """Give the points with their terms, for people."""
        return {
            "seat": self.seat,
            "points": self.total(),
            "envoys": self.envoy_points,
            "skills": self.skill_points,
            "rumors": [
                {
                    "scores": RUMOR_SCORINGS[score],
                    "count": len([c for c in self.cards if s.cards.scoring[c] == score]),
                    "worth": self.rumor_worth(score),
                    "points": points,
                }
                for score, points in enumerate(self.rumor_points)
            ],
            "tokens": self.token_points,
            "treasures": self.treasure_points,
            "envoy_count": self.envoys,
            "skill_count": self.skills,
            "token_count": self.tokens,
        }


def count_treasure_points(s: KodachiState, seat: int) -> int:
    """Count one for each unspent treasure, by one reading four at most [R38, Q36]."""
    count = len(s.treasures[seat])
    return min(count, TREASURE_LIMIT) if s.options.final_treasures == "four" else count


def score_seats(s: KodachiState) -> list[Score]:
    shared = count_rumor_owners(s)
    return [Score(s, seat, shared) for seat in range(s.seats)]


def count_points(s: KodachiState) -> list[int]:
    """Count the points of every seat as they stand."""
    return [score.total() for score in score_seats(s)]


def rank_seats(s: KodachiState) -> list[list[int]]:
    """Give what decides, in order: points, envoys, points or number of tokens [R40, Q46]."""
    count = s.options.tie_break == "tokens"
    return [
        [each.total(), each.envoys, each.tokens if count else each.token_points]
        for each in score_seats(s)
    ]


def find_winners(s: KodachiState) -> list[int]:
    """Find the best, who share if nothing tells them apart; none until the game is over [R40]."""
    if not s.over():
        return []
    every = rank_seats(s)
    return [seat for seat in range(s.seats) if every[seat] == max(every)]


def find_deciding_step(s: KodachiState) -> str:
    """Find what set the winner apart from the next best."""
    every = sorted(rank_seats(s))
    for step, name in enumerate(["points", "envoys", "tokens"]):
        if every[-1][step] > every[-2][step]:
            return name
    return "shared"


def explain_score(s: KodachiState) -> dict[str, object]:
    return {
        "owners": count_rumor_owners(s),
        "seats": [score.explain(s) for score in score_seats(s)],
        "winners": find_winners(s),
        "why": find_deciding_step(s),
        "tie_break": s.options.tie_break,
    }


def list_traits(s: KodachiState) -> list[dict[str, str]]:
    """Give the place in the round, which statistics sort seats by."""
    return [{"place": str(s.place_in_round(seat) + 1)} for seat in range(s.seats)]
