### The review of a game that is over: chances, turning points, luck.
###
### $who     a player
### $round   a round as the board names it: A5, C2
### $percent a whole number of percent

ui-review = Review
ui-review-the-game = Review the game
ui-review-making = Looking through the game…
ui-review-back = To the table

## Chances

ui-review-chances = Win chances
# Of the line that is moved through the game.
ui-review-line = Moment of the game
# $who, $percent
ui-review-chance = { $who } { $percent }%
# $round, $number: how many decisions were made, $all: how many there are
ui-review-at = { $round }, decision { $number } of { $all }
# Alone, in a table. $percent
ui-review-whole = { $percent }%
ui-review-set-up = Set-up
ui-review-end = End
ui-review-as-table = As a table
ui-review-round = Round

## Turning points

ui-review-turning = Turning points
ui-review-whose = Whose
ui-review-all = All
ui-review-mine = Mine
# $bot
ui-review-flawless = The bot { $bot } would have decided nothing differently.
# Below a number. $points
ui-review-points = { $points ->
    [one] point
   *[other] points
}
# Below a number of percent.
ui-review-of-chance = chance
# $bot
ui-review-judged = Judged by the bot { $bot } from what each player could know.
# $percent
ui-review-deeper = A deeper look is on its way: { $percent }%
ui-review-deeper-waits = A deeper look waits in line.
ui-review-deeper-show = Show the deeper look

## A moment

# $round, $question: what was asked
ui-review-moment = { $round } · { $question }
# $number, $all
ui-review-decision = decision { $number } of { $all }
# $who
ui-review-played = { $who } played
ui-review-you-played = You played
ui-review-better = Better
# Why it was better, as the bot says it to the player who decided. $who, $reason
ui-review-told = To { $who }: “{ $reason }”
# On a piece, in a replay: this was played; as short as can be.
ui-review-was = Played
ui-review-turning-point = Turning point
ui-review-previous = Previous turning point
ui-review-next = Next turning point
# Beside what another move would have brought, and what leads back from there.
ui-review-if = What if
ui-review-as-it-was = As it was
ui-review-hands = All hands open
ui-review-no-rituals = no rituals
ui-review-watch = Watch from here
ui-review-then = What then?
ui-review-retry = Try again from here
ui-review-retry-note = Against bots of your choice. Cards you could not know are drawn anew.
# $round
ui-review-retry-text = The game goes on from { $round }, where the question was asked. You sit where it was asked, bots of this level play the others, and cards you could not know are drawn anew.
# $round
ui-review-origin = Taken up again from { $round } of another game. What could not be known was drawn anew.
# A mark on a table that was taken up again from a round of another game: very short.
ui-review-from = from { $round }
ui-review-then-nothing = Nothing that could be seen at once.

## Luck and skill

ui-review-luck = Luck and skill
# $who
ui-review-luck-of = Luck and skill: { $who }
ui-review-dice = Dice
ui-review-draws = Draws
ui-review-decisions = Decisions
# Of a chance to win. $percent with its sign
ui-review-percent = { $percent }% chance
# $cost with its sign, $count: how many decisions
ui-review-cost-points = { $cost } points in { $count }
# $cost: percent with its sign, $count: how many decisions
ui-review-cost-chance = { $cost }% chance in { $count }
# $what: such as "+3 pearls, −1 tattoo"
ui-review-over-average = Rolls gave { $what } over the average.
# $amount with its sign
ui-review-goods-pearls =
    { $count ->
        [one] { $amount } pearl
       *[other] { $amount } pearls
    }
ui-review-goods-mana = { $amount } mana
ui-review-goods-tattoos =
    { $count ->
        [one] { $amount } tattoo
       *[other] { $amount } tattoos
    }
ui-review-goods-priests =
    { $count ->
        [one] { $amount } priest
       *[other] { $amount } priests
    }
ui-review-luck-text = Luck costs nothing in the list: only decisions are judged, by what could be known.

## Sharing

ui-review-share-picture = Share a picture
ui-review-link = Link to this review
ui-review-link-all = Anybody who opens it sees the whole game, with all secrets open.
ui-review-link-own = Only players at this table can open it.
