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

draw-no-picture = Il n’y a pas d’image de { $game }.
draw-turn = Cette partie a { $last } actions ; { $turn } n’en est pas une.
draw-kind = Une image s’écrit dans un fichier .svg ou .png, pas dans { $file }.
draw-not-written = { $file } ne peut pas être écrit.
draw-no-png = Le PNG demande la bibliothèque resvg_py : installez chabudai[draw], ou dessinez dans un fichier .svg.
