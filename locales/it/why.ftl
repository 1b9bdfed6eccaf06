### Perché una mossa non è possibile, `why-…`.

why-taken = { $who } ha questa tessera fino alla fine del round.
why-no-sales = Non puoi vendere altro.
why-none-held = Non hai { $what }.
# $price, $highest
why-above-marker = L’indicatore è su { $price }: puoi scegliere un bonus fino allo spazio { $highest }.
why-no-sacrifices = Non puoi sacrificare altro: i sacrifici vengono prima della pesca.
why-not-payable = Non puoi pagare con { $what }: troppo poco, o già pagato.
why-empty = Al mercato non ce n’è più.
why-no-hires = In questo turno non puoi assumere altri Assistenti.
why-pearls =
    { $cost ->
        [one] Costa 1 Perla e ne hai { $have }.
       *[other] Costa { $cost } Perle e ne hai { $have }.
    }
why-mana = Costa { $cost } Mana e ne hai { $have }.
why-rituals =
    { $cost ->
        [one] Costa 1 Rituale e in mano ne hai { $have }.
       *[other] Costa { $cost } Rituali e in mano ne hai { $have }.
    }
why-masks = Non hai ciò che costa: { $what }.
why-commodities = Non hai ciò che costa: { $what }.
why-condition = Non soddisfi la condizione: { $what }.
why-not-used = Questo Assistente non è usato, quindi non si può riattivare.
why-none-owned = Non hai Assistenti di questo tipo.
why-all-used = I tuoi sono tutti usati.
why-collector = Un Raccoglitore si usa subito prima di scegliere una carta nella Foresta.
why-one-collector = Un solo Raccoglitore per scelta.
why-merchant = Un Mercante si usa nel tuo turno al Mercato.
why-one-merchant = Un solo Mercante per visita al Mercato.
why-pearl-diver = Un Cercatore di Perle si usa quando hai completato una Missione.
why-no-shaman = Ti serve uno Sciamano attivo.
why-priests = Costa { $cost }; uno Sciamano arriva a { $have }, il numero dei tuoi Sacerdoti.
why-clips = Hai già usato le tue { $clips } clip. Si possono aggiungere solo Rituali Comuni.
why-only-commodities = Il Raccoglitore porta soltanto una Merce.
why-joined = Una Maschera accoppiata a un Arcobaleno Riflesso non se ne separa più.
why-paired = Nessuno può prendere una Maschera di una coppia completa.
why-paired-mirror = Un Arcobaleno Riflesso si accoppia solo a una Maschera non ancora in coppia.
why-not-a-pair = La Missione chiede due Maschere identiche.
why-rank = Con il tuo Rango peschi solo Rituali Normali.
why-no-draws = Hai già pescato.
why-face-down = Questa statua è ancora coperta.
why-statue = La statua { $statue } non si può ancora costruire.
why-auction = Si vince all’asta, quando nella sua riga non resta altro.
why-gift-gone = Questo dono è già stato preso.
why-not-to-silence = Si può mettere a tacere solo un Rituale di un altro giocatore con la sua clip.
why-at-top = L’indicatore è già in cima.
why-must = Devi prendere ciò che ricevi qui.
why-no-free-priest = Solo il Kahuna può rinunciare a un Sacerdote gratuito.
why-no-mirror = Non hai un Arcobaleno Riflesso da accoppiare.
why-two-mirrors = Un Arcobaleno Riflesso non si accoppia a un altro Arcobaleno Riflesso.
why-own-turn = Sciamani e Arcobaleni Riflessi si usano nel proprio turno.
why-unfinished = Prendi prima la tua carta: nel mezzo non si fa altro.
why-no-mission = Ora non puoi completare Missioni.
why-no-token = La tessera di questa Missione non c’è più.
# $have
why-too-much = Hai solo { $have } Mana.
why-yourself = Scegli uno degli altri giocatori.
why-not-asked = Non è ciò che ti viene chiesto ora.
why-not-awaited = Non tocca a te decidere.
why-answered = Hai dato la tua risposta. Puoi cambiarla finché l’ultimo giocatore non ha risposto.
why-over = La partita è finita.
why-unknown = Una mossa così non esiste.
why-not-held = Non ce l’hai.
why-not-there = Non è tra ciò che puoi scegliere.
