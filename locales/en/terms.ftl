### What a move costs and brings. $amount is a number or a range, $count its greatest; $what a name.

term-assistant = { $count ->
    [one] { $amount } assistant
   *[other] { $amount } assistants
}
    .named = { $amount } × { $what }
term-card = { $count ->
    [one] { $amount } card
   *[other] { $amount } cards
}
    .named = { $what }
term-commodity = { $count ->
    [one] { $amount } commodity
   *[other] { $amount } commodities
}
    .named = { $amount } { $what }
term-drawn = see { $count ->
    [one] { $amount } ritual
   *[other] { $amount } rituals
}
term-mana = { $amount } mana
term-mask = { $count ->
    [one] { $amount } mask
   *[other] { $amount } masks
}
    .named = { $what }
term-mission = { $count ->
    [one] { $amount } mission
   *[other] { $amount } missions
}
    .named = { $what }
term-pair = { $count ->
    [one] a pair
   *[other] { $amount } pairs
}
term-pearls = { $count ->
    [one] { $amount } pearl
   *[other] { $amount } pearls
}
term-performed = { $count ->
    [one] perform a ritual
   *[other] perform { $amount } rituals
}
term-points = { $amount } VP
term-price = price { $amount }
    .named = { $what } price { $amount }
term-priests = { $count ->
    [one] { $amount } priest
   *[other] { $amount } priests
}
term-rank = { $amount }
    .named = { $what }
term-reactivated = { $count ->
    [one] { $amount } assistant ready again
   *[other] { $amount } assistants ready again
}
    .named = { $what } ready again
term-ritual = keep { $amount }
    .paid = { $count ->
        [one] { $amount } ritual
       *[other] { $amount } rituals
    }
term-tattoos = { $count ->
    [one] { $amount } tattoo
   *[other] { $amount } tattoos
}
term-used = { $amount }
    .named = { $what }
# $what: the costs, or the gains, in words
terms-costs = costs { $what }
terms-gives = gives { $what }
terms-rolls = roll the die

## What to note of a move

note-pair = pair: +{ $points } VP
note-breaks-pair = breaks a pair: −{ $points } VP
# $what: what could still be done
note-unused = { $what } unused
    .sacrifices = { $count ->
        [one] 1 sacrifice
       *[other] { $count } sacrifices
    }
    .draws = { $count ->
        [one] 1 draw
       *[other] { $count } draws
    }
    .sales = { $count ->
        [one] 1 sale
       *[other] { $count } sales
    }
    .hires = { $count ->
        [one] 1 hire
       *[other] { $count } hires
    }
    .merchant = 1 Merchant
    .mirrors = { $count ->
        [one] 1 mirror
       *[other] { $count } mirrors
    }
note-price = price { $before } → { $after }
note-ranked = you are { $rank }
note-met = condition met
# $space: of a mission
note-meets = { $space }: condition met
note-cost = costs { $mana }
note-of = then take 1 of { $count }
note-then = then you have { $pearls }
note-choice = your choice
# $vp: of a ritual
note-worth = worth { $vp } VP
# $bonus: what a sale brings
note-bonus = { $bonus }
