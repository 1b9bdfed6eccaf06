### Why a move is not open, `why-…` and the reason that `Game.why_not` gives.

# $who
why-taken = { $who } has this tile until the end of the round.
why-no-sales = You have no sales left this turn.
# $what: a commodity
why-none-held = You hold no { $what }.
# $price: space of the marker; $highest: the highest space that may be chosen
why-above-marker = The marker is on { $price }: you may choose a bonus up to space { $highest }.
why-no-sacrifices = You cannot sacrifice any more: sacrifices come before drawing.
# $what: a commodity
why-not-payable = You cannot pay with { $what }: too few, or paid already.
why-empty = There are none left in the market.
why-no-hires = You cannot hire anyone else this turn.
# $cost, $have
why-pearls = { $cost ->
    [one] It costs 1 pearl and you have { $have }.
   *[other] It costs { $cost } pearls and you have { $have }.
}
# $cost, $have
why-mana = It costs { $cost } mana and you have { $have }.
# $cost, $have
why-rituals = { $cost ->
    [one] It costs 1 ritual and you have { $have } in hand.
   *[other] It costs { $cost } rituals and you have { $have } in hand.
}
# $what: a mission
why-masks = You do not have what it costs: { $what }.
# $what: a mission
why-commodities = You do not have what it costs: { $what }.
# $what: a mission
why-condition = You do not meet its condition: { $what }.
why-not-used = This assistant is not used, so it cannot be reactivated.
why-none-owned = You have no such assistant.
why-all-used = All of yours are used.
why-collector = You use a Collector just before you pick a card at the Forest.
why-one-collector = One Collector for each pick.
why-merchant = You use a Merchant on your turn at the Market.
why-one-merchant = One Merchant per visit to the Market.
why-pearl-diver = You use a Pearl Diver when you have fulfilled a mission.
why-no-shaman = You need an unused Shaman.
# $cost, $have
why-priests = It costs { $cost }; a Shaman can perform up to { $have }, your number of priests.
# $clips
why-clips = Your { $clips } clips are used. Only general rituals may still go in.
why-only-commodities = The Collector lets you take a commodity only.
why-joined = A mask joined to a mirror stays with it.
why-paired = Nobody can take a mask of a complete pair.
why-paired-mirror = A mirror can be joined only to a mask that is not in a pair.
why-not-a-pair = The mission asks for two identical masks.
why-rank = At your rank you draw normal rituals only.
why-no-draws = You have drawn already.
why-face-down = This statue is still face down.
# $statue
why-statue = Statue { $statue } may not be built yet.
why-auction = It is won by auction, when nothing else is left in its row.
why-gift-gone = This gift has been taken.
why-not-to-silence = Only another player’s ritual with a clip can be silenced.
why-at-top = The marker is at the top already.
why-must = You must take what you are given here.
why-no-free-priest = Only the Kahuna has a free priest to decline.
why-no-mirror = You have no mirror to join.
why-two-mirrors = A mirror cannot be joined to another mirror.
why-own-turn = Shamans and mirrors are used on your own turn.
why-unfinished = Take your card first: nothing comes between.
why-no-mission = You cannot fulfil a mission now.
why-no-token = The token of this mission is gone.
# $have: mana
why-too-much = You have only { $have } mana.
why-yourself = Choose one of the other players.
why-not-asked = That is not what you are asked now.
why-not-awaited = It is not your turn to decide.
why-answered = Your answer is in. You can change it until the last player is ready.
why-over = The game is over.
why-unknown = There is no such move.
why-not-held = You do not have it.
why-not-there = It is not there to be chosen.
