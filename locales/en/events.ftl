### The log, `event-` and the kind of the event: one sentence each, past tense, actor first.
###
### $who     the player of the event (its seat or winner)
### $whom    the other player (victim, owner or receiver)
### $amount  how many, never negative
### $paid    1 where the amount was paid, 0 where it was gained
### $pile    "normal" or "forbidden"
### The event's other fields go by their own names. A field that names a thing holds its name by its
### `.in` (names.ftl; a ritual's, mission's or gift's name has none); a field of several things holds
### them as one list, joined as the language joins lists, and $count says how many they are.
### Besides: $bonus what a sale brings (`.in` of its bonus), $cost of a ritual, $vp of a mission,
### $rank the player's rank and $reached 1 if this step reached it, $round such as A2 with $kind
### "action" or "ceremony", $general 1 if a ritual is a general one of the row.

## Answers and rounds

# $who
event-answered = { $who } has answered.
# $who
event-withdrew = { $who } took the answer back.
# $who
event-undone = { $who } took back the last decision.
    .you = You took back the last decision.
# $who, $number: of the player's secret answers, $commitment
event-committed = { $who } sealed secret answer { $number }: { $commitment }.
# $who
event-started = { $who } got the starting player token.
    .you = You got the starting player token.
# $round, $kind
event-round = { $kind ->
    [ceremony] Ceremony { $round } began.
   *[action] Action round { $round } began.
}
# $who, $location
event-chose-location = { $who } chose { $location } and is its Kahuna.
    .you = You chose { $location } and are its Kahuna.
# $who, $face
event-rolled = { $who } rolled the die: { $face }.
    .you = You rolled the die: { $face }.
    .nobody = Nobody matched it.
# $who
event-passed = { $who } passed.
    .you = You passed.
# $who
event-game-over = { $who } won the game.
    .you = You won the game.

## Goods

# $who, $amount, $paid
event-pearls = { $paid ->
    [1] { $who } paid { $amount ->
        [one] 1 pearl.
       *[other] { $amount } pearls.
    }
   *[0] { $who } gained { $amount ->
        [one] 1 pearl.
       *[other] { $amount } pearls.
    }
}
    .you = { $paid ->
        [1] You paid { $amount ->
            [one] 1 pearl.
           *[other] { $amount } pearls.
        }
       *[0] You gained { $amount ->
            [one] 1 pearl.
           *[other] { $amount } pearls.
        }
    }
# $who, $amount, $paid
event-mana = { $paid ->
    [1] { $who } paid { $amount } mana.
   *[0] { $who } gained { $amount } mana.
}
    .you = { $paid ->
        [1] You paid { $amount } mana.
       *[0] You gained { $amount } mana.
    }
# $who, $amount, $total
event-priests = { $who } recruited { $amount ->
    [one] 1 priest
   *[other] { $amount } priests
} and has { $total } now.
    .you = You recruited { $amount ->
        [one] 1 priest
       *[other] { $amount } priests
    } and have { $total } now.
# $who, $amount, $pearls: what was paid, $total, $mana
event-recruited = { $pearls ->
    [0] { $who } recruited { $amount ->
        [one] 1 priest
       *[other] { $amount } priests
    }, has { $total } now and gained { $mana } mana.
   *[other] { $who } recruited { $amount ->
        [one] 1 priest
       *[other] { $amount } priests
    } for { $pearls } pearls, has { $total } now and gained { $mana } mana.
}
    .you = { $pearls ->
        [0] You recruited { $amount ->
            [one] 1 priest
           *[other] { $amount } priests
        }, have { $total } now and gained { $mana } mana.
       *[other] You recruited { $amount ->
            [one] 1 priest
           *[other] { $amount } priests
        } for { $pearls } pearls, have { $total } now and gained { $mana } mana.
    }
# $who, $amount, $space, $rank, $reached
event-tattoos = { $who } gained { $amount ->
    [one] 1 tattoo
   *[other] { $amount } tattoos
} { $reached ->
    [1] and is { $rank } now.
   *[0] (space { $space }, { $rank }).
}
    .you = You gained { $amount ->
        [one] 1 tattoo
       *[other] { $amount } tattoos
    } { $reached ->
        [1] and are { $rank } now.
       *[0] (space { $space }, { $rank }).
    }
# $who
event-became-tahua = { $who } has become Tahua and may perform a ritual for free (R4.3).
    .you = You have become Tahua and may perform a ritual for free (R4.3).
# $who
event-declined = { $who } performed no ritual.
    .you = You performed no ritual.
# $who, $commodity
event-took-commodity = { $who } took 1 { $commodity } from the market.
    .you = You took 1 { $commodity } from the market.
# $who, $assistant
event-took-assistant = { $who } took { $assistant } from the market.
    .you = You took { $assistant } from the market.
# $who, $mask
event-took-mask = { $who } took { $mask } from the market.
    .you = You took { $mask } from the market.
# $who, $mask
event-gave-mask = { $who } gave { $mask } to the market.
    .you = You gave { $mask } to the market.
# $who, $mask
event-joined-mirror = { $who } joined a mirror to { $mask }.
    .you = You joined a mirror to { $mask }.
# $commodity, $space
event-price = The { $commodity } price is now { $space }.
# $who, $commodity
event-sacrificed = { $who } sacrificed 1 { $commodity }.
    .you = You sacrificed 1 { $commodity }.
# $who, $commodity, $bonus
event-sold = { $who } sold 1 { $commodity } for { $bonus }.
    .you = You sold 1 { $commodity } for { $bonus }.
# $who, $assistant, $pearls
event-hired = { $who } hired { $assistant } for { $pearls ->
    [one] 1 pearl.
   *[other] { $pearls } pearls.
}
    .you = You hired { $assistant } for { $pearls ->
        [one] 1 pearl.
       *[other] { $pearls } pearls.
    }
# $who, $assistant
event-used = { $who } used { $assistant }.
    .you = You used { $assistant }.
# $who, $assistant
event-reactivated = { $who } reactivated { $assistant }.
    .you = You reactivated { $assistant }.

## Forest

# $cards
event-turned-up = The forest showed { $cards }.
# $cards
event-forest-to-markets = To the markets: { $cards }.
# $number
event-new-forest-pile = A new forest draw pile was made of { $number ->
    [one] 1 commodity.
   *[other] { $number } commodities.
}
# $who, $card
event-took-card = { $who } took { $card }.
    .you = You took { $card }.

## Rituals

# $who, $pile, $number
event-drew = { $pile ->
    [forbidden] { $who } drew { $number ->
        [one] 1 forbidden ritual.
       *[other] { $number } forbidden rituals.
    }
   *[normal] { $who } drew { $number ->
        [one] 1 normal ritual.
       *[other] { $number } normal rituals.
    }
}
    .you = { $pile ->
        [forbidden] You drew { $number ->
            [one] 1 forbidden ritual.
           *[other] { $number } forbidden rituals.
        }
       *[normal] You drew { $number ->
            [one] 1 normal ritual.
           *[other] { $number } normal rituals.
        }
    }
# $who, $rituals, $count
event-saw = { $count ->
    [0] { $who } saw no ritual.
   *[other] { $who } saw { $rituals }.
}
    .you = { $count ->
        [0] You saw no ritual.
       *[other] You saw { $rituals }.
    }
# $who, $number
event-kept = { $who } kept { $number ->
    [one] 1 ritual.
   *[other] { $number } rituals.
}
    .you = You kept { $number ->
        [one] 1 ritual.
       *[other] { $number } rituals.
    }
# $who, $ritual
event-kept-ritual = { $who } kept { $ritual }.
    .you = You kept { $ritual }.
# $pile, $number
event-shuffled = { $pile ->
    [forbidden] { $number ->
        [one] 1 discarded forbidden ritual made a new draw pile.
       *[other] { $number } discarded forbidden rituals made a new draw pile.
    }
   *[normal] { $number ->
        [one] 1 discarded normal ritual made a new draw pile.
       *[other] { $number } discarded normal rituals made a new draw pile.
    }
}
# $who, $pile
event-bought = { $pile ->
    [forbidden] { $who } paid 3 mana to draw forbidden rituals.
   *[normal] { $who } paid 3 mana to draw normal rituals.
}
    .you = { $pile ->
        [forbidden] You paid 3 mana to draw forbidden rituals.
       *[normal] You paid 3 mana to draw normal rituals.
    }
# $who, $ritual, $general
event-performed = { $general ->
    [1] The general ritual { $ritual } was performed.
   *[0] { $who } performed { $ritual }.
}
    .you = { $general ->
        [1] The general ritual { $ritual } was performed.
       *[0] You performed { $ritual }.
    }
# $ritual, $cost, $bag, $short
event-no-effect = The bag holds { $bag }. { $ritual } needs { $cost }: { $short } short.
    .also = Also discarded: { $rituals }.
# $who, $ritual
event-put-in-front = { $who } put { $ritual } in front of the screen.
    .you = You put { $ritual } in front of the screen.

## Ceremonies

# $who, $amount
event-offered = { $who } offered { $amount } mana.
    .you = You offered { $amount } mana.
# $seats: players
event-order = The ceremonial order is now { $seats }.
# $mana
event-bag = The bag holds { $mana } mana.
# $who, $gift
event-gift = { $who } took { $gift } as a gift.
    .you = You took { $gift } as a gift.
# $rituals, $count
event-row = { $count ->
    [0] No ritual lay in the bag.
   *[other] The row of rituals: { $rituals }.
}
    .item = { $ritual } ({ $who })
# $statue
event-statue = Statue { $statue } was turned face up.

## Missions

# $who, $space, $mission, $vp
event-fulfilled = { $who } fulfilled mission { $space } ({ $mission }) for { $vp } VP.
    .you = You fulfilled mission { $space } ({ $mission }) for { $vp } VP.
# $who, $commodity, $amount
event-paid-commodity = { $who } paid { $amount } { $commodity }.
    .you = You paid { $amount } { $commodity }.
# $who, $mask
event-paid-mask = { $who } paid { $mask }.
    .you = You paid { $mask }.
# $who, $pile
event-paid-ritual = { $pile ->
    [forbidden] { $who } paid 1 forbidden ritual.
   *[normal] { $who } paid 1 normal ritual.
}
    .you = { $pile ->
        [forbidden] You paid 1 forbidden ritual.
       *[normal] You paid 1 normal ritual.
    }
# $who, $amount
event-bid = { $who } bid { $amount } mana.
    .you = You bid { $amount } mana.
# $who, $space, $vp
event-won-auction = { $who } won the auction of { $space } for { $vp } VP.
    .you = You won the auction of { $space } for { $vp } VP.

## Tāne

# $who, $whom, $amount
event-took-pearls = { $who } took { $amount ->
    [one] 1 pearl
   *[other] { $amount } pearls
} from { $whom }.
    .you = You took { $amount ->
        [one] 1 pearl
       *[other] { $amount } pearls
    } from { $whom }.
    .whom = { $who } took { $amount ->
        [one] 1 pearl
       *[other] { $amount } pearls
    } from you.
# $who, $whom
event-stole-commodity = { $who } took a commodity from { $whom }.
    .you = You took a commodity from { $whom }.
    .whom = { $who } took a commodity from you.
# $who, $whom, $commodity
event-stolen-commodity = { $who } took 1 { $commodity } from { $whom }.
    .you = You took 1 { $commodity } from { $whom }.
    .whom = { $who } took 1 { $commodity } from you.
# $who, $whom, $mask
event-stole-mask = { $who } took { $mask } from { $whom }.
    .you = You took { $mask } from { $whom }.
    .whom = { $who } took { $mask } from you.
# $who, $ritual, $whom
event-silenced = { $who } silenced { $whom }’s { $ritual }.
    .you = You silenced { $whom }’s { $ritual }.
    .whom = { $who } silenced your { $ritual }.
# $who, $amount, $total
event-lost-priests = { $who } lost { $amount ->
    [one] 1 priest
   *[other] { $amount } priests
} and has { $total } left.
    .you = You lost { $amount ->
        [one] 1 priest
       *[other] { $amount } priests
    } and have { $total } left.
# $who, $amount
event-lost-pearls = { $who } lost { $amount ->
    [one] 1 pearl.
   *[other] { $amount } pearls.
}
    .you = You lost { $amount ->
        [one] 1 pearl.
       *[other] { $amount } pearls.
    }
# $who, $whom, $commodity
event-handed-commodity = { $who } gave { $whom } 1 { $commodity }.
    .you = You gave { $whom } 1 { $commodity }.
    .whom = { $who } gave you 1 { $commodity }.
