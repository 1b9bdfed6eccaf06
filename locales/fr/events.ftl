## Answers and rounds

event-answered = { $who } a répondu.
event-withdrew = { $who } a repris sa réponse.
event-undone = { $who } a annulé sa dernière décision.
    .you = Vous avez annulé votre dernière décision.
event-committed = { $who } a scellé sa réponse secrète { $number } : { $commitment }.
event-started = { $who } a reçu le jeton Premier joueur.
    .you = Vous avez reçu le jeton Premier joueur.
event-round = { $kind ->
    [ceremony] La cérémonie { $round } a commencé.
   *[action] La phase d’actions { $round } a commencé.
}
event-chose-location = { $who } a choisi { $location } et en est le Kahuna.
    .you = Vous avez choisi { $location } et en êtes le Kahuna.
event-rolled = { $who } a lancé le dé : { $face }.
    .you = Vous avez lancé le dé : { $face }.
    .nobody = Personne n’en a assez.
event-passed = { $who } a passé son tour.
    .you = Vous avez passé votre tour.
event-game-over = { $who } a gagné la partie.
    .you = Vous avez gagné la partie.

## Goods

event-pearls = { $paid ->
    [1] { $who } a payé { $amount ->
        [one] { $amount } Perle.
       *[other] { $amount } Perles.
    }
   *[0] { $who } a gagné { $amount ->
        [one] { $amount } Perle.
       *[other] { $amount } Perles.
    }
}
    .you = { $paid ->
        [1] Vous avez payé { $amount ->
            [one] { $amount } Perle.
           *[other] { $amount } Perles.
        }
       *[0] Vous avez gagné { $amount ->
            [one] { $amount } Perle.
           *[other] { $amount } Perles.
        }
    }
event-mana = { $paid ->
    [1] { $who } a payé { $amount } Mana.
   *[0] { $who } a gagné { $amount } Mana.
}
    .you = { $paid ->
        [1] Vous avez payé { $amount } Mana.
       *[0] Vous avez gagné { $amount } Mana.
    }
event-priests = { $who } a recruté { $amount ->
    [one] { $amount } Prêtre
   *[other] { $amount } Prêtres
} et en a maintenant { $total }.
    .you = Vous avez recruté { $amount ->
        [one] { $amount } Prêtre
       *[other] { $amount } Prêtres
    } et en avez maintenant { $total }.
event-recruited = { $pearls ->
    [0] { $who } a recruté { $amount ->
        [one] { $amount } Prêtre
       *[other] { $amount } Prêtres
    }, en a maintenant { $total } et a gagné { $mana } Mana.
   *[other] { $who } a recruté { $amount ->
        [one] { $amount } Prêtre
       *[other] { $amount } Prêtres
    } pour { $pearls } Perles, en a maintenant { $total } et a gagné { $mana } Mana.
}
    .you = { $pearls ->
        [0] Vous avez recruté { $amount ->
            [one] { $amount } Prêtre
           *[other] { $amount } Prêtres
        }, en avez maintenant { $total } et avez gagné { $mana } Mana.
       *[other] Vous avez recruté { $amount ->
            [one] { $amount } Prêtre
           *[other] { $amount } Prêtres
        } pour { $pearls } Perles, en avez maintenant { $total } et avez gagné { $mana } Mana.
    }
event-tattoos = { $who } a gagné { $amount ->
    [one] { $amount } Tatouage
   *[other] { $amount } Tatouages
} { $reached ->
    [1] et a maintenant le rang { $rank }.
   *[0] (case { $space }, { $rank }).
}
    .you = Vous avez gagné { $amount ->
        [one] { $amount } Tatouage
       *[other] { $amount } Tatouages
    } { $reached ->
        [1] et avez maintenant le rang { $rank }.
       *[0] (case { $space }, { $rank }).
    }
event-became-tahua = { $who }, désormais Tahua, peut réaliser un Rituel gratuitement (R4.3).
    .you = Désormais Tahua, vous pouvez réaliser un Rituel gratuitement (R4.3).
event-declined = { $who } n’a réalisé aucun Rituel.
    .you = Vous n’avez réalisé aucun Rituel.
event-took-commodity = { $who } a pris un { $commodity } au marché.
    .you = Vous avez pris un { $commodity } au marché.
event-took-assistant = { $who } a pris { $assistant } au marché.
    .you = Vous avez pris { $assistant } au marché.
event-took-mask = { $who } a pris { $mask } au marché.
    .you = Vous avez pris { $mask } au marché.
event-gave-mask = { $who } a donné { $mask } au marché.
    .you = Vous avez donné { $mask } au marché.
event-joined-mirror = { $who } a appairé { $mask } à un Miroir.
    .you = Vous avez appairé { $mask } à un Miroir.
event-price = { $commodity } : le prix est maintenant à { $space }.
event-sacrificed = { $who } a sacrifié un { $commodity }.
    .you = Vous avez sacrifié un { $commodity }.
event-sold = { $who } a vendu un { $commodity } pour { $bonus }.
    .you = Vous avez vendu un { $commodity } pour { $bonus }.
event-hired = { $who } a recruté { $assistant } pour { $pearls ->
    [one] { $pearls } Perle.
   *[other] { $pearls } Perles.
}
    .you = Vous avez recruté { $assistant } pour { $pearls ->
        [one] { $pearls } Perle.
       *[other] { $pearls } Perles.
    }
event-used = { $who } a utilisé { $assistant }.
    .you = Vous avez utilisé { $assistant }.
event-reactivated = { $who } a réactivé { $assistant }.
    .you = Vous avez réactivé { $assistant }.

## Forest

event-turned-up = La Forêt a révélé { $cards }.
event-forest-to-markets = Vers les marchés : { $cards }.
event-new-forest-pile = Une nouvelle pioche Forêt s’est formée avec { $number ->
    [one] { $number } Marchandise.
   *[other] { $number } Marchandises.
}
event-took-card = { $who } a pris { $card }.
    .you = Vous avez pris { $card }.

## Rituals

event-drew = { $pile ->
    [forbidden] { $who } a pioché { $number ->
        [one] { $number } Rituel interdit.
       *[other] { $number } Rituels interdits.
    }
   *[normal] { $who } a pioché { $number ->
        [one] { $number } Rituel normal.
       *[other] { $number } Rituels normaux.
    }
}
    .you = { $pile ->
        [forbidden] Vous avez pioché { $number ->
            [one] { $number } Rituel interdit.
           *[other] { $number } Rituels interdits.
        }
       *[normal] Vous avez pioché { $number ->
            [one] { $number } Rituel normal.
           *[other] { $number } Rituels normaux.
        }
    }
event-saw = { $count ->
    [0] { $who } n’a vu aucun Rituel.
   *[other] { $who } a vu { $rituals }.
}
    .you = { $count ->
        [0] Vous n’avez vu aucun Rituel.
       *[other] Vous avez vu { $rituals }.
    }
event-kept = { $who } a gardé { $number ->
    [one] { $number } Rituel.
   *[other] { $number } Rituels.
}
    .you = Vous avez gardé { $number ->
        [one] { $number } Rituel.
       *[other] { $number } Rituels.
    }
event-kept-ritual = { $who } a gardé { $ritual }.
    .you = Vous avez gardé { $ritual }.
event-shuffled = { $pile ->
    [forbidden] { $number ->
        [one] { $number } Rituel interdit défaussé a formé une nouvelle pioche.
       *[other] { $number } Rituels interdits défaussés ont formé une nouvelle pioche.
    }
   *[normal] { $number ->
        [one] { $number } Rituel normal défaussé a formé une nouvelle pioche.
       *[other] { $number } Rituels normaux défaussés ont formé une nouvelle pioche.
    }
}
event-bought = { $pile ->
    [forbidden] { $who } a payé 3 Mana pour piocher des Rituels interdits.
   *[normal] { $who } a payé 3 Mana pour piocher des Rituels normaux.
}
    .you = { $pile ->
        [forbidden] Vous avez payé 3 Mana pour piocher des Rituels interdits.
       *[normal] Vous avez payé 3 Mana pour piocher des Rituels normaux.
    }
event-performed = { $general ->
    [1] Le Rituel commun { $ritual } a été réalisé.
   *[0] { $who } a réalisé { $ritual }.
}
    .you = { $general ->
        [1] Le Rituel commun { $ritual } a été réalisé.
       *[0] Vous avez réalisé { $ritual }.
    }
event-no-effect = Le Sac contient { $bag }. { $ritual } coûte { $cost } : il en manque { $short }.
    .also = Défaussés aussi : { $rituals }.
event-put-in-front = { $who } a posé { $ritual } devant son paravent.
    .you = Vous avez posé { $ritual } devant votre paravent.

## Ceremonies

event-offered = { $who } a offert { $amount } Mana.
    .you = Vous avez offert { $amount } Mana.
event-order = Le nouvel ordre d’action cérémoniel : { $seats }.
event-bag = Le Sac contient { $mana } Mana.
event-gift = { $who } a pris la récompense : { $gift }.
    .you = Vous avez pris la récompense : { $gift }.
event-row = { $count ->
    [0] Le Sac ne contenait aucun Rituel.
   *[other] La rangée de Rituels : { $rituals }.
}
    .item = { $ritual } ({ $who })
event-statue = La statue { $statue } a été révélée.

## Missions

event-fulfilled = { $who } a rempli la Mission { $space } ({ $mission }) pour { $vp } PV.
    .you = Vous avez rempli la Mission { $space } ({ $mission }) pour { $vp } PV.
event-paid-commodity = { $who } a payé { $amount } { $commodity }.
    .you = Vous avez payé { $amount } { $commodity }.
event-paid-mask = { $who } a payé { $mask }.
    .you = Vous avez payé { $mask }.
event-paid-ritual = { $pile ->
    [forbidden] { $who } a payé 1 Rituel interdit.
   *[normal] { $who } a payé 1 Rituel normal.
}
    .you = { $pile ->
        [forbidden] Vous avez payé 1 Rituel interdit.
       *[normal] Vous avez payé 1 Rituel normal.
    }
event-bid = { $who } a misé { $amount } Mana.
    .you = Vous avez misé { $amount } Mana.
event-won-auction = { $who } a remporté l’enchère { $space } pour { $vp } PV.
    .you = Vous avez remporté l’enchère { $space } pour { $vp } PV.

## Tāne

event-took-pearls = { $who } a pris { $amount ->
    [one] { $amount } Perle
   *[other] { $amount } Perles
} à { $whom }.
    .you = Vous avez pris { $amount ->
        [one] { $amount } Perle
       *[other] { $amount } Perles
    } à { $whom }.
    .whom = { $who } vous a pris { $amount ->
        [one] { $amount } Perle
       *[other] { $amount } Perles
    }.
event-stole-commodity = { $who } a pris une Marchandise à { $whom }.
    .you = Vous avez pris une Marchandise à { $whom }.
    .whom = { $who } vous a pris une Marchandise.
event-stolen-commodity = { $who } a pris un { $commodity } à { $whom }.
    .you = Vous avez pris un { $commodity } à { $whom }.
    .whom = { $who } vous a pris un { $commodity }.
event-stole-mask = { $who } a pris { $mask } à { $whom }.
    .you = Vous avez pris { $mask } à { $whom }.
    .whom = { $who } vous a pris { $mask }.
event-silenced = { $who } a réduit au silence { $ritual }, joué par { $whom }.
    .you = Vous avez réduit au silence { $ritual }, joué par { $whom }.
    .whom = { $who } a réduit au silence votre { $ritual }.
event-lost-priests = { $who } a perdu { $amount ->
    [one] { $amount } Prêtre
   *[other] { $amount } Prêtres
} et en a encore { $total }.
    .you = Vous avez perdu { $amount ->
        [one] { $amount } Prêtre
       *[other] { $amount } Prêtres
    } et en avez encore { $total }.
event-lost-pearls = { $who } a perdu { $amount ->
    [one] { $amount } Perle.
   *[other] { $amount } Perles.
}
    .you = Vous avez perdu { $amount ->
        [one] { $amount } Perle.
       *[other] { $amount } Perles.
    }
event-handed-commodity = { $who } a donné un { $commodity } à { $whom }.
    .you = Vous avez donné un { $commodity } à { $whom }.
    .whom = { $who } vous a donné un { $commodity }.
