# Ce que dit le serveur, quel que soit le jeu.

serving = Chabudai tourne à l’adresse { $address } et garde ses parties dans { $folder }. Ctrl+C pour arrêter.
no-port = Le port { $port } de { $host } n’est pas utilisable : un autre programme l’utilise, ou ce n’est pas permis.
newer-data = Le dossier de données vient d’un Chabudai plus récent (version { $file } ; celui-ci lit jusqu’à { $known }). Utilisez-le, ou un autre dossier.
bad-limit = « { $word } » n’est pas une limite. Écrivez NOM=NOMBRE avec un de { $known }.
bench-server = { $tables } tables et { $sockets } connexions sur un processus : { $actions } actions/s ; du coup à la dernière réponse { $p50 } ms (p50), { $p95 } ms (p95), { $p99 } ms (p99) ; { $memory } Ko par table ; { $lost } coups perdus sur { $acknowledged } confirmés.

no-such-table = Cette table n’existe pas.
too-many-tables = Vous avez { $most } tables inachevées, c’est le maximum. Finissez-en une d’abord.
too-many-bots = Cette table a { $seats } places, pas assez pour { $bots } robots.
bad-pace = Une pendule demande au moins une seconde.
bad-name = Un nom a de 1 à { $longest } caractères, sans parenthèses, virgules ni caractères invisibles.
login-taken = Cet identifiant est déjà pris.
wrong-password = Identifiant ou mot de passe incorrect.
unknown-passkey = Cette clé d’accès n’est pas connue ici.
bad-passkey = Cette clé d’accès n’a pas pu être vérifiée. Réessayez.

no-seat = Vous n’avez pas de place à cette table.
no-such-seat = Il n’y a pas de place { $seat } : la dernière est { $last }.
seat-taken = La place { $seat } est prise.
not-while-waiting = La partie n’a pas encore commencé.
not-while-playing = La partie a déjà commencé.
not-while-over = La partie est finie.
not-while-paused = Cette table est en pause à cause d’un problème. La partie est enregistrée.
still-broken = Cette table ne peut toujours pas continuer. La partie est enregistrée.
not-paused = Cette table n’est pas en pause.
not-host = Seule la personne qui a ouvert la table peut le faire.
stale = La partie a avancé. Regardez de nouveau.
not-asked = Ce n’est pas à vous de jouer.
no-aids = Les conseils et les déductions ne sont pas autorisés à cette table.
too-many-hints = Vous avez demandé beaucoup de conseils. Réfléchissez d’abord un moment.
no-hint = Aucun conseil n’a pu être trouvé. Redemandez.
no-undo = Ce coup ne peut pas être repris à cette table.
undo-not-free = Ce coup ne peut pas être repris : depuis, quelqu’un a décidé ou appris quelque chose.
nothing-asked = Personne ne demande votre accord.
too-many-answers = Vous ne pouvez pas régler plus de réponses automatiques.
too-many-muted = Vous ne pouvez pas masquer plus de personnes.
nothing-said = Ce message est vide.
bad-message = Le serveur ne comprend pas ce message.
not-over = La partie n’est pas encore finie.
no-archive = Cette partie n’a pas commencé par une donne, il n’y a donc aucun mélange à vérifier.
too-many-reviews = Beaucoup de parties sont en cours d’analyse. Réessayez dans un moment.
no-step = Cette partie n’a pas d’étape { $step } : la dernière est { $last }.

archive-form = Ce fichier n’est pas une partie exportée : { $error }.
archive-commitment = Le secret n’est pas celui promis avant la partie.
archive-seed = La graine ne découle pas du secret et de ce que chaque place a ajouté.
archive-sound = Les mélanges sont honnêtes : le secret est celui promis, et avec ce que chaque place a ajouté il donne cette graine.

no-page = La page web n’est pas encore construite. Lancez « npm ci » et « npm run build » dans le dossier web, puis rechargez cette page.

http-400 = Le serveur ne comprend pas cette demande.
http-401 = Le serveur ne vous connaît pas encore. Rechargez la page.
http-403 = Ce n’est pas permis.
http-404 = Il n’y a rien à cette adresse.
http-405 = Cette adresse ne s’utilise pas ainsi.
http-413 = C’est trop volumineux pour le serveur.
http-415 = Le serveur ne peut pas lire ce type de fichier.
http-429 = Trop de demandes. Réessayez dans un moment.
http-500 = Un problème est survenu sur le serveur.
