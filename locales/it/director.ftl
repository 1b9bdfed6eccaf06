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
ui-director-ceremony = Si compiono Rituali e Missioni.
ui-director-step-1 = Recluta Sacerdoti e ottieni Mana.
ui-director-step-2 = Pesca Rituali per 3 Mana.
ui-director-step-3 = Metti Rituali nel Sacchetto, in segreto.
ui-director-step-4 = Offri Mana per il primo posto.
ui-director-step-5 = Il Sacchetto paga i Rituali, dal meno caro.
ui-director-step-6 = Compi Missioni, a turno.
ui-director-rolls = { $who } lancia il dado
    .you = Lanci il dado
ui-director-rolls-for = { $who } lancia il dado per { $what }
    .you = Lanci il dado per { $what }
ui-director-short = Ne mancano { $count }
ui-director-waiting = Sono successe { $count } cose. L le elenca.
