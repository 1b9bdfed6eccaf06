## The game in brief, words used

rules-brief = Le jeu en bref
rules-brief-text = Trois à cinq joueurs amassent Perles, Mana, Marchandises, Masques et Assistants dans six lieux, se font tatouer pour s’élever en rang, recrutent des Prêtres et célèbrent trois cérémonies, au cours desquelles ils réalisent des Rituels et construisent des statues To’o en remplissant des Missions. Le joueur qui a le plus de points de victoire (PV) à la fin l’emporte.
rules-words = Mots employés
rules-word-seat = Place : l’endroit fixe d’un joueur à la table. Les places se comptent dans le sens horaire ; la place suivante dans le sens horaire est à votre gauche.
rules-word-kahuna = Kahuna : le joueur qui a choisi le lieu en cours.
rules-word-turn-order = Ordre du tour : dans le sens horaire, en commençant par le Kahuna.
rules-word-ceremonial-order = Ordre d’action cérémoniel : l’ordre dans lequel les cubes Rituel se trouvent sur le site cérémoniel.
rules-word-supply = Réserve : la réserve générale de Perles et de Mana. Elle ne s’épuise jamais. (décision)
rules-word-p = P : le nombre de joueurs, de 3 à 5.
rules-word-bag = Sac : le Sac Sacrifice, qui recueille la Mana et, pendant une cérémonie, les Rituels.
rules-word-tattoo = Tatouage : un pas en avant de son Marqueur sur la piste Tatouages.
rules-word-clip = Clip : le clip Rituel, qui montre à qui est un Rituel tant qu’il se trouve dans le Sac ou dans la rangée.
rules-word-kinds-of-ritual = Catégories de Rituels : un Rituel appartient à la pioche normale ou à la pioche interdite. Selon sa couleur, il est personnel (noir), permanent (bleu), commun (marron) ou interactif (bordeaux).

## R1 Set-up

rules-R1 = Mise en place
rule-R1-1 = Chaque joueur commence avec 5 Mana et 4 Perles. Le jeton Premier joueur va à un joueur tiré au sort.
rule-R1-2 = On pose six tuiles Lieu sur le plateau de jeu : Forêt, Marae, Barrière de corail, Chemin des Dieux, Clairière et Marché.
rule-R1-3 = Le Marché aux Assistants ouvre avec 24 Assistants de départ, de 4 types. Il y en a 6 de chaque type. (décision) Le Marché aux Marchandises ouvre avec les 4 Marchandises de départ, une de chaque type. Sur chaque échelle de prix, le Marqueur commence sur la deuxième case en partant du bas.
rule-R1-4 = Mélangez les 8 Masques de départ. Chaque joueur en reçoit un, face visible, sans en recevoir le trésor. (décision) Les Masques non distribués forment le Marché aux Masques.
rule-R1-5 = Mélangez les 72 cartes Forêt ; elles forment la pioche Forêt. Révélez-en P+1 : c’est la réserve Forêt.
rule-R1-6 = Tous les Marqueurs Tatouages commencent sur Raatira et tous les Marqueurs Prêtres sur 0.
rule-R1-7 = Triez les tuiles Mission To’o par valeur et mélangez chaque valeur. Distribuez-les face cachée sur les cases de la statue à laquelle elles appartiennent : celles de 1 PV sur la statue 1, de 2 PV sur la statue 2, de 3 PV sur la statue 3. Les tuiles restantes retournent dans la boîte sans que personne ne les regarde. Révélez maintenant la statue 1.
rule-R1-8 = Les Rituels normaux et les Rituels interdits sont mélangés à part et forment deux pioches. Les cartes Tāne n’en font partie que si l’on joue la variante Tāne (R9.1).
rule-R1-9 = Chaque joueur pioche 5 Rituels normaux, en garde 2 et défausse les autres. Dans une partie à 4, le premier joueur n’en garde que 1. Dans une partie à 5, le cinquième joueur, assis à droite du premier joueur, pioche et garde une seconde fois de la même façon (5 cartes de plus, dont 2 gardées) et commence donc avec 4 Rituels. Tous les joueurs choisissent en même temps, et personne ne voit le choix des autres. (décision)
rule-R1-10 = Placez les cubes Rituel sur le site cérémoniel dans l’ordre de jeu, le cube du premier joueur à la première place.

## R2 Rounds

rules-R2 = Tours de jeu
rule-R2-1 = Les tours se jouent le long de la piste A1 C1 A2 A3 C2 A4 A5 A6 C3, où A désigne une phase d’actions et C une cérémonie. Cet ordre vient d’une description publiée du plateau de jeu. Une partie à 4 laisse de côté A6 ; une partie à 5 laisse de côté A5 et A6. Une partie à 3, 4 ou 5 compte donc 6, 5 ou 4 phases d’actions, et toujours 3 cérémonies.
rule-R2-2 = Pendant une phase d’actions, les joueurs choisissent dans le sens horaire, en commençant par le premier joueur. Celui dont c’est le tour doit choisir une des tuiles Lieu encore sur le plateau et en devient le Kahuna. Le lieu est résolu jusqu’au bout avant que le joueur suivant ne choisisse. Quand tous les joueurs ont choisi, la phase est terminée.
rule-R2-3 = Chaque joueur participe à chaque lieu : d’abord le Kahuna, puis les autres dans le sens horaire. Les actions et les bonus Kahuna sont des offres ; chacun peut renoncer à n’importe laquelle.
rule-R2-4 = À la fin d’une phase d’actions, quatre choses se produisent, dans cet ordre. Premièrement, le premier joueur passe le jeton au joueur à sa gauche. Deuxièmement, les cartes restées dans la réserve Forêt vont à leurs marchés, et on en révèle P+1 nouvelles. Troisièmement, toutes les tuiles Lieu retournent sur le plateau. Quatrièmement, le Marqueur de tour avance.
rule-R2-5 = Jusqu’à la fin de la phase, une tuile choisie reste devant le joueur qui l’a choisie. Ainsi, aucun lieu n’est visité deux fois dans la même phase.

## R3 Goods, markets, cards

rules-R3 = Biens, marchés, cartes
rule-R3-1 = Chaque joueur garde secrets, derrière son paravent : Perles, Mana, cartes Marchandise, Rituels en main et tuiles des Missions remplies. Sont visibles devant le paravent : Masques, Assistants (et s’ils sont utilisés), Rituels permanents et tuile Lieu. Sont également visibles de tous les pistes, les marchés, les Marqueurs de prix, le nombre de cartes de chaque pioche et tout ce qui est face visible. La quantité de Mana dans le Sac est visible aussi, car chacun voit chaque paiement. (décision)
rule-R3-2 = Chaque fois qu’une Marchandise arrive au Marché aux Marchandises, son Marqueur de prix descend d’une case. Chaque fois qu’on en retire une de ce marché, le Marqueur monte d’une case. Il en va ainsi dans toutes les phases du jeu. En haut ou en bas de l’échelle, le Marqueur reste où il est. Quand on retire des Marchandises pour former une nouvelle pioche Forêt (R3.5), aucun Marqueur ne bouge.
rule-R3-3 = Une Marchandise, un Masque ou un Assistant défaussé va au marché correspondant. Un Rituel défaussé va à la défausse normale ou interdite, selon celle à laquelle il appartient.
rule-R3-4 = Quand une pioche de Rituels compte moins de cartes qu’il n’en faut piocher, piochez d’abord celles-ci ; puis mélangez sa défausse pour en faire une nouvelle pioche et piochez-y les cartes manquantes. (décision) Si cela ne suffit toujours pas, le joueur se contente des cartes qu’il y avait. (décision)
rule-R3-5 = Quand la pioche s’épuise pendant qu’on remplit la réserve Forêt, une Marchandise de chaque type reste au Marché aux Marchandises, et toutes les autres qui s’y trouvent sont mélangées pour former une nouvelle pioche. Cela se fait dans quelque phase que ce soit. (décision) S’il n’y a toujours pas assez de cartes, la réserve reste incomplète. (décision)
rule-R3-6 = Prendre une carte Forêt se fait ainsi. Un Masque se pose devant le paravent, et on reçoit immédiatement son trésor (Perles, Mana ou un Tatouage). Une Marchandise se place derrière le paravent. Un Assistant se place devant, actif. La réserve Forêt n’est pas un marché : y prendre une Marchandise ne déplace aucun Marqueur de prix.
rule-R3-7 = Un Masque ne donne son trésor que s’il est pris dans la forêt. Un Masque pris dans la Clairière n’en donne pas. Un Masque obtenu de toute autre façon n’en donne pas non plus. (décision)

## R4 Ranks and tracks

rules-R4 = Rangs et pistes
rule-R4-1 = Le long de la piste Tatouages se trouvent les quatre rangs, du plus bas au plus haut : Raatira, Ariki, Arioi, Tahua. Un joueur a un rang dès que son Marqueur atteint la case de ce rang. Dépasser cette case, c’est l’atteindre. (décision) Aucun Marqueur ne va au-delà de la dernière case.
rule-R4-2 = Piocher des Rituels selon son rang : un Raatira pioche 3 Rituels normaux ; un Ariki en pioche 3 dans la pioche normale ou dans la pioche interdite ; un Arioi ou un Tahua en pioche 5 dans l’une ou l’autre. Le joueur nomme la pioche avant de voir la moindre carte, puis regarde les cartes piochées, en garde exactement une et défausse les autres. Un effet peut indiquer un autre nombre à garder. Le rang ne limite que ce qu’on peut piocher ; un Rituel en main peut être utilisé quel que soit votre rang. (décision)
rule-R4-3 = Un joueur qui devient Tahua peut, à ce moment-là et une seule fois dans la partie, réaliser gratuitement un Rituel normal ou interdit de sa main, quel que soit son coût. Un joueur qui y renonce n’en aura plus l’occasion. (décision)
rule-R4-4 = Le Marqueur Prêtres s’arrête aux deux bouts de la piste. Recruter n Prêtres, c’est l’avancer de n cases. Sa position est le nombre de Prêtres que l’on a.

## R5 Locations

rules-R5 = Lieux
rules-R5-text = Quatre des lieux commencent par un lancer du dé, qui récompense les propriétaires d’un type d’Assistant.
rule-R5-1 = Le Kahuna lance le dé. Chaque joueur qui a au moins autant de Cueilleurs peut prendre une Marchandise au Marché aux Marchandises (R3.2). Cela se fait dans l’ordre du tour.
rule-R5-2 = Premier choix : chaque joueur, dans l’ordre du tour, peut prendre une carte de la réserve Forêt (R3.6). Les cartes que personne n’a prises vont aux marchés, et on en révèle P+1 nouvelles.
rule-R5-3 = Second choix : chaque joueur peut encore prendre une carte. Le Kahuna est de nouveau le premier, mais on continue ensuite dans le sens antihoraire. Les cartes que personne n’a prises restent en place jusqu’à la fin de la phase (R2.4).
rule-R5-4 = Le bonus du Kahuna est de choisir en premier dans les deux séries.
rule-R5-5 = Le Kahuna lance le dé. Chaque joueur qui a au moins autant de Chamanes peut prendre un Tatouage.
rule-R5-6 = Le joueur dont c’est le tour peut sacrifier une Marchandise, qui va au marché, contre un Tatouage. Avec ou sans sacrifice, il peut ensuite piocher des Rituels selon son rang (R4.2). Le sacrifice vient d’abord : un rang tout juste atteint compte donc déjà pour la pioche. (décision)
rule-R5-7 = Bonus Kahuna, en deux parties : une seconde Marchandise peut être sacrifiée contre un second Tatouage, et une seconde série de Rituels peut être piochée, dont un est gardé. Le Kahuna peut utiliser les deux parties, une seule ou aucune. Tous les sacrifices se font avant toute pioche. (décision)
rule-R5-8 = Le Kahuna lance le dé. Chaque joueur qui a au moins autant de Pêcheurs de Perles reçoit 4 Perles.
rule-R5-9 = Le Kahuna lance le dé une seconde fois. Tous les joueurs reçoivent autant de Perles qu’indique le dé. Le bonus du Kahuna est de 3 Perles de plus.
rule-R5-10 = Le joueur dont c’est le tour peut recruter 1 Prêtre pour 2 Perles, ou 2 Prêtres pour 5 Perles. Puis, qu’il ait recruté ou non, il reçoit autant de Mana qu’indiqué par la position de son Marqueur Prêtres.
rule-R5-11 = Bonus Kahuna : 1 Prêtre supplémentaire, qui ne coûte rien et vient avant que la Mana ne soit reçue.
rule-R5-12 = Chaque joueur, dans l’ordre du tour, peut donner un de ses Masques au Marché aux Masques. Quand chacun a fait son choix, ceux qui en ont donné un peuvent chacun prendre un Masque à ce marché, de nouveau dans l’ordre du tour. On peut reprendre le Masque que l’on a donné. (décision) On ne reçoit aucun trésor (R3.7). Un Masque appairé à un Miroir ne peut pas être donné (R8.6).
rule-R5-13 = Bonus Kahuna : une Mission disponible peut être remplie (R7). Le Kahuna le fait soit avant, soit après l’échange des Masques. (décision)
rule-R5-14 = Le Kahuna lance le dé. Chaque joueur qui a au moins autant de Marchands peut choisir un Assistant au Marché aux Assistants et le prendre sans payer. Cela se fait dans l’ordre du tour.
rule-R5-15 = Le joueur dont c’est le tour peut vendre une Marchandise et peut recruter un Assistant au prix de 2 Perles. L’un ou l’autre peut venir d’abord.
rule-R5-16 = Pour vendre une Marchandise, choisissez un des bonus de son échelle de prix : celui du Marqueur ou n’importe lequel au-dessous. Ensuite la carte va au marché, ce qui fait descendre le Marqueur d’une case. On peut choisir un bonus même s’il n’a aucun effet. (décision) Pendant que le bonus est résolu, la carte est mise de côté ; elle ne va au marché qu’après. (décision)
rule-R5-17 = Bonus Kahuna : une seconde Marchandise peut être vendue et un second Assistant recruté, pour 2 Perles comme le premier.

## R6 Ceremony: six steps

rules-R6 = Cérémonie : six étapes
rule-R6-1 = Étape 1, danse des prêtres. Tous les joueurs font en même temps ce que décrit R5.10. Il n’y a pas de bonus Kahuna.
rule-R6-2 = Étape 2, achat de cartes Rituel. Tous les joueurs décident en même temps. Pour 3 Mana, mises dans le Sac, un joueur peut piocher selon son rang et garder une carte. C’est possible une fois par cérémonie. Quand tous ont dit s’ils piochent, et dans quelle pioche, les cartes sont distribuées dans l’ordre d’action cérémoniel. (décision)
rule-R6-3 = Étape 3, préparation des Rituels. Tous les joueurs mettent en même temps et en secret des Rituels dans le Sac. Un Arioi ou un Tahua peut y mettre 3 Rituels avec son clip, tous les autres 2 ; moins ou aucun est permis. Les Rituels communs (marron) ne reçoivent pas de clip et ne comptent pas dans cette limite ; on peut en ajouter autant qu’on veut. Le nombre de Rituels qu’un joueur met dans le Sac est secret lui aussi. (décision)
rule-R6-4 = Étape 4, incantation des dieux : l’offrande. Tous les joueurs offrent en même temps et en secret de la Mana, autant qu’ils le souhaitent, ou rien. Les offrandes sont ensuite révélées ensemble. Elles fixent le nouvel ordre d’action cérémoniel : la plus forte offrande est première, et ainsi de suite ; les joueurs qui ont offert la même quantité restent entre eux dans l’ordre qu’ils avaient. Toute la Mana offerte va dans le Sac.
rule-R6-5 = Étape 4, incantation des dieux : les récompenses. Il y a trois récompenses : 1 Tatouage, 1 Marchandise du marché ou 2 Perles. Le premier dans l’ordre d’action cérémoniel en choisit une, et le deuxième choisit une des deux qui restent. À 4 ou 5 joueurs, le troisième reçoit la dernière ; à 3 joueurs, personne ne la reçoit. Toute récompense peut être refusée ; elle reste alors pour le suivant, mais celle que le troisième refuse est perdue. (décision)
rule-R6-6 = Étape 5, bénédiction des dieux : la rangée. Sortez tous les Rituels du Sac et disposez-les en une rangée, le plus petit coût en Mana à gauche et le plus grand à droite. Parmi les Rituels de même coût, les communs viennent d’abord ; les autres suivent dans l’ordre d’action cérémoniel de leurs propriétaires. Si plusieurs Rituels de même coût ont le même propriétaire, celui-ci choisit leur ordre ; cela se fait pendant qu’on dispose la rangée, avant que le moindre Rituel ne soit réalisé. Personne n’apprend qui a mis un Rituel commun, et les Rituels communs de même coût sont disposés dans l’ordre de leurs noms, pour que leur place ne révèle rien. (décision)
rule-R6-7 = Étape 5, bénédiction des dieux : la réalisation. Parcourez la rangée du Rituel le moins cher au plus cher. Si le Sac contient assez de Mana, remettez son coût du Sac dans la réserve et réalisez le Rituel ; ensuite, un Rituel permanent (bleu) est posé devant son propriétaire, et tout autre est défaussé. Dès que le Sac ne peut pas payer le Rituel le plus à gauche, ce Rituel et tous ceux qui le suivent sont défaussés sans effet. La Mana qui reste est conservée dans le Sac jusqu’à la cérémonie suivante. Si un effet met de la Mana dans le Sac, elle peut être dépensée immédiatement.
rule-R6-8 = Étape 6, construction des To’o. Toutes les enchères en attente ont lieu d’abord (R7.6). Après elles, les joueurs jouent tour à tour dans l’ordre d’action cérémoniel : chacun remplit une Mission disponible ou passe. On continue tour après tour, jusqu’à ce que tous les joueurs passent dans un même tour. Un joueur qui a passé peut encore remplir une Mission lors d’un tour suivant. (décision)
rule-R6-9 = À la fin de C1, révélez la statue 2 ; à la fin de C2, la statue 3 ; puis le Marqueur de tour avance. La fin de C3 est la fin de partie.

## R7 To'o missions

rules-R7 = Missions To’o
rule-R7-1 = Il y a trois occasions de remplir une Mission : être Kahuna dans la Clairière ; un bonus du marché ou un autre effet qui le permet ; et la construction des To’o (R6.8). Une Mission est disponible si sa tuile est face visible, n’est pas une tuile Enchère et appartient à une statue qui peut être construite. Les statues déjà constructibles le restent. Le joueur garde la tuile d’une Mission remplie derrière son paravent.
rule-R7-2 = Pour une Mission Marchandises, on donne ce que montre la tuile. Perles et Mana sont payées à la réserve ; Marchandises, Masques et Rituels sont défaussés (R3.3). Seuls des Rituels en main peuvent être donnés.
rule-R7-3 = Pour une Mission conditionnelle, il faut avoir ce que montre la tuile, et on ne donne rien. La tuile indique un minimum : un rang plus élevé ou une plus grande quantité suffit aussi. Les Assistants comptent même s’ils sont utilisés. (décision) Une tuile ne peut être prise qu’une fois, mais la même condition peut rapporter plus d’une tuile à un joueur. (décision)
rule-R7-4 = Quand des Masques comptent des tuiles (R8.4), une tuile est de l’un de ces types : Perles, Mana, Marchandises ou conditionnelle. Les tuiles Enchère sont du type Mana. Une tuile payée avec des Masques ou des Rituels n’est d’aucun type. (décision)
rule-R7-5 = Une tuile Enchère ne se gagne qu’aux enchères. Quand une Mission est prise et qu’il ne reste que des tuiles Enchère dans sa rangée de la statue, ces tuiles sont mises aux enchères immédiatement, une par une. Une telle enchère ne fait partie du tour d’aucun joueur.
rule-R7-6 = Il se peut qu’une rangée ne compte que des tuiles Enchère quand elle est révélée. Elle est alors mise aux enchères à la cérémonie suivante, avant toute autre chose à l’étape 6. Il en va de même d’une telle rangée à la mise en place. (décision)
rule-R7-7 = Lors d’une enchère, tous les joueurs misent en même temps et en secret de la Mana, autant qu’ils le souhaitent, ou rien. Le joueur qui mise le plus reçoit la tuile ; à mises égales, le joueur qui vient en premier dans l’ordre d’action cérémoniel. Gagnants et perdants perdent leur mise : toute cette Mana va dans le Sac.
rule-R7-8 = Pour payer une Mission, on peut défaire une paire de Masques complète, mais pas une paire formée avec un Miroir. (décision)

## R8 Assistants, masks, end

rules-R8 = Assistants, Masques, fin
rule-R8-1 = Un Assistant a deux effets. L’effet permanent (lors du lancer de dé, R5) compte, que l’Assistant soit utilisé ou non. Après son effet à usage unique, l’Assistant est utilisé ; cet effet ne peut resservir qu’une fois l’Assistant réactivé.
rule-R8-2 = Voici les effets à usage unique. Cueilleur : juste avant de prendre une carte Forêt, vous révélez une carte supplémentaire de la pioche Forêt ; puis vous prenez votre carte comme toujours et, en plus, une Marchandise de la réserve Forêt s’il y en a une. Cela ne vaut que pour les choix dans la Forêt (R5.2, R5.3), avec un Cueilleur au plus par choix. Marchand : à votre tour au Marché, vous choisissez un Marqueur de prix quelconque et le placez en haut de son échelle. Il ne peut être utilisé nulle part ailleurs. (décision) Vous pouvez utiliser un Marchand par visite, même un que vous venez de recruter. Chamane : lors de votre tour, dans une phase d’actions ou une cérémonie, vous réalisez un Rituel de votre main sans payer de Mana, à condition qu’il ne coûte pas plus que le nombre de vos Prêtres. Vous pouvez utiliser autant de Chamanes que vous voulez, chacun pour un Rituel. Pêcheur de Perles : quand vous remplissez une Mission, vous pouvez aussitôt en remplir une autre, que vous payez normalement ; il n’y en a jamais de troisième. Une tuile gagnée aux enchères ne compte pas ici comme une Mission remplie. (décision)
rule-R8-3 = Pour les Chamanes et les Miroirs, votre tour, c’est : quand vous choisissez un lieu ; quand vous faites votre part de l’action d’un lieu ; quand vous choisissez une récompense ; et quand c’est votre tour dans R6.8. Ce que vous rapporte le dé d’un lieu ne fait pas partie de votre tour. (décision) Une étape où tous les joueurs agissent en même temps non plus. (décision)
rule-R8-4 = Deux Masques de même image forment une paire. À la fin de la partie, chaque paire complète rapporte des points une fois, selon son genre. Un genre donne 1 PV pour chacune de vos tuiles Mission du type représenté. Un genre donne 1 PV pour chacun de vos Assistants du type représenté. Un genre donne 2 PV pour chaque couleur différente parmi vos paires complètes, sa propre couleur comprise, jusqu’à 8 PV. Les Masques sans partenaire ne donnent rien.
rule-R8-5 = Personne ne peut voler un Masque qui fait partie d’une paire complète.
rule-R8-6 = Lors de votre tour, vous pouvez appairer un Miroir arc-en-ciel à l’un de vos Masques. Les deux restent ensemble jusqu’à la fin et forment une paire complète, quoi que vous receviez par la suite. Un Miroir ne peut pas être appairé à un autre Miroir. Un Miroir qui n’est pas appairé ne vaut aucun point ; il peut être donné, pris et volé comme n’importe quel Masque seul.
rule-R8-7 = Le score final est la somme de quatre choses : le rang (3 PV pour Ariki, 6 pour Arioi, 9 pour Tahua), les PV indiqués sur les Rituels devant vous, vos tuiles Mission et vos paires de Masques. Le plus haut total l’emporte ; à égalité, celui qui vient en premier dans l’ordre d’action cérémoniel.
rule-R8-8 = Un Rituel réalisé hors de la rangée (par R4.3, R8.2 ou un effet) agit immédiatement ; ensuite, un Rituel permanent est posé devant le joueur, et tout autre est défaussé. (décision) Si c’est un Rituel commun, il agit pour tous les joueurs comme toujours, dans l’ordre d’action cérémoniel. (décision) S’il a besoin de la rangée et qu’il n’y en a pas, rien ne se passe. (décision)
rule-R8-9 = Personne ne peut choisir une chose sans pouvoir en payer tout le coût. (décision) Un joueur qui doit perdre plus qu’il ne possède perd tout ce qu’il a. (décision) Un joueur qui doit recevoir quelque chose d’un marché vide ne reçoit rien. (décision)

## R9 Variants

rules-R9 = Variantes
rules-R9-text = Les trois variantes se combinent à volonté.
rule-R9-1 = Rituels Tāne : mélangez les Rituels Tāne aux pioches normale et interdite, chacun dans la sienne.
rule-R9-2 = Oracle : révélez les trois statues dès le début. Malgré cela, la statue 2 ne peut être construite qu’une fois C1 terminée, et la statue 3 qu’une fois C2 terminée.
rule-R9-3 = Restrictions de Mana : la Mana de l’achat de Rituels (R6.2) et des mises aux enchères (R7.7) est remise dans la réserve au lieu du Sac.

## R10 Rulings

rules-R10 = Décisions
rule-R10-1 = Ordre. Quand un effet fait choisir plusieurs joueurs et qu’il importe de savoir qui passe d’abord, chacun choisit et exécute son choix avant le suivant. Pour un lieu, on suit l’ordre du tour ; pour un Rituel, l’ordre d’action cérémoniel. (décision)
rule-R10-2 = Imbrication. Tout ce qu’un effet déclenche est achevé avant que le jeu ne reprenne avec ce qui devait suivre. Un Rituel a quitté la main dès l’instant où il est réalisé ; quand son effet est terminé, il est défaussé ou posé devant le joueur. Réaliser un Rituel gratuitement ne retire rien du Sac. Un Ta’aroa peut servir à réaliser un autre Ta’aroa. (décision)
rule-R10-3 = Devenir Tahua au milieu d’autre chose. D’abord, le Marqueur achève son mouvement. Puis on propose immédiatement au joueur le Rituel gratuit de R4.3. Puis le jeu reprend là où il s’était arrêté. Si cela arrive dans une étape simultanée, les propositions attendent que tous les joueurs aient répondu et se font alors dans l’ordre d’action cérémoniel. (décision)
rule-R10-4 = Une enchère au milieu d’autre chose. D’abord, on achève de remplir la Mission, avec la seconde Mission d’un Pêcheur de Perles. Puis toutes les enchères en attente ont lieu, dans l’ordre des statues, puis des rangées, puis des cases de gauche à droite. Puis le jeu reprend. Une enchère ne peut en entraîner une autre que dans sa propre rangée. (décision)
rule-R10-5 = Votre tour. Lors de votre tour, vous pouvez utiliser Chamanes et Miroirs avant votre première action, après la dernière et entre deux actions, mais pas tant qu’une action est inachevée. Par exemple, vous ne pouvez pas le faire après qu’un Cueilleur a révélé une carte et avant votre choix, ni après avoir payé des Prêtres et avant de recevoir la Mana. La Barrière de corail ne donne à personne un tour, sauf à celui qui la choisit. Dans R6.8, utiliser un Chamane ou un Miroir ne compte pas comme une Mission ; si vous ne faites rien de plus, vous passez. (décision)
rule-R10-6 = Hina réalisé hors de la rangée : sa Mana va dans le Sac et y reste jusqu’à ce qu’on en ait besoin. (décision)
rule-R10-7 = Silence de Tāne ne peut viser que des Rituels de la rangée qui portent un clip. Pour un Rituel réduit au silence, aucune Mana n’est payée. (décision)
rule-R10-8 = Paires. Deux Masques identiques forment une paire tant qu’un joueur a les deux ; il n’y a rien à annoncer. Pour appairer un Miroir, il faut un Masque qui n’est pas dans une paire ; le Miroir prend alors l’image et la couleur de ce Masque. Juste avant le décompte final, tous les joueurs ont encore une occasion d’appairer des Miroirs, autant qu’ils en possèdent. (décision)
rule-R10-9 = Deux exemplaires d’un même Rituel permanent agissent ensemble (avec deux ’Ana, par exemple, on peut choisir jusqu’à deux cases au-dessus du Marqueur). Un coût n’est jamais inférieur à 0. (décision)
rule-R10-10 = Restrictions de Mana concerne ces deux paiements et rien d’autre. La Mana offerte, et celle qui reste après une cérémonie, est dans le Sac comme dans le jeu normal. (décision)
rule-R10-11 = Oracle : les rangées d’une statue qui ne comptent que des tuiles Enchère sont mises aux enchères à l’étape 6 de la première cérémonie où cette statue peut être construite. (décision)
rule-R10-12 = Perdre des Prêtres n’annule rien de ce que ces Prêtres ont apporté. (décision)
rule-R10-13 = Pioches trop courtes : épuisez les cartes qui s’y trouvent, puis formez la nouvelle pioche (R3.4, R3.5). Les cartes de la pioche en cours ne comptent pas encore comme défaussées ; dans R6.2, cela vaut pour les cartes de tous les joueurs. Cueilleur : prenez d’abord les deux cartes ; les trésors ne sont reçus qu’ensuite. (décision)
rule-R10-14 = « Peut ». Un joueur doit accepter ce que donne un effet, sauf là où il est dit « peut » ou « jusqu’à ». Dans les lieux et parmi les récompenses, on peut refuser tout ce qui comporte un choix (R2.3) ; de simples Perles ou de la Mana sont ajoutées sans question. Là où un Rituel Tāne dit « un joueur », il s’agit d’un des autres, même d’un qui n’a rien à perdre. (décision)

## Examples

rules-E = Exemples
rule-E1 = (R5.6, R5.7) Le Kahuna du Marae donne un Mahi-mahi et un Taro pour deux Tatouages, et le Marqueur arrive sur Ariki. D’une première pioche de 3 Rituels normaux, un est gardé ; d’une seconde pioche de 3 Rituels interdits, un également. Les Marqueurs de prix du Mahi-mahi et du Taro sont descendus chacun d’une case.
rule-E2 = (R5.10, R6.1) Trois joueurs sont à 3 Prêtres, et il n’y a pas de bonus Kahuna. Le premier dépense 5 Perles, monte à 5 Prêtres et reçoit 5 Mana. Les deux autres ne dépensent rien ; chacun reçoit 3 Mana.
rule-E3 = (R6.4) L’ordre d’action cérémoniel est Raphaël, Marie, Max, Arnaud. Dans cet ordre, ils offrent 7, 4, 4 et 8 Mana. L’ordre devient Arnaud, Raphaël, Marie, Max : Marie et Max ont offert la même quantité et gardent leur ordre.
rule-E4 = (R6.6, R6.7) La partie continue après E3. Le Sac était vide et aucun Rituel n’a été acheté : il contient donc maintenant 23 Mana. Marie, Arioi, a mis Rau-Pena (coût 4), Rua-Hatu (4) et Mata-Arahu (8) ; Raphaël Uru-Taetae (4) et Ra’a (5) ; Max Roro’o (6) ; Arnaud Ta’ere (10), Ihi (11) et le Rituel commun Hina (1). La rangée est Hina, Uru-Taetae, Rua-Hatu, Rau-Pena, Ra’a, Roro’o, Mata-Arahu, Ta’ere, Ihi, car Marie veut Rua-Hatu avant Rau-Pena. Ensemble, ils coûteraient 53. Une fois Hina payé, il reste 22 Mana ; son effet en ajoute 6 pour chacun des quatre joueurs, ce qui fait 46. Cela paie tous les Rituels sauf Ihi, et 5 Mana restent dans le Sac.
rule-E5 = (R5.1) Le résultat du dé est 2. Marie, avec 3 Cueilleurs, peut prendre une Marchandise ; elle prend un Tiare, dont le Marqueur monte d’une case. Arnaud, avec 1 Cueilleur, ne reçoit rien.
rule-E6 = (R8.2) Dans une partie à 3, quatre cartes Forêt sont visibles. Le Kahuna utilise un Cueilleur et en révèle une cinquième, puis prend un Masque ainsi qu’un Mahi-mahi. Le Marqueur de prix du Mahi-mahi reste où il est.
rule-E7 = (R8.2) Un joueur qui a 4 Prêtres utilise un Chamane pour réaliser Rua-Hatu, dont le coût est 4, et reçoit 3 Perles sans payer de Mana.
rule-E8 = (R8.2) Un joueur remplit une Mission à l’étape 6 et aussitôt une seconde avec un Pêcheur de Perles. Ensuite, c’est au tour du joueur suivant.

## Rulings of this implementation

rules-X = Décisions de ce programme
rules-X-text = Elles règlent ce que les règles ci-dessus laissent ouvert. Toutes sont des décisions de ce projet.
rule-X1 = (R5.10, R5.11) Sur le Chemin des Dieux, le Kahuna peut refuser le Prêtre gratuit (R2.3).
rule-X2 = (R4.3, R8.2, R10.2) Un Rituel réalisé est montré à tous. Les Rituels piochés et non gardés, et ceux payés pour une Mission, sont défaussés face cachée : on n’en voit que le nombre et la pioche.
rule-X3 = (R6.5) Si le premier refuse, le deuxième choisit parmi trois récompenses, et le troisième parmi ce qui reste. À 3 joueurs, seuls les deux premiers choisissent. Le joueur qui a choisi la Marchandise en prend une.
rule-X4 = (R5.16, R10.14) Ce qu’un bonus du marché laisse choisir (un Masque, un Assistant, une Mission, des cartes) peut être refusé comme tout ce qui se fait dans un lieu ; ce que donne un Rituel doit être pris.
rule-X5 = (R8.2) Après qu’un Cueilleur a révélé sa carte, le choix et la Marchandise supplémentaire peuvent encore être refusés l’un et l’autre ; le Cueilleur reste utilisé.
rule-X6 = (R7.2) Payer une Mission qui laisse un choix (différentes, identiques, Masques, Rituels) se fait pièce par pièce ; une Mission ne peut être choisie que si elle peut être payée en entier.
rule-X7 = (R8.2) On utilise un Pêcheur de Perles en choisissant la seconde Mission ; refuser le laisse inutilisé.
rule-X8 = (R3.1) Ce que les autres ont derrière leur paravent mais qu’ils ont pris au vu de tous peut être suivi par chacun (Perles, Mana, Marchandises, tuiles) ; « Afficher ce qui peut être déduit » le fait pour vous. Une Marchandise prise au hasard n’est connue que des deux joueurs concernés.
rule-X9 = (R6.8) Un tour se compte à partir du premier dans l’ordre d’action cérémoniel : quand un tour entier passe sans qu’aucun joueur ne remplisse de Mission à son tour, la construction se termine.
rule-X10 = (R10.3) Un joueur qui devient Tahua reçoit l’offre une fois le mouvement entier terminé, même si ce mouvement vient d’un trésor.
rule-X11 = (R6.6) Un joueur qui a plusieurs Rituels différents de même coût les dispose un par un quand la rangée est disposée ; les joueurs sont interrogés à partir du plus petit coût et dans l’ordre d’action cérémoniel.
rule-X12 = (R5.13) Le Kahuna de la Clairière peut remplir la Mission avant l’échange et, s’il ne l’a pas fait, de nouveau après.
rule-X13 = (R5.6, R5.10) Sacrifier une Marchandise avec le Marqueur sur la dernière case de la piste Tatouages, et payer des Prêtres qui ne tiennent plus sur la piste Prêtres, est permis : on avance aussi loin qu’il y a de la place.
rule-X14 = (R8.2, R10.13) Un Cueilleur peut aussi être utilisé quand aucune carte Forêt ne peut être révélée, ou qu’aucune Marchandise n’est dans la réserve ; on prend alors ce qu’il y a.
rule-X15 = (R8.2) Un Pêcheur de Perles peut aussi suivre une Mission remplie par un effet tel que Ta’ere ou Te Tumu, quel que soit le joueur dont c’est le tour ; la seconde Mission se paie comme d’habitude.
rule-X16 = (R5.12, R8.3) Donner un Masque et en prendre un sont deux moments de son tour ; un joueur interrogé qui refuse a eu ce tour.
rule-X17 = (R7.7) Toutes les mises sont révélées quand la dernière est faite. Si personne ne mise, le premier dans l’ordre d’action cérémoniel prend la tuile pour rien.
rule-X18 = (R10.8) Les derniers Miroirs sont appairés dans l’ordre d’action cérémoniel.
