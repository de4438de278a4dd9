"""How to play the game well."""
