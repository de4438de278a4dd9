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
book-example = Exemple : { $title }.
