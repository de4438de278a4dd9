"""How to play the game well.

Two players who judge alike, with the numbers of `values`: the novice (`novice`, `play_values`,
`view_values`, `role_odds`) looks at a view; the rollout (`rollout`, `state_values`) looks at a
state where the roles are as it supposes, and is fast, since searches ask it thousands of times.
`belief` weighs who is who, `determinize` deals worlds by it. `evaluate` estimates who will win,
`insight` tells a person the odds, `strategy` hands all this to the engine.
"""
