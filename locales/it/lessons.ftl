# Quello che dice il coach di una lezione: `lesson-LEZIONE-MOMENTO`, al massimo 30 parole.
# $bag è il Mana nel sacchetto; $short quanto ne sarebbe mancato all’ultimo Rituale celebrato
# se nessuno prima ne avesse portato.

lesson-first = Impara giocando
    .text = 12 minuti con un coach
lesson-first-welcome = Ti diamo il benvenuto a Raiatea. Chi ha più punti dopo tre cerimonie vince. Ti mostro un round e una cerimonia, poi continui tu.
lesson-first-points = I punti vengono da quattro cose: Rango, Missioni, coppie di Maschere e alcuni Rituali. I tuoi sono sempre contati qui.
lesson-first-rounds = A è un round Azione, C una cerimonia. Sta per cominciare A1.
lesson-first-keep = I Rituali sono promesse. In una cerimonia possono avverarsi. Hina riempie il Sacchetto comune; Tohu dà un Tatuaggio. Tieni questi due.
lesson-first-wood = Ciò che sta qui, sul legno, è segreto: lo vedi solo tu. Tutto il resto è visibile a tutti.
lesson-first-places = Cominci tu. Scegli un Luogo; lì agiranno tutti, ma tu per primo e con qualcosa in più. Ogni tessera dice cosa otterresti adesso.
lesson-first-forest = Scegli la Foresta: c’è una Maschera con un Tatuaggio.
lesson-first-do = Rosa vuol dire: puoi. Il pulsante pieno fa ciò che hai scelto.
lesson-first-die = Il dado chiede Raccoglitori: ne servono 2. Nessuno ne ha ancora. Con gli Assistenti il dado lavora per te.
lesson-first-mask = Prendi Alba di Brace. Il suo tesoro, un Tatuaggio, è subito tuo. Una seconda Alba di Brace farebbe una coppia, che vale punti.
lesson-first-tattoo = Uno spazio avanti. Da Ariki hai 3 punti e puoi pescare Rituali Proibiti.
lesson-first-others = Ora gli altri. Guarda, oppure premi «{ ui-director-my-turn }» per andare avanti.
lesson-first-commodity = Carte nuove, e sei di nuovo il primo: è il Bonus del Kahuna. Prendi una Merce, ti servirà.
lesson-first-path = Vaite è Kahuna del Cammino degli Dei. Anche tu agisci lì.
lesson-first-priest = I Sacerdoti portano Mana ogni volta. Leggi il pulsante: costa 2 Perle, poi hai 1 Sacerdote e ottieni 1 Mana.
lesson-first-shaman = Manu ha scelto il Marae. Il dado chiede Sciamani. Ancora nessuno.
lesson-first-sacrifice = Sacrifica la tua Merce per un Tatuaggio. Così diventi Ariki: 3 punti.
lesson-first-ariki = 3 punti. D’ora in poi puoi pescare da entrambi i mazzi.
lesson-first-draw = Pesca Rituali Normali e tienine uno.
lesson-first-oro-mai = Oro-Mai è blu: resta davanti a te e dà 2 Mana in più ogni volta che te ne danno i Sacerdoti. Tieni quello che vuoi.
lesson-first-ceremony = La prima cerimonia. Ha sei parti, e quasi tutto si decide insieme, in segreto.
lesson-first-dance = Le tue ultime Perle pagano un altro Sacerdote, oppure le tieni. Vanno bene entrambe le cose.
lesson-first-buy = Con 3 Mana potresti pescare. Il Mana ti serve per l’offerta: non comprare nulla.
lesson-first-prepare = Metti Hina e Tohu nel Sacchetto, che paga prima i Rituali meno cari. Hai 2 clip; Hina è marrone e non ne usa.
lesson-first-offer = Tutte le offerte riempiono il Sacchetto e decidono l’ordine. Offri circa 5.
lesson-first-order = Vaite ha offerto 9 e va per prima; tu sei secondo. Nel Sacchetto ci sono in tutto { $bag } Mana.
lesson-first-gift = Vaite ha preso il Tatuaggio. Prendi la Merce: con un Taro completi la Missione 1.8.
lesson-first-taro = Prendi il Taro. Il suo prezzo sale quando lascia il mercato.
lesson-first-row = Hina ha aggiunto 18 Mana. Senza Hina, per Tohu { $short ->
    [one] sarebbe mancato { $short } Mana
   *[other] sarebbero mancati { $short } Mana
}: sarebbe andato perso.
lesson-first-condition = Le Missioni: la 1.4 chiede un Ariki, e tu lo sei. Niente da pagare.
lesson-first-pay = Si continua a girare finché tutti passano. Paga il Taro: un altro punto.
lesson-first-free = 5 punti. Ora continua come vuoi. La lampadina (H) dà un suggerimento, il numero accanto alla domanda (?) la regola. Parlerò solo quando c’è qualcosa di nuovo.

lesson-ceremonies = Cerimonie e aste
    .text = Per chi conosce le basi, 6 minuti
lesson-ceremonies-welcome = Il primo round è stato giocato per te. Ora viene una cerimonia: ti mostro come Sacerdoti, Rituali, Missioni e aste sono legati tra loro.
lesson-ceremonies-mine = Ecco cosa hai: 7 Mana, 4 Perle e due Rituali. Hai anche 2 Sacerdoti sul loro tracciato.
lesson-ceremonies-aim = Questa Missione chiede 4 Sacerdoti. Ne hai 2. Una cerimonia può portarti gli altri.
lesson-ceremonies-dance = Primo punto: recluta un Sacerdote. Ne avrai 3, e ognuno porta 1 Mana.
lesson-ceremonies-buy = Secondo punto: con 3 Mana potresti pescare. Il Mana oggi ti serve due volte: non comprare nulla.
lesson-ceremonies-prepare = Terzo punto: metti Uru-Taetae nel Sacchetto. Recluta un Sacerdote, il tuo quarto. Tieni l’altro Rituale per dopo.
lesson-ceremonies-offer = Quarto punto: il Sacchetto deve pagare 4 per Uru-Taetae. Offri da 3 a 6, gli altri danno poco. Tieni il resto per un’asta.
lesson-ceremonies-order = Hai offerto più di tutti: sei il primo in tutto ciò che segue. Nel Sacchetto ci sono { $bag } Mana.
lesson-ceremonies-gift = Il primo sceglie per primo un dono. Prendi il Tatuaggio.
lesson-ceremonies-row = Quinto punto: il Sacchetto ha pagato Uru-Taetae, e hai il tuo quarto Sacerdote.
lesson-ceremonies-mission = Sesto punto: i 4 Sacerdoti ci sono. Completa la Missione; non si paga nulla.
lesson-ceremonies-due = In quella riga resta solo una tessera Asta: va subito all’asta, fra tutti voi.
lesson-ceremonies-bid = Tutti puntano in segreto, e tutte le puntate si pagano, anche quelle di chi perde. Punta 3 o 4: per un punto basta.
lesson-ceremonies-won = È tua. Tutte le puntate sono ora nel Sacchetto e aspettano la prossima cerimonia.
lesson-ceremonies-free = 2 punti in una cerimonia. Anche la prossima statua ha delle aste: tieni del Mana per loro. Ora continua come vuoi.
