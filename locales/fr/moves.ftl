move-go = Choisir { $what }
move-take = Prendre { $what }
move-pass = { $question ->
    [AdvanceTattoo] Refuser le Tatouage
    [AlsoTakeCommodity] Ne prendre aucune Marchandise
    [BuyRituals] Ne pas acheter de Rituels
    [ChooseGift] Refuser la récompense
    [DrawFrom] Ne pas piocher de Rituels
    [ForestPick] Ne prendre aucune carte
    [FulfilByEffect] Ne remplir aucune Mission
    [GiveMask] Garder tous vos Masques
    [KahunaMission] Ne pas remplir de Mission maintenant
    [PerformFree] Ne réaliser aucun Rituel
    [SecondMission] Ne pas remplir de seconde Mission
    [TakeAssistant] Ne prendre aucun Assistant
    [TakeBack] Ne prendre aucun Masque
    [TakeCommodity] Ne prendre aucune Marchandise
    [TakeMask] Ne prendre aucun Masque
   *[other] Passer
}
move-done = { $question ->
    [LastMirrors] Ne plus appairer de Miroir
    [Linger] Finir votre tour
    [Prepare] Fermer le Sac
    [Reactivate] Ne plus rien réactiver
   *[other] Terminer
}
move-collector = Utiliser un Cueilleur
move-commodity = Prendre un { $what }
move-assistant = Prendre { $what }
move-mask = Prendre { $what }
move-tattoo = Prendre le Tatouage
move-sacrifice = Sacrifier un { $what }
move-draw = { $pile ->
    [forbidden] Piocher { $amount ->
        [one] { $amount } Rituel interdit
       *[other] { $amount } Rituels interdits
    }
   *[normal] Piocher { $amount ->
        [one] { $amount } Rituel normal
       *[other] { $amount } Rituels normaux
    }
}
move-keep = Garder { $what }
move-recruit = { $amount ->
    [0] { $free ->
        [1] Recruter seulement le Prêtre gratuit
       *[0] Ne recruter aucun Prêtre
    }
    [1] { $free ->
        [1] Recruter 1 Prêtre pour 2 Perles, plus le gratuit
       *[0] Recruter 1 Prêtre pour 2 Perles
    }
   *[2] { $free ->
        [1] Recruter 2 Prêtres pour 5 Perles, plus le gratuit
       *[0] Recruter 2 Prêtres pour 5 Perles
    }
}
move-recruit-only = { $amount ->
    [0] Ne recruter aucun Prêtre, pas même le gratuit
    [1] Recruter 1 Prêtre pour 2 Perles, sans le gratuit
   *[2] Recruter 2 Prêtres pour 5 Perles, sans le gratuit
}
move-give = Donner { $what }
move-fulfil = Remplir la Mission { $space } : { $what } ({ $vp } PV)
move-sell = Vendre un { $what } pour { $bonus }
move-hire = Recruter { $what } pour { $amount ->
    [one] { $amount } Perle
   *[other] { $amount } Perles
}
move-merchant = Utiliser un Marchand : { $what } au prix le plus haut
move-shaman = Utiliser un Chamane : réaliser { $what }
move-join = Appairer { $what } à un Miroir
move-buy = { $pile ->
    [forbidden] Payer 3 Mana : piocher { $amount ->
        [one] { $amount } Rituel interdit
       *[other] { $amount } Rituels interdits
    }
   *[normal] Payer 3 Mana : piocher { $amount ->
        [one] { $amount } Rituel normal
       *[other] { $amount } Rituels normaux
    }
}
move-prepare = Mettre { $what } dans le Sac
move-offer = Offrir { $amount } Mana
move-bid = Miser { $amount } Mana
move-gift = Prendre { $what }
move-lay = Poser { $what } en premier
move-perform = Réaliser { $what }
move-reactivate = Réactiver { $what }
move-player = Choisir { $who }
move-silence = Réduire { $what } au silence ({ $who })
move-steal = Prendre { $what }
move-pay = Payer { $amount } { $what }
move-pay-mask = { $amount ->
    [1] Payer { $what }
   *[other] Payer { $what }, les deux exemplaires
}
move-pay-ritual = Payer { $what }
move-hand = Donner un { $what } à { $who }
move-hand-pearls = Donner { $amount ->
    [one] { $amount } Perle
   *[other] { $amount } Perles
} à { $who }
