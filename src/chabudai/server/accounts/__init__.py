"""Who is who: people, sessions, passwords."""
