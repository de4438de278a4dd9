"""The WebSocket of a table: its messages and what each does."""
