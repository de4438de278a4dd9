"""A good player: looks a few turns ahead, briefly, and takes all worlds for equally likely."""

from __future__ import annotations

from chabudai.bots.thinker import Thinker

BOT = Thinker("adept", rounds=300, most=300, believes=False, doubt=0.25)
