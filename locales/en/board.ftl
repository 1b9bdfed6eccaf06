### The table itself: its regions, stages, explanations and prompts, `ui-board-…`.

# Board

## Regions and headings

ui-board-locations = Locations
ui-board-markets = Markets
ui-board-commodities-market = Commodities Market
ui-board-assistant-market = Assistant Market
ui-board-forest-supply = Forest Supply
ui-board-mask-market = Mask Market
ui-board-forest-and-masks = Forest Supply and Mask Market
ui-board-tracks = Tracks
ui-board-tattoos = Tattoos
ui-board-priests = Priests
ui-board-site = Ceremonial site
ui-board-order = Ceremonial order
ui-board-too = To’o missions
ui-board-log = Events
ui-board-chat = Chat
ui-board-players = Other players
ui-board-my-screen = My screen
ui-board-stage = What is happening
ui-board-tabs = Views
ui-board-menu = Menu
ui-board-rounds = Rounds
ui-board-steps = Steps of the ceremony
ui-board-tab-board = Board
ui-board-tab-too = To’o
ui-board-tab-tracks = Tracks
ui-board-tab-players = Players
ui-board-tab-mine = Me
ui-board-tab-log = Events

## Top bar

ui-board-home = Raiatea, front page
ui-board-undo = Undo
ui-board-undo-ask = Ask to undo
ui-board-undo-nothing = Nothing to take back
# $count: decisions
ui-board-undo-count = { $count ->
    [one] Take back your last move
   *[other] Take back your last { $count } moves
}
ui-board-takeback-anew = What was revealed then is drawn anew.
ui-board-takeback-do = Take it back
ui-board-withdraw = Change your answer
# $who: the other players, as a list
ui-board-takeback-ask = Ask { $who } to let you take back your last move
ui-board-rules = Rules
ui-board-settings = Settings
# $language
ui-board-language = Language: { $language }
ui-board-light = Light theme
ui-board-dark = Dark theme
ui-board-sound-on = Sound is on
ui-board-sound-off = Sound is off
ui-board-host = Table and seats
ui-board-fairness = Fair play
ui-board-hand-over = Pass the device on
ui-board-leave = Leave the table
ui-board-setup = Set-up
ui-board-choosing = Choice of location
ui-board-everyone = everyone
ui-board-your-turn = your turn
# $who
ui-board-decides = { $who } decides
# $who: players, as a list
ui-board-waiting-for = Waiting for { $who }
# $who: players in turn order
ui-board-then = then { $who }
ui-board-kahuna-you = You are the Kahuna
# $who
ui-board-kahuna-is = { $who } is the Kahuna
ui-board-over = The game is over
ui-board-over-note = Three ceremonies held

## Pieces

# $what: a piece that can be chosen now
ui-board-open = { $what } – you may choose this
ui-board-you = you
    .in = you
ui-board-you-name = You
ui-board-free = free
# $who
ui-board-taken = taken by { $who }
ui-board-no-die = no die
# $what: gains
ui-board-promise = You would get now: { $what }.
# $percent: of a hundred
ui-board-percent = { $percent }%
ui-board-odds = A { $percent }% chance that the die gives you { $what }.
ui-board-as-kahuna = You, as Kahuna
ui-board-others-get = Others also get
ui-board-after = The board after
# $what: an assistant
ui-board-die = die roll for { $what }
# $face
ui-board-rolled = The die roll is { $face }.
ui-board-short-forest = Forest
ui-board-short-marae = Marae
ui-board-short-reef = Reef
ui-board-short-path = Path
ui-board-short-neighbourhood = Neighbour­hood
ui-board-short-market = Market
ui-board-short-uru = Uru
ui-board-short-taro = Taro
ui-board-short-mahi-mahi = Mahi
ui-board-short-tiare = Tiare
ui-board-short-collector = Collector
ui-board-short-merchant = Merchant
ui-board-short-shaman = Shaman
ui-board-short-pearl-diver = Pearl Diver
ui-board-at-or-below = bonus at or below the marker
# $what: a commodity, $space
ui-board-chart-space = { $what }, space { $space }
ui-board-marker-here = The marker stands here.
# $what: a commodity, $count, $price
ui-board-stall = { $what }: { $count } in the market, price marker on { $price }
# $number: rituals
ui-board-keep = keep { $number }
# $price: pearls
ui-board-hire-for = hire for { $price }
# $what, $count
ui-board-in-market = { $what }: { $count } in the market
# $count: cards
ui-board-pile = pile { $count }
ui-board-no-forest = No cards lie here now.
# $count: masks
ui-board-mask-count = { $count ->
    [one] 1 mask
   *[other] { $count } masks
}
ui-board-masks = Masks
ui-board-no-masks = No masks
ui-board-pair = Complete pair
ui-board-pair-joined = Complete pair with a mirror
ui-board-assistants = Assistants
# $what: an assistant, $ready, $used
ui-board-assistant = { $what }: { $ready } ready, { $used } used
ui-board-permanents = Permanent rituals
ui-board-no-permanents = No permanent rituals
ui-board-starting = Starting player
ui-board-kahuna = Kahuna
# $place: a location in short
ui-board-kahuna-of = Kahuna · { $place }
# $count
ui-board-tattoo-count = Tattoos: { $count }
# $count
ui-board-priest-count = Priests: { $count }
# $place: a number
ui-board-place = Place { $place } in ceremonial order
# $place: a number
ui-board-nth = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
# $space
ui-board-last-space = the last space is { $space }
# $players: each with the space
ui-board-tattoos-label = Tattoo track: { $players }
# $players: each with the space
ui-board-priests-label = Priest track: { $players }
ui-board-priests-note = the number is what you gain:
# $vp
ui-board-vp = { $vp } VP
# $mana
ui-board-bag = The bag holds { $mana } mana.
ui-board-normal = Normal
ui-board-forbidden = Forbidden
# $count: cards in the pile, $out: discarded ones
ui-board-pile-out = { $count } · { $out } out
ui-board-condition = condition
ui-board-auction = auction
ui-board-fulfilled = fulfilled
# $statue
ui-board-statue = Statue { $statue }
# $statue
ui-board-statue-closed = Statue { $statue }, cannot be built yet
# $space: such as 2.5
ui-board-space-taken = Space { $space }: fulfilled
# $space: such as 2.5
ui-board-space-down = Space { $space }: face down
# $what: a mission, $vp
ui-board-token = { $what } for { $vp } VP
# $name, $cost, $kind, $pile, $text
ui-board-ritual-label = { $name }, cost { $cost }, { $kind }, { $pile }: { $text }
# $kind, $pile, $cost
ui-board-ritual = { $kind }, { $pile }, cost { $cost }.
# $cost: priests
ui-board-needs = needs { $cost }
ui-board-in-front = In front of my screen · everyone sees this
ui-board-only-i = Only I see this
ui-board-key-ready = ready
ui-board-key-used = used
ui-board-pearls = { $count ->
    [one] Pearl
   *[other] Pearls
}
ui-board-mana = Mana
ui-board-commodities = Commodities
ui-board-hand = Rituals in hand
ui-board-in-bag = In the bag
ui-board-tokens = Fulfilled
ui-board-behind = Screen closed
# $pearls, $mana, $commodities, $rituals, $vp
ui-board-open-mine = Open my screen: pearls { $pearls }, mana { $mana }, commodities { $commodities }, rituals { $rituals }, VP { $vp }
ui-board-away = away
ui-board-absent = offline
ui-board-next = acts next
ui-board-is-ready = ready
ui-board-is-thinking = thinking
ui-board-is-deciding = deciding
ui-board-is-choosing = choosing
ui-board-time-left = Time left
ui-board-watcher = Spectator

## Explanations

ui-board-about-bag = Sacrifice Bag
    .text = Mana that players offer or bid goes in here. It pays for the rituals of a ceremony.
ui-board-about-kahuna = Kahuna
    .text = Chose this location, acts first and gets its Kahuna bonus.
ui-board-about-mana = Mana
    .text = For offerings, bids, missions and buying rituals. Yours is secret.
ui-board-about-order = Ceremonial order
    .text = Set by the mana offered in a ceremony. It decides who chooses gifts first, who builds first and who wins ties.
ui-board-about-pearls = Pearls
    .text = For priests, assistants and missions. Yours are secret.
ui-board-about-priests = Priests
    .text = Each priest gives you mana. Your Shamans can perform rituals that cost no more than your number of priests.
ui-board-about-screen = Behind the screen
    .text = Pearls, mana, commodities, rituals and tokens are secret.
ui-board-about-start = Starting player
    .text = Chooses the first location of an action round; then the token moves to the left.
ui-board-about-tattoos = Tattoos
    .text = Each is one step on the tattoo track, towards higher ranks.
ui-board-about-face-down = Face down
    .text = This statue is turned up after a ceremony.
ui-board-about-fulfilled = Fulfilled
    .text = This mission has been fulfilled; someone has its token behind their screen.
ui-board-about-condition = Condition
    .text = You must have what the token shows; you pay nothing.
ui-board-about-auction = Auction
    .text = Goes to the highest bid of mana once nothing else is left in its row.
ui-board-about-vp = Victory points
    .text = What each mission of this statue is worth. Most victory points at the end wins.
# $count: cards in the market, $price: space of the marker
ui-board-about-commodity = In the market: { $count }. The price marker is on { $price }. It goes up when one is taken from the market and down when one comes in.
ui-board-about-collector = Counts when the die is rolled at the Forest. Use one just before you pick a card there: turn up one more card, and take a commodity as well.
ui-board-about-merchant = Counts when the die is rolled at the Market. Use one on your turn there: move any price marker to the top.
ui-board-about-shaman = Counts when the die is rolled at the Marae. Use one on your own turn: perform a ritual from your hand that costs no more than your number of priests.
ui-board-about-pearl-diver = Counts when the die is rolled at the Reef. Use one when you fulfil a mission: fulfil a second one right away.
# $amount
ui-board-treasure-pearls = { $amount ->
    [one] Taken from the forest it gives 1 pearl.
   *[other] Taken from the forest it gives { $amount } pearls.
}
# $amount
ui-board-treasure-mana = Taken from the forest it gives { $amount } mana.
# $amount
ui-board-treasure-tattoos = { $amount ->
    [one] Taken from the forest it gives 1 tattoo.
   *[other] Taken from the forest it gives { $amount } tattoos.
}
ui-board-forest-pile = Forest draw pile
# $count: cards
ui-board-about-forest = { $count ->
    [one] 1 card is left in the forest draw pile.
   *[other] { $count } cards are left in the forest draw pile.
}
# $count: cards, $out: discarded ones
ui-board-about-pile = { $count } in the pile, { $out } discarded.
ui-board-about-gift = A ceremonial gift. The first in the new order chooses one, then the second; of 4 or 5 players the third gets the last.
ui-board-about-action = Each player chooses a location; everyone takes part in each.
ui-board-about-ceremony = Six steps: dance, rituals, preparation, incantation, blessings, To’o.
# $rank, $tattoos, $priests, $place: in ceremonial order
ui-board-about-player = { $rank } with { $tattoos ->
    [one] 1 tattoo
   *[other] { $tattoos } tattoos
} and { $priests ->
    [one] 1 priest
   *[other] { $priests } priests
}; place { $place } in ceremonial order.

## The prompt

ui-board-your-decision = Your decision
ui-board-waiting = Waiting
ui-board-you-watch = You are watching this game.
ui-board-you-answered = Your answer is in. You can change it until the last player is ready.
ui-board-nothing = You have nothing to decide.
ui-board-act-after = You act after { $who }.
ui-board-row-mine = { $count ->
    [0] Your { $ritual } comes next.
    [one] Your { $ritual } comes after 1 other ritual.
   *[other] Your { $ritual } comes after { $count } other rituals.
}
ui-board-back = Back
ui-board-escape = Esc
ui-board-nothing-here = Nothing to do here
ui-board-turn-ends = Your turn ends.
ui-board-answer-waits = Your answer is in. The others will see it in a moment.
ui-board-pass-building = Pass until this building ends
ui-board-choose-more = { $count ->
    [one] Choose 1 more
   *[other] Choose { $count } more
}
ui-board-less-short = Less
ui-board-more-short = More
ui-board-skip-prompt = To the decision
ui-board-skip-board = To the board
ui-board-stage-back = Back to the ceremony
ui-board-score-back = Back to the score
ui-board-show-board = Show the board
ui-board-board = Board
ui-board-thanks = Thank you for playing.
ui-board-thanks-note = You can replay the game move by move.
ui-board-closed-note = You can still look back at the game.
ui-board-watch = Watch the replay
# $who
ui-board-takeback = { $who } asks to take back the last move.
# $who: players, as a list
ui-board-takeback-needs = Still to agree: { $who }
ui-board-takeback-stop = Withdraw the request
ui-board-agree = Agree
ui-board-refuse = Refuse
# $done, $total
ui-board-count-sales = Sales { $done } of { $total }
# $done, $total
ui-board-count-hires = Hires { $done } of { $total }
# $done, $total
ui-board-count-merchant = Merchant { $done } of { $total }
# $done, $total
ui-board-count-sacrifices = Sacrifices { $done } of { $total }
# $done, $total
ui-board-count-draws = Draws { $done } of { $total }
# $what: a commodity
ui-board-group-sell = Sell { $what }
ui-board-colour-red = Red masks
ui-board-colour-blue = Blue masks
ui-board-colour-green = Green masks
ui-board-colour-yellow = Yellow masks
ui-board-colour-mirror = Mirrors

## The stage

ui-board-step-1 = Dance of the priests
ui-board-step-2 = Buying rituals
ui-board-step-3 = Preparation of the rituals
ui-board-step-4 = Incantation of the gods
ui-board-step-5 = Divine blessings
ui-board-step-6 = Construction of the To’o
ui-board-step-short-1 = Dance
ui-board-step-short-2 = Rituals
ui-board-step-short-3 = Preparation
ui-board-step-short-4 = Incantation
ui-board-step-short-5 = Blessings
ui-board-step-short-6 = To’o
ui-board-secret = Secret until everyone is ready
ui-board-all-choose = The players choose in secret.
ui-board-answered = Your answer is in.
ui-board-change = Change my answer
ui-board-present-order = Present order
ui-board-ties = tied players keep this order
ui-board-new-order = New order
ui-board-offering = Incantation: your offering
ui-board-less = One less
ui-board-more = One more
# $left, $have: mana
ui-board-you-keep = You keep { $left } of { $have } mana
ui-board-none = None
# $amount
ui-board-half = Half · { $amount }
# $amount
ui-board-all = All · { $amount }
# $amount: mana
ui-board-your-offer = You offer { $amount } mana.
# $amount: mana
ui-board-your-bid = You bid { $amount } mana.
ui-board-gifts = Gifts
ui-board-gifts-title = Ceremonial gifts
# $players: how many
ui-board-gifts-note = { $players ->
    [3] 1st chooses, then 2nd
   *[other] 1st chooses, then 2nd; 3rd gets the last
}
# $bag: mana
ui-board-offer-note = All offered mana goes into the bag. It holds { $bag } now.
# $count: rituals, $cost: mana
ui-board-offer-mine = { $count ->
    [one] Your ritual in it costs { $cost }.
   *[other] Your { $count } rituals in it cost { $cost } together.
}
ui-board-dance-note = Everyone recruits and gains mana at the same time, without a Kahuna bonus.
# $number: rituals
ui-board-buy-note = You draw { $number } and keep 1. The mana goes into the bag. You can buy once per ceremony.
ui-board-bag-empty = Nothing in the bag yet
# $used, $clips
ui-board-clips = clips { $used } of { $clips }
# $cost: mana
ui-board-cost = cost { $cost }
# $count: rituals, $cost: mana
ui-board-bag-closed = { $count ->
    [0] You put in no ritual.
    [one] You put in 1 ritual, which costs { $cost }.
   *[other] You put in { $count } rituals, which cost { $cost } together.
}
ui-board-take-out = Take all out again
ui-board-no-hand = No rituals in hand
ui-board-drawn = Rituals drawn
ui-board-keeping = Keeping rituals
# $count: rituals
ui-board-kept = { $count ->
    [one] You keep 1 ritual.
   *[other] You keep { $count } rituals.
}
ui-board-turned-up = Turned up from the forest
ui-board-auction-title = Mana auction
# $vp
ui-board-lot = A token worth { $vp } VP. The highest bid wins it; it counts as a mana mission.
ui-board-bid-note = All bids go into the bag, even losing ones. Ties go to whoever is earlier in ceremonial order.
ui-board-offers-title = The offerings
ui-board-bids-title = The bids
ui-board-bids = Bids
# $who
ui-board-first = { $who } is first.
    .you = You are first.
# $who, $vp
ui-board-won = { $who } won the { $vp } VP token.
    .you = You won the { $vp } VP token.
ui-board-row = Row of rituals
ui-board-prices = Prices
ui-board-bag-after = Mana in the bag after each ritual
ui-board-all-players = all
ui-board-fate-done = done
ui-board-fate-now = now
ui-board-fate-next = next
ui-board-fate-waits = waits
ui-board-fate-short = would be lost
ui-board-fate-discarded = no effect
ui-board-fate-silenced = silenced
# $mana
ui-board-fate-missing = { $mana } short
# $cost, $mana: what the bag lacks
ui-board-fate-fails = needs { $cost } · { $mana } short
# $mana
ui-board-fate-needs = needs { $mana }
# $sum: mana
ui-board-to-pay = Still to pay: { $sum } mana.
# $what: a ritual, $mana
ui-board-too-short = { $what } needs { $mana } more mana or it will be discarded.
# $who, $total
ui-board-wins = { $who } wins with { $total } points
# $who, $rank, $rituals, $missions, $masks, $total: points
ui-board-score-label = { $who }: rank { $rank }, rituals { $rituals }, missions { $missions }, mask pairs { $masks }, total { $total }
ui-board-source-rank = Rank
ui-board-source-rituals = Rituals
ui-board-source-missions = Missions
ui-board-source-masks = Mask pairs

## Events, chat, replay

# $count: lines
ui-board-log-all = All { $count }
ui-board-log-less = Less
ui-board-goto = Show this moment
ui-board-log-keys = Left and right arrows explain the names in a line; Enter goes to that moment.
# $count: lines
ui-board-chat-new = { $count } new
ui-board-chat-say = Say something
ui-board-chat-send = Send
ui-board-replay = Replay
ui-board-replay-start = To the start
ui-board-replay-last = To the last step
ui-board-replay-moment = Moment of the game
# $version, $latest
ui-board-replay-at = { $version } of { $latest }
ui-board-replay-seat = Seen by
ui-board-replay-now = Back to now
ui-board-replay-end = To the end

# The coach of a lesson.

ui-lesson-coach = Coach
ui-lesson-next = Next
ui-lesson-skip = Skip this
ui-lesson-leave = Leave the lesson
ui-lesson-leave-short = Leave
ui-lesson-leave-ask = Play on without the coach, or come back later? Your place is kept.
ui-lesson-leave-alone = Play on without the coach
ui-lesson-leave-later = Come back later
ui-lesson-stay = Stay here
ui-lesson-of = { $number } of { $count }
ui-lesson-yours = Your move
# $what is what is to be done now, as it stands on its button.
ui-lesson-later = Later. Now: { $what }.
ui-lesson-later-read = Later. First press Next.
ui-lesson-listen = The coach explains something: press Next.
ui-lesson-done = Lesson done
ui-lesson-own = Play a table of your own
ui-lesson-at = Lesson, beat { $number } of { $count }, continue

## Plans: what I would answer if I were asked

ui-plan-open = If I am asked …
ui-plan-note = Your answer is then given for you, as quickly as you might give it yourself. Nobody can tell that you planned it.
ui-plan-none = Not planned
ui-plan-nothing = There is nothing to plan now.
ui-plan-standing = Planned: { $what }
ui-plan-withdraw = Withdraw
ui-plan-count = { $count ->
    [one] 1 answer planned
   *[other] { $count } answers planned
}
ui-plan-PathTurn = On the Path of the Gods, in this round
    .falls = You are asked all the same if your pearls have changed, or if you go there yourself.
ui-plan-Dance = In the dance of the priests
    .falls = You are asked all the same if your pearls have changed.
ui-plan-BuyRituals = When rituals are bought
    .falls = You are asked all the same if you lack the mana.
ui-plan-Offer = When everyone offers mana
    .falls = You are asked all the same if your mana has changed.
ui-plan-ChooseGift = When you choose a gift
    .falls = The one you like best first. You get the first that is left, and are asked if none is.
ui-plan-Bid = In every auction of this ceremony
    .falls = You are asked again once somebody bids more than you, unless you bid nothing.
ui-plan-Build = When the To’o is built
    .falls = You are asked all the same if you have gained anything since.
