"""The tables: one task each, the only one to touch its record and state."""
