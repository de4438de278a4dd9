# Ce qui est dit des processus.

no-jobs = Utilisez au moins 1 processus, pas { $jobs }.
work-lost = Un processus s’est arrêté { $attempts } fois sur la même tâche ; le reste n’a pas été fait.
no-ray = Une grappe demande le paquet ray : installez chabudai[cluster].
no-cluster = Aucune grappe Ray ne répond à { $address }.
