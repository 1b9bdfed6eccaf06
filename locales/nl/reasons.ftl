## Waarom een bot een zet goed vindt of niet

reason-none = Er pleit niets voor en niets tegen.
reason-choice = De bot zou dit spelen.
reason-pair = Het maakt een maskerpaar compleet: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-too-soon = Te vroeg: voor de spiegel kan nog een beter masker komen.
reason-wait = Niets anders is meer waard: laat het hierbij.
reason-something-better = Er is iets beters te doen.
reason-location = Je voordeel daar op de anderen: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-card = De kaart is voor jou ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
reason-tattoo = De tatoeage is voor jou ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
reason-sacrifice = De tatoeage, min het goed: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-ritual = Het ritueel is voor jou ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
reason-draw = Nieuwe rituelen zijn voor jou ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
reason-buy = Nieuwe rituelen, min de mana: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-shaman = Dit ritueel nu in plaats van later een ander: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-bag = In de zak in plaats van in je hand: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-priests = De priesters, min de parels: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-mission = De opdracht, min wat die kost: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-trade = Wat de ruil je oplevert: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-commodity = Het goed is voor jou ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
reason-assistant = De helper levert je ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op.
reason-hire = De helper, min de parels: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-mask = Het masker is voor jou ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
reason-offer = De beloning en je rituelen, min de mana: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-bid = Het fiche, min de mana: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-gift = De beloning is voor jou ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
reason-rival = Het treft een speler met { $points ->
    [one] { $points } zichtbaar punt
   *[other] { $points } zichtbare punten
}.
reason-pay = Wat je opgeeft, is voor jou ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
reason-learned = Het netwerk speelt dit in { $percent }% van zulke stellingen.
reason-worlds = Geprobeerd in { $worlds ->
    [one] 1 gesimuleerde partij
   *[other] { $worlds } gesimuleerde partijen
}: winst in ongeveer { $percent }%.
reason-not-tried = Niet veelbelovend genoeg om te proberen.
reason-thumb-something = Een vuistregel: beter iets doen dan niets.
reason-thumb-location = Een vuistregel: ga waar je kunt gebruiken wat je hebt.
reason-thumb-card = Een vuistregel: eerst een maskerpaar compleet maken, dan spiegels, andere maskers, goederen en helpers.
reason-thumb-pair = Een vuistregel: maak maskerparen compleet.
reason-thumb-give = Een vuistregel: geef maskers het laatst weg.
reason-thumb-hand = Een vuistregel: liever parels dan goederen.
reason-thumb-mission = Een vuistregel: de opdracht met de meeste punten.
reason-thumb-ritual = Een vuistregel: het duurste ritueel telt het meest.
reason-thumb-sale = Een vuistregel: verkoop zo hoog op het prijsspoor als je kunt.
reason-thumb-priests = Een vuistregel: zoveel priesters als je kunt betalen, maar geen in de laatste ronde.
reason-thumb-mana = Een vuistregel: een derde van je mana.
reason-thumb-gift = Een vuistregel: eerst de tatoeage, dan het goed, dan de parels.
reason-thumb-rival = Een vuistregel: tegen de koploper.

## Wat ervoor gezegd wordt: feiten, en waar de bot op rekent. $card, $rank en $what zijn namen, $space is een opdracht zoals 2.5.

ground-forest = Je kiest daar als eerste, twee keer: het beste voor jou is { $card }.
ground-marae = { $tattoos ->
    [0] Je mag daar twee keer rituelen trekken.
    [one] Je mag daar 1 goed offeren en twee keer rituelen trekken.
   *[other] Je mag daar { $tattoos } goederen offeren en twee keer rituelen trekken.
}
ground-marae-rank = Met wat je daar kunt offeren word je { $rank }.
ground-reef = Als Kahuna krijg je daar { $pearls } parels extra.
ground-path = Een gratis priester voor jou daar, en minstens { $mana } mana.
ground-neighbourhood = Je kunt daar opdracht { $space } vóór alle anderen vervullen.
ground-hire = Het beste voor jou daar: { $what } inhuren.
ground-sell = Het beste voor jou daar: { $what } verkopen.
ground-rank = Daarmee word je { $rank }.
ground-mission = Daarmee heb je alles wat opdracht { $space } vraagt.
ground-die = { $times ->
    [one] Voor deze helper wordt nog ongeveer één keer gegooid.
   *[other] Voor deze helper wordt nog ongeveer { $times } keer gegooid.
}
ground-mana = { $times ->
    [one] Elke priester brengt nog ongeveer één keer mana.
   *[other] Elke priester brengt nog ongeveer { $times } keer mana.
}
ground-rivals = { $rivals ->
    [one] Nog iemand anders kan die nu vervullen.
   *[other] Nog { $rivals } anderen kunnen die nu vervullen.
}
ground-shaman = Je sjamaan kan het uitvoeren.
ground-bag = De zak betaalt het naar verwachting in ongeveer { $percent }% van de gevallen.
ground-laid-first = Wat eerst komt, wordt eerder betaald.
ground-offer = Daarmee word je naar verwachting eerste in ongeveer { $percent }% van de gevallen.
ground-offer-none = Je houdt je mana voor opdrachten en veilingen.
ground-offer-rituals = Daarmee word je naar verwachting eerste in ongeveer { $percent }% van de gevallen. De zak betaalt dan al je rituelen in ongeveer { $paid }%.
ground-bid = Dat wint naar verwachting in ongeveer { $percent }% van de gevallen.
