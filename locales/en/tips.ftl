# Tips: a word about something that a player meets for the first time.

ui-tip = Tip
ui-tip-heard = Tip: { $text }
ui-tip-got-it = Got it
ui-tip-no-more = No more tips
ui-tips = Tips
ui-tips-on = Tell me about things when they are new
ui-tips-again = Show all tips again
ui-tip-location = Everybody acts at the place you choose. You are its Kahuna: you go first and get something extra. Each tile says what it would bring you now.
ui-tip-die = The die asks for assistants of one type. If you own at least as many as it shows, you get something. Used ones count too.
ui-tip-match = You own enough assistants for this roll, so the die gives you something. One more of them, and it will do so more often.
ui-tip-forbidden = Your rank opens the forbidden pile. Its rituals cost more mana and do more; some are worth points.
ui-tip-used = This assistant is used, and its special effect is spent. It still counts when the die is rolled.
ui-tip-mirror = A single mask scores nothing. Join your mirror to it: the two are a pair, for good.
ui-tip-prepare = What goes into the bag is secret. The bag pays the cheapest rituals first, so cheap ones are safer. General rituals are paid too, but need no clip.
ui-tip-offer = The bag is common: all offerings go into it and pay for everybody’s rituals. Whoever offers the most is first from now on and chooses a gift first.
ui-tip-lost = The bag could not pay. That ritual and all that cost more are lost. The mana that is left stays in the bag for the next ceremony.
ui-tip-auction = An auction: all bid mana in secret, the highest bid gets the token. All bids are paid, also those that lose.
ui-tip-payable = You have what a mission asks for. Fulfil it as Kahuna of the Neighbourhood, or in step 6 of the ceremony, before somebody else does.
ui-tip-last = The last action round. From now on pearls and mana only count through missions and bids.
