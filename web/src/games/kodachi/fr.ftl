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
kodachi-declare = Force ou Furtif ?
kodachi-than = { $approach ->
    [strength] plus de { $than }{ kodachi-then }
   *[stealth] moins de { $than }{ kodachi-then }
}
kodachi-then = { $second ->
    [none] {""}
   *[other] , puis { $second }
}
kodachi-waiting-declare = { $name } choisit.
kodachi-need = { $approach ->
    [strength] Force : plus de { $than }{ kodachi-then }
   *[stealth] Furtif : moins de { $than }{ kodachi-then }
}
kodachi-now = { $state ->
    [won] total { $total } – vaincu !
   *[short] total { $total }
}
kodachi-played = Jouées contre ce garde
kodachi-hopeless = Rien dans votre main ne peut gagner.
kodachi-ways = Comment la jouer
kodachi-let-go = Reposer
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
    [one] { $names } gagne.
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
kodachi-score-rumors = Influences
kodachi-score-total = Total
kodachi-points-table = Les points de chacun par sorte
kodachi-explain-envoys = { $count ->
    [one] { $count } Émissaire, selon ses points
   *[other] { $count } Émissaires, selon leurs points
}
kodachi-explain-rumors = Pas encore d’Influence
kodachi-explain-skills = { $count ->
    [one] { $count } Ninja, selon ses points
   *[other] { $count } Ninjas, selon leurs points ; les deux du départ n’en ont pas
}
kodachi-explain-tokens = { $count ->
    [one] { $count } jeton de Prestige ; quatre amènent la dernière manche
   *[other] { $count } jetons de Prestige ; quatre amènent la dernière manche
}
kodachi-explain-treasures = { $count ->
    [one] { $count } trésor, 1 point s’il est gardé
   *[other] { $count } trésors, 1 point chacun s’ils sont gardés
}
kodachi-worth = +{ $points }
kodachi-worth-words = { $points ->
    [one] Vous rapporterait { $points } point en l’état
   *[other] Vous rapporterait { $points } points en l’état
}
kodachi-wins-token = Bat un garde : gagne le jeton { $clan } qui vaut { $points }
kodachi-no-token = Plus de jeton { $clan } à gagner
kodachi-of-kind = { $name }, { $kind }
kodachi-kind-dojo = carte Dojo
kodachi-kind-skill = Ninja
kodachi-kind-envoy = Émissaire
kodachi-kind-rumor = Influence
kodachi-kind-guard = garde
kodachi-kind-elite = garde d’élite
kodachi-kind-token = jeton de Prestige
kodachi-card-loses = { $name } : alors plus rien dans votre main ne peut gagner
kodachi-warn-losing = Plus rien dans votre main ne pourrait gagner alors.
kodachi-warn-pass = { $count ->
    [one] Vous pouvez encore prendre { $count } carte, et les trésors sont gratuits.
   *[other] Vous pouvez encore prendre { $count } cartes, et les trésors sont gratuits.
}
kodachi-cannot = votre main ne peut pas gagner ainsi
kodachi-late = le garde reste battu
kodachi-take-cause = { $failed ->
    [yes] { $turn } a échoué.
   *[no] { $turn ->
        [you] Vous vous arrêtez après { $beaten ->
            [one] { $beaten } carte Garde
           *[other] { $beaten } cartes Garde
        }.
       *[other] { $turn } s’arrête après { $beaten ->
            [one] { $beaten } carte Garde
           *[other] { $beaten } cartes Garde
        }.
    }
}
