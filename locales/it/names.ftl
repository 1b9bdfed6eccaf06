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

assistant-collector = Raccoglitore
    .in = un Raccoglitore
    .many = i Raccoglitori
assistant-merchant = Mercante
    .in = un Mercante
    .many = i Mercanti
assistant-shaman = Sciamano
    .in = uno Sciamano
    .many = gli Sciamani
assistant-pearl-diver = Cercatore di Perle
    .in = un Cercatore di Perle
    .many = i Cercatori di Perle

## Locations

location-forest = Foresta
    .in = la Foresta
location-marae = Marae
    .in = il Marae
location-reef = Scogliera delle Perle d’Ostrica
    .in = la Scogliera delle Perle d’Ostrica
location-path = Cammino degli Dei
    .in = il Cammino degli Dei
location-neighbourhood = Confine
    .in = il Confine
location-market = Mercato
    .in = il Mercato

## Ranks

rank-raatira = Raatira
rank-ariki = Ariki
rank-arioi = Arioi
rank-tahua = Tahua

## Masks

mask-red-pearls = Occhio della Laguna
    .in = la Maschera Occhio della Laguna
mask-red-pearl-diver = Respiro Trattenuto
    .in = la Maschera Respiro Trattenuto
mask-red-variety = Alba di Brace
    .in = la Maschera Alba di Brace
mask-blue-mana = Onda Sussurrante
    .in = la Maschera Onda Sussurrante
mask-blue-shaman = Ascoltatore di Stelle
    .in = la Maschera Ascoltatore di Stelle
mask-blue-variety = Acqua Profonda
    .in = la Maschera Acqua Profonda
mask-green-commodities = Cesto Pieno
    .in = la Maschera Cesto Pieno
mask-green-collector = Viandante delle Foglie
    .in = la Maschera Viandante delle Foglie
mask-green-variety = Giovane Felce
    .in = la Maschera Giovane Felce
mask-yellow-conditional = Custode del Giuramento
    .in = la Maschera Custode del Giuramento
mask-yellow-merchant = Sorriso Pronto
    .in = la Maschera Sorriso Pronto
mask-yellow-variety = Sole di Mezzogiorno
    .in = la Maschera Sole di Mezzogiorno
mask-mirror = Arcobaleno Riflesso
    .in = un Arcobaleno Riflesso

## Forest cards

forest-mask-red-pearls = { mask-red-pearls }
    .in = { mask-red-pearls.in } con 3 Perle
forest-mask-red-pearl-diver = { mask-red-pearl-diver }
    .in = { mask-red-pearl-diver.in } con 3 Mana
forest-mask-red-variety-tattoo = { mask-red-variety }
    .in = { mask-red-variety.in } con 1 Tatuaggio
forest-mask-red-variety-mana = { mask-red-variety }
    .in = { mask-red-variety.in } con 3 Mana
forest-mask-blue-mana = { mask-blue-mana }
    .in = { mask-blue-mana.in } con 3 Perle
forest-mask-blue-shaman = { mask-blue-shaman }
    .in = { mask-blue-shaman.in } con 3 Mana
forest-mask-blue-variety-tattoo = { mask-blue-variety }
    .in = { mask-blue-variety.in } con 1 Tatuaggio
forest-mask-blue-variety-mana = { mask-blue-variety }
    .in = { mask-blue-variety.in } con 3 Mana
forest-mask-green-commodities = { mask-green-commodities }
    .in = { mask-green-commodities.in } con 3 Perle
forest-mask-green-collector = { mask-green-collector }
    .in = { mask-green-collector.in } con 3 Mana
forest-mask-green-variety-tattoo = { mask-green-variety }
    .in = { mask-green-variety.in } con 1 Tatuaggio
forest-mask-green-variety-mana = { mask-green-variety }
    .in = { mask-green-variety.in } con 3 Mana
forest-mask-yellow-conditional = { mask-yellow-conditional }
    .in = { mask-yellow-conditional.in } con 3 Perle
forest-mask-yellow-merchant = { mask-yellow-merchant }
    .in = { mask-yellow-merchant.in } con 3 Mana
forest-mask-yellow-variety-tattoo = { mask-yellow-variety }
    .in = { mask-yellow-variety.in } con 1 Tatuaggio
forest-mask-yellow-variety-mana = { mask-yellow-variety }
    .in = { mask-yellow-variety.in } con 3 Mana
forest-mirror = { mask-mirror }
    .in = { mask-mirror.in }
forest-uru = { commodity-uru }
    .in = un Uru
forest-taro = { commodity-taro }
    .in = un Taro
forest-mahi-mahi = { commodity-mahi-mahi }
    .in = un Mahi-mahi
forest-tiare = { commodity-tiare }
    .in = una Tiare
forest-collector = { assistant-collector }
    .in = { assistant-collector.in }
forest-merchant = { assistant-merchant }
    .in = { assistant-merchant.in }
forest-shaman = { assistant-shaman }
    .in = { assistant-shaman.in }
forest-pearl-diver = { assistant-pearl-diver }
    .in = { assistant-pearl-diver.in }

## Rituals

pile-normal = Rituali Normali
pile-forbidden = Rituali Proibiti
kind-black = Rituale Personale
kind-blue = Rituale Permanente
kind-brown = Rituale Comune
kind-burgundy = Rituale Interattivo

## Ceremonial gifts

gift-tattoo = 1 Tatuaggio
gift-commodity = 1 Merce
gift-pearls = 2 Perle

## Rounds

round-action = Round Azione
round-ceremony = Cerimonia

## Whose a general ritual in the row is

nobody = nessuno

## Variants

variant-tane = Tāne
variant-tane-text = Ai mazzi si aggiungono Rituali Interattivi, che rubano, disperdono i Sacerdoti e mettono a tacere altri Rituali.
variant-oracle = Oracolo
variant-oracle-text = Tutte e tre le statue sono scoperte fin dall’inizio; si costruiscono comunque una dopo l’altra.
variant-mana-shortage = Carenza di Mana
variant-mana-shortage-text = Il Mana pagato per comprare Rituali e per le puntate va nella riserva, non nel Sacchetto.

## Bots

bot-random = Casuale
bot-random-text = Fa una mossa permessa qualsiasi. Buona compagnia mentre impari le regole.
bot-novice = Principiante
bot-novice-text = Prende ciò che più gli piace, un passo alla volta. Un avversario discreto per una prima partita.
bot-skilled = Esperto
bot-skilled-text = Pianifica Missioni, coppie e Rango, e conta ciò che hanno gli altri. Un avversario forte.
bot-learned = Autodidatta
bot-learned-text = Ha imparato da solo in molte partite e decide a colpo d’occhio. Un avversario molto forte.
bot-master = Maestro
bot-master-text = Riflette circa un secondo e prova le sue mosse in partite simulate. L’avversario più forte.
