ui-review = Terugblik
ui-review-the-game = Terugblik op het spel
ui-review-making = Het spel wordt doorgenomen…
ui-review-back = Naar de tafel

## Kansen

ui-review-chances = Winstkansen
ui-review-line = Moment van het spel
ui-review-chance = { $who } { $percent }%
ui-review-at = { $round }, beslissing { $number } van { $all }
ui-review-whole = { $percent }%
ui-review-set-up = Voorbereiding
ui-review-end = Einde
ui-review-as-table = Als tabel
ui-review-round = Ronde

## Keerpunten

ui-review-turning = Keerpunten
ui-review-whose = Van wie
ui-review-all = Alle
ui-review-mine = Van mij
ui-review-flawless = De bot { $bot } had niets anders beslist.
ui-review-points = { $points ->
    [one] punt
   *[other] punten
}
ui-review-of-chance = kans
ui-review-judged = Beoordeeld door de bot { $bot }, met wat elke speler kon weten.
ui-review-deeper = Een diepere analyse is bezig: { $percent }%
ui-review-deeper-waits = Een diepere analyse staat in de wachtrij.
ui-review-deeper-show = Toon de diepere analyse

## Een moment

ui-review-moment = { $round } · { $question }
ui-review-decision = beslissing { $number } van { $all }
ui-review-played = Zet van { $who }
ui-review-you-played = Jouw zet
ui-review-better = Beter
ui-review-told = Tegen { $who }: “{ $reason }”
ui-review-was = Gespeeld
ui-review-turning-point = Keerpunt
ui-review-previous = Vorig keerpunt
ui-review-next = Volgend keerpunt
ui-review-if = Stel dat…
ui-review-as-it-was = Zoals het ging
ui-review-hands = Alle handen open
ui-review-no-rituals = geen rituelen
ui-review-watch = Kijk vanaf hier
ui-review-then = En dan?
ui-review-retry = Probeer het vanaf hier opnieuw
ui-review-retry-note = Tegen bots naar keuze. Kaarten die je niet kon kennen, worden opnieuw getrokken.
ui-review-retry-text = Het spel gaat verder vanaf { $round }, waar de vraag gesteld werd. Jij zit op die plaats, bots van dit niveau spelen de anderen, en kaarten die je niet kon kennen, worden opnieuw getrokken.
ui-review-origin = Opnieuw begonnen vanaf { $round } van een ander spel. Wat men niet kon weten, is opnieuw getrokken.
ui-review-from = vanaf { $round }
ui-review-then-nothing = Niets dat meteen te zien was.

## Geluk en kunde

ui-review-luck = Geluk en kunde
ui-review-luck-of = Geluk en kunde: { $who }
ui-review-dice = Worpen
ui-review-draws = Kaarten
ui-review-decisions = Beslissingen
ui-review-percent = { $percent }% kans
ui-review-cost-points = { $cost } punten in { $count }
ui-review-cost-chance = { $cost }% kans in { $count }
ui-review-over-average = De worpen gaven { $what } ten opzichte van het gemiddelde.
ui-review-goods-pearls =
    { $count ->
        [one] { $amount } parel
       *[other] { $amount } parels
    }
ui-review-goods-mana = { $amount } mana
ui-review-goods-tattoos =
    { $count ->
        [one] { $amount } tatoeage
       *[other] { $amount } tatoeages
    }
ui-review-goods-priests =
    { $count ->
        [one] { $amount } priester
       *[other] { $amount } priesters
    }
ui-review-luck-text = In de lijst telt geluk niet mee: alleen beslissingen worden beoordeeld, met wat men kon weten.

## Delen

ui-review-share-picture = Deel een plaatje
ui-review-link = Link naar deze terugblik
ui-review-link-all = Wie hem opent, ziet het hele spel, met alle geheimen open.
ui-review-link-own = Alleen spelers aan deze tafel kunnen hem openen.
