### Why a bot likes a move or does not; for hints and analyses, not for the browser.
###
### $points   what the move is worth, in victory points; may be negative or have a decimal
### $percent  a whole number of percent
### $worlds   in how many imagined worlds the move was tried

reason-none = Nothing speaks for it or against it.
reason-choice = The bot would play this.
reason-thumb = A rule of thumb.
reason-pair = It completes a pair of masks: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-wait = Better than the rest: leave it at that.
reason-location = What you gain there over the others: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-card = The card is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you.
reason-rank = It brings you nearer to a higher rank: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-ritual = The ritual is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you.
reason-bag = The bag should be able to pay for it: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-priests = More priests, more mana: about { $points ->
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
reason-assistant = The assistant will bring you about { $points ->
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
reason-rival = It hits whoever is ahead.
reason-pay = Of all that you could give, you will miss this least.
reason-learned = The network plays this in { $percent } % of such positions.
reason-worlds = Tried in { $worlds ->
    [one] 1 imagined world
   *[other] { $worlds } imagined worlds
}: a win in about { $percent } %.
reason-not-tried = Not promising enough to be tried.
