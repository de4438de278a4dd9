"""The rules, in the order of RULES.md: options, state, decisions, scoring."""
