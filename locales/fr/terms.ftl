### What a move costs and brings.

term-assistant = { $count ->
    [one] { $amount } Assistant
   *[other] { $amount } Assistants
}
    .named = { $amount } × { $what }
term-card = { $count ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
    .named = { $what }
term-commodity = { $count ->
    [one] { $amount } Marchandise
   *[other] { $amount } Marchandises
}
    .named = { $amount } { $what }
term-drawn = voir { $count ->
    [one] { $amount } Rituel
   *[other] { $amount } Rituels
}
term-mana = { $amount } Mana
term-mask = { $count ->
    [one] { $amount } Masque
   *[other] { $amount } Masques
}
    .named = { $what }
term-mission = { $count ->
    [one] { $amount } Mission
   *[other] { $amount } Missions
}
    .named = { $what }
term-pair = { $count ->
    [one] une paire
   *[other] { $amount } paires
}
term-pearls = { $count ->
    [one] { $amount } Perle
   *[other] { $amount } Perles
}
term-performed = { $count ->
    [one] réaliser un Rituel
   *[other] réaliser { $amount } Rituels
}
term-points = { $amount } PV
term-price = prix { $amount }
    .named = { $what } au prix { $amount }
term-priests = { $count ->
    [one] { $amount } Prêtre
   *[other] { $amount } Prêtres
}
term-rank = { $amount }
    .named = { $what }
term-reactivated = { $count ->
    [one] { $amount } Assistant réactivé
   *[other] { $amount } Assistants réactivés
}
    .named = { $what } réactivé
term-ritual = en garder { $amount }
    .paid = { $count ->
        [one] { $amount } Rituel
       *[other] { $amount } Rituels
    }
term-tattoos = { $count ->
    [one] { $amount } Tatouage
   *[other] { $amount } Tatouages
}
term-used = { $amount }
    .named = { $what }
terms-costs = coûte { $what }
terms-gives = donne { $what }
terms-rolls = lancer le dé

## What to note of a move

note-pair = paire : +{ $points } PV
note-breaks-pair = casse une paire : −{ $points } PV
note-unused = reste { $what }
    .sacrifices = { $count ->
        [one] { $count } sacrifice
       *[other] { $count } sacrifices
    }
    .draws = { $count ->
        [one] { $count } pioche
       *[other] { $count } pioches
    }
    .sales = { $count ->
        [one] { $count } vente
       *[other] { $count } ventes
    }
    .hires = { $count ->
        [one] { $count } recrutement
       *[other] { $count } recrutements
    }
    .merchant = 1 Marchand
    .mirrors = { $count ->
        [one] { $count } Miroir
       *[other] { $count } Miroirs
    }
note-price = prix { $before } → { $after }
note-ranked = vous êtes { $rank }
note-met = condition remplie
note-meets = { $space } : condition remplie
note-cost = coûte { $mana }
note-of = puis 1 parmi { $count }
note-then = vous en aurez { $pearls }
note-choice = au choix
# $vp: of a ritual
note-worth = vaut { $vp } PV
# $bonus: what a sale brings
note-bonus = { $bonus }
