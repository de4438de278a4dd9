"""A strong player: thinks as long as it may, and reads what others do."""

from __future__ import annotations

from chabudai.bots.thinker import Thinker

BOT = Thinker("master", rounds=1500, most=50_000, believes=True, doubt=0.05, patient=True)
