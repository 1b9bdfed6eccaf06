## Lists and names

terminal-list = { $first } e { $last }
terminal-me = Giocatore

## When

terminal-round = { $kind ->
    [ceremony] Cerimonia { $round }, { $number } di { $total }
   *[action] Round Azione { $round }, { $number } di { $total }
}
terminal-during = { $round }: { $what }
terminal-kahuna = { $location }, Kahuna { $who }
terminal-set-up = Preparazione
terminal-end = Fine del gioco

## The board: labels of lines and columns

terminal-player = Giocatore
terminal-rank = Rango
terminal-priests = Sacerdoti
    .short = Sac.
terminal-assistants = Assistenti
terminal-in-front = Davanti
terminal-locations = Luoghi
terminal-forest = Foresta
terminal-turned-up = Scoperte
terminal-commodities = Merci
terminal-masks = Maschere
terminal-bag = Sacchetto
terminal-row = Fila
terminal-statue = To’o { $statue }
terminal-mine = Tuoi
terminal-rituals = Rituali
terminal-in-bag = Nel Sacchetto
terminal-missions = Missioni
terminal-pearls = Perle
terminal-mana = Mana
terminal-total = Totale

## The board: what lies there

terminal-none = niente
terminal-joined = { $mask } & Arcobaleno Riflesso
terminal-stall = { $count } { $what }
terminal-price = a { $price }
terminal-order = ordine: { $players }
terminal-piles = mazzi: { $forest } Foresta, { $normal } Normali, { $forbidden } Proibiti
terminal-amount-pearls = { $amount ->
    [one] { $amount } Perla
   *[other] { $amount } Perle
}
terminal-amount-mana = { $amount } Mana
terminal-amount-tattoos = { $amount ->
    [one] { $amount } Tatuaggio
   *[other] { $amount } Tatuaggi
}
terminal-points = { $vp } PV
terminal-tokens = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
terminal-unknown = { $count ->
    [one] { $count } sconosciuta
   *[other] { $count } sconosciute
}

## Asking

terminal-asked = { $who }: { $question }
terminal-ritual = { $move } ({ $cost } Mana, { $kind }): { $text }
terminal-mask = { $move }: { $text }
terminal-number = un numero da { $first } a { $last }
terminal-amount = una quantità da { $first } a { $last }
terminal-type = Scrivi { $what }.
terminal-no-choice = «{ $text }» non è una scelta possibile qui. Scrivi { $what }, oppure ? per l’aiuto.
terminal-more-log = ancora { $count }: scrivi log
terminal-more-board = scrivi board per tutto il tabellone
terminal-nothing = Non è successo nulla dalla tua ultima decisione.

## Help: what can be typed; the words themselves are the same in all languages

terminal-help = Scrivi il numero di una scelta, o una quantità dove è richiesta, e premi Invio.
    .text = Va bene anche il testo breve di una mossa, per esempio: go market, sell taro 2, pass.
    .look-up = cerca una carta, una Maschera, una Merce, un Luogo o un Rango
    .rules = leggi una regola; la domanda cita quella che conta ora
    .hint = che cosa giocherebbe il bot Esperto, e perché; hint master chiede a un altro bot
    .board = tutto il tabellone
    .log = tutto ciò che è successo dalla tua ultima decisione
    .save = salva la partita; raiatea terminal --load FILE la riprende
    .quit = lascia la partita; ciò che non è salvato va perso
    .again = Invio da solo mostra di nuovo la domanda.

## Saving, leaving, passing the keyboard on

terminal-save-where = Di’ dove: save FILE.
terminal-saved = Salvata in { $file }.
terminal-exists = { $file } esiste già; scegli un altro file, oppure riprendilo con --load.
terminal-stops = La partita si ferma qui.
terminal-stops-saved = La partita si ferma qui. È salvata in { $file }.
terminal-stops-unsaved = La partita si ferma qui. Non è stata salvata.
terminal-pass-on = Passa la tastiera a { $who }
terminal-press-enter = { $who }, premi Invio quando nessun altro guarda.
terminal-won = Vittoria per { $who } con { $points } PV.

## Replays and what was checked

terminal-dealt = Maschere distribuite: { $masks }.
    .item = { $mask } ({ $who })
terminal-verified = { $file }: la preparazione e { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
} hanno avuto { $outcomes ->
    [one] { $outcomes } esito casuale
   *[other] { $outcomes } esiti casuali
}; tutto deriva dal seme { $seed }.
terminal-committed = { $file }: il seme e { $answers } risposte segrete corrispondono alle loro impronte.

## Rules

terminal-rules = Regole di Raiatea
    .more = Per leggere: rules R6, rules R6.7, rules E4, rules X, oppure una parola.
terminal-span = da { $first } a { $last }
terminal-no-rule = La regola «{ $query }» non esiste. Le regole vanno { $known }.

## Cards

terminal-name = Nome
terminal-kind = Tipo
terminal-id = Id
terminal-cost = Costo
terminal-pile = Mazzo
terminal-copies = Copie
terminal-value = Valore
terminal-wording = Testo
terminal-space = Prezzo { $space }
terminal-tane = Rituali Tāne
terminal-forest-cards = Carte Foresta
terminal-location = Luogo
terminal-chart = Tracciato Prezzi
terminal-heading = { $what } ({ $count })
terminal-no-card = Niente si chiama «{ $query }».
    .guess = Niente si chiama «{ $query }»; intendevi { $names }?

## Many games

terminal-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} con { $players } giocatori, seme { $seed }
terminal-length = Una partita ha avuto { $mean } decisioni (da { $least } a { $most }). { $speed } partite al secondo.
terminal-bot = Bot
terminal-seat = Posto
terminal-seats = Posti
terminal-wins = Vittorie
terminal-share = Quota
