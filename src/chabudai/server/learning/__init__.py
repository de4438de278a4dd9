"""Lessons over HTTP, and what a person has learned."""
