"""The table in a terminal: a full screen, plain lines for pipes, saves and replays."""
