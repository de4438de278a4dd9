# Ce que disent les commandes, quel que soit le jeu.

column-card = Carte
column-copies = Nombre
column-source = Source
confidence-printed = imprimé : { $source }
confidence-agreed = concordant : { $source }
confidence-reconstructed = ⚠ reconstitué : { $source }
cards-group = { $group } ({ $lines } différentes, { $copies } en tout)
cards-total = { $game } : { $copies } cartes en tout.
cards-unsure = { $lines ->
    [one] ⚠ { $lines } carte est reconstituée : aucune source ne la montre.
   *[other] ⚠ { $lines } cartes sont reconstituées : aucune source ne les montre.
}
