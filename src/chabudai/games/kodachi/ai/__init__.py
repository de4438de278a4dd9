"""How to play the game well.

Two players who judge alike, with the numbers of `values`: the novice (`novice`, `view_values`,
`guard_odds`) looks at a view and explains itself in tokens; the rollout (`rollout`, `state_values`,
`fight_values`) looks at the state and is fast, since searches ask it thousands of times. `evaluate`
estimates who will win, `insight` tells a person the odds, `strategy` hands all this to the engine.
"""
