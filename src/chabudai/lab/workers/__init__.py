"""Processes and clusters that share out work."""
