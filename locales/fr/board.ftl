## Regions and headings

ui-board-locations = Lieux
ui-board-markets = Marchés
ui-board-commodities-market = Marché aux Marchandises
ui-board-assistant-market = Marché aux Assistants
ui-board-forest-supply = Réserve Forêt
ui-board-mask-market = Marché aux Masques
ui-board-forest-and-masks = Réserve Forêt et Marché aux Masques
ui-board-tracks = Pistes
ui-board-tattoos = Tatouages
ui-board-priests = Prêtres
ui-board-site = Site cérémoniel
ui-board-order = Ordre d’action cérémoniel
ui-board-too = Missions To’o
ui-board-log = Journal
ui-board-chat = Discussion
ui-board-players = Autres joueurs
ui-board-my-screen = Mon paravent
ui-board-stage = Action en cours
ui-board-tabs = Vues
ui-board-menu = Menu
ui-board-rounds = Phases
ui-board-steps = Étapes de la cérémonie
ui-board-tab-board = Plateau
ui-board-tab-too = To’o
ui-board-tab-tracks = Pistes
ui-board-tab-players = Joueurs
ui-board-tab-mine = Moi
ui-board-tab-log = Journal

## Top bar

ui-board-home = Raiatea, page d’accueil
ui-board-undo = Annuler
ui-board-undo-ask = Demander à annuler
ui-board-undo-nothing = Rien à reprendre
ui-board-undo-count =
    { $count ->
        [one] Reprendre votre dernier coup
       *[other] Reprendre vos { $count } derniers coups
    }
ui-board-takeback-anew = Ce qui a été révélé sera tiré à nouveau.
ui-board-takeback-do = Revenir en arrière
ui-board-withdraw = Changer votre réponse
ui-board-takeback-ask = Demander à { $who } de vous laisser reprendre votre dernier coup
ui-board-rules = Règles
ui-board-settings = Réglages
ui-board-language = Langue : { $language }
ui-board-light = Thème clair
ui-board-dark = Thème sombre
ui-board-sound-on = Le son est activé
ui-board-sound-off = Le son est coupé
ui-board-host = Table et places
ui-board-fairness = Jeu équitable
ui-board-hand-over = Passer l’appareil
ui-board-leave = Quitter la table
ui-board-setup = Mise en place
ui-board-choosing = Choix du lieu
ui-board-everyone = tout le monde
ui-board-your-turn = à vous
ui-board-decides = { $who } décide
ui-board-waiting-for = En attente de : { $who }
ui-board-then = puis { $who }
ui-board-kahuna-you = Vous êtes le Kahuna
ui-board-kahuna-is = { $who } est le Kahuna
ui-board-over = La partie est terminée
ui-board-over-note = Trois cérémonies célébrées

## Pieces

ui-board-open = { $what } – vous pouvez faire ce choix
ui-board-you = vous
    .in = vous
ui-board-you-name = Vous
ui-board-free = libre
ui-board-taken = choisi par { $who }
ui-board-no-die = pas de dé
ui-board-promise = Vous obtiendriez maintenant : { $what }.
ui-board-percent = { $percent } %
ui-board-odds = { $percent } % de chances au dé : { $what }.
ui-board-as-kahuna = Vous, Kahuna
ui-board-others-get = Les autres reçoivent
ui-board-after = Le plateau après
ui-board-die = dé pour : { $what }
ui-board-rolled = Résultat du dé : { $face }.
ui-board-short-forest = Forêt
ui-board-short-marae = Marae
ui-board-short-reef = Barrière
ui-board-short-path = Chemin
ui-board-short-neighbourhood = Clairière
ui-board-short-market = Marché
ui-board-short-uru = Uru
ui-board-short-taro = Taro
ui-board-short-mahi-mahi = Mahi
ui-board-short-tiare = Tiare
ui-board-short-collector = Cueilleur
ui-board-short-merchant = Marchand
ui-board-short-shaman = Chamane
ui-board-short-pearl-diver = Pêcheur
ui-board-at-or-below = bonus au Marqueur ou en dessous
ui-board-chart-space = { $what }, case { $space }
ui-board-marker-here = Le Marqueur est ici.
ui-board-stall = { $what } : { $count } au marché, Marqueur de prix sur { $price }
ui-board-keep = garder { $number }
ui-board-hire-for = recruter pour { $price }
ui-board-in-market = { $what } : { $count } au marché
ui-board-pile = pioche { $count }
ui-board-no-forest = Aucune carte ici pour l’instant.
ui-board-mask-count =
    { $count ->
        [one] { $count } Masque
       *[other] { $count } Masques
    }
ui-board-masks = Masques
ui-board-no-masks = Aucun Masque
ui-board-pair = Paire complète
ui-board-pair-joined = Paire complète avec un Miroir
ui-board-assistants = Assistants
ui-board-assistant = { $what } : actifs { $ready }, utilisés { $used }
ui-board-permanents = Rituels permanents
ui-board-no-permanents = Aucun Rituel permanent
ui-board-starting = Premier joueur
ui-board-kahuna = Kahuna
ui-board-kahuna-of = Kahuna · { $place }
ui-board-tattoo-count = Tatouages : { $count }
ui-board-priest-count = Prêtres : { $count }
ui-board-place = Place { $place } dans l’ordre d’action cérémoniel
ui-board-nth =
    { $place ->
        [1] { $place }er
        [2] { $place }e
        [3] { $place }e
       *[other] { $place }e
    }
ui-board-last-space = la dernière case est { $space }
ui-board-tattoos-label = Piste Tatouages : { $players }
ui-board-priests-label = Piste Prêtres : { $players }
ui-board-priests-note = le nombre est votre gain :
ui-board-vp = { $vp } PV
ui-board-bag = Le Sac contient { $mana } Mana.
ui-board-normal = Normal
ui-board-forbidden = Interdit
ui-board-pile-out = { $count } · { $out ->
    [one] { $out } sorti
   *[other] { $out } sortis
}
ui-board-condition = condition
ui-board-auction = enchère
ui-board-fulfilled = remplie
ui-board-statue = Statue { $statue }
ui-board-statue-closed = Statue { $statue }, pas encore constructible
ui-board-space-taken = Case { $space } : remplie
ui-board-space-down = Case { $space } : face cachée
ui-board-token = { $what } pour { $vp } PV
ui-board-ritual-label = { $name }, coût { $cost }, { $kind }, { $pile } : { $text }
ui-board-ritual = { $kind }, { $pile }, coût { $cost }.
ui-board-needs = exige { $cost }
ui-board-in-front = Devant mon paravent · visible de tous
ui-board-only-i = Visible de moi uniquement
ui-board-key-ready = actif
ui-board-key-used = utilisé
ui-board-pearls = { $count ->
    [one] Perle
   *[other] Perles
}
ui-board-mana = Mana
ui-board-commodities = Marchandises
ui-board-hand = Rituels en main
ui-board-in-bag = Dans le Sac
ui-board-tokens = Remplies
ui-board-behind = Paravent fermé
ui-board-open-mine = Ouvrir mon paravent : Perles { $pearls }, Mana { $mana }, Marchandises { $commodities }, Rituels { $rituals }, PV { $vp }
ui-board-away = absent
ui-board-absent = hors ligne
ui-board-next = joue ensuite
ui-board-is-ready = c’est fait
ui-board-is-thinking = réfléchit
ui-board-is-deciding = décide
ui-board-is-choosing = choisit
ui-board-time-left = Temps restant
ui-board-watcher = Spectateur

## Explanations

ui-board-about-bag = Sac Sacrifice
    .text = La Mana offerte ou misée y va ; les Rituels d’une cérémonie sont payés avec son contenu.
ui-board-about-kahuna = Kahuna
    .text = A choisi ce lieu, joue en premier et profite du bonus Kahuna.
ui-board-about-mana = Mana
    .text = Pour les offrandes, les mises, les Missions et l’achat de Rituels. La vôtre est secrète.
ui-board-about-order = Ordre d’action cérémoniel
    .text = Fixé par les offrandes de Mana d’une cérémonie. Il détermine qui choisit en premier une récompense, qui construit en premier et qui l’emporte en cas d’égalité.
ui-board-about-pearls = Perles
    .text = Pour les Prêtres, les Assistants et les Missions. Les vôtres sont secrètes.
ui-board-about-priests = Prêtres
    .text = Chaque Prêtre rapporte de la Mana. Vos Chamanes peuvent réaliser des Rituels qui ne coûtent pas plus que le nombre de vos Prêtres.
ui-board-about-screen = Derrière le paravent
    .text = Perles, Mana, Marchandises, Rituels et tuiles sont secrets.
ui-board-about-start = Premier joueur
    .text = Choisit le premier lieu d’une phase d’actions ; puis le jeton passe à gauche.
ui-board-about-tattoos = Tatouages
    .text = Chacun est un pas sur la piste Tatouages, vers des rangs plus élevés.
ui-board-about-face-down = Face cachée
    .text = Cette statue est révélée après une cérémonie.
ui-board-about-fulfilled = Remplie
    .text = Cette Mission est déjà remplie ; un joueur a la tuile derrière son paravent.
ui-board-about-condition = Condition
    .text = Il faut avoir ce que montre la tuile ; on ne donne rien.
ui-board-about-auction = Enchère
    .text = Va à la plus haute mise de Mana dès qu’il ne reste rien d’autre dans sa rangée.
ui-board-about-vp = Points de victoire
    .text = Ce que vaut chaque Mission de cette statue. Le joueur qui a le plus de points à la fin gagne.
ui-board-about-commodity = Au marché : { $count }. Le Marqueur de prix est sur { $price }. Il monte quand on en prend au marché et descend quand il en arrive.
ui-board-about-collector = Compte pour le lancer de dé dans la Forêt. Utilisez-en un juste avant d’y choisir une carte : révélez une carte de plus et prenez aussi une Marchandise.
ui-board-about-merchant = Compte pour le lancer de dé au Marché. Utilisez-en un lors de votre tour au Marché : placez le Marqueur de prix de votre choix tout en haut.
ui-board-about-shaman = Compte pour le lancer de dé au Marae. Utilisez-en un lors de votre tour : réalisez un Rituel de votre main qui ne coûte pas plus que le nombre de vos Prêtres.
ui-board-about-pearl-diver = Compte pour le lancer de dé à la Barrière de corail. Utilisez-en un quand vous remplissez une Mission : remplissez-en aussitôt une seconde.
ui-board-treasure-pearls =
    { $amount ->
        [one] Pris dans la forêt, il rapporte { $amount } Perle.
       *[other] Pris dans la forêt, il rapporte { $amount } Perles.
    }
ui-board-treasure-mana = Pris dans la forêt, il rapporte { $amount } Mana.
ui-board-treasure-tattoos =
    { $amount ->
        [one] Pris dans la forêt, il rapporte { $amount } Tatouage.
       *[other] Pris dans la forêt, il rapporte { $amount } Tatouages.
    }
ui-board-forest-pile = Pioche Forêt
ui-board-about-forest =
    { $count ->
        [one] Il reste { $count } carte dans la pioche Forêt.
       *[other] Il reste { $count } cartes dans la pioche Forêt.
    }
ui-board-about-pile = Dans la pioche : { $count } ; dans la défausse : { $out }.
ui-board-about-gift = Une récompense cérémonielle. Le premier dans le nouvel ordre en choisit une, puis le deuxième ; à 4 ou 5 joueurs, le troisième reçoit la dernière.
ui-board-about-action = Chaque joueur choisit un lieu ; tous participent à chacun.
ui-board-about-ceremony = Six étapes : danse, Rituels, préparation, incantation, bénédiction, To’o.
ui-board-about-player = { $rank } ; Tatouages : { $tattoos }, Prêtres : { $priests } ; place { $place } dans l’ordre d’action cérémoniel.

## The prompt

ui-board-your-decision = Votre décision
ui-board-waiting = En attente
ui-board-you-watch = Vous regardez cette partie.
ui-board-you-answered = Votre réponse est donnée. Vous pouvez la changer tant que le dernier joueur n’est pas prêt.
ui-board-nothing = Vous n’avez rien à décider.
ui-board-act-after = Vous jouez après { $who }.
ui-board-row-mine = { $count ->
    [0] Votre { $ritual } vient ensuite.
    [one] Votre { $ritual } vient après { $count } autre Rituel.
   *[other] Votre { $ritual } vient après { $count } autres Rituels.
}
ui-board-back = Retour
ui-board-escape = Échap
ui-board-nothing-here = Rien à faire ici
ui-board-turn-ends = Votre tour se termine.
ui-board-answer-waits = Votre réponse est donnée. Les autres la verront dans un instant.
ui-board-pass-building = Passer jusqu’à la fin de cette construction
ui-board-choose-more = { $count ->
    [one] Choisissez-en encore { $count }
   *[other] Choisissez-en encore { $count }
}
ui-board-less-short = Moins
ui-board-more-short = Plus
ui-board-skip-prompt = Aller à la décision
ui-board-skip-board = Aller au plateau
ui-board-stage-back = Retour à la cérémonie
ui-board-score-back = Retour au score
ui-board-show-board = Montrer le plateau
ui-board-board = Plateau
ui-board-thanks = Merci d’avoir joué.
ui-board-thanks-note = La partie peut être revue coup par coup.
ui-board-closed-note = La partie jouée reste consultable.
ui-board-watch = Revoir coup par coup
ui-board-takeback = { $who } demande à reprendre le dernier coup.
ui-board-takeback-needs = Accord encore attendu : { $who }
ui-board-takeback-stop = Retirer la demande
ui-board-agree = Accepter
ui-board-refuse = Refuser
ui-board-count-sales = Ventes { $done } sur { $total }
ui-board-count-hires = Recrutements { $done } sur { $total }
ui-board-count-merchant = Marchand { $done } sur { $total }
ui-board-count-sacrifices = Sacrifices { $done } sur { $total }
ui-board-count-draws = Pioches { $done } sur { $total }
ui-board-group-sell = Vendre un { $what }
ui-board-colour-red = Masques rouges
ui-board-colour-blue = Masques bleus
ui-board-colour-green = Masques verts
ui-board-colour-yellow = Masques jaunes
ui-board-colour-mirror = Miroirs

## The stage

ui-board-step-1 = Danse des prêtres
ui-board-step-2 = Achat de cartes Rituel
ui-board-step-3 = Préparation des Rituels
ui-board-step-4 = Incantation des dieux
ui-board-step-5 = Bénédiction des dieux
ui-board-step-6 = Construction des To’o
ui-board-step-short-1 = Danse
ui-board-step-short-2 = Rituels
ui-board-step-short-3 = Préparation
ui-board-step-short-4 = Incantation
ui-board-step-short-5 = Bénédiction
ui-board-step-short-6 = To’o
ui-board-secret = Secret jusqu’à ce que tous soient prêts
ui-board-all-choose = Les joueurs choisissent en secret.
ui-board-answered = Votre réponse est donnée.
ui-board-change = Changer ma réponse
ui-board-present-order = Ordre actuel
ui-board-ties = à égalité, cet ordre est conservé
ui-board-new-order = Nouvel ordre
ui-board-offering = Incantation : votre offrande
ui-board-less = Un de moins
ui-board-more = Un de plus
ui-board-you-keep = Vous gardez { $left } Mana sur { $have }
ui-board-none = Rien
ui-board-half = Moitié · { $amount }
ui-board-all = Tout · { $amount }
ui-board-your-offer = Vous offrez { $amount } Mana.
ui-board-your-bid = Vous misez { $amount } Mana.
ui-board-gifts = Récompenses
ui-board-gifts-title = Récompenses cérémonielles
ui-board-gifts-note =
    { $players ->
        [3] le 1er choisit, puis le 2e
       *[other] le 1er choisit, puis le 2e ; le 3e reçoit la dernière
    }
ui-board-offer-note = Toute la Mana offerte va dans le Sac. Il en contient { $bag } pour l’instant.
ui-board-offer-mine =
    { $count ->
        [one] Votre Rituel qui s’y trouve coûte { $cost }.
       *[other] Vos { $count } Rituels qui s’y trouvent coûtent { $cost } en tout.
    }
ui-board-dance-note = Tous recrutent et gagnent de la Mana en même temps, sans bonus Kahuna.
ui-board-buy-note = Vous en piochez { $number } et en gardez 1. La Mana va dans le Sac. Un seul achat par cérémonie.
ui-board-bag-empty = Encore rien dans le Sac
ui-board-clips = clips { $used } sur { $clips }
ui-board-cost = coût { $cost }
ui-board-bag-closed =
    { $count ->
        [0] Vous n’avez mis aucun Rituel.
        [one] Vous avez mis { $count } Rituel, qui coûte { $cost }.
       *[other] Vous avez mis { $count } Rituels, qui coûtent { $cost } en tout.
    }
ui-board-take-out = Tout ressortir
ui-board-no-hand = Aucun Rituel en main
ui-board-drawn = Rituels piochés
ui-board-keeping = Choix des Rituels
ui-board-kept =
    { $count ->
        [one] Vous gardez { $count } Rituel.
       *[other] Vous gardez { $count } Rituels.
    }
ui-board-turned-up = Révélées de la forêt
ui-board-auction-title = Enchère de Mana
ui-board-lot = Une tuile de { $vp } PV. La plus forte mise l’emporte ; la tuile compte comme une Mission Mana.
ui-board-bid-note = Toutes les mises vont dans le Sac, même les perdantes. En cas d’égalité : le joueur le mieux placé dans l’ordre d’action cérémoniel.
ui-board-offers-title = Les offrandes
ui-board-bids-title = Les mises
ui-board-bids = Mises
ui-board-first = { $who } passe en premier.
    .you = Vous passez en premier.
ui-board-won = { $who } a remporté la tuile de { $vp } PV.
    .you = Vous avez remporté la tuile de { $vp } PV.
ui-board-row = Rangée de Rituels
ui-board-prices = Prix
ui-board-bag-after = Mana dans le Sac après chaque Rituel
ui-board-all-players = tous
ui-board-fate-done = réalisé
ui-board-fate-now = maintenant
ui-board-fate-next = ensuite
ui-board-fate-waits = attend
ui-board-fate-short = serait perdu
ui-board-fate-discarded = sans effet
ui-board-fate-silenced = annulé
ui-board-fate-missing = manque { $mana }
ui-board-fate-fails = coûte { $cost } · manque { $mana }
ui-board-fate-needs = coûte { $mana }
ui-board-to-pay = Encore à payer : { $sum } Mana.
ui-board-too-short = Il manque { $mana } Mana pour { $what }, qui serait défaussé.
ui-board-wins = { $who } gagne avec { $total } points
ui-board-score-label = { $who } : rang { $rank }, Rituels { $rituals }, Missions { $missions }, paires de Masques { $masks }, total { $total }
ui-board-source-rank = Rang
ui-board-source-rituals = Rituels
ui-board-source-missions = Missions
ui-board-source-masks = Paires de Masques

## Events, chat, replay

ui-board-log-all = Tout ({ $count })
ui-board-log-less = Moins
ui-board-goto = Montrer ce moment
ui-board-log-keys = Flèches gauche et droite : explication des noms de la ligne ; Entrée : afficher ce moment.
ui-board-chat-new =
    { $count ->
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }
ui-board-chat-say = Dites quelque chose
ui-board-chat-send = Envoyer
ui-board-replay = Revoir
ui-board-replay-start = Au début
ui-board-replay-last = À la dernière étape
ui-board-replay-moment = Moment de la partie
ui-board-replay-at = { $version } sur { $latest }
ui-board-replay-seat = Vue de
ui-board-replay-now = Revenir au présent
ui-board-replay-end = À la fin

# The coach of a lesson.

ui-lesson-coach = Coach
ui-lesson-next = Suite
ui-lesson-skip = Sauter
ui-lesson-leave = Quitter la leçon
ui-lesson-leave-short = Quitter
ui-lesson-leave-ask = Continuer sans le coach, ou revenir plus tard ? Votre place est gardée.
ui-lesson-leave-alone = Continuer sans le coach
ui-lesson-leave-later = Revenir plus tard
ui-lesson-stay = Rester ici
ui-lesson-of = { $number } sur { $count }
ui-lesson-yours = À vous
# $what is what is to be done now, as it stands on its button.
ui-lesson-later = Plus tard. Maintenant : { $what }.
ui-lesson-later-read = Plus tard. Appuyez d’abord sur Suite.
ui-lesson-listen = Le coach explique : appuyez sur Suite.
ui-lesson-done = Leçon terminée
ui-lesson-own = Jouer à votre propre table
ui-lesson-at = Leçon, moment { $number } sur { $count }, continuer

## Plans: what I would answer if I were asked

ui-plan-open = Si on me le demande…
ui-plan-note = Votre réponse est alors donnée pour vous, aussi vite que vous le feriez vous-même. Personne ne peut savoir qu’elle était prévue.
ui-plan-none = Rien de prévu
ui-plan-nothing = Il n’y a rien à prévoir maintenant.
ui-plan-standing = Prévu : { $what }
ui-plan-withdraw = Retirer
ui-plan-count = { $count ->
    [one] 1 réponse prévue
   *[other] { $count } réponses prévues
}
ui-plan-PathTurn = Sur le Chemin des Dieux, pendant cette phase
    .falls = On vous le demande quand même si vos Perles ont changé, ou si vous y allez vous-même.
ui-plan-Dance = À la danse des prêtres
    .falls = On vous le demande quand même si vos Perles ont changé.
ui-plan-BuyRituals = À l’achat de Rituels
    .falls = On vous le demande quand même si la Mana vous manque.
ui-plan-Offer = Quand chacun offre de la Mana
    .falls = On vous le demande quand même si votre Mana a changé.
ui-plan-ChooseGift = Quand vous choisissez une récompense
    .falls = La préférée d’abord. Vous recevez la première qui reste ; s’il n’en reste aucune, on vous le demande.
ui-plan-Bid = À chaque enchère de cette cérémonie
    .falls = On vous le redemande dès que quelqu’un mise plus que vous, sauf si vous ne misez rien.
ui-plan-Build = À la construction des To’o
    .falls = On vous le demande quand même si vous avez gagné quelque chose depuis.
