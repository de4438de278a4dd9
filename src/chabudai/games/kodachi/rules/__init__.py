"""The rulebook, in its order:

`options` the disputed readings, `actions` everything a player can say, `state` the zones and the
verbs that move things between them, `decisions` how a turn begins and ends [R7, R32-R36], `fight`
phase A [R7-R22], `fight_options` what a hand can do about a guard, `loot` phase B and the limit of
four treasures [R23-R31], `scoring` [R38-R40]. `refusals` says why an answer is not allowed.
"""
