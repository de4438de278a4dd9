# What is said about bots.

unknown-bot = There is no bot called { $name }. The bots are: { $known }.
unknown-bot-near = There is no bot called { $name }. Did you mean { $near }? The bots are: { $known }.

bot-random = Plays any legal move at random: for a first look at the rules.
bot-novice = A sensible beginner who goes by what is visible and does not plan ahead.
bot-adept = A good player who looks a few turns ahead and sometimes lets you get away with a mistake.
bot-master = A strong player who thinks as long as the table allows and reads what the others do.

level-random = Random
level-novice = Novice
level-adept = Adept
level-master = Master

program-missing = There is no bot program at { $path }.
program-not-executable = { $path } cannot be run: make it executable, or let its name end with .py, .js or .sh and install what runs that.
program-silent = { $path } did not say hello within { $seconds } seconds.
program-ended = { $path } ended before it said hello.
program-nonsense = { $path } answered hello with something else. It has to print {"{"}"t": "hello"{"}"}, and nothing before it.

checkpoint-missing = There is no file of a bot that learned at { $path }, or it cannot be read.
checkpoint-form = { $path } is not a bot that learned, or the file is damaged. python -m chabudai.lab.training.selfplay writes such files.
checkpoint-game = { $path } has learned { $learned } and cannot play { $game }.
checkpoint-seats = { $path } has learned to play with { $learned } seats, not with { $seats }.
checkpoint-meaning = { $path } has learned with another deck, or with other numbers for what it sees. It has to learn again for this game.

misses = { $bot } missed { $times ->
    [one] 1 question
   *[other] { $times } questions
}, and the quick rule answered: { $how }.
missed-silent = { $times } not answered in time
missed-ended = { $times } ended or crashed
missed-nonsense = { $times } nonsense
missed-illegal = { $times } not legal
missed-given-up = { $times } not asked any more
