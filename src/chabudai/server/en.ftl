# What the server says, whatever the game.

serving = Chabudai serves { $address }, and keeps its games in { $folder }. Ctrl+C ends it.
no-port = Port { $port } of { $host } cannot be used: something else listens there, or it is not allowed.
newer-data = The data folder was written by a newer Chabudai (version { $file }; this one knows { $known }): use that one, or another folder.
bad-limit = “{ $word }” is no limit: give NAME=NUMBER with one of { $known }.
bench-server = { $tables } tables and { $sockets } sockets on one process: { $actions } actions/s; from a move to the last frame { $p50 } ms (p50), { $p95 } ms (p95), { $p99 } ms (p99); { $memory } KB a table; { $lost } of { $acknowledged } acknowledged moves lost.

no-such-table = There is no such table.
too-many-tables = You have { $most } unfinished tables, which is the most: finish one first.
too-many-bots = This table has { $seats } seats, not enough for { $bots } bots.
bad-pace = A pace with a clock needs at least one second.
bad-name = A name has 1 to { $longest } letters, without brackets, commas or invisible signs.
login-taken = Somebody else has this login.
wrong-password = This login and this password do not belong together.
unknown-passkey = Nobody here has this passkey.
bad-passkey = This passkey could not be checked: try again.

no-seat = You have no seat at this table.
no-such-seat = There is no seat { $seat }: the last one is { $last }.
seat-taken = Seat { $seat } is taken.
not-while-waiting = The game has not started yet.
not-while-playing = The game is running.
not-while-over = The game is over.
not-while-paused = This table is paused: something went wrong, and its record is safe.
still-broken = This table still cannot be taken up: its record is safe.
not-paused = This table is not paused.
not-host = Only who opened the table can do this.
stale = The game has gone on since you saw it: look again.
not-asked = It is not you who is asked now.
no-aids = This table allows no aids.
too-many-hints = You ask for many hints: think for a while first.
no-hint = Nobody could think about this just now: ask again.
no-undo = This cannot be taken back at this table.
undo-not-free = Somebody has decided or learned something since, so this cannot be taken back.
nothing-asked = Nobody asks for your consent now.
too-many-answers = You have as many standing answers as one can have.
too-many-muted = You have muted as many as one can.
nothing-said = There is nothing in this message.
bad-message = This is not a message of the protocol.
not-over = The game is not over yet.
no-archive = This game did not start from a deal, so there are no shuffles to check.
too-many-reviews = Many games are being looked back upon: ask again in a while.
no-step = This game has no step { $step }: the last one is { $last }.

archive-form = This file is no archive: { $error }.
archive-commitment = The secret is not the one that was promised before the game.
archive-seed = The seed is not the one that the secret and the seats make together.
archive-sound = The shuffles are fair: the secret is the promised one, and with what every seat added it makes this seed.

no-page = The browser client has not been built yet: run “npm ci” and “npm run build” in the folder web, then load this page again.
