### What `raiatea analyse` and the hints of `raiatea terminal` say besides; not for the browser.
###
### $who     a player
### $bot     a bot, by its name (names.ftl)
### $points  victory points; may have a decimal
### $percent a whole number of percent

analysis-title = Analysis of a game
# $who
analysis-won = { $who } won.
analysis-unfinished = The game is not over.
analysis-chances = Chances to win
analysis-start = Set-up
analysis-end = End
analysis-now = Now
analysis-decisions = The costliest decisions
# $bot
analysis-decisions-text = As the bot { $bot } sees it, with what the player could know then.
# $bot
analysis-flawless = The bot { $bot } would have decided nothing differently.
analysis-number = No.
analysis-round = Round
analysis-player = Player
analysis-played = Played
analysis-better = Better
analysis-cost = Cost
analysis-reason = Why
# $points
analysis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $percent
analysis-percent = { $percent }%

# $bot
hint-title = What the bot { $bot } thinks:
