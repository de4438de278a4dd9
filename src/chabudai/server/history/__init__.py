"""Games that have been played: replays, archives, reviews."""
