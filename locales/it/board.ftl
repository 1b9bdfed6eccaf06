## Regions and headings

ui-board-locations = Luoghi
ui-board-markets = Mercati
ui-board-commodities-market = Mercato delle Merci
ui-board-assistant-market = Mercato degli Assistenti
ui-board-forest-supply = Riserva della Foresta
ui-board-mask-market = Mercato delle Maschere
ui-board-forest-and-masks = Riserva della Foresta e Mercato delle Maschere
ui-board-tracks = Tracciati
ui-board-tattoos = Tatuaggi
ui-board-priests = Sacerdoti
ui-board-site = Sito Cerimoniale
ui-board-order = Ordine Cerimoniale
ui-board-too = Missioni To’o
ui-board-log = Eventi
ui-board-chat = Chat
ui-board-players = Altri giocatori
ui-board-my-screen = Il mio schermo
ui-board-stage = Azione in corso
ui-board-tabs = Viste
ui-board-menu = Menu
ui-board-rounds = Round
ui-board-steps = Punti della cerimonia
ui-board-tab-board = Tabellone
ui-board-tab-too = To’o
ui-board-tab-tracks = Tracciati
ui-board-tab-players = Giocatori
ui-board-tab-mine = Io
ui-board-tab-log = Eventi

## Top bar

ui-board-home = Raiatea, pagina iniziale
ui-board-undo = Annulla
ui-board-undo-ask = Chiedi di annullare
ui-board-undo-nothing = Nulla da ritirare
ui-board-undo-count =
    { $count ->
        [one] Ritira la tua ultima mossa
       *[other] Ritira le tue ultime { $count } mosse
    }
ui-board-takeback-anew = Ciò che è stato rivelato si pesca di nuovo.
ui-board-takeback-do = Torna indietro
ui-board-withdraw = Cambia la tua risposta
ui-board-takeback-ask = Chiedi a { $who } di lasciarti ritirare la tua ultima mossa
ui-board-rules = Regole
ui-board-settings = Impostazioni
ui-board-language = Lingua: { $language }
ui-board-light = Tema chiaro
ui-board-dark = Tema scuro
ui-board-sound-on = Il suono è attivo
ui-board-sound-off = Il suono è disattivato
ui-board-host = Tavolo e posti
ui-board-fairness = Gioco leale
ui-board-hand-over = Passa il dispositivo
ui-board-leave = Lascia il tavolo
ui-board-setup = Preparazione
ui-board-choosing = Scelta del Luogo
ui-board-everyone = tutti
ui-board-your-turn = tocca a te
ui-board-decides = { $who } decide
ui-board-waiting-for = In attesa di { $who }
ui-board-then = poi { $who }
ui-board-kahuna-you = Il Kahuna sei tu
ui-board-kahuna-is = { $who } è il Kahuna
ui-board-over = La partita è finita
ui-board-over-note = Tre cerimonie celebrate

## Pieces

ui-board-open = { $what } – si può scegliere
ui-board-you = tu
    .in = te
ui-board-you-name = Tu
ui-board-free = libero
ui-board-taken = scelto ({ $who })
ui-board-no-die = senza dado
ui-board-promise = Ora otterresti: { $what }.
ui-board-percent = { $percent }%
ui-board-odds = { $percent }% di probabilità con il dado: { $what }.
ui-board-as-kahuna = Tu, da Kahuna
ui-board-others-get = Gli altri ottengono
ui-board-after = Il tabellone dopo
ui-board-die = dado per: { $what }
ui-board-rolled = Risultato del dado: { $face }.
ui-board-short-forest = Foresta
ui-board-short-marae = Marae
ui-board-short-reef = Scogliera
ui-board-short-path = Cammino
ui-board-short-neighbourhood = Confine
ui-board-short-market = Mercato
ui-board-short-uru = Uru
ui-board-short-taro = Taro
ui-board-short-mahi-mahi = Mahi
ui-board-short-tiare = Tiare
ui-board-short-collector = Racco­glitore
ui-board-short-merchant = Mercante
ui-board-short-shaman = Sciamano
ui-board-short-pearl-diver = Cercatore
ui-board-at-or-below = bonus dell’Indicatore o più in basso
ui-board-chart-space = { $what }, spazio { $space }
ui-board-marker-here = L’indicatore è qui.
ui-board-stall = { $what }: { $count } al mercato, Indicatore Prezzo su { $price }
ui-board-keep = tieni { $number }
ui-board-hire-for = assumi per { $price }
ui-board-in-market = { $what }: { $count } al mercato
ui-board-pile = mazzo { $count }
ui-board-no-forest = Qui ora non ci sono carte.
ui-board-mask-count =
    { $count ->
        [one] 1 Maschera
       *[other] { $count } Maschere
    }
ui-board-masks = Maschere
ui-board-no-masks = Nessuna Maschera
ui-board-pair = Coppia completa
ui-board-pair-joined = Coppia completa con un Arcobaleno Riflesso
ui-board-assistants = Assistenti
ui-board-assistant = { $what }: attivi { $ready }, usati { $used }
ui-board-permanents = Rituali Permanenti
ui-board-no-permanents = Nessun Rituale Permanente
ui-board-starting = Primo giocatore
ui-board-kahuna = Kahuna
ui-board-kahuna-of = Kahuna · { $place }
ui-board-tattoo-count = Tatuaggi: { $count }
ui-board-priest-count = Sacerdoti: { $count }
ui-board-place = Posto { $place } nell’Ordine Cerimoniale
ui-board-nth =
    { $place ->
        [1] { $place }º
        [2] { $place }º
        [3] { $place }º
       *[other] { $place }º
    }
ui-board-last-space = l’ultimo spazio è { $space }
ui-board-tattoos-label = Tracciato Tatuaggi: { $players }
ui-board-priests-label = Tracciato Sacerdote: { $players }
ui-board-priests-note = il numero è ciò che ottieni:
ui-board-vp = { $vp } PV
ui-board-bag = Il Sacchetto contiene { $mana } Mana.
ui-board-normal = Normale
ui-board-forbidden = Proibito
ui-board-pile-out =
    { $count } · { $out ->
        [one] { $out } scarto
       *[other] { $out } scarti
    }
ui-board-condition = condizione
ui-board-auction = asta
ui-board-fulfilled = completata
ui-board-statue = Statua { $statue }
ui-board-statue-closed = Statua { $statue }, non ancora costruibile
ui-board-space-taken = Spazio { $space }: completato
ui-board-space-down = Spazio { $space }: coperto
ui-board-token = { $what } per { $vp } PV
ui-board-ritual-label = { $name }, costo { $cost }, { $kind }, { $pile }: { $text }
ui-board-ritual = { $kind }, { $pile }, costo { $cost }.
ui-board-needs =
    { $cost ->
        [one] serve { $cost }
       *[other] servono { $cost }
    }
ui-board-in-front = Davanti al mio schermo · lo vedono tutti
ui-board-only-i = Lo vedo solo io
ui-board-key-ready = attivo
ui-board-key-used = usato
ui-board-pearls = { $count ->
    [one] Perla
   *[other] Perle
}
ui-board-mana = Mana
ui-board-commodities = Merci
ui-board-hand = Rituali in mano
ui-board-in-bag = Nel Sacchetto
ui-board-tokens = Completate
ui-board-behind = Schermo chiuso
ui-board-open-mine = Apri il mio schermo: Perle { $pearls }, Mana { $mana }, Merci { $commodities }, Rituali { $rituals }, PV { $vp }
ui-board-away = assente
ui-board-absent = offline
ui-board-next = a seguire
ui-board-is-ready = fatto
ui-board-is-thinking = sta pensando
ui-board-is-deciding = decide
ui-board-is-choosing = sceglie
ui-board-time-left = Tempo rimasto
ui-board-watcher = Spettatore

## Explanations

ui-board-about-bag = Sacchetto del Sacrificio
    .text = Vi finisce il Mana offerto o puntato; da qui si pagano i Rituali di una cerimonia.
ui-board-about-kahuna = Kahuna
    .text = Ha scelto questo Luogo, gioca per primo e riceve il Bonus del Kahuna.
ui-board-about-mana = Mana
    .text = Per offerte, puntate, Missioni e per comprare Rituali. Il tuo è segreto.
ui-board-about-order = Ordine Cerimoniale
    .text = Lo stabiliscono le offerte di Mana di una cerimonia. Decide chi sceglie per primo i doni, chi costruisce per primo e chi vince in caso di pareggio.
ui-board-about-pearls = Perle
    .text = Per Sacerdoti, Assistenti e Missioni. Le tue sono segrete.
ui-board-about-priests = Sacerdoti
    .text = Ogni Sacerdote dà Mana. I tuoi Sciamani possono celebrare Rituali che non costano più del numero dei tuoi Sacerdoti.
ui-board-about-screen = Dietro lo schermo
    .text = Perle, Mana, Merci, Rituali e tessere sono segreti.
ui-board-about-start = Primo giocatore
    .text = Sceglie il primo Luogo di un round Azione; poi il segnalino passa a sinistra.
ui-board-about-tattoos = Tatuaggi
    .text = Ognuno è uno spazio in avanti sul Tracciato Tatuaggi, verso Ranghi più alti.
ui-board-about-face-down = Coperta
    .text = Questa statua si scopre dopo una cerimonia.
ui-board-about-fulfilled = Completata
    .text = Questa Missione è già completata; un giocatore ne ha la tessera dietro lo schermo.
ui-board-about-condition = Condizione
    .text = Devi avere ciò che la tessera mostra; non si paga nulla.
ui-board-about-auction = Asta
    .text = Va alla puntata di Mana più alta appena nella sua riga non resta altro.
ui-board-about-vp = Punti vittoria
    .text = Quanto vale ogni Missione di questa statua. Vince chi ne ha di più alla fine.
ui-board-about-commodity = Al mercato: { $count }. L’Indicatore Prezzo è su { $price }. Sale quando se ne prende una dal mercato e scende quando ne arriva una.
ui-board-about-collector = Conta per il lancio del dado nella Foresta. Attivane uno subito prima di scegliervi una carta: scopri una carta in più e prendi anche una Merce.
ui-board-about-merchant = Conta per il lancio del dado al Mercato. Attivane uno nel tuo turno al Mercato: sposta un Indicatore Prezzo a scelta in cima.
ui-board-about-shaman = Conta per il lancio del dado al Marae. Attivane uno nel tuo turno: celebra un Rituale della tua mano che non costi più del numero dei tuoi Sacerdoti.
ui-board-about-pearl-diver = Conta per il lancio del dado alla Scogliera. Attivane uno quando completi una Missione: completane subito una seconda.
ui-board-treasure-pearls =
    { $amount ->
        [one] Presa dalla Foresta dà 1 Perla.
       *[other] Presa dalla Foresta dà { $amount } Perle.
    }
ui-board-treasure-mana = Presa dalla Foresta dà { $amount } Mana.
ui-board-treasure-tattoos =
    { $amount ->
        [one] Presa dalla Foresta dà 1 Tatuaggio.
       *[other] Presa dalla Foresta dà { $amount } Tatuaggi.
    }
ui-board-forest-pile = Mazzo di pesca della Foresta
ui-board-about-forest =
    { $count ->
        [one] Nel mazzo di pesca della Foresta resta 1 carta.
       *[other] Nel mazzo di pesca della Foresta restano { $count } carte.
    }
ui-board-about-pile = Nel mazzo: { $count }; tra gli scarti: { $out }.
ui-board-about-gift = Un dono cerimoniale. Il primo nel nuovo ordine ne sceglie uno, poi il secondo; con 4 o 5 giocatori il terzo riceve l’ultimo.
ui-board-about-action = Ogni giocatore sceglie un Luogo; tutti partecipano a ciascuno.
ui-board-about-ceremony = Sei punti: danza, Rituali, preparazione, invocazione, benedizione, To’o.
ui-board-about-player = { $rank }; Tatuaggi: { $tattoos }, Sacerdoti: { $priests }; posto { $place } nell’Ordine Cerimoniale.

## The prompt

ui-board-your-decision = La tua decisione
ui-board-waiting = In attesa
ui-board-you-watch = Stai guardando questa partita.
ui-board-you-answered = Hai dato la tua risposta. Puoi cambiarla finché l’ultimo giocatore non ha risposto.
ui-board-nothing = Non hai nulla da decidere.
ui-board-act-after = Tocca a te dopo { $who }.
ui-board-row-mine = { $count ->
    [0] Poi viene il tuo Rituale { $ritual }.
    [one] Il tuo Rituale { $ritual } viene dopo un altro.
   *[other] Il tuo Rituale { $ritual } viene dopo altri { $count }.
}
ui-board-back = Indietro
ui-board-escape = Esc
ui-board-nothing-here = Qui non c’è nulla da fare
ui-board-turn-ends = Il tuo turno finisce.
ui-board-answer-waits = Hai dato la tua risposta. Gli altri la vedranno tra un momento.
ui-board-pass-building = Passa fino alla fine della costruzione
ui-board-choose-more = { $count ->
    [one] Scegline ancora 1
   *[other] Scegline ancora { $count }
}
ui-board-less-short = Meno
ui-board-more-short = Più
ui-board-skip-prompt = Vai alla decisione
ui-board-skip-board = Vai al tabellone
ui-board-stage-back = Torna alla cerimonia
ui-board-score-back = Torna al punteggio
ui-board-show-board = Mostra il tabellone
ui-board-board = Tabellone
ui-board-thanks = Grazie per aver giocato.
ui-board-thanks-note = La partita si può rivedere mossa per mossa.
ui-board-closed-note = La partita giocata si può ancora rivedere.
ui-board-watch = Rivedi mossa per mossa
ui-board-takeback = { $who } chiede di ritirare l’ultima mossa.
ui-board-takeback-needs = Manca il consenso di: { $who }
ui-board-takeback-stop = Ritira la richiesta
ui-board-agree = Accetta
ui-board-refuse = Rifiuta
ui-board-count-sales = Vendite { $done } di { $total }
ui-board-count-hires = Assunzioni { $done } di { $total }
ui-board-count-merchant = Mercante { $done } di { $total }
ui-board-count-sacrifices = Sacrifici { $done } di { $total }
ui-board-count-draws = Pescate { $done } di { $total }
ui-board-group-sell = Vendi { $what }
ui-board-colour-red = Maschere rosse
ui-board-colour-blue = Maschere blu
ui-board-colour-green = Maschere verdi
ui-board-colour-yellow = Maschere gialle
ui-board-colour-mirror = Arcobaleni Riflessi

## The stage

ui-board-step-1 = La danza dei sacerdoti
ui-board-step-2 = Comprare carte Rituale
ui-board-step-3 = Preparazione dei Rituali
ui-board-step-4 = Invocazione degli dei
ui-board-step-5 = La benedizione divina
ui-board-step-6 = Costruzione dei To’o
ui-board-step-short-1 = Danza
ui-board-step-short-2 = Rituali
ui-board-step-short-3 = Preparazione
ui-board-step-short-4 = Invocazione
ui-board-step-short-5 = Benedizione
ui-board-step-short-6 = To’o
ui-board-secret = Segreto finché non hanno risposto tutti
ui-board-all-choose = I giocatori scelgono in segreto.
ui-board-answered = Hai dato la tua risposta.
ui-board-change = Cambia la mia risposta
ui-board-present-order = Ordine attuale
ui-board-ties = in caso di pareggio resta quest’ordine
ui-board-new-order = Nuovo ordine
ui-board-offering = Invocazione: la tua offerta
ui-board-less = Uno in meno
ui-board-more = Uno in più
ui-board-you-keep = Tieni { $left } Mana su { $have }
ui-board-none = Niente
ui-board-half = Metà · { $amount }
ui-board-all = Tutto · { $amount }
ui-board-your-offer = Offri { $amount } Mana.
ui-board-your-bid = Punti { $amount } Mana.
ui-board-gifts = Doni
ui-board-gifts-title = Doni cerimoniali
ui-board-gifts-note =
    { $players ->
        [3] il 1º sceglie, poi il 2º
       *[other] il 1º sceglie, poi il 2º; il 3º riceve l’ultimo
    }
ui-board-offer-note = Tutto il Mana offerto va nel Sacchetto. Ora ne contiene { $bag }.
ui-board-offer-mine =
    { $count ->
        [one] Il tuo Rituale al suo interno costa { $cost }.
       *[other] I tuoi { $count } Rituali al suo interno costano { $cost } in tutto.
    }
ui-board-dance-note = Tutti reclutano e ottengono Mana contemporaneamente, senza Bonus del Kahuna.
ui-board-buy-note = Ne peschi { $number } e ne tieni 1. Il Mana va nel Sacchetto. Un solo acquisto per cerimonia.
ui-board-bag-empty = Ancora niente nel Sacchetto
ui-board-clips = clip { $used } di { $clips }
ui-board-cost = costo { $cost }
ui-board-bag-closed =
    { $count ->
        [0] Non hai messo alcun Rituale.
        [one] Hai messo 1 Rituale, che costa { $cost }.
       *[other] Hai messo { $count } Rituali, che costano { $cost } in tutto.
    }
ui-board-take-out = Riprendi tutto
ui-board-no-hand = Nessun Rituale in mano
ui-board-drawn = Rituali pescati
ui-board-keeping = Scelta dei Rituali
ui-board-kept =
    { $count ->
        [one] Tieni 1 Rituale.
       *[other] Tieni { $count } Rituali.
    }
ui-board-turned-up = Scoperte dalla Foresta
ui-board-auction-title = Asta di Mana
ui-board-lot = Una tessera da { $vp } PV. La vince la puntata più alta; conta come Missione di Mana.
ui-board-bid-note = Tutte le puntate vanno nel Sacchetto, anche quelle perdenti. In caso di pareggio: chi viene prima nell’Ordine Cerimoniale.
ui-board-offers-title = Le offerte
ui-board-bids-title = Le puntate
ui-board-bids = Puntate
ui-board-first = { $who } va al primo posto.
    .you = Vai al primo posto.
ui-board-won = { $who } ha vinto la tessera da { $vp } PV.
    .you = Hai vinto la tessera da { $vp } PV.
ui-board-row = Fila dei Rituali
ui-board-prices = Prezzi
ui-board-bag-after = Mana nel Sacchetto dopo ogni Rituale
ui-board-all-players = tutti
ui-board-fate-done = celebrato
ui-board-fate-now = ora
ui-board-fate-next = dopo
ui-board-fate-waits = attende
ui-board-fate-short = andrebbe perso
ui-board-fate-discarded = senza effetto
ui-board-fate-silenced = messo a tacere
ui-board-fate-missing =
    { $mana ->
        [one] manca { $mana }
       *[other] mancano { $mana }
    }
ui-board-fate-fails =
    costa { $cost } · { $mana ->
        [one] manca { $mana }
       *[other] mancano { $mana }
    }
ui-board-fate-needs =
    { $mana ->
        [one] serve { $mana }
       *[other] servono { $mana }
    }
ui-board-to-pay = Ancora da pagare: { $sum } Mana.
ui-board-too-short =
    { $mana ->
        [one] A { $what } manca { $mana } Mana: sarebbe scartato.
       *[other] A { $what } mancano { $mana } Mana: sarebbe scartato.
    }
ui-board-wins = { $who } vince con { $total } punti
ui-board-score-label = { $who }: Rango { $rank }, Rituali { $rituals }, Missioni { $missions }, coppie di Maschere { $masks }, totale { $total }
ui-board-source-rank = Rango
ui-board-source-rituals = Rituali
ui-board-source-missions = Missioni
ui-board-source-masks = Coppie di Maschere

## Events, chat, replay

ui-board-log-all = Tutti ({ $count })
ui-board-log-less = Meno
ui-board-goto = Mostra questo momento
ui-board-log-keys = Frecce sinistra e destra: spiegazione dei nomi della riga; Invio: mostra quel momento.
ui-board-chat-new =
    { $count ->
        [one] { $count } nuovo
       *[other] { $count } nuovi
    }
ui-board-chat-say = Di’ qualcosa
ui-board-chat-send = Invia
ui-board-replay = Rivedi
ui-board-replay-start = All’inizio
ui-board-replay-last = All’ultimo passo
ui-board-replay-moment = Momento della partita
ui-board-replay-at = { $version } di { $latest }
ui-board-replay-seat = Vista di
ui-board-replay-now = Torna al presente
ui-board-replay-end = Alla fine

# The coach of a lesson.

ui-lesson-coach = Coach
ui-lesson-next = Avanti
ui-lesson-skip = Salta
ui-lesson-leave = Lascia la lezione
ui-lesson-leave-short = Esci
ui-lesson-leave-ask = Continuare senza il coach, o tornare più tardi? Ripartirai da qui.
ui-lesson-leave-alone = Continua senza il coach
ui-lesson-leave-later = Torna più tardi
ui-lesson-stay = Resta qui
ui-lesson-of = { $number } di { $count }
ui-lesson-yours = Tocca a te
# $what is what is to be done now, as it stands on its button.
ui-lesson-later = Più tardi. Ora: { $what }.
ui-lesson-later-read = Più tardi. Prima premi Avanti.
ui-lesson-listen = Il coach sta spiegando: premi Avanti.
ui-lesson-done = Lezione finita
ui-lesson-own = Gioca a un tavolo tuo
ui-lesson-at = Lezione, momento { $number } di { $count }, continua

## Plans: what I would answer if I were asked

ui-plan-open = Se mi viene chiesto…
ui-plan-note = La risposta viene data al posto tuo, con la stessa rapidità con cui la daresti tu. Nessuno può accorgersi che era già decisa.
ui-plan-none = Nulla di deciso
ui-plan-nothing = Ora non c’è nulla da decidere in anticipo.
ui-plan-standing = Già deciso: { $what }
ui-plan-withdraw = Ritira
ui-plan-count = { $count ->
    [one] 1 risposta già decisa
   *[other] { $count } risposte già decise
}
ui-plan-PathTurn = Sul Cammino degli Dei, in questo round
    .falls = La domanda ti arriva comunque se le tue Perle sono cambiate, o se ci vai tu.
ui-plan-Dance = Alla danza dei sacerdoti
    .falls = La domanda ti arriva comunque se le tue Perle sono cambiate.
ui-plan-BuyRituals = Quando si comprano Rituali
    .falls = La domanda ti arriva comunque se ti manca il Mana.
ui-plan-Offer = Quando tutti offrono Mana
    .falls = La domanda ti arriva comunque se il tuo Mana è cambiato.
ui-plan-ChooseGift = Quando scegli un dono
    .falls = Prima il preferito. Ricevi il primo che resta; se non ne resta nessuno, la domanda ti arriva.
ui-plan-Bid = In ogni asta di questa cerimonia
    .falls = La domanda torna appena qualcuno punta più di te, a meno che tu non punti niente.
ui-plan-Build = Alla costruzione del To’o
    .falls = La domanda ti arriva comunque se da allora hai ottenuto qualcosa.
