"""Measure speed."""
