## Rounds and own turns

question-ChooseLocation = Scegli un Luogo. Ne sarai il Kahuna.
    .waiting = { $who } sceglie un Luogo.
question-Linger = La tua azione è conclusa. Usa uno Sciamano o un Arcobaleno Riflesso, oppure termina il tuo turno.
    .waiting = { $who } può ancora usare uno Sciamano o un Arcobaleno Riflesso.
question-LastMirrors = La partita finisce. Accoppia un Arcobaleno Riflesso a una delle tue Maschere, oppure termina.
    .waiting = { $who } può accoppiare Arcobaleni Riflessi prima del Conteggio Finale.

## Locations

question-ForestPick = { $collector ->
    [1] Il tuo Raccoglitore ha scoperto una carta. Prendi una carta dalla Riserva della Foresta, oppure passa.
   *[0] Prendi una carta dalla Riserva della Foresta, oppure passa.
}
    .waiting = { $who } sceglie una carta dalla Riserva della Foresta.
question-AlsoTakeCommodity = Il tuo Raccoglitore ti porta anche una Merce. Prendine una dalla Riserva della Foresta, oppure rifiuta.
    .waiting = { $who } sceglie una Merce dalla Riserva della Foresta.
question-MaraeTurn = { $sacrifices ->
    [0] { $draws ->
        [0] Qui hai fatto tutto il possibile. Usa uno Sciamano o un Arcobaleno Riflesso, oppure termina.
       *[other] Pesca Rituali e tienine 1, oppure termina.
    }
   *[other] Sacrifica una Merce per 1 Tatuaggio, pesca Rituali e tienine 1, oppure termina.
}
    .waiting = { $who } è al Marae: sacrifica Merci e pesca Rituali.
question-PathTurn = { $bonus ->
    [1] Recluta Sacerdoti in cambio di Perle, poi ottieni 1 Mana per ogni tuo Sacerdote. Come Kahuna ricevi 1 Sacerdote gratis.
   *[0] Recluta Sacerdoti in cambio di Perle, poi ottieni 1 Mana per ogni tuo Sacerdote.
}
    .waiting = { $who } recluta Sacerdoti sul Cammino degli Dei.
question-KahunaMission = { $after ->
    [1] Come Kahuna puoi completare una Missione, ora che le Maschere sono state scambiate.
   *[0] Come Kahuna puoi completare una Missione, ora o dopo lo scambio delle Maschere.
}
    .waiting = { $who } può completare una Missione come Kahuna.
question-GiveMask = Dai una delle tue Maschere al Mercato delle Maschere per prenderne un’altra più tardi, oppure tienile tutte.
    .waiting = { $who } sceglie una Maschera da dare.
question-TakeBack = Prendi una Maschera dal Mercato delle Maschere al posto di quella che hai dato, oppure rifiuta.
    .waiting = { $who } sceglie una Maschera da prendere.
question-MarketTurn = { $sales ->
    [0] { $hires ->
        [0] Qui hai fatto tutto il possibile. Usa un Assistente o un Arcobaleno Riflesso, oppure termina.
       *[other] Assumi un Assistente, oppure termina.
    }
   *[other] { $hires ->
        [0] Vendi una Merce, oppure termina.
       *[other] Vendi una Merce, assumi un Assistente, oppure termina.
    }
}
    .waiting = { $who } è al Mercato: vende Merci e assume Assistenti.

## Ceremonies

question-Dance = La danza dei sacerdoti. Recluta Sacerdoti in cambio di Perle, poi ottieni 1 Mana per ogni tuo Sacerdote.
    .waiting = La danza dei sacerdoti. Stiamo aspettando: { $who }.
question-BuyRituals = Puoi pagare 3 Mana per pescare Rituali e tenerne 1.
    .waiting = Comprare carte Rituale. Stiamo aspettando: { $who }.
question-Prepare = { $prepared ->
    [0] Metti Rituali nel Sacchetto del Sacrificio uno alla volta, oppure chiudilo.
    [one] Hai messo 1 Rituale. Aggiungine un altro se puoi, oppure chiudi il Sacchetto.
   *[other] Hai messo { $prepared } Rituali. Aggiungine un altro se puoi, oppure chiudi il Sacchetto.
}
    .waiting = Preparazione dei Rituali. Stiamo aspettando: { $who }.
question-Offer = Offri Mana. Chi offre di più va per primo.
    .waiting = Invocazione degli dei. Stiamo aspettando: { $who }.
question-ChooseGift = Scegli un dono cerimoniale, oppure rifiuta.
    .waiting = { $who } sceglie un dono cerimoniale.
question-LayInOrder = Alcuni tuoi Rituali hanno lo stesso costo. Scegli quale viene prima nella fila.
    .waiting = { $who } mette in ordine i propri Rituali dello stesso costo.
question-Build = Costruisci i To’o. Completa una Missione, oppure passa.
    .waiting = { $who } sceglie una Missione da completare.

## Missions

question-PayCommodity = Scegli che cosa paghi. La Missione chiede: { $mission }.
    .waiting = { $who } sceglie Merci con cui pagare una Missione.
question-PayMask = Scegli che cosa paghi. { $left ->
    [one] Ancora 1 Maschera.
   *[other] Ancora { $left } Maschere.
}
    .waiting = { $who } sceglie Maschere con cui pagare una Missione.
question-PayRitual = Scegli che cosa paghi. { $left ->
    [one] Ancora 1 Rituale dalla tua mano.
   *[other] Ancora { $left } Rituali dalla tua mano.
}
    .waiting = { $who } sceglie Rituali con cui pagare una Missione.
question-SecondMission = Con un Cercatore di Perle puoi completare subito una seconda Missione.
    .waiting = { $who } può completare una seconda Missione con un Cercatore di Perle.
question-FulfilByEffect = { $free ->
    [1] { $may ->
        [1] Puoi completare una Missione disponibile senza pagarla.
       *[0] Completa una Missione disponibile senza pagarla.
    }
   *[0] { $may ->
        [1] Puoi completare una Missione disponibile.
       *[0] Completa una Missione disponibile.
    }
}
    .waiting = { $who } sceglie una Missione da completare.
question-Bid = Punta Mana su una tessera da { $vp } PV. Vince la puntata più alta; tutte le puntate si pagano.
    .waiting = Asta di Mana. Stiamo aspettando: { $who }.

## Rituals

question-Keep = Tieni { $number } di questi { $drawn } Rituali.
    .waiting = { $who } sceglie i Rituali da tenere.
question-KeepTogether = Tieni { $number } di questi { $drawn } Rituali.
    .waiting = Scelta dei Rituali da tenere. Stiamo aspettando: { $who }.
question-DrawFrom = { $keep ->
    [one] Scegli il mazzo da cui pescare Rituali. Ne tieni 1.
   *[other] Scegli il mazzo da cui pescare Rituali. Ne tieni { $keep }.
}
    .waiting = { $who } sceglie un mazzo da cui pescare Rituali.
question-PerformFree = { $may ->
    [1] Puoi celebrare gratis un Rituale dalla tua mano.
   *[0] Celebra gratis un Rituale dalla tua mano.
}
    .waiting = { $who } sceglie un Rituale da celebrare gratis.

## What cards, dice and gifts ask

question-TakeCommodity = { $may ->
    [1] { $number ->
        [one] Prendi 1 Merce dal Mercato delle Merci, oppure rifiuta.
       *[other] Prendi { $number } Merci dal Mercato delle Merci, una alla volta, oppure rifiuta.
    }
   *[0] { $number ->
        [one] Prendi 1 Merce dal Mercato delle Merci.
       *[other] Prendi { $number } Merci dal Mercato delle Merci, una alla volta.
    }
}
    .waiting = { $who } sceglie una Merce dal mercato.
question-TakeAssistant = { $may ->
    [1] { $number ->
        [one] Prendi 1 Assistente dal Mercato degli Assistenti, oppure rifiuta.
       *[other] Prendi { $number } Assistenti dal Mercato degli Assistenti, uno alla volta, oppure rifiuta.
    }
   *[0] { $number ->
        [one] Prendi 1 Assistente dal Mercato degli Assistenti.
       *[other] Prendi { $number } Assistenti dal Mercato degli Assistenti, uno alla volta.
    }
}
    .waiting = { $who } sceglie un Assistente dal mercato.
question-TakeMask = { $may ->
    [1] { $number ->
        [one] Prendi 1 Maschera dal Mercato delle Maschere, oppure rifiuta.
       *[other] Prendi { $number } Maschere dal Mercato delle Maschere, una alla volta, oppure rifiuta.
    }
   *[0] { $number ->
        [one] Prendi 1 Maschera dal Mercato delle Maschere.
       *[other] Prendi { $number } Maschere dal Mercato delle Maschere, una alla volta.
    }
}
    .waiting = { $who } sceglie una Maschera dal mercato.
question-Reactivate = { $may ->
    [1] { $number ->
        [one] Puoi riattivare 1 Assistente.
       *[other] Riattiva fino a { $number } Assistenti, uno alla volta.
    }
   *[0] { $number ->
        [one] Riattiva 1 Assistente.
       *[other] Riattiva { $number } Assistenti, uno alla volta.
    }
}
    .waiting = { $who } sceglie gli Assistenti da riattivare.
question-AdvanceTattoo = Hai abbastanza Sciamani per il risultato del dado. Puoi prendere 1 Tatuaggio.
    .waiting = { $who } può prendere 1 Tatuaggio.
question-CarryOutPriestTrack = Recluta Sacerdoti in cambio di Perle, poi ottieni 1 Mana per ogni tuo Sacerdote.
    .waiting = { $who } recluta Sacerdoti.
question-TakeShown = Prendi una delle carte Foresta scoperte.
    .waiting = { $who } sceglie una delle carte Foresta scoperte.
question-ChoosePlayer = Scegli il giocatore colpito dal tuo Rituale.
    .waiting = { $who } sceglie un giocatore.
question-StealMask = Prendi a { $whom } una Maschera che non è in coppia.
    .waiting = { $who } prende una Maschera a { $whom }.
question-SilenceRitual = Scegli un Rituale in attesa di un altro giocatore. Viene scartato senza effetto.
    .waiting = { $who } sceglie un Rituale da mettere a tacere.
question-HandOver = Dai a { $whom } una Merce o { $pearls ->
    [one] 1 Perla.
   *[other] { $pearls } Perle.
}
    .waiting = { $who } sceglie che cosa dare a { $whom }.

## Moves

move-go = Scegli { $what }
    .group = Scegli un Luogo
    .confirm = Il dado si lancia subito; non si può annullare.
move-take = Prendi { $what }
    .group = Prendi una carta
move-pass = { $question ->
    [AdvanceTattoo] Rifiuta il Tatuaggio
    [AlsoTakeCommodity] Non prendere Merci
    [BuyRituals] Non comprare Rituali
    [ChooseGift] Rifiuta il dono
    [DrawFrom] Non pescare Rituali
    [ForestPick] Non prendere carte
    [FulfilByEffect] Non completare Missioni
    [GiveMask] Tieni tutte le Maschere
    [KahunaMission] Non completare Missioni ora
    [PerformFree] Non celebrare Rituali
    [SecondMission] Non completare una seconda Missione
    [TakeAssistant] Non prendere Assistenti
    [TakeBack] Non prendere Maschere
    [TakeCommodity] Non prendere Merci
    [TakeMask] Non prendere Maschere
   *[other] Passa
}
move-done = { $question ->
    [LastMirrors] Non accoppiare altri Arcobaleni Riflessi
    [Linger] Termina il tuo turno
    [Prepare] Chiudi il Sacchetto
    [Reactivate] Non riattivarne altri
   *[other] Termina
}
move-collector = Attiva un Raccoglitore
    .confirm = Si scopre subito una carta; non si può annullare.
move-commodity = Prendi 1 { $what }
move-assistant = Prendi { $what }
move-mask = Prendi { $what }
    .group = Prendi una Maschera
move-tattoo = Prendi il Tatuaggio
move-sacrifice = Sacrifica 1 { $what }
    .group = Sacrifica
move-draw = { $pile ->
    [forbidden] Pesca { $amount ->
        [one] 1 Rituale Proibito
       *[other] { $amount } Rituali Proibiti
    }
   *[normal] Pesca { $amount ->
        [one] 1 Rituale Normale
       *[other] { $amount } Rituali Normali
    }
}
    .group = Pesca Rituali
    .confirm = Vedi subito le carte; non si può annullare.
move-keep = Tieni { $what }
move-recruit = { $amount ->
    [0] { $free ->
        [1] Recluta solo il Sacerdote gratuito
       *[0] Non reclutare Sacerdoti
    }
    [1] { $free ->
        [1] Recluta 1 Sacerdote per 2 Perle, più quello gratuito
       *[0] Recluta 1 Sacerdote per 2 Perle
    }
   *[2] { $free ->
        [1] Recluta 2 Sacerdoti per 5 Perle, più quello gratuito
       *[0] Recluta 2 Sacerdoti per 5 Perle
    }
}
    .short = { $amount ->
        [0] Nessun Sacerdote: { $mana } Mana
        [one] 1 Sacerdote: { $mana } Mana
       *[other] { $amount } Sacerdoti: { $mana } Mana
    }
    .group = Recluta Sacerdoti
move-recruit-only = { $amount ->
    [0] Non reclutare Sacerdoti, nemmeno quello gratuito
    [1] Recluta 1 Sacerdote per 2 Perle, senza quello gratuito
   *[2] Recluta 2 Sacerdoti per 5 Perle, senza quello gratuito
}
    .group = Senza Sacerdote gratuito
move-give = Dai { $what }
    .group = Dai una Maschera
move-fulfil = Completa la Missione { $space }: { $what } ({ $vp } PV)
    .group = Completa una Missione
move-sell = Vendi 1 { $what } per { $bonus }
    .short = { $bonus }
    .group = Vendi una Merce
move-hire = Assumi { $what } per { $amount ->
    [one] 1 Perla
   *[other] { $amount } Perle
}
    .group =
        { $amount ->
            [one] Assumi · 1 Perla
           *[other] Assumi · { $amount } Perle
        }
move-merchant = Attiva un Mercante: { $what } al prezzo più alto
    .group = Mercante
move-shaman = Attiva uno Sciamano: celebra { $what }
    .group = Sciamano
    .confirm = Il Rituale viene celebrato e lo Sciamano è usato.
move-join = Accoppia { $what } a un Arcobaleno Riflesso
    .group = Accoppia un Arcobaleno Riflesso
move-buy = { $pile ->
    [forbidden] Paga 3 Mana: pesca { $amount ->
        [one] 1 Rituale Proibito
       *[other] { $amount } Rituali Proibiti
    }
   *[normal] Paga 3 Mana: pesca { $amount ->
        [one] 1 Rituale Normale
       *[other] { $amount } Rituali Normali
    }
}
move-prepare = Metti { $what } nel Sacchetto
move-offer = Offri { $amount } Mana
move-bid = Punta { $amount } Mana
move-gift = Prendi { $what }
    .group = Prendi un dono
move-lay = Disponi { $what } per primo
move-perform = Celebra { $what }
move-reactivate = Riattiva { $what }
move-player = Scegli { $who }
move-silence = Metti a tacere { $what } di { $who }
move-steal = Prendi { $what }
move-pay = Paga { $amount } { $what }
move-pay-mask = { $amount ->
    [1] Paga { $what }
   *[other] Paga { $what }, entrambe le copie
}
move-pay-ritual = Paga { $what }
move-hand = Dai 1 { $what } a { $who }
    .group = Dai una Merce
move-hand-pearls = Dai { $amount ->
    [one] 1 Perla
   *[other] { $amount } Perle
} a { $who }
