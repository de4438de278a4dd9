kodachi-fan = éventail
kodachi-scroll = parchemin
kodachi-vase = vase
kodachi-jade = jade
kodachi-gold = pièce d’or
kodachi-coin = or d’un Ninja
kodachi-strength = Force
kodachi-stealth = Furtif
kodachi-none = rien
kodachi-has-turn = a le shuriken
kodachi-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
kodachi-deck-count = { $count ->
    [one] { $count } carte dans le paquet
   *[other] { $count } cartes dans le paquet
}
kodachi-known = A forcément en main
kodachi-last-hand = Main
kodachi-treasure-count = { $count } × { $kind }
kodachi-score-envoys = Émissaires
kodachi-score-skills = Ninjas
kodachi-score-tokens = Jetons
kodachi-score-treasures = Trésors
kodachi-display = Les cartes exposées
kodachi-next = { $elite ->
    [yes] Prochain : ÉLITE !
    [no] Prochain : ordinaire
   *[none] Plus de garde
}
kodachi-taken = prise
kodachi-beaten = vaincu
kodachi-standing = fait face à l’intrusion
kodachi-no-columns = Aucune colonne n’est ouverte.
kodachi-stacks = Jetons de clan restants
kodachi-stack = { $clan } : { $points }
kodachi-odds = Probabilités du prochain garde
kodachi-odds-against = { $approach ->
    [strength] Prochain garde, en %, contre Force
   *[stealth] Prochain garde, en %, contre Furtif
}
kodachi-ready = Sans piocher, votre main bat { $ready } des { $total } gardes possibles ({ $share } %).
kodachi-pile-empty = Il n’y a rien ici.
kodachi-hand = Votre main
kodachi-hand-empty = Votre main est vide.
kodachi-card-wins = { $name } : bat le garde
kodachi-card-goes = { $name } : défausser
kodachi-card-stays = { $name } : garder
kodachi-moment = Décision en cours
kodachi-round = Manche { $round }
kodachi-ending = la dernière manche
kodachi-failed = L’invasion a échoué.
kodachi-declare = Force ou Furtif ?
kodachi-than = { $approach ->
    [strength] plus de { $than }
   *[stealth] moins de { $than }
}
kodachi-waiting-declare = { $name } choisit.
kodachi-need = { $approach ->
    [strength] Force : plus de { $than }
   *[stealth] Furtif : moins de { $than }
}
kodachi-now = { $state ->
    [won] total { $total } – vaincu !
   *[short] total { $total }
}
kodachi-played = Jouées contre ce garde
kodachi-hopeless = Rien dans votre main ne peut gagner.
kodachi-ways = Comment la jouer
kodachi-let-go = Reposer
kodachi-sure = Confirmez-vous ? { $what }
kodachi-take = { $count ->
    [one] Prenez { $count } carte
   *[other] Prenez jusqu’à { $count } cartes
}
kodachi-take-how = Les trésors sont gratuits, les cartes Clans se paient. Choisissez une carte qui brille.
kodachi-waiting-take = { $count ->
    [one] { $name } peut prendre { $count } carte.
   *[other] { $name } peut prendre { $count } cartes.
}
kodachi-coins = { $count } à dépenser ce tour-ci
kodachi-payment = Comment payer
kodachi-cheapest = le moins cher
kodachi-drop = Rendre : { $kind }
kodachi-drop-how = { $count ->
    [one] Marquez { $count } trésor à rendre.
   *[other] Marquez { $count } trésors à rendre.
}
kodachi-drop-confirm = { $count ->
    [one] Rendre { $count } trésor
   *[other] Rendre { $count } trésors
}
kodachi-waiting-drop = { $name } choisit les trésors à rendre.
kodachi-shape-how = { $count ->
    [0] Marquez les cartes à défausser ; vous gardez les autres pour votre prochain tour.
    [one] Marquez les cartes à défausser, au moins { $count }.
   *[other] Marquez les cartes à défausser, au moins { $count }.
}
kodachi-shape-confirm = { $count ->
    [0] Tout garder et compléter à 6
    [one] Défausser { $count } carte et compléter à 6
   *[other] Défausser { $count } cartes et compléter à 6
}
kodachi-waiting-shape = { $name } choisit quoi garder.
kodachi-over = { $count ->
    [one] Victoire de { $names }.
   *[other] { $names } partagent la victoire.
}
kodachi-seat = { $name } : points { $points }, main { $hand }, paquet { $deck }, défausse { $discards }, trésors : { $treasures }, jetons { $tokens }
kodachi-points = points pour l’instant
kodachi-discard-count = { $count ->
    [one] { $count } carte dans la défausse
   *[other] { $count } cartes dans la défausse
}
kodachi-own-deck = Encore dans votre paquet, dans un ordre inconnu
kodachi-owned = Toutes les cartes possédées
kodachi-discards = Défausse
kodachi-treasure = Trésors
kodachi-sheet = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}
kodachi-house-deck = Pioche des cartes Clans : { $count }, défausse : { $discards }
kodachi-guard-deck = Pioche des gardes : { $count }, défausse : { $discards }
kodachi-house-discards = Cartes Clans défaussées
kodachi-guard-discards = Gardes défaussés
kodachi-score-rumors-envoys = Influences par Émissaire, { $count } × { $worth }
kodachi-score-rumors-rumors = Influences par Influence, { $count } × { $worth }
kodachi-score-rumors-skills = Influences par Ninja, { $count } × { $worth }
kodachi-score-rumors-owners = Influences de Pouvoir, { $count } × { $worth }
kodachi-beats = garde battu !
kodachi-total = total { $total }
kodachi-odds-of = { $value } : { $share } %
kodachi-elite = élite
