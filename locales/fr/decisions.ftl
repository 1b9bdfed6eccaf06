## Rounds and own turns

question-ChooseLocation = Choisissez un lieu. Vous en serez le Kahuna.
    .waiting = { $who } choisit un lieu.
question-Linger = Autre chose ?
    .waiting = { $who } peut encore utiliser un Chamane ou un Miroir.
question-LastMirrors = Dernière chance pour les Miroirs.
    .waiting = { $who } peut appairer des Miroirs avant le décompte final.

## Locations

question-ForestPick = Prenez une carte de la forêt.
    .waiting = { $who } choisit une carte de la réserve Forêt.
question-AlsoTakeCommodity = Votre Cueilleur apporte aussi une Marchandise.
    .waiting = { $who } choisit une Marchandise de la réserve Forêt.
question-MaraeTurn = Sacrifiez, puis piochez des Rituels.
    .waiting = { $who } est au Marae : sacrifices de Marchandises et pioche de Rituels.
question-PathTurn = Recrutez des Prêtres ; chacun apporte 1 Mana.
    .waiting = { $who } recrute des Prêtres sur le Chemin des Dieux.
question-KahunaMission = En tant que Kahuna, remplissez une Mission.
    .waiting = { $who } peut remplir une Mission en tant que Kahuna.
question-GiveMask = Échanger un Masque ?
    .waiting = { $who } choisit un Masque à donner.
question-TakeBack = Prenez un Masque contre celui que vous avez donné.
    .waiting = { $who } choisit un Masque à prendre.
question-MarketTurn = Vendez et recrutez.
    .waiting = { $who } est au Marché : vente de Marchandises et recrutement d’Assistants.

## Ceremonies

question-Dance = Danse des prêtres : recrutez, puis recevez de la Mana.
    .waiting = Danse des prêtres. Encore en réflexion : { $who }.
question-BuyRituals = Acheter une pioche de Rituels ?
    .waiting = Achat de cartes Rituel. Encore en réflexion : { $who }.
question-Prepare = Quels Rituels vont dans le Sac ?
    .waiting = Préparation des Rituels. Encore en réflexion : { $who }.
question-Offer = Offrez de la Mana. Le plus offrant commence.
    .waiting = Incantation des dieux. Encore en réflexion : { $who }.
question-ChooseGift = Choisissez une récompense.
    .waiting = { $who } choisit une récompense cérémonielle.
question-LayInOrder = Même coût : lequel vient d’abord ?
    .waiting = { $who } met en ordre ses Rituels de même coût.
question-Build = Construisez le To’o : remplissez une Mission.
    .waiting = { $who } choisit une Mission à remplir.

## Missions

question-PayCommodity = Choisissez ce que vous payez. La Mission demande : { $mission }.
    .waiting = { $who } choisit des Marchandises pour payer une Mission.
question-PayMask = Choisissez ce que vous payez. { $left ->
    [one] Encore { $left } Masque.
   *[other] Encore { $left } Masques.
}
    .waiting = { $who } choisit des Masques pour payer une Mission.
question-PayRitual = Choisissez ce que vous payez. { $left ->
    [one] Encore { $left } Rituel de votre main.
   *[other] Encore { $left } Rituels de votre main.
}
    .waiting = { $who } choisit des Rituels pour payer une Mission.
question-SecondMission = Un Pêcheur de Perles remplit une seconde Mission.
    .waiting = { $who } peut remplir une seconde Mission avec un Pêcheur de Perles.
question-FulfilByEffect = { $free ->
    [1] { $may ->
        [1] Vous pouvez remplir une Mission disponible sans la payer.
       *[0] Remplissez une Mission disponible sans la payer.
    }
   *[0] { $may ->
        [1] Vous pouvez remplir une Mission disponible.
       *[0] Remplissez une Mission disponible.
    }
}
    .waiting = { $who } choisit une Mission à remplir.
question-Bid = Misez pour { $vp } PV. Toutes les mises sont payées.
    .waiting = Enchère de Mana. Encore en réflexion : { $who }.

## Rituals

question-Keep = Gardez { $number } de ces { $drawn } Rituels.
    .waiting = { $who } choisit les Rituels à garder.
question-KeepTogether = Gardez { $number } de ces { $drawn } Rituels.
    .waiting = Choix des Rituels à garder. Encore en réflexion : { $who }.
question-DrawFrom = { $keep ->
    [one] Choisissez la pioche d’où tirer des Rituels. Vous en gardez { $keep }.
   *[other] Choisissez la pioche d’où tirer des Rituels. Vous en gardez { $keep }.
}
    .waiting = { $who } choisit une pioche de Rituels.
question-PerformFree = { $may ->
    [1] Vous pouvez réaliser gratuitement un Rituel de votre main.
   *[0] Réalisez gratuitement un Rituel de votre main.
}
    .waiting = { $who } choisit un Rituel à réaliser gratuitement.

## What cards, dice and gifts ask

question-TakeCommodity = { $may ->
    [1] { $number ->
        [one] Prenez { $number } Marchandise au Marché aux Marchandises, ou refusez.
       *[other] Prenez { $number } Marchandises au Marché aux Marchandises, une par une, ou refusez.
    }
   *[0] { $number ->
        [one] Prenez { $number } Marchandise au Marché aux Marchandises.
       *[other] Prenez { $number } Marchandises au Marché aux Marchandises, une par une.
    }
}
    .waiting = { $who } choisit une Marchandise au marché.
question-TakeAssistant = { $may ->
    [1] { $number ->
        [one] Prenez { $number } Assistant au Marché aux Assistants, ou refusez.
       *[other] Prenez { $number } Assistants au Marché aux Assistants, un par un, ou refusez.
    }
   *[0] { $number ->
        [one] Prenez { $number } Assistant au Marché aux Assistants.
       *[other] Prenez { $number } Assistants au Marché aux Assistants, un par un.
    }
}
    .waiting = { $who } choisit un Assistant au marché.
question-TakeMask = { $may ->
    [1] { $number ->
        [one] Prenez { $number } Masque au Marché aux Masques, ou refusez.
       *[other] Prenez { $number } Masques au Marché aux Masques, un par un, ou refusez.
    }
   *[0] { $number ->
        [one] Prenez { $number } Masque au Marché aux Masques.
       *[other] Prenez { $number } Masques au Marché aux Masques, un par un.
    }
}
    .waiting = { $who } choisit un Masque au marché.
question-Reactivate = { $may ->
    [1] { $number ->
        [one] Vous pouvez réactiver { $number } Assistant.
       *[other] Quels Assistants redeviennent actifs ? { $number } au plus.
    }
   *[0] { $number ->
        [one] Réactivez { $number } Assistant.
       *[other] Quels { $number } Assistants redeviennent actifs ?
    }
}
    .waiting = { $who } choisit les Assistants à réactiver.
question-AdvanceTattoo = { $shamans ->
    [one] Votre Chamane suffit pour le dé.
   *[other] Vos { $shamans } Chamanes suffisent pour le dé.
}
    .waiting = { $who } peut prendre 1 Tatouage.
question-CarryOutPriestTrack = Recrutez des Prêtres contre des Perles, puis gagnez 1 Mana par Prêtre.
    .waiting = { $who } recrute des Prêtres.
question-TakeShown = Prenez une de ces cartes.
    .waiting = { $who } choisit l’une des cartes Forêt révélées.
question-ChoosePlayer = Qui votre Rituel vise-t-il ?
    .waiting = { $who } choisit un joueur.
question-StealMask = Prenez un Masque à { $whom }.
    .waiting = { $who } prend un Masque à { $whom }.
question-SilenceRitual = Réduisez au silence un Rituel en attente.
    .waiting = { $who } choisit un Rituel à réduire au silence.
question-HandOver = Donnez quelque chose à { $whom }.
    .waiting = { $who } choisit quoi donner à { $whom }.

## Moves

move-go = Choisir { $what }
    .group = Choisir un lieu
    .confirm = Le dé est lancé aussitôt ; cela ne peut pas être annulé.
move-take = { $question ->
    [AlsoTakeCommodity] Prendre aussi { $what }
   *[other] Prendre { $what }
}
    .group = Prendre une carte
move-pass = { $question ->
    [AdvanceTattoo] Refuser le Tatouage
    [AlsoTakeCommodity] Ne prendre aucune Marchandise
    [Build] Passer pour l’instant
    [BuyRituals] Ne rien acheter
    [ChooseGift] Refuser la récompense
    [DrawFrom] Ne rien piocher
    [ForestPick] Ne prendre aucune carte
    [FulfilByEffect] N’en remplir aucune
    [GiveMask] Garder tous vos Masques
    [KahunaMission] { $after ->
        [1] N’en remplir aucune
       *[0] Plus tard : après les Masques
    }
    [PerformFree] N’en réaliser aucun : l’occasion est perdue
    [SecondMission] Pas de seconde Mission
    [TakeBack] Ne rien prendre : votre Masque est perdu
   *[other] Ne rien prendre
}
    .lose = { $question ->
        [AdvanceTattoo] Perdre 1 Tatouage ?
        [AlsoTakeCommodity] Perdre 1 Marchandise ?
        [ChooseGift] Perdre la récompense ?
        [DrawFrom] Perdre les Rituels ?
        [ForestPick] Perdre 1 carte ?
        [FulfilByEffect] Perdre 1 Mission ?
        [KahunaMission] Perdre 1 Mission ?
        [PerformFree] Perdre 1 Rituel ?
        [SecondMission] Perdre 1 Mission ?
        [TakeAssistant] Perdre 1 Assistant ?
        [TakeBack] Perdre 1 Masque ?
        [TakeCommodity] Perdre 1 Marchandise ?
        [TakeMask] Perdre 1 Masque ?
       *[other] Y renoncer ?
    }
move-done = { $question ->
    [LastMirrors] Terminer
    [Prepare] { $prepared ->
        [0] Ne rien mettre
       *[other] Fermer le Sac
    }
    [Reactivate] Ne réactiver personne
   *[other] Finir le tour
}
    .lose = { $question ->
        [Reactivate] Les laisser utilisés ?
       *[other] Y renoncer ?
    }
move-collector = Utiliser un Cueilleur
    .confirm = Une carte est révélée aussitôt ; cela ne peut pas être annulé.
move-commodity = Prendre un { $what }
move-assistant = Prendre { $what }
move-mask = Prendre { $what }
    .group = Prendre un Masque
move-tattoo = Prendre le Tatouage
move-sacrifice = Sacrifier un { $what }
    .group = Sacrifier
move-draw = { $pile ->
    [forbidden] Piocher { $amount } interdits
   *[normal] Piocher { $amount } normaux
}
    .group = Piocher des Rituels
    .confirm = Vous voyez les cartes aussitôt ; cela ne peut pas être annulé.
move-keep = Garder { $what }
move-recruit = { $amount ->
    [0] { $free ->
        [1] Le Prêtre gratuit seul
       *[0] Ne pas recruter
    }
   *[other] En recruter { $amount }
}
    .group = Recruter des Prêtres
move-recruit-only = { $amount ->
    [0] Ne pas recruter, pas même le gratuit
   *[other] En recruter { $amount }, sans le gratuit
}
    .group = Sans Prêtre gratuit
move-give = Donner { $what }
    .group = Donner un Masque
move-fulfil = { $question ->
    [SecondMission] Utiliser un Pêcheur de Perles : { $space }
   *[other] Remplir { $space }
}
    .group = Remplir une Mission
move-sell = Vendre un { $what }
    .group = Vendre une Marchandise
move-hire = Recruter { $what }
    .group = Recruter
move-merchant = Utiliser un Marchand
    .group = Utiliser un Marchand
move-shaman = Utiliser un Chamane : { $what }
    .group = Utiliser un Chamane
    .confirm = Le Rituel est réalisé et le Chamane est utilisé.
move-join = Appairer { $what } au Miroir
    .group = Appairer le Miroir
move-buy = { $pile ->
    [forbidden] Piocher { $amount } interdits
   *[normal] Piocher { $amount } normaux
}
move-prepare = Y mettre { $what }
    .all = Fermer le Sac : { $what }
move-offer = { $amount ->
    [0] Ne rien offrir
   *[other] Offrir { $amount } Mana sur { $have }
}
    .lose = Vraiment offrir { $amount } sur { $have } ?
move-bid = { $amount ->
    [0] Ne rien miser
   *[other] Miser { $amount } Mana sur { $have }
}
    .lose = Vraiment miser { $amount } sur { $have } ?
move-gift = Prendre { $what }
    .group = Prendre une récompense
move-lay = { $what } d’abord
    .all = { $what }
move-perform = Réaliser { $what }
move-reactivate = Réactiver { $what }
move-player = { $effect ->
    [take-pearls] Prendre jusqu’à { $amount } Perles à { $who }
    [lose-priests] { $who } perd { $amount ->
            [one] { $amount } Prêtre
           *[other] { $amount } Prêtres
        }
    [take-commodity] Prendre une Marchandise à { $who }, sans voir
    [take-mask] Prendre un Masque à { $who }
   *[other] Choisir { $who }
}
move-silence = Réduire { $what } au silence ({ $who })
move-steal = Prendre { $what }
move-pay = Payer { $amount } { $what }
    .all = Payer { $what }
move-pay-mask = { $amount ->
    [1] Payer { $what }
   *[other] Payer { $what }, les deux exemplaires
}
    .all = Payer { $what }
move-pay-ritual = Payer { $what }
move-hand = Donner 1 { $what } à { $who }
    .group = Donner une Marchandise
move-hand-pearls = Donner { $amount ->
    [one] { $amount } Perle
   *[other] { $amount } Perles
} à { $who }
