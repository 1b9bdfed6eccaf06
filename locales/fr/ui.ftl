## Everywhere

ui-to-front = Page d’accueil
ui-menu = Menu
ui-rules = Règles
ui-settings = Réglages
ui-language = Langue
ui-theme = Apparence
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-theme-to-light = Passer en clair
ui-theme-to-dark = Passer en sombre
ui-skip = Aller au contenu
ui-close = Fermer
ui-cancel = Annuler
ui-dismiss = Fermer ce message
ui-loading = La table se prépare…
ui-copy = Copier
ui-copy-what = Copier : { $what }
ui-copied = Copié.
ui-share = Partager
ui-share-what = Partager : { $what }
ui-try-again = Réessayer
ui-unreachable = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
ui-unexpected = Un problème inattendu est survenu. Réessayez.

## Front page

ui-tagline = Rituels, Masques et Mana sur l’île sacrée. De 3 à 5 joueurs.
ui-play-now = Jouer maintenant
ui-play-now-text =
    { $bots ->
        [one] Vous et { $bots } robot
       *[other] Vous et { $bots } robots
    }
ui-starting = La table se prépare…
ui-new-table = Nouvelle table
ui-open-record = Ouvrir une partie
ui-your-tables = Vos tables
ui-running = En cours
ui-finished = Terminées
ui-forget = Retirer de la liste
ui-forget-table = Retirer de la liste : { $names }

## New table

ui-players = Joueurs
ui-players-text = De { $least } à { $most }. Le premier joueur est tiré au sort.
ui-seat = Place { $number }
ui-player = Joueur { $number }
ui-who-plays = Qui joue
ui-kind-here = Cet écran
ui-kind-link = Par lien
ui-kind-bot = Robot
ui-name = Nom
ui-name-missing = Saisissez un nom.
ui-name-twice = Ce nom est déjà pris.
ui-names-first = Chaque place doit avoir son propre nom.
ui-level = Niveau
ui-strangers = {$bots} ont appris à jouer avec d’autres cartes ; {$instead} peut jouer à leur place.
ui-colour = Couleur
ui-colour-1 = Corail, triangle
ui-colour-2 = Lagon, cercle
ui-colour-3 = Fougère, carré
ui-colour-4 = Soleil, losange
ui-colour-5 = Prune, hexagone
ui-variants = Variantes
ui-manner = Options de la table
ui-switch-tracked = Afficher ce qui peut être déduit
ui-switch-tracked-text = Perles, Mana et autres secrets que chacun pourrait déduire de ce qui s’est passé. Dans le jeu imprimé, ils restent cachés. Les bots les déduisent de toute façon.
ui-counting = À cette table, tous voient ce qui peut être déduit des biens derrière les paravents.
ui-switch-chat = Discussion
ui-switch-chat-text = Les joueurs de cette table peuvent s’écrire.
ui-clock = Pendule
ui-clock-text = Chaque personne a un temps de réflexion fixe pour toute la partie.
ui-clock-minutes = Minutes par personne
ui-away = Des robots peuvent prendre le relais
ui-away-text = Quand une personne est absente depuis longtemps, n’importe qui à la table peut laisser un robot jouer pour elle.
ui-away-minutes = Minutes d’absence
ui-open-table = Ouvrir la table

## Invitations

ui-invite = Invitez les autres
ui-seat-links = Un lien pour chaque personne
ui-seat-links-text = La première personne qui ouvre un lien prend cette place. Ensuite, le lien n’ouvre plus rien, pour vous non plus.
ui-link-of = Lien pour { $name }
ui-spectator-link = Lien pour les spectateurs
ui-spectator-link-text = Montre ce que tout le monde peut voir. Pratique pour une tablette au milieu de la table.
ui-links-again = Vous retrouverez ces liens dans le menu de la table.
ui-to-table = Aller à la table

## At the table

ui-your-turn = À vous
ui-your-turn-question = À vous. { $question }
ui-connection-lost = Pas de connexion. Nouvel essai en cours ; vos coups sont conservés.
ui-bot-plays-for-you = Un robot joue pour vous.
ui-play-myself = Jouer moi-même
ui-trouble = Cette table ne peut pas être ouverte
ui-trouble-link = Demandez un nouveau lien à l’hôte.

## The curtain between people at one screen

ui-pass-to = Passez l’appareil à { $name }
ui-curtain-text = Tout ce qui est derrière les paravents est caché. Personne d’autre ne doit regarder maintenant.
ui-i-am = Je suis { $name } : afficher mon jeu
ui-others-here = Autres personnes à cet écran

## People at the table

ui-people = Table et places
ui-standing-present = En ligne
ui-standing-absent = Hors ligne
ui-standing-away = Absent depuis longtemps
ui-standing-bot = Robot · { $bot }
ui-standing-stand-in = Robot remplaçant · { $bot }
ui-new-link = Remplacer le lien
ui-link-replaced = L’ancien lien de { $name } ne fonctionne plus. Partagez le nouveau.
ui-claimed-anew = La place de { $name } a été prise avec un nouveau lien.
ui-own-link = Votre propre lien, pour un autre appareil
ui-give-to-bot = Laisser jouer un robot
ui-give-back = Rendre la place à { $name }
ui-moment-link = Lien vers ce moment
ui-moment-link-own = Seuls les joueurs de cette table peuvent l’ouvrir ; chacun voit ce qu’il pouvait voir à ce moment-là.
ui-moment-link-all = Quiconque l’ouvre voit ce moment, tous secrets révélés.
ui-rematch = Rejouer
ui-rematch-ready = Une nouvelle partie avec les mêmes personnes est prête.
ui-rematch-join = S’installer
ui-export = Enregistrer la partie
ui-close-table = Fermer la table
ui-close-sure = Oui, fermer la table pour tous
ui-closed = La table est fermée.

## Fairness

ui-fairness = Jeu équitable
ui-fairness-text = Tout le hasard de cette partie vient d’un seul nombre secret. Son empreinte a été fixée avant que la première carte soit distribuée : personne ne peut donc le changer ensuite.
ui-fairness-commitment = Empreinte
ui-fairness-salt = Sel
ui-fairness-seed = Nombre secret
ui-fairness-sealed = Le nombre secret est révélé quand la partie est terminée.
ui-fairness-answers = Réponses scellées
ui-fairness-answers-text = Chaque réponse secrète laisse une empreinte dès qu’elle est donnée ; la partie enregistrée permet de toutes les vérifier.
ui-fairness-verify = Enregistrez la partie, puis vérifiez lancers de dé, pioches et mises avec :

## Turn signals

ui-passing = Passer
ui-passing-on = Passer pour moi quand je ne peux rien faire
ui-sound = Son
ui-sound-on = Faire entendre la table : dés, perles, tambours, et mon tour
ui-my-turn = Quand c’est à moi
ui-notifications = Afficher une notification
ui-notifications-text = Même quand une autre fenêtre est devant. Votre navigateur demande la permission.

## Records

ui-record-text = Un fichier contient une partie entière. Ouvrez-en un pour la revoir coup par coup, depuis chaque place.
ui-record-choose = Choisir un fichier
ui-record-drop = ou déposez-le ici
ui-record-reading = Lecture de la partie…
ui-record-bad = Ce fichier ne contient pas de partie lisible ici.

## Rules

ui-rules-search = Chercher dans les règles
ui-rules-contents = Sommaire
ui-rules-found =
    { $count ->
        [0] Rien trouvé
        [one] { $count } règle
       *[other] { $count } règles
    }
