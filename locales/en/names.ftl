### What things are called.
###
### A value is the name as a label or title. `.in` is the name as it stands inside a sentence of
### events.ftl and decisions.ftl; each language chooses what belongs to it (an article,
### a small letter). A name without `.in` stands in sentences as it is. No message here has variables.

## Commodities: `.in` without an article, as numbers may stand before it

commodity-uru = Uru
    .in = uru
commodity-taro = Taro
    .in = taro
commodity-mahi-mahi = Mahi-mahi
    .in = mahi-mahi
commodity-tiare = Tiare
    .in = tiare

## Assistants

assistant-collector = Collector
    .in = a Collector
    .many = Collectors
assistant-merchant = Merchant
    .in = a Merchant
    .many = Merchants
assistant-shaman = Shaman
    .in = a Shaman
    .many = Shamans
assistant-pearl-diver = Pearl Diver
    .in = a Pearl Diver
    .many = Pearl Divers

## Locations

location-forest = Forest
    .in = the Forest
location-marae = Marae
    .in = the Marae
location-reef = Pearl Oyster Reef
    .in = the Pearl Oyster Reef
location-path = Path of the Gods
    .in = the Path of the Gods
location-neighbourhood = Neighbourhood
    .in = the Neighbourhood
location-market = Market
    .in = the Market

## Ranks

rank-raatira = Raatira
rank-ariki = Ariki
rank-arioi = Arioi
rank-tahua = Tahua

## Masks

mask-red-pearls = Lagoon Eye
    .in = the mask Lagoon Eye
mask-red-pearl-diver = Held Breath
    .in = the mask Held Breath
mask-red-variety = Ember Dawn
    .in = the mask Ember Dawn
mask-blue-mana = Whispering Swell
    .in = the mask Whispering Swell
mask-blue-shaman = Star Listener
    .in = the mask Star Listener
mask-blue-variety = Deep Water
    .in = the mask Deep Water
mask-green-commodities = Full Basket
    .in = the mask Full Basket
mask-green-collector = Leaf Walker
    .in = the mask Leaf Walker
mask-green-variety = Young Fern
    .in = the mask Young Fern
mask-yellow-conditional = Oath Keeper
    .in = the mask Oath Keeper
mask-yellow-merchant = Ready Smile
    .in = the mask Ready Smile
mask-yellow-variety = Noon Sun
    .in = the mask Noon Sun
mask-mirror = Rainbow mirror
    .in = a rainbow mirror

## Forest cards: a mask with its treasure

forest-mask-red-pearls = { mask-red-pearls }
    .in = { mask-red-pearls.in } with 3 pearls
forest-mask-red-pearl-diver = { mask-red-pearl-diver }
    .in = { mask-red-pearl-diver.in } with 3 mana
forest-mask-red-variety-tattoo = { mask-red-variety }
    .in = { mask-red-variety.in } with 1 tattoo
forest-mask-red-variety-mana = { mask-red-variety }
    .in = { mask-red-variety.in } with 3 mana
forest-mask-blue-mana = { mask-blue-mana }
    .in = { mask-blue-mana.in } with 3 pearls
forest-mask-blue-shaman = { mask-blue-shaman }
    .in = { mask-blue-shaman.in } with 3 mana
forest-mask-blue-variety-tattoo = { mask-blue-variety }
    .in = { mask-blue-variety.in } with 1 tattoo
forest-mask-blue-variety-mana = { mask-blue-variety }
    .in = { mask-blue-variety.in } with 3 mana
forest-mask-green-commodities = { mask-green-commodities }
    .in = { mask-green-commodities.in } with 3 pearls
forest-mask-green-collector = { mask-green-collector }
    .in = { mask-green-collector.in } with 3 mana
forest-mask-green-variety-tattoo = { mask-green-variety }
    .in = { mask-green-variety.in } with 1 tattoo
forest-mask-green-variety-mana = { mask-green-variety }
    .in = { mask-green-variety.in } with 3 mana
forest-mask-yellow-conditional = { mask-yellow-conditional }
    .in = { mask-yellow-conditional.in } with 3 pearls
forest-mask-yellow-merchant = { mask-yellow-merchant }
    .in = { mask-yellow-merchant.in } with 3 mana
forest-mask-yellow-variety-tattoo = { mask-yellow-variety }
    .in = { mask-yellow-variety.in } with 1 tattoo
forest-mask-yellow-variety-mana = { mask-yellow-variety }
    .in = { mask-yellow-variety.in } with 3 mana
forest-mirror = { mask-mirror }
    .in = { mask-mirror.in }
forest-uru = { commodity-uru }
    .in = an uru
forest-taro = { commodity-taro }
    .in = a taro
forest-mahi-mahi = { commodity-mahi-mahi }
    .in = a mahi-mahi
forest-tiare = { commodity-tiare }
    .in = a tiare
forest-collector = { assistant-collector }
    .in = { assistant-collector.in }
forest-merchant = { assistant-merchant }
    .in = { assistant-merchant.in }
forest-shaman = { assistant-shaman }
    .in = { assistant-shaman.in }
forest-pearl-diver = { assistant-pearl-diver }
    .in = { assistant-pearl-diver.in }

## Rituals: the two piles, and the kinds by the colours of their cards

pile-normal = Normal rituals
pile-forbidden = Forbidden rituals
kind-black = Personal ritual
kind-blue = Permanent ritual
kind-brown = General ritual
kind-burgundy = Interactive ritual

## Ceremonial gifts

gift-tattoo = 1 tattoo
gift-commodity = 1 commodity
gift-pearls = 2 pearls

## Rounds

round-action = Action round
round-ceremony = Ceremony

## Whose a general ritual in the row is

nobody = nobody

## Variants

variant-tane = Tāne game
variant-tane-text = Interactive rituals join the piles: they steal, scatter priests and silence other rituals.
variant-oracle = Oracle game
variant-oracle-text = All three statues lie face up from the start; they are still built one after the other.
variant-mana-shortage = Mana shortage
variant-mana-shortage-text = Mana spent on buying rituals and on bids goes to the supply, not into the bag.

## Bots

bot-random = Random
bot-random-text = Plays any legal move. Good company while you are learning the rules.
bot-novice = Novice
bot-novice-text = Takes what it likes best, one step at a time. A fair opponent for a first game.
bot-skilled = Skilled
bot-skilled-text = Plans for missions, pairs and rank, and counts what the others have. A strong opponent.
bot-learned = Learned
bot-learned-text = Taught itself over many games and decides at a glance. A very strong opponent.
bot-master = Master
bot-master-text = Thinks ahead for about a second, trying out its moves in simulated games. The strongest opponent.
