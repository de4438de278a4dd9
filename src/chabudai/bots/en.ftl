# What is said about bots.

unknown-bot = There is no bot called { $name }; there are { $known }.
unknown-bot-near = There is no bot called { $name }; did you mean { $near }? There are { $known }.
