## Everywhere

ui-to-front = Startpagina
ui-menu = Menu
ui-rules = Regels
ui-how = Zo speel je
ui-cards = Kaarten
ui-book = Om te lezen
ui-figure = Afbeelding
ui-settings = Instellingen
ui-language = Taal
ui-theme = Weergave
ui-theme-light = Licht
ui-theme-dark = Donker
ui-theme-to-light = Naar lichte weergave
ui-theme-to-dark = Naar donkere weergave
ui-skip = Naar de inhoud
ui-close = Sluiten
ui-cancel = Annuleren
ui-dismiss = Deze melding sluiten
ui-loading = Het spel wordt klaargezet…
ui-copy = Kopiëren
ui-copy-what = Kopieer: { $what }
ui-copied = Gekopieerd.
ui-share = Delen
ui-share-what = Deel: { $what }
ui-try-again = Opnieuw proberen
ui-unreachable = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
ui-unexpected = Er ging iets onverwachts mis. Probeer het opnieuw.

## Front page

ui-tagline = Rituelen, maskers en mana op het heilige eiland. Voor 3 tot 5 spelers.
ui-play-now = Nu spelen
ui-play-now-text =
    { $bots ->
        [one] Jij en { $bots } bot
       *[other] Jij en { $bots } bots
    }
ui-starting = Het spel wordt klaargezet…
ui-new-table = Nieuwe tafel
ui-open-record = Partij openen
ui-forget = Uit de lijst verwijderen
ui-forget-table = Uit de lijst verwijderen: { $names }

## New table

ui-players = Spelers
ui-players-text = Van { $least } tot { $most }. De startspeler wordt geloot.
ui-seat = Plaats { $number }
ui-player = Speler { $number }
ui-who-plays = Wie speelt
ui-kind-here = Dit scherm
ui-kind-link = Gast
ui-kind-bot = Bot
ui-name = Naam
ui-name-missing = Vul een naam in.
ui-name-twice = Deze naam is al in gebruik.
ui-names-first = Elke plaats heeft een eigen naam nodig.
ui-level = Niveau
ui-strangers = Met andere kaarten leren spelen: { $bots }. In plaats daarvan kan { $instead } meespelen.
ui-colour = Kleur
ui-colour-1 = Koraal, driehoek
ui-colour-2 = Lagune, cirkel
ui-colour-3 = Varen, vierkant
ui-colour-4 = Zon, ruit
ui-colour-5 = Pruim, zeshoek
ui-variants = Varianten
ui-manner = Spelopties
ui-switch-tracked = Tonen wat je kunt bijhouden
ui-switch-tracked-text = Parels, mana en andere geheimen die iedereen kan afleiden uit wat er is gebeurd. In het gedrukte spel blijven ze verborgen. Bots houden ze altijd bij.
ui-counting = Aan deze tafel ziet iedereen wat je kunt bijhouden van wat er achter de zichtschermen ligt.
ui-switch-chat = Chat
ui-switch-chat-text = Spelers aan deze tafel kunnen elkaar schrijven.
ui-hints = Hints
ui-hints-off = Uit
ui-hints-alone = Als alle anderen bots zijn
ui-hints-shown = Toegestaan en zichtbaar
ui-hints-text = Een bot kan je zijn beste zetten noemen. Zichtbaar betekent dat iedereen ziet hoeveel hints je hebt gebruikt. Nooit aan een tafel met een klok.
ui-clock = Klok
ui-clock-text = Iedereen heeft een vaste bedenktijd voor het hele spel.
ui-clock-minutes = Minuten per persoon
ui-away = Bots mogen invallen
ui-away-text = Is iemand lang weg, dan mag iedereen aan tafel een bot laten invallen.
ui-away-minutes = Minuten afwezig
ui-open-table = Tafel openen

## Invitations

ui-invite = Vrienden uitnodigen
ui-link-of = Link voor { $name }
ui-spectator-link = Link voor toeschouwers
ui-spectator-link-text = Toont wat iedereen mag zien. Handig voor een tablet midden op tafel.

## At the table

ui-your-turn = Jouw beurt
ui-your-turn-question = Jouw beurt. { $question }
ui-connection-lost = Geen verbinding. We proberen het opnieuw; je zetten blijven bewaard.
ui-bot-plays-for-you = Een bot speelt voor je.
ui-play-myself = Zelf spelen
ui-trouble = Deze tafel kan niet worden geopend
ui-trouble-link = Vraag de host om een nieuwe link.

## The curtain between people at one screen

ui-pass-to = Geef het apparaat door aan { $name }
ui-curtain-text = Alles achter de zichtschermen is verborgen. Kijk nu alleen als je zelf aan de beurt bent.
ui-i-am = Ik ben { $name }: toon mijn scherm
ui-others-here = Anderen aan dit scherm

## People at the table

ui-people = Tafel en plaatsen
ui-standing-present = Online
ui-standing-absent = Offline
ui-standing-away = Al lang weg
ui-standing-bot = Bot · { $bot }
ui-standing-stand-in = Bot valt in · { $bot }
ui-new-link = De link vervangen
ui-link-replaced = De oude link van { $name } werkt niet meer. Deel de nieuwe.
ui-claimed-anew = De plaats van { $name } is ingenomen via een nieuwe link.
ui-own-link = Je eigen link, voor een ander apparaat
ui-give-to-bot = Een bot laten spelen
ui-give-back = Geef { $name } de plaats terug
ui-moment-link = Link naar dit moment
ui-moment-link-own = Alleen spelers aan deze tafel kunnen hem openen; ieder ziet wat hij of zij toen kon zien.
ui-moment-link-all = Wie hem opent, ziet dit moment, met alle geheimen open.
ui-rematch = Opnieuw spelen
ui-rematch-ready = Er staat een nieuw spel met dezelfde mensen klaar.
ui-rematch-join = Aanschuiven
ui-export = De partij opslaan
ui-close-table = De tafel sluiten
ui-close-sure = Echt voor iedereen sluiten
ui-closed = De tafel is gesloten.

## Fairness

ui-fairness = Eerlijk spel
ui-fairness-text = Al het toeval in dit spel komt uit één geheim getal. Deze vingerafdruk ervan lag vast voordat de eerste kaart werd gedeeld, dus niemand kan het later veranderen.
ui-fairness-commitment = Vingerafdruk
ui-fairness-salt = Salt
ui-fairness-seed = Geheim getal
ui-fairness-sealed = Het geheime getal wordt onthuld als het spel voorbij is.
ui-fairness-answers = Verzegelde antwoorden
ui-fairness-answers-text = Elk geheim antwoord laat een vingerafdruk achter zodra het is gegeven; met de opgeslagen partij kun je ze allemaal controleren.
ui-fairness-verify = Sla de partij op en controleer dan worpen, trekkingen en biedingen met:

## Turn signals

ui-passing = Passen
ui-passing-on = Pas voor mij als ik niets kan doen
ui-sound = Geluid
ui-sound-on = Laat de tafel horen: dobbelstenen, parels, trommels en mijn beurt
ui-my-turn = Als ik aan de beurt ben
ui-notifications = Een melding tonen
ui-notifications-text = Ook als er een ander venster voor staat. Je browser vraagt om toestemming.

## Records

ui-record-text = In een bestand zit een hele partij. Open er een en bekijk de partij zet voor zet, vanaf elke plaats.
ui-record-choose = Kies een bestand
ui-record-drop = of sleep het hierheen
ui-record-reading = De partij wordt gelezen…
ui-record-bad = Dit bestand is geen partij die hier kan worden getoond.

## Rules

ui-rules-search = Zoek in de regels
ui-rules-contents = Inhoud
ui-rules-found =
    { $count ->
        [0] Niets gevonden
        [one] { $count } regel
       *[other] { $count } regels
    }

## Advice of a bot. $count is a number, $bot the name of a bot

ui-hint-ask = Hint
ui-hint-title = Goede zetten
ui-hint-longer = Langer nadenken
ui-hint-thinking = Even nadenken…
ui-hint-none = Nu geen hint.
ui-hint-as = Zoals de bot { $bot } het ziet, met wat jij kunt zien.
ui-hint-used = { $count ->
    [one] { $count } hint gebruikt
   *[other] { $count } hints gebruikt
}

## Cards

ui-cards-search = Zoek in de kaarten
# $count: how many cards were found
ui-cards-found = { $count ->
    [0] Niets gevonden
    [one] { $count } kaart
   *[other] { $count } kaarten
}
ui-cards-normal = Normale rituelen
ui-cards-forbidden = Verboden rituelen
ui-cards-tane = Rituelen van de Tāne-variant
ui-cards-missions = Opdrachten
ui-cards-masks = Maskers
ui-cards-forest = Boskaarten

## Voor een spel, en de eigen tafels

ui-new-table-text = Vrienden uitnodigen
ui-new-table-here = Vrienden aan dit scherm, bots
ui-anywhere = Hier spelen, zonder netwerk
ui-to-server = Met anderen spelen op deze server
ui-open-record-text = Terugkijken of analyseren
ui-continue = Verder spelen
ui-continue-text = { $count ->
    [one] Jij bent aan de beurt aan { $count } tafel
   *[other] Jij bent aan de beurt aan { $count } tafels
}
ui-my-tables = Mijn tafels
ui-my-tables-kept = Bewaard in deze browser.
ui-group-turn = Jouw beurt
ui-group-waiting = Wachten
ui-group-lobby = Nog niet begonnen
ui-group-finished = Afgelopen
ui-row-play = Spelen
ui-row-watch = Kijken
ui-row-lobby = Lobby
ui-row-review = Terugblik
ui-row-look = Bekijken
ui-table-joined = { $came } van { $count } spelers aanwezig
ui-table-waits = Wachten op { $names }
ui-you = jij
ui-host = host
ui-take-tables = Mijn tafels meenemen naar een ander apparaat
ui-take-tables-text = Open deze link op het andere apparaat, of richt de camera daarvan hierop. Dan staan je tafels daar ook.
ui-take-tables-qr = QR-code die mijn tafels meeneemt naar een ander apparaat
ui-take-tables-once = Hij werkt één keer, binnen tien minuten. Geef hem aan niemand anders: hij opent jouw plaatsen.
ui-tables-came = { $count ->
    [one] { $count } tafel is meegekomen.
   *[other] { $count } tafels zijn meegekomen.
}
ui-enter-code = Code invoeren
ui-enter-code-text = De code van de tafel, tien letters en cijfers
ui-kind-link-text = Komt via de link van de tafel en kiest zelf een naam en een kleur.
ui-to-lobby = Naar de lobby
ui-make-public = Spelers zoeken
ui-make-public-text = Iedereen op deze server ziet deze tafel en mag aanschuiven.
ui-lobby = Voor het spel
ui-sit-down = Aanschuiven
ui-sit-down-text = { $host } nodigt je uit voor een spel Raiatea met { $count } spelers.
ui-own-name = Jouw naam aan tafel
ui-or = of
ui-own-colour = Jouw kleur en vorm
ui-i-am-ready = Ik ben klaar
ui-ready = Klaar
ui-not-ready = Nog niet
ui-leave-seat = Van tafel gaan
ui-while-you-wait = Terwijl je wacht
ui-first-time = Eerste keer?
ui-first-time-text = Leer het spel in 12 minuten terwijl je wacht, in een eigen tabblad.
ui-learn = Leren
ui-learn-continue = Verder bij moment { $number } van { $count }
ui-tell-me = Laat het me weten als ik aan de beurt ben
ui-tell-me-text = Zolang de pagina open is. Je browser vraagt één keer om toestemming.
ui-tell-me-more = Andere manieren
ui-seats = Plaatsen
ui-seats-taken = { $taken } van { $count } bezet
ui-seat-free = Vrije plaats
ui-seat-waits = wacht op iemand
ui-seat-joined = kiest een naam
ui-seat-ready = klaar
ui-free-seat = Maak de plaats van { $name } vrij
ui-fix-seat = Maak een link alleen voor plaats { $number }
ui-bot-on-seat = Zet een bot op plaats { $number }
ui-fixed-seat = Link voor deze plaats
ui-fixed-seat-text = Alleen deze link leidt nu naar deze plaats.
ui-invite-text = Wie de link opent, krijgt de volgende vrije plaats, op elk apparaat.
ui-invite-qr = QR-code van de link van de tafel
ui-invite-type = of typ dit op { $host }
ui-table-link = Link van de tafel
ui-invite-opened = Geopend door { $came } van { $count }
ui-waiting-for = { $count ->
    [0] Iedereen is klaar.
    [one] { $count } plaats is nog niet klaar.
   *[other] { $count } plaatsen zijn nog niet klaar.
}
ui-start-text = Het spel kan beginnen als iedereen klaar is; bots mogen op vrije plaatsen.
ui-fill-with-bots = Vul aan met bots
ui-start = Begin het spel
ui-start-waits = { $count ->
    [one] Begin: { $count } nog niet klaar
   *[other] Begin: { $count } nog niet klaar
}
ui-reach-nobody = Alleen deze computer kan deze links openen.
ui-reach-nobody-text = Het adres is { $host }: op elk apparaat betekent dat het apparaat zelf.
ui-reach-house = Zelfde huis
ui-reach-house-text = Je server antwoordt ook in dit netwerk.
ui-reach-use = Gebruik { $host }
ui-reach-start = Anderen in je netwerk kunnen ze openen als je de server zo opnieuw start, met de opties die je eerder opgaf erbij:
ui-reach-anywhere = Overal
ui-reach-anywhere-text = Draai Raiatea op een server, of via een tunnel die je een https-adres geeft.
ui-reach-network = Werkt in hetzelfde netwerk.
ui-public = Tafels die spelers zoeken
ui-public-any = Alle
ui-public-speed = Tempo
ui-public-clock = Met klok
ui-public-slow = Zonder klok
ui-public-minutes = { $minutes } minuten elk
ui-public-none = Er wacht nu geen tafel. Open er zelf een, dan vinden anderen die.
ui-public-free = { $count ->
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
