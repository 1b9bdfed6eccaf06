### Moves as words on buttons: `move-` and the verb.
###
### $what    the name of what the move is about, by its `.in` (names.ftl; a ritual's, mission's or
###          gift's name has none)
### $amount  a number: mana, pearls or cards; for recruiting the priests that are paid for (0 to 2)
### $pile    "normal" or "forbidden"
### $space   the space of a mission, such as 2.5
### $vp      the victory points of a mission
### $bonus   what a sale brings, by the `.in` of its bonus (cards.ftl)
### $who     the name of another player
### $free    1 where the Kahuna's free priest comes along, else 0
### $question  the name of the question that a pass or an end answers, such as ForestPick

# $what: location
move-go = Go to { $what }
# $what: forest card
move-take = Take { $what }
# $question
move-pass = { $question ->
    [AdvanceTattoo] Decline the tattoo
    [AlsoTakeCommodity] Take no commodity
    [BuyRituals] Buy no rituals
    [ChooseGift] Decline the gift
    [DrawFrom] Draw no rituals
    [ForestPick] Take no card
    [FulfilByEffect] Fulfil no mission
    [GiveMask] Keep all masks
    [KahunaMission] Fulfil no mission now
    [PerformFree] Perform no ritual
    [SecondMission] Fulfil no second mission
    [TakeAssistant] Take no assistant
    [TakeBack] Take no mask
    [TakeCommodity] Take no commodity
    [TakeMask] Take no mask
   *[other] Pass
}
# $question
move-done = { $question ->
    [LastMirrors] Join no more mirrors
    [Linger] End your turn
    [Prepare] Close the bag
    [Reactivate] Reactivate no more
   *[other] Finish
}
move-collector = Use a Collector
# $what: commodity
move-commodity = Take 1 { $what }
# $what: assistant
move-assistant = Take { $what }
# $what: mask
move-mask = Take { $what }
move-tattoo = Take the tattoo
# $what: commodity
move-sacrifice = Sacrifice 1 { $what }
# $pile, $amount: rituals
move-draw = { $pile ->
    [forbidden] Draw { $amount ->
        [one] 1 forbidden ritual
       *[other] { $amount } forbidden rituals
    }
   *[normal] Draw { $amount ->
        [one] 1 normal ritual
       *[other] { $amount } normal rituals
    }
}
# $what: ritual
move-keep = Keep { $what }
# $amount: 0, 1 or 2 priests; $free
move-recruit = { $amount ->
    [0] { $free ->
        [1] Recruit only the free priest
       *[0] Recruit no priest
    }
    [1] { $free ->
        [1] Recruit 1 priest for 2 pearls, plus the free one
       *[0] Recruit 1 priest for 2 pearls
    }
   *[2] { $free ->
        [1] Recruit 2 priests for 5 pearls, plus the free one
       *[0] Recruit 2 priests for 5 pearls
    }
}
# $amount: 0, 1 or 2 priests
move-recruit-only = { $amount ->
    [0] Recruit no priest, not even the free one
    [1] Recruit 1 priest for 2 pearls, without the free one
   *[2] Recruit 2 priests for 5 pearls, without the free one
}
# $what: mask
move-give = Give { $what }
# $space, $what: mission, $vp
move-fulfil = Fulfil mission { $space }: { $what } ({ $vp } VP)
# $what: commodity, $bonus
move-sell = Sell 1 { $what } for { $bonus }
# $what: assistant, $amount: pearls
move-hire = Hire { $what } for { $amount ->
    [one] 1 pearl
   *[other] { $amount } pearls
}
# $what: commodity
move-merchant = Use a Merchant: { $what } price to the top
# $what: ritual
move-shaman = Use a Shaman: perform { $what }
# $what: mask
move-join = Join a mirror to { $what }
# $pile, $amount: rituals
move-buy = { $pile ->
    [forbidden] Pay 3 mana: draw { $amount ->
        [one] 1 forbidden ritual
       *[other] { $amount } forbidden rituals
    }
   *[normal] Pay 3 mana: draw { $amount ->
        [one] 1 normal ritual
       *[other] { $amount } normal rituals
    }
}
# $what: ritual
move-prepare = Put { $what } into the bag
# $amount: mana
move-offer = Offer { $amount } mana
# $amount: mana
move-bid = Bid { $amount } mana
# $what: gift
move-gift = Take { $what }
# $what: ritual
move-lay = Lay { $what } first
# $what: ritual
move-perform = Perform { $what }
# $what: assistant
move-reactivate = Reactivate { $what }
# $who
move-player = Choose { $who }
# $what: ritual, $who: its owner
move-silence = Silence { $who }’s { $what }
# $what: mask
move-steal = Take { $what }
# $what: commodity, $amount: how many of it
move-pay = Pay { $amount } { $what }
# $what: mask, $amount: how many of it
move-pay-mask = { $amount ->
    [1] Pay { $what }
   *[other] Pay { $what }, both copies
}
# $what: ritual
move-pay-ritual = Pay { $what }
# $what: commodity, $who: the receiver
move-hand = Give 1 { $what } to { $who }
# $amount: pearls, $who: the receiver
move-hand-pearls = Give { $amount ->
    [one] 1 pearl
   *[other] { $amount } pearls
} to { $who }
