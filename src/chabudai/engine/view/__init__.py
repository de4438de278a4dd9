"""A position in other forms: described by zones, remembered by a seat, as numbers."""
