"""Puzzles mined from games: decisions with one right answer, as far as search can tell."""
