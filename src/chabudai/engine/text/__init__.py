"""Sentences in every language, and what text screens and pictures are made of."""
