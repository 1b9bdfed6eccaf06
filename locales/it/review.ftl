ui-review = Analisi
ui-review-the-game = Analizza la partita
ui-review-making = Analisi della partita in corso…
ui-review-back = Al tavolo

## Le probabilità

ui-review-chances = Probabilità di vittoria
ui-review-line = Momento della partita
ui-review-chance = { $who } { $percent }%
ui-review-at = { $round }, decisione { $number } di { $all }
ui-review-whole = { $percent }%
ui-review-set-up = Preparazione
ui-review-end = Fine
ui-review-as-table = Come tabella
ui-review-round = Round

## Le svolte

ui-review-turning = Svolte
ui-review-whose = Di chi
ui-review-all = Tutte
ui-review-mine = Le mie
ui-review-flawless = Il bot { $bot } avrebbe sempre deciso allo stesso modo.
ui-review-points = { $points ->
    [one] punto
   *[other] punti
}
ui-review-of-chance = probabilità
ui-review-judged = Giudizio del bot { $bot }, in base a ciò che ogni giocatore poteva sapere.
ui-review-deeper = Un’analisi più approfondita è in corso: { $percent }%
ui-review-deeper-waits = Un’analisi più approfondita è in coda.
ui-review-deeper-show = Mostra l’analisi più approfondita

## Un momento

ui-review-moment = { $round } · { $question }
ui-review-decision = decisione { $number } di { $all }
ui-review-played = Mossa di { $who }
ui-review-you-played = La tua mossa
ui-review-better = Meglio
ui-review-told = A { $who }: “{ $reason }”
ui-review-was = Giocata
ui-review-turning-point = Svolta
ui-review-previous = Svolta precedente
ui-review-next = Svolta successiva
ui-review-if = E se…
ui-review-as-it-was = Com’è andata
ui-review-hands = Tutte le mani scoperte
ui-review-no-rituals = nessun Rituale
ui-review-watch = Guarda da qui
ui-review-then = E poi?
ui-review-retry = Riprova da qui
ui-review-retry-note = Contro bot a tua scelta. Le carte che non potevi conoscere vengono pescate di nuovo.
ui-review-retry-text = La partita riprende da { $round }, dove è stata posta la domanda. Tu prendi quel posto, agli altri giocano bot di questo livello e le carte che non potevi conoscere vengono pescate di nuovo.
ui-review-origin = Ripresa di un’altra partita, da { $round }. Ciò che non si poteva sapere è stato pescato di nuovo.
ui-review-from = da { $round }
ui-review-then-nothing = Nulla che si potesse vedere subito.

## Fortuna e abilità

ui-review-luck = Fortuna e abilità
ui-review-luck-of = Fortuna e abilità: { $who }
ui-review-dice = Dadi
ui-review-draws = Carte
ui-review-decisions = Decisioni
ui-review-percent = { $percent }% di probabilità
ui-review-cost-points = { $cost } punti in { $count }
ui-review-cost-chance = { $cost }% di probabilità in { $count }
ui-review-over-average = I dadi hanno dato { $what } rispetto alla media.
ui-review-goods-pearls =
    { $count ->
        [one] { $amount } Perla
       *[other] { $amount } Perle
    }
ui-review-goods-mana = { $amount } Mana
ui-review-goods-tattoos =
    { $count ->
        [one] { $amount } Tatuaggio
       *[other] { $amount } Tatuaggi
    }
ui-review-goods-priests =
    { $count ->
        [one] { $amount } Sacerdote
       *[other] { $amount } Sacerdoti
    }
ui-review-luck-text = Nell’elenco la fortuna non costa nulla: si giudicano solo le decisioni, in base a ciò che si poteva sapere.

## Condividere

ui-review-share-picture = Condividi un’immagine
ui-review-link = Link a questa analisi
ui-review-link-all = Chi lo apre vede l’intera partita, con tutti i segreti svelati.
ui-review-link-own = Solo i giocatori di questo tavolo possono aprirlo.
