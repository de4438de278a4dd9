# Ce qui se dit des robots.

unknown-bot = Il n’y a pas de robot { $name } ; il y a { $known }.
unknown-bot-near = Il n’y a pas de robot { $name } ; vouliez-vous dire { $near } ? Il y a { $known }.

bot-random = Joue n’importe quel coup permis, au hasard : pour découvrir les règles.
bot-novice = Un débutant sensé, qui juge sur ce qui se voit et ne prévoit aucun coup.
bot-adept = Un bon joueur, qui prévoit quelques tours et laisse passer une erreur de temps en temps.
bot-master = Un joueur redoutable, qui réfléchit autant que la table le permet et lit le jeu des autres.
