"""What came of mining, in words."""

from __future__ import annotations

from collections import Counter

from chabudai.lab.mining.miner import Found
from chabudai.lab.mining.plan import BUDGETS, MiningPlan
from chabudai.lab.text import lab_sentence


def describe_mining(plan: MiningPlan, found: Found, path: str, lang: str) -> list[str]:
    """How much was looked at, on how much the searches agreed, and what it took."""
    counts, puzzles = found.counts, len(found.puzzles)
    minutes = found.seconds / 60
    told = [
        lab_sentence("mining-looked", games=counts["games"], decisions=counts["decisions"]),
        lab_sentence(
            "mining-agreed",
            promising=counts["promising"],
            agreeing=counts["agreeing"],
            clear=counts["clear"],
            budgets="/".join(map(str, BUDGETS)),
        ),
        lab_sentence(
            "mining-found",
            puzzles=puzzles,
            path=path,
            minutes=round(minutes, 2),
            rate=round(puzzles / minutes, 1) if minutes else 0,
        ),
    ]
    kinds = Counter(puzzle.question for puzzle in found.puzzles)
    levels = Counter(puzzle.level for puzzle in found.puzzles)
    sentences = [each.text(lang) for each in told]
    sentences.append(", ".join(f"{kind} {count}" for kind, count in kinds.most_common()))
    sentences.append(", ".join(f"{level}★ {levels[level]}" for level in sorted(levels)))
    return sentences
