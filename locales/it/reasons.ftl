## Perché una mossa piace o no a un bot

reason-none = Nulla parla a favore né contro.
reason-choice = Il bot giocherebbe questo.
reason-thumb = Una regola pratica.
reason-pair = Completa una coppia di Maschere: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-wait = Meglio di tutto il resto: fermarsi qui.
reason-location = Ciò che lì guadagni sugli altri: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-card = La carta vale per te circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-rank = Ti avvicina a un rango più alto: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-ritual = Il Rituale vale per te circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-bag = Il Sacchetto dovrebbe poterlo pagare: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-priests = Più Sacerdoti, più Mana: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-mission = La Missione, tolto ciò che costa: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-trade = Ciò che lo scambio ti rende: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-assistant = L'Assistente ti porterà circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-mask = La Maschera vale per te circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-offer = Il dono e i tuoi Rituali, tolto il Mana: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-bid = La tessera, tolto il Mana: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-gift = Il dono vale per te circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-rival = Colpisce chi è in testa.
reason-pay = Di tutto ciò che puoi dare, è quello che ti mancherà meno.
reason-learned = La rete gioca questo nel { $percent } % di posizioni simili.
reason-worlds = Provato in { $worlds ->
    [one] 1 mondo immaginato
   *[other] { $worlds } mondi immaginati
}: una vittoria in circa il { $percent } % dei casi.
reason-not-tried = Non abbastanza promettente da essere provato.
