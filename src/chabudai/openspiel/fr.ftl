# Ce que disent les parties dans OpenSpiel.

no-openspiel = OpenSpiel demande le paquet { $package } : installez chabudai[openspiel].
no-file = Le fichier { $file } ne peut pas être lu.
bad-json = Le fichier { $file } n’est pas le JSON d’une position.
bad-deals = deals doit être un nombre entier de 1 à { $most }, pas { $deals }.
no-parameters = L’observateur ne prend pas de paramètres.
