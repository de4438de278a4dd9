"""The game in sentences and pictures."""
