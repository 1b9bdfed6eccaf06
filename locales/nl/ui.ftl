## Everywhere

ui-to-front = Startpagina
ui-menu = Menu
ui-rules = Regels
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
ui-your-tables = Jouw tafels
ui-running = Bezig
ui-finished = Afgelopen
ui-forget = Uit de lijst verwijderen
ui-forget-table = Uit de lijst verwijderen: { $names }

## New table

ui-players = Spelers
ui-players-text = Van { $least } tot { $most }. De startspeler wordt geloot.
ui-seat = Plaats { $number }
ui-player = Speler { $number }
ui-who-plays = Wie speelt
ui-kind-here = Dit scherm
ui-kind-link = Via een link
ui-kind-bot = Bot
ui-name = Naam
ui-name-missing = Vul een naam in.
ui-name-twice = Deze naam is al in gebruik.
ui-names-first = Elke plaats heeft een eigen naam nodig.
ui-level = Niveau
ui-strangers = {$bots} hebben met andere kaarten leren spelen; {$instead} kan in hun plaats meespelen.
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
ui-counting = Aan deze tafel ziet iedereen wat je kunt bijhouden van de goederen achter de zichtschermen.
ui-switch-chat = Chat
ui-switch-chat-text = Spelers aan deze tafel kunnen elkaar schrijven.
ui-clock = Klok
ui-clock-text = Iedereen heeft een vaste bedenktijd voor het hele spel.
ui-clock-minutes = Minuten per persoon
ui-away = Bots mogen invallen
ui-away-text = Is iemand lang weg, dan mag iedereen aan tafel een bot laten invallen.
ui-away-minutes = Minuten afwezig
ui-open-table = Tafel openen

## Invitations

ui-invite = Nodig de anderen uit
ui-seat-links = Voor iedereen een eigen link
ui-seat-links-text = Wie een link als eerste opent, gaat op die plaats zitten. Daarna opent de link niets meer, ook niet voor jou.
ui-link-of = Link voor { $name }
ui-spectator-link = Link voor toeschouwers
ui-spectator-link-text = Toont wat iedereen mag zien. Handig voor een tablet midden op tafel.
ui-links-again = Je vindt deze links terug in het menu van de tafel.
ui-to-table = Naar de tafel

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
ui-sound-on = Laat de tafel horen: dobbelstenen, parels, trommels, en mijn beurt
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
