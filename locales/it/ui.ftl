## Everywhere

ui-to-front = Pagina iniziale
ui-menu = Menu
ui-rules = Regole
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
ui-unexpected = Qualcosa di imprevisto è andato storto. Riprova.

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
ui-your-tables = I tuoi tavoli
ui-running = In corso
ui-finished = Finiti
ui-forget = Togli dalla lista
ui-forget-table = Togli dalla lista: { $names }

## New table

ui-players = Giocatori
ui-players-text = Da { $least } a { $most }. Il primo giocatore è estratto a sorte.
ui-seat = Posto { $number }
ui-player = Giocatore { $number }
ui-who-plays = Chi gioca
ui-kind-here = Questo schermo
ui-kind-link = Con un link
ui-kind-bot = Bot
ui-name = Nome
ui-name-missing = Scrivi un nome.
ui-name-twice = Questo nome è già preso.
ui-names-first = Ogni posto deve avere un nome diverso.
ui-level = Livello
ui-strangers = {$bots} hanno imparato a giocare con altre carte; al loro posto può giocare {$instead}.
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
ui-clock = Orologio
ui-clock-text = Ogni persona ha un tempo di riflessione fisso per tutta la partita.
ui-clock-minutes = Minuti per persona
ui-away = I bot possono subentrare
ui-away-text = Quando una persona è assente da molto, chiunque al tavolo può far giocare un bot al suo posto.
ui-away-minutes = Minuti di assenza
ui-open-table = Apri il tavolo

## Invitations

ui-invite = Invita gli altri
ui-seat-links = Un link per ogni persona
ui-seat-links-text = La prima persona che apre un link si siede a quel posto. Dopo, il link non apre più nulla, nemmeno per te.
ui-link-of = Link per { $name }
ui-spectator-link = Link per gli spettatori
ui-spectator-link-text = Mostra ciò che tutti possono vedere. Comodo per un tablet in mezzo al tavolo.
ui-links-again = Ritrovi questi link nel menu del tavolo.
ui-to-table = Vai al tavolo

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
ui-close-sure = Chiudilo davvero per tutti
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
ui-fairness-verify = Salva la partita, poi controlla lanci, pesche e puntate con:

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
