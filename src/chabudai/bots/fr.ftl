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

program-missing = Il n’y a pas de programme à { $path }.
program-not-executable = { $path } ne peut pas être lancé : rendez-le exécutable, ou donnez-lui un nom en .py, .js ou .sh et installez ce qui le fait tourner.
program-silent = { $path } n’a pas dit bonjour en { $seconds } secondes.
program-ended = { $path } s’est arrêté avant de dire bonjour.
program-nonsense = { $path } a répondu autre chose à notre bonjour. Il doit écrire {"{"}"t": "hello"{"}"}, et rien avant.

checkpoint-missing = Il n’y a pas de fichier d’un bot qui a appris à { $path }, ou il est illisible.
checkpoint-form = { $path } n’est pas un bot qui a appris, ou le fichier est abîmé. python -m chabudai.lab.training.selfplay écrit de tels fichiers.
checkpoint-game = { $path } a appris { $learned } et ne sait pas jouer à { $game }.
checkpoint-seats = { $path } a appris à jouer à { $learned } places, pas à { $seats }.
checkpoint-meaning = { $path } a appris avec un autre paquet de cartes, ou avec d’autres nombres pour ce qu’il voit. Il doit réapprendre pour cette partie.

misses = { $bot } a manqué { $times ->
    [one] 1 question
   *[other] { $times } questions
}, et la règle rapide a répondu : { $how }.
missed-silent = { $times } sans réponse à temps
missed-ended = { $times } arrêt ou plantage
missed-nonsense = { $times } réponse incompréhensible
missed-illegal = { $times } coup interdit
missed-given-up = { $times } plus posée
