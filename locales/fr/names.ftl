## Commodities

commodity-uru = Uru
    .in = Uru
commodity-taro = Taro
    .in = Taro
commodity-mahi-mahi = Mahi-mahi
    .in = Mahi-mahi
commodity-tiare = Tiare
    .in = Tiare

## Assistants

assistant-collector = Cueilleur
    .in = un Cueilleur
    .many = les Cueilleurs
assistant-merchant = Marchand
    .in = un Marchand
    .many = les Marchands
assistant-shaman = Chamane
    .in = un Chamane
    .many = les Chamanes
assistant-pearl-diver = Pêcheur de Perles
    .in = un Pêcheur de Perles
    .many = les Pêcheurs de Perles

## Locations

location-forest = Forêt
    .in = la Forêt
location-marae = Marae
    .in = le Marae
location-reef = Barrière de corail
    .in = la Barrière de corail
location-path = Chemin des Dieux
    .in = le Chemin des Dieux
location-neighbourhood = Clairière
    .in = la Clairière
location-market = Marché
    .in = le Marché

## Ranks

rank-raatira = Raatira
rank-ariki = Ariki
rank-arioi = Arioi
rank-tahua = Tahua

## Masks

mask-red-pearls = Œil du lagon
    .in = le Masque Œil du lagon
mask-red-pearl-diver = Souffle retenu
    .in = le Masque Souffle retenu
mask-red-variety = Aube de braise
    .in = le Masque Aube de braise
mask-blue-mana = Houle murmurante
    .in = le Masque Houle murmurante
mask-blue-shaman = Guetteur d’étoiles
    .in = le Masque Guetteur d’étoiles
mask-blue-variety = Eau profonde
    .in = le Masque Eau profonde
mask-green-commodities = Panier plein
    .in = le Masque Panier plein
mask-green-collector = Marcheur des feuilles
    .in = le Masque Marcheur des feuilles
mask-green-variety = Jeune fougère
    .in = le Masque Jeune fougère
mask-yellow-conditional = Gardien du serment
    .in = le Masque Gardien du serment
mask-yellow-merchant = Sourire facile
    .in = le Masque Sourire facile
mask-yellow-variety = Soleil de midi
    .in = le Masque Soleil de midi
mask-mirror = Miroir arc-en-ciel
    .in = un Miroir arc-en-ciel

## Forest cards

forest-mask-red-pearls = { mask-red-pearls }
    .in = { mask-red-pearls.in } avec 3 Perles
forest-mask-red-pearl-diver = { mask-red-pearl-diver }
    .in = { mask-red-pearl-diver.in } avec 3 Mana
forest-mask-red-variety-tattoo = { mask-red-variety }
    .in = { mask-red-variety.in } avec 1 Tatouage
forest-mask-red-variety-mana = { mask-red-variety }
    .in = { mask-red-variety.in } avec 3 Mana
forest-mask-blue-mana = { mask-blue-mana }
    .in = { mask-blue-mana.in } avec 3 Perles
forest-mask-blue-shaman = { mask-blue-shaman }
    .in = { mask-blue-shaman.in } avec 3 Mana
forest-mask-blue-variety-tattoo = { mask-blue-variety }
    .in = { mask-blue-variety.in } avec 1 Tatouage
forest-mask-blue-variety-mana = { mask-blue-variety }
    .in = { mask-blue-variety.in } avec 3 Mana
forest-mask-green-commodities = { mask-green-commodities }
    .in = { mask-green-commodities.in } avec 3 Perles
forest-mask-green-collector = { mask-green-collector }
    .in = { mask-green-collector.in } avec 3 Mana
forest-mask-green-variety-tattoo = { mask-green-variety }
    .in = { mask-green-variety.in } avec 1 Tatouage
forest-mask-green-variety-mana = { mask-green-variety }
    .in = { mask-green-variety.in } avec 3 Mana
forest-mask-yellow-conditional = { mask-yellow-conditional }
    .in = { mask-yellow-conditional.in } avec 3 Perles
forest-mask-yellow-merchant = { mask-yellow-merchant }
    .in = { mask-yellow-merchant.in } avec 3 Mana
forest-mask-yellow-variety-tattoo = { mask-yellow-variety }
    .in = { mask-yellow-variety.in } avec 1 Tatouage
forest-mask-yellow-variety-mana = { mask-yellow-variety }
    .in = { mask-yellow-variety.in } avec 3 Mana
forest-mirror = { mask-mirror }
    .in = { mask-mirror.in }
forest-uru = { commodity-uru }
    .in = un Uru
forest-taro = { commodity-taro }
    .in = un Taro
forest-mahi-mahi = { commodity-mahi-mahi }
    .in = un Mahi-mahi
forest-tiare = { commodity-tiare }
    .in = un Tiare
forest-collector = { assistant-collector }
    .in = { assistant-collector.in }
forest-merchant = { assistant-merchant }
    .in = { assistant-merchant.in }
forest-shaman = { assistant-shaman }
    .in = { assistant-shaman.in }
forest-pearl-diver = { assistant-pearl-diver }
    .in = { assistant-pearl-diver.in }

## Rituals

pile-normal = Rituels normaux
pile-forbidden = Rituels interdits
kind-black = Rituel personnel
kind-blue = Rituel permanent
kind-brown = Rituel commun
kind-burgundy = Rituel interactif

## Ceremonial gifts

gift-tattoo = 1 Tatouage
gift-commodity = 1 Marchandise
gift-pearls = 2 Perles

## Rounds

round-action = Phase d’actions
round-ceremony = Cérémonie

## Whose a general ritual in the row is

nobody = personne

## Variants

variant-tane = Rituels Tāne
variant-tane-text = Des Rituels interactifs rejoignent les pioches : ils volent, dispersent les Prêtres et réduisent d’autres Rituels au silence.
variant-oracle = Oracle
variant-oracle-text = Les trois statues sont révélées dès le début ; elles se construisent toujours l’une après l’autre.
variant-mana-shortage = Restrictions de Mana
variant-mana-shortage-text = La Mana payée pour acheter des Rituels et pour les enchères va à la réserve, et non dans le Sac.

## Bots

bot-random = Aléatoire
bot-random-text = Joue n’importe quel coup permis. Une bonne compagnie pour apprendre les règles.
bot-novice = Débutant
bot-novice-text = Prend ce qui lui plaît le plus, un coup après l’autre. Un adversaire correct pour une première partie.
bot-skilled = Habile
bot-skilled-text = Prévoit ses missions, ses paires et son rang, et compte ce que les autres ont. Un adversaire solide.
bot-learned = Autodidacte
bot-learned-text = A appris seul au fil de nombreuses parties et décide d’un coup d’œil. Un adversaire très fort.
bot-master = Maître
bot-master-text = Réfléchit environ une seconde et essaie ses coups dans des parties simulées. L’adversaire le plus fort.
