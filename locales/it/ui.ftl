## Everywhere

ui-to-front = Pagina iniziale
ui-menu = Menu
ui-rules = Regole
ui-how = Come si gioca
ui-cards = Carte
ui-book = Da leggere
ui-figure = Figura
ui-settings = Impostazioni
ui-language = Lingua
ui-theme = Aspetto
ui-theme-light = Chiaro
ui-theme-dark = Scuro
ui-theme-to-light = Passa al chiaro
ui-theme-to-dark = Passa allo scuro
ui-skip = Vai al contenuto
ui-close = Chiudi
ui-cancel = Annulla
ui-dismiss = Chiudi questo avviso
ui-loading = Preparazione del tavolo…
ui-copy = Copia
ui-copy-what = Copia: { $what }
ui-copied = Copiato.
ui-share = Condividi
ui-share-what = Condividi: { $what }
ui-try-again = Riprova
ui-unreachable = Il server non è raggiungibile. Controlla la connessione, poi riprova.
ui-unexpected = Si è verificato un errore imprevisto. Riprova.

## Front page

ui-tagline = Rituali, Maschere e Mana sull’isola sacra. Da 3 a 5 giocatori.
ui-play-now = Gioca ora
ui-play-now-text =
    { $bots ->
        [one] Tu e { $bots } bot
       *[other] Tu e { $bots } bot
    }
ui-starting = Preparazione del tavolo…
ui-new-table = Nuovo tavolo
ui-open-record = Apri una partita
ui-forget = Togli dalla lista
ui-forget-table = Togli dalla lista: { $names }

## New table

ui-players = Giocatori
ui-players-text = Da { $least } a { $most }. Il primo giocatore è estratto a sorte.
ui-seat = Posto { $number }
ui-player = Giocatore { $number }
ui-who-plays = Chi gioca
ui-kind-here = Questo schermo
ui-kind-link = Ospite
ui-kind-bot = Bot
ui-name = Nome
ui-name-missing = Scrivi un nome.
ui-name-twice = Questo nome è già preso.
ui-names-first = Ogni posto deve avere un nome diverso.
ui-level = Livello
ui-strangers = Chi ha imparato a giocare con altre carte ({ $bots }) può essere sostituito da { $instead }.
ui-colour = Colore
ui-colour-1 = Corallo, triangolo
ui-colour-2 = Laguna, cerchio
ui-colour-3 = Felce, quadrato
ui-colour-4 = Sole, rombo
ui-colour-5 = Prugna, esagono
ui-variants = Varianti
ui-manner = Opzioni del tavolo
ui-switch-tracked = Mostra ciò che si può dedurre
ui-switch-tracked-text = Perle, Mana e altri segreti che chiunque potrebbe ricavare da ciò che è successo. Nel gioco stampato restano nascosti. I bot li ricavano in ogni caso.
ui-counting = A questo tavolo tutti vedono ciò che si può dedurre dei beni dietro gli schermi.
ui-switch-chat = Chat
ui-switch-chat-text = I giocatori di questo tavolo possono scriversi.
ui-hints = Suggerimenti
ui-hints-off = Nessuno
ui-hints-alone = Se tutti gli altri sono bot
ui-hints-shown = Permessi, e visibili
ui-hints-text = Un bot può indicarti le sue mosse migliori. Visibili: tutti vedono quanti suggerimenti hai usato. Mai nelle partite con l’orologio.
ui-clock = Orologio
ui-clock-text = Ogni persona ha un tempo di riflessione fisso per tutta la partita.
ui-clock-minutes = Minuti per persona
ui-away = I bot possono subentrare
ui-away-text = Quando una persona è assente da molto, chiunque al tavolo può far giocare un bot al suo posto.
ui-away-minutes = Minuti di assenza
ui-open-table = Apri il tavolo

## Invitations

ui-invite = Invita gli amici
ui-link-of = Link per { $name }
ui-spectator-link = Link per gli spettatori
ui-spectator-link-text = Mostra ciò che tutti possono vedere. Comodo per un tablet in mezzo al tavolo.

## At the table

ui-your-turn = Tocca a te
ui-your-turn-question = Tocca a te. { $question }
ui-connection-lost = Nessuna connessione. Nuovo tentativo in corso; le tue mosse sono conservate.
ui-bot-plays-for-you = Un bot gioca per te.
ui-play-myself = Gioco io
ui-trouble = Questo tavolo non si può aprire
ui-trouble-link = Chiedi un nuovo link a chi ha aperto il tavolo.

## The curtain between people at one screen

ui-pass-to = Passa il dispositivo a { $name }
ui-curtain-text = Tutto ciò che è dietro gli schermi è nascosto. Guarda solo se ora tocca a te.
ui-i-am = Io sono { $name }: mostra il mio schermo
ui-others-here = Altri a questo schermo

## People at the table

ui-people = Tavolo e posti
ui-standing-present = Online
ui-standing-absent = Offline
ui-standing-away = Assente da molto
ui-standing-bot = Bot · { $bot }
ui-standing-stand-in = Bot sostituto · { $bot }
ui-new-link = Sostituisci il link
ui-link-replaced = Il vecchio link di { $name } non funziona più. Condividi quello nuovo.
ui-claimed-anew = Il posto di { $name } è stato preso con un nuovo link.
ui-own-link = Il tuo link, per un altro dispositivo
ui-give-to-bot = Fai giocare un bot
ui-give-back = Restituisci il posto a { $name }
ui-moment-link = Link a questo momento
ui-moment-link-own = Possono aprirlo solo i giocatori di questo tavolo; ognuno vede ciò che poteva vedere in quel momento.
ui-moment-link-all = Chi lo apre vede questo momento, con tutti i segreti svelati.
ui-rematch = Gioca ancora
ui-rematch-ready = È pronta una nuova partita con le stesse persone.
ui-rematch-join = Siediti
ui-export = Salva la partita
ui-close-table = Chiudi il tavolo
ui-close-sure = Sì, chiudilo per tutti
ui-closed = Il tavolo è chiuso.

## Fairness

ui-fairness = Gioco leale
ui-fairness-text = Tutta la casualità di questa partita deriva da un solo numero segreto. La sua impronta è stata fissata prima di distribuire la prima carta, quindi nessuno può cambiarlo in seguito.
ui-fairness-commitment = Impronta
ui-fairness-salt = Salt
ui-fairness-seed = Numero segreto
ui-fairness-sealed = Il numero segreto si svela quando la partita è finita.
ui-fairness-answers = Risposte sigillate
ui-fairness-answers-text = Ogni risposta segreta lascia un’impronta appena viene data; con la partita salvata si possono verificare tutte.
ui-fairness-verify = Salva la partita, poi controlla lanci, pescate e puntate con:

## Turn signals

ui-passing = Passare
ui-passing-on = Passa per me quando non posso fare nulla
ui-sound = Suono
ui-sound-on = Far sentire il tavolo: dadi, perle, tamburi e il mio turno
ui-my-turn = Quando tocca a me
ui-notifications = Mostra una notifica
ui-notifications-text = Anche quando davanti c’è un’altra finestra. Il browser chiede il permesso.

## Records

ui-record-text = Un file contiene una partita intera. Aprine uno per rivederla mossa per mossa, da ogni posto.
ui-record-choose = Scegli un file
ui-record-drop = o trascinalo qui
ui-record-reading = Lettura della partita…
ui-record-bad = Questo file non è una partita che si possa mostrare qui.

## Rules

ui-rules-search = Cerca nelle regole
ui-rules-contents = Indice
ui-rules-found =
    { $count ->
        [0] Nessun risultato
        [one] { $count } regola
       *[other] { $count } regole
    }

## Advice of a bot. $count is a number, $bot the name of a bot

ui-hint-ask = Suggerimento
ui-hint-title = Buone mosse
ui-hint-longer = Pensa di più
ui-hint-thinking = Sto pensando…
ui-hint-none = Nessun suggerimento per ora.
ui-hint-as = Come la vede il bot { $bot }, con ciò che vedi tu.
ui-hint-used = { $count ->
    [one] { $count } suggerimento usato
   *[other] { $count } suggerimenti usati
}

## Cards

ui-cards-search = Cerca nelle carte
# $count: how many cards were found
ui-cards-found = { $count ->
    [0] Nessun risultato
    [one] { $count } carta
   *[other] { $count } carte
}
ui-cards-normal = Rituali Normali
ui-cards-forbidden = Rituali Proibiti
ui-cards-tane = Rituali della variante Tāne
ui-cards-missions = Missioni
ui-cards-masks = Maschere
ui-cards-forest = Carte Foresta

## Prima di una partita, e i propri tavoli

ui-new-table-text = Invita gli amici
ui-new-table-here = Amici a questo schermo, bot
ui-anywhere = Gioca qui, senza rete
ui-to-server = Gioca con altri su questo server
ui-open-record-text = Rivedila o analizzala
ui-continue = Continua
ui-continue-text = { $count ->
    [one] Tocca a te a { $count } tavolo
   *[other] Tocca a te a { $count } tavoli
}
ui-my-tables = I miei tavoli
ui-my-tables-kept = Conservati in questo browser.
ui-group-turn = Tocca a te
ui-group-waiting = In attesa
ui-group-lobby = Da cominciare
ui-group-finished = Partite finite
ui-row-play = Gioca
ui-row-watch = Guarda
ui-row-lobby = Lobby
ui-row-review = Analisi
ui-row-look = Vedi
ui-table-joined = { $came ->
    [one] C’è { $came } persona su { $count }
   *[other] Ci sono { $came } persone su { $count }
}
ui-table-waits = Si aspetta { $names }
ui-you = tu
ui-host = host
ui-take-tables = Porta i miei tavoli su un altro dispositivo
ui-take-tables-text = Apri questo link sull’altro dispositivo, o inquadra qui con la sua fotocamera. I tuoi tavoli saranno anche lì.
ui-take-tables-qr = Codice QR che porta i miei tavoli su un altro dispositivo
ui-take-tables-once = Funziona una volta, entro dieci minuti. Non darlo a nessuno: apre i tuoi posti.
ui-tables-came = { $count ->
    [one] È arrivato { $count } tavolo.
   *[other] Sono arrivati { $count } tavoli.
}
ui-enter-code = Inserisci un codice
ui-enter-code-text = Il codice del tavolo, dieci lettere e cifre
ui-kind-link-text = Arriva con il link del tavolo, e sceglie nome e colore.
ui-to-lobby = Apri la lobby
ui-make-public = Cerca giocatori
ui-make-public-text = Tutti su questo server vedono questo tavolo e possono sedersi.
ui-lobby = Prima della partita
ui-sit-down = Siediti
ui-sit-down-text = { $host } ti invita a una partita di Raiatea per { $count } giocatori.
ui-own-name = Il tuo nome al tavolo
ui-or = o
ui-own-colour = Il tuo colore e la tua forma
ui-i-am-ready = Ci sono
ui-ready = Ci sei
ui-not-ready = Non ancora
ui-leave-seat = Lascia il tavolo
ui-while-you-wait = Mentre aspetti
ui-first-time = È la prima volta?
ui-first-time-text = Impara il gioco in 12 minuti mentre aspetti, in un’altra scheda.
ui-learn = Impara
ui-learn-continue = Riprendi dal momento { $number } di { $count }
ui-tell-me = Avvisami quando tocca a me
ui-tell-me-text = Finché la pagina è aperta. Il browser ti chiede il permesso una volta.
ui-tell-me-more = Altri modi
ui-seats = Posti
ui-seats-taken = { $taken } su { $count } occupati
ui-seat-free = Posto libero
ui-seat-waits = aspetta qualcuno
ui-seat-joined = sceglie un nome
ui-seat-ready = c’è
ui-free-seat = Libera il posto di { $name }
ui-fix-seat = Crea un link solo per il posto { $number }
ui-bot-on-seat = Metti un bot al posto { $number }
ui-fixed-seat = Link per questo posto
ui-fixed-seat-text = Ora solo questo link porta a questo posto.
ui-invite-text = Chi apre il link prende il prossimo posto libero, su qualsiasi dispositivo.
ui-invite-qr = Codice QR del link del tavolo
ui-invite-type = o scrivi questo su { $host }
ui-table-link = Link del tavolo
ui-invite-opened = Aperto da { $came } su { $count }
ui-waiting-for = { $count ->
    [0] Tutti sono pronti.
    [one] { $count } posto non è ancora pronto.
   *[other] { $count } posti non sono ancora pronti.
}
ui-start-text = La partita può cominciare quando tutti sono pronti; i bot possono prendere i posti liberi.
ui-fill-with-bots = Completa con i bot
ui-start = Comincia la partita
ui-start-waits = { $count ->
    [one] Comincia: ne manca { $count }
   *[other] Comincia: ne mancano { $count }
}
ui-reach-nobody = Solo questo computer può aprire questi link.
ui-reach-nobody-text = L’indirizzo è { $host }: su ogni dispositivo indica il dispositivo stesso.
ui-reach-house = Stessa casa
ui-reach-house-text = Il tuo server risponde anche in questa rete.
ui-reach-use = Usa invece { $host }
ui-reach-start = Altri nella tua rete potranno aprirlo se riavvii il server così, insieme alle opzioni già date:
ui-reach-anywhere = Ovunque
ui-reach-anywhere-text = Eseguilo su un server, o con un tunnel che ti dà un indirizzo https.
ui-reach-network = Funziona nella stessa rete.
ui-public = Tavoli che cercano giocatori
ui-public-any = Tutte
ui-public-speed = Ritmo
ui-public-clock = Con orologio
ui-public-slow = Senza orologio
ui-public-minutes = { $minutes } minuti a testa
ui-public-none = Nessun tavolo aspetta adesso. Aprine uno tu, e altri lo troveranno.
ui-public-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
