"""Commands for whoever operates a server."""
