### What only the command line says, `terminal-…`.

## Lists and names

# $first: all but the last, joined by commas; $last
terminal-list = { $first } and { $last }
# the person at the keyboard, who gave no name
terminal-me = Player

## When

# $kind, $round: such as A2, $number, $total: of rounds
terminal-round = { $kind ->
    [ceremony] Ceremony { $round }, { $number } of { $total }
   *[action] Action round { $round }, { $number } of { $total }
}
# $round: as above, $what: a step of a ceremony or a location
terminal-during = { $round }: { $what }
# $location, $who
terminal-kahuna = { $location }, Kahuna { $who }
terminal-set-up = Set-up
terminal-end = End of the game

## The board: labels of lines and columns

terminal-player = Player
terminal-rank = Rank
terminal-priests = Priests
    .short = Pr.
terminal-assistants = Assistants
terminal-in-front = In front
terminal-locations = Locations
terminal-forest = Forest
terminal-turned-up = Turned up
terminal-commodities = Commodities
terminal-masks = Masks
terminal-bag = Bag
terminal-row = Row
# $statue
terminal-statue = To’o { $statue }
terminal-mine = Yours
terminal-rituals = Rituals
terminal-in-bag = In the bag
terminal-missions = Missions
terminal-pearls = Pearls
terminal-mana = Mana
terminal-total = Total

## The board: what lies there

terminal-none = none
# $mask: joined to a mirror
terminal-joined = { $mask } & mirror
# $count, $what: a commodity
terminal-stall = { $count } { $what }
# $price: the space of the marker, after the commodity
terminal-price = at { $price }
# $players: as a list
terminal-order = order: { $players }
# $forest, $normal, $forbidden: cards in the piles
terminal-piles = piles: { $forest } forest, { $normal } normal, { $forbidden } forbidden
# $amount
terminal-amount-pearls = { $amount ->
    [one] { $amount } pearl
   *[other] { $amount } pearls
}
# $amount
terminal-amount-mana = { $amount } mana
# $amount
terminal-amount-tattoos = { $amount ->
    [one] { $amount } tattoo
   *[other] { $amount } tattoos
}
# $vp
terminal-points = { $vp } VP
# $count
terminal-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
# $count: commodities
terminal-unknown = { $count } unknown

## Asking

# $who, $question: where several people play
terminal-asked = { $who }: { $question }
# $move: about a ritual, $cost, $kind, $text
terminal-ritual = { $move } ({ $cost } mana, { $kind }): { $text }
# $move: about a mask, $text
terminal-mask = { $move }: { $text }
# $first, $last
terminal-number = a number from { $first } to { $last }
# $first, $last: of mana
terminal-amount = an amount from { $first } to { $last }
# $what: one of the two above, or a single number
terminal-type = Type { $what }.
# $text: what was typed, $what: as above
terminal-no-choice = “{ $text }” is no choice here. Type { $what }, or ? for help.
# $count: lines that have no room
terminal-more-log = { $count } more: type log
terminal-more-board = type board for the whole board
terminal-nothing = Nothing has happened since your last decision.

## Help: what can be typed; the words themselves are the same in all languages

terminal-help = Type the number of a choice, or an amount where one is asked for, and press Enter.
    .text = The short text of a move works too, such as: go market, sell taro 2, pass.
    .look-up = look up a card, a mask, a commodity, a location or a rank
    .rules = read a rule; the question names the one that matters now
    .hint = what a skilled bot would play, and why; hint master asks another bot
    .board = the whole board
    .log = all that has happened since your last decision
    .save = save the game; raiatea terminal --load FILE goes on with it
    .quit = leave the game; anything unsaved is lost
    .again = Enter alone shows the question again.

## Saving, leaving, passing the keyboard on

terminal-save-where = Say where: save FILE.
# $file
terminal-saved = Saved in { $file }.
# $file
terminal-exists = { $file } already exists; choose another file, or go on with it by --load.
terminal-stops = The game stops here.
# $file
terminal-stops-saved = The game stops here. It is saved in { $file }.
terminal-stops-unsaved = The game stops here. It was not saved.
# $who
terminal-pass-on = Pass the keyboard to { $who }
# $who
terminal-press-enter = { $who }, press Enter when nobody else is looking.
# $who, $points
terminal-won = { $who } won with { $points } VP.

## Replays and what was checked

# $masks: as a list
terminal-dealt = Masks dealt: { $masks }.
    .item = { $mask } ({ $who })
# $file, $decisions, $outcomes: how many, $seed
terminal-verified = { $file }: the set-up and { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} had { $outcomes ->
    [one] { $outcomes } outcome
   *[other] { $outcomes } outcomes
} of chance; all follow from seed { $seed }.
# $file, $answers: how many
terminal-committed = { $file }: the seed and { $answers } secret answers are as committed.

## Rules

terminal-rules = Rules of Raiatea
    .more = Read on with: rules R6, rules R6.7, rules E4, rules X, or a word.
# $first, $last: numbers of rules
terminal-span = { $first } to { $last }
# $query, $known: spans of numbers, as a list
terminal-no-rule = There is no rule “{ $query }”; there are { $known }.

## Cards

terminal-name = Name
terminal-kind = Kind
terminal-id = Id
terminal-cost = Cost
terminal-pile = Pile
terminal-copies = Copies
terminal-value = Value
terminal-wording = Text
# $space: of a price chart
terminal-space = Price { $space }
terminal-tane = Tāne rituals
terminal-forest-cards = Forest cards
terminal-location = Location
terminal-chart = Price chart
# $what, $count: cards
terminal-heading = { $what } ({ $count })
# $query
terminal-no-card = Nothing is called “{ $query }”.
    .guess = Nothing is called “{ $query }”; did you mean { $names }?

## Many games

# $games, $players, $seed
terminal-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $players } players, seed { $seed }
# $mean, $least, $most: decisions, $speed: games
terminal-length = A game took { $mean } decisions ({ $least } to { $most }). { $speed } games a second.
terminal-bot = Bot
terminal-seat = Seat
terminal-seats = Seats
terminal-wins = Wins
terminal-share = Share
