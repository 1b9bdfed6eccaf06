### Comment jouer, chapitre par chapitre ; voir le texte anglais.

## Le but

how-goal = Le but du jeu
how-goal-text = Vous vivez avec les autres sur l’île de Raiatea, dans la Polynésie d’autrefois. Vous amassez des biens, vous vous faites tatouer, vous recrutez des Prêtres et préparez des Rituels. Lors de { $ceremonies } grandes cérémonies, vos Rituels se réalisent et l’on construit les To’o, les statues des dieux, en remplissant des Missions.
how-goal-win = Le joueur qui a le plus de points de victoire (PV) après la dernière cérémonie gagne. Les points ont quatre sources.
how-goal-rank = { rank-ariki } vaut { $ariki } PV, { rank-arioi } { $arioi }, { rank-tahua } { $tahua }. Les Tatouages vous y mènent.
    .name = Le rang
how-goal-missions = Chaque tuile vaut de { $least } à { $most } PV, selon sa statue. Payez ce qu’elle montre, ou ayez ce qu’elle demande.
    .name = Les Missions
how-goal-masks = Deux Masques identiques forment une paire. Leur image dit ce qu’ils comptent : vos Missions d’un type, vos Assistants d’un type, ou les couleurs différentes. Un Masque seul ne rapporte rien.
    .name = Les paires de Masques
how-goal-rituals = Quelques Rituels interdits valent des points tant qu’ils sont devant vous.
    .name = Les Rituels

## Ce que vous avez

how-things = Ce que vous avez
how-things-text = Vous commencez avec { $pearls } Perles, { $mana } Mana, un Masque et des Rituels que vous choisissez parmi { $dealt }.
how-things-pearls = Elles paient les Prêtres, les Assistants et les Missions.
    .name = Perles
how-things-mana = Elle s’offre lors des cérémonies, se mise aux enchères et paie des Missions.
    .name = Mana
how-things-goods = Uru, Taro, Mahi-mahi et Tiare. Vendez-les, sacrifiez-les contre des Tatouages ou servez-vous-en pour payer des Missions.
    .name = Marchandises
how-things-priests = Chacun donne 1 Mana au Chemin des Dieux, et à la danse de chaque cérémonie.
    .name = Prêtres
how-things-tattoos = Des pas vers le rang suivant.
    .name = Tatouages
how-things-assistants = Ils aident quand on lance le dé, et chacun peut être utilisé une fois.
    .name = Assistants
how-things-rituals = Des cartes avec un coût en Mana et un effet. Elles se réalisent lors d’une cérémonie, si le Sac peut payer.
    .name = Rituels
how-things-masks = Les paires valent des points. Un Miroir arc-en-ciel fait la paire avec n’importe quel Masque seul.
    .name = Masques
how-things-open = Ce qui est posé sur le bois sombre est derrière votre paravent, donc secret : Perles, Mana, Marchandises, Rituels et tuiles. Tout le reste est visible.

## Une phase

how-round = Une phase d’actions
how-round-text = Une partie à trois compte { $actions } phases d’actions et { $ceremonies } cérémonies : { $rounds }. À quatre ou cinq, il y a moins de phases d’actions.
how-round-choose = Dans une phase d’actions, chacun à son tour choisit l’un des six lieux. Tous y agissent, mais celui qui l’a choisi en est le Kahuna : il commence et reçoit un bonus. Un lieu ne se choisit qu’une fois par phase.
how-round-pink = Le rose veut dire : vous pouvez. Chaque tuile dit ce qu’elle vous apporterait maintenant, et vos chances au dé.

## Les six lieux

how-places = Les six lieux
how-places-forest = Prenez une carte, plus tard une autre : une Marchandise, un Assistant, ou un Masque avec son trésor.
    .name = { location-forest }
    .kahuna = Le Kahuna choisit en premier, les deux fois.
how-places-marae = Vous pouvez sacrifier une Marchandise contre un Tatouage. Puis vous pouvez piocher { $draws } Rituels et en garder un ; { $more_draws } à partir d’{ rank-arioi }.
    .name = { location-marae }
    .kahuna = Le Kahuna peut tout faire deux fois.
how-places-reef = Tous gagnent autant de Perles que le dé en indique, de { $lowest } à { $highest }.
    .name = { location-reef }
    .kahuna = Le Kahuna en gagne { $kahuna_pearls } de plus.
how-places-path = Vous pouvez recruter des Prêtres : 1 pour { $one_priest } Perles ou 2 pour { $two_priests }. Puis vous gagnez 1 Mana par Prêtre que vous avez.
    .name = { location-path }
    .kahuna = Le Kahuna reçoit un Prêtre gratuit.
how-places-neighbourhood = Vous pouvez échanger un Masque contre un autre du marché.
    .name = { location-neighbourhood }
    .kahuna = Le Kahuna peut remplir une Mission.
how-places-market = Vous pouvez vendre une Marchandise et recruter un Assistant pour { $hire } Perles.
    .name = { location-market }
    .kahuna = Le Kahuna peut tout faire deux fois.
how-places-selling = Chaque Marchandise a son échelle de prix. En vendant, vous prenez le bonus au niveau du Marqueur ou un bonus plus bas. Le Marqueur descend quand une carte arrive au marché et monte quand on en prend une.

## Le dé

how-die = Le dé et vos Assistants
how-die-text = Dans quatre lieux, on lance d’abord le dé. Ceux qui ont au moins autant d’Assistants du bon type que l’indique le dé reçoivent quelque chose. Chaque Assistant a aussi un effet à usage unique ; utilisé, il compte toujours pour le dé.
how-die-collector = Dans la Forêt, un lancer réussi donne une Marchandise. Effet à usage unique : une Marchandise en plus de votre carte Forêt.
    .name = { assistant-collector }
how-die-shaman = Au Marae, un lancer réussi donne un Tatouage. Effet à usage unique : réaliser aussitôt et gratuitement un Rituel de votre main, s’il ne coûte pas plus que le nombre de vos Prêtres.
    .name = { assistant-shaman }
how-die-pearl-diver = À la Barrière de corail, un lancer réussi donne { $divers } Perles. Effet à usage unique : remplir une seconde Mission juste après la première.
    .name = { assistant-pearl-diver }
how-die-merchant = Au Marché, un lancer réussi donne un Assistant. Effet à usage unique : faire monter un prix tout en haut avant votre vente.
    .name = { assistant-merchant }

## Une cérémonie

how-ceremony = Une cérémonie
how-ceremony-text = Elle a six étapes. Dans la plupart, tous décident en même temps, en secret.
how-ceremony-1 = Recrutez des Prêtres contre des Perles si vous voulez, puis gagnez 1 Mana par Prêtre.
    .name = { ui-board-step-1 }
how-ceremony-2 = Pour { $ritual } Mana, mises dans le Sac, piochez des Rituels et gardez-en un.
    .name = { ui-board-step-2 }
how-ceremony-3 = En secret, mettez jusqu’à { $clips } Rituels dans le Sac ; { $more_clips } à partir d’{ rank-arioi }. Les Rituels communs, qui servent à tous, ne comptent pas.
    .name = { ui-board-step-3 }
how-ceremony-4 = En secret, offrez de la Mana. Tout va dans le Sac. Celui qui offre le plus passe en premier et choisit sa récompense avant les autres : un Tatouage, une Marchandise ou { $gift } Perles.
    .name = { ui-board-step-4 }
how-ceremony-5 = Tous les Rituels sont disposés en une rangée et réalisés, le moins cher d’abord, tant que le Sac peut payer. Quand il ne peut plus, ce Rituel et tous les plus chers sont perdus.
    .name = { ui-board-step-5 }
how-ceremony-6 = Chacun à son tour remplit une Mission, et l’on recommence jusqu’à ce que tous passent.
    .name = { ui-board-step-6 }
how-ceremony-bag = La Mana du Sac est à tous. Si vous y mettez des Rituels chers, quelqu’un doit les payer : offrez assez, ou espérez que les autres le fassent.
how-ceremony-auction = Les tuiles rondes des statues sont des enchères. Quand il ne reste rien d’autre dans leur rangée, tous misent de la Mana en secret. La plus forte mise gagne la tuile, et toutes les mises sont perdues.

## Première partie

how-first = Pour votre première partie
how-first-priests = Ils rapportent de la Mana encore et encore, et les Chamanes en ont besoin.
    .name = Recrutez tôt des Prêtres
how-first-rank = Cela donne des points, la pioche interdite à partir d’{ rank-ariki } et plus de place dans le Sac à partir d’{ rank-arioi }.
    .name = Montez en rang
how-first-missions = Puis amassez ce qu’il faut. Celles au cadre bleu sont des conditions et ne coûtent rien : remplissez-les avant qu’un autre ne le fasse.
    .name = Regardez d’abord les Missions
how-first-cheap = Ils sont presque toujours réalisés. Les plus chers sont rentables quand vous faites la plus forte offrande.
    .name = Les Rituels peu chers sont sûrs
how-first-kahuna = Les autres y agissent aussi.
    .name = Allez là où le bonus Kahuna vous rapporte le plus
how-first-end = Dépensez-les en Missions et en enchères lors de la dernière cérémonie.
    .name = Perles et Mana ne valent rien à la fin

## Touches

how-keys = Les raccourcis clavier
how-keys-text = Tout peut se faire à la souris, au doigt ou au clavier.
how-keys-numbers = appuyer sur ce bouton de la barre
    .name = 1 – 9
how-keys-enter = le bouton plein : ce que vous avez choisi, ou la seule chose à faire ; il ne renonce jamais à rien
    .name = Entrée
how-keys-end = finir votre tour
    .name = E
how-keys-forgo = renoncer à ce qui est offert
    .name = 0
how-keys-escape = revenir, fermer, passer ce qui est montré
    .name = { ui-board-escape }
how-keys-space = passer un événement qui est montré ; en revoyant la partie, lecture et pause
    .name = Espace
how-keys-speed = plus vite ou moins vite, tant que quelque chose est montré
    .name = S
how-keys-amount = plus ou moins de Mana, pour les offrandes et les enchères
    .name = + −
how-keys-pieces = d’une pièce à l’autre ; dans le journal, de ligne en ligne et de nom en nom
    .name = Tab ← ↑ ↓ →
how-keys-parts = à la zone suivante de la table ; avec Maj, à la précédente
    .name = F6
how-keys-hint = afficher un conseil, puis le ranger
    .name = H
how-keys-board = passer de la scène au plateau, et revenir
    .name = B
how-keys-points = où en sont les points
    .name = P
how-keys-log = ce qui s’est passé depuis votre dernier tour
    .name = L
how-keys-undo = annuler
    .name = U
how-keys-rule = la règle derrière la question
    .name = ?
how-keys-how = cette page
    .name = I
