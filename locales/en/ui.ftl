### Words of the pages around the table: front page, new table, rules, records, settings.

## Everywhere

ui-to-front = Front page
ui-menu = Menu
ui-rules = Rules
ui-settings = Settings
ui-language = Language
ui-theme = Appearance
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-to-light = Switch to light
ui-theme-to-dark = Switch to dark
ui-skip = To the content
ui-close = Close
ui-cancel = Cancel
ui-dismiss = Dismiss this note
ui-loading = Setting the table…
ui-copy = Copy
# $what: what is copied, such as "Link for Maria"
ui-copy-what = Copy: { $what }
ui-copied = Copied.
ui-share = Share
ui-share-what = Share: { $what }
ui-try-again = Try again
ui-unreachable = The server cannot be reached. Check your connection, then try again.
ui-unexpected = Something unexpected went wrong. Try again.

## Front page

ui-tagline = Rituals, masks and mana on the sacred island. For 3 to 5 players.
ui-play-now = Play now
# $bots: how many bots sit at the table
ui-play-now-text = { $bots ->
    [one] You and { $bots } bot
   *[other] You and { $bots } bots
}
ui-starting = Setting the table…
ui-new-table = New table
ui-open-record = Open a saved game
ui-your-tables = Your tables
ui-running = In progress
ui-finished = Finished
ui-forget = Remove from the list
# $names: the players
ui-forget-table = Remove from the list: { $names }

## New table

ui-players = Players
ui-players-text = From { $least } to { $most }. The starting player is drawn by lot.
# $number: the number of the seat
ui-seat = Seat { $number }
# The name of a person who has given none. $number: the number of the seat
ui-player = Player { $number }
ui-who-plays = Who plays
ui-kind-here = This screen
ui-kind-link = By link
ui-kind-bot = Bot
ui-name = Name
ui-name-missing = Enter a name.
ui-name-twice = This name is taken.
ui-names-first = Every seat needs a different name.
ui-level = Level
ui-strangers = {$bots} have learnt to play with other cards; {$instead} can play.
ui-colour = Colour
ui-colour-1 = Coral triangle
ui-colour-2 = Lagoon circle
ui-colour-3 = Fern square
ui-colour-4 = Sun lozenge
ui-colour-5 = Plum hexagon
ui-variants = Variants
ui-manner = Table options
ui-switch-tracked = Show what can be worked out
ui-switch-tracked-text = Pearls, mana and other secrets that anyone could work out from what has happened. In the printed game they stay hidden. Bots work them out in any case.
ui-counting = At this table everyone sees what can be worked out about the goods behind the screens.
ui-switch-chat = Chat
ui-switch-chat-text = Players at this table can write to each other.
ui-clock = Clock
ui-clock-text = Each person has a fixed amount of time for the whole game.
ui-clock-minutes = Minutes for each person
ui-away = Bots may stand in
ui-away-text = If someone is away for a long time, anyone at the table may let a bot play for them.
ui-away-minutes = Minutes away
ui-open-table = Open the table

## Invitations

ui-invite = Invite the others
ui-seat-links = One link for each person
ui-seat-links-text = The first person to open a link takes that seat. After that the link opens nothing, for you either.
# $name: the person whom the link seats
ui-link-of = Link for { $name }
ui-spectator-link = Link for spectators
ui-spectator-link-text = Shows what everybody may see. Good for a tablet in the middle of the table.
ui-links-again = You will find these links again in the table menu.
ui-to-table = To the table

## At the table

ui-your-turn = Your turn
# $question: what is asked
ui-your-turn-question = Your turn. { $question }
ui-connection-lost = Connection lost. Reconnecting; your moves are safe.
ui-bot-plays-for-you = A bot plays for you.
ui-play-myself = Play myself
ui-trouble = This table cannot be opened
ui-trouble-link = Ask the host for a new link.

## The curtain between people at one screen

# $name: the next person
ui-pass-to = Pass the device to { $name }
ui-curtain-text = Everything behind the screens is hidden. Nobody else should look now.
ui-i-am = I am { $name }: show my screen
ui-others-here = Others at this screen

## People at the table

ui-people = Table and seats
ui-standing-present = Online
ui-standing-absent = Offline
ui-standing-away = Away for a while
# $bot: the level of the bot
ui-standing-bot = Bot · { $bot }
ui-standing-stand-in = Bot stands in · { $bot }
ui-new-link = Replace the link
# $name: the person of the seat
ui-link-replaced = The old link of { $name } no longer works. Share the new one.
# $name: the person of the seat
ui-claimed-anew = The seat of { $name } was taken by a new link.
ui-own-link = Your own link, for another device
ui-give-to-bot = Let a bot play
ui-give-back = Give the seat back to { $name }
ui-moment-link = Link to this moment
ui-moment-link-own = Only players at this table can open it; each sees what they could see at that moment.
ui-moment-link-all = Anybody who opens it sees this moment, with all secrets open.
ui-rematch = Play again
ui-rematch-ready = A new game with the same people is ready.
ui-rematch-join = Sit down
ui-export = Save the game
ui-close-table = Close the table
ui-close-sure = Yes, close it for everyone
ui-closed = The table is closed.

## Fairness

ui-fairness = Fair play
ui-fairness-text = Every shuffle and die roll in this game comes from one secret number. Its fingerprint was fixed before the first card was dealt, so nobody can change it later.
ui-fairness-commitment = Fingerprint
ui-fairness-salt = Salt
ui-fairness-seed = Secret number
ui-fairness-sealed = The secret number is revealed when the game is over.
ui-fairness-answers = Sealed answers
ui-fairness-answers-text = Every secret answer leaves a fingerprint as soon as it is given; the saved game lets you check them all.
ui-fairness-verify = Save the game, then check dice, draws and bids with:

## Turn signals

ui-passing = Passing
ui-passing-on = Pass for me when I can do nothing
ui-sound = Sound
ui-sound-on = Let the table be heard: dice, pearls, drums, and my turn
ui-my-turn = When it is my turn
ui-notifications = Show a notification
ui-notifications-text = Even when another window is in front. Your browser will ask for permission.

## Records

ui-record-text = A saved game holds every move. Open one to watch it step by step, from every seat.
ui-record-choose = Choose a saved game
ui-record-drop = or drop it here
ui-record-reading = Reading the game…
ui-record-bad = This file is not a saved game that can be shown here.

## Rules

ui-rules-search = Search the rules
ui-rules-contents = Contents
# $count: how many rules were found
ui-rules-found = { $count ->
    [0] Nothing found
    [one] { $count } rule
   *[other] { $count } rules
}
