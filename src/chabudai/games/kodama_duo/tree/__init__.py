"""Poses, geometry, and the verdict on a placement."""
