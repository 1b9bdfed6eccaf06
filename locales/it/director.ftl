# Che cosa si vede di una partita mentre la si gioca: scene, titoli, il dado, il riassunto.

ui-director-shown = Che cosa succede
ui-director-skip = Salta
ui-director-my-turn = Al mio turno
ui-director-speed = Velocità: { $speed }. Cambia
ui-speed = Velocità di ciò che fanno gli altri
ui-speed-slow = Lenta
ui-speed-normal = Normale
ui-speed-fast = Rapida
ui-speed-instant = Immediata
ui-director-action = Ognuno sceglie un Luogo.
ui-director-ceremony = Si celebrano Rituali e si completano Missioni.
ui-director-step-1 = Recluta Sacerdoti e ottieni Mana.
ui-director-step-2 = Pesca Rituali per 3 Mana.
ui-director-step-3 = Metti Rituali nel Sacchetto, in segreto.
ui-director-step-4 = Offri Mana per il primo posto.
ui-director-step-5 = Il Sacchetto paga i Rituali, dal meno caro.
ui-director-step-6 = Completa Missioni, a turno.
ui-director-rolls = { $who } lancia il dado
    .you = Lanci il dado
ui-director-rolls-for = { $who } lancia il dado per { $what }
    .you = Lanci il dado per { $what }
ui-director-short = { $count ->
    [one] Ne manca { $count }
   *[other] Ne mancano { $count }
}
ui-director-waiting = { $who }: { $count ->
    [one] { $count } evento
   *[other] { $count } eventi
}. Con L vedi l’elenco.
    .none = { $count ->
        [one] { $count } evento
       *[other] { $count } eventi
    }. Con L vedi l’elenco.
ui-log-filter = Quali eventi elencare
ui-log-all = Tutti
ui-log-mine = I miei
ui-log-points = Punti
ui-recap = Dal tuo ultimo turno
ui-recap-nothing = Da allora non è successo nulla.
ui-recap-watch = Guarda
ui-replay-play = Riproduci
ui-replay-pause = Pausa
ui-replay-rate = Velocità della riproduzione
ui-replay-back = Un turno indietro
ui-replay-on = Un turno avanti
ui-replay-times = Velocità × { $rate }
ui-replay-all = Tutti gli schermi aperti
ui-replay-round = { $round }: rivedi
ui-director-live = In diretta
ui-tab-unseen = Qualcosa è cambiato
