"""What a person types: moves, commands, and words to look up."""
