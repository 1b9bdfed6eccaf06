analysis-title = Analisi di una partita
analysis-won = Vittoria per { $who }.
analysis-unfinished = La partita non è finita.
analysis-chances = Probabilità di vittoria
analysis-start = Preparazione
analysis-end = Fine
analysis-now = Finora
analysis-decisions = Le decisioni più costose
analysis-decisions-text = Come le vede il bot { $bot }, con ciò che allora si poteva sapere.
analysis-flawless = Il bot { $bot } avrebbe sempre deciso allo stesso modo.
analysis-number = N.
analysis-round = Round
analysis-player = Giocatore
analysis-played = Giocato
analysis-better = Meglio
analysis-cost = Costo
analysis-reason = Perché
analysis-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
analysis-percent = { $percent }%

hint-title = Che cosa pensa il bot { $bot }:
