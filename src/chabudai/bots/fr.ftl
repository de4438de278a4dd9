# Ce qui se dit des robots.

unknown-bot = Il n’y a pas de robot { $name } ; il y a { $known }.
unknown-bot-near = Il n’y a pas de robot { $name } ; vouliez-vous dire { $near } ? Il y a { $known }.
