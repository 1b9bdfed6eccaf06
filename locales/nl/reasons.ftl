## Waarom een bot een zet goed vindt of niet

reason-none = Er pleit niets voor en niets tegen.
reason-choice = De bot zou dit spelen.
reason-thumb = Een vuistregel.
reason-pair = Het maakt een paar maskers compleet: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-wait = Beter dan de rest: laat het hierbij.
reason-location = Wat je daar op de anderen wint: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-card = De kaart is voor jou ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
reason-rank = Het brengt je dichter bij een hogere rang: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-ritual = Het ritueel is voor jou ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
reason-bag = De zak zal het wel kunnen betalen: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-priests = Meer priesters, meer mana: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-mission = De opdracht, min wat ze kost: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-trade = Wat de ruil je oplevert: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-assistant = De assistent levert je ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op.
reason-mask = Het masker is voor jou ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
reason-offer = De beloning en je rituelen, min de mana: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-bid = De fiche, min de mana: ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
reason-gift = De beloning is voor jou ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
reason-rival = Het treft wie voorop ligt.
reason-pay = Van alles wat je kunt geven, zul je dit het minst missen.
reason-learned = Het netwerk speelt dit in { $percent } % van zulke stellingen.
reason-worlds = Geprobeerd in { $worlds ->
    [one] 1 denkbeeldige wereld
   *[other] { $worlds } denkbeeldige werelden
}: winst in ongeveer { $percent } %.
reason-not-tried = Niet veelbelovend genoeg om te proberen.
