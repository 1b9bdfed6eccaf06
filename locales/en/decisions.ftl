### Decisions: what is asked, and the moves that answer it.
###
### `question-` and the name of the question: the value for whoever is asked, `.waiting` for everybody
### else. `move-` and the verb: a move as words on a button; `.short` where the verb was said already
### (without it, that is the name of what the move is about).
###
### In every `.waiting`:
### $who     the players who are still thinking, as a list
###
### A question brings the fields of its step, by the names that the reference gives them: numbers as
### they are, flags as 1 or 0; $whom is the other player in it, $mission what is paid or auctioned
### and $vp its victory points. Besides, of the seat that is asked:
### $drawn     how many rituals lie there to choose from
### $number    in KeepTogether: how many are still to be kept
### $prepared  how many rituals it has put into the bag
### $shamans   how many Shamans it owns
###
### A move brings the fields of its verb, and
### $what    the name of what it is about, by its `.in` (names.ftl; a ritual's, mission's or gift's
###          name has none)
### $amount  a number: mana, pearls or cards; for recruiting the priests that are paid for (0 to 2)
### $vp      the victory points of a mission
### $bonus   what a sale brings, by the `.in` of its bonus (cards.ftl)
### $who     the name of another player
### $free    1 where the Kahuna's free priest comes along, else 0
### $mana    what the priest track gives after recruiting
### $question  of a move without fields: the name of the question that it answers, such as ForestPick

## Rounds and own turns

question-ChooseLocation = Choose a location. You will be its Kahuna.
    .waiting = { $who } is choosing a location.
question-Linger = Anything else?
    .waiting = { $who } may still use a Shaman or a mirror.
question-LastMirrors = Last chance for mirrors.
    .waiting = { $who } may join mirrors before the final score.

## Locations

question-ForestPick = Take a card from the forest.
    .waiting = { $who } is choosing a card from the Forest Supply.
question-AlsoTakeCommodity = Your Collector brings a commodity too.
    .waiting = { $who } is choosing a commodity from the Forest Supply.
question-MaraeTurn = Sacrifice, then draw rituals.
    .waiting = { $who } is at the Marae, sacrificing commodities and drawing rituals.
question-PathTurn = Recruit priests; each brings 1 mana.
    .waiting = { $who } is recruiting priests on the Path of the Gods.
question-KahunaMission = As Kahuna, fulfil a mission.
    .waiting = { $who } may fulfil a mission as Kahuna.
question-GiveMask = Exchange a mask?
    .waiting = { $who } is choosing a mask to give.
question-TakeBack = Take a mask for the one you gave.
    .waiting = { $who } is choosing a mask to take.
question-MarketTurn = Sell and hire.
    .waiting = { $who } is at the Market, selling commodities and hiring assistants.

## Ceremonies

question-Dance = Dance of the priests: recruit, then gain mana.
    .waiting = Dance of the priests. Still thinking: { $who }.
question-BuyRituals = Buy a draw of rituals?
    .waiting = Buying rituals. Still thinking: { $who }.
question-Prepare = Which rituals go into the bag?
    .waiting = Preparation of the rituals. Still thinking: { $who }.
question-Offer = Offer mana. The highest goes first.
    .waiting = Incantation of the gods. Still thinking: { $who }.
question-ChooseGift = Choose a gift.
    .waiting = { $who } is choosing a ceremonial gift.
question-LayInOrder = Same cost: which comes first?
    .waiting = { $who } is laying rituals of the same cost in order.
question-Build = Build the To’o: fulfil one mission.
    .waiting = { $who } is choosing a mission to fulfil.

## Missions

question-PayCommodity = Choose what you pay. The mission asks: { $mission }.
    .waiting = { $who } is choosing commodities to pay for a mission.
question-PayMask = Choose what you pay. { $left ->
    [one] 1 mask to go.
   *[other] { $left } masks to go.
}
    .waiting = { $who } is choosing masks to pay for a mission.
question-PayRitual = Choose what you pay. { $left ->
    [one] 1 ritual from your hand to go.
   *[other] { $left } rituals from your hand to go.
}
    .waiting = { $who } is choosing rituals to pay for a mission.
question-SecondMission = A Pearl Diver fulfils a second mission.
    .waiting = { $who } may fulfil a second mission with a Pearl Diver.
question-FulfilByEffect = { $free ->
    [1] { $may ->
        [1] You may fulfil one available mission without paying for it.
       *[0] Fulfil one available mission without paying for it.
    }
   *[0] { $may ->
        [1] You may fulfil one available mission.
       *[0] Fulfil one available mission.
    }
}
    .waiting = { $who } is choosing a mission to fulfil.
question-Bid = Bid for { $vp } VP. All bids are paid.
    .waiting = Mana auction. Still thinking: { $who }.

## Rituals

question-Keep = Keep { $number } of these { $drawn } rituals.
    .waiting = { $who } is choosing rituals to keep.
question-KeepTogether = Keep { $number } of these { $drawn } rituals.
    .waiting = Choosing rituals to keep. Still thinking: { $who }.
question-DrawFrom = { $keep ->
    [one] Choose the pile to draw rituals from. You keep 1.
   *[other] Choose the pile to draw rituals from. You keep { $keep }.
}
    .waiting = { $who } is choosing a pile to draw rituals from.
question-PerformFree = { $may ->
    [1] You may perform one ritual from your hand for free.
   *[0] Perform one ritual from your hand for free.
}
    .waiting = { $who } is choosing a ritual to perform for free.

## What cards, dice and gifts ask

question-TakeCommodity = { $may ->
    [1] { $number ->
        [one] Take 1 commodity from the Commodities Market, or decline.
       *[other] Take { $number } commodities from the Commodities Market one by one, or decline.
    }
   *[0] { $number ->
        [one] Take 1 commodity from the Commodities Market.
       *[other] Take { $number } commodities from the Commodities Market, one by one.
    }
}
    .waiting = { $who } is choosing a commodity from the market.
question-TakeAssistant = { $may ->
    [1] { $number ->
        [one] Take 1 assistant from the Assistant Market, or decline.
       *[other] Take { $number } assistants from the Assistant Market one by one, or decline.
    }
   *[0] { $number ->
        [one] Take 1 assistant from the Assistant Market.
       *[other] Take { $number } assistants from the Assistant Market, one by one.
    }
}
    .waiting = { $who } is choosing an assistant from the market.
question-TakeMask = { $may ->
    [1] { $number ->
        [one] Take 1 mask from the Mask Market, or decline.
       *[other] Take { $number } masks from the Mask Market one by one, or decline.
    }
   *[0] { $number ->
        [one] Take 1 mask from the Mask Market.
       *[other] Take { $number } masks from the Mask Market, one by one.
    }
}
    .waiting = { $who } is choosing a mask from the market.
question-Reactivate = { $may ->
    [1] { $number ->
        [one] You may reactivate 1 assistant.
       *[other] Which assistants are ready again? Up to { $number }.
    }
   *[0] { $number ->
        [one] Reactivate 1 assistant.
       *[other] Which { $number } assistants are ready again?
    }
}
    .waiting = { $who } is choosing assistants to reactivate.
question-AdvanceTattoo = { $shamans ->
    [one] Your Shaman matches the die.
   *[other] Your { $shamans } Shamans match the die.
}
    .waiting = { $who } may take 1 tattoo.
question-CarryOutPriestTrack = Recruit priests for pearls, then gain 1 mana for each of your priests.
    .waiting = { $who } is recruiting priests.
question-TakeShown = Take one of these cards.
    .waiting = { $who } is choosing one of the forest cards that were turned up.
question-ChoosePlayer = Whom does your ritual hit?
    .waiting = { $who } is choosing a player.
question-StealMask = Take a mask of { $whom }.
    .waiting = { $who } is taking a mask from { $whom }.
question-SilenceRitual = Silence a waiting ritual.
    .waiting = { $who } is choosing a ritual to silence.
question-HandOver = Give { $whom } something.
    .waiting = { $who } is choosing what to give { $whom }.

## Moves

# $what: location
move-go = Go to { $what }
    .group = Go to a location
    .confirm = The die is rolled at once; this cannot be undone.
# $what: forest card, $question
move-take = { $question ->
    [AlsoTakeCommodity] Also take { $what }
   *[other] Take { $what }
}
    .group = Take a card
# $question, $after: whether it is asked for the last time
move-pass = { $question ->
    [AdvanceTattoo] Decline the tattoo
    [AlsoTakeCommodity] Take no commodity
    [Build] Pass for now
    [BuyRituals] Buy none
    [ChooseGift] Decline the gift
    [DrawFrom] Draw none
    [ForestPick] Take no card
    [FulfilByEffect] Fulfil none
    [GiveMask] Keep all masks
    [KahunaMission] { $after ->
        [1] Fulfil none
       *[0] Not now: after the masks
    }
    [PerformFree] Perform none: the chance is lost
    [SecondMission] No second mission
    [TakeBack] Take none: your mask is lost
   *[other] Take none
}
    .lose = { $question ->
        [AdvanceTattoo] Lose 1 tattoo?
        [AlsoTakeCommodity] Lose 1 commodity?
        [ChooseGift] Lose the gift?
        [DrawFrom] Lose the rituals?
        [ForestPick] Lose 1 card?
        [FulfilByEffect] Lose 1 mission?
        [KahunaMission] Lose 1 mission?
        [PerformFree] Lose 1 ritual?
        [SecondMission] Lose 1 mission?
        [TakeAssistant] Lose 1 assistant?
        [TakeBack] Lose 1 mask?
        [TakeCommodity] Lose 1 commodity?
        [TakeMask] Lose 1 mask?
       *[other] Give it up?
    }
# $question, $prepared: how many rituals are in the bag
move-done = { $question ->
    [LastMirrors] Finish
    [Prepare] { $prepared ->
        [0] Put in nothing
       *[other] Close the bag
    }
    [Reactivate] Reactivate none
   *[other] End turn
}
    .lose = { $question ->
        [Reactivate] Leave them used?
       *[other] Give it up?
    }
move-collector = Use a Collector
    .confirm = A card is turned up at once; this cannot be undone.
# $what: commodity
move-commodity = Take { $what }
# $what: assistant
move-assistant = Take { $what }
# $what: mask
move-mask = Take { $what }
    .group = Take a mask
move-tattoo = Take the tattoo
# $what: commodity
move-sacrifice = Sacrifice { $what }
    .group = Sacrifice
# $pile, $amount: rituals
move-draw = { $pile ->
    [forbidden] Draw { $amount } forbidden
   *[normal] Draw { $amount } normal
}
    .group = Draw rituals
    .confirm = You see the cards at once; this cannot be undone.
# $what: ritual
move-keep = Keep { $what }
# $amount: 0, 1 or 2 priests; $free: whether one more is free
move-recruit = { $amount ->
    [0] { $free ->
        [1] Free priest only
       *[0] Recruit none
    }
   *[other] Recruit { $amount }
}
    .group = Recruit priests
# $amount: 0, 1 or 2 priests
move-recruit-only = { $amount ->
    [0] Recruit none, not even the free one
   *[other] Recruit { $amount }, not the free one
}
    .group = Without the free priest
# $what: mask
move-give = Give { $what }
    .group = Give a mask
# $space: of a mission, $question
move-fulfil = { $question ->
    [SecondMission] Use a Pearl Diver: { $space }
   *[other] Fulfil { $space }
}
    .group = Fulfil a mission
# $what: commodity
move-sell = Sell { $what }
    .group = Sell a commodity
# $what: assistant
move-hire = Hire { $what }
    .group = Hire
move-merchant = Use a Merchant
    .group = Use a Merchant
# $what: ritual
move-shaman = Use a Shaman: { $what }
    .group = Use a Shaman
    .confirm = The ritual is performed and the Shaman is used.
# $what: mask
move-join = Join the mirror to { $what }
    .group = Join the mirror
# $pile, $amount: rituals
move-buy = { $pile ->
    [forbidden] Draw { $amount } forbidden
   *[normal] Draw { $amount } normal
}
# $what: ritual
move-prepare = Put in { $what }
    .all = Close the bag: { $what }
# $amount: mana, $have: how much one has
move-offer = { $amount ->
    [0] Offer nothing
   *[other] Offer { $amount } of { $have } mana
}
    .lose = Really offer { $amount } of { $have }?
# $amount: mana, $have: how much one has
move-bid = { $amount ->
    [0] Bid nothing
   *[other] Bid { $amount } of { $have } mana
}
    .lose = Really bid { $amount } of { $have }?
# $what: gift
move-gift = Take { $what }
    .group = Take a gift
# $what: ritual
move-lay = { $what } first
    .all = { $what }
# $what: ritual
move-perform = Perform { $what }
# $what: assistant
move-reactivate = Reactivate { $what }
# $who, $effect: what happens to them, $amount: how much of it
move-player = { $effect ->
    [take-pearls] Take up to { $amount } pearls from { $who }
    [lose-priests] { $who } loses { $amount ->
            [one] 1 priest
           *[other] { $amount } priests
        }
    [take-commodity] Take a commodity from { $who }, unseen
    [take-mask] Take a mask from { $who }
   *[other] Choose { $who }
}
# $what: ritual, $who: its owner
move-silence = Silence { $who }’s { $what }
# $what: mask
move-steal = Take { $what }
# $what: commodity, $amount: how many of it
move-pay = Pay { $amount } { $what }
    .all = Pay { $what }
# $what: mask, $amount: how many of it
move-pay-mask = { $amount ->
    [1] Pay { $what }
   *[other] Pay { $what }, both copies
}
    .all = Pay { $what }
# $what: ritual
move-pay-ritual = Pay { $what }
# $what: commodity, $who: the receiver
move-hand = Give { $who } 1 { $what }
    .group = Give a commodity
# $amount: pearls, $who: the receiver
move-hand-pearls = Give { $who } { $amount ->
    [one] 1 pearl
   *[other] { $amount } pearls
}
