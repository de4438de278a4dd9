"""A good player: looks ahead briefly, and takes all worlds for equally likely."""

from __future__ import annotations

from chabudai.bots.thinker import Thinker

BOT = Thinker("adept", rounds=50, most=50, believes=False, doubt=0.25)
