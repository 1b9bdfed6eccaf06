### Come si gioca, capitolo per capitolo; vedi il testo inglese.

## Lo scopo

how-goal = Lo scopo del gioco
how-goal-text = Tu e gli altri vivete sull’isola di Raiatea, nell’antica Polinesia. Raccogli beni, ti fai tatuare, recluti Sacerdoti e prepari Rituali. In { $ceremonies } grandi cerimonie i tuoi Rituali si avverano, e i To’o, statue degli dei, vengono costruiti completando Missioni.
how-goal-win = Chi ha più punti vittoria (PV) dopo l’ultima cerimonia vince. I punti vengono da quattro cose.
how-goal-rank = { rank-ariki } vale { $ariki } PV, { rank-arioi } { $arioi }, { rank-tahua } { $tahua }. Ci arrivi con i Tatuaggi.
    .name = Rango
how-goal-missions = Ogni tessera vale da { $least } a { $most } PV, secondo la statua. Paga ciò che mostra, o possiedi ciò che chiede.
    .name = Missioni
how-goal-masks = Due Maschere uguali sono una coppia. L’immagine dice per che cosa ricevi punti: le tue Missioni di un tipo, i tuoi Assistenti di un tipo o i colori diversi. Una Maschera da sola non vale nulla.
    .name = Coppie di Maschere
how-goal-rituals = Alcuni Rituali Proibiti valgono punti finché stanno davanti a te.
    .name = Rituali

## Che cosa hai

how-things = Che cosa hai
how-things-text = Inizi con { $pearls } Perle, { $mana } Mana, una Maschera e dei Rituali che scegli tra { $dealt }.
how-things-pearls = Per pagare Sacerdoti, Assistenti e Missioni.
    .name = Perle
how-things-mana = Lo offri nelle cerimonie, lo punti nelle aste e ci paghi Missioni.
    .name = Mana
how-things-goods = Uru, Taro, Mahi-mahi e Tiare. Vendile, sacrificale per ottenere Tatuaggi o usale per pagare Missioni.
    .name = Merci
how-things-priests = Ognuno dà 1 Mana al Cammino degli Dei, e alla danza di ogni cerimonia.
    .name = Sacerdoti
how-things-tattoos = Passi verso il prossimo Rango.
    .name = Tatuaggi
how-things-assistants = Aiutano quando si lancia il dado, e ognuno si può attivare una volta.
    .name = Assistenti
how-things-rituals = Carte con un costo in Mana e un effetto. Si avverano in una cerimonia, se il Sacchetto può pagare.
    .name = Rituali
how-things-masks = Le coppie valgono punti. Un Arcobaleno Riflesso fa coppia con qualsiasi Maschera sola.
    .name = Maschere
how-things-open = Ciò che sta sul legno scuro è dietro il tuo schermo, ed è segreto: Perle, Mana, Merci, Rituali e tessere. Tutto il resto è visibile.

## Un round

how-round = Un round
how-round-text = Una partita a tre ha { $actions } round Azione e { $ceremonies } cerimonie: { $rounds }. In quattro o cinque ci sono meno round Azione.
how-round-choose = In un round Azione ognuno a turno sceglie uno dei sei Luoghi. Lì agiscono tutti, ma chi l’ha scelto ne è il Kahuna: comincia e riceve qualcosa in più. Un Luogo si sceglie una volta sola per round.
how-round-pink = Rosa vuol dire: puoi. Ogni tessera dice che cosa ti darebbe adesso, e quanto è probabile che il dado ti aiuti.

## I sei Luoghi

how-places = I sei Luoghi
how-places-forest = Prendi una carta, più tardi un’altra: una Merce, un Assistente, o una Maschera con il suo tesoro.
    .name = { location-forest }
    .kahuna = Il Kahuna sceglie per primo, entrambe le volte.
how-places-marae = Puoi sacrificare una Merce per un Tatuaggio. Poi puoi pescare { $draws } Rituali e tenerne uno; da { rank-arioi } in su { $more_draws }.
    .name = { location-marae }
    .kahuna = Il Kahuna può fare entrambe le cose due volte.
how-places-reef = Tutti ricevono tante Perle quante ne mostra il dado, da { $lowest } a { $highest }.
    .name = { location-reef }
    .kahuna = Il Kahuna ne riceve { $kahuna_pearls } in più.
how-places-path = Puoi reclutare Sacerdoti: 1 per { $one_priest } Perle o 2 per { $two_priests }. Poi ricevi 1 Mana per ogni Sacerdote che hai.
    .name = { location-path }
    .kahuna = Il Kahuna riceve un Sacerdote gratis.
how-places-neighbourhood = Puoi scambiare una Maschera con un’altra del mercato.
    .name = { location-neighbourhood }
    .kahuna = Il Kahuna può completare una Missione.
how-places-market = Puoi vendere una Merce, e assumere un Assistente per { $hire } Perle.
    .name = { location-market }
    .kahuna = Il Kahuna può fare entrambe le cose due volte.
how-places-selling = Ogni Merce ha il suo Tracciato Prezzi. Quando ne vendi una prendi il bonus dell’Indicatore, o uno più in basso. L’Indicatore scende quando una Merce arriva al mercato e sale quando se ne prende una.

## Il dado

how-die = Il dado e i tuoi Assistenti
how-die-text = In quattro Luoghi si lancia prima il dado. Chi ha almeno tanti Assistenti del tipo giusto quanti ne indica il dado riceve qualcosa. Ogni Assistente ha anche un effetto utilizzabile una sola volta; anche da usato conta per il dado.
how-die-collector = Nella Foresta il dado dà una Merce. Attivato, ti porta una Merce insieme alla tua carta Foresta.
    .name = { assistant-collector }
how-die-shaman = Al Marae il dado dà un Tatuaggio. Attivato, celebra subito e gratis un Rituale della tua mano, se hai almeno tanti Sacerdoti quanto costa.
    .name = { assistant-shaman }
how-die-pearl-diver = Alla Scogliera il dado dà { $divers } Perle. Attivato, ti fa completare una seconda Missione subito dopo la prima.
    .name = { assistant-pearl-diver }
how-die-merchant = Al Mercato il dado dà un Assistente. Attivato, porta un prezzo in cima prima che tu venda.
    .name = { assistant-merchant }

## Una cerimonia

how-ceremony = Una cerimonia
how-ceremony-text = Ha sei punti. Quasi tutti si decidono insieme, in segreto.
how-ceremony-1 = Recluta Sacerdoti con le Perle, se vuoi, poi ricevi 1 Mana per ogni Sacerdote.
    .name = { ui-board-step-1 }
how-ceremony-2 = Per { $ritual } Mana, pagati nel Sacchetto, pesca dei Rituali e tienine uno.
    .name = { ui-board-step-2 }
how-ceremony-3 = In segreto, metti nel Sacchetto fino a { $clips } Rituali; da { rank-arioi } in su { $more_clips }. I Rituali Comuni, che valgono per tutti, non contano.
    .name = { ui-board-step-3 }
how-ceremony-4 = In segreto, offri Mana. Va tutto nel Sacchetto. Chi offre di più è primo e sceglie per primo un dono: un Tatuaggio, una Merce o { $gift } Perle.
    .name = { ui-board-step-4 }
how-ceremony-5 = Tutti i Rituali sono messi in fila e celebrati, il meno caro per primo, finché il Sacchetto può pagare. Quando non può più, quel Rituale e tutti i più cari sono persi.
    .name = { ui-board-step-5 }
how-ceremony-6 = A turno ognuno completa una Missione; si continua a girare finché tutti passano.
    .name = { ui-board-step-6 }
how-ceremony-bag = Il Mana nel Sacchetto è di tutti. Se ci metti Rituali cari, qualcuno deve pagarli: offri abbastanza, o spera che lo facciano gli altri.
how-ceremony-auction = Le tessere rotonde sulle statue sono aste. Quando nella loro riga non resta altro, tutti puntano Mana in segreto. La puntata più alta vince la tessera, e tutte le puntate sono perse.

## La prima partita

how-first = Nella tua prima partita
how-first-priests = Ti danno Mana ogni volta, e gli Sciamani ne hanno bisogno.
    .name = Recluta presto dei Sacerdoti
how-first-rank = Porta punti, il mazzo proibito da { rank-ariki } in su e più posto nel Sacchetto da { rank-arioi } in su.
    .name = Sali di Rango
how-first-missions = Poi raccogli ciò che serve. Quelle con il bordo blu sono condizioni e non costano nulla: soddisfane una e completala prima degli altri.
    .name = Guarda prima le Missioni
how-first-cheap = Vengono celebrati quasi sempre. Quelli cari convengono a chi fa l’offerta più grande.
    .name = I Rituali poco cari sono sicuri
how-first-kahuna = Lì agiscono anche gli altri.
    .name = Scegli dove il Bonus del Kahuna ti rende di più
how-first-end = Spendili in Missioni e aste nell’ultima cerimonia.
    .name = Perle e Mana alla fine non valgono nulla

## Tasti

how-keys = I tasti al tavolo
how-keys-text = Tutto si può fare con il mouse, con il dito o con la tastiera.
how-keys-numbers = premi quel pulsante della barra
    .name = 1 – 9
how-keys-enter = il pulsante pieno: ciò che hai scelto, o l’unica cosa da fare; non fa mai rinunciare a nulla
    .name = Invio
how-keys-end = finisci il tuo turno
    .name = E
how-keys-forgo = rinuncia a ciò che è offerto
    .name = 0
how-keys-escape = indietro, chiudi, salta ciò che viene mostrato
    .name = { ui-board-escape }
how-keys-space = salta l’evento che viene mostrato; quando rivedi la partita, riproduci e metti in pausa
    .name = Spazio
how-keys-speed = più o meno veloce, mentre viene mostrato qualcosa
    .name = S
how-keys-amount = più o meno Mana, per offerte e aste
    .name = + −
how-keys-pieces = da un pezzo all’altro; negli eventi da riga a riga e da nome a nome
    .name = Tab ← ↑ ↓ →
how-keys-parts = alla parte successiva del tavolo, con Maiusc indietro
    .name = F6
how-keys-hint = mostra o togli un suggerimento
    .name = H
how-keys-board = togli la scena per vedere il tabellone, e rimettila
    .name = B
how-keys-points = la situazione dei punti
    .name = P
how-keys-log = che cosa è successo dal tuo ultimo turno
    .name = L
how-keys-undo = annulla
    .name = U
how-keys-rule = la regola di questa domanda
    .name = ?
how-keys-how = questa pagina
    .name = I
