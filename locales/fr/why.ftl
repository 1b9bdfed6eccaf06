### Pourquoi un coup n’est pas possible, `why-…`.

why-taken = { $who } a cette tuile jusqu’à la fin de la phase.
why-no-sales = Vous ne pouvez plus rien vendre.
why-none-held = Vous n’en avez pas : { $what }.
# $price, $highest
why-above-marker = Le Marqueur est sur { $price } : vous pouvez choisir un bonus jusqu’à la case { $highest }.
why-no-sacrifices = Vous ne pouvez plus rien sacrifier : les sacrifices viennent avant la pioche.
why-not-payable = { $what } : vous n’en avez pas assez, ou c’est déjà payé.
why-empty = Il n’y en a plus au marché.
why-no-hires = Vous ne pouvez plus recruter personne pendant ce tour.
why-pearls =
    { $cost ->
        [one] Cela coûte { $cost } Perle et vous en avez { $have }.
       *[other] Cela coûte { $cost } Perles et vous en avez { $have }.
    }
why-mana = Cela coûte { $cost } Mana et vous en avez { $have }.
why-rituals =
    { $cost ->
        [one] Cela coûte { $cost } Rituel et vous en avez { $have } en main.
       *[other] Cela coûte { $cost } Rituels et vous en avez { $have } en main.
    }
why-masks = Vous n’avez pas ce que cela coûte : { $what }.
why-commodities = Vous n’avez pas ce que cela coûte : { $what }.
why-condition = Vous ne remplissez pas la condition : { $what }.
why-not-used = Cet Assistant n’est pas utilisé : il ne peut donc pas être réactivé.
why-none-owned = Vous n’avez pas d’Assistant de ce type.
why-all-used = Les vôtres sont tous utilisés.
why-collector = Un Cueilleur s’utilise juste avant de choisir une carte dans la Forêt.
why-one-collector = Un seul Cueilleur par choix.
why-merchant = Un Marchand s’utilise lors de votre tour au Marché.
why-one-merchant = Un seul Marchand par visite au Marché.
why-pearl-diver = Un Pêcheur de Perles s’utilise quand vous avez rempli une Mission.
why-no-shaman = Il vous faut un Chamane actif.
why-priests = Il coûte { $cost } ; un Chamane va jusqu’à { $have }, le nombre de vos Prêtres.
why-clips = Vos { $clips } clips sont utilisés. Seuls des Rituels communs peuvent encore être ajoutés.
why-only-commodities = Le Cueilleur n’apporte qu’une Marchandise.
why-joined = Un Masque appairé à un Miroir reste avec lui.
why-paired = Personne ne peut prendre un Masque d’une paire complète.
why-paired-mirror = Un Miroir ne s’appaire qu’à un Masque qui n’est pas déjà dans une paire.
why-not-a-pair = La Mission demande deux Masques identiques.
why-rank = À votre rang, vous ne piochez que des Rituels normaux.
why-no-draws = Vous avez déjà pioché.
why-face-down = Cette statue est encore face cachée.
why-statue = La statue { $statue } ne peut pas encore être construite.
why-auction = Elle se gagne aux enchères, quand il ne reste rien d’autre dans sa rangée.
why-gift-gone = Cette récompense a été prise.
why-not-to-silence = Seul un Rituel muni d’un clip et appartenant à un autre joueur peut être réduit au silence.
why-at-top = Le Marqueur est déjà tout en haut.
why-must = Vous devez prendre ce que vous recevez ici.
why-no-free-priest = Seul le Kahuna peut refuser un Prêtre gratuit.
why-no-mirror = Vous n’avez pas de Miroir à appairer.
why-two-mirrors = Un Miroir ne s’appaire pas à un autre Miroir.
why-own-turn = Les Chamanes et les Miroirs s’utilisent lors de votre propre tour.
why-unfinished = Prenez d’abord votre carte : rien ne s’intercale.
why-no-mission = Vous ne pouvez pas remplir de Mission maintenant.
why-no-token = La tuile de cette Mission n’est plus là.
# $have
why-too-much = Vous n’avez que { $have } Mana.
why-yourself = Choisissez un des autres joueurs.
why-not-asked = Ce n’est pas ce qui vous est demandé maintenant.
why-not-awaited = Ce n’est pas à vous de décider.
why-answered = Votre réponse est donnée. Vous pouvez la changer jusqu’à ce que le dernier joueur soit prêt.
why-over = La partie est terminée.
why-unknown = Ce coup n’existe pas.
why-not-held = Vous ne l’avez pas.
why-not-there = Ce n’est pas parmi ce que vous pouvez choisir.
