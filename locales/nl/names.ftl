## Commodities

commodity-uru = Uru
    .in = uru
commodity-taro = Taro
    .in = taro
commodity-mahi-mahi = Mahi-mahi
    .in = mahi-mahi
commodity-tiare = Tiare
    .in = tiare

## Assistants

assistant-collector = Verzamelaar
    .in = een verzamelaar
    .many = verzamelaars
assistant-merchant = Handelaar
    .in = een handelaar
    .many = handelaren
assistant-shaman = Sjamaan
    .in = een sjamaan
    .many = sjamanen
assistant-pearl-diver = Parelvisser
    .in = een parelvisser
    .many = parelvissers

## Locations

location-forest = Bos
    .in = het Bos
location-marae = Marae
    .in = de Marae
location-reef = Oesterbank
    .in = de Oesterbank
location-path = Pad van de goden
    .in = het Pad van de goden
location-neighbourhood = Buren
    .in = de Buren
location-market = Markt
    .in = de Markt

## Ranks

rank-raatira = Raatira
rank-ariki = Ariki
rank-arioi = Arioi
rank-tahua = Tahua

## Masks

mask-red-pearls = Lagune-oog
    .in = het masker Lagune-oog
mask-red-pearl-diver = Ingehouden Adem
    .in = het masker Ingehouden Adem
mask-red-variety = Gloeiende Dageraad
    .in = het masker Gloeiende Dageraad
mask-blue-mana = Fluisterende Deining
    .in = het masker Fluisterende Deining
mask-blue-shaman = Sterrenluisteraar
    .in = het masker Sterrenluisteraar
mask-blue-variety = Diep Water
    .in = het masker Diep Water
mask-green-commodities = Volle Mand
    .in = het masker Volle Mand
mask-green-collector = Bladerloper
    .in = het masker Bladerloper
mask-green-variety = Jonge Varen
    .in = het masker Jonge Varen
mask-yellow-conditional = Eedhouder
    .in = het masker Eedhouder
mask-yellow-merchant = Gulle Lach
    .in = het masker Gulle Lach
mask-yellow-variety = Middagzon
    .in = het masker Middagzon
mask-mirror = Regenboog­spiegel
    .in = een regenboogspiegel

## Forest cards

forest-mask-red-pearls = { mask-red-pearls }
    .in = { mask-red-pearls.in } met 3 parels
forest-mask-red-pearl-diver = { mask-red-pearl-diver }
    .in = { mask-red-pearl-diver.in } met 3 mana
forest-mask-red-variety-tattoo = { mask-red-variety }
    .in = { mask-red-variety.in } met 1 tatoeage
forest-mask-red-variety-mana = { mask-red-variety }
    .in = { mask-red-variety.in } met 3 mana
forest-mask-blue-mana = { mask-blue-mana }
    .in = { mask-blue-mana.in } met 3 parels
forest-mask-blue-shaman = { mask-blue-shaman }
    .in = { mask-blue-shaman.in } met 3 mana
forest-mask-blue-variety-tattoo = { mask-blue-variety }
    .in = { mask-blue-variety.in } met 1 tatoeage
forest-mask-blue-variety-mana = { mask-blue-variety }
    .in = { mask-blue-variety.in } met 3 mana
forest-mask-green-commodities = { mask-green-commodities }
    .in = { mask-green-commodities.in } met 3 parels
forest-mask-green-collector = { mask-green-collector }
    .in = { mask-green-collector.in } met 3 mana
forest-mask-green-variety-tattoo = { mask-green-variety }
    .in = { mask-green-variety.in } met 1 tatoeage
forest-mask-green-variety-mana = { mask-green-variety }
    .in = { mask-green-variety.in } met 3 mana
forest-mask-yellow-conditional = { mask-yellow-conditional }
    .in = { mask-yellow-conditional.in } met 3 parels
forest-mask-yellow-merchant = { mask-yellow-merchant }
    .in = { mask-yellow-merchant.in } met 3 mana
forest-mask-yellow-variety-tattoo = { mask-yellow-variety }
    .in = { mask-yellow-variety.in } met 1 tatoeage
forest-mask-yellow-variety-mana = { mask-yellow-variety }
    .in = { mask-yellow-variety.in } met 3 mana
forest-mirror = { mask-mirror }
    .in = { mask-mirror.in }
forest-uru = { commodity-uru }
    .in = een uru
forest-taro = { commodity-taro }
    .in = een taro
forest-mahi-mahi = { commodity-mahi-mahi }
    .in = een mahi-mahi
forest-tiare = { commodity-tiare }
    .in = een tiare
forest-collector = { assistant-collector }
    .in = { assistant-collector.in }
forest-merchant = { assistant-merchant }
    .in = { assistant-merchant.in }
forest-shaman = { assistant-shaman }
    .in = { assistant-shaman.in }
forest-pearl-diver = { assistant-pearl-diver }
    .in = { assistant-pearl-diver.in }

## Rituals

pile-normal = Normale rituelen
pile-forbidden = Verboden rituelen
kind-black = Persoonlijk ritueel
kind-blue = Permanent ritueel
kind-brown = Algemeen ritueel
kind-burgundy = Interactief ritueel

## Ceremonial gifts

gift-tattoo = 1 tatoeage
gift-commodity = 1 goed
gift-pearls = 2 parels

## Rounds

round-action = Actieronde
round-ceremony = Ceremonie

## Whose a general ritual in the row is

nobody = niemand

## Variants

variant-tane = Tāne-spel
variant-tane-text = Er komen interactieve rituelen bij, die stelen, priesters verjagen en andere rituelen het zwijgen opleggen.
variant-oracle = Orakel-spel
variant-oracle-text = Alle drie de standbeelden liggen vanaf het begin open; ze worden nog steeds na elkaar opgericht.
variant-mana-shortage = Schaarste aan mana
variant-mana-shortage-text = Mana voor het kopen van rituelen en voor biedingen gaat naar de voorraad in plaats van in de zak.

## Bots

bot-random = Willekeurig
bot-random-text = Doet zomaar een geldige zet. Goed gezelschap terwijl je de regels leert.
bot-novice = Beginner
bot-novice-text = Kiest wat het leukst lijkt, stap voor stap. Een prima tegenstander voor een eerste spel.
bot-skilled = Bedreven
bot-skilled-text = Plant opdrachten, paren en rang, en telt wat de anderen hebben. Een sterke tegenstander.
bot-learned = Autodidact
bot-learned-text = Heeft zichzelf in heel veel partijen leren spelen en beslist in een oogopslag. Een zeer sterke tegenstander.
bot-master = Meester
bot-master-text = Denkt ongeveer een seconde vooruit en probeert zetten uit in gesimuleerde partijen. De sterkste tegenstander.
