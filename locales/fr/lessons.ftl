# Ce que dit le coach d’une leçon : `lesson-LEÇON-MOMENT`, 30 mots au plus.
# $bag est la Mana dans le Sac ; $short celle qui aurait manqué au dernier Rituel réalisé
# si aucun autre avant lui n’en avait apporté.

lesson-first = Apprendre en jouant
    .text = Avec un coach à vos côtés, 12 minutes
lesson-first-welcome = Bienvenue à Raiatea. Celui qui a le plus de points après trois cérémonies gagne. Je vous montre une phase et une cérémonie, puis vous continuez.
lesson-first-points = Les points ont quatre sources : le rang, les Missions, les paires de Masques et quelques Rituels. Les vôtres sont toujours comptés ici.
lesson-first-rounds = A est une phase d’actions, C une cérémonie. A1 va commencer.
lesson-first-keep = Les Rituels sont des promesses, qu’une cérémonie peut tenir. Hina remplit le Sac commun ; Tohu donne un Tatouage. Gardez ces deux-là.
lesson-first-wood = Ce qui est ici, sur le bois, est secret : personne d’autre ne le voit. Tout le reste est visible de tous.
lesson-first-places = Vous commencez. Choisissez un lieu ; tous y agissent, mais vous d’abord, et vous gagnez plus. Chaque tuile dit ce que vous gagneriez maintenant.
lesson-first-forest = Choisissez la Forêt : vous y trouverez un Masque avec un Tatouage.
lesson-first-do = Le rose veut dire : vous pouvez. Le bouton plein fait ce que vous avez choisi.
lesson-first-die = Le dé demande des Cueilleurs : il en faut 2. Personne n’en a encore. Avec des Assistants, le dé travaille pour vous.
lesson-first-mask = Prenez Aube de braise. Son trésor, un Tatouage, est à vous tout de suite. Une deuxième Aube de braise ferait une paire, qui rapporte des points.
lesson-first-tattoo = Une case de plus. Ariki donne 3 points et permet de piocher des Rituels interdits.
lesson-first-others = Aux autres maintenant. Regardez, ou appuyez sur « { ui-director-my-turn } » pour continuer.
lesson-first-commodity = De nouvelles cartes, et vous êtes encore premier : c’est le bonus Kahuna. Prenez une Marchandise, vous en aurez besoin.
lesson-first-path = Vaite est Kahuna du Chemin des Dieux. Vous y agissez aussi.
lesson-first-priest = Les Prêtres rapportent de la Mana à chaque fois. Lisez le bouton : cela coûte 2 Perles, puis vous avez 1 Prêtre et gagnez 1 Mana.
lesson-first-shaman = Manu a choisi le Marae. Le dé demande des Chamanes. Là non plus, personne n’en a.
lesson-first-sacrifice = Sacrifiez votre Marchandise contre un Tatouage. Vous devenez Ariki : 3 points.
lesson-first-ariki = 3 points. Vous pouvez désormais piocher dans les deux pioches.
lesson-first-draw = Piochez des Rituels normaux et gardez-en un.
lesson-first-oro-mai = Oro-Mai est bleu : il reste devant vous et donne 2 Mana de plus chaque fois que vos Prêtres en donnent. Gardez ce que vous voulez.
lesson-first-ceremony = La première cérémonie. Six étapes ; dans la plupart, tous décident en même temps, en secret.
lesson-first-dance = Vos dernières Perles paient un autre Prêtre, ou vous les gardez. Les deux se valent.
lesson-first-buy = 3 Mana paieraient une pioche. Votre Mana servira à l’offrande : n’achetez rien.
lesson-first-prepare = Mettez Hina et Tohu dans le Sac. Il paie d’abord les Rituels bon marché. Vous avez 2 clips ; Hina est marron et n’en demande pas.
lesson-first-offer = Toutes les offrandes remplissent le Sac et fixent l’ordre. Offrez environ 5.
lesson-first-order = Vaite a offert 9 et passe devant ; vous êtes deuxième. Le Sac contient en tout { $bag } Mana.
lesson-first-gift = Vaite a pris le Tatouage. Prenez la Marchandise : un Taro remplit la Mission 1.8.
lesson-first-taro = Prenez le Taro. Son prix monte quand il quitte le marché.
lesson-first-row = Hina a ajouté 18 Mana. Sans Hina, il aurait manqué { $short } Mana à Tohu, qui serait perdu.
lesson-first-condition = Les Missions : la 1.4 demande un Ariki, et vous l’êtes. Rien à payer.
lesson-first-pay = On fait le tour jusqu’à ce que tous passent. Payez le Taro : encore un point.
lesson-first-free = 5 points. Continuez comme il vous plaît. L’ampoule (H) donne un conseil, le numéro près d’une question (?) sa règle. Je ne parlerai que s’il y a du nouveau.

lesson-ceremonies = Cérémonies et enchères
    .text = Pour qui connaît les bases, 6 minutes
lesson-ceremonies-welcome = La première phase a été jouée pour vous. Voici une cérémonie : un Prêtre, un Rituel, une Mission et une enchère s’enchaînent.
lesson-ceremonies-mine = Voici ce que vous avez : 7 Mana, 4 Perles et deux Rituels. Vous avez aussi 2 Prêtres sur leur piste.
lesson-ceremonies-aim = Cette Mission demande 4 Prêtres. Vous en avez 2. Une cérémonie peut apporter les autres.
lesson-ceremonies-dance = Première étape : recrutez un Prêtre. Vous en aurez 3, et chacun rapporte 1 Mana.
lesson-ceremonies-buy = Deuxième étape : 3 Mana paieraient une pioche. Votre Mana servira deux fois aujourd’hui : n’achetez rien.
lesson-ceremonies-prepare = Troisième étape : mettez Uru-Taetae. Il recrute un Prêtre, votre quatrième. Gardez l’autre Rituel pour plus tard.
lesson-ceremonies-offer = Quatrième étape : le Sac doit payer 4 pour Uru-Taetae. Offrez de 3 à 6, les autres donnent peu. Gardez le reste pour une enchère.
lesson-ceremonies-order = Vous avez offert le plus : vous êtes premier pour toute la suite. Le Sac contient { $bag } Mana.
lesson-ceremonies-gift = Le premier choisit sa récompense avant les autres. Prenez le Tatouage.
lesson-ceremonies-row = Cinquième étape : le Sac a payé Uru-Taetae, et vous avez votre quatrième Prêtre.
lesson-ceremonies-mission = Sixième étape : les 4 Prêtres sont là. Remplissez la Mission ; on ne paie rien.
lesson-ceremonies-due = Il ne reste dans cette rangée qu’une tuile Enchère : elle est mise aux enchères aussitôt, entre vous tous.
lesson-ceremonies-bid = Tous misent en secret, et toutes les mises sont payées, même perdantes. Misez 3 ou 4 : c’est assez pour un point.
lesson-ceremonies-won = Elle est à vous. Toutes les mises sont dans le Sac et attendent la prochaine cérémonie.
lesson-ceremonies-free = 2 points en une cérémonie. La statue suivante a aussi des enchères : gardez de la Mana pour elles. Continuez comme il vous plaît.
