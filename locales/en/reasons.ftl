### Why a bot likes a move or does not; for hints and analyses.
###
### $points   what the move is worth, in victory points; may be negative or have a decimal
### $percent  a whole number of percent
### $worlds   in how many imagined worlds the move was tried

reason-none = Nothing for or against it.
reason-choice = The bot would play this.
reason-pair = It completes a pair of masks: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-too-soon = Too soon: a better mask may still come for the mirror.
reason-wait = Nothing else is worth more: leave it at that.
reason-something-better = There is something better to do.
reason-location = Your advantage over the others there: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-card = The card is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you.
reason-tattoo = The tattoo is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you.
reason-sacrifice = The tattoo, less the commodity: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-ritual = The ritual is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you.
reason-draw = New rituals are worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you.
reason-buy = New rituals, less the mana: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-shaman = Performing it now rather than another one later: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-bag = In the bag rather than in your hand: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-priests = The priests, less the pearls: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-mission = The mission, less what it costs: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-trade = What the trade gains you: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-commodity = The commodity is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you.
reason-assistant = The assistant will bring you about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-hire = The assistant, less the pearls: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-mask = The mask is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you.
reason-offer = The gift and your rituals, less the mana: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-bid = The token, less the mana: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-gift = The gift is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you.
reason-rival = It hits a player with { $points ->
    [one] { $points } point
   *[other] { $points } points
} that can be seen.
reason-pay = What you give up is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you.
reason-learned = The network plays this in { $percent }% of such positions.
reason-worlds = Tried in { $worlds ->
    [one] 1 simulated game
   *[other] { $worlds } simulated games
}: a win in about { $percent }%.
reason-not-tried = Not promising enough to be tried.
reason-thumb-something = A rule of thumb: better do something than nothing.
reason-thumb-location = A rule of thumb: go where you can use what you have.
reason-thumb-card = A rule of thumb: first complete a pair, then mirrors, other masks, commodities and assistants.
reason-thumb-pair = A rule of thumb: complete pairs of masks.
reason-thumb-give = A rule of thumb: part with masks last.
reason-thumb-hand = A rule of thumb: rather pearls than commodities.
reason-thumb-mission = A rule of thumb: the mission with the most points.
reason-thumb-ritual = A rule of thumb: the most expensive ritual matters most.
reason-thumb-sale = A rule of thumb: sell as high on the chart as you can.
reason-thumb-priests = A rule of thumb: as many priests as you can pay for, but none in the last round.
reason-thumb-mana = A rule of thumb: a third of your mana.
reason-thumb-gift = A rule of thumb: first the tattoo, then the commodity, then the pearls.
reason-thumb-rival = A rule of thumb: against whoever is ahead.

## What is said before: facts, and what the bot counts on. $card, $rank and $what are names, $space is a mission such as 2.5.

ground-forest = You pick first there, twice: { $card } suits you best.
ground-marae = { $tattoos ->
    [0] You may draw rituals twice there.
    [one] You may sacrifice 1 commodity there and draw rituals twice.
   *[other] You may sacrifice { $tattoos } commodities there and draw rituals twice.
}
ground-marae-rank = What you can sacrifice there makes you { $rank }.
ground-reef = As Kahuna you get { $pearls } more pearls there.
ground-path = A free priest for you there, and at least { $mana } mana.
ground-neighbourhood = You can fulfil mission { $space } there before anybody else.
ground-hire = What suits you best there: hiring { $what }.
ground-sell = What suits you best there: selling { $what }.
ground-rank = It makes you { $rank }.
ground-mission = It completes what mission { $space } asks for.
ground-die = { $times ->
    [one] Its die will be rolled about once more.
   *[other] Its die will be rolled about { $times } more times.
}
ground-mana = { $times ->
    [one] Each priest will bring mana about once more.
   *[other] Each priest will bring mana about { $times } more times.
}
ground-rivals = { $rivals ->
    [one] Somebody else could fulfil it now too.
   *[other] { $rivals } others could fulfil it now too.
}
ground-shaman = Your Shaman can perform it.
ground-bag = The bag should pay for it in about { $percent }% of cases.
ground-laid-first = What comes first is likelier to be paid.
ground-offer = It should make you first in about { $percent }% of cases.
ground-offer-none = You keep your mana for missions and auctions.
ground-offer-rituals = It should make you first in about { $percent }% of cases. The bag should then pay for all your rituals in about { $paid }%.
ground-bid = It should win in about { $percent }% of cases.
