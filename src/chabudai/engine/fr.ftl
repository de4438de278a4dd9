# Ce que dit le moteur, quel que soit le jeu.

unknown-game = Il n’y a pas de jeu { $name } ; il y a { $known }.
bad-seats = { $game } se joue de { $fewest } à { $most }, pas à { $seats }.
unknown-option = Il n’y a pas d’option { $name } ; il y a { $known }.
unknown-reading = L’option { $name } peut valoir { $allowed }, pas { $reading }.
option-form = Une option s’écrit NOM=VALEUR, pas { $word }.
option-twice = L’option { $name } ne peut pas valoir à la fois { $one } et { $other }.

unknown-token = Personne ici ne comprend « { $token } ».
unknown-token-near = Personne ici ne comprend « { $token } » ; vouliez-vous dire { $near } ?
unknown-action = Il n’y a pas d’action numéro { $action }.
refused = « { $token } » n’est pas permis : { $reasons }
refusal = { $reason } [{ $rule }]
refused-over = La partie est finie.
refused-not-asked = « { $action } » ne répond pas à ce qui est demandé.

deck-toml = Le fichier du paquet ne peut pas être lu : { $error }.
deck-table = Le paquet n’a pas de lignes [[{ $table }]].
deck-table-form = Chaque { $table } du paquet doit avoir sa ligne [[{ $table }]].
deck-row = Ligne { $line } du paquet, [[{ $table }]] : { $problem }
deck-number = { $name } doit être un nombre entier de { $low } à { $high }, pas { $value }.
deck-numbers = { $name } doit être une liste de { $count } nombres entiers de { $low } à { $high }.
deck-text = { $name } doit être un texte, pas { $value }.
deck-word = { $name } doit valoir { $allowed }, pas { $value }.
deck-key = key doit être fait de minuscules, de chiffres et de traits d’union, pas { $value }.
deck-twice = il y a déjà une carte { $value }.
deck-cards = Le paquet doit contenir exactement : { $expected }.
deck-roles = les rôles ne font pas { $seats } places.
deck-setup = Ce paquet ne dit pas comment jouer à { $seats }.
deck-small = { $cards } cartes, c’est trop peu pour { $seats } places.

record-form = Ce n’est pas une partie enregistrée : { $error }.
record-format = Cette partie est de la forme { $format } ; { $expected } était attendu.
record-check = Cette partie est abîmée : son contrôle ne correspond pas à son contenu.
record-rules = Cette partie de { $game } a été jouée avec la version { $played } des règles ; ici, c’est la version { $here }.
record-rng = Cette partie a été mélangée par { $rng } ; { $expected } était attendu.
record-deal = Cette partie ne peut pas être distribuée : { $reason }
record-action = L’action { $number } de cette partie, « { $token } », ne convient pas : { $reason }

position-number = { $name } doit être un nombre entier de { $low } à { $high }, pas { $value }.
position-list = { $name } doit être une liste de { $count }.
position-word = { $name } doit valoir { $allowed }, pas { $value }.
position-card = { $name } : il n’y a pas de carte { $card }.
position-unknown = Une position de ce jeu n’a pas de { $names }.
position-copies = Il n’y a que { $total } { $card } dans le paquet, pas { $found }.
position-key = key doit avoir { $digits } chiffres hexadécimaux.
position-options = options doit donner des noms et leurs lectures.
position-deck = cards doit être le texte d’un fichier de paquet.
position-roles = Une table de { $seats } ne reçoit pas ces rôles.
position-twice = Le même nom figure deux fois dans { $name }.
position-resilience = Une place a plus de points de vie que son personnage.
position-story = story et pools doivent dire comment les cartes sont venues dans ces mains et dans cette pioche.
position-swordmaster = swordmaster nomme une place si et seulement si la cause est swordmaster.
position-honor = Personne n’a 0 point d’honneur tant que la partie continue.
position-asked = asked doit donner des questions avec nom, place et détails ; les noms sont { $questions }.
position-question = « { $question } » ne peut pas être demandé à la place { $seat } sur cette table.
position-limbo = Une carte n’est dans limbo que pendant qu’une place répond à son sujet.
position-discard = La place { $seat } ne choisit sa défausse, en ordre croissant, que si elle tient plus de { $limit } cartes.
position-attack = « { $question } » demande une carte dans limbo qui pose cette question, une autre place qui l’a jouée, et une place qui n’est pas à terre.
