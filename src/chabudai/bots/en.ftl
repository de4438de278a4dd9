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
