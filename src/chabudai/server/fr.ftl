# Ce que dit le serveur, quel que soit le jeu.

serving = Chabudai est servi à { $address } et garde ses parties dans { $folder }. Ctrl+C y met fin.
no-port = Le port { $port } de { $host } n’est pas utilisable : il est pris, ou ce n’est pas permis.
newer-data = Le dossier de données vient d’un Chabudai plus récent (version { $file } ; celui-ci connaît { $known }) : utilisez-le, ou un autre dossier.
bad-limit = « { $word } » n’est pas une limite : donnez NOM=NOMBRE avec un de { $known }.
bench-server = { $tables } tables et { $sockets } connexions sur un processus : { $actions } actions/s ; du coup à la dernière vue { $p50 } ms (p50), { $p95 } ms (p95), { $p99 } ms (p99) ; { $memory } Ko par table ; { $lost } coups perdus sur { $acknowledged } confirmés.

no-such-table = Cette table n’existe pas.
too-many-tables = Vous avez { $most } tables inachevées, c’est le maximum : finissez-en une d’abord.
too-many-bots = Cette table a { $seats } places, pas assez pour { $bots } robots.
bad-pace = Un rythme avec pendule demande au moins une seconde.
bad-name = Un nom a de 1 à { $longest } lettres, sans parenthèses, virgules ni signes invisibles.
login-taken = Quelqu’un d’autre a cet identifiant.
wrong-password = Cet identifiant et ce mot de passe ne vont pas ensemble.
unknown-passkey = Personne ici n’a cette clé d’accès.
bad-passkey = Cette clé d’accès n’a pas pu être vérifiée : essayez encore.

no-seat = Vous n’avez pas de place à cette table.
no-such-seat = Il n’y a pas de place { $seat } : la dernière est { $last }.
seat-taken = La place { $seat } est prise.
not-while-waiting = La partie n’a pas encore commencé.
not-while-playing = La partie est en cours.
not-while-over = La partie est finie.
not-while-paused = Cette table est en pause : quelque chose s’est mal passé, la partie est en lieu sûr.
still-broken = Cette table ne peut toujours pas reprendre ; la partie est en lieu sûr.
not-paused = Cette table n’est pas en pause.
not-host = Seul qui a ouvert la table peut le faire.
stale = La partie a avancé depuis : regardez de nouveau.
not-asked = Ce n’est pas à vous de répondre.
no-aids = Cette table n’autorise aucune aide.
too-many-hints = Vous demandez beaucoup de conseils : réfléchissez d’abord un moment.
no-hint = Personne n’a pu y réfléchir à l’instant : redemandez.
no-undo = Cela ne se reprend pas à cette table.
undo-not-free = Quelqu’un a décidé ou appris quelque chose depuis, cela ne se reprend donc pas.
nothing-asked = Personne ne demande votre accord.
too-many-answers = Vous avez autant de réponses permanentes qu’on peut en avoir.
too-many-muted = Vous avez fait taire autant de personnes qu’on peut.
nothing-said = Ce message est vide.
bad-message = Ceci n’est pas un message du protocole.
not-over = La partie n’est pas encore finie.
no-archive = Cette partie n’est pas partie d’une donne, il n’y a donc aucun mélange à vérifier.
too-many-reviews = Beaucoup de parties sont déjà en cours d’analyse : redemandez dans un moment.
no-step = Cette partie n’a pas d’étape { $step } : la dernière est { $last }.

archive-form = Ce fichier n’est pas une archive : { $error }.
archive-commitment = Le secret n’est pas celui qui avait été promis avant la partie.
archive-seed = La graine n’est pas celle que font ensemble le secret et les places.
archive-sound = Les mélanges sont justes : le secret est celui qui était promis et donne cette graine avec l’apport de chaque place.

no-page = Le client pour navigateur n’est pas encore construit : lancez « npm ci » et « npm run build » dans le dossier web, puis rechargez cette page.
