## Lists and names

terminal-list = { $first } et { $last }
terminal-me = Joueur

## When

terminal-round = { $kind ->
    [ceremony] Cérémonie { $round }, { $number } sur { $total }
   *[action] Phase d’actions { $round }, { $number } sur { $total }
}
terminal-during = { $round } : { $what }
terminal-kahuna = { $location }, Kahuna { $who }
terminal-set-up = Mise en place
terminal-end = Fin de partie

## The board: labels of lines and columns

terminal-player = Joueur
terminal-rank = Rang
terminal-priests = Prêtres
    .short = Pr.
terminal-assistants = Assistants
terminal-in-front = Devant
terminal-locations = Lieux
terminal-forest = Forêt
terminal-turned-up = Révélées
terminal-commodities = Marchandises
terminal-masks = Masques
terminal-bag = Sac
terminal-row = Rangée
terminal-statue = To’o { $statue }
terminal-mine = À vous
terminal-rituals = Rituels
terminal-in-bag = Dans le Sac
terminal-missions = Missions
terminal-pearls = Perles
terminal-mana = Mana
terminal-total = Total

## The board: what lies there

terminal-none = rien
terminal-joined = { $mask } & Miroir
terminal-stall = { $count } { $what }
terminal-price = à { $price }
terminal-order = ordre : { $players }
terminal-piles = pioches : { $forest } Forêt, { $normal } normaux, { $forbidden } interdits
terminal-amount-pearls = { $amount ->
    [one] { $amount } Perle
   *[other] { $amount } Perles
}
terminal-amount-mana = { $amount } Mana
terminal-amount-tattoos = { $amount ->
    [one] { $amount } Tatouage
   *[other] { $amount } Tatouages
}
terminal-points = { $vp } PV
terminal-tokens = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
terminal-unknown = { $count ->
    [one] { $count } inconnue
   *[other] { $count } inconnues
}

## Asking

terminal-asked = { $who } : { $question }
terminal-ritual = { $move } ({ $cost } Mana, { $kind }) : { $text }
terminal-mask = { $move } : { $text }
terminal-number = un nombre de { $first } à { $last }
terminal-amount = une quantité de { $first } à { $last }
terminal-type = Tapez { $what }.
terminal-no-choice = « { $text } » n’est pas un choix possible ici. Tapez { $what }, ou ? pour l’aide.
terminal-more-log = encore { $count } : tapez log
terminal-more-board = tapez board pour tout le plateau
terminal-nothing = Rien ne s’est passé depuis votre dernière décision.

## Help: what can be typed; the words themselves are the same in all languages

terminal-help = Tapez le numéro d’un choix, ou une quantité là où elle est demandée, puis Entrée.
    .text = Le texte court d’un coup convient aussi, par exemple : go market, sell taro 2, pass.
    .look-up = chercher une carte, un Masque, une Marchandise, un lieu ou un rang
    .rules = lire une règle ; la question cite celle qui compte maintenant
    .hint = ce que jouerait un robot habile, et pourquoi ; hint master interroge un autre robot
    .board = tout le plateau
    .log = tout ce qui s’est passé depuis votre dernière décision
    .save = enregistrer la partie ; raiatea terminal --load FILE la reprend
    .quit = quitter la partie ; ce qui n’est pas enregistré est perdu
    .again = Entrée seule affiche de nouveau la question.

## Saving, leaving, passing the keyboard on

terminal-save-where = Dites où : save FILE.
terminal-saved = Enregistrée dans { $file }.
terminal-exists = { $file } existe déjà ; choisissez un autre fichier, ou reprenez-le avec --load.
terminal-stops = La partie s’arrête ici.
terminal-stops-saved = La partie s’arrête ici. Elle est enregistrée dans { $file }.
terminal-stops-unsaved = La partie s’arrête ici. Elle n’a pas été enregistrée.
terminal-pass-on = Passez le clavier à { $who }
terminal-press-enter = { $who }, appuyez sur Entrée quand personne d’autre ne regarde.
terminal-won = Victoire pour { $who } avec { $points } PV.

## Replays and what was checked

terminal-dealt = Masques distribués : { $masks }.
    .item = { $mask } ({ $who })
terminal-verified = { $file } : la mise en place et { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} ont eu { $outcomes ->
    [one] { $outcomes } tirage
   *[other] { $outcomes } tirages
} au hasard ; tout découle de la graine { $seed }.
terminal-committed = { $file } : la graine et { $answers } réponses secrètes sont conformes aux engagements.

## Rules

terminal-rules = Règles de Raiatea
    .more = Pour lire la suite : rules R6, rules R6.7, rules E4, rules X, ou un mot.
terminal-span = { $first } à { $last }
terminal-no-rule = Il n’y a pas de règle « { $query } » ; il y a { $known }.

## Cards

terminal-name = Nom
terminal-kind = Type
terminal-id = Id
terminal-cost = Coût
terminal-pile = Pioche
terminal-copies = Exemplaires
terminal-value = Valeur
terminal-wording = Texte
terminal-space = Prix { $space }
terminal-tane = Rituels Tāne
terminal-forest-cards = Cartes Forêt
terminal-location = Lieu
terminal-chart = Échelle de prix
terminal-heading = { $what } ({ $count })
terminal-no-card = Rien ne s’appelle « { $query } ».
    .guess = Rien ne s’appelle « { $query } » ; vouliez-vous dire { $names } ?

## Many games

terminal-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players } joueurs, graine { $seed }
terminal-length = Une partie a compté { $mean } décisions ({ $least } à { $most }). { $speed } parties par seconde.
terminal-bot = Robot
terminal-seat = Place
terminal-seats = Places
terminal-wins = Victoires
terminal-share = Part
