"""The database: an append-only log per table, people, reviews."""
