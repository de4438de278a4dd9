"""What the cards of all games share: reading decks, laying cards away."""
