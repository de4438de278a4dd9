"""Let bots compete on mirrored deals."""
