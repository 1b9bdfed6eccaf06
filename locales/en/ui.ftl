### Words of the pages around the table: front page, new table, rules, records, settings.

## Everywhere

ui-to-front = Front page
ui-menu = Menu
ui-rules = Rules
ui-how = How to play
ui-cards = Cards
ui-book = To read
ui-figure = Picture
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
ui-kind-link = Guest
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
ui-hints = Hints
ui-hints-off = Off
ui-hints-alone = When all others are bots
ui-hints-shown = Allowed, and shown
ui-hints-text = A bot may tell you its best moves. Shown means that everybody sees how many hints you have used. Never with a clock.
ui-clock = Clock
ui-clock-text = Each person has a fixed amount of time for the whole game.
ui-clock-minutes = Minutes for each person
ui-away = Bots may stand in
ui-away-text = If someone is away for a long time, anyone at the table may let a bot play for them.
ui-away-minutes = Minutes away
ui-open-table = Open the table

## Invitations

ui-invite = Invite friends
# $name: the person whom the link seats
ui-link-of = Link for { $name }
ui-spectator-link = Link for spectators
ui-spectator-link-text = Shows what everybody may see. Good for a tablet in the middle of the table.

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

## Advice of a bot. $count is a number, $bot the name of a bot

ui-hint-ask = Hint
ui-hint-title = Good moves
ui-hint-longer = Think longer
ui-hint-thinking = Thinking…
ui-hint-none = No advice now.
ui-hint-as = As the bot { $bot } sees it, with what you can see.
ui-hint-used = { $count ->
    [one] { $count } hint used
   *[other] { $count } hints used
}

## Cards

ui-cards-search = Search the cards
# $count: how many cards were found
ui-cards-found = { $count ->
    [0] Nothing found
    [one] { $count } card
   *[other] { $count } cards
}
ui-cards-normal = Normal rituals
ui-cards-forbidden = Forbidden rituals
ui-cards-tane = Rituals of the Tāne variant
ui-cards-missions = Missions
ui-cards-masks = Masks
ui-cards-forest = Forest cards

## Before a game, and one’s tables

ui-new-table-text = Invite friends
ui-new-table-here = Friends at this screen, bots
ui-anywhere = Play here, without a network
ui-to-server = Play with others on this server
ui-open-record-text = Review or watch it
ui-continue = Continue
ui-continue-text = { $count ->
    [one] Your turn at { $count } table
   *[other] Your turn at { $count } tables
}
ui-my-tables = My tables
ui-my-tables-kept = Kept in this browser.
ui-group-turn = Your turn
ui-group-waiting = Waiting
ui-group-lobby = Not started
ui-group-finished = Finished
ui-row-play = Play
ui-row-watch = Watch
ui-row-lobby = Lobby
ui-row-review = Review
ui-row-look = Look
ui-table-joined = { $came } of { $count } people are there
ui-table-waits = Waiting for { $names }
ui-you = you
ui-host = host
ui-take-tables = Take my tables to another device
ui-take-tables-text = Open this link on the other device, or point its camera here. Your tables will be there too.
ui-take-tables-qr = QR code that takes my tables to another device
ui-take-tables-once = It works once, within ten minutes. Give it to nobody else: it opens your seats.
ui-tables-came = { $count ->
    [one] { $count } table has come along.
   *[other] { $count } tables have come along.
}
ui-enter-code = Enter a code
ui-enter-code-text = The code of the table, ten letters and digits
ui-kind-link-text = Comes by the table’s link, and chooses a name and a colour.
ui-to-lobby = Open the lobby
ui-make-public = Look for players
ui-make-public-text = Everybody on this server sees this table and may sit down.
ui-lobby = Before the game
ui-sit-down = Sit down
ui-sit-down-text = { $host } invites you to a game of Raiatea for { $count } players.
ui-own-name = Your name at the table
ui-or = or
ui-own-colour = Your colour and shape
ui-i-am-ready = I am ready
ui-ready = Ready
ui-not-ready = Not yet
ui-leave-seat = Leave the table
ui-while-you-wait = While you wait
ui-first-time = First time?
ui-first-time-text = Learn the game in 12 minutes while you wait, in a tab of its own.
ui-learn = Learn
ui-learn-continue = Continue at { $number } of { $count }
ui-tell-me = Tell me when it is my turn
ui-tell-me-text = While the page is open. Your browser asks once.
ui-tell-me-more = Other ways
ui-seats = Seats
ui-seats-taken = { $taken } of { $count } taken
ui-seat-free = Free seat
ui-seat-waits = waits for somebody
ui-seat-joined = choosing a name
ui-seat-ready = ready
ui-free-seat = Free the seat of { $name }
ui-fix-seat = Make a link for seat { $number } alone
ui-bot-on-seat = Put a bot on seat { $number }
ui-fixed-seat = Link for this seat
ui-fixed-seat-text = Only this link leads to this seat now.
ui-invite-text = Whoever opens the link takes the next free seat, on any device.
ui-invite-qr = QR code of the table’s link
ui-invite-type = or type this at { $host }
ui-table-link = Table link
ui-invite-opened = Opened by { $came } of { $count }
ui-waiting-for = { $count ->
    [0] Everybody is ready.
    [one] { $count } seat is not ready yet.
   *[other] { $count } seats are not ready yet.
}
ui-start-text = The game can start when everybody is ready; bots may take free seats.
ui-fill-with-bots = Fill with bots
ui-start = Start the game
ui-start-waits = { $count ->
    [one] Start: { $count } not ready
   *[other] Start: { $count } not ready
}
ui-reach-nobody = Only this computer can open these links.
ui-reach-nobody-text = The address is { $host }: on every device it means that device itself.
ui-reach-house = Same house
ui-reach-house-text = Your server also answers in this network.
ui-reach-use = Use { $host } instead
ui-reach-start = Others in your network can open it if you start the server again like this, with any options that you gave before:
ui-reach-anywhere = Anywhere
ui-reach-anywhere-text = Run it on a server, or through a tunnel that gives you an https address.
ui-reach-network = Works in the same network.
ui-public = Tables looking for players
ui-public-any = All
ui-public-speed = Speed
ui-public-clock = With a clock
ui-public-slow = Without a clock
ui-public-minutes = { $minutes } minutes each
ui-public-none = No table is waiting now. Open one yourself, and others will find it.
ui-public-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
