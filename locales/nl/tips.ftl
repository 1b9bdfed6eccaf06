# Tips: een woord over iets dat een speler voor het eerst tegenkomt.

ui-tip = Tip
ui-tip-heard = Tip: { $text }
ui-tip-got-it = Begrepen
ui-tip-no-more = Geen tips meer
ui-tips = Tips
ui-tips-on = Leg uit wat nieuw voor me is
ui-tips-again = Toon alle tips opnieuw
ui-tip-location = Iedereen doet mee op de locatie die je kiest. Jij bent er Kahuna: je bent als eerste aan de beurt en krijgt iets extra’s. Elke tegel zegt wat je er nu zou krijgen.
ui-tip-die = De dobbelsteen vraagt om helpers van één soort. Heb je er minstens zoveel als hij toont, dan krijg je iets. Gebruikte tellen ook mee.
ui-tip-match = Je hebt genoeg helpers voor deze worp: de dobbelsteen geeft je iets. Met nog een helper erbij lukt dat vaker.
ui-tip-forbidden = Je rang opent de verboden stapel. Die rituelen kosten meer mana en doen meer; sommige zijn punten waard.
ui-tip-used = Deze helper is gebruikt: het eenmalige effect is op. Bij de dobbelsteen telt hij nog steeds mee.
ui-tip-mirror = Een los masker is niets waard. Koppel je spiegel eraan: samen zijn ze voorgoed een paar.
ui-tip-prepare = Wat in de zak gaat is geheim. De zak betaalt de goedkoopste rituelen eerst; die zijn dus zekerder. Ook algemene rituelen worden betaald, maar ze hebben geen clip nodig.
ui-tip-offer = De zak is van iedereen: alle offers gaan erin en betalen ieders rituelen. Wie het meest offert, is voortaan de eerste en kiest als eerste een beloning.
ui-tip-lost = De zak kon niet betalen. Dat ritueel en alle duurdere zijn verloren. De mana die over is, blijft in de zak voor de volgende ceremonie.
ui-tip-auction = Een veiling: iedereen biedt in het geheim mana, het hoogste bod krijgt het fiche. Elk bod wordt betaald, ook een verliezend bod.
ui-tip-payable = Je hebt wat een opdracht vraagt. Vervul hem als Kahuna bij de Buren, of in handeling 6 van de ceremonie, voordat een ander het doet.
ui-tip-last = De laatste actieronde. Vanaf nu tellen parels en mana alleen nog via opdrachten en biedingen.
