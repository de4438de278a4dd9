"""A game at this screen: who sits where, its file, its log, its aids and its replay."""
