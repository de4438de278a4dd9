"""Bots that are programs of their own: they read questions and write answers, a line of JSON each.

docs/own-bots.md describes what is said.
"""
