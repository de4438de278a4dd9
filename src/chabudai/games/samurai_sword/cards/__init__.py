"""What is printed on the cards: `deck` holds them all as columns, and the table of setups."""
