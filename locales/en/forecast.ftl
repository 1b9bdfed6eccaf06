### What the tiles of locations promise, and how points stand. Costs and gains stand behind the words.

## Tiles: short, they stand on a tile or in a column

tile-first-pick = first pick, 2×
tile-collector = Collector:
# $draws: how often, $cards: how many cards each time
tile-draws = { $draws } × draw { $cards } rituals, keep 1
tile-no-sacrifice = nothing to sacrifice
tile-marae = { $draws } draws
# $rank that is reached
tile-marae-rank = { $rank }; { $draws } draws
tile-sacrifices = sacrifice { $count }:
tile-die = die:
tile-kahuna = Kahuna:
tile-rituals = { $rituals }:
# $kahuna, $bonus: pearls besides the die
tile-reef = die + { $kahuna }
tile-reef-ritual = die + { $kahuna } + { $bonus } from { $rituals }
tile-swap = swap a mask
tile-no-mask = no mask to swap
tile-no-mission = no mission yet
tile-or = or
tile-sale = { $commodity }:
tile-hire = hire { $hires ->
    [one] 1
   *[other] up to { $hires }
}:
tile-market = { $hires ->
    [0] sell { $sales }
   *[other] sell { $sales }, hire { $hires }
}
tile-no-sale = nothing to sell
tile-no-hire = no pearls to hire
tile-others-marae = 1 sacrifice, 1 draw
tile-others-market = sell 1, hire 1
tile-after-forest = What is left goes to the markets; { $cards } new cards come up.
tile-after-marae = What is sacrificed lowers its price.
tile-after-reef = Nothing else changes.
tile-after-path = Nothing else changes.
tile-after-neighbourhood = Masks change hands.
tile-after-market = What is sold lowers its price.
# $left: places, $who chooses
tile-next = { $left } places left; { $who } chooses next.
tile-last = This is the last choice of the round.

## Points: what could still be had. Behind each stands the gain in points.
# $space: where the mission lies
reach-mission = { $space }: Neighbourhood or ceremony
# $rank, $count: sacrifices
reach-rank = { $rank }: sacrifice { $count } at the Marae
reach-mirror = Mirror: a pair with { $mask }
reach-twin = Pair: a twin of { $mask } is there
# $needs: mana, $bag: mana in the bag
reach-ritual = { $ritual }: needs { $needs } mana, the bag holds { $bag }

## Points in the browser

# $who, $points
ui-points-some = { $who }: { $points ->
    [one] { $points } point known
   *[other] { $points } points known
}
ui-points-all = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-points-ribbon = Points
ui-points-of = Points of { $who }
ui-points-mine = My points
ui-points-only-me = only I see this
ui-points-known = { $points } known; tokens are behind the screen
ui-points-now = { $points } if it ended now
ui-points-veiled = behind the screen
ui-points-thinking = Looking ahead …
ui-points-reach = Within reach
ui-points-heading = Heading for
ui-points-rough = Heading for, roughly
# $now, $held, $expected: points
ui-points-projection = { $now } now, { $held } with what you hold, { $expected } if it goes on as the bot Skilled would play.

## What decided the game. $who is $ahead points ahead of $whom, $theirs of them from this; $whom had $other

decided-rank = { $who } won by { $ahead }: { $theirs } from rank, { $whom } { $other }.
    .won = You won by { $ahead }: { $theirs } from rank, { $whom } { $other }.
    .lost = { $who } won, { $ahead } ahead of you: { $theirs } from rank, you { $other }.
decided-rituals = { $who } won by { $ahead }: { $theirs } from rituals, { $whom } { $other }.
    .won = You won by { $ahead }: { $theirs } from rituals, { $whom } { $other }.
    .lost = { $who } won, { $ahead } ahead of you: { $theirs } from rituals, you { $other }.
decided-missions = { $who } won by { $ahead }: { $theirs } from missions, { $whom } { $other }.
    .won = You won by { $ahead }: { $theirs } from missions, { $whom } { $other }.
    .lost = { $who } won, { $ahead } ahead of you: { $theirs } from missions, you { $other }.
decided-masks = { $who } won by { $ahead }: { $theirs } from mask pairs, { $whom } { $other }.
    .won = You won by { $ahead }: { $theirs } from mask pairs, { $whom } { $other }.
    .lost = { $who } won, { $ahead } ahead of you: { $theirs } from mask pairs, you { $other }.
decided-tie = { $who } and { $whom } have the same: the earlier one in ceremonial order wins.
    .won = You have as much as { $whom }, and are earlier in ceremonial order: you win.
    .lost = You have as much as { $who }, who is earlier in ceremonial order and wins.
# $points of who is told
decided-best-rank = Your rank was the best of all: { $points }.
decided-best-rituals = Your rituals were the best of all: { $points }.
decided-best-missions = Your missions were the best of all: { $points }.
decided-best-masks = Your mask pairs were the best of all: { $points }.

# Who did most of something: $amount of it, $who all who did as much
feat-builder = { $amount ->
    [one] 1 mission
   *[other] { $amount } missions
}: { $who }
    .name = Master builder
feat-faces = { $amount } VP from mask pairs: { $who }
    .name = Two faces
feat-hand = { $amount } mana offered: { $who }
    .name = Open hand
ui-end-feats = Of this game
ui-end-over = The last ceremony is over.
ui-end-again = Watch the count again
ui-end-share = Share
# $date
ui-end-picture = Raiatea, { $date }
