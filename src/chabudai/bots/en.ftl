# What is said about bots.

unknown-bot = There is no bot called { $name }; there are { $known }.
unknown-bot-near = There is no bot called { $name }; did you mean { $near }? There are { $known }.

bot-random = Plays any legal move, all equally likely: for a first look at the rules.
bot-novice = A sensible beginner who judges by what lies open and plans no move ahead.
bot-adept = A good player who looks a few turns ahead, and forgives a slip now and then.
bot-master = A strong player who thinks as long as the table allows and reads what others do.
