analysis-title = Analyse van een spel
analysis-won = { $who } heeft gewonnen.
analysis-unfinished = Het spel is nog niet afgelopen.
analysis-chances = Winstkansen
analysis-start = Voorbereiding
analysis-end = Einde
analysis-now = Nu
analysis-decisions = De duurste beslissingen
analysis-decisions-text = Zoals de bot { $bot } ze ziet, met wat de speler toen kon weten.
analysis-flawless = De bot { $bot } had niets anders beslist.
analysis-number = Nr.
analysis-round = Ronde
analysis-player = Speler
analysis-played = Gespeeld
analysis-better = Beter
analysis-cost = Kosten
analysis-reason = Waarom
analysis-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
analysis-percent = { $percent }%

hint-title = Wat de bot { $bot } denkt:
