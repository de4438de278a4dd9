"""The disputed readings of Kodachi; RULES.md gives the reasons."""

from __future__ import annotations

from dataclasses import dataclass

from chabudai.engine.rules.options import option


@dataclass(frozen=True)
class KodachiOptions:
    """Each option names its ruling; the first reading is the default."""

    help_after_win: str = option("allowed", "refused", "open", ruling="Q2")
    give_up: str = option("free", "unable", ruling="Q8")
    token_on: str = option("won", "played", ruling="Q13")
    token_on_double: str = option("guard", "card", ruling="Q14")
    takable_guards: str = option("all", "defeated", ruling="Q17")
    gold_skill: str = option("played", "held", ruling="Q21")
    final_treasures: str = option("all", "four", ruling="Q36")
    tie_break: str = option("points", "tokens", ruling="Q46")
    last_take: str = option("always", "on_failure", ruling="Q47")
