## The game in brief, words used

rules-brief = Il gioco in breve
rules-brief-text = Da tre a cinque giocatori raccolgono Perle, Mana, Merci, Maschere e Assistenti in sei Luoghi, si fanno tatuare per salire di Rango, reclutano Sacerdoti e tengono tre cerimonie, in cui celebrano Rituali e costruiscono statue To’o completando Missioni. Vince chi alla fine ha più punti vittoria (PV).
rules-words = Parole usate
rules-word-seat = Posto: il posto fisso di un giocatore al tavolo. I posti si contano in senso orario; il posto successivo in senso orario è alla propria sinistra.
rules-word-kahuna = Kahuna: il giocatore che ha scelto il Luogo in corso.
rules-word-turn-order = Ordine di turno: in senso orario, a partire dal Kahuna.
rules-word-ceremonial-order = Ordine Cerimoniale: l’ordine in cui i cubetti Rituale stanno sul Sito Cerimoniale.
rules-word-supply = Riserva: la riserva generale di Perle e Mana. Non si esaurisce mai. (decisione)
rules-word-p = P: il numero di giocatori, da 3 a 5.
rules-word-bag = Sacchetto: il Sacchetto del Sacrificio, che raccoglie il Mana e, durante una cerimonia, i Rituali.
rules-word-tattoo = Tatuaggio: uno spazio in avanti del proprio indicatore sul Tracciato Tatuaggi.
rules-word-clip = Clip: la clip Rituale, che mostra di chi è un Rituale mentre si trova nel Sacchetto o nella fila.
rules-word-kinds-of-ritual = Tipi di Rituale: un Rituale appartiene al mazzo Normale o a quello Proibito. A seconda del colore è Personale (nero), Permanente (blu), Comune (marrone) o Interattivo (amaranto).

## R1 Set-up

rules-R1 = Preparazione
rule-R1-1 = Ogni giocatore inizia con 5 Mana e 4 Perle. Il Segnalino Primo Giocatore va a un giocatore estratto a sorte.
rule-R1-2 = Sul tabellone si dispongono sei tessere Luogo: Foresta, Marae, Scogliera delle Perle d’Ostrica, Cammino degli Dei, Confine e Mercato.
rule-R1-3 = Il Mercato degli Assistenti apre con 24 Assistenti iniziali di 4 tipi. Ce ne sono 6 per tipo. (decisione) Il Mercato delle Merci apre con le 4 Merci iniziali, una per tipo. Su ogni Tracciato Prezzi l’indicatore parte dal secondo spazio dal basso.
rule-R1-4 = Mescola le 8 Maschere iniziali. Ogni giocatore ne riceve una, scoperta, e non ne ottiene il tesoro. (decisione) Le Maschere non distribuite formano il Mercato delle Maschere.
rule-R1-5 = Mescola le 72 carte Foresta: sono il mazzo di pesca della Foresta. Scoprine P+1: sono la Riserva della Foresta.
rule-R1-6 = Tutti gli Indicatori di Tatuaggi partono da Raatira e tutti gli Indicatori dei Sacerdoti da 0.
rule-R1-7 = Dividi le tessere Missione To’o per valore e mescola ogni valore. Distribuiscile coperte sugli spazi della statua a cui appartengono: quelle da 1 PV sulla statua 1, da 2 PV sulla statua 2, da 3 PV sulla statua 3. Le tessere avanzate tornano nella scatola e nessuno le guarda. Ora scopri la statua 1.
rule-R1-8 = I Rituali Normali e i Rituali Proibiti si mescolano separatamente, come due mazzi di pesca. Le carte Tāne ne fanno parte solo quando si gioca la variante Tāne (R9.1).
rule-R1-9 = Ogni giocatore pesca 5 Rituali Normali, ne tiene 2 e scarta gli altri. In una partita a 4 il primo giocatore ne tiene solo 1. In una partita a 5 il quinto giocatore, che siede alla destra del primo giocatore, pesca e tiene una seconda volta allo stesso modo (altre 5 carte, altre 2 tenute) e inizia quindi con 4 Rituali. Tutti i giocatori scelgono contemporaneamente e nessuno vede le scelte degli altri. (decisione)
rule-R1-10 = Metti i cubetti Rituale sul Sito Cerimoniale in ordine di gioco, con il cubetto del primo giocatore al primo posto.

## R2 Rounds

rules-R2 = Round
rule-R2-1 = I round si giocano lungo il tracciato A1 C1 A2 A3 C2 A4 A5 A6 C3, dove A indica un round Azione e C una cerimonia. Quest’ordine viene da una descrizione pubblicata del tabellone. Una partita a 4 salta A6; una partita a 5 salta A5 e A6. Una partita a 3, 4 o 5 ha quindi 6, 5 o 4 round Azione, e sempre 3 cerimonie.
rule-R2-2 = Durante un round Azione i giocatori scelgono in senso orario, a partire dal primo giocatore. Chi è di turno deve scegliere una delle tessere Luogo ancora sul tabellone e ne diventa il Kahuna. Il Luogo si svolge fino in fondo prima che scelga il giocatore successivo. Quando tutti i giocatori hanno scelto, il round è finito.
rule-R2-3 = Ogni giocatore partecipa a ogni Luogo: prima il Kahuna, poi gli altri in senso orario. Azioni e Bonus del Kahuna sono facoltativi.
rule-R2-4 = Quando finisce un round Azione, accadono quattro cose in quest’ordine. Primo, il primo giocatore passa il segnalino al giocatore alla sua sinistra. Secondo, le carte rimaste nella Riserva della Foresta vanno nei loro mercati e se ne scoprono P+1 nuove. Terzo, tutte le tessere Luogo tornano sul tabellone. Quarto, l’Indicatore Round avanza.
rule-R2-5 = Fino alla fine del round una tessera scelta resta davanti al giocatore che l’ha scelta. Così nessun Luogo viene visitato due volte nello stesso round.

## R3 Goods, markets, cards

rules-R3 = Beni, mercati, carte
rule-R3-1 = Ogni giocatore tiene segreti, dietro lo schermo: Perle, Mana, carte Merce, Rituali in mano e le tessere delle Missioni completate. Sono visibili davanti allo schermo: Maschere, Assistenti (e se sono usati), Rituali Permanenti e la tessera Luogo. Sono visibili a tutti anche i tracciati, i mercati, gli Indicatori Prezzo, il numero di carte di ogni mazzo e tutto ciò che è scoperto. È pubblica anche la quantità di Mana nel Sacchetto, perché tutti vedono ogni pagamento. (decisione)
rule-R3-2 = Ogni volta che una Merce entra nel Mercato delle Merci, il suo Indicatore Prezzo scende di uno spazio. Ogni volta che se ne prende una da quel mercato, l’indicatore sale di uno spazio. Vale in tutte le fasi del gioco. In cima o in fondo al tracciato l’indicatore resta dov’è. Quando si tolgono Merci per formare un nuovo mazzo di pesca della Foresta (R3.5), nessun indicatore si muove.
rule-R3-3 = Una Merce, una Maschera o un Assistente che viene scartato va nel mercato corrispondente. Un Rituale scartato va nella pila degli scarti Normale o Proibita, quella a cui appartiene.
rule-R3-4 = Quando un mazzo di Rituali ha meno carte di quante se ne devono pescare, pesca prima quelle; poi mescola la sua pila degli scarti per formare un nuovo mazzo e pesca da lì le carte mancanti. (decisione) Se neppure così bastano, il giocatore si accontenta delle carte che c’erano. (decisione)
rule-R3-5 = Quando il mazzo di pesca si esaurisce mentre si riempie la Riserva della Foresta, nel Mercato delle Merci resta una Merce per tipo, e tutte le altre presenti si mescolano per formare un nuovo mazzo di pesca. Si fa in qualunque fase accada. (decisione) Se le carte non bastano ancora, la riserva resta incompleta. (decisione)
rule-R3-6 = Prendere una carta Foresta funziona così. Una Maschera si mette davanti allo schermo e se ne riceve subito il tesoro (Perle, Mana o un Tatuaggio). Una Merce si mette dietro lo schermo. Un Assistente si mette davanti, attivo. La Riserva della Foresta non è un mercato, quindi prenderne una Merce non muove alcun Indicatore Prezzo.
rule-R3-7 = Una Maschera dà il suo tesoro solo quando è presa dalla Foresta. Una Maschera presa al Confine non ne dà. Nemmeno una Maschera ottenuta in qualsiasi altro modo ne dà. (decisione)

## R4 Ranks and tracks

rules-R4 = Ranghi e tracciati
rule-R4-1 = Lungo il Tracciato Tatuaggi si trovano i quattro Ranghi, dal più basso: Raatira, Ariki, Arioi, Tahua. Un giocatore ha un Rango appena il suo indicatore raggiunge lo spazio di quel Rango. Superare quello spazio vale come raggiungerlo. (decisione) Nessun indicatore va oltre l’ultimo spazio.
rule-R4-2 = Pescare Rituali in base al Rango: un Raatira pesca 3 Rituali Normali; un Ariki ne pesca 3 dal mazzo Normale o da quello Proibito; un Arioi o un Tahua ne pesca 5 da uno dei due mazzi. Il giocatore nomina il mazzo prima di vedere qualsiasi carta, poi guarda le carte pescate, ne tiene esattamente una e scarta le altre. Un effetto può indicare un altro numero da tenere. Il Rango limita solo ciò che si può pescare; un Rituale che si ha in mano si può usare con qualunque Rango. (decisione)
rule-R4-3 = Un giocatore che diventa Tahua può, in quel momento e una sola volta nella partita, celebrare gratis un Rituale Normale o Proibito dalla mano, per quanto alto sia il suo costo. Un giocatore che rinuncia non ne avrà più l’occasione. (decisione)
rule-R4-4 = L’indicatore sul Tracciato Sacerdote si ferma a entrambe le estremità del tracciato. Reclutare n Sacerdoti significa farlo salire di n spazi. La sua posizione è il numero di Sacerdoti che si hanno.

## R5 Locations

rules-R5 = Luoghi
rules-R5-text = Quattro dei Luoghi iniziano con un lancio del dado, che premia i proprietari di un tipo di Assistente.
rule-R5-1 = Il Kahuna lancia il dado. Ogni giocatore che ha almeno quel numero di Raccoglitori può prendere una Merce dal Mercato delle Merci (R3.2). Si procede in ordine di turno.
rule-R5-2 = Prima scelta: ogni giocatore, in ordine di turno, può prendere una carta della Riserva della Foresta (R3.6). Le carte che nessuno ha preso vanno nei mercati e se ne scoprono P+1 nuove.
rule-R5-3 = Seconda scelta: ogni giocatore può prendere ancora una carta. Il Kahuna è di nuovo il primo, ma da lì si procede in senso antiorario. Le carte che nessuno ha preso restano dove sono fino alla fine del round (R2.4).
rule-R5-4 = Il Bonus del Kahuna è scegliere per primo in entrambe le serie.
rule-R5-5 = Il Kahuna lancia il dado. Ogni giocatore che ha almeno quel numero di Sciamani può prendere un Tatuaggio.
rule-R5-6 = Chi è di turno può sacrificare una Merce, che va al mercato, per un Tatuaggio. Con o senza sacrificio, il giocatore può poi pescare Rituali in base al Rango (R4.2). Il sacrificio viene prima, quindi un Rango appena raggiunto conta già per la pesca. (decisione)
rule-R5-7 = Bonus del Kahuna, in due parti: si può sacrificare una seconda Merce per un secondo Tatuaggio, e si può pescare una seconda serie di Rituali, di cui se ne tiene uno. Il Kahuna può usare entrambe le parti, una sola o nessuna. Tutti i sacrifici si fanno prima di qualsiasi pesca. (decisione)
rule-R5-8 = Il Kahuna lancia il dado. Ogni giocatore che ha almeno quel numero di Cercatori di Perle riceve 4 Perle.
rule-R5-9 = Il Kahuna lancia una seconda volta. Tutti i giocatori ricevono tante Perle quante ne mostra il dado. Il Bonus del Kahuna è di 3 Perle in più.
rule-R5-10 = Chi è di turno può reclutare 1 Sacerdote per 2 Perle, o 2 Sacerdoti per 5 Perle. Poi, che abbia reclutato o no, riceve tanto Mana quanto il numero su cui si trova il suo indicatore lungo il Tracciato Sacerdote.
rule-R5-11 = Bonus del Kahuna: 1 Sacerdote in più, che non costa nulla e arriva prima che si riceva il Mana.
rule-R5-12 = Ogni giocatore, in ordine di turno, può dare una delle proprie Maschere al Mercato delle Maschere. Quando tutti hanno scelto, chi ne ha data una può prendere una Maschera da quel mercato, di nuovo in ordine di turno. Si può riprendere la Maschera che si è data. (decisione) Non si riceve alcun tesoro (R3.7). Una Maschera accoppiata a un Arcobaleno Riflesso non può essere data (R8.6).
rule-R5-13 = Bonus del Kahuna: si può completare una Missione disponibile (R7). Il Kahuna lo fa prima o dopo lo scambio delle Maschere. (decisione)
rule-R5-14 = Il Kahuna lancia il dado. Ogni giocatore che ha almeno quel numero di Mercanti può scegliere un Assistente dal Mercato degli Assistenti e prenderlo senza pagare. Si procede in ordine di turno.
rule-R5-15 = Chi è di turno può vendere una Merce e può assumere un Assistente al prezzo di 2 Perle. L’ordine è libero.
rule-R5-16 = Per vendere una Merce, scegli uno dei bonus del suo Tracciato Prezzi: quello dell’indicatore o uno qualsiasi più in basso. Poi la carta va al mercato, il che fa scendere l’indicatore di uno spazio. Si può scegliere un bonus anche se non ha effetto. (decisione) Mentre il bonus si svolge la carta resta da parte; solo dopo va al mercato. (decisione)
rule-R5-17 = Bonus del Kahuna: si può vendere una seconda Merce e assumere un secondo Assistente, per 2 Perle come il primo.

## R6 Ceremony: six steps

rules-R6 = Cerimonia: sei punti
rule-R6-1 = Punto 1, la danza dei sacerdoti. Tutti i giocatori fanno contemporaneamente ciò che descrive R5.10. Non c’è Bonus del Kahuna.
rule-R6-2 = Punto 2, comprare carte Rituale. Tutti i giocatori decidono contemporaneamente. Per 3 Mana, pagati nel Sacchetto, un giocatore può pescare in base al Rango e tenere una carta. È possibile una volta per cerimonia. Quando tutti hanno detto se pescano, e da quale mazzo, le carte si distribuiscono in Ordine Cerimoniale. (decisione)
rule-R6-3 = Punto 3, preparazione dei Rituali. Tutti i giocatori, contemporaneamente e in segreto, mettono Rituali nel Sacchetto. Un Arioi o un Tahua può metterne 3 con la propria clip, tutti gli altri 2; è permesso metterne meno o nessuno. I Rituali Comuni (marroni) non ricevono clip e non contano per questo limite; se ne può aggiungere un numero qualsiasi. È segreto anche il numero di Rituali che un giocatore mette. (decisione)
rule-R6-4 = Punto 4, invocazione degli dei: l’offerta. Tutti i giocatori, contemporaneamente e in segreto, offrono Mana, quanto ne vogliono del proprio, o niente. Poi le offerte si mostrano insieme. Esse stabiliscono il nuovo Ordine Cerimoniale: l’offerta più alta è prima, e così via; i giocatori che hanno offerto la stessa quantità restano tra loro nell’ordine che avevano. Tutto il Mana offerto va nel Sacchetto.
rule-R6-5 = Punto 4, invocazione degli dei: i doni. Ci sono tre doni: 1 Tatuaggio, 1 Merce dal mercato o 2 Perle. Il primo in Ordine Cerimoniale ne sceglie uno, e il secondo ne sceglie uno dei due rimasti. Con 4 o 5 giocatori il terzo riceve l’ultimo dono; con 3 giocatori non lo riceve nessuno. Ogni dono si può rifiutare; resta allora per il successivo, ma quello rifiutato dal terzo è perso. (decisione)
rule-R6-6 = Punto 5, la benedizione divina: la fila. Togli tutti i Rituali dal Sacchetto e disponili in fila, il costo in Mana più basso a sinistra e il più alto a destra. Tra i Rituali dello stesso costo vengono prima i Comuni; gli altri seguono nell’Ordine Cerimoniale dei loro proprietari. Se più Rituali dello stesso costo hanno lo stesso proprietario, è lui a sceglierne l’ordine; si fa mentre si dispone la fila, prima che si celebri qualsiasi Rituale. Nessuno viene a sapere chi ha messo un Rituale Comune, e i Rituali Comuni dello stesso costo si dispongono nell’ordine dei loro nomi, così che il loro posto non riveli nulla. (decisione)
rule-R6-7 = Punto 5, la benedizione divina: la celebrazione. Percorri la fila dal Rituale meno caro al più caro. Se il Sacchetto ha abbastanza Mana, rimetti il suo costo dal Sacchetto nella riserva e celebra il Rituale; poi un Rituale Permanente (blu) si mette davanti al suo proprietario, e ogni altro si scarta. Appena il Sacchetto non può pagare il Rituale più a sinistra, questo e tutti quelli che lo seguono vengono scartati senza effetto. Il Mana che rimane resta nel Sacchetto fino alla cerimonia successiva. Se un effetto mette Mana nel Sacchetto, lo si può spendere subito.
rule-R6-8 = Punto 6, la costruzione dei To’o. Prima si tengono tutte le aste in sospeso (R7.6). Dopo di esse i giocatori si alternano in Ordine Cerimoniale: ciascuno completa una Missione disponibile o passa. Si continua giro dopo giro, fino a quello in cui tutti i giocatori passano. Un giocatore che ha passato può ancora completare una Missione in un giro successivo. (decisione)
rule-R6-9 = Alla fine di C1 scopri la statua 2, alla fine di C2 la statua 3; poi l’Indicatore Round avanza. La fine di C3 è la fine del gioco.

## R7 To'o missions

rules-R7 = Missioni To’o
rule-R7-1 = Ci sono tre occasioni per completare una Missione: essere Kahuna al Confine; un bonus del mercato o un altro effetto che lo permetta; e la costruzione dei To’o (R6.8). Una Missione è disponibile se la sua tessera è scoperta, non è una tessera Asta e appartiene a una statua che si può costruire. Le statue già costruibili restano tali. Il giocatore tiene la tessera di una Missione completata dietro lo schermo.
rule-R7-2 = Per una Missione Risorse si cede ciò che la tessera mostra. Perle e Mana si pagano alla riserva; Merci, Maschere e Rituali si scartano (R3.3). Si possono cedere solo Rituali in mano.
rule-R7-3 = Per una Missione Condizionale bisogna avere ciò che la tessera mostra, e non si cede nulla. La tessera indica un minimo: basta anche un Rango più alto o una quantità maggiore. Gli Assistenti contano anche se sono usati. (decisione) Una tessera si può prendere una volta sola, ma la stessa condizione può far guadagnare a un giocatore più di una tessera. (decisione)
rule-R7-4 = Quando le Maschere contano tessere (R8.4), una tessera è di uno di questi tipi: Perle, Mana, Merci o Condizionale. Le tessere Asta sono del tipo Mana. Una tessera pagata con Maschere o Rituali non appartiene ad alcun tipo. (decisione)
rule-R7-5 = Una tessera Asta si vince solo all’asta. Quando si prende una Missione e nella sua riga della statua restano solo tessere Asta, queste vengono messe subito all’asta, una alla volta. Una tale asta non fa parte del turno di alcun giocatore.
rule-R7-6 = Una riga può essere fatta di sole tessere Asta quando viene scoperta. In tal caso va all’asta nella cerimonia successiva, come primissima cosa del punto 6. Lo stesso vale per una tale riga alla preparazione. (decisione)
rule-R7-7 = In un’asta tutti i giocatori, contemporaneamente e in segreto, puntano Mana, quanto ne vogliono del proprio, o niente. Chi punta di più riceve la tessera; a parità di puntata, il giocatore che viene prima in Ordine Cerimoniale. Vincitore e perdenti perdono comunque la puntata: tutto quel Mana va nel Sacchetto.
rule-R7-8 = Per pagare una Missione si può dividere una coppia completa di Maschere, ma non una coppia fatta con un Arcobaleno Riflesso. (decisione)

## R8 Assistants, masks, end

rules-R8 = Assistenti, Maschere, fine
rule-R8-1 = Un Assistente ha due effetti. Quello permanente (al lancio del dado, R5) conta sempre, che l’Assistente sia usato o no. Dopo l’effetto utilizzabile una sola volta l’Assistente è usato; quell’effetto torna disponibile solo quando l’Assistente viene riattivato.
rule-R8-2 = Ecco gli effetti utilizzabili una sola volta. Raccoglitore: subito prima di prendere una carta Foresta, scopri una carta in più dal mazzo della Foresta; poi prendi la tua carta come sempre e, in aggiunta, una Merce dalla Riserva della Foresta, se ce n’è. Funziona solo per le scelte nella Foresta (R5.2, R5.3), con al massimo un Raccoglitore per scelta. Mercante: nel tuo turno al Mercato scegli un Indicatore Prezzo qualsiasi e lo sposti in cima al suo tracciato. Non si può usare in nessun altro posto. (decisione) Puoi usare un Mercante per visita, anche uno che hai appena assunto. Sciamano: nel tuo turno, in un round Azione o in una cerimonia, celebri un Rituale dalla mano senza pagare Mana, purché non costi più del numero dei tuoi Sacerdoti. Puoi usare quanti Sciamani vuoi, ciascuno per un Rituale. Cercatore di Perle: quando completi una Missione, puoi subito completarne un’altra, che paghi normalmente; non ce n’è mai una terza. Una tessera vinta all’asta non conta a questo fine come Missione completata. (decisione)
rule-R8-3 = Per Sciamani e Arcobaleni Riflessi, il tuo turno è: quando scegli un Luogo; quando fai la tua parte dell’azione di un Luogo; quando scegli un dono; e quando è il tuo turno in R6.8. Ciò che ti dà il dado di un Luogo non fa parte del tuo turno. (decisione) E nemmeno un punto della cerimonia in cui tutti i giocatori agiscono contemporaneamente. (decisione)
rule-R8-4 = Due Maschere con la stessa immagine sono una coppia. Alla fine del gioco ogni coppia completa dà punti una volta, secondo il suo genere. Un genere dà 1 PV per ogni tua tessera Missione del tipo che mostra. Un genere dà 1 PV per ogni tuo Assistente del tipo che mostra. Un genere dà 2 PV per ogni colore diverso tra le tue coppie complete, compreso il proprio, fino a 8 PV. Le Maschere senza compagna non danno nulla.
rule-R8-5 = Nessuno può rubare una Maschera che fa parte di una coppia completa.
rule-R8-6 = Nel tuo turno puoi accoppiare un Arcobaleno Riflesso a una delle tue Maschere. I due restano insieme fino alla fine e sono una coppia completa, qualunque cosa tu riceva in seguito. Un Arcobaleno Riflesso non può essere accoppiato a un altro Arcobaleno Riflesso. Un Arcobaleno Riflesso non accoppiato non vale punti; può essere dato, preso e rubato come qualsiasi Maschera singola.
rule-R8-7 = Il punteggio finale è la somma di quattro cose: il Rango (3 PV per Ariki, 6 per Arioi, 9 per Tahua), i PV indicati sui Rituali davanti a te, le tue tessere Missione e le tue coppie di Maschere. Vince il totale più alto; a parità, chi viene prima in Ordine Cerimoniale.
rule-R8-8 = Un Rituale celebrato fuori dalla fila (per R4.3, R8.2 o un effetto) agisce subito; poi un Rituale Permanente si mette davanti al giocatore e ogni altro si scarta. (decisione) Se è un Rituale Comune, agisce come sempre per tutti i giocatori, in Ordine Cerimoniale. (decisione) Se ha bisogno della fila e la fila non c’è, non accade nulla. (decisione)
rule-R8-9 = Nessuno può scegliere qualcosa senza poterne pagare l’intero costo. (decisione) Chi deve perdere più di quanto possiede perde tutto ciò che ha. (decisione) Chi ottiene qualcosa da un mercato vuoto non riceve nulla. (decisione)

## R9 Variants

rules-R9 = Varianti
rules-R9-text = Le tre varianti si possono combinare a piacere.
rule-R9-1 = Tāne: mescola i Rituali Tāne nei mazzi Normale e Proibito, ciascuno nel proprio.
rule-R9-2 = Oracolo: scopri tutte e tre le statue all’inizio. Anche così, la statua 2 si può costruire solo quando C1 è finita, e la statua 3 solo quando C2 è finita.
rule-R9-3 = Carenza di Mana: il Mana per comprare Rituali (R6.2) e per le puntate nelle aste (R7.7) si paga alla riserva invece che nel Sacchetto.

## R10 Rulings

rules-R10 = Decisioni
rule-R10-1 = Ordine. Quando un effetto fa scegliere più giocatori e conta chi è il primo, ciascuno sceglie e attua la propria scelta prima del successivo. Per un Luogo si segue l’ordine di turno, per un Rituale l’Ordine Cerimoniale. (decisione)
rule-R10-2 = Effetti dentro altri effetti. Tutto ciò che un effetto mette in moto si conclude prima che il gioco riprenda. Un Rituale è fuori dalla mano dal momento in cui viene celebrato; quando il suo effetto è finito, si scarta o si mette davanti. Celebrare un Rituale gratis non toglie nulla dal Sacchetto. Con un Ta’aroa si può celebrare un altro Ta’aroa. (decisione)
rule-R10-3 = Diventare Tahua nel mezzo di qualcosa. Prima l’indicatore completa il suo movimento. Poi al giocatore viene offerto subito il Rituale gratuito di R4.3. Poi il gioco riprende dal punto in cui si era fermato. Se accade in un punto della cerimonia in cui tutti agiscono contemporaneamente, le offerte attendono che tutti i giocatori abbiano risposto e si fanno poi in Ordine Cerimoniale. (decisione)
rule-R10-4 = Un’asta nel mezzo di qualcosa. Prima si finisce di completare la Missione, insieme alla seconda Missione di un Cercatore di Perle. Poi hanno luogo tutte le aste in sospeso, in ordine di statua, poi di riga, poi di spazio da sinistra a destra. Poi il gioco riprende. Un’asta può portare a un’altra asta solo nella propria riga. (decisione)
rule-R10-5 = Il proprio turno. Nel tuo turno puoi usare Sciamani e Arcobaleni Riflessi prima della tua prima azione, dopo l’ultima e tra due azioni, ma non mentre un’azione non è ancora conclusa. Per esempio, non puoi farlo dopo che un Raccoglitore ha scoperto una carta e prima di scegliere, né dopo aver pagato i Sacerdoti e prima di ricevere il Mana. La Scogliera non dà a nessuno un proprio turno, se non per sceglierla. In R6.8 usare uno Sciamano o un Arcobaleno Riflesso non conta come Missione; se non fai altro, passi. (decisione)
rule-R10-6 = Hina celebrato fuori dalla fila: il suo Mana va nel Sacchetto e vi resta finché non serve. (decisione)
rule-R10-7 = Silenzio di Tāne può colpire solo i Rituali della fila che portano una clip. Per un Rituale messo a tacere non si paga Mana. (decisione)
rule-R10-8 = Coppie. Due Maschere uguali sono una coppia finché un giocatore le ha entrambe; non c’è nulla da dichiarare. Per accoppiare un Arcobaleno Riflesso serve una Maschera che non sia in coppia; l’Arcobaleno Riflesso ha allora l’immagine e il colore di quella Maschera. Subito prima del Conteggio Finale tutti i giocatori hanno ancora un’occasione per accoppiare Arcobaleni Riflessi, quanti ne vogliono dei propri. (decisione)
rule-R10-9 = Due copie di uno stesso Rituale Permanente agiscono insieme (con due ’Ana, per esempio, si può scegliere fino a due spazi sopra l’indicatore). Un costo non è mai inferiore a 0. (decisione)
rule-R10-10 = Carenza di Mana riguarda quei due pagamenti e nient’altro. Il Mana offerto, e il Mana che rimane dopo una cerimonia, resta nel Sacchetto come nel gioco normale. (decisione)
rule-R10-11 = Oracolo: le righe di una statua fatte di sole tessere Asta vanno all’asta al punto 6 della prima cerimonia in cui quella statua si può costruire. (decisione)
rule-R10-12 = Perdere Sacerdoti non annulla nulla di ciò che quei Sacerdoti hanno portato. (decisione)
rule-R10-13 = Mazzi che si esauriscono: esaurisci le carte che ci sono, poi forma il nuovo mazzo (R3.4, R3.5). Le carte che appartengono alla pesca in corso non contano ancora come scartate; in R6.2 questo vale per le carte di tutti i giocatori. Raccoglitore: prendi prima entrambe le carte; solo dopo si ricevono i tesori. (decisione)
rule-R10-14 = «Può». Un giocatore deve accettare ciò che un effetto dà, tranne dove dice «può» o «fino a». Nei Luoghi e tra i doni si può rifiutare tutto ciò che comporta una scelta (R2.3); semplici Perle o Mana si aggiungono senza chiedere. Dove un Rituale Tāne dice «un giocatore», intende uno degli altri, anche uno che non ha nulla da perdere. (decisione)

## Examples

rules-E = Esempi
rule-E1 = (R5.6, R5.7) Il Kahuna del Marae cede un Mahi-mahi e un Taro per due Tatuaggi, e l’indicatore arriva su Ariki. Da una prima pescata di 3 Rituali Normali se ne tiene uno; da una seconda pescata di 3 Rituali Proibiti se ne tiene un altro. Gli Indicatori Prezzo di Mahi-mahi e Taro sono scesi di uno ciascuno.
rule-E2 = (R5.10, R6.1) Tre giocatori sono a 3 Sacerdoti, e non c’è Bonus del Kahuna. Il primo spende 5 Perle, sale a 5 Sacerdoti e riceve 5 Mana. Gli altri due non spendono nulla; ciascuno riceve 3 Mana.
rule-E3 = (R6.4) L’Ordine Cerimoniale è Rafaël, Maria, Max, Arno. In quest’ordine offrono 7, 4, 4 e 8 Mana. L’ordine diventa Arno, Rafaël, Maria, Max: Maria e Max hanno offerto la stessa quantità e mantengono il loro ordine.
rule-E4 = (R6.6, R6.7) Il gioco continua da E3. Il Sacchetto era vuoto e nessun Rituale è stato comprato, quindi ora contiene 23 Mana. Maria, Arioi, ha messo Rau-Pena (costo 4), Rua-Hatu (4) e Mata-Arahu (8); Rafaël Uru-Taetae (4) e Ra’a (5); Max Roro’o (6); Arno Ta’ere (10), Ihi (11) e il Rituale Comune Hina (1). La fila è Hina, Uru-Taetae, Rua-Hatu, Rau-Pena, Ra’a, Roro’o, Mata-Arahu, Ta’ere, Ihi, perché Maria vuole Rua-Hatu prima di Rau-Pena. Tutti insieme costerebbero 53. Pagato Hina restano 22 Mana; il suo effetto ne aggiunge 6 per ciascuno dei quattro giocatori, e si arriva a 46. Questo paga ogni Rituale tranne Ihi, e nel Sacchetto rimangono 5 Mana.
rule-E5 = (R5.1) Il risultato del dado è 2. Maria, con 3 Raccoglitori, può prendere una Merce; prende una Tiare, e il suo indicatore sale di uno. Arno, con 1 Raccoglitore, non riceve nulla.
rule-E6 = (R8.2) In una partita a 3 ci sono quattro carte Foresta scoperte. Il Kahuna usa un Raccoglitore e ne scopre una quinta, poi prende una Maschera insieme a un Mahi-mahi. L’Indicatore Prezzo del Mahi-mahi resta dov’è.
rule-E7 = (R8.2) Un giocatore che ha 4 Sacerdoti usa uno Sciamano per celebrare Rua-Hatu, il cui costo è 4, e riceve 3 Perle senza pagare Mana.
rule-E8 = (R8.2) Un giocatore completa una Missione al punto 6 e subito una seconda con un Cercatore di Perle. Dopo tocca al giocatore successivo.

## Rulings of this implementation

rules-X = Decisioni di questo programma
rules-X-text = Stabiliscono ciò che le regole precedenti lasciano aperto. Sono tutte decisioni di questo progetto.
rule-X1 = (R5.10, R5.11) Sul Cammino degli Dei il Kahuna può rifiutare il Sacerdote gratuito (R2.3).
rule-X2 = (R4.3, R8.2, R10.2) Un Rituale celebrato si mostra a tutti. I Rituali pescati e non tenuti, e i Rituali pagati per una Missione, si scartano coperti: se ne vedono solo il numero e il mazzo.
rule-X3 = (R6.5) Se il primo rifiuta, il secondo sceglie fra tre doni, e il terzo fra quelli rimasti. Con 3 giocatori scelgono solo i primi due. Chi ha scelto la Merce ne prende una.
rule-X4 = (R5.16, R10.14) Ciò che un bonus del mercato fa scegliere (una Maschera, un Assistente, una Missione, carte) si può rifiutare come tutto ciò che avviene in un Luogo; ciò che dà un Rituale va preso.
rule-X5 = (R8.2) Dopo che un Raccoglitore ha scoperto la sua carta, la scelta e la Merce in più si possono ancora rifiutare, l’una e l’altra; il Raccoglitore resta usato.
rule-X6 = (R7.2) Pagare una Missione con una scelta (diverse, identiche, Maschere, Rituali) si fa pezzo per pezzo; una Missione si può scegliere solo se si può pagare per intero.
rule-X7 = (R8.2) Un Cercatore di Perle si usa scegliendo la seconda Missione; rifiutando, resta non usato.
rule-X8 = (R3.1) Ciò che gli altri tengono dietro lo schermo ma hanno preso sotto gli occhi di tutti può essere contato da chiunque (Perle, Mana, Merci, tessere); «Mostra ciò che si può dedurre» lo fa per te. Una Merce presa a caso è nota solo ai due giocatori interessati.
rule-X9 = (R6.8) Un giro si conta dal primo in Ordine Cerimoniale: quando passa un giro intero senza che nessuno abbia completato una Missione come proprio turno, la costruzione finisce.
rule-X10 = (R10.3) Chi diventa Tahua riceve l’offerta al termine dell’intero movimento, anche quando il movimento deriva da un tesoro.
rule-X11 = (R6.6) Un giocatore con più Rituali diversi dello stesso costo li dispone uno alla volta quando si dispone la fila; i giocatori sono interpellati dal costo più basso in su e in Ordine Cerimoniale.
rule-X12 = (R5.13) Il Kahuna del Confine può completare la Missione prima dello scambio oppure, se non l’ha ancora fatto, dopo.
rule-X13 = (R5.6, R5.10) Sacrificare una Merce con l’indicatore sull’ultimo spazio del Tracciato Tatuaggi, e pagare Sacerdoti che non entrano più nel Tracciato Sacerdote, è permesso: si avanza fin dove c’è posto.
rule-X14 = (R8.2, R10.13) Un Raccoglitore si può usare anche quando non si può scoprire alcuna carta Foresta, o quando non c’è alcuna Merce nella riserva; si prende allora ciò che c’è.
rule-X15 = (R8.2) Un Cercatore di Perle può seguire anche una Missione completata con un effetto come Ta’ere o Te Tumu, di chiunque sia il turno; la seconda Missione si paga come al solito.
rule-X16 = (R5.12, R8.3) Dare una Maschera e prenderne una sono due momenti del proprio turno; un giocatore interpellato che rifiuta ha avuto quel turno.
rule-X17 = (R7.7) Tutte le puntate si mostrano quando è arrivata l’ultima. Se nessuno punta, il primo in Ordine Cerimoniale prende la tessera gratis.
rule-X18 = (R10.8) Gli ultimi Arcobaleni Riflessi si accoppiano in Ordine Cerimoniale.
