"""Poses, geometry, and the verdict on a placement.

Read `pose` and `trig`, then `tree` (the cards of one player), `geometry` (where two cards meet),
`limits` and `placement` (may this card lie here?), `runs` (what it scores). Lengths are tenths of a
millimetre, angles whole degrees, counter-clockwise.
"""
