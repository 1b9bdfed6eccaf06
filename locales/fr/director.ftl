# Ce qui est montré d’une partie pendant qu’on joue : scènes, titres, le dé, le résumé.

ui-director-shown = Ce qui se passe
ui-director-skip = Passer
ui-director-my-turn = À mon tour
ui-director-speed = Vitesse : { $speed }. Changer
ui-speed = Vitesse de ce que font les autres
ui-speed-slow = Lente
ui-speed-normal = Normale
ui-speed-fast = Rapide
ui-speed-instant = Immédiate
ui-director-action = Chacun choisit un lieu.
ui-director-ceremony = Les Rituels sont accomplis, les Missions remplies.
ui-director-step-1 = Recrutez des Prêtres et gagnez du Mana.
ui-director-step-2 = Piochez des Rituels pour 3 Mana.
ui-director-step-3 = Mettez des Rituels dans le Sac, en secret.
ui-director-step-4 = Offrez du Mana pour la première place.
ui-director-step-5 = Le Sac paie les Rituels, le moins cher d’abord.
ui-director-step-6 = Remplissez des Missions, à tour de rôle.
ui-director-rolls = { $who } lance le dé
    .you = Vous lancez le dé
ui-director-rolls-for = { $who } lance le dé pour { $what }
    .you = Vous lancez le dé pour { $what }
ui-director-short = Il en manque { $count }
ui-director-waiting = { $count } événements. L en donne la liste.
