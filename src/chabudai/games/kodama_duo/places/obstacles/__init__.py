"""What stands in the way of a card: other cards, features of the parent, edges of the table."""
