# Wat er van een spel getoond wordt terwijl het gespeeld wordt: scènes, titelkaarten, de dobbelsteen, het overzicht.

ui-director-shown = Wat er gebeurt
ui-director-skip = Overslaan
ui-director-my-turn = Naar mijn beurt
ui-director-speed = Snelheid: { $speed }. Wijzigen
ui-speed = Snelheid van wat anderen doen
ui-speed-slow = Langzaam
ui-speed-normal = Normaal
ui-speed-fast = Snel
ui-speed-instant = Meteen
ui-director-action = Elke speler kiest één locatie.
ui-director-ceremony = Rituelen worden uitgevoerd, opdrachten vervuld.
ui-director-step-1 = Leid priesters op en krijg mana.
ui-director-step-2 = Trek rituelen voor 3 mana.
ui-director-step-3 = Leg in het geheim rituelen in de zak.
ui-director-step-4 = Offer mana voor de eerste plaats.
ui-director-step-5 = De zak betaalt de rituelen, het goedkoopste eerst.
ui-director-step-6 = Vervul opdrachten, om de beurt.
ui-director-rolls = { $who } gooit de dobbelsteen
    .you = Jij gooit de dobbelsteen
ui-director-rolls-for = { $who } gooit voor { $what }
    .you = Jij gooit voor { $what }
ui-director-short = { $count } te weinig
ui-director-waiting = Er gebeurden { $count } dingen. L geeft de lijst.
