"""Play over the network like a person: a small typed client that comes back by itself."""

from chabudai.client.client import Client
from chabudai.client.guest import Guest, NotDone, ShutOut

__all__ = ["Client", "Guest", "NotDone", "ShutOut"]
