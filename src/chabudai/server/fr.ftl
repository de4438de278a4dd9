# Ce que dit le serveur, quel que soit le jeu.

serving = Chabudai tourne à l’adresse { $address } et garde ses parties dans { $folder }. Ctrl+C pour arrêter.
no-port = Le port { $port } de { $host } n’est pas utilisable : un autre programme l’utilise, ou ce n’est pas permis.
newer-data = Le dossier de données vient d’un Chabudai plus récent (version { $file } ; celui-ci lit jusqu’à { $known }). Utilisez-le, ou un autre dossier.
no-postgres-driver = PostgreSQL a besoin du paquet psycopg : installez chabudai[postgres].
bad-database = Une base de données s’écrit postgresql://NOM@HÔTE/BASE.
no-database = La base de données { $address } est inutilisable : { $reason }
storage-stalled = Le serveur ne peut rien enregistrer pour le moment. Réessayez dans un instant.
table-elsewhere = Cette table est en train de passer sur un autre serveur. Réessayez dans un instant.
table-stalled = La table attend : ce qui vient d’être fait n’est pas encore enregistré. Elle reprendra d’elle-même.
bad-folder = Le dossier de données { $folder } est inutilisable : { $reason }.
folder-in-use = Un autre serveur utilise le dossier de données { $folder }. Arrêtez-le d’abord, ou utilisez un autre dossier.
database-in-use = Un autre serveur utilise la base de données { $address }. Arrêtez-le d’abord, ou utilisez une autre base.
damaged-data = Le fichier de données dans { $file } est abîmé. « chabudai doctor » en dit plus ; « chabudai restore » remet une sauvegarde en place.
bad-limit = « { $word } » n’est pas une limite. Écrivez NOM=NOMBRE avec un de { $known }.
bad-number = { $option } demande un nombre de { $least } à { $most }, pas « { $word } ».
file-exists = { $file } existe déjà. Choisissez un autre nom.
no-backup = { $file } n’est pas une sauvegarde de Chabudai.
damaged-backup = La sauvegarde { $file } est abîmée et n’a pas été remise en place.
not-copied = { $file } ne peut pas être copié : { $reason }.
target-not-empty = Il y a déjà des parties dans cette base de données. Utilisez-en une vide.
copy-differs = La copie de « { $table } » n’est pas identique à l’original. Rien n’a été gardé ; réessayez.
backup-made = { $file } contient { $tables } tables avec { $entries } entrées, et le compte de chacun.{ $damaged ->
    [0] {""}
   *[other] {" "}⚠ { $damaged } de ces tables sont abîmées, dans l’original aussi.
}
backup-restored = { $place } contient maintenant la sauvegarde : { $tables } tables avec { $entries } entrées, et le compte de chacun. Vous pouvez démarrer le serveur.{ $damaged ->
    [0] {""}
   *[other] {" "}⚠ { $damaged } de ces tables sont abîmées, dans la sauvegarde aussi.
}
backup-old-file = Ce qu’il y avait avant s’appelle maintenant { $file }. Supprimez-le quand vous n’en avez plus besoin.
migrated = { $address } contient maintenant tout ce qui est dans { $folder } : { $tables } tables avec { $entries } entrées, et le compte de chacun. Tout a été comparé et est identique. Démarrez le serveur avec --database ; le dossier n’a pas changé.{ $damaged ->
    [0] {""}
   *[other] {" "}⚠ { $damaged } de ces tables sont abîmées, dans le dossier aussi.
}
doctor-compiled = Le moteur est compilé.
doctor-plain = Le moteur tourne en Python simple, ce qui est plus lent.
doctor-database = La base de données { $address } répond.
doctor-no-data = Il n’y a pas de parties dans le dossier { $folder }, ou il est inutilisable.
doctor-in-use = Un serveur utilise { $folder }.
doctor-not-in-use = Aucun serveur n’utilise { $folder }.
doctor-permissions = D’autres personnes de cette machine ont accès à { $path }. Le serveur y remédie au démarrage.
doctor-private = Seul leur propriétaire peut lire les données.
doctor-space = { $free } Mo sont libres sur le disque ; les données en prennent { $taken }.
doctor-file-sound = Le fichier de données est en bon état.
doctor-file-damaged = Le fichier de données est abîmé ({ $first }). Remettez une sauvegarde en place.
doctor-log-unreadable = Les parties du fichier de données ne sont pas toutes lisibles.
doctor-version = Les données sont de la version { $version }, comme il se doit.
doctor-older-version = Les données sont de la version { $version }. Le serveur les amène à la version { $known } au démarrage.
doctor-newer-version = Les données sont de la version { $version }, d’un Chabudai plus récent ; celui-ci lit jusqu’à { $known }.
doctor-log-sound = Les { $entries } entrées des { $tables } tables ont toutes la bonne somme de contrôle.
doctor-log-damaged = { $damaged } tables sur { $tables } ont des entrées abîmées : { $names } (comme dans le journal du serveur). On peut jouer à toutes les autres.
bench-nodes = Plusieurs serveurs demandent une base de données commune : ajoutez --database postgresql://…
bench-server = { $tables } tables et { $sockets } connexions sur { $nodes ->
    [one] un processus
   *[other] { $nodes } processus
} : { $actions } actions/s ; du coup à la dernière réponse { $p50 } ms (p50), { $p95 } ms (p95), { $p99 } ms (p99) ; { $memory } Ko par table ; { $lost } coups perdus sur { $acknowledged } confirmés.
bench-soak = { $minutes } minutes, { $games } parties, { $moves } coups de personnes, { $visits } visites de spectateurs. Mémoire : { $memory } Ko à la fin, { $memory_peak } Ko au plus, { $growth } Ko par minute dans la seconde moitié ; fichiers ouverts : { $files } à la fin, { $files_peak } au plus ; fils d’exécution : { $threads } à la fin, { $threads_peak } au plus.

no-such-table = Cette table n’existe pas.
too-many-tables = Vous avez { $most } tables inachevées, c’est le maximum. Finissez-en une d’abord.
too-many-bots-of-yours = Vos tables inachevées peuvent avoir { $most } robots en tout ; avec celle-ci elles en auraient { $bots }. Finissez-en une d’abord, ou invitez des gens.
host-has-enough = La personne qui a ouvert cette table a déjà le maximum de tables inachevées ou de robots. Ouvrez-en une vous-même.
no-such-bot = Il n’y a pas de robot { $bot } ici.
bot-offline = { $bot } n’est pas connecté en ce moment. Invitez-le quand son programme tourne de nouveau.
bot-busy = { $bot } joue déjà à { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} et ne peut pas venir à une autre maintenant.
bot-twice = { $bot } ne peut avoir qu’une place à une table.
bot-not-here = { $bot } ne joue que des parties entières. Choisissez un autre robot pour continuer d’ici.
bot-name-taken = { $bot } est déjà un autre robot. Choisissez un autre nom.
bot-account = Un programme que quelqu’un a connecté.
too-many-bots = Cette table a { $seats } places, pas assez pour { $bots } robots.
bad-pace = Une pendule demande au moins une seconde.
bad-name = Un nom a de 1 à { $longest } caractères, dont au moins une lettre ou un chiffre, sans parenthèses, virgules ni caractères invisibles.
login-taken = Cet identifiant est déjà pris.
wrong-password = Identifiant ou mot de passe incorrect.
sign-in-again = Tapez d’abord votre mot de passe actuel, ou reconnectez-vous.
unknown-passkey = Cette clé d’accès n’est pas connue ici.
bad-passkey = Cette clé d’accès n’a pas pu être vérifiée. Réessayez.

no-seat = Vous n’avez pas de place à cette table.
no-such-seat = Il n’y a pas de place { $seat } : la dernière est { $last }.
seat-taken = La place { $seat } est prise.
not-while-waiting = La partie n’a pas encore commencé.
not-while-playing = La partie a déjà commencé.
not-while-over = La partie est finie.
not-while-paused = Cette table est en pause à cause d’un problème. La partie est enregistrée.
table-not-shown = Cette table ne peut pas vous être montrée, car un problème est survenu. La partie continue.
still-broken = Cette table ne peut toujours pas continuer. La partie est enregistrée.
game-cut-short = Cette partie a eu { $actions } coups, le maximum. Elle s’arrête là, sans gagnant.
table-of-other-rules = { $reason } Tout est enregistré.
damaged-table = Une partie de l’historique de cette table est abîmée : la partie ne peut pas continuer. Ce qu’il en reste n’est pas modifié.
not-paused = Cette table n’est pas en pause.
not-host = Seule la personne qui a ouvert la table peut le faire.
stale = La partie a avancé. Regardez de nouveau.
not-asked = Ce n’est pas à vous de jouer.
no-aids = Les conseils et les déductions ne sont pas autorisés à cette table.
too-many-hints = Vous avez demandé beaucoup de conseils. Réfléchissez d’abord un moment.
no-hint = Aucun conseil n’a pu être trouvé. Redemandez.
no-undo = Ce coup ne peut pas être repris à cette table.
undo-not-free = Ce coup ne peut pas être repris : depuis, quelqu’un a décidé ou a vu quelque chose de nouveau. À une table d’entraînement, il pourrait l’être.
nothing-asked = Personne ne demande votre accord.
too-many-answers = Vous ne pouvez pas régler plus de réponses automatiques.
too-many-muted = Vous ne pouvez pas masquer plus de personnes.
nothing-said = Ce message est vide.
too-much-said = Un message par seconde, s’il vous plaît.
spectators-silenced = La personne qui a ouvert la table demande le silence aux spectateurs.
nobody-of-that-id = Personne de cet identifiant n’a parlé ici.
bad-message = Le serveur ne comprend pas ce message.
not-over = La partie n’est pas encore finie.
no-archive = Cette partie n’a pas commencé par une donne, il n’y a donc aucun mélange à vérifier.
review-of-others = Cette partie n’a pas encore d’analyse. Seules les personnes qui l’ont jouée peuvent la demander.
too-many-reviews = Beaucoup de parties sont en cours d’analyse. Réessayez dans un moment.
no-step = Cette partie n’a pas d’étape { $step } : la dernière est { $last }.
what-if = Et si… : { $game } avec { $names }, { $step ->
    [0] dès la donne
   *[other] après le coup { $step }
}

archive-form = Ce fichier n’est pas une partie exportée : { $error }.
archive-long = Cette partie a { $found } coups. Le serveur en rejoue jusqu’à { $most }.
archive-words = Ce fichier n’est pas une partie exportée : un mot y a plus de { $most } caractères, ou il y a trop de places.
archive-commitment = Le secret n’est pas celui promis avant la partie.
archive-seed = La graine ne découle pas du secret et de ce que chaque place a ajouté.
archive-sound = Les mélanges sont honnêtes : le secret est celui promis, et avec ce que chaque place a ajouté il donne cette graine.
archive-practice = C’était une table d’entraînement : les coups pouvaient être repris à volonté.

task-too-long = Cela prend plus que les { $most } secondes dont le serveur dispose.
task-too-large = C’est trop grand à calculer pour le serveur.
task-after-task = Vous avez demandé plusieurs choses à la fois. Attendez d’abord les premières.
task-line = Le serveur a beaucoup à faire en ce moment. Réessayez plus tard.
only-operator = Seule la personne qui fait tourner ce serveur peut lire ceci : sur la machine même, ou avec le jeton prévu.

no-page = La page web n’est pas encore construite. Lancez « npm ci » et « npm run build » dans le dossier web, puis rechargez cette page.

http-400 = Le serveur ne comprend pas cette demande.
http-401 = Le serveur ne vous connaît pas encore. Rechargez la page.
http-403 = Ce n’est pas permis.
http-404 = Il n’y a rien à cette adresse.
http-405 = Cette adresse ne s’utilise pas ainsi.
http-408 = La demande n’est pas arrivée à temps.
http-413 = C’est trop volumineux pour le serveur.
http-415 = Le serveur ne peut pas lire ce type de fichier.
http-421 = Ce serveur ne porte pas ce nom. La personne qui le gère peut l’ajouter avec --public.
http-429 = Trop de demandes. Réessayez dans un moment.
http-500 = Un problème est survenu sur le serveur.

research-none = Aucune partie terminée ne peut être utilisée. Dans { $agreement ->
    [one] 1 partie terminée
   *[other] { $agreement } parties terminées
}, tout le monde n’a pas donné son accord, et { $others } ne peuvent pas être rejouées à partir d’une graine avec les cartes habituelles.
research-left-out = Laissées de côté : { $agreement ->
    [one] 1 partie terminée où
   *[other] { $agreement } parties terminées où
} tout le monde n’a pas donné son accord, et { $others } qui ne peuvent pas être rejouées à partir d’une graine avec les cartes habituelles.
