## Rounds and own turns

question-ChooseLocation = Scegli un Luogo. Ne sarai il Kahuna.
    .waiting = { $who } sceglie un Luogo.
question-Linger = Altro?
    .waiting = { $who } può ancora usare uno Sciamano o un Arcobaleno Riflesso.
question-LastMirrors = Ultima occasione per gli Arcobaleni Riflessi.
    .waiting = { $who } può accoppiare Arcobaleni Riflessi prima del Conteggio Finale.

## Locations

question-ForestPick = Prendi una carta dalla Foresta.
    .waiting = { $who } sceglie una carta dalla Riserva della Foresta.
question-AlsoTakeCommodity = Il tuo Raccoglitore porta anche una Merce.
    .waiting = { $who } sceglie una Merce dalla Riserva della Foresta.
question-MaraeTurn = Sacrifica, poi pesca Rituali.
    .waiting = { $who } è al Marae: sacrifica Merci e pesca Rituali.
question-PathTurn = Recluta Sacerdoti; ognuno porta 1 Mana.
    .waiting = { $who } recluta Sacerdoti sul Cammino degli Dei.
question-KahunaMission = Da Kahuna, completa una Missione.
    .waiting = { $who } può completare una Missione come Kahuna.
question-GiveMask = Scambiare una Maschera?
    .waiting = { $who } sceglie una Maschera da dare.
question-TakeBack = Prendi una Maschera per quella che hai dato.
    .waiting = { $who } sceglie una Maschera da prendere.
question-MarketTurn = Vendi e assumi.
    .waiting = { $who } è al Mercato: vende Merci e assume Assistenti.

## Ceremonies

question-Dance = Danza dei sacerdoti: recluta, poi ottieni Mana.
    .waiting = La danza dei sacerdoti. Stiamo aspettando: { $who }.
question-BuyRituals = Comprare una pescata di Rituali?
    .waiting = Comprare carte Rituale. Stiamo aspettando: { $who }.
question-Prepare = Quali Rituali vanno nel Sacchetto?
    .waiting = Preparazione dei Rituali. Stiamo aspettando: { $who }.
question-Offer = Offri Mana. Chi offre di più comincia.
    .waiting = Invocazione degli dei. Stiamo aspettando: { $who }.
question-ChooseGift = Scegli un dono.
    .waiting = { $who } sceglie un dono cerimoniale.
question-LayInOrder = Stesso costo: quale viene prima?
    .waiting = { $who } mette in ordine i propri Rituali dello stesso costo.
question-Build = Costruisci il To’o: completa una Missione.
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
question-SecondMission = Un Cercatore di Perle completa una seconda Missione.
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
question-Bid = Punta per { $vp } PV. Tutte le puntate si pagano.
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
       *[other] Quali Assistenti tornano attivi? Al massimo { $number }.
    }
   *[0] { $number ->
        [one] Riattiva 1 Assistente.
       *[other] Quali { $number } Assistenti tornano attivi?
    }
}
    .waiting = { $who } sceglie gli Assistenti da riattivare.
question-AdvanceTattoo = { $shamans ->
    [one] Il tuo Sciamano basta per il dado.
   *[other] I tuoi { $shamans } Sciamani bastano per il dado.
}
    .waiting = { $who } può prendere 1 Tatuaggio.
question-CarryOutPriestTrack = Recluta Sacerdoti in cambio di Perle, poi ottieni 1 Mana per ogni tuo Sacerdote.
    .waiting = { $who } recluta Sacerdoti.
question-TakeShown = Prendi una di queste carte.
    .waiting = { $who } sceglie una delle carte Foresta scoperte.
question-ChoosePlayer = Chi colpisce il tuo Rituale?
    .waiting = { $who } sceglie un giocatore.
question-StealMask = Prendi una Maschera di { $whom }.
    .waiting = { $who } prende una Maschera a { $whom }.
question-SilenceRitual = Metti a tacere un Rituale in attesa.
    .waiting = { $who } sceglie un Rituale da mettere a tacere.
question-HandOver = Dai qualcosa a { $whom }.
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
    [FulfilByEffect] Non completarne nessuna
    [GiveMask] Tieni tutte le Maschere
    [KahunaMission] { $after ->
        [1] Non completarne nessuna
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
move-fulfil = { $question ->
    [SecondMission] Attiva un Cercatore di Perle: { $space }
   *[other] Completa { $space }
}
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
    .lose = Offrire davvero { $amount } su { $have }?
move-bid = { $amount ->
    [0] Non puntare nulla
   *[other] Punta { $amount } Mana su { $have }
}
    .lose = Puntare davvero { $amount } su { $have }?
move-gift = Prendi { $what }
    .group = Prendi un dono
move-lay = Prima { $what }
    .all = { $what }
move-perform = Celebra { $what }
move-reactivate = Riattiva { $what }
move-player = { $effect ->
    [take-pearls] Prendi fino a { $amount } Perle da { $who }
    [lose-priests] { $who } perde { $amount ->
            [one] 1 Sacerdote
           *[other] { $amount } Sacerdoti
        }
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
