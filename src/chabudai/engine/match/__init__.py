"""A game from its first action to its last: the match, its record, checked play."""
