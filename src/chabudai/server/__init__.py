"""Tables that live, remember and keep secrets: one process, one log, one task for each table."""
