"""What the AI of all games shares: the strategy, the value network, playing to the end."""
