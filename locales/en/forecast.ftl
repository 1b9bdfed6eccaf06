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
tile-reef-ritual = die + { $kahuna } + { $bonus } by { $rituals }
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
tile-no-trade = nothing to sell, no pearls
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
