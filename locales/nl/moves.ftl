move-go = Ga naar { $what }
move-take = Neem { $what }
move-pass = { $question ->
    [AdvanceTattoo] Sla de tatoeage af
    [AlsoTakeCommodity] Neem geen goed
    [BuyRituals] Koop geen rituelen
    [ChooseGift] Sla de beloning af
    [DrawFrom] Trek geen rituelen
    [ForestPick] Neem geen kaart
    [FulfilByEffect] Vervul geen opdracht
    [GiveMask] Houd alle maskers
    [KahunaMission] Vervul nu geen opdracht
    [PerformFree] Voer geen ritueel uit
    [SecondMission] Vervul geen tweede opdracht
    [TakeAssistant] Neem geen helper
    [TakeBack] Neem geen masker
    [TakeCommodity] Neem geen goed
    [TakeMask] Neem geen masker
   *[other] Passen
}
move-done = { $question ->
    [LastMirrors] Koppel geen spiegels meer
    [Linger] Beëindig je beurt
    [Prepare] Sluit de zak
    [Reactivate] Reactiveer er geen meer
   *[other] Afronden
}
move-collector = Activeer een verzamelaar
move-commodity = Neem een { $what }
move-assistant = Neem { $what }
move-mask = Neem { $what }
move-tattoo = Neem de tatoeage
move-sacrifice = Offer een { $what }
move-draw = { $pile ->
    [forbidden] Trek { $amount ->
        [one] 1 verboden ritueel
       *[other] { $amount } verboden rituelen
    }
   *[normal] Trek { $amount ->
        [one] 1 normaal ritueel
       *[other] { $amount } normale rituelen
    }
}
move-keep = Houd { $what }
move-recruit = { $amount ->
    [0] { $free ->
        [1] Leid alleen de gratis priester op
       *[0] Leid geen priester op
    }
    [1] { $free ->
        [1] Leid 1 priester op voor 2 parels, plus de gratis priester
       *[0] Leid 1 priester op voor 2 parels
    }
   *[2] { $free ->
        [1] Leid 2 priesters op voor 5 parels, plus de gratis priester
       *[0] Leid 2 priesters op voor 5 parels
    }
}
move-recruit-only = { $amount ->
    [0] Leid geen priester op, ook niet de gratis priester
    [1] Leid 1 priester op voor 2 parels, zonder de gratis priester
   *[2] Leid 2 priesters op voor 5 parels, zonder de gratis priester
}
move-give = Geef { $what }
move-fulfil = Vervul opdracht { $space }: { $what } ({ $vp } OP)
move-sell = Verkoop een { $what } voor { $bonus }
move-hire = Huur { $what } in voor { $amount ->
    [one] 1 parel
   *[other] { $amount } parels
}
move-merchant = Activeer een handelaar: { $what } naar de hoogste prijs
move-shaman = Activeer een sjamaan: voer { $what } uit
move-join = Koppel een spiegel aan { $what }
move-buy = { $pile ->
    [forbidden] Betaal 3 mana: trek { $amount ->
        [one] 1 verboden ritueel
       *[other] { $amount } verboden rituelen
    }
   *[normal] Betaal 3 mana: trek { $amount ->
        [one] 1 normaal ritueel
       *[other] { $amount } normale rituelen
    }
}
move-prepare = Doe { $what } in de zak
move-offer = Offer { $amount } mana
move-bid = Bied { $amount } mana
move-gift = Neem { $what }
move-lay = Leg { $what } als eerste
move-perform = Voer { $what } uit
move-reactivate = Reactiveer { $what }
move-player = Kies { $who }
move-silence = Leg { $what } van { $who } het zwijgen op
move-steal = Neem { $what }
move-pay = Betaal { $amount } { $what }
move-pay-mask = { $amount ->
    [1] Betaal { $what }
   *[other] Betaal { $what }, beide exemplaren
}
move-pay-ritual = Betaal { $what }
move-hand = Geef { $who } een { $what }
move-hand-pearls = Geef { $who } { $amount ->
    [one] 1 parel
   *[other] { $amount } parels
}
