"""Play many games with bots and count what happens."""
