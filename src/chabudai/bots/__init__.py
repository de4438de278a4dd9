"""Players without a chair: they see what a seat sees, and answer when it is asked."""

from chabudai.bots.glimpse import UNBOUNDED, Bot, Budget, Glimpse
from chabudai.bots.registry import bot_names, load_bot

__all__ = ["UNBOUNDED", "Bot", "Budget", "Glimpse", "bot_names", "load_bot"]
