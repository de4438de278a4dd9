"""Build the documentation site from docs/, and look whether its pages stay at home."""

from __future__ import annotations

import re
from pathlib import Path

import compilation

SOURCE = compilation.ROOT / "docs"
SITE = compilation.BUILD / "docs"
# Builds what changed; a warning is a failure.
COMMAND = ("sphinx", "-q", "-W", "--keep-going", "-j", "2", str(SOURCE), str(SITE))
# What a browser fetches when it shows a page; a link that somebody clicks is no such thing.
FETCHED = re.compile(
    r"<(?:script|img|iframe|source|video|audio)\b[^>]*\bsrc=[\"']((?:https?:)?//[^\"']+)"
    r"|<link\b(?![^>]*rel=[\"']canonical)[^>]*\bhref=[\"']((?:https?:)?//[^\"']+)"
    r"|(?:@import|url\()\s*[\"']?((?:https?:)?//[^\"')\s]+)"
)


def stays_at_home() -> bool:
    """Tell whether no page would fetch anything from elsewhere, and name what would."""
    found = find_outside_addresses(SITE)
    for address in found:
        print(f"The site would fetch {address}")
    return not found


def find_outside_addresses(folder: Path) -> list[str]:
    """Addresses elsewhere that a page would fetch something from, with the page."""
    return [
        f"{address} ({page.relative_to(folder)})"
        for page in sorted([*folder.rglob("*.html"), *folder.rglob("*.css")])
        for match in FETCHED.finditer(page.read_text("utf-8"))
        for address in filter(None, match.groups())
    ]
