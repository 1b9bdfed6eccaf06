### What a move costs and brings.

term-assistant = { $count ->
    [one] { $amount } helper
   *[other] { $amount } helpers
}
    .named = { $amount } × { $what }
term-card = { $count ->
    [one] { $amount } kaart
   *[other] { $amount } kaarten
}
    .named = { $what }
term-commodity = { $count ->
    [one] { $amount } goed
   *[other] { $amount } goederen
}
    .named = { $amount } { $what }
term-drawn = bekijk { $count ->
    [one] { $amount } ritueel
   *[other] { $amount } rituelen
}
term-mana = { $amount } mana
term-mask = { $count ->
    [one] { $amount } masker
   *[other] { $amount } maskers
}
    .named = { $what }
term-mission = { $count ->
    [one] { $amount } opdracht
   *[other] { $amount } opdrachten
}
    .named = { $what }
term-pair = { $count ->
    [one] een paar
   *[other] { $amount } paren
}
term-pearls = { $count ->
    [one] { $amount } parel
   *[other] { $amount } parels
}
term-performed = { $count ->
    [one] voer een ritueel uit
   *[other] voer { $amount } rituelen uit
}
term-points = { $amount } OP
term-price = prijs { $amount }
    .named = { $what } prijs { $amount }
term-priests = { $count ->
    [one] { $amount } priester
   *[other] { $amount } priesters
}
term-rank = { $amount }
    .named = { $what }
term-reactivated = { $count ->
    [one] { $amount } helper weer actief
   *[other] { $amount } helpers weer actief
}
    .named = { $what } weer actief
term-ritual = houd { $amount }
    .paid = { $count ->
        [one] { $amount } ritueel
       *[other] { $amount } rituelen
    }
term-tattoos = { $count ->
    [one] { $amount } tatoeage
   *[other] { $amount } tatoeages
}
term-used = { $amount }
    .named = { $what }
terms-costs = kost { $what }
terms-gives = geeft: { $what }
terms-rolls = gooi de dobbelsteen

## What to note of a move

note-pair = paar: +{ $points } OP
note-breaks-pair = verbreekt een paar: −{ $points } OP
note-unused = nog over: { $what }
    .sacrifices = { $count ->
        [one] 1 offer
       *[other] { $count } offers
    }
    .draws = { $count ->
        [one] 1 keer trekken
       *[other] { $count } keer trekken
    }
    .sales = { $count ->
        [one] 1 verkoop
       *[other] { $count } verkopen
    }
    .hires = { $count ->
        [one] 1 keer inhuren
       *[other] { $count } keer inhuren
    }
    .merchant = 1 handelaar
    .mirrors = { $count ->
        [one] 1 spiegel
       *[other] { $count } spiegels
    }
note-price = prijs { $before } → { $after }
note-ranked = je bent { $rank }
note-met = voorwaarde vervuld
note-meets = { $space }: voorwaarde vervuld
note-cost = kost { $mana }
note-of = neem er dan 1 van { $count }
note-then = dan heb je er { $pearls }
note-choice = naar keuze
# $vp: of a ritual
note-worth = { $vp } OP waard
# $bonus: what a sale brings
note-bonus = { $bonus }
