## Rounds and own turns

question-ChooseLocation = Kies een locatie. Je wordt er Kahuna.
    .waiting = { $who } kiest een locatie.
question-Linger = Nog iets?
    .waiting = { $who } mag nog een sjamaan of een spiegel gebruiken.
question-LastMirrors = Laatste kans voor spiegels.
    .waiting = { $who } mag voor de eindtelling nog spiegels koppelen.

## Locations

question-ForestPick = Neem een kaart uit het bos.
    .waiting = { $who } kiest een kaart uit het bosaanbod.
question-AlsoTakeCommodity = Je verzamelaar brengt ook een goed mee.
    .waiting = { $who } kiest een goed uit het bosaanbod.
question-MaraeTurn = Offer, en trek dan rituelen.
    .waiting = { $who } is bij de Marae: goederen offeren en rituelen trekken.
question-PathTurn = Leid priesters op; elk geeft 1 mana.
    .waiting = Op het Pad van de goden leidt { $who } priesters op.
question-KahunaMission = Vervul als Kahuna een opdracht.
    .waiting = { $who } mag als Kahuna een opdracht vervullen.
question-GiveMask = Een masker ruilen?
    .waiting = { $who } kiest een masker om te geven.
question-TakeBack = Neem een masker voor het masker dat je gaf.
    .waiting = { $who } kiest een masker om te nemen.
question-MarketTurn = Verkoop en huur in.
    .waiting = { $who } is op de Markt: goederen verkopen en helpers inhuren.

## Ceremonies

question-Dance = Dans van de priesters: leid op en krijg dan mana.
    .waiting = Dans van de priesters. Nog aan het nadenken: { $who }.
question-BuyRituals = Rituelen kopen?
    .waiting = Ritueelkaarten kopen. Nog aan het nadenken: { $who }.
question-Prepare = Welke rituelen gaan in de zak?
    .waiting = Voorbereiding van de rituelen. Nog aan het nadenken: { $who }.
question-Offer = Offer mana. Wie het meest offert, begint.
    .waiting = Godenbezwering. Nog aan het nadenken: { $who }.
question-ChooseGift = Kies een beloning.
    .waiting = { $who } kiest een ceremoniële beloning.
question-LayInOrder = Zelfde kosten: welk ritueel eerst?
    .waiting = { $who } legt rituelen met dezelfde kosten op volgorde.
question-Build = Richt de To’o op: vervul één opdracht.
    .waiting = { $who } kiest een opdracht om te vervullen.

## Missions

question-PayCommodity = Kies wat je betaalt. De opdracht vraagt: { $mission }.
    .waiting = { $who } kiest goederen om een opdracht te betalen.
question-PayMask = Kies wat je betaalt. { $left ->
    [one] Nog 1 masker.
   *[other] Nog { $left } maskers.
}
    .waiting = { $who } kiest maskers om een opdracht te betalen.
question-PayRitual = Kies wat je betaalt. { $left ->
    [one] Nog 1 ritueel uit je hand.
   *[other] Nog { $left } rituelen uit je hand.
}
    .waiting = { $who } kiest rituelen om een opdracht te betalen.
question-SecondMission = Een parelvisser vervult een tweede opdracht.
    .waiting = { $who } mag met een parelvisser een tweede opdracht vervullen.
question-FulfilByEffect = { $free ->
    [1] { $may ->
        [1] Je mag een beschikbare opdracht vervullen zonder ervoor te betalen.
       *[0] Vervul een beschikbare opdracht zonder ervoor te betalen.
    }
   *[0] { $may ->
        [1] Je mag een beschikbare opdracht vervullen.
       *[0] Vervul een beschikbare opdracht.
    }
}
    .waiting = { $who } kiest een opdracht om te vervullen.
question-Bid = Bied op { $vp } OP. Ieder bod wordt betaald.
    .waiting = Manaveiling. Nog aan het nadenken: { $who }.

## Rituals

question-Keep = Houd { $number } van deze { $drawn } rituelen.
    .waiting = { $who } kiest welke rituelen blijven.
question-KeepTogether = Houd { $number } van deze { $drawn } rituelen.
    .waiting = Rituelen kiezen. Nog aan het nadenken: { $who }.
question-DrawFrom = { $keep ->
    [one] Kies de stapel waarvan je rituelen trekt. Je houdt er 1.
   *[other] Kies de stapel waarvan je rituelen trekt. Je houdt er { $keep }.
}
    .waiting = { $who } kiest een stapel om rituelen van te trekken.
question-PerformFree = { $may ->
    [1] Je mag gratis een ritueel uit je hand uitvoeren.
   *[0] Voer gratis een ritueel uit je hand uit.
}
    .waiting = { $who } kiest een ritueel om gratis uit te voeren.

## What cards, dice and gifts ask

question-TakeCommodity = { $may ->
    [1] { $number ->
        [one] Neem 1 goed van de goederenmarkt, of zie ervan af.
       *[other] Neem een voor een { $number } goederen van de goederenmarkt, of zie ervan af.
    }
   *[0] { $number ->
        [one] Neem 1 goed van de goederenmarkt.
       *[other] Neem een voor een { $number } goederen van de goederenmarkt.
    }
}
    .waiting = { $who } kiest een goed van de markt.
question-TakeAssistant = { $may ->
    [1] { $number ->
        [one] Neem 1 helper van de helpersmarkt, of zie ervan af.
       *[other] Neem een voor een { $number } helpers van de helpersmarkt, of zie ervan af.
    }
   *[0] { $number ->
        [one] Neem 1 helper van de helpersmarkt.
       *[other] Neem een voor een { $number } helpers van de helpersmarkt.
    }
}
    .waiting = { $who } kiest een helper van de markt.
question-TakeMask = { $may ->
    [1] { $number ->
        [one] Neem 1 masker van de maskermarkt, of zie ervan af.
       *[other] Neem een voor een { $number } maskers van de maskermarkt, of zie ervan af.
    }
   *[0] { $number ->
        [one] Neem 1 masker van de maskermarkt.
       *[other] Neem een voor een { $number } maskers van de maskermarkt.
    }
}
    .waiting = { $who } kiest een masker van de markt.
question-Reactivate = { $may ->
    [1] { $number ->
        [one] Je mag 1 helper reactiveren.
       *[other] Welke helpers worden weer actief? Hooguit { $number }.
    }
   *[0] { $number ->
        [one] Reactiveer 1 helper.
       *[other] Welke { $number } helpers worden weer actief?
    }
}
    .waiting = { $who } kiest welke helpers gereactiveerd worden.
question-AdvanceTattoo = { $shamans ->
    [one] Je sjamaan haalt de worp.
   *[other] Je { $shamans } sjamanen halen de worp.
}
    .waiting = { $who } mag 1 tatoeage nemen.
question-CarryOutPriestTrack = Leid priesters op voor parels; daarna krijg je 1 mana per priester.
    .waiting = { $who } leidt priesters op.
question-TakeShown = Neem een van deze kaarten.
    .waiting = { $who } kiest een van de opengedraaide boskaarten.
question-ChoosePlayer = Op wie richt je je ritueel?
    .waiting = { $who } kiest een speler.
question-StealMask = Neem een masker van { $whom }.
    .waiting = { $who } neemt een masker van { $whom }.
question-SilenceRitual = Leg een wachtend ritueel het zwijgen op.
    .waiting = { $who } kiest een ritueel om het zwijgen op te leggen.
question-HandOver = Geef { $whom } iets.
    .waiting = { $who } kiest wat { $whom } krijgt.

## Moves

move-go = Ga naar { $what }
    .group = Ga naar een locatie
    .confirm = De dobbelsteen wordt meteen gegooid; dit kan niet ongedaan worden gemaakt.
move-take = { $question ->
    [AlsoTakeCommodity] Neem ook { $what }
   *[other] Neem { $what }
}
    .group = Neem een kaart
move-pass = { $question ->
    [AdvanceTattoo] Sla de tatoeage af
    [AlsoTakeCommodity] Neem geen goed
    [Build] Pas voorlopig
    [BuyRituals] Koop niets
    [ChooseGift] Sla de beloning af
    [DrawFrom] Trek niets
    [ForestPick] Neem geen kaart
    [FulfilByEffect] Vervul er geen
    [GiveMask] Houd alle maskers
    [KahunaMission] { $after ->
        [1] Vervul er geen
       *[0] Nog niet: na de maskers
    }
    [PerformFree] Voer niets uit: de kans gaat verloren
    [SecondMission] Geen tweede opdracht
    [TakeBack] Neem niets: je masker ben je kwijt
   *[other] Neem niets
}
    .lose = { $question ->
        [AdvanceTattoo] 1 tatoeage laten gaan?
        [AlsoTakeCommodity] 1 goed laten gaan?
        [ChooseGift] De beloning laten gaan?
        [DrawFrom] De rituelen laten gaan?
        [ForestPick] 1 kaart laten gaan?
        [FulfilByEffect] 1 opdracht laten gaan?
        [KahunaMission] 1 opdracht laten gaan?
        [PerformFree] 1 ritueel laten gaan?
        [SecondMission] 1 opdracht laten gaan?
        [TakeAssistant] 1 helper laten gaan?
        [TakeBack] 1 masker laten gaan?
        [TakeCommodity] 1 goed laten gaan?
        [TakeMask] 1 masker laten gaan?
       *[other] Toch opgeven?
    }
move-done = { $question ->
    [LastMirrors] Klaar
    [Prepare] { $prepared ->
        [0] Doe er niets in
       *[other] Sluit de zak
    }
    [Reactivate] Reactiveer niemand
   *[other] Beurt beëindigen
}
    .lose = { $question ->
        [Reactivate] Gebruikt laten?
       *[other] Toch opgeven?
    }
move-collector = Activeer een verzamelaar
    .confirm = Er wordt meteen een kaart opengedraaid; dit kan niet ongedaan worden gemaakt.
move-commodity = Neem { $what }
move-assistant = Neem { $what }
move-mask = Neem { $what }
    .group = Neem een masker
move-tattoo = Neem de tatoeage
move-sacrifice = Offer { $what }
    .group = Offer
move-draw = { $pile ->
    [forbidden] Trek { $amount } verboden
   *[normal] Trek { $amount } normale
}
    .group = Trek rituelen
    .confirm = Je ziet de kaarten meteen; dit kan niet ongedaan worden gemaakt.
move-keep = Houd { $what }
move-recruit = { $amount ->
    [0] { $free ->
        [1] Alleen de gratis priester
       *[0] Leid niemand op
    }
   *[other] Leid er { $amount } op
}
    .group = Leid priesters op
move-recruit-only = { $amount ->
    [0] Leid niemand op, ook de gratis priester niet
   *[other] Leid er { $amount } op, niet de gratis priester
}
    .group = Zonder gratis priester
move-give = Geef { $what }
    .group = Geef een masker
move-fulfil = { $question ->
    [SecondMission] Activeer een parelvisser: { $space }
   *[other] Vervul { $space }
}
    .group = Vervul een opdracht
move-sell = Verkoop { $what }
    .group = Verkoop een goed
move-hire = Huur { $what } in
    .group = Huur in
move-merchant = Activeer een handelaar
    .group = Activeer een handelaar
move-shaman = Activeer een sjamaan: { $what }
    .group = Activeer een sjamaan
    .confirm = Het ritueel wordt uitgevoerd en de sjamaan is gebruikt.
move-join = Koppel de spiegel aan { $what }
    .group = Koppel de spiegel
move-buy = { $pile ->
    [forbidden] Trek { $amount } verboden
   *[normal] Trek { $amount } normale
}
move-prepare = Doe { $what } erin
    .all = Sluit de zak: { $what }
move-offer = { $amount ->
    [0] Offer niets
   *[other] Offer { $amount } van je { $have } mana
}
    .lose = Echt { $amount } van { $have } offeren?
move-bid = { $amount ->
    [0] Bied niets
   *[other] Bied { $amount } van je { $have } mana
}
    .lose = Echt { $amount } van { $have } bieden?
move-gift = Neem { $what }
    .group = Neem een beloning
move-lay = { $what } eerst
    .all = { $what }
move-perform = Voer { $what } uit
move-reactivate = Reactiveer { $what }
move-player = { $effect ->
    [take-pearls] Neem tot { $amount } parels van { $who }
    [lose-priests] { $who } verliest { $amount ->
            [one] 1 priester
           *[other] { $amount } priesters
        }
    [take-commodity] Neem ongezien een goed van { $who }
    [take-mask] Neem een masker van { $who }
   *[other] Kies { $who }
}
move-silence = Leg { $what } van { $who } het zwijgen op
move-steal = Neem { $what }
move-pay = Betaal { $amount } { $what }
    .all = Betaal { $what }
move-pay-mask = { $amount ->
    [1] Betaal { $what }
   *[other] Betaal { $what }, beide exemplaren
}
    .all = Betaal { $what }
move-pay-ritual = Betaal { $what }
move-hand = Geef { $who } 1 { $what }
    .group = Geef een goed
move-hand-pearls = Geef { $who } { $amount ->
    [one] 1 parel
   *[other] { $amount } parels
}
