# Ce que dit le moteur, quel que soit le jeu.

unknown-game = Il n’y a pas de jeu { $name }. Les jeux sont : { $known }.
no-rules = Les règles écrites de { $game } ne sont pas fournies.
bad-seats = { $game } se joue de { $fewest } à { $most }, pas à { $seats }.
unknown-option = Il n’y a pas d’option { $name }. Les options sont : { $known }.
unknown-reading = L’option { $name } peut valoir { $allowed }, pas { $reading }.
option-form = Écrivez une option sous la forme NOM=VALEUR, pas { $word }.
option-twice = L’option { $name } ne peut pas valoir à la fois { $one } et { $other }.

unknown-token = Il n’y a pas de coup « { $token } ».
unknown-token-near = Il n’y a pas de coup « { $token } ». Vouliez-vous dire { $near } ?
unknown-action = Il n’y a pas d’action numéro { $action }.
refused = « { $token } » n’est pas permis : { $reasons }
refusal = { $reason } [{ $rule }]
refused-over = La partie est finie.
refused-not-asked = « { $action } » ne répond pas à la question posée.

deck-toml = Le fichier du paquet ne peut pas être lu : { $error }.
deck-table = Le paquet n’a pas de lignes [[{ $table }]].
deck-table-form = Chaque { $table } du paquet doit avoir sa propre section [[{ $table }]].
deck-row = Ligne { $line } du paquet, [[{ $table }]] : { $problem }
deck-number = { $name } doit être un nombre entier de { $low } à { $high }, pas { $value }.
deck-numbers = { $name } doit être une liste de { $count } nombres entiers de { $low } à { $high }.
deck-text = { $name } doit être du texte, pas { $value }.
deck-word = { $name } doit valoir { $allowed }, pas { $value }.
deck-key = key doit être fait de minuscules, de chiffres et de traits d’union, pas { $value }.
deck-twice = il y a déjà une carte { $value }.
deck-size = Le paquet a { $found } caractères. Il peut en avoir { $most }.
deck-line = La ligne { $line } du paquet a { $found } caractères. Elle peut en avoir { $most }.
deck-rows = Le paquet a { $found } lignes de cartes. Il peut en avoir { $most }.
deck-tables = Le paquet a { $found } sortes de lignes. Il peut en avoir { $most }.
deck-dots = La ligne { $line } du paquet a un nom avec plus de { $most } points.
deck-nesting = La ligne { $line } du paquet a plus de { $most } crochets les uns dans les autres.
deck-long = { $name } a { $found } caractères. Il peut en avoir { $most }.
deck-actions = Avec ce paquet, il y a plus de { $most } coups différents. Prenez moins de cartes, ou des cartes plus simples.

record-form = Ce n’est pas une partie enregistrée : { $error }.
record-format = Cette partie enregistrée est au format { $format } ; { $expected } était attendu.
record-taken-back = Cette partie enregistrée parle de coups repris que personne n’a pu reprendre.
record-check = Cette partie enregistrée est abîmée : sa somme de contrôle ne correspond pas à son contenu.
record-rules = Cette partie a été jouée avec les règles { $played } de { $game } ; ce programme joue avec les règles { $here } et ne peut ni la rejouer ni la reprendre. Un programme qui a ces règles-là le peut.
record-rng = Cette partie enregistrée a été mélangée avec { $rng } ; { $expected } était attendu.
record-deal = Cette partie enregistrée ne peut pas être distribuée : { $reason }
record-action = L’action { $number } de cette partie enregistrée, « { $token } », n’est pas possible : { $reason }

position-number = { $name } doit être un nombre entier de { $low } à { $high }, pas { $value }.
position-list = { $name } doit être une liste de { $count } éléments.
position-word = { $name } doit valoir { $allowed }, pas { $value }.
position-card = { $name } : il n’y a pas de carte { $card }.
position-unknown = Une position de ce jeu n’a pas de { $names }.
position-copies = Il n’y a que { $total } { $card } dans le paquet, pas { $found }.
position-key = key doit avoir { $digits } chiffres hexadécimaux.
position-options = options doit donner des noms d’options avec leur valeur.
position-deck = cards doit être le texte d’un fichier de paquet.
position-asked = asked doit donner des questions, chacune avec nom, place et détails ; les noms sont { $questions }.
position-question = On ne peut pas demander « { $question } » à la place { $seat } dans cette position.

# Des propositions d’une même phrase

clauses = { $first } ; { $next }
