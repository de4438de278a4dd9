"""The table in plain lines: for pipes, scripts, screen readers and small terminals."""
