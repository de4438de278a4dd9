"""The laboratory: many games played by bots, counted and compared."""
