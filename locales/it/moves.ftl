move-go = Scegli { $what }
move-take = Prendi { $what }
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
move-commodity = Prendi 1 { $what }
move-assistant = Prendi { $what }
move-mask = Prendi { $what }
move-tattoo = Prendi il Tatuaggio
move-sacrifice = Sacrifica 1 { $what }
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
move-recruit-only = { $amount ->
    [0] Non reclutare Sacerdoti, nemmeno quello gratuito
    [1] Recluta 1 Sacerdote per 2 Perle, senza quello gratuito
   *[2] Recluta 2 Sacerdoti per 5 Perle, senza quello gratuito
}
move-give = Dai { $what }
move-fulfil = Completa la Missione { $space }: { $what } ({ $vp } PV)
move-sell = Vendi 1 { $what } per { $bonus }
move-hire = Assumi { $what } per { $amount ->
    [one] 1 Perla
   *[other] { $amount } Perle
}
move-merchant = Attiva un Mercante: { $what } al prezzo più alto
move-shaman = Attiva uno Sciamano: celebra { $what }
move-join = Accoppia { $what } a un Arcobaleno Riflesso
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
move-hand-pearls = Dai { $amount ->
    [one] 1 Perla
   *[other] { $amount } Perle
} a { $who }
