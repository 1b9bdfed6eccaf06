# What the coach of a lesson says: `lesson-LESSON-BEAT`, at most 30 words.
# $bag is the mana in the bag; $short how much of it the ritual performed last would have lacked,
# had none before it brought any.

lesson-first = Learn by playing
    .text = With a coach at your side, 12 minutes
lesson-first-welcome = Welcome to Raiatea. Whoever has most points after three ceremonies wins. I will show you one round and one ceremony, then you play on.
lesson-first-points = Points come from four things: rank, missions, pairs of masks, and a few rituals. Yours are always counted here.
lesson-first-rounds = A is a round of actions, C a ceremony. A1 is about to begin.
lesson-first-keep = Rituals are promises. In a ceremony they may come true. Hina fills the common bag; Tohu gives a tattoo. Keep these two.
lesson-first-wood = What lies on this wood is secret: only you see it. Everything else lies open for all.
lesson-first-places = You start. Choose a place; everyone will act there, but you act first and get more. Each tile says what you would get now.
lesson-first-forest = Choose the Forest: it has a mask with a tattoo.
lesson-first-do = Pink means: you may. The filled button does what you chose.
lesson-first-die = The die asks for Collectors: 2 are needed. Nobody has any yet. Assistants make dice work for you.
lesson-first-mask = Take Ember Dawn. Its treasure, a tattoo, is yours at once. A second Ember Dawn would make a pair, worth points.
lesson-first-tattoo = One step. At Ariki you get 3 points and may draw forbidden rituals.
lesson-first-others = Now the others. Watch them, or press “{ ui-director-my-turn }” to go on.
lesson-first-commodity = New cards, and you are first again: that is the Kahuna’s gift. Take a commodity, you will need it.
lesson-first-path = Vaite is Kahuna of the Path of the Gods. You act there too.
lesson-first-priest = Priests bring mana every time. Read the button: it costs 2 pearls, then you have 1 priest and gain 1 mana.
lesson-first-shaman = Manu chose the Marae. The die asks for Shamans. None again.
lesson-first-sacrifice = Sacrifice your commodity for a tattoo. That makes you Ariki: 3 points.
lesson-first-ariki = 3 points. From now on you may draw from both piles.
lesson-first-draw = Draw normal rituals and keep one.
lesson-first-oro-mai = Oro-Mai is blue: it stays in front of you and gives 2 more mana whenever priests do. Keep what you like.
lesson-first-ceremony = The first ceremony. Six steps; most are decided by all at once, in secret.
lesson-first-dance = Your last pearls buy another priest, or you save them. Both are fine.
lesson-first-buy = 3 mana would buy a draw. You need your mana for the offering: buy none.
lesson-first-prepare = Put in Hina and Tohu. The bag pays cheap rituals first. You have 2 clips; Hina is brown and needs none.
lesson-first-offer = All offerings fill the bag and set the order. Offer about 5.
lesson-first-order = Vaite offered 9 and leads; you are second. All { $bag } mana lie in the bag.
lesson-first-gift = Vaite took the tattoo. Take the commodity: a taro fulfils mission 1.8.
lesson-first-taro = Take taro. Its price goes up when it leaves the market.
lesson-first-row = Hina added 18 mana. Without Hina, Tohu would have been { $short } mana short and lost.
lesson-first-condition = Missions: 1.4 asks for an Ariki, and you are one. Nothing to pay.
lesson-first-pay = All take turns until everybody has passed. Pay the taro: another point.
lesson-first-free = 5 points. Play on as you like. The bulb (H) gives a hint, the number beside a question (?) its rule. I will only speak when something is new.

lesson-ceremonies = Ceremonies and auctions
    .text = For those who know the basics, 6 minutes
lesson-ceremonies-welcome = The first round was played for you. Now comes a ceremony. I will show you how a priest, a ritual, a mission and an auction follow from each other.
lesson-ceremonies-mine = This is what you have: 7 mana, 4 pearls and two rituals. You also have 2 priests on their track.
lesson-ceremonies-aim = This mission asks for 4 priests. You have 2 of them. A ceremony can bring the others.
lesson-ceremonies-dance = First step: recruit a priest. That makes 3, and then each of them brings 1 mana.
lesson-ceremonies-buy = Second step: 3 mana would buy a draw. You will need your mana twice today: buy none.
lesson-ceremonies-prepare = Third step: put in Uru-Taetae. It recruits a priest, your fourth. Keep the other ritual for later.
lesson-ceremonies-offer = Fourth step: the bag must pay 4 for Uru-Taetae. Offer 3 to 6, for the others give little. Keep the rest for an auction.
lesson-ceremonies-order = You offered most, so you are first in everything that follows. The bag holds { $bag } mana.
lesson-ceremonies-gift = The first one chooses a gift first. Take the tattoo.
lesson-ceremonies-row = Fifth step: the bag paid for Uru-Taetae, and you have your fourth priest.
lesson-ceremonies-mission = Sixth step: 4 priests are there. Fulfil the mission; nothing is paid.
lesson-ceremonies-due = Now only an auction token is left in that row, so it is auctioned at once, among all of you.
lesson-ceremonies-bid = All bid in secret, and all bids are paid, also those that lose. Bid 3 or 4: that is enough for one point.
lesson-ceremonies-won = Yours. All bids lie in the bag now and wait for the next ceremony.
lesson-ceremonies-free = 2 points from one ceremony. The next statue has auctions too: keep some mana for them. Now play on as you like.
