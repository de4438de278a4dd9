"""The messages and forms that clients and server exchange."""
