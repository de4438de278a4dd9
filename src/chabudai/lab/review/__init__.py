"""Review a finished game: win probability, better moves, luck and skill."""
