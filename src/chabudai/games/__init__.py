"""Our own games, a folder each."""
