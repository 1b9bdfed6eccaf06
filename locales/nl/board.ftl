## Regions and headings

ui-board-locations = Locaties
ui-board-markets = Markten
ui-board-commodities-market = Goederenmarkt
ui-board-assistant-market = Helpersmarkt
ui-board-forest-supply = Bosaanbod
ui-board-mask-market = Maskermarkt
ui-board-forest-and-masks = Bosaanbod en maskermarkt
ui-board-tracks = Sporen
ui-board-tattoos = Tatoeages
ui-board-priests = Priesters
ui-board-site = Ceremonieplein
ui-board-order = Ceremoniële volgorde
ui-board-too = To’o-opdrachten
ui-board-log = Verloop
ui-board-chat = Chat
ui-board-players = Andere spelers
ui-board-my-screen = Mijn scherm
ui-board-stage = In beeld
ui-board-tabs = Weergaven
ui-board-menu = Menu
ui-board-rounds = Ronden
ui-board-steps = Handelingen van de ceremonie
ui-board-tab-board = Bord
ui-board-tab-too = To’o
ui-board-tab-tracks = Sporen
ui-board-tab-players = Spelers
ui-board-tab-mine = Ik
ui-board-tab-log = Verloop

## Top bar

ui-board-home = Raiatea, startpagina
ui-board-undo = Ongedaan maken
ui-board-undo-ask = Terugname vragen
ui-board-undo-nothing = Niets om terug te nemen
ui-board-undo-count =
    { $count ->
        [one] Neem je laatste zet terug
       *[other] Neem je laatste { $count } zetten terug
    }
ui-board-takeback-anew = Wat toen bekend werd, wordt opnieuw bepaald.
ui-board-takeback-do = Terugnemen
ui-board-withdraw = Wijzig je antwoord
ui-board-takeback-ask = Vraag { $who } of je je laatste zet mag terugnemen
ui-board-rules = Regels
ui-board-settings = Instellingen
ui-board-language = Taal: { $language }
ui-board-light = Licht thema
ui-board-dark = Donker thema
ui-board-sound-on = Geluid staat aan
ui-board-sound-off = Geluid staat uit
ui-board-host = Tafel en plaatsen
ui-board-fairness = Eerlijk spel
ui-board-hand-over = Geef het apparaat door
ui-board-leave = Tafel verlaten
ui-board-setup = Voorbereiding
ui-board-choosing = Keuze van de locatie
ui-board-everyone = iedereen
ui-board-your-turn = jouw beurt
ui-board-decides = { $who } beslist
ui-board-waiting-for = Wachten op { $who }
ui-board-then = daarna { $who }
ui-board-kahuna-you = Jij bent de Kahuna
ui-board-kahuna-is = { $who } is de Kahuna
ui-board-over = Het spel is afgelopen
ui-board-over-note = Drie ceremonies gehouden

## Pieces

ui-board-open = { $what } – je mag dit kiezen
ui-board-you = jij
    .in = jou
ui-board-you-name = Jij
ui-board-free = vrij
ui-board-taken = gekozen ({ $who })
ui-board-no-die = geen worp
ui-board-promise = Je krijgt nu: { $what }.
ui-board-percent = { $percent }%
ui-board-odds = Kans van { $percent }% op { $what }.
ui-board-as-kahuna = Jij, als Kahuna
ui-board-others-get = De anderen krijgen
ui-board-after = Het bord daarna
ui-board-die = worp voor: { $what }
ui-board-rolled = Er is een { $face } gegooid.
ui-board-short-forest = Bos
ui-board-short-marae = Marae
ui-board-short-reef = Oester­bank
ui-board-short-path = Pad
ui-board-short-neighbourhood = Buren
ui-board-short-market = Markt
ui-board-short-uru = Uru
ui-board-short-taro = Taro
ui-board-short-mahi-mahi = Mahi
ui-board-short-tiare = Tiare
ui-board-short-collector = Verzame­laar
ui-board-short-merchant = Handelaar
ui-board-short-shaman = Sjamaan
ui-board-short-pearl-diver = Parel­visser
ui-board-at-or-below = bonus op of onder de marker
ui-board-chart-space = { $what }, veld { $space }
ui-board-marker-here = De marker staat hier.
ui-board-stall = { $what }: { $count } op de markt, prijsmarker op { $price }
ui-board-keep = houd { $number }
ui-board-hire-for = inhuren voor { $price }
ui-board-in-market = { $what }: { $count } op de markt
ui-board-pile = stapel { $count }
ui-board-no-forest = Hier liggen nu geen kaarten.
ui-board-mask-count =
    { $count ->
        [one] 1 masker
       *[other] { $count } maskers
    }
ui-board-masks = Maskers
ui-board-no-masks = Geen maskers
ui-board-pair = Compleet paar
ui-board-pair-joined = Compleet paar met een spiegel
ui-board-assistants = Helpers
ui-board-assistant = { $what }: { $ready } actief, { $used } gebruikt
ui-board-permanents = Permanente rituelen
ui-board-no-permanents = Geen permanente rituelen
ui-board-starting = Startspeler
ui-board-kahuna = Kahuna
ui-board-kahuna-of = Kahuna · { $place }
ui-board-tattoo-count = Tatoeages: { $count }
ui-board-priest-count = Priesters: { $count }
ui-board-place = Plaats { $place } in de ceremoniële volgorde
ui-board-nth =
    { $place ->
        [1] { $place }e
        [2] { $place }e
        [3] { $place }e
       *[other] { $place }e
    }
ui-board-last-space = het laatste veld is { $space }
ui-board-tattoos-label = Tatoeagespoor: { $players }
ui-board-priests-label = Priesterspoor: { $players }
ui-board-priests-note = het getal is je opbrengst:
ui-board-vp = { $vp } OP
ui-board-bag = De zak bevat { $mana } mana.
ui-board-normal = Normaal
ui-board-forbidden = Verboden
ui-board-pile-out = { $count } · { $out } weg
ui-board-condition = voorwaarde
ui-board-auction = veiling
ui-board-fulfilled = vervuld
ui-board-statue = Standbeeld { $statue }
ui-board-statue-closed = Standbeeld { $statue }, mag nog niet worden opgericht
ui-board-space-taken = Veld { $space }: vervuld
ui-board-space-down = Veld { $space }: gedekt
ui-board-token = { $what } voor { $vp } OP
ui-board-ritual-label = { $name }, kosten { $cost }, { $kind }, { $pile }: { $text }
ui-board-ritual = { $kind }, { $pile }, kosten { $cost }.
ui-board-needs = vereist { $cost }
ui-board-in-front = Voor mijn zichtscherm · iedereen ziet dit
ui-board-only-i = Alleen ik zie dit
ui-board-key-ready = actief
ui-board-key-used = gebruikt
ui-board-pearls = { $count ->
    [one] Parel
   *[other] Parels
}
ui-board-mana = Mana
ui-board-commodities = Goederen
ui-board-hand = Rituelen in de hand
ui-board-in-bag = In de zak
ui-board-tokens = Vervuld
ui-board-behind = Zichtscherm dicht
ui-board-open-mine = Open mijn scherm: parels { $pearls }, mana { $mana }, goederen { $commodities }, rituelen { $rituals }, OP { $vp }
ui-board-away = afwezig
ui-board-absent = offline
ui-board-next = als volgende
ui-board-is-ready = klaar
ui-board-is-thinking = denkt na
ui-board-is-deciding = beslist
ui-board-is-choosing = kiest
ui-board-time-left = Resterende tijd
ui-board-watcher = Toeschouwer

## Explanations

ui-board-about-bag = Offerzak
    .text = Mana die wordt geofferd of geboden, gaat erin; de rituelen van een ceremonie worden eruit betaald.
ui-board-about-kahuna = Kahuna
    .text = Heeft deze locatie gekozen, is als eerste aan de beurt en krijgt de Kahunabonus.
ui-board-about-mana = Mana
    .text = Voor offers, biedingen, opdrachten en het kopen van rituelen. Die van jou is geheim.
ui-board-about-order = Ceremoniële volgorde
    .text = Wordt bepaald door de mana-offers in een ceremonie. Bepaalt wie het eerst een beloning kiest, wie het eerst opricht en wie wint bij een gelijke stand.
ui-board-about-pearls = Parels
    .text = Voor priesters, helpers en opdrachten. Die van jou zijn geheim.
ui-board-about-priests = Priesters
    .text = Elke priester levert mana op. Je sjamanen kunnen rituelen uitvoeren die niet meer kosten dan je aantal priesters.
ui-board-about-screen = Achter het zichtscherm
    .text = Parels, mana, goederen, rituelen en fiches zijn geheim.
ui-board-about-start = Startspeler
    .text = Kiest de eerste locatie van een actieronde; daarna gaat de startspelerfiguur naar links.
ui-board-about-tattoos = Tatoeages
    .text = Elke tatoeage is één veld vooruit op het tatoeagespoor, naar hogere rangen.
ui-board-about-face-down = Gedekt
    .text = Dit standbeeld wordt na een ceremonie opengedraaid.
ui-board-about-fulfilled = Vervuld
    .text = Deze opdracht is al vervuld; iemand heeft het fiche achter het zichtscherm.
ui-board-about-condition = Voorwaarde
    .text = Je moet hebben wat het fiche toont; je betaalt niets.
ui-board-about-auction = Veiling
    .text = Gaat naar het hoogste bod in mana zodra er in de rij niets anders over is.
ui-board-about-vp = Overwinningspunten
    .text = Wat elke opdracht van dit standbeeld waard is. Wie er aan het eind de meeste heeft, wint.
ui-board-about-commodity = Op de markt: { $count }. De prijsmarker staat op { $price }. Hij gaat omhoog als er een van de markt wordt genomen en omlaag als er een bijkomt.
ui-board-about-collector = Telt mee bij de worp in het Bos. Activeer er een vlak voordat je in het Bos een kaart kiest: draai één extra kaart open en neem ook een goed.
ui-board-about-merchant = Telt mee bij de worp op de Markt. Activeer er een tijdens je beurt daar: zet een prijsmarker naar keuze helemaal bovenaan.
ui-board-about-shaman = Telt mee bij de worp bij de Marae. Activeer er een in je eigen beurt: voer een ritueel uit je hand uit dat niet meer kost dan je aantal priesters.
ui-board-about-pearl-diver = Telt mee bij de worp bij de Oesterbank. Activeer er een als je een opdracht vervult: vervul meteen een tweede.
ui-board-treasure-pearls =
    { $amount ->
        [one] Neem je het uit het bos, dan krijg je 1 parel.
       *[other] Neem je het uit het bos, dan krijg je { $amount } parels.
    }
ui-board-treasure-mana = Neem je het uit het bos, dan krijg je { $amount } mana.
ui-board-treasure-tattoos =
    { $amount ->
        [one] Neem je het uit het bos, dan krijg je 1 tatoeage.
       *[other] Neem je het uit het bos, dan krijg je { $amount } tatoeages.
    }
ui-board-forest-pile = Trekstapel van het bos
ui-board-about-forest =
    { $count ->
        [one] Er is nog 1 kaart over in de trekstapel van het bos.
       *[other] Er zijn nog { $count } kaarten over in de trekstapel van het bos.
    }
ui-board-about-pile = { $count } in de stapel, { $out } afgelegd.
ui-board-about-gift = Een ceremoniële beloning. De eerste in de nieuwe volgorde kiest er een, dan de tweede; met 4 of 5 spelers krijgt de derde de laatste.
ui-board-about-action = Elke speler kiest een locatie; iedereen doet mee aan elke locatie.
ui-board-about-ceremony = Zes handelingen: dans, rituelen, voorbereiding, bezwering, zegen, To’o.
ui-board-about-player = { $rank } met { $tattoos ->
    [one] 1 tatoeage
   *[other] { $tattoos } tatoeages
} en { $priests ->
    [one] 1 priester
   *[other] { $priests } priesters
}; plaats { $place } in de ceremoniële volgorde.

## The prompt

ui-board-your-decision = Jouw beslissing
ui-board-waiting = Wachten
ui-board-you-watch = Je kijkt mee met dit spel.
ui-board-you-answered = Je antwoord is binnen. Je kunt het wijzigen tot de laatste speler klaar is.
ui-board-nothing = Je hoeft niets te beslissen.
ui-board-act-after = Je bent aan de beurt na { $who }.
ui-board-row-mine = { $count ->
    [0] Je { $ritual } is hierna aan de beurt.
    [one] Je { $ritual } komt na nog 1 ritueel.
   *[other] Je { $ritual } komt na nog { $count } rituelen.
}
ui-board-back = Terug
ui-board-escape = Esc
ui-board-nothing-here = Hier valt niets te doen
ui-board-turn-ends = Je beurt is voorbij.
ui-board-answer-waits = Je antwoord is binnen. De anderen zien het zo meteen.
ui-board-pass-building = Pas tot het einde van de oprichting
ui-board-choose-more = { $count ->
    [one] Kies er nog 1
   *[other] Kies er nog { $count }
}
ui-board-less-short = Minder
ui-board-more-short = Meer
ui-board-skip-prompt = Naar de beslissing
ui-board-skip-board = Naar het speelbord
ui-board-stage-back = Terug naar de ceremonie
ui-board-score-back = Terug naar de score
ui-board-show-board = Toon het bord
ui-board-board = Bord
ui-board-thanks = Bedankt voor het spelen.
ui-board-thanks-note = De partij kan zet voor zet worden nagespeeld.
ui-board-closed-note = De gespeelde partij kun je nog bekijken.
ui-board-watch = De partij terugkijken
ui-board-takeback = { $who } vraagt om de laatste zet te mogen terugnemen.
ui-board-takeback-needs = Nog niet ingestemd: { $who }
ui-board-takeback-stop = Verzoek intrekken
ui-board-agree = Instemmen
ui-board-refuse = Weigeren
ui-board-count-sales = Verkocht { $done } van { $total }
ui-board-count-hires = Ingehuurd { $done } van { $total }
ui-board-count-merchant = Handelaar { $done } van { $total }
ui-board-count-sacrifices = Geofferd { $done } van { $total }
ui-board-count-draws = Getrokken { $done } van { $total }
ui-board-group-sell = Verkoop { $what }
ui-board-colour-red = Rode maskers
ui-board-colour-blue = Blauwe maskers
ui-board-colour-green = Groene maskers
ui-board-colour-yellow = Gele maskers
ui-board-colour-mirror = Spiegels

## The stage

ui-board-step-1 = Dans van de priesters
ui-board-step-2 = Koop ritueelkaarten
ui-board-step-3 = Voorbereiding van de rituelen
ui-board-step-4 = Godenbezwering
ui-board-step-5 = De goddelijke zegen
ui-board-step-6 = Oprichting van de To’o
ui-board-step-short-1 = Dans
ui-board-step-short-2 = Rituelen
ui-board-step-short-3 = Voorbereiding
ui-board-step-short-4 = Bezwering
ui-board-step-short-5 = Zegen
ui-board-step-short-6 = To’o
ui-board-secret = Geheim tot iedereen klaar is
ui-board-all-choose = De spelers kiezen in het geheim.
ui-board-answered = Je antwoord is binnen.
ui-board-change = Mijn antwoord wijzigen
ui-board-present-order = Huidige volgorde
ui-board-ties = bij gelijke offers geldt deze volgorde
ui-board-new-order = Nieuwe volgorde
ui-board-offering = Godenbezwering: jouw offer
ui-board-less = Eén minder
ui-board-more = Eén meer
ui-board-you-keep = Je houdt { $left } van { $have } mana
ui-board-none = Niets
ui-board-half = Helft · { $amount }
ui-board-all = Alles · { $amount }
ui-board-your-offer = Je offert { $amount } mana.
ui-board-your-bid = Je biedt { $amount } mana.
ui-board-gifts = Beloningen
ui-board-gifts-title = Ceremoniële beloningen
ui-board-gifts-note =
    { $players ->
        [3] 1e kiest, dan 2e
       *[other] 1e kiest, dan 2e; 3e krijgt de laatste
    }
ui-board-offer-note = Alle geofferde mana gaat in de zak. Daar zit nu { $bag } mana in.
ui-board-offer-mine =
    { $count ->
        [one] Jouw ritueel erin kost { $cost }.
       *[other] Jouw { $count } rituelen erin kosten samen { $cost }.
    }
ui-board-dance-note = Iedereen leidt tegelijk priesters op en krijgt mana, zonder Kahunabonus.
ui-board-buy-note = Je trekt er { $number } en houdt er 1. De mana gaat in de zak. Dit kan één keer per ceremonie.
ui-board-bag-empty = Nog niets in de zak
ui-board-clips = clips { $used } van { $clips }
ui-board-cost = kosten { $cost }
ui-board-bag-closed =
    { $count ->
        [0] Je hebt geen ritueel in de zak gedaan.
        [one] Je hebt 1 ritueel in de zak gedaan, dat { $cost } kost.
       *[other] Je hebt { $count } rituelen in de zak gedaan, die samen { $cost } kosten.
    }
ui-board-take-out = Alles er weer uit halen
ui-board-no-hand = Geen rituelen in de hand
ui-board-drawn = Getrokken rituelen
ui-board-keeping = Rituelen houden
ui-board-kept =
    { $count ->
        [one] Je houdt 1 ritueel.
       *[other] Je houdt { $count } rituelen.
    }
ui-board-turned-up = Opengedraaid uit het bos
ui-board-auction-title = Manaveiling
ui-board-lot = Een fiche van { $vp } OP. Wie het hoogst biedt, krijgt het; het telt als fiche van de soort mana.
ui-board-bid-note = Alle biedingen gaan in de zak, ook de verliezende. Bij gelijke biedingen: de eerste in de ceremoniële volgorde.
ui-board-offers-title = De offers
ui-board-bids-title = De biedingen
ui-board-bids = Biedingen
ui-board-first = { $who } is als eerste aan de beurt.
    .you = Je bent als eerste aan de beurt.
ui-board-won = { $who } won het fiche van { $vp } OP.
    .you = Je won het fiche van { $vp } OP.
ui-board-row = Rij rituelen
ui-board-prices = Prijzen
ui-board-bag-after = Mana in de zak na elk ritueel
ui-board-all-players = iedereen
ui-board-fate-done = gedaan
ui-board-fate-now = nu
ui-board-fate-next = hierna
ui-board-fate-waits = wacht
ui-board-fate-short = gaat verloren
ui-board-fate-discarded = geen effect
ui-board-fate-silenced = zwijgt
ui-board-fate-missing = { $mana } te weinig
ui-board-fate-fails = kost { $cost } · { $mana } te weinig
ui-board-fate-needs = kost { $mana }
ui-board-to-pay = Nog te betalen: { $sum } mana.
ui-board-too-short = Voor { $what } is nog { $mana } mana nodig, anders wordt het afgelegd.
ui-board-wins = { $who } wint met { $total } punten
ui-board-score-label = { $who }: rang { $rank }, rituelen { $rituals }, opdrachten { $missions }, maskerparen { $masks }, totaal { $total }
ui-board-source-rank = Rang
ui-board-source-rituals = Rituelen
ui-board-source-missions = Opdrachten
ui-board-source-masks = Maskerparen

## Events, chat, replay

ui-board-log-all = Alle { $count }
ui-board-log-less = Minder
ui-board-goto = Toon dit moment
ui-board-log-keys = Met pijl links en rechts krijg je uitleg bij de namen in een regel; Enter toont het moment.
ui-board-chat-new = { $count } nieuw
ui-board-chat-say = Zeg iets
ui-board-chat-send = Versturen
ui-board-replay = Terugkijken
ui-board-replay-start = Naar het begin
ui-board-replay-last = Naar de laatste stap
ui-board-replay-moment = Moment van het spel
ui-board-replay-at = { $version } van { $latest }
ui-board-replay-seat = Gezien door
ui-board-replay-now = Terug naar nu
ui-board-replay-end = Naar het einde

# The coach of a lesson.

ui-lesson-coach = Coach
ui-lesson-next = Verder
ui-lesson-skip = Sla over
ui-lesson-leave = De les verlaten
ui-lesson-leave-short = Stoppen
ui-lesson-leave-ask = Zonder coach verder spelen, of later terugkomen? Je plaats blijft bewaard.
ui-lesson-leave-alone = Verder zonder coach
ui-lesson-leave-later = Later terugkomen
ui-lesson-stay = Hier blijven
ui-lesson-of = { $number } van { $count }
ui-lesson-yours = Aan jou
# $what is what is to be done now, as it stands on its button.
ui-lesson-later = Later. Nu: { $what }.
ui-lesson-later-read = Later. Druk eerst op Verder.
ui-lesson-listen = De coach legt iets uit: druk op Verder.
ui-lesson-done = Les voltooid
ui-lesson-own = Een eigen tafel spelen
ui-lesson-at = Les, moment { $number } van { $count }, ga verder

## Plans: what I would answer if I were asked

ui-plan-open = Vooraf antwoorden
ui-plan-note = Je antwoord wordt dan voor je gegeven, zo snel als je het zelf zou doen. Niemand kan merken dat je het had gepland.
ui-plan-none = Niet gepland
ui-plan-nothing = Er valt nu niets te plannen.
ui-plan-standing = Gepland: { $what }
ui-plan-withdraw = Intrekken
ui-plan-count = { $count ->
    [one] 1 antwoord gepland
   *[other] { $count } antwoorden gepland
}
ui-plan-PathTurn = Op het Pad van de goden, deze ronde
    .falls = Je krijgt de vraag toch als je aantal parels veranderd is of als je er zelf heen gaat.
ui-plan-Dance = Bij de dans van de priesters
    .falls = Je krijgt de vraag toch als je aantal parels veranderd is.
ui-plan-BuyRituals = Als er rituelen worden gekocht
    .falls = Je krijgt de vraag toch als je mana tekortkomt.
ui-plan-Offer = Als iedereen mana offert
    .falls = Je krijgt de vraag toch als je hoeveelheid mana veranderd is.
ui-plan-ChooseGift = Als je een beloning kiest
    .falls = De beste eerst. Je krijgt de eerste die er nog is; is er geen, dan krijg je de vraag.
ui-plan-Bid = Bij elke veiling van deze ceremonie
    .falls = Je krijgt de vraag weer zodra iemand meer biedt dan jij, tenzij je niets biedt.
ui-plan-Build = Bij de oprichting van de To’o
    .falls = Je krijgt de vraag toch als je er sindsdien iets bij hebt gekregen.
