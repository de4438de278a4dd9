"""The search for places: where on a tree a card can lie."""
