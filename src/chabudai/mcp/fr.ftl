# Ce que la table dit à un modèle de langage, en plus de ce que dit le jeu.

no-mcp = Une place pour un modèle de langage demande le paquet { $package } : installez chabudai[mcp].
not-seated = Vous n’avez pas encore de place. Appelez d’abord sit_down.
no-tables-here = Il n’y a pas ici de tables ouvertes par d’autres : elles sont sur un serveur. Nommez plutôt un jeu, ou lancez chabudai mcp avec --url.
not-asked = Ce n’est pas à vous de jouer.
stale = La partie a avancé. Regardez de nouveau.
game-over = La partie est finie.
no-aids = Les conseils et les déductions ne sont pas autorisés à cette table.
long-token = Une réponse a au plus { $most } caractères.
no-free-seat = Toutes les places de cette table sont prises.
gathering = La partie n’a pas encore commencé. Elle commence quand toutes les places sont prises et que tout le monde est prêt.
no-server = { $url } ne répond pas comme le ferait un de nos serveurs.
no-answer = Le serveur n’a pas encore répondu. Regardez si c’est fait.
shut-out = Cette table n’existe plus, ou vous n’y avez pas accès.
