"""Lessons and the bubbles of a first game: data in a game's folder, run through its rules."""
