## Perché una mossa piace o no a un bot

reason-none = Niente a favore, niente contro.
reason-choice = Il bot giocherebbe questo.
reason-pair = Completa una coppia di Maschere: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-too-soon = Troppo presto: per l’Arcobaleno Riflesso può ancora arrivare una Maschera migliore.
reason-wait = Nient’altro vale di più: meglio fermarsi qui.
reason-something-better = C’è di meglio da fare.
reason-location = Il tuo vantaggio sugli altri in quel Luogo: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-card = La carta vale per te circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-tattoo = Il Tatuaggio vale per te circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-sacrifice = Il Tatuaggio, tolta la Merce: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-ritual = Il Rituale vale per te circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-draw = Nuovi Rituali valgono per te circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-buy = Nuovi Rituali, tolto il Mana: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-shaman = Celebrarlo adesso anziché un altro più tardi: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-bag = Nel Sacchetto anziché nella tua mano: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-priests = I Sacerdoti, tolte le Perle: circa { $points ->
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
reason-commodity = La Merce vale per te circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-assistant = L’Assistente ti porterà circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-hire = L’Assistente, tolte le Perle: circa { $points ->
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
reason-rival = Colpisce un giocatore con { $points ->
    [one] { $points } punto visibile
   *[other] { $points } punti visibili
}.
reason-pay = Ciò che cedi vale per te circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-learned = La rete gioca questo nel { $percent }% delle posizioni simili.
reason-worlds = Provato in { $worlds ->
    [one] 1 partita simulata
   *[other] { $worlds } partite simulate
}: una vittoria in circa il { $percent }% dei casi.
reason-not-tried = Troppo poco promettente per essere provato.
reason-thumb-something = Una regola pratica: meglio fare qualcosa che niente.
reason-thumb-location = Una regola pratica: vai dove puoi usare ciò che hai.
reason-thumb-card = Una regola pratica: prima completa una coppia, poi Arcobaleni Riflessi, altre Maschere, Merci e Assistenti.
reason-thumb-pair = Una regola pratica: completa le coppie di Maschere.
reason-thumb-give = Una regola pratica: cedi le Maschere per ultime.
reason-thumb-hand = Una regola pratica: meglio Perle che Merci.
reason-thumb-mission = Una regola pratica: la Missione con più punti.
reason-thumb-ritual = Una regola pratica: il Rituale più caro conta di più.
reason-thumb-sale = Una regola pratica: vendi più in alto che puoi sul Tracciato Prezzi.
reason-thumb-priests = Una regola pratica: tutti i Sacerdoti che puoi pagare, ma nessuno nell’ultimo round.
reason-thumb-mana = Una regola pratica: un terzo del tuo Mana.
reason-thumb-gift = Una regola pratica: prima il Tatuaggio, poi la Merce, poi le Perle.
reason-thumb-rival = Una regola pratica: contro chi è in testa.

## Ciò che si dice prima: fatti, e ciò su cui conta il bot. $card, $rank e $what sono nomi, $space è una Missione come 2.5.

ground-forest = Lì scegli per primo, due volte: il meglio per te è { $card }.
ground-marae = { $tattoos ->
    [0] Lì puoi pescare Rituali due volte.
    [one] Lì puoi sacrificare 1 Merce e pescare Rituali due volte.
   *[other] Lì puoi sacrificare { $tattoos } Merci e pescare Rituali due volte.
}
ground-marae-rank = Con ciò che puoi sacrificare lì diventi { $rank }.
ground-reef = Come Kahuna lì ottieni { $pearls } Perle in più.
ground-path = Lì ricevi un Sacerdote gratis e almeno { $mana } Mana.
ground-neighbourhood = Lì puoi completare la Missione { $space } prima di tutti gli altri.
ground-hire = Il meglio per te in quel Luogo: assumere { $what }.
ground-sell = Il meglio per te in quel Luogo: vendere { $what }.
ground-rank = Diventi { $rank }.
ground-mission = Così hai tutto ciò che chiede la Missione { $space }.
ground-die = { $times ->
    [one] Il suo dado sarà tirato ancora circa una volta.
   *[other] Il suo dado sarà tirato ancora circa { $times } volte.
}
ground-mana = { $times ->
    [one] Ogni Sacerdote porterà Mana ancora circa una volta.
   *[other] Ogni Sacerdote porterà Mana ancora circa { $times } volte.
}
ground-rivals = { $rivals ->
    [one] Anche un altro giocatore potrebbe completarla ora.
   *[other] Anche altri { $rivals } giocatori potrebbero completarla ora.
}
ground-shaman = Il tuo Sciamano può celebrarlo.
ground-bag = Il Sacchetto dovrebbe pagarlo in circa il { $percent }% dei casi.
ground-laid-first = Ciò che viene prima ha più probabilità di essere pagato.
ground-offer = Così dovresti essere primo in circa il { $percent }% dei casi.
ground-offer-none = Tieni il tuo Mana per le Missioni e le aste.
ground-offer-rituals = Così dovresti essere primo in circa il { $percent }% dei casi. Il Sacchetto dovrebbe poi pagare tutti i tuoi Rituali in circa il { $paid }%.
ground-bid = Così dovresti vincere in circa il { $percent }% dei casi.
