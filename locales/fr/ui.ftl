## Everywhere

ui-to-front = Page d’accueil
ui-menu = Menu
ui-rules = Règles
ui-how = Comment jouer
ui-cards = Cartes
ui-book = À lire
ui-figure = Illustration
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
ui-forget = Retirer de la liste
ui-forget-table = Retirer de la liste : { $names }

## New table

ui-players = Joueurs
ui-players-text = De { $least } à { $most }. Le premier joueur est tiré au sort.
ui-seat = Place { $number }
ui-player = Joueur { $number }
ui-who-plays = Qui joue
ui-kind-here = Cet écran
ui-kind-link = Invité
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
ui-switch-tracked-text = Perles, Mana et autres secrets que chacun pourrait déduire de ce qui s’est passé. Dans le jeu imprimé, ils restent cachés. Les robots les déduisent de toute façon.
ui-counting = À cette table, tous voient ce qui peut être déduit des biens derrière les paravents.
ui-switch-chat = Discussion
ui-switch-chat-text = Les joueurs de cette table peuvent s’écrire.
ui-hints = Conseils
ui-hints-off = Aucun
ui-hints-alone = Si tous les autres sont des robots
ui-hints-shown = Permis, et visibles
ui-hints-text = Un robot peut vous indiquer ses meilleurs coups. Visibles : tout le monde voit combien de conseils vous avez utilisés. Jamais avec une pendule.
ui-clock = Pendule
ui-clock-text = Chaque personne a un temps de réflexion fixe pour toute la partie.
ui-clock-minutes = Minutes par personne
ui-away = Des robots peuvent prendre le relais
ui-away-text = Quand une personne est absente depuis longtemps, n’importe qui à la table peut laisser un robot jouer pour elle.
ui-away-minutes = Minutes d’absence
ui-open-table = Ouvrir la table

## Invitations

ui-invite = Inviter des amis
ui-link-of = Lien pour { $name }
ui-spectator-link = Lien pour les spectateurs
ui-spectator-link-text = Montre ce que tout le monde peut voir. Pratique pour une tablette au milieu de la table.

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
ui-link-replaced = L’ancien lien pour { $name } ne fonctionne plus. Partagez le nouveau.
ui-claimed-anew = { $name } : cette place a été prise avec un nouveau lien.
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
ui-notifications-text = Même quand une autre fenêtre est devant. Votre navigateur demandera la permission.

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

## Advice of a bot. $count is a number, $bot the name of a bot

ui-hint-ask = Conseil
ui-hint-title = De bons coups
ui-hint-longer = Réfléchir plus
ui-hint-thinking = Réflexion…
ui-hint-none = Pas de conseil pour l’instant.
ui-hint-as = Selon le robot { $bot }, avec ce que vous voyez.
ui-hint-used = { $count ->
    [one] { $count } conseil utilisé
   *[other] { $count } conseils utilisés
}

## Cards

ui-cards-search = Chercher dans les cartes
# $count: how many cards were found
ui-cards-found = { $count ->
    [0] Rien trouvé
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-cards-normal = Rituels normaux
ui-cards-forbidden = Rituels interdits
ui-cards-tane = Rituels de la variante Tāne
ui-cards-missions = Missions
ui-cards-masks = Masques
ui-cards-forest = Cartes Forêt

## Avant une partie, et ses tables

ui-new-table-text = Inviter des amis
ui-new-table-here = Amis à cet écran, robots
ui-anywhere = Jouer ici, sans réseau
ui-to-server = Jouer avec d’autres sur ce serveur
ui-open-record-text = La revoir ou l’analyser
ui-continue = Continuer
ui-continue-text = { $count ->
    [one] À vous de jouer à { $count } table
   *[other] À vous de jouer à { $count } tables
}
ui-my-tables = Mes tables
ui-my-tables-kept = Gardées dans ce navigateur.
ui-group-turn = À vous de jouer
ui-group-waiting = En attente
ui-group-lobby = Pas commencées
ui-group-finished = Terminées
ui-row-play = Jouer
ui-row-watch = Regarder
ui-row-lobby = Salon
ui-row-review = Bilan
ui-row-look = Voir
ui-table-joined = { $came ->
    [one] { $came } personne sur { $count } est là
   *[other] { $came } personnes sur { $count } sont là
}
ui-table-waits = On attend { $names }
ui-you = vous
ui-host = hôte
ui-take-tables = Emporter mes tables sur un autre appareil
ui-take-tables-text = Ouvrez ce lien sur l’autre appareil, ou visez ici avec son appareil photo. Vos tables y seront aussi.
ui-take-tables-qr = QR code pour emporter mes tables sur un autre appareil
ui-take-tables-once = Il sert une fois, pendant dix minutes. Ne le donnez à personne : il ouvre vos places.
ui-tables-came = { $count ->
    [one] { $count } table est arrivée.
   *[other] { $count } tables sont arrivées.
}
ui-enter-code = Entrer un code
ui-enter-code-text = Le code de la table, dix lettres et chiffres
ui-kind-link-text = Vient par le lien de la table, et choisit son nom et sa couleur.
ui-to-lobby = Ouvrir le salon
ui-make-public = Chercher des joueurs
ui-make-public-text = Tout le monde sur ce serveur voit cette table et peut s’y asseoir.
ui-lobby = Avant la partie
ui-sit-down = S’asseoir
ui-sit-down-text = { $host } vous invite à une partie de Raiatea à { $count } joueurs.
ui-own-name = Votre nom à la table
ui-or = ou
ui-own-colour = Votre couleur et votre forme
ui-i-am-ready = C’est bon pour moi
ui-ready = C’est bon
ui-not-ready = Pas encore
ui-leave-seat = Quitter la table
ui-while-you-wait = En attendant
ui-first-time = Première partie ?
ui-first-time-text = Apprenez le jeu en 12 minutes en attendant, dans un autre onglet.
ui-learn = Apprendre
ui-learn-continue = Reprendre au moment { $number } sur { $count }
ui-tell-me = Me prévenir quand c’est à moi
ui-tell-me-text = Tant que la page est ouverte. Votre navigateur demandera une fois la permission.
ui-tell-me-more = Autres moyens
ui-seats = Places
ui-seats-taken = { $taken ->
    [one] { $taken } occupée sur { $count }
   *[other] { $taken } occupées sur { $count }
}
ui-seat-free = Place libre
ui-seat-waits = attend quelqu’un
ui-seat-joined = choisit un nom
ui-seat-ready = c’est bon
ui-free-seat = Libérer la place : { $name }
ui-fix-seat = Créer un lien pour la seule place { $number }
ui-bot-on-seat = Mettre un robot à la place { $number }
ui-fixed-seat = Lien pour cette place
ui-fixed-seat-text = Seul ce lien mène maintenant à cette place.
ui-invite-text = Quiconque ouvre le lien prend la prochaine place libre, sur n’importe quel appareil.
ui-invite-qr = QR code du lien de la table
ui-invite-type = ou tapez ceci sur { $host }
ui-table-link = Lien de la table
ui-invite-opened = Ouvert par { $came } sur { $count }
ui-waiting-for = { $count ->
    [0] Tout le monde est prêt.
    [one] { $count } place n’est pas encore prête.
   *[other] { $count } places ne sont pas encore prêtes.
}
ui-start-text = La partie peut commencer quand tout le monde est prêt ; des robots peuvent prendre les places libres.
ui-fill-with-bots = Compléter avec des robots
ui-start = Commencer la partie
ui-start-waits = Commencer : il en manque { $count }
ui-reach-nobody = Seul cet ordinateur peut ouvrir ces liens.
ui-reach-nobody-text = L’adresse est { $host } : sur chaque appareil, elle désigne l’appareil lui-même.
ui-reach-house = Même maison
ui-reach-house-text = Votre serveur répond aussi dans ce réseau.
ui-reach-use = Utiliser plutôt { $host }
ui-reach-start = Les autres de votre réseau pourront l’ouvrir si vous relancez le serveur ainsi, avec les options déjà données :
ui-reach-anywhere = Partout
ui-reach-anywhere-text = Installez-le sur un serveur, ou passez par un tunnel qui vous donne une adresse https.
ui-reach-network = Marche dans le même réseau.
ui-public = Tables qui cherchent des joueurs
ui-public-any = Toutes
ui-public-speed = Rythme
ui-public-clock = Avec pendule
ui-public-slow = Sans pendule
ui-public-minutes = { $minutes } minutes chacun
ui-public-none = Aucune table n’attend en ce moment. Ouvrez-en une, d’autres la trouveront.
ui-public-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
