## Answers and rounds

event-answered = { $who } ha risposto.
event-withdrew = { $who } ha ritirato la risposta.
event-undone = { $who } ha annullato l’ultima decisione.
    .you = Hai annullato l’ultima decisione.
event-committed = { $who } ha sigillato la risposta segreta { $number }: { $commitment }.
event-started = { $who } ha ricevuto il Segnalino Primo Giocatore.
    .you = Hai ricevuto il Segnalino Primo Giocatore.
event-round = { $kind ->
    [ceremony] È iniziata la cerimonia { $round }.
   *[action] È iniziato il round Azione { $round }.
}
event-chose-location = { $who } ha scelto { $location } e ne è il Kahuna.
    .you = Hai scelto { $location } e ne sei il Kahuna.
event-rolled = { $who } ha lanciato il dado: { $face }.
    .you = Hai lanciato il dado: { $face }.
    .nobody = Nessuno ne ha abbastanza.
event-passed = { $who } ha passato il turno.
    .you = Hai passato il turno.
event-game-over = { $who } ha vinto la partita.
    .you = Hai vinto la partita.

## Goods

event-pearls = { $paid ->
    [1] { $who } ha pagato { $amount ->
        [one] 1 Perla.
       *[other] { $amount } Perle.
    }
   *[0] { $who } ha ottenuto { $amount ->
        [one] 1 Perla.
       *[other] { $amount } Perle.
    }
}
    .you = { $paid ->
        [1] Hai pagato { $amount ->
            [one] 1 Perla.
           *[other] { $amount } Perle.
        }
       *[0] Hai ottenuto { $amount ->
            [one] 1 Perla.
           *[other] { $amount } Perle.
        }
    }
event-mana = { $paid ->
    [1] { $who } ha pagato { $amount } Mana.
   *[0] { $who } ha ottenuto { $amount } Mana.
}
    .you = { $paid ->
        [1] Hai pagato { $amount } Mana.
       *[0] Hai ottenuto { $amount } Mana.
    }
event-priests = { $who } ha reclutato { $amount ->
    [one] 1 Sacerdote
   *[other] { $amount } Sacerdoti
} e ora ne ha { $total }.
    .you = Hai reclutato { $amount ->
        [one] 1 Sacerdote
       *[other] { $amount } Sacerdoti
    } e ora ne hai { $total }.
event-recruited = { $pearls ->
    [0] { $who } ha reclutato { $amount ->
        [one] 1 Sacerdote
       *[other] { $amount } Sacerdoti
    }, ora ne ha { $total } e ha ottenuto { $mana } Mana.
   *[other] { $who } ha reclutato { $amount ->
        [one] 1 Sacerdote
       *[other] { $amount } Sacerdoti
    } per { $pearls } Perle, ora ne ha { $total } e ha ottenuto { $mana } Mana.
}
    .you = { $pearls ->
        [0] Hai reclutato { $amount ->
            [one] 1 Sacerdote
           *[other] { $amount } Sacerdoti
        }, ora ne hai { $total } e hai ottenuto { $mana } Mana.
       *[other] Hai reclutato { $amount ->
            [one] 1 Sacerdote
           *[other] { $amount } Sacerdoti
        } per { $pearls } Perle, ora ne hai { $total } e hai ottenuto { $mana } Mana.
    }
event-tattoos = { $who } ha ottenuto { $amount ->
    [one] 1 Tatuaggio
   *[other] { $amount } Tatuaggi
} { $reached ->
    [1] e ora è { $rank }.
   *[0] (spazio { $space }, { $rank }).
}
    .you = Hai ottenuto { $amount ->
        [one] 1 Tatuaggio
       *[other] { $amount } Tatuaggi
    } { $reached ->
        [1] e ora sei { $rank }.
       *[0] (spazio { $space }, { $rank }).
    }
event-became-tahua = { $who }, ora Tahua, può celebrare gratis un Rituale (R4.3).
    .you = Ora Tahua, puoi celebrare gratis un Rituale (R4.3).
event-declined = { $who } non ha celebrato alcun Rituale.
    .you = Non hai celebrato alcun Rituale.
event-took-commodity = { $who } ha preso 1 { $commodity } dal mercato.
    .you = Hai preso 1 { $commodity } dal mercato.
event-took-assistant = { $who } ha preso { $assistant } dal mercato.
    .you = Hai preso { $assistant } dal mercato.
event-took-mask = { $who } ha preso { $mask } dal mercato.
    .you = Hai preso { $mask } dal mercato.
event-gave-mask = { $who } ha dato { $mask } al mercato.
    .you = Hai dato { $mask } al mercato.
event-joined-mirror = { $who } ha accoppiato { $mask } a un Arcobaleno Riflesso.
    .you = Hai accoppiato { $mask } a un Arcobaleno Riflesso.
event-price = Il prezzo di { $commodity } ora è { $space }.
event-sacrificed = { $who } ha sacrificato 1 { $commodity }.
    .you = Hai sacrificato 1 { $commodity }.
event-sold = { $who } ha venduto 1 { $commodity } per { $bonus }.
    .you = Hai venduto 1 { $commodity } per { $bonus }.
event-hired = { $who } ha assunto { $assistant } per { $pearls ->
    [one] 1 Perla.
   *[other] { $pearls } Perle.
}
    .you = Hai assunto { $assistant } per { $pearls ->
        [one] 1 Perla.
       *[other] { $pearls } Perle.
    }
event-used = { $who } ha attivato { $assistant }.
    .you = Hai attivato { $assistant }.
event-reactivated = { $who } ha riattivato { $assistant }.
    .you = Hai riattivato { $assistant }.

## Forest

event-turned-up = La Foresta ha rivelato { $cards }.
event-forest-to-markets = Ai mercati: { $cards }.
event-new-forest-pile = Si è formato un nuovo mazzo di pesca della Foresta con { $number ->
    [one] 1 Merce.
   *[other] { $number } Merci.
}
event-took-card = { $who } ha preso { $card }.
    .you = Hai preso { $card }.

## Rituals

event-drew = { $pile ->
    [forbidden] { $who } ha pescato { $number ->
        [one] 1 Rituale Proibito.
       *[other] { $number } Rituali Proibiti.
    }
   *[normal] { $who } ha pescato { $number ->
        [one] 1 Rituale Normale.
       *[other] { $number } Rituali Normali.
    }
}
    .you = { $pile ->
        [forbidden] Hai pescato { $number ->
            [one] 1 Rituale Proibito.
           *[other] { $number } Rituali Proibiti.
        }
       *[normal] Hai pescato { $number ->
            [one] 1 Rituale Normale.
           *[other] { $number } Rituali Normali.
        }
    }
event-saw = { $count ->
    [0] { $who } non ha visto alcun Rituale.
   *[other] { $who } ha visto { $rituals }.
}
    .you = { $count ->
        [0] Non hai visto alcun Rituale.
       *[other] Hai visto { $rituals }.
    }
event-kept = { $who } ha tenuto { $number ->
    [one] 1 Rituale.
   *[other] { $number } Rituali.
}
    .you = Hai tenuto { $number ->
        [one] 1 Rituale.
       *[other] { $number } Rituali.
    }
event-kept-ritual = { $who } ha tenuto { $ritual }.
    .you = Hai tenuto { $ritual }.
event-shuffled = { $pile ->
    [forbidden] { $number ->
        [one] 1 Rituale Proibito scartato ha formato un nuovo mazzo di pesca.
       *[other] { $number } Rituali Proibiti scartati hanno formato un nuovo mazzo di pesca.
    }
   *[normal] { $number ->
        [one] 1 Rituale Normale scartato ha formato un nuovo mazzo di pesca.
       *[other] { $number } Rituali Normali scartati hanno formato un nuovo mazzo di pesca.
    }
}
event-bought = { $pile ->
    [forbidden] { $who } ha pagato 3 Mana per pescare Rituali Proibiti.
   *[normal] { $who } ha pagato 3 Mana per pescare Rituali Normali.
}
    .you = { $pile ->
        [forbidden] Hai pagato 3 Mana per pescare Rituali Proibiti.
       *[normal] Hai pagato 3 Mana per pescare Rituali Normali.
    }
event-performed = { $general ->
    [1] Il Rituale Comune { $ritual } è stato celebrato.
   *[0] { $who } ha celebrato { $ritual }.
}
    .you = { $general ->
        [1] Il Rituale Comune { $ritual } è stato celebrato.
       *[0] Hai celebrato { $ritual }.
    }
event-no-effect = Il Sacchetto contiene { $bag }. { $ritual } costa { $cost }: { $short ->
    [one] ne manca { $short }
   *[other] ne mancano { $short }
}.
    .also = Scartati anche: { $rituals }.
event-put-in-front = { $who } ha messo { $ritual } davanti al proprio schermo.
    .you = Hai messo { $ritual } davanti al tuo schermo.

## Ceremonies

event-offered = { $who } ha offerto { $amount } Mana.
    .you = Hai offerto { $amount } Mana.
event-order = Il nuovo Ordine Cerimoniale: { $seats }.
event-bag = Il Sacchetto contiene { $mana } Mana.
event-gift = { $who } ha preso in dono { $gift }.
    .you = Hai preso in dono { $gift }.
event-row = { $count ->
    [0] Nel Sacchetto non c’era alcun Rituale.
   *[other] La fila dei Rituali: { $rituals }.
}
    .item = { $ritual } ({ $who })
event-statue = La statua { $statue } è stata scoperta.

## Missions

event-fulfilled = { $who } ha completato la Missione { $space } ({ $mission }) per { $vp } PV.
    .you = Hai completato la Missione { $space } ({ $mission }) per { $vp } PV.
event-paid-commodity = { $who } ha pagato { $amount } { $commodity }.
    .you = Hai pagato { $amount } { $commodity }.
event-paid-mask = { $who } ha pagato { $mask }.
    .you = Hai pagato { $mask }.
event-paid-ritual = { $pile ->
    [forbidden] { $who } ha pagato 1 Rituale Proibito.
   *[normal] { $who } ha pagato 1 Rituale Normale.
}
    .you = { $pile ->
        [forbidden] Hai pagato 1 Rituale Proibito.
       *[normal] Hai pagato 1 Rituale Normale.
    }
event-bid = { $who } ha puntato { $amount } Mana.
    .you = Hai puntato { $amount } Mana.
event-won-auction = { $who } ha vinto l’asta di { $space } per { $vp } PV.
    .you = Hai vinto l’asta di { $space } per { $vp } PV.

## Tāne

event-took-pearls = { $who } ha preso { $amount ->
    [one] 1 Perla
   *[other] { $amount } Perle
} a { $whom }.
    .you = Hai preso { $amount ->
        [one] 1 Perla
       *[other] { $amount } Perle
    } a { $whom }.
    .whom = { $who } ti ha preso { $amount ->
        [one] 1 Perla
       *[other] { $amount } Perle
    }.
event-stole-commodity = { $who } ha preso una Merce a { $whom }.
    .you = Hai preso una Merce a { $whom }.
    .whom = { $who } ti ha preso una Merce.
event-stolen-commodity = { $who } ha preso 1 { $commodity } a { $whom }.
    .you = Hai preso 1 { $commodity } a { $whom }.
    .whom = { $who } ti ha preso 1 { $commodity }.
event-stole-mask = { $who } ha preso { $mask } a { $whom }.
    .you = Hai preso { $mask } a { $whom }.
    .whom = { $who } ti ha preso { $mask }.
event-silenced = { $who } ha messo a tacere { $ritual } di { $whom }.
    .you = Hai messo a tacere { $ritual } di { $whom }.
    .whom = { $who } ha messo a tacere il tuo Rituale { $ritual }.
event-lost-priests = { $who } ha perso { $amount ->
    [one] 1 Sacerdote
   *[other] { $amount } Sacerdoti
} e ne ha ancora { $total }.
    .you = Hai perso { $amount ->
        [one] 1 Sacerdote
       *[other] { $amount } Sacerdoti
    } e ne hai ancora { $total }.
event-lost-pearls = { $who } ha perso { $amount ->
    [one] 1 Perla.
   *[other] { $amount } Perle.
}
    .you = Hai perso { $amount ->
        [one] 1 Perla.
       *[other] { $amount } Perle.
    }
event-handed-commodity = { $who } ha dato 1 { $commodity } a { $whom }.
    .you = Hai dato 1 { $commodity } a { $whom }.
    .whom = { $who } ti ha dato 1 { $commodity }.
