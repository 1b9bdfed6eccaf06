### What is asked, `question-` and the name of the question: the value for whoever is asked,
### `.waiting` for everybody else.
###
### In every `.waiting`:
### $who     the player who is asked; where all answer at the same time, those still thinking, as a list
###
### Numbers of the question's own frame, by the names that the reference gives them:
### $after $bonus $collector $draws $free $hires $keep $left $may $number $pearls $sacrifices $sales
###
### Other things that the asked seat knows:
### $drawn     how many rituals lie there to choose from
### $number    in KeepTogether: how many are still to be kept
### $prepared  how many rituals it has put into the bag
### $mission   the name of the mission that is paid
### $vp        the victory points of the token that is auctioned
### $whom      the player who gives or gets

## Rounds and own turns

question-ChooseLocation = Choose a location. You will be its Kahuna.
    .waiting = { $who } is choosing a location.
question-Linger = Your action is done. Use a Shaman or a mirror, or end your turn.
    .waiting = { $who } may still use a Shaman or a mirror.
question-LastMirrors = The game ends. Join a mirror to one of your masks, or finish.
    .waiting = { $who } may join mirrors before the final score.

## Locations

question-ForestPick = { $collector ->
    [1] Your Collector turned up a card. Take a card from the Forest Supply, or pass.
   *[0] Take a card from the Forest Supply, or pass.
}
    .waiting = { $who } is choosing a card from the Forest Supply.
question-AlsoTakeCommodity = Your Collector also brings you a commodity. Take one from the Forest Supply, or decline.
    .waiting = { $who } is choosing a commodity from the Forest Supply.
question-MaraeTurn = { $sacrifices ->
    [0] { $draws ->
        [0] You have done all you can here. Use a Shaman or a mirror, or finish.
       *[other] Draw rituals and keep 1, or finish.
    }
   *[other] Sacrifice a commodity for 1 tattoo, draw rituals and keep 1, or finish.
}
    .waiting = { $who } is at the Marae, sacrificing commodities and drawing rituals.
question-PathTurn = { $bonus ->
    [1] Recruit priests for pearls, then gain 1 mana for each of your priests. As Kahuna you get 1 priest for free.
   *[0] Recruit priests for pearls, then gain 1 mana for each of your priests.
}
    .waiting = { $who } is recruiting priests on the Path of the Gods.
question-KahunaMission = { $after ->
    [1] As Kahuna you may fulfil one mission, now that the masks have been exchanged.
   *[0] As Kahuna you may fulfil one mission, now or after the masks are exchanged.
}
    .waiting = { $who } may fulfil a mission as Kahuna.
question-GiveMask = Give one of your masks to the Mask Market and take another later, or keep them all.
    .waiting = { $who } is choosing a mask to give.
question-TakeBack = Take a mask from the Mask Market for the one you gave, or decline.
    .waiting = { $who } is choosing a mask to take.
question-MarketTurn = { $sales ->
    [0] { $hires ->
        [0] You have done all you can here. Use an assistant or a mirror, or finish.
       *[other] Hire an assistant, or finish.
    }
   *[other] { $hires ->
        [0] Sell a commodity, or finish.
       *[other] Sell a commodity, hire an assistant, or finish.
    }
}
    .waiting = { $who } is at the Market, selling commodities and hiring assistants.

## Ceremonies

question-Dance = Dance of the priests. Recruit priests for pearls, then gain 1 mana for each of your priests.
    .waiting = Dance of the priests. Still thinking: { $who }.
question-BuyRituals = You may pay 3 mana to draw rituals and keep 1.
    .waiting = Buying rituals. Still thinking: { $who }.
question-Prepare = { $prepared ->
    [0] Put rituals into the Sacrifice Bag one by one, or close it.
    [one] You put in 1 ritual. Add another if you can, or close the bag.
   *[other] You put in { $prepared } rituals. Add another if you can, or close the bag.
}
    .waiting = Preparation of the rituals. Still thinking: { $who }.
question-Offer = Offer mana. Whoever offers the most goes first.
    .waiting = Incantation of the gods. Still thinking: { $who }.
question-ChooseGift = Choose a ceremonial gift, or decline.
    .waiting = { $who } is choosing a ceremonial gift.
question-LayInOrder = Some of your rituals cost the same. Choose which comes first in the row.
    .waiting = { $who } is laying rituals of the same cost in order.
question-Build = Build the To’o. Fulfil one mission, or pass.
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
question-SecondMission = With a Pearl Diver you may fulfil a second mission at once.
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
question-Bid = Bid mana for a token of { $vp } VP. The highest bid wins; all bids are paid.
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
       *[other] Reactivate up to { $number } assistants, one by one.
    }
   *[0] { $number ->
        [one] Reactivate 1 assistant.
       *[other] Reactivate { $number } assistants, one by one.
    }
}
    .waiting = { $who } is choosing assistants to reactivate.
question-AdvanceTattoo = You have enough Shamans for the die roll. You may take 1 tattoo.
    .waiting = { $who } may take 1 tattoo.
question-CarryOutPriestTrack = Recruit priests for pearls, then gain 1 mana for each of your priests.
    .waiting = { $who } is recruiting priests.
question-TakeShown = Take one of the forest cards that were turned up.
    .waiting = { $who } is choosing one of the forest cards that were turned up.
question-ChoosePlayer = Choose the player your ritual will target.
    .waiting = { $who } is choosing a player.
question-StealMask = Take one of { $whom }’s unpaired masks.
    .waiting = { $who } is taking a mask from { $whom }.
question-SilenceRitual = Choose another player’s waiting ritual. It is discarded without effect.
    .waiting = { $who } is choosing a ritual to silence.
question-HandOver = Give { $whom } a commodity or { $pearls ->
    [one] 1 pearl.
   *[other] { $pearls } pearls.
}
    .waiting = { $who } is choosing what to give { $whom }.
