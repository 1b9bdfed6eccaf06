## Answers and rounds

event-answered = { $who } heeft geantwoord.
event-withdrew = { $who } nam het antwoord terug.
event-undone = { $who } nam de laatste beslissing terug.
    .you = Je nam de laatste beslissing terug.
event-committed = { $who } verzegelde geheim antwoord { $number }: { $commitment }.
event-started = { $who } werd startspeler.
    .you = Je werd startspeler.
event-round = { $kind ->
    [ceremony] Ceremonie { $round } begon.
   *[action] Actieronde { $round } begon.
}
event-chose-location = { $who } koos { $location } en is er Kahuna.
    .you = Je koos { $location } en bent er Kahuna.
event-rolled = { $who } gooide de dobbelsteen: { $face }.
    .you = Je gooide de dobbelsteen: { $face }.
    .nobody = Niemand heeft er genoeg.
event-passed = { $who } paste.
    .you = Je paste.
event-game-over = { $who } heeft het spel gewonnen.
    .you = Je hebt het spel gewonnen.

## Goods

event-pearls = { $paid ->
    [1] { $who } betaalde { $amount ->
        [one] 1 parel.
       *[other] { $amount } parels.
    }
   *[0] { $who } kreeg { $amount ->
        [one] 1 parel.
       *[other] { $amount } parels.
    }
}
    .you = { $paid ->
        [1] Je betaalde { $amount ->
            [one] 1 parel.
           *[other] { $amount } parels.
        }
       *[0] Je kreeg { $amount ->
            [one] 1 parel.
           *[other] { $amount } parels.
        }
    }
event-mana = { $paid ->
    [1] { $who } betaalde { $amount } mana.
   *[0] { $who } kreeg { $amount } mana.
}
    .you = { $paid ->
        [1] Je betaalde { $amount } mana.
       *[0] Je kreeg { $amount } mana.
    }
event-priests = { $who } leidde { $amount ->
    [one] 1 priester
   *[other] { $amount } priesters
} op en heeft er nu { $total }.
    .you = Je leidde { $amount ->
        [one] 1 priester
       *[other] { $amount } priesters
    } op en hebt er nu { $total }.
event-recruited = { $pearls ->
    [0] { $who } leidde { $amount ->
        [one] 1 priester
       *[other] { $amount } priesters
    } op, heeft er nu { $total } en kreeg { $mana } mana.
   *[other] { $who } leidde { $amount ->
        [one] 1 priester
       *[other] { $amount } priesters
    } op voor { $pearls } parels, heeft er nu { $total } en kreeg { $mana } mana.
}
    .you = { $pearls ->
        [0] Je leidde { $amount ->
            [one] 1 priester
           *[other] { $amount } priesters
        } op, hebt er nu { $total } en kreeg { $mana } mana.
       *[other] Je leidde { $amount ->
            [one] 1 priester
           *[other] { $amount } priesters
        } op voor { $pearls } parels, hebt er nu { $total } en kreeg { $mana } mana.
    }
event-tattoos = { $who } kreeg { $amount ->
    [one] 1 tatoeage
   *[other] { $amount } tatoeages
} { $reached ->
    [1] en is nu { $rank }.
   *[0] (veld { $space }, { $rank }).
}
    .you = Je kreeg { $amount ->
        [one] 1 tatoeage
       *[other] { $amount } tatoeages
    } { $reached ->
        [1] en bent nu { $rank }.
       *[0] (veld { $space }, { $rank }).
    }
event-became-tahua = { $who } mag als nieuwe Tahua gratis een ritueel uitvoeren (R4.3).
    .you = Je mag als nieuwe Tahua gratis een ritueel uitvoeren (R4.3).
event-declined = { $who } voerde geen ritueel uit.
    .you = Je voerde geen ritueel uit.
event-took-commodity = { $who } nam een { $commodity } van de markt.
    .you = Je nam een { $commodity } van de markt.
event-took-assistant = { $who } nam { $assistant } van de markt.
    .you = Je nam { $assistant } van de markt.
event-took-mask = { $who } nam { $mask } van de markt.
    .you = Je nam { $mask } van de markt.
event-gave-mask = { $who } gaf { $mask } aan de markt.
    .you = Je gaf { $mask } aan de markt.
event-joined-mirror = { $who } koppelde een spiegel aan { $mask }.
    .you = Je koppelde een spiegel aan { $mask }.
event-price = De prijs van { $commodity } is nu { $space }.
event-sacrificed = { $who } offerde een { $commodity }.
    .you = Je offerde een { $commodity }.
event-sold = { $who } verkocht een { $commodity } voor { $bonus }.
    .you = Je verkocht een { $commodity } voor { $bonus }.
event-hired = { $who } huurde { $assistant } in voor { $pearls ->
    [one] 1 parel.
   *[other] { $pearls } parels.
}
    .you = Je huurde { $assistant } in voor { $pearls ->
        [one] 1 parel.
       *[other] { $pearls } parels.
    }
event-used = { $who } activeerde { $assistant }.
    .you = Je activeerde { $assistant }.
event-reactivated = { $who } reactiveerde { $assistant }.
    .you = Je reactiveerde { $assistant }.

## Forest

event-turned-up = Opengedraaid in het bos: { $cards }.
event-forest-to-markets = Naar de markten: { $cards }.
event-new-forest-pile = Er kwam een nieuwe trekstapel voor het bos met { $number ->
    [one] 1 goed.
   *[other] { $number } goederen.
}
event-took-card = { $who } nam { $card }.
    .you = Je nam { $card }.

## Rituals

event-drew = { $pile ->
    [forbidden] { $who } trok { $number ->
        [one] 1 verboden ritueel.
       *[other] { $number } verboden rituelen.
    }
   *[normal] { $who } trok { $number ->
        [one] 1 normaal ritueel.
       *[other] { $number } normale rituelen.
    }
}
    .you = { $pile ->
        [forbidden] Je trok { $number ->
            [one] 1 verboden ritueel.
           *[other] { $number } verboden rituelen.
        }
       *[normal] Je trok { $number ->
            [one] 1 normaal ritueel.
           *[other] { $number } normale rituelen.
        }
    }
event-saw = { $count ->
    [0] { $who } zag geen ritueel.
   *[other] { $who } zag { $rituals }.
}
    .you = { $count ->
        [0] Je zag geen ritueel.
       *[other] Je zag { $rituals }.
    }
event-kept = { $who } hield { $number ->
    [one] 1 ritueel.
   *[other] { $number } rituelen.
}
    .you = Je hield { $number ->
        [one] 1 ritueel.
       *[other] { $number } rituelen.
    }
event-kept-ritual = { $who } hield { $ritual }.
    .you = Je hield { $ritual }.
event-shuffled = { $pile ->
    [forbidden] { $number ->
        [one] 1 afgelegd verboden ritueel vormde een nieuwe trekstapel.
       *[other] { $number } afgelegde verboden rituelen vormden een nieuwe trekstapel.
    }
   *[normal] { $number ->
        [one] 1 afgelegd normaal ritueel vormde een nieuwe trekstapel.
       *[other] { $number } afgelegde normale rituelen vormden een nieuwe trekstapel.
    }
}
event-bought = { $pile ->
    [forbidden] { $who } betaalde 3 mana om verboden rituelen te trekken.
   *[normal] { $who } betaalde 3 mana om normale rituelen te trekken.
}
    .you = { $pile ->
        [forbidden] Je betaalde 3 mana om verboden rituelen te trekken.
       *[normal] Je betaalde 3 mana om normale rituelen te trekken.
    }
event-performed = { $general ->
    [1] Het algemene ritueel { $ritual } werd uitgevoerd.
   *[0] { $who } voerde { $ritual } uit.
}
    .you = { $general ->
        [1] Het algemene ritueel { $ritual } werd uitgevoerd.
       *[0] Je voerde { $ritual } uit.
    }
event-no-effect = De zak bevat { $bag }. { $ritual } kost { $cost }: { $short } tekort.
    .also = Ook afgelegd: { $rituals }.
event-put-in-front = { $who } legde { $ritual } voor het zichtscherm.
    .you = Je legde { $ritual } voor het zichtscherm.

## Ceremonies

event-offered = { $who } offerde { $amount } mana.
    .you = Je offerde { $amount } mana.
event-order = De ceremoniële volgorde werd { $seats }.
event-bag = De zak bevat { $mana } mana.
event-gift = { $who } nam als beloning { $gift }.
    .you = Je nam als beloning { $gift }.
event-row = { $count ->
    [0] Er zat geen ritueel in de zak.
   *[other] De rij rituelen: { $rituals }.
}
    .item = { $ritual } ({ $who })
event-statue = Standbeeld { $statue } werd opengedraaid.

## Missions

event-fulfilled = { $who } vervulde opdracht { $space } ({ $mission }) voor { $vp } OP.
    .you = Je vervulde opdracht { $space } ({ $mission }) voor { $vp } OP.
event-paid-commodity = { $who } betaalde { $amount } { $commodity }.
    .you = Je betaalde { $amount } { $commodity }.
event-paid-mask = { $who } betaalde { $mask }.
    .you = Je betaalde { $mask }.
event-paid-ritual = { $pile ->
    [forbidden] { $who } betaalde 1 verboden ritueel.
   *[normal] { $who } betaalde 1 normaal ritueel.
}
    .you = { $pile ->
        [forbidden] Je betaalde 1 verboden ritueel.
       *[normal] Je betaalde 1 normaal ritueel.
    }
event-bid = { $who } bood { $amount } mana.
    .you = Je bood { $amount } mana.
event-won-auction = { $who } won de veiling van { $space } voor { $vp } OP.
    .you = Je won de veiling van { $space } voor { $vp } OP.

## Tāne

event-took-pearls = { $who } nam { $amount ->
    [one] 1 parel
   *[other] { $amount } parels
} af van { $whom }.
    .you = Je nam { $amount ->
        [one] 1 parel
       *[other] { $amount } parels
    } af van { $whom }.
    .whom = { $who } nam { $amount ->
        [one] 1 parel
       *[other] { $amount } parels
    } af van jou.
event-stole-commodity = { $who } nam een goed af van { $whom }.
    .you = Je nam een goed af van { $whom }.
    .whom = { $who } nam een goed af van jou.
event-stolen-commodity = { $who } nam een { $commodity } af van { $whom }.
    .you = Je nam een { $commodity } af van { $whom }.
    .whom = { $who } nam een { $commodity } af van jou.
event-stole-mask = { $who } nam { $mask } af van { $whom }.
    .you = Je nam { $mask } af van { $whom }.
    .whom = { $who } nam { $mask } af van jou.
event-silenced = { $who } legde { $ritual } van { $whom } het zwijgen op.
    .you = Je legde { $ritual } van { $whom } het zwijgen op.
    .whom = { $who } legde jouw { $ritual } het zwijgen op.
event-lost-priests = { $who } verloor { $amount ->
    [one] 1 priester
   *[other] { $amount } priesters
} en heeft er nog { $total }.
    .you = Je verloor { $amount ->
        [one] 1 priester
       *[other] { $amount } priesters
    } en hebt er nog { $total }.
event-lost-pearls = { $who } verloor { $amount ->
    [one] 1 parel.
   *[other] { $amount } parels.
}
    .you = Je verloor { $amount ->
        [one] 1 parel.
       *[other] { $amount } parels.
    }
event-handed-commodity = { $who } gaf { $whom } een { $commodity }.
    .you = Je gaf { $whom } een { $commodity }.
    .whom = { $who } gaf jou een { $commodity }.
