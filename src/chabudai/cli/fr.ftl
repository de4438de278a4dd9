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
cards-signs = Symboles : { $signs }.
cards-no-signs = Les cartes de { $game } ne portent pas de symboles.
cards-signs-kind = Les symboles s’enregistrent dans un fichier .svg, pas dans { $file }.
cards-total = { $game } : { $copies } pièces dans cette liste.
cards-unsure = { $lines ->
    [one] ⚠ { $lines } carte est reconstituée : aucune source ne la montre.
   *[other] ⚠ { $lines } cartes sont reconstituées : aucune source ne les montre.
}

draw-no-picture = { $game } ne peut pas être dessiné.
draw-turn = Cette partie enregistrée a { $last } actions : choisissez de 0 à { $last }, pas { $turn }.
draw-kind = Une image s’enregistre dans un fichier .svg ou .png, pas dans { $file }.
draw-not-written = { $file } ne peut pas être écrit.
draw-no-png = Le PNG demande le paquet resvg_py : installez chabudai[draw], ou enregistrez en .svg.

bot-connected = @{ $name } est connecté à { $url }. On l’invite par ce nom. Ctrl-C l’arrête.
bot-sat-down = Assis à une table : { $game }.
bot-game-over = Une partie de { $game } est finie.
bot-refused = Le serveur dit : { $text }
bot-no-server = { $url } ne répond pas comme le ferait un de nos serveurs.
bot-bad-name = Un nom a 2 à 19 signes parmi a-z, 0-9, - et _, le premier une lettre, et un robot joue à 1 à 100 tables : pas « { $name } » et { $tables }.
bot-no-token = Le jeton ne peut pas être gardé dans { $path }.
