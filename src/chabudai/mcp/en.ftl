# What a language model at the table is told, besides what the game says.

no-mcp = A seat for a language model needs the package { $package }: install chabudai[mcp].
not-seated = You have no seat yet. Call sit_down first.
no-tables-here = There are no tables of others here: they are on a server. Name a game instead, or start chabudai mcp with --url.
not-asked = It’s not your turn.
stale = The game has moved on. Look again.
game-over = The game is over.
no-aids = Hints and insights are not allowed at this table.
long-token = An answer has at most { $most } characters.
no-free-seat = Every seat at this table is taken.
gathering = The game has not started yet. It does when every seat is taken and everybody is ready.
no-server = { $url } does not answer as a server of ours would.
no-answer = The server has not answered yet. Look whether it is done.
shut-out = This table does not exist any more, or you may not be there.
