"""What things are worth to a player who does not search: one judgement for novices and rollouts."""

from __future__ import annotations

from typing import Final

TOKEN: Final = 2.0  # to claim one
STOLEN: Final = 1.5  # and more if the other loses it
ALONE: Final = 2.0  # what a Decree adds for the card that lies alone
UNSEEN: Final = 4.0  # points of a card that lies face down
DENIED: Final = 0.2  # of each point that the other does not get
SHOWN: Final = 0.1  # of a token, for each card of the tree that shows its feature
KODAMA: Final = 0.5  # of each point: of four Kodama three are scored, and trees change until then
ROOM: Final = 0.4  # of the roomiest place on a parent
# What a Kodama gains in a season while it waits: those that gain little are scored early.
RIPENING: Final = {
    "cards-with": 6.0,
    "end-cards": 4.0,
    "token-echoes": 3.0,
    "favourite-token": 4.0,
    "cards-beside-tokens": 2.5,
    "discards-with-trunk-feature": 5.0,
    "tokens": 2.0,
    "opponent-tokens": 2.0,
    "trunk-feature-on-ends": 1.5,
}
