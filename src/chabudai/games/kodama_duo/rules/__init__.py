"""The rules, in the order of the rulebook.

Read `options` and `actions` (what may be chosen and said), `state` (the table), `decisions` (the
questions of a season, phase by phase), `placing` (what laying, discarding and claiming do),
`kodama` (what a Kodama is worth), `scoring` (who wins). `gains` and `refusals` explain answers:
what one would bring, and why one is not allowed.
"""
