"""The rulebook, in its order:

`options` the disputed readings, `actions` everything a player can say, `card_history` the memory of
how cards came and went [R15], `state` the zones and the verbs that move things between them
[R3, R5, R8, R10], `decisions` the phases of a turn [R4, R9], `attack` Weapons and the answers to
them [R6], `effects` Actions and Properties [R7], `scoring` [R11, R12]. `refusals` says why an
answer is not allowed.
"""
