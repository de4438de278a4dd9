"""Data sets: games and their decisions in Parquet files, and proof that a replay gives the same.

A data set is a folder of two tables in parts. Every part is made whole or not at all, from games
that are settled by their numbers, so that a run that was stopped goes on where it was.
"""
