# Ce qui se dit des robots.

unknown-bot = Il n’y a pas de robot { $name }. Les robots sont : { $known }.
unknown-bot-near = Il n’y a pas de robot { $name }. Vouliez-vous dire { $near } ? Les robots sont : { $known }.

bot-random = Joue n’importe quel coup permis, au hasard : pour découvrir les règles.
bot-novice = Un débutant raisonnable, qui joue d’après ce qui se voit et ne prévoit rien.
bot-adept = Un bon joueur, qui prévoit quelques tours et laisse parfois passer une erreur.
bot-master = Un joueur redoutable, qui réfléchit autant que la table le permet et lit le jeu des autres.

level-random = Hasard
level-novice = Novice
level-adept = Adepte
level-master = Virtuose
