analysis-title = Analyse d’une partie
analysis-won = Victoire pour { $who }.
analysis-unfinished = La partie n’est pas finie.
analysis-chances = Chances de gagner
analysis-start = Mise en place
analysis-end = Fin
analysis-now = À ce stade
analysis-decisions = Les décisions les plus coûteuses
analysis-decisions-text = Selon le robot { $bot }, avec ce qu’on pouvait savoir à ce moment-là.
analysis-flawless = Le robot { $bot } n’aurait rien décidé autrement.
analysis-number = N°
analysis-round = Phase
analysis-player = Joueur
analysis-played = Joué
analysis-better = Mieux
analysis-cost = Coût
analysis-reason = Pourquoi
analysis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-percent = { $percent } %

hint-title = Ce que pense le robot { $bot } :
