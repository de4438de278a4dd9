# What the server says, whatever the game.

serving = Chabudai is running at { $address } and saves its games in { $folder }. Press Ctrl+C to stop.
no-port = Port { $port } on { $host } cannot be used: another program is using it, or it is not allowed.
newer-data = The data folder was written by a newer Chabudai (version { $file }; this one reads up to { $known }). Use that one, or another folder.
bad-limit = “{ $word }” is not a limit. Write NAME=NUMBER with one of { $known }.
bench-server = { $tables } tables and { $sockets } connections on one process: { $actions } actions/s; from a move to the last reply { $p50 } ms (p50), { $p95 } ms (p95), { $p99 } ms (p99); { $memory } KB per table; { $lost } of { $acknowledged } confirmed moves lost.

no-such-table = This table does not exist.
too-many-tables = You have { $most } unfinished tables, which is the maximum. Finish one first.
too-many-bots = This table has { $seats } seats, not enough for { $bots } bots.
bad-pace = A clock needs at least one second.
bad-name = A name has 1 to { $longest } characters, without brackets, commas or invisible characters.
login-taken = This login is already taken.
wrong-password = Wrong login or password.
unknown-passkey = This passkey is not known here.
bad-passkey = This passkey could not be checked. Try again.

no-seat = You have no seat at this table.
no-such-seat = There is no seat { $seat }: the last one is { $last }.
seat-taken = Seat { $seat } is taken.
not-while-waiting = The game has not started yet.
not-while-playing = The game has already started.
not-while-over = The game is over.
not-while-paused = This table is paused because something went wrong. The game is saved.
still-broken = This table still cannot continue. The game is saved.
not-paused = This table is not paused.
not-host = Only the person who opened the table can do this.
stale = The game has moved on. Look again.
not-asked = It’s not your turn.
no-aids = Hints and insights are not allowed at this table.
too-many-hints = You have asked for many hints. Think for a while first.
no-hint = No hint could be worked out. Ask again.
no-undo = This cannot be taken back at this table.
undo-not-free = This cannot be taken back: somebody has decided or learned something since.
nothing-asked = Nobody is asking for your agreement.
too-many-answers = You cannot set any more automatic answers.
too-many-muted = You cannot mute any more people.
nothing-said = This message is empty.
bad-message = The server does not understand this message.
not-over = The game is not over yet.
no-archive = This game did not start with a deal, so there are no shuffles to check.
too-many-reviews = Many games are being reviewed right now. Try again in a while.
no-step = This game has no step { $step }: the last one is { $last }.

archive-form = This file is not an exported game: { $error }.
archive-commitment = The secret is not the one promised before the game.
archive-seed = The seed does not follow from the secret and what each seat added.
archive-sound = The shuffles are fair: the secret is the promised one, and with what each seat added it gives this seed.

no-page = The web page has not been built yet. Run “npm ci” and “npm run build” in the folder web, then reload this page.

http-400 = The server does not understand this request.
http-401 = The server does not know you yet. Reload the page.
http-403 = This is not allowed.
http-404 = There is nothing at this address.
http-405 = This address does not work that way.
http-413 = This is too large for the server.
http-415 = The server cannot read this kind of file.
http-429 = Too many requests. Try again in a moment.
http-500 = Something went wrong on the server.
