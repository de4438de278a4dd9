"""What stands in the way of a card."""
