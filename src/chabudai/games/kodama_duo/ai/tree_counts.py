"""What Kodama count on a tree, from a view alone: for those who see no table [R16]."""

from __future__ import annotations

from chabudai.games.kodama_duo.cards.faces import Face
from chabudai.games.kodama_duo.view.view_types import PlayerView, SeatView


class TreeCounts:
    """A tree as everybody sees it."""

    def __init__(self, seen: SeatView, player: PlayerView) -> None:
        self.tree = player["tree"]
        self.trunk = player["trunk"]
        self.places = range(len(self.tree))
        self.converted, self.becomes = seen["converted"], seen["becomes"]

    def count(self, face: Face) -> int:
        """How many there are of what a Kodama counts, if it looks at its own tree only."""
        feature = face["feature"] or ""
        ends = [place for place in self.places if self.tree[place]["end"]]
        counts = {
            "cards-with": lambda: sum(self.count_shown(each, feature) > 0 for each in self.places),
            "cards-on-trunk": lambda: sum(laid["parent"] == 0 for laid in self.tree),
            "end-cards": lambda: len(ends),
            "trunk-feature-on-ends": lambda: sum(
                self.count_shown(each, self.trunk) for each in ends
            ),
            "tokens-on-ends": lambda: sum(len(self.token_features(each)) for each in ends),
            "cards-beside-tokens": lambda: sum(self.is_beside_token(each) for each in self.places),
            "token-echoes": lambda: sum(self.count_echoes(each) for each in self.places),
        }
        return counts[face["rule"]]() if face["rule"] in counts else 0

    def converted_feature(self, place: int, feature: str) -> str:
        """A feature after the Decree, which converts branch cards only."""
        is_converted = place > 0 and feature == self.converted and self.becomes
        return self.becomes or feature if is_converted else feature

    def count_shown(self, place: int, feature: str) -> int:
        features = self.tree[place]["features"]
        return [self.converted_feature(place, each) for each in features].count(feature)

    def token_features(self, place: int) -> list[str]:
        tokens = self.tree[place]["tokens"]
        return [self.converted_feature(place, each) for each in tokens if each]

    def neighbours(self, place: int) -> list[int]:
        below = self.tree[place]["parent"]
        above = [each for each in self.places if self.tree[each]["parent"] == place]
        return above if below is None else [below, *above]

    def is_beside_token(self, place: int) -> bool:
        return any(self.token_features(each) for each in self.neighbours(place))

    def count_echoes(self, place: int) -> int:
        """How often the cards around one show the features of its tokens."""
        around = self.neighbours(place)
        return sum(
            self.count_shown(each, token) for token in self.token_features(place) for each in around
        )
