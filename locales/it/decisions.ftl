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
    .confirm = Il dado viene lanciato subito; non si può annullare.
move-take = { $question ->
    [AlsoTakeCommodity] Prendi anche { $what }
   *[other] Prendi { $what }
}
    .group = Prendi una carta
move-pass = { $question ->
    [AdvanceTattoo] Rifiuta il Tatuaggio
    [AlsoTakeCommodity] Non prendere Merci
    [Build] Per ora passa
    [BuyRituals] Non comprare nulla
    [ChooseGift] Rifiuta il dono
    [DrawFrom] Non pescare
    [ForestPick] Non prendere carte
    [FulfilByEffect] Non completarne
    [GiveMask] Tieni tutte le Maschere
    [KahunaMission] { $after ->
        [1] Non completarne
       *[0] Non ora: dopo le Maschere
    }
    [PerformFree] Non celebrare: l’occasione va persa
    [SecondMission] Nessuna seconda Missione
    [TakeBack] Non prendere nulla: la tua Maschera è persa
   *[other] Non prendere nulla
}
    .lose = { $question ->
        [AdvanceTattoo] Perdere 1 Tatuaggio?
        [AlsoTakeCommodity] Perdere 1 Merce?
        [ChooseGift] Perdere il dono?
        [DrawFrom] Perdere i Rituali?
        [ForestPick] Perdere 1 carta?
        [FulfilByEffect] Perdere 1 Missione?
        [KahunaMission] Perdere 1 Missione?
        [PerformFree] Perdere 1 Rituale?
        [SecondMission] Perdere 1 Missione?
        [TakeAssistant] Perdere 1 Assistente?
        [TakeBack] Perdere 1 Maschera?
        [TakeCommodity] Perdere 1 Merce?
        [TakeMask] Perdere 1 Maschera?
       *[other] Rinunciare?
    }
move-done = { $question ->
    [LastMirrors] Termina
    [Prepare] { $prepared ->
        [0] Non mettere nulla
       *[other] Chiudi il Sacchetto
    }
    [Reactivate] Non riattivare nessuno
   *[other] Termina il turno
}
    .lose = { $question ->
        [Reactivate] Lasciarli usati?
       *[other] Rinunciare?
    }
move-collector = Attiva un Raccoglitore
    .confirm = Si scopre subito una carta; non si può annullare.
move-commodity = Prendi { $what }
move-assistant = Prendi { $what }
move-mask = Prendi { $what }
    .group = Prendi una Maschera
move-tattoo = Prendi il Tatuaggio
move-sacrifice = Sacrifica { $what }
    .group = Sacrifica
move-draw = { $pile ->
    [forbidden] Pesca { $amount } Proibiti
   *[normal] Pesca { $amount } Normali
}
    .group = Pesca Rituali
    .confirm = Vedi subito le carte; non si può annullare.
move-keep = Tieni { $what }
move-recruit = { $amount ->
    [0] { $free ->
        [1] Solo il Sacerdote gratuito
       *[0] Non reclutare
    }
   *[other] Reclutane { $amount }
}
    .group = Recluta Sacerdoti
move-recruit-only = { $amount ->
    [0] Non reclutare, nemmeno quello gratuito
   *[other] Reclutane { $amount }, non quello gratuito
}
    .group = Senza Sacerdote gratuito
move-give = Dai { $what }
    .group = Dai una Maschera
move-fulfil = Completa { $space }
    .group = Completa una Missione
move-sell = Vendi { $what }
    .group = Vendi una Merce
move-hire = Assumi { $what }
    .group = Assumi
move-merchant = Attiva un Mercante
    .group = Attiva un Mercante
move-shaman = Attiva uno Sciamano: { $what }
    .group = Attiva uno Sciamano
    .confirm = Il Rituale viene celebrato e lo Sciamano è usato.
move-join = Accoppia { $what } all’Arcobaleno Riflesso
    .group = Accoppia l’Arcobaleno Riflesso
move-buy = { $pile ->
    [forbidden] Pesca { $amount } Proibiti
   *[normal] Pesca { $amount } Normali
}
move-prepare = Metti { $what }
    .all = Chiudi il Sacchetto: { $what }
move-offer = { $amount ->
    [0] Non offrire nulla
   *[other] Offri { $amount } Mana su { $have }
}
    .lose = Davvero offrire { $amount } su { $have }?
move-bid = { $amount ->
    [0] Non puntare nulla
   *[other] Punta { $amount } Mana su { $have }
}
    .lose = Davvero puntare { $amount } su { $have }?
move-gift = Prendi { $what }
    .group = Prendi un dono
move-lay = Prima { $what }
    .all = { $what }
move-perform = Celebra { $what }
move-reactivate = Riattiva { $what }
move-player = { $effect ->
    [take-pearls] Prendi Perle da { $who }
    [lose-priests] { $who } perde Sacerdoti
    [take-commodity] Prendi da { $who } una Merce a caso
    [take-mask] Prendi una Maschera da { $who }
   *[other] Scegli { $who }
}
move-silence = Metti a tacere { $what } di { $who }
move-steal = Prendi { $what }
move-pay = Paga { $amount } { $what }
    .all = Paga { $what }
move-pay-mask = { $amount ->
    [1] Paga { $what }
   *[other] Paga { $what }, entrambe le copie
}
    .all = Paga { $what }
move-pay-ritual = Paga { $what }
move-hand = Dai a { $who } 1 { $what }
    .group = Dai una Merce
move-hand-pearls = Dai a { $who } { $amount ->
    [one] 1 Perla
   *[other] { $amount } Perle
}
