"""Which hosts the server is asked for by: its own addresses and names, and no others.

A page elsewhere can let a name of its own lead to this machine (DNS rebinding). Its requests then
look as if they came from our page, except that they are for its name.
"""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from chabudai.server.ops.addresses import read_address

LOCAL_NAME = "localhost"


class ServedHosts:
    """The address listened on, and the names that the server goes by."""

    def __init__(self, listening: str, public: tuple[str, ...]) -> None:
        self._listening = read_address(listening)
        self._is_open = self._listening is None or self._listening.is_unspecified
        machine = socket.gethostname().lower()
        own = {LOCAL_NAME, machine, f"{machine.partition('.')[0]}.local"}
        self._names = own | {fold_host(name) for name in public}

    def serves(self, host: str) -> bool:
        """Whether a `Host` is ours, whatever its port.

        An address instead of a name is no page's trick; where all addresses are listened on, any
        may be ours.
        """
        name = fold_host(host)
        address = read_address(name)
        if address is None:
            return name in self._names or name.endswith(f".{LOCAL_NAME}")
        is_ours = address == self._listening or name in self._names
        return is_ours or self._is_open or address.is_loopback


def fold_host(host: str) -> str:
    """A host in small letters, without port and last dot; nothing for what is no host."""
    try:
        found = urlsplit(f"//{host.strip()}")
        return (found.hostname or "").rstrip(".") if not found.path else ""
    except ValueError:
        return ""
