# What the server says, whatever the game.

serving = Chabudai is running at { $address } and saves its games in { $folder }. Press Ctrl+C to stop.
no-port = Port { $port } on { $host } cannot be used: another program is using it, or it is not allowed.
newer-data = The data folder was written by a newer Chabudai (version { $file }; this one reads up to { $known }). Use that one, or another folder.
no-postgres-driver = PostgreSQL needs the package psycopg: install chabudai[postgres].
bad-database = A database is given as postgresql://NAME@HOST/DATABASE.
no-database = The database { $address } cannot be used: { $reason }
storage-stalled = The server cannot save anything at the moment. Try again in a while.
table-elsewhere = This table is just moving to another server. Try again in a moment.
table-stalled = The table waits: what was done last is not saved yet. It will go on by itself.
bad-folder = The data folder { $folder } cannot be used: { $reason }.
folder-in-use = Another server is running on the data folder { $folder }. Stop it first, or use another folder.
database-in-use = Another server is running on the database { $address }. Stop it first, or use another database.
damaged-data = The data file in { $file } is damaged. “chabudai doctor” says more; “chabudai restore” brings a backup back.
bad-limit = “{ $word }” is not a limit. Write NAME=NUMBER with one of { $known }.
bad-number = { $option } takes a number from { $least } to { $most }, not “{ $word }”.
file-exists = { $file } exists already. Choose another name.
no-backup = { $file } is not a backup of Chabudai.
damaged-backup = The backup { $file } is damaged and was not restored.
not-copied = { $file } cannot be copied: { $reason }.
target-not-empty = There are games in this database already. Use an empty one.
copy-differs = The copy of “{ $table }” is not the same as the original. Nothing was kept; try again.
backup-made = { $file } holds { $tables } tables with { $entries } entries, and everybody’s account.{ $damaged ->
    [0] {""}
   *[other] {" "}⚠ { $damaged } of the tables are damaged, in the original too.
}
backup-restored = { $place } now holds the backup: { $tables } tables with { $entries } entries, and everybody’s account. You can start the server.{ $damaged ->
    [0] {""}
   *[other] {" "}⚠ { $damaged } of the tables are damaged, in the backup too.
}
backup-old-file = What was there before is now { $file }. Delete it when you no longer need it.
migrated = { $address } now holds everything from { $folder }: { $tables } tables with { $entries } entries, and everybody’s account. All of it was compared and is the same. Start the server with --database; the folder is unchanged.{ $damaged ->
    [0] {""}
   *[other] {" "}⚠ { $damaged } of the tables are damaged, in the folder too.
}
doctor-compiled = The engine is compiled.
doctor-plain = The engine runs as plain Python, which is slower.
doctor-database = The database { $address } answers.
doctor-no-data = There are no games in the folder { $folder }, or it cannot be used.
doctor-in-use = A server is running on { $folder }.
doctor-not-in-use = No server is running on { $folder }.
doctor-permissions = Other people of this machine may use { $path }. The server changes that when it starts.
doctor-private = Only its owner may read the data.
doctor-space = { $free } MB are free on the disk; the data takes { $taken } MB.
doctor-file-sound = The data file is sound.
doctor-file-damaged = The data file is damaged ({ $first }). Restore a backup.
doctor-log-unreadable = The games in the data file cannot all be read.
doctor-version = The data is of version { $version }, as it should be.
doctor-older-version = The data is of version { $version }. The server brings it to version { $known } when it starts.
doctor-newer-version = The data is of version { $version }, from a newer Chabudai; this one reads up to { $known }.
doctor-log-sound = All { $entries } entries of { $tables } tables have the right checksum.
doctor-log-damaged = { $damaged } of { $tables } tables have damaged entries: { $names } (as in the server’s log). All others can be played.
bench-nodes = Several servers need a database that they share: add --database postgresql://…
bench-server = { $tables } tables and { $sockets } connections on { $nodes ->
    [one] one process
   *[other] { $nodes } processes
}: { $actions } actions/s; from a move to the last reply { $p50 } ms (p50), { $p95 } ms (p95), { $p99 } ms (p99); { $memory } KB per table; { $lost } of { $acknowledged } confirmed moves lost.
bench-soak = { $minutes } minutes, { $games } games, { $moves } moves of people, { $visits } visits of spectators. Memory { $memory } KB at the end, { $memory_peak } KB at most, { $growth } KB a minute in the second half; open files { $files } at the end, { $files_peak } at most; threads { $threads } at the end, { $threads_peak } at most.

no-such-table = This table does not exist.
too-many-tables = You have { $most } unfinished tables, which is the maximum. Finish one first.
too-many-bots-of-yours = Your unfinished tables may have { $most } bots in all; with this one they would have { $bots }. Finish one first, or invite people.
host-has-enough = Whoever opened this table has as many unfinished tables or bots as anybody may have. Open a new one yourself.
no-such-bot = There is no bot { $bot } here.
bot-offline = { $bot } is not connected now. Invite it when its program runs again.
bot-busy = { $bot } plays at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} already, and cannot come to another one now.
bot-twice = { $bot } can have only one seat at a table.
bot-not-here = { $bot } plays whole games only. Choose another bot to go on from here.
bot-name-taken = { $bot } is another bot already. Choose another name.
bot-account = A program that somebody has connected.
too-many-bots = This table has { $seats } seats, not enough for { $bots } bots.
bad-pace = A clock needs at least one second.
bad-name = A name has 1 to { $longest } characters, at least one of them a letter or a digit, without brackets, commas or invisible characters.
login-taken = This login is already taken.
wrong-password = Wrong login or password.
sign-in-again = First type your current password, or sign in again.
unknown-passkey = This passkey is not known here.
bad-passkey = This passkey could not be checked. Try again.

no-seat = You have no seat at this table.
no-such-seat = There is no seat { $seat }: the last one is { $last }.
seat-taken = Seat { $seat } is taken.
not-while-waiting = The game has not started yet.
not-while-playing = The game has already started.
not-while-over = The game is over.
not-while-paused = This table is paused because something went wrong. The game is saved.
table-not-shown = This table cannot be shown to you because something went wrong. The game goes on.
still-broken = This table still cannot continue. The game is saved.
game-cut-short = This game has had { $actions } moves, which is the maximum. It ends here, without a winner.
table-of-other-rules = { $reason } Everything is saved.
damaged-table = Part of this table’s record is damaged, so the game cannot go on. What is left of it stays untouched.
not-paused = This table is not paused.
not-host = Only the person who opened the table can do this.
stale = The game has moved on. Look again.
not-asked = It’s not your turn.
no-aids = Hints and insights are not allowed at this table.
too-many-hints = You have asked for many hints. Think for a while first.
no-hint = No hint could be worked out. Ask again.
no-undo = This cannot be taken back at this table.
undo-not-free = This cannot be taken back: somebody has decided since, or seen something new. At a practice table it could be.
nothing-asked = Nobody is asking for your agreement.
too-many-answers = You cannot set any more automatic answers.
too-many-muted = You cannot mute any more people.
nothing-said = This message is empty.
too-much-said = One message a second, please.
spectators-silenced = The person who opened the table has asked those who watch to be silent.
nobody-of-that-id = Nobody of that id has said anything here.
bad-message = The server does not understand this message.
not-over = The game is not over yet.
no-archive = This game did not start with a deal, so there are no shuffles to check.
review-of-others = This game has no review yet. Only those who played it can have one made.
too-many-reviews = Many games are being reviewed right now. Try again in a while.
no-step = This game has no step { $step }: the last one is { $last }.
what-if = What if: { $game } with { $names }, { $step ->
    [0] from the deal
   *[other] after move { $step }
}

archive-form = This file is not an exported game: { $error }.
archive-long = This game has { $found } moves. The server replays up to { $most }.
archive-words = This file is not an exported game: a word in it has more than { $most } characters, or the seats are too many.
archive-commitment = The secret is not the one promised before the game.
archive-seed = The seed does not follow from the secret and what each seat added.
archive-sound = The shuffles are fair: the secret is the promised one, and with what each seat added it gives this seed.
archive-practice = It was a practice table: moves could be taken back at will.

task-too-long = This takes longer than the { $most } seconds the server has for it.
task-too-large = This is too large for the server to work out.
task-after-task = You have asked for several things at once. Wait for the first ones.
task-line = The server has a lot to do right now. Try again in a while.
only-operator = Only whoever runs this server may read this: on the machine itself, or with the token for it.

no-page = The web page has not been built yet. Run “npm ci” and “npm run build” in the folder web, then reload this page.

http-400 = The server does not understand this request.
http-401 = The server does not know you yet. Reload the page.
http-403 = This is not allowed.
http-404 = There is nothing at this address.
http-405 = This address does not work that way.
http-408 = The request did not arrive in time.
http-413 = This is too large for the server.
http-415 = The server cannot read this kind of file.
http-421 = This server does not go by that name. Whoever runs it can add the name with --public.
http-429 = Too many requests. Try again in a moment.
http-500 = Something went wrong on the server.

research-none = There is no finished game that may be used. { $agreement ->
    [one] In 1 finished game
   *[other] In { $agreement } finished games
} not everyone has agreed, and { $others } cannot be replayed from a seed with the usual deck.
research-left-out = Left out: { $agreement ->
    [one] 1 finished game in which
   *[other] { $agreement } finished games in which
} not everyone has agreed, and { $others } that cannot be replayed from a seed with the usual deck.
