# Ce que disent les commandes, quel que soit le jeu.

column-card = Carte
column-copies = Nombre
confidence-printed = imprimé : { $source }
confidence-agreed = concordant : { $source }
confidence-reconstructed = ⚠ reconstitué : { $source }
cards-group = { $group } ({ $lines ->
    [one] { $lines } sorte
   *[other] { $lines } sortes
}, { $copies } en tout)
cards-signs = Signes : { $signs }.
cards-no-signs = Les cartes de { $game } ne portent pas de signes.
cards-signs-kind = Les signes s’écrivent dans un fichier .svg, pas dans { $file }.
cards-total = { $game } : { $copies } pièces dans cette liste.
cards-unsure = { $lines ->
    [one] ⚠ { $lines } carte est reconstituée : aucune source ne la montre.
   *[other] ⚠ { $lines } cartes sont reconstituées : aucune source ne les montre.
}

draw-no-picture = Il n’y a pas d’image de { $game }.
draw-turn = Cette partie a { $last } actions ; { $turn } n’en est pas une.
draw-kind = Une image s’écrit dans un fichier .svg ou .png, pas dans { $file }.
draw-not-written = { $file } ne peut pas être écrit.
draw-no-png = Le PNG demande la bibliothèque resvg_py : installez chabudai[draw], ou dessinez dans un fichier .svg.
