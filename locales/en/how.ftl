### How to play, section by section: `how-` and the section for its title, then what is said there in
### its order. What has a `.name` is an entry of a list, numbered where the id ends in a number;
### `.kahuna` is what the Kahuna gets besides. docs/playing.md is made of the English ones. The
### numbers are those of the packaged cards and the engine.

## What it is about

how-goal = What it is about
how-goal-text = You and the others live on the island of Raiatea, in old Polynesia. You gather goods, get tattooed, recruit priests and prepare rituals. In { $ceremonies } great ceremonies your rituals come true, and the To’o, statues of the gods, are built by fulfilling missions.
how-goal-win = Whoever has the most victory points (VP) after the last ceremony wins. Points come from four things.
how-goal-rank = { rank-ariki } is worth { $ariki } VP, { rank-arioi } { $arioi }, { rank-tahua } { $tahua }. Tattoos take you there.
    .name = Rank
how-goal-missions = Each token is worth { $least } to { $most } VP, by its statue. Pay what it shows, or have what it asks for.
    .name = Missions
how-goal-masks = Two equal masks are a pair. Their picture says what they count: your missions of one type, your assistants of one type, or different colours. A single mask scores nothing.
    .name = Pairs of masks
how-goal-rituals = A few forbidden ones are worth points while they lie in front of you.
    .name = Rituals

## What you have

how-things = What you have
how-things-text = You start with { $pearls } pearls, { $mana } mana, a mask, and rituals that you choose from { $dealt }.
how-things-pearls = Pay for priests, assistants and missions.
    .name = Pearls
how-things-mana = You offer it in ceremonies, bid it in auctions and pay missions with it.
    .name = Mana
how-things-goods = Uru, taro, mahi-mahi and tiare. Sell them, sacrifice them for tattoos, or pay missions with them.
    .name = Commodities
how-things-priests = Each gives 1 mana at the { location-path }, and at the dance of every ceremony.
    .name = Priests
how-things-tattoos = Steps to the next rank.
    .name = Tattoos
how-things-assistants = They help when the die is rolled, and each can be used once.
    .name = Assistants
how-things-rituals = Cards with a cost in mana and an effect. They come true in a ceremony, if the bag can pay.
    .name = Rituals
how-things-masks = Worth points in pairs. A rainbow mirror makes a pair with any single mask.
    .name = Masks
how-things-open = What lies on dark wood is behind your screen, and secret: pearls, mana, commodities, rituals and tokens. Everything else lies open.

## A round

how-round = A round
how-round-text = A game of three has { $actions } action rounds and { $ceremonies } ceremonies: { $rounds }. With four or five players it has fewer action rounds.
how-round-choose = In an action round each player in turn chooses one of six places. Everybody acts there, but whoever chose it is its Kahuna: first to act, and with something extra. A place can be chosen once in a round.
how-round-pink = Pink means: you may. Each tile says what it would bring you now, and how likely its die is to help you.

## The six places

how-places = The six places
how-places-forest = Take a card, later another one: a commodity, an assistant, or a mask with its treasure.
    .name = { location-forest }
    .kahuna = The Kahuna picks first, both times.
how-places-marae = You may sacrifice a commodity for a tattoo. Then you may draw { $draws } rituals and keep one; from { rank-arioi } on { $more_draws }.
    .name = { location-marae }
    .kahuna = The Kahuna may do both twice.
how-places-reef = Everybody gains as many pearls as the die shows, { $lowest } to { $highest }.
    .name = { location-reef }
    .kahuna = The Kahuna gains { $kahuna_pearls } more.
how-places-path = You may recruit priests, 1 for { $one_priest } pearls or 2 for { $two_priests }. Then you gain 1 mana for each priest you have.
    .name = { location-path }
    .kahuna = The Kahuna gets a priest for free.
how-places-neighbourhood = You may exchange a mask for another one from the market.
    .name = { location-neighbourhood }
    .kahuna = The Kahuna may fulfil a mission.
how-places-market = You may sell a commodity, and hire an assistant for { $hire } pearls.
    .name = { location-market }
    .kahuna = The Kahuna may do both twice.
how-places-selling = Each commodity has its price chart. When you sell one you take the bonus at the marker, or any below it. The marker falls when one comes to the market, and rises when one is taken.

## The die

how-die = The die and your assistants
how-die-text = At four places a die is rolled first. Those who own at least as many assistants of the right type as it shows get something. Each assistant also has a special effect that you can use once; a used one still counts for the die.
how-die-collector = In the { location-forest } a match gives a commodity. Used, it brings you a commodity along with your forest card.
    .name = { assistant-collector }
how-die-shaman = At the { location-marae } a match gives a tattoo. Used, it performs a ritual from your hand at once and for free, if you have as many priests as it costs.
    .name = { assistant-shaman }
how-die-pearl-diver = At the { location-reef } a match gives { $divers } pearls. Used, it lets you fulfil a second mission right after the first.
    .name = { assistant-pearl-diver }
how-die-merchant = At the { location-market } a match gives an assistant. Used, it raises a price to the top before you sell.
    .name = { assistant-merchant }

## A ceremony

how-ceremony = A ceremony
how-ceremony-text = It has six steps. Most are decided by all at once, in secret.
how-ceremony-1 = Recruit priests for pearls if you like, then gain 1 mana for each priest.
    .name = { ui-board-step-1 }
how-ceremony-2 = For { $ritual } mana, paid into the bag, draw rituals and keep one.
    .name = { ui-board-step-2 }
how-ceremony-3 = In secret, put up to { $clips } rituals into the bag; from { rank-arioi } on { $more_clips }. General rituals, which work for everyone, do not count.
    .name = { ui-board-step-3 }
how-ceremony-4 = In secret, offer mana. All of it goes into the bag. Whoever offers the most is first, and first to choose a gift: a tattoo, a commodity or { $gift } pearls.
    .name = { ui-board-step-4 }
how-ceremony-5 = All rituals are laid in a row and performed, the cheapest first, as long as the bag can pay. When it cannot, that ritual and all that cost more are lost.
    .name = { ui-board-step-5 }
how-ceremony-6 = One after the other, fulfil one mission each, again and again until all pass.
    .name = { ui-board-step-6 }
how-ceremony-bag = The mana in the bag is everyone’s. If you put in expensive rituals, somebody has to pay for them: offer enough, or hope that the others do.
how-ceremony-auction = Round tokens on the statues are auctions. When nothing else is left in their row, all bid mana in secret. The highest bid gets the token, and all bids are lost.

## The first game

how-first = In your first game
how-first-priests = Each gives mana again and again, and Shamans need them.
    .name = Recruit priests early
how-first-rank = It brings points, the forbidden pile from { rank-ariki } on, and more room in the bag from { rank-arioi } on.
    .name = Rise in rank
how-first-missions = Then gather for them. Those with a blue frame are conditions and cost nothing: meet one, and claim it before somebody else does.
    .name = Look at the missions first
how-first-cheap = They are almost always performed. Expensive ones pay off when you make the largest offering.
    .name = Cheap rituals are safe
how-first-kahuna = The others act there too.
    .name = Choose where the Kahuna’s extra is worth most to you
how-first-end = Spend them on missions and bids in the last ceremony.
    .name = Pearls and mana score nothing in the end

## Keys

how-keys = Keys at the table
how-keys-text = Everything can be done by mouse, by touch or by the keyboard.
how-keys-numbers = press that button of the bar
    .name = 1 – 9
how-keys-enter = the filled button: what you chose, or the one thing to do; it never gives anything up
    .name = Enter
how-keys-end = end your turn
    .name = E
how-keys-forgo = give up what is offered
    .name = 0
how-keys-escape = go back, close, skip what is being shown
    .name = { ui-board-escape }
how-keys-space = past one event that is being shown; in a replay play and pause
    .name = Space
how-keys-speed = faster or slower, while something is being shown
    .name = S
how-keys-amount = more or less mana, for offerings and bids
    .name = + −
how-keys-pieces = from piece to piece; in the list of events from line to line and from name to name
    .name = Tab ← ↑ ↓ →
how-keys-parts = to the next part of the table, with Shift back
    .name = F6
how-keys-hint = a hint, and away with it
    .name = H
how-keys-board = put the stage away to see the board, and bring it back
    .name = B
how-keys-points = how the points stand
    .name = P
how-keys-log = what happened since your last turn
    .name = L
how-keys-undo = undo
    .name = U
how-keys-rule = the rule behind the question
    .name = ?
how-keys-how = this page
    .name = I
