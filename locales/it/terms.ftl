### What a move costs and brings.

term-assistant = { $count ->
    [one] { $amount } Assistente
   *[other] { $amount } Assistenti
}
    .named = { $amount } × { $what }
term-card = { $count ->
    [one] { $amount } carta
   *[other] { $amount } carte
}
    .named = { $what }
term-commodity = { $count ->
    [one] { $amount } Merce
   *[other] { $amount } Merci
}
    .named = { $amount } { $what }
term-drawn = guarda { $count ->
    [one] { $amount } Rituale
   *[other] { $amount } Rituali
}
term-mana = { $amount } Mana
term-mask = { $count ->
    [one] { $amount } Maschera
   *[other] { $amount } Maschere
}
    .named = { $what }
term-mission = { $count ->
    [one] { $amount } Missione
   *[other] { $amount } Missioni
}
    .named = { $what }
term-pair = { $count ->
    [one] una coppia
   *[other] { $amount } coppie
}
term-pearls = { $count ->
    [one] { $amount } Perla
   *[other] { $amount } Perle
}
term-performed = { $count ->
    [one] celebra un Rituale
   *[other] celebra { $amount } Rituali
}
term-points = { $amount } PV
term-price = prezzo { $amount }
    .named = { $what } al prezzo { $amount }
term-priests = { $count ->
    [one] { $amount } Sacerdote
   *[other] { $amount } Sacerdoti
}
term-rank = { $amount }
    .named = { $what }
term-reactivated = { $count ->
    [one] { $amount } Assistente riattivato
   *[other] { $amount } Assistenti riattivati
}
    .named = { $what } riattivato
term-ritual = tienine { $amount }
    .paid = { $count ->
        [one] { $amount } Rituale
       *[other] { $amount } Rituali
    }
term-tattoos = { $count ->
    [one] { $amount } Tatuaggio
   *[other] { $amount } Tatuaggi
}
term-used = { $amount }
    .named = { $what }
terms-costs = costa { $what }
terms-gives = dà { $what }
terms-rolls = lancia il dado

## What to note of a move

note-pair = coppia: +{ $points } PV
note-breaks-pair = rompe una coppia: −{ $points } PV
note-unused = ancora { $what }
    .sacrifices = { $count ->
        [one] 1 sacrificio
       *[other] { $count } sacrifici
    }
    .draws = { $count ->
        [one] 1 pescata
       *[other] { $count } pescate
    }
    .sales = { $count ->
        [one] 1 vendita
       *[other] { $count } vendite
    }
    .hires = { $count ->
        [one] 1 assunzione
       *[other] { $count } assunzioni
    }
    .merchant = 1 Mercante
    .mirrors = { $count ->
        [one] 1 Arcobaleno Riflesso
       *[other] { $count } Arcobaleni Riflessi
    }
note-price = prezzo { $before } → { $after }
note-ranked = sei { $rank }
note-met = condizione soddisfatta
note-meets = { $space }: condizione soddisfatta
note-cost = costa { $mana }
note-of = poi 1 su { $count }
note-then = poi ne avrai { $pearls }
note-choice = a tua scelta
# $vp: of a ritual
note-worth = vale { $vp } PV
# $bonus: what a sale brings
note-bonus = { $bonus }
