### The rules: `rule-` and the number, its full stop as a hyphen; `rules-` and the section for its
### title, `rules-…-text` for what stands at the head of a section, `rules-word-…` for the words used.
### The English text is that of docs/rules.md. No message here has variables.

## The game in brief, words used

rules-brief = The game in brief
rules-brief-text = Three to five players gather pearls, mana, commodities, masks and assistants at six locations, are tattooed to rise in rank, recruit priests, and hold three ceremonies in which they perform rituals and build To’o statues by fulfilling missions. Whoever has the most victory points (VP) at the end wins.
rules-words = Words used
rules-word-seat = Seat: the fixed place of a player at the table. Seats are counted clockwise; the next seat clockwise is on one’s left.
rules-word-kahuna = Kahuna: the player who chose the location that is being carried out.
rules-word-turn-order = Turn order: clockwise, beginning with the Kahuna.
rules-word-ceremonial-order = Ceremonial order: the order in which the ritual cubes stand on the ceremonial site.
rules-word-supply = Supply: the common stock of pearls and mana. It never runs out. (ruling)
rules-word-p = P: the number of players, 3 to 5.
rules-word-bag = Bag: the Sacrifice Bag, which collects mana and, during a ceremony, rituals.
rules-word-tattoo = Tattoo: one step forward of one’s marker on the tattoo track.
rules-word-clip = Clip: the marker that shows whose ritual it is while it lies in the bag or in the row.
rules-word-kinds-of-ritual = Kinds of ritual: a ritual belongs to the normal or to the forbidden pile. By colour it is personal (black), permanent (blue), general (brown) or interactive (burgundy).

## R1 Set-up

rules-R1 = Set-up
rule-R1-1 = Each player starts with 5 mana and 4 pearls. The starting player token goes to a player drawn by lot.
rule-R1-2 = Six location tiles are laid on the board: Forest, Marae, Pearl Oyster Reef, Path of the Gods, Neighbourhood and Market.
rule-R1-3 = The Assistant Market opens with 24 starting assistants of 4 types. There are 6 of each type. (ruling) The Commodities Market opens with the 4 starting commodities, one of each type. On each price chart the marker begins on the second space, counted from the bottom.
rule-R1-4 = Shuffle the 8 starting masks. Each player is dealt one of them, face up, and does not get its treasure. (ruling) The masks not dealt form the Mask Market.
rule-R1-5 = Shuffle the 72 forest cards; they are the forest draw pile. Turn up P+1 of them: this is the Forest Supply.
rule-R1-6 = All tattoo markers begin on Raatira and all priest markers on 0.
rule-R1-7 = Sort the To’o mission tokens by value and shuffle each value. Deal them face down onto the spaces of the statue they belong to: those of 1 VP onto statue 1, of 2 VP onto statue 2, of 3 VP onto statue 3. Tokens left over are returned to the box and nobody looks at them. Now turn statue 1 face up.
rule-R1-8 = The normal rituals and the forbidden rituals are shuffled apart, as two draw piles. Tāne cards are among them only when the Tāne variant is played (R9.1).
rule-R1-9 = Each player draws 5 normal rituals, keeps 2 of them and discards the others. In a game of 4 the starting player keeps just 1. In a game of 5 the fifth player, who sits to the right of the starting player, draws and keeps a second time in the same way (5 more cards, 2 more kept) and so begins with 4 rituals. All players choose simultaneously, and nobody sees what the others choose. (ruling)
rule-R1-10 = Put the ritual cubes on the ceremonial site in the order of play, with the starting player’s cube in first place.

## R2 Rounds

rules-R2 = Rounds
rule-R2-1 = The rounds are played along the track A1 C1 A2 A3 C2 A4 A5 A6 C3, where A stands for an action round and C for a ceremony. This order comes from a published description of the board. A game of 4 leaves out A6; a game of 5 leaves out A5 and A6. A game of 3, 4 or 5 therefore has 6, 5 or 4 action rounds, and each has 3 ceremonies.
rule-R2-2 = During an action round the players choose in clockwise order, beginning with the starting player. Whoever’s turn it is must choose one of the location tiles still on the board and becomes its Kahuna. The location is carried out to its end before the next player chooses. Once all players have chosen, the round is over.
rule-R2-3 = Every player takes part in every location: first the Kahuna, then the others clockwise. Actions and Kahuna bonuses are optional.
rule-R2-4 = When an action round ends, four things happen in this order. First, the starting player hands the token to the player on the left. Second, the cards left in the Forest Supply move to their markets, and P+1 fresh ones are turned up. Third, all location tiles go back to the board. Fourth, the round marker moves on.
rule-R2-5 = Until the end of the round, a tile that was chosen lies in front of the player who chose it. No location is thus visited twice in one round.

## R3 Goods, markets, cards

rules-R3 = Goods, markets, cards
rule-R3-1 = Each player keeps these secret, behind the screen: pearls, mana, commodity cards, rituals in hand and the tokens of fulfilled missions. These lie openly in front of the screen: masks, assistants (with whether they are used), permanent rituals and the location tile. Also open to all are the tracks, the markets, the price markers, the number of cards in each pile, and whatever lies face up. The amount of mana in the bag is open as well, because everyone sees each payment into it. (ruling)
rule-R3-2 = Each time a commodity enters the Commodities Market, its price marker goes one space down. Each time one is taken out of that market, the marker goes one space up. This is so in all phases of the game. At the top or bottom of the chart the marker stays where it is. When commodities are removed to make a new forest draw pile (R3.5), no marker moves.
rule-R3-3 = A commodity, mask or assistant that is discarded goes to the market for its kind. A ritual that is discarded goes to the normal or the forbidden discard pile, whichever it belongs to.
rule-R3-4 = When a ritual pile has fewer cards than are to be drawn, draw those first; then shuffle its discard pile to make a new pile and draw the missing cards from it. (ruling) If there are still too few cards, the player draws only those. (ruling)
rule-R3-5 = When the draw pile runs short while the Forest Supply is being filled, one commodity of each type stays in the Commodities Market, and all the others there are shuffled to make a new draw pile. This is done in whatever phase it happens. (ruling) If there are still not enough cards, the supply remains incomplete. (ruling)
rule-R3-6 = Taking a forest card works like this. A mask is put in front of the screen, and its treasure (pearls, mana or a tattoo) is received immediately. A commodity is put behind the screen. An assistant is put in front, unused. The Forest Supply is not a market, so taking a commodity from it moves no price marker.
rule-R3-7 = A mask yields its treasure only when it is taken from the forest. A mask taken in the Neighbourhood yields none. A mask that comes in any other way yields none either. (ruling)

## R4 Ranks and tracks

rules-R4 = Ranks and tracks
rule-R4-1 = Along the tattoo track lie the four ranks, lowest first: Raatira, Ariki, Arioi, Tahua. A player holds a rank as soon as the marker reaches the space of that rank. Moving past that space counts as reaching it. (ruling) No marker goes beyond the last space.
rule-R4-2 = Drawing rituals by rank: a Raatira draws 3 normal rituals; an Ariki draws 3 from either the normal or the forbidden pile; an Arioi or a Tahua draws 5 from either pile. The player names the pile before seeing any card, then looks at the cards drawn, keeps exactly one and discards the others. An effect may name another number to keep. Rank restricts only what one may draw; a ritual that is in one’s hand can be used whatever one’s rank. (ruling)
rule-R4-3 = A player who becomes Tahua may, right then and only once in the game, perform one normal or forbidden ritual from hand for nothing, however high its cost. A player who declines does not get the chance again. (ruling)
rule-R4-4 = The marker on the priest track stops at both ends of the track. To recruit n priests is to move it up by n spaces. Its position is the number of priests one has.

## R5 Locations

rules-R5 = Locations
rules-R5-text = Four of the locations begin with a roll of the die, which rewards the owners of one type of assistant.
rule-R5-1 = The Kahuna rolls the die. Each player with that number of Collectors or more may take one commodity out of the Commodities Market (R3.2). They do so in turn order.
rule-R5-2 = First picks: each player, in turn order, may take one card of the Forest Supply (R3.6). The cards nobody took go to the markets, and P+1 fresh ones are turned up.
rule-R5-3 = Second picks: each player may again take one card. The Kahuna is first once more, but from there it goes counter-clockwise. The cards nobody took stay where they are until the end of the round (R2.4).
rule-R5-4 = The Kahuna’s bonus is to have the first choice in both series of picks.
rule-R5-5 = The Kahuna rolls the die. Each player with that number of Shamans or more may take one tattoo.
rule-R5-6 = A player whose turn it is may sacrifice one commodity, which goes to the market, for one tattoo. With or without a sacrifice, the player may then draw rituals by rank (R4.2). The sacrifice comes first, so a rank just reached already counts for the draw. (ruling)
rule-R5-7 = Kahuna bonus, in two parts: a second commodity may be sacrificed for a second tattoo, and a second set of rituals may be drawn, of which one is kept. The Kahuna may use both parts, only one, or none. All sacrificing is done before any drawing. (ruling)
rule-R5-8 = The Kahuna rolls the die. Each player with that number of Pearl Divers or more receives 4 pearls.
rule-R5-9 = The Kahuna rolls a second time. All players receive as many pearls as the die shows. The Kahuna’s bonus is 3 pearls on top.
rule-R5-10 = A player whose turn it is may recruit 1 priest for 2 pearls, or 2 priests for 5 pearls. Then, with or without having recruited, the player receives as much mana as the number their marker stands on along the priest track.
rule-R5-11 = Kahuna bonus: 1 additional priest, which costs nothing and comes before the mana is received.
rule-R5-12 = Each player, in turn order, may give one of their masks to the Mask Market. When all have been asked, those who gave one may each take one mask from that market, again in turn order. One may take back the mask one gave. (ruling) No treasure is received (R3.7). A mask that is joined to a mirror may not be given (R8.6).
rule-R5-13 = Kahuna bonus: one available mission may be fulfilled (R7). The Kahuna does this either before or after the exchange of masks. (ruling)
rule-R5-14 = The Kahuna rolls the die. Each player with that number of Merchants or more may choose one assistant from the Assistant Market and take it without paying. They do so in turn order.
rule-R5-15 = A player whose turn it is may sell one commodity, and may hire one assistant at a price of 2 pearls. Either may come first.
rule-R5-16 = To sell a commodity, choose one of the bonuses on its price chart, either the one at the marker or any one below it. Afterwards the card goes to the market, which moves the marker one space down. One may choose a bonus even if it has no effect. (ruling) While the bonus is being carried out the card lies aside; only then does it go to the market. (ruling)
rule-R5-17 = Kahuna bonus: a second commodity may be sold, and a second assistant may be hired, for 2 pearls like the first.

## R6 Ceremony: six steps

rules-R6 = Ceremony: six steps
rule-R6-1 = Step 1, dance of the priests. All players simultaneously do what R5.10 describes. There is no Kahuna bonus.
rule-R6-2 = Step 2, buying rituals. All players decide simultaneously. For 3 mana, paid into the bag, a player may draw by rank and keep one card. This is possible once in each ceremony. When all have said whether they draw, and from which pile, the cards are dealt out in ceremonial order. (ruling)
rule-R6-3 = Step 3, preparation. All players simultaneously and secretly put rituals into the bag. An Arioi or a Tahua may put in 3 rituals with their clip, everybody else 2; fewer or none is allowed. General (brown) rituals get no clip and do not count towards this limit; any number of them may be added. The number of rituals a player puts in is also secret. (ruling)
rule-R6-4 = Step 4, incantation: the offering. All players simultaneously and secretly offer mana, as much of theirs as they like, or none. The offers are then shown together. They set the new ceremonial order: the largest offer is first, and so on down; players who offered the same stay in the order they had among themselves. All of the mana offered goes into the bag.
rule-R6-5 = Step 4, incantation: the gifts. There are three gifts: 1 tattoo, 1 commodity from the market, or 2 pearls. Whoever is first in ceremonial order chooses one of them, and the second in order chooses one of the two that remain. With 4 or 5 players the third in order receives the last gift; with 3 players nobody receives it. Any gift can be declined; it then remains for the next in order, but one that the third declines is lost. (ruling)
rule-R6-6 = Step 5, divine blessings: the row. Take all rituals out of the bag and lay them in a row, the lowest mana cost on the left and the highest on the right. Among rituals of the same cost the general ones come first; the others follow in the ceremonial order of their owners. If several of the same cost have the same owner, that player chooses their order; this is done while the row is being laid, before any ritual is performed. Nobody learns who put in a general ritual, and general rituals of the same cost are laid in the order of their names, so that their places give nothing away. (ruling)
rule-R6-7 = Step 5, divine blessings: performing. Go through the row from the cheapest ritual to the dearest. If the bag has enough mana, pay the cost from the bag to the supply and carry out the ritual; afterwards a permanent (blue) ritual is placed in front of its owner, and any other is discarded. As soon as the bag cannot pay for the leftmost ritual, this ritual and all that follow it are discarded and have no effect. The mana that remains is kept in the bag until the next ceremony. If an effect puts mana into the bag, it can be spent immediately.
rule-R6-8 = Step 6, construction of the To’o. All auctions that are due come first (R7.6). After them the players take turns in ceremonial order: each fulfils one available mission or passes. Round follows round until there is one in which all players pass. A player who passed may still fulfil a mission in a later round. (ruling)
rule-R6-9 = At the end of C1 turn statue 2 face up, at the end of C2 statue 3; then the round marker moves on. The end of C3 is the end of the game.

## R7 To'o missions

rules-R7 = To’o missions
rule-R7-1 = There are three occasions to fulfil a mission: being Kahuna in the Neighbourhood; a market bonus or another effect that allows it; and the construction of the To’o (R6.8). A mission is available if its token is face up, is not an auction token, and belongs to a statue that may be built. Statues that could be built before remain so. The player keeps the token of a fulfilled mission behind the screen.
rule-R7-2 = For a resource mission one gives up what the token shows. Pearls and mana are paid to the supply; commodities, masks and rituals are discarded (R3.3). Only rituals in hand can be given.
rule-R7-3 = For a conditional mission one must have what the token shows, and gives up nothing. The token names a minimum: having a higher rank or more of the thing is enough too. Assistants count even if they are used. (ruling) A token can be taken only once, but the same condition may earn a player more than one token. (ruling)
rule-R7-4 = When masks count tokens (R8.4), a token is of one of these types: pearls, mana, commodities or conditional. Auction tokens are of the type mana. A token paid for with masks or rituals belongs to no type. (ruling)
rule-R7-5 = An auction token can be won by auction only. When a mission is taken and nothing but auction tokens is left in its row of the statue, those tokens are auctioned immediately, one by one. Such an auction is not part of any player’s turn.
rule-R7-6 = A row may consist of nothing but auction tokens when it is turned face up. It is then auctioned in the next ceremony, as the very first thing in step 6. The same goes for such a row at set-up. (ruling)
rule-R7-7 = In an auction all players simultaneously and secretly bid mana, as much of theirs as they like, or none. Whoever bids most gets the token; among equal bids, the player who comes first in ceremonial order. Winners and losers alike lose their bids: all of that mana goes into the bag.
rule-R7-8 = To pay for a mission one may break up a complete pair of masks, but not a pair that was made with a mirror. (ruling)

## R8 Assistants, masks, end

rules-R8 = Assistants, masks, end
rule-R8-1 = An assistant has two effects. The permanent one (against the die, R5) counts whether the assistant is used or not. After its one-time effect the assistant counts as used; the effect is available again only when the assistant is reactivated.
rule-R8-2 = These are the one-time effects. Collector: just before you take a forest card, you turn up one additional card from the forest pile; then you take your card as always, and besides it one commodity from the Forest Supply if any lies there. This works only for the picks at the Forest (R5.2, R5.3), with at most one Collector for each pick. Merchant: on your turn at the Market you choose any one price marker and move it to the top of its chart. It cannot be used anywhere else. (ruling) You may use one Merchant per visit, even one you have only just hired. Shaman: on your own turn, be it in an action round or in a ceremony, you perform a ritual from hand without paying mana, provided that it costs no more than the number of your priests. You may use as many Shamans as you like, each for one ritual. Pearl Diver: when you fulfil a mission, you may immediately fulfil another one, for which you pay in the normal way; there is never a third. A token won by auction does not count as a mission fulfilled for this. (ruling)
rule-R8-3 = For Shamans and mirrors, your own turn is: when you choose a location; when you do your part of a location’s action; when you choose a gift; and when it is your turn in R6.8. What the die of a location gives you is not part of your turn. (ruling) Nor is any step in which all players act simultaneously. (ruling)
rule-R8-4 = Two masks with the same picture are a pair. At the end of the game every complete pair scores once; how depends on its kind. One kind gives 1 VP for each of your mission tokens of the type it shows. One kind gives 1 VP for each of your assistants of the type it shows. One kind gives 2 VP for each different colour among your complete pairs, its own colour counted too, up to 8 VP. Masks without a partner give nothing.
rule-R8-5 = Nobody can steal a mask that is part of a complete pair.
rule-R8-6 = On your own turn you may join a rainbow mirror to one of your masks. The two stay together until the end and are a complete pair, no matter what you receive afterwards. A mirror cannot be joined to another mirror. A mirror that is not joined is worth no points; it can be given, taken and stolen as any single mask can.
rule-R8-7 = The final score is the sum of four things: rank (3 VP for Ariki, 6 for Arioi, 9 for Tahua), the VP shown on rituals in front of you, your mission tokens, and your pairs of masks. The highest total wins; among equal totals, whoever comes first in ceremonial order.
rule-R8-8 = A ritual that is performed outside the row (by R4.3, R8.2 or an effect) works immediately; afterwards a permanent one is placed in front of the player and any other is discarded. (ruling) If it is a general ritual it works for all players as ever, in ceremonial order. (ruling) If it needs the row and there is no row, nothing happens. (ruling)
rule-R8-9 = You may choose something only if you can pay its full cost. (ruling) A player who must lose more than they have loses all they have. (ruling) A player who would gain something from an empty market gets nothing. (ruling)

## R9 Variants

rules-R9 = Variants
rules-R9-text = The three variants can be combined at will.
rule-R9-1 = Tāne: shuffle the Tāne rituals into the normal and the forbidden pile, each where it belongs.
rule-R9-2 = Oracle: turn all three statues face up at the start. Even so, statue 2 can be built only once C1 is over, and statue 3 only once C2 is over.
rule-R9-3 = Mana shortage: the mana for buying rituals (R6.2) and for bids in auctions (R7.7) is paid to the supply instead of the bag.

## R10 Rulings

rules-R10 = Rulings
rule-R10-1 = Order. When an effect has several players choose and it matters who goes first, each of them chooses and carries out the choice before the next one does. For a location they go in turn order, for a ritual in ceremonial order. (ruling)
rule-R10-2 = Effects within effects. Anything an effect triggers is completed before play continues. A ritual is out of the hand from the moment it is performed; when its effect is over it is discarded or placed in front. Performing a ritual for free takes nothing out of the bag. One Ta’aroa can be used to perform another Ta’aroa. (ruling)
rule-R10-3 = Becoming Tahua in the middle of something. First the marker completes its movement. Then the player is immediately offered the free ritual of R4.3. Then play resumes at the point where it stopped. If it happens in a simultaneous step, the offers wait until all players have answered and are then made in ceremonial order. (ruling)
rule-R10-4 = An auction in the middle of something. First the fulfilling is completed, together with the second mission of a Pearl Diver. Then all auctions that are due take place, ordered by statue, then by row, then by space from left to right. Then play resumes. An auction can lead to a further auction only in its own row. (ruling)
rule-R10-5 = Own turn. On your own turn you may use Shamans and mirrors before your first action, after your last one, and between two actions, but not while an action is unfinished. For example, you may not do so after a Collector has turned up a card and before you pick, nor after you paid for priests and before you receive the mana. Nobody gets a turn of their own at the Reef, except to choose it. In R6.8 using a Shaman or a mirror does not count as a mission; if you do nothing more than that, you pass. (ruling)
rule-R10-6 = Hina performed outside the row: her mana goes into the bag and stays there until it is needed. (ruling)
rule-R10-7 = Silence can be aimed only at rituals in the row that carry a clip. For a ritual that was silenced no mana is paid. (ruling)
rule-R10-8 = Pairs. Two like masks are a pair as long as a player has both; nothing has to be declared. To join a mirror one needs a mask that is not in a pair; the mirror then has the picture and the colour of that mask. Just before the final scoring all players get one more chance to join mirrors, any number of those they own. (ruling)
rule-R10-9 = Two copies of one permanent ritual work together (with two ’Ana, for example, one may choose up to two spaces above the marker). A cost is never less than 0. (ruling)
rule-R10-10 = Mana shortage concerns those two payments and nothing else. Mana that was offered, and mana that remains after a ceremony, is in the bag as in the normal game. (ruling)
rule-R10-11 = Oracle: a statue’s rows of nothing but auction tokens become due in step 6 of the first ceremony in which this statue may be built. (ruling)
rule-R10-12 = Losing priests does not take back anything they have already earned. (ruling)
rule-R10-13 = Short piles: use up the cards that are there, then make the new pile (R3.4, R3.5). Cards of a draw still in progress do not count as discarded yet; in R6.2 this covers the cards of all players. Collector: take both cards first; only then are treasures received. (ruling)
rule-R10-14 = May. A player must accept what an effect gives, except where it says “may” or “up to”. At locations and among the gifts one may decline everything that involves a choice (R2.3); mere pearls or mana are simply added, without a question. Where a Tāne ritual says “a player”, it means one of the others, who may also be one with nothing to lose. (ruling)

## Examples

rules-E = Examples
rule-E1 = (R5.6, R5.7) The Kahuna of the Marae gives up a mahi-mahi and a taro for two tattoos, and the marker lands on Ariki. From a first draw of 3 normal rituals one is kept; from a second draw of 3 forbidden rituals one is kept too. The price markers of mahi-mahi and taro have each gone down by one.
rule-E2 = (R5.10, R6.1) Three players stand at 3 priests, and there is no Kahuna bonus. The first spends 5 pearls, rises to 5 priests and receives 5 mana. The other two spend nothing; each receives 3 mana.
rule-E3 = (R6.4) The ceremonial order is Rafaël, Maria, Max, Arno. In this order they offer 7, 4, 4 and 8 mana. The order becomes Arno, Rafaël, Maria, Max: Maria and Max offered the same and stay as they were.
rule-E4 = (R6.6, R6.7) Play continues from E3. The bag was empty and no ritual was bought, so it now contains 23 mana. Maria, an Arioi, has put in Rau-Pena (cost 4), Rua-Hatu (4) and Mata-Arahu (8); Rafaël Uru-Taetae (4) and Ra’a (5); Max Roro’o (6); Arno Ta’ere (10), Ihi (11) and the general ritual Hina (1). The row is Hina, Uru-Taetae, Rua-Hatu, Rau-Pena, Ra’a, Roro’o, Mata-Arahu, Ta’ere, Ihi, since Maria wants Rua-Hatu before Rau-Pena. All together they would cost 53. After paying for Hina 22 mana are left; her effect adds 6 for each of the four players, which makes 46. This pays for every ritual except Ihi, and 5 mana remain in the bag.
rule-E5 = (R5.1) The die shows 2. Maria, with 3 Collectors, may take a commodity; she takes a tiare, and its marker goes up by one. Arno, with 1 Collector, gets nothing.
rule-E6 = (R8.2) In a game of 3 four forest cards lie face up. The Kahuna uses a Collector and turns up a fifth, then takes a mask together with a mahi-mahi. The price marker of mahi-mahi stays where it is.
rule-E7 = (R8.2) A player who has 4 priests uses a Shaman to perform Rua-Hatu, whose cost is 4, and receives 3 pearls without paying any mana.
rule-E8 = (R8.2) A player fulfils a mission in step 6 and immediately a second one with a Pearl Diver. After that it is the next player’s turn.

## Rulings of this implementation

rules-X = Rulings of this implementation
rules-X-text = These settle what the rules above leave open. All of them are rulings of this project.
rule-X1 = (R5.10, R5.11) At the Path of the Gods the Kahuna may decline the free priest (R2.3).
rule-X2 = (R4.3, R8.2, R10.2) A ritual performed is shown to all. Rituals drawn and not kept, and rituals paid for a mission, are discarded face down: only their number and pile are seen.
rule-X3 = (R6.5) If the first declines, the second chooses among three gifts, and the third among what is left. With 3 players only the first two choose. The player who chose the commodity takes one.
rule-X4 = (R5.16, R10.14) What a market bonus lets one choose (a mask, an assistant, a mission, cards) may be declined like everything at a location; what a ritual gives must be taken.
rule-X5 = (R8.2) After a Collector has turned up its card, the pick and the extra commodity may each still be declined; the Collector stays used.
rule-X6 = (R7.2) Paying a mission with a choice (different, identical, masks, rituals) is done piece by piece; a mission can be chosen only if it can be paid in full.
rule-X7 = (R8.2) A Pearl Diver is used by choosing the second mission; declining leaves it unused.
rule-X8 = (R3.1) What others hold behind their screens but took in plain view can be worked out by anyone (pearls, mana, commodities, tokens); “Show what can be worked out” does it for you. A commodity taken at random is known only to the two players concerned.
rule-X9 = (R6.8) A round is counted from the first in ceremonial order: construction ends when a whole round passes in which nobody fulfils a mission on their turn.
rule-X10 = (R10.3) A player who becomes Tahua gets the offer after the whole movement, even when the movement comes from a treasure.
rule-X11 = (R6.6) A player with several different rituals of equal cost lays them one by one when the row is laid, players asked from the cheapest cost up and in ceremonial order.
rule-X12 = (R5.13) The Kahuna of the Neighbourhood may fulfil the mission before the exchange and, if they have not, again after it.
rule-X13 = (R5.6, R5.10) Sacrificing a commodity with the marker on the last space of the tattoo track, and paying for priests that no longer fit on the priest track, is allowed: one gets as far as there is room.
rule-X14 = (R8.2, R10.13) A Collector may also be used when no forest card can be turned up, or when no commodity lies in the supply; the player then gets whatever there is.
rule-X15 = (R8.2) A Pearl Diver also follows a mission fulfilled by an effect such as Ta’ere or Te Tumu, whoever’s turn it is; the second mission is paid as usual.
rule-X16 = (R5.12, R8.3) Giving a mask and taking one are two separate parts of one’s own turn; a player who is asked and declines has had that turn.
rule-X17 = (R7.7) All bids are shown when the last one is in. When nobody bids, the first in ceremonial order takes the token for nothing.
rule-X18 = (R10.8) The last mirrors are joined in ceremonial order.
