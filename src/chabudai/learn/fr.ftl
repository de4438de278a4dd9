# Ce qui se dit des leçons, quel que soit le jeu.

no-such-lesson = Il n’y a pas de leçon « { $name } » ici. Il y a : { $known }.
not-this-one = C’est permis, mais cette étape demande autre chose. Il ne s’est rien passé : essayez encore.
lesson-is-over = Cette leçon est finie : il n’y a plus rien à répondre.
only-to-read = Il n’y a rien à répondre ici : lisez, puis continuez.
an-answer-first = Cette étape vous demande de faire quelque chose avant de continuer.

# Les règles en un seul texte

book-one-page = { $game } en une page
book-wins = Ce qui fait gagner
book-words = Les mots à connaître
book-example = Exemple : { $title }.

# Problèmes

no-such-puzzle = Il n’y a pas de problème « { $name } » ici.
no-puzzles = Il n’y a pas encore de problèmes pour { $game }.
no-more-puzzles = Vous avez fait tous les problèmes de ce genre.
no-such-theme = Il n’y a pas de thème « { $theme } ». Il y a : { $known }.
puzzle-is-over = Ce problème est fini : il n’y a plus rien à répondre.
puzzle-right = C’est ça !
puzzle-shown = Voici la réponse.
not-a-suspect = Ce n’est pas possible : choisissez quelqu’un de la liste.
wrong-guess = Non. Regardez encore qui a frappé qui, et réessayez.
wrong-answer = C’est permis, mais il y a mieux. Il ne s’est rien passé : essayez encore.
wrong-chance = Vous y perdez environ { $lost } parties sur 100 par rapport à la meilleure réponse. Il ne s’est rien passé : essayez encore.
explain-chance = Elle gagne environ { $chance } parties sur 100. Ensuite vient « { $next } », avec { $other }.
explain-worlds = Comparée dans { $worlds } donnes possibles d’après ce que vous voyez, elle est meilleure dans { $better }, à peu près égale dans { $even } et moins bonne dans { $worse }. La recherche elle-même en a imaginé { $imagined }.
explain-guess = Dans { $odds } donnes sur 100 possibles d’après ce que vous avez vu, c’est { $who } ; et c’est vrai. { $worlds } donnes ont été examinées.
world-chances = Chances de gagner ici : { $right } %, avec la réponse suivante { $next } %.
theme-opening = En début de partie
theme-ending = En fin de partie
theme-surprise = Pas le coup d’un débutant
