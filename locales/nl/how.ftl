### Zo speel je, hoofdstuk voor hoofdstuk; zie de Engelse tekst.

## Waar het om gaat

how-goal = Waar het om gaat
how-goal-text = Jij en de anderen wonen op het eiland Raiatea, in het oude Polynesië. Je verzamelt goederen, laat je tatoeëren, leidt priesters op en bereidt rituelen voor. In { $ceremonies } grote ceremonies worden je rituelen uitgevoerd, en richten jullie de To’o op, standbeelden van de goden, door opdrachten te vervullen.
how-goal-win = Wie na de laatste ceremonie de meeste overwinningspunten (OP) heeft, wint. Punten krijg je voor vier dingen.
how-goal-rank = { rank-ariki } is { $ariki } OP waard, { rank-arioi } { $arioi }, { rank-tahua } { $tahua }. Met tatoeages kom je daar.
    .name = Rang
how-goal-missions = Elk fiche is { $least } tot { $most } OP waard, afhankelijk van het standbeeld. Betaal wat erop staat, of zorg dat je hebt wat het vraagt.
    .name = Opdrachten
how-goal-masks = Twee gelijke maskers zijn een paar. Hun afbeelding zegt wat ze tellen: je opdrachten van één soort, je helpers van één soort, of verschillende kleuren. Een los masker is niets waard.
    .name = Maskerparen
how-goal-rituals = Enkele verboden rituelen zijn punten waard zolang ze voor je liggen.
    .name = Rituelen

## Wat je hebt

how-things = Wat je hebt
how-things-text = Je begint met { $pearls } parels, { $mana } mana, een masker, en rituelen die je kiest uit { $dealt }.
how-things-pearls = Betaal er priesters, helpers en opdrachten mee.
    .name = Parels
how-things-mana = Je offert mana in ceremonies, biedt ermee op veilingen en betaalt er opdrachten mee.
    .name = Mana
how-things-goods = Uru, taro, mahi-mahi en tiare. Verkoop ze, offer ze voor tatoeages, of betaal er opdrachten mee.
    .name = Goederen
how-things-priests = Elke priester geeft 1 mana op het Pad van de goden, en bij de dans van elke ceremonie.
    .name = Priesters
how-things-tattoos = Stappen naar de volgende rang.
    .name = Tatoeages
how-things-assistants = Ze helpen bij de worp, en elke helper kun je één keer activeren.
    .name = Helpers
how-things-rituals = Kaarten met kosten in mana en een effect. Ze worden in een ceremonie uitgevoerd, als de zak ze kan betalen.
    .name = Rituelen
how-things-masks = Paren zijn punten waard. Een regenboogspiegel vormt een paar met elk los masker.
    .name = Maskers
how-things-open = Wat op donker hout ligt, ligt achter je zichtscherm en is geheim: parels, mana, goederen, rituelen en fiches. Al het andere ligt open.

## Een ronde

how-round = Een ronde
how-round-text = Een spel met drie spelers heeft { $actions } actieronden en { $ceremonies } ceremonies: { $rounds }. Met vier of vijf spelers zijn er minder actieronden.
how-round-choose = In een actieronde kiest elke speler om de beurt een van zes locaties. Iedereen doet mee, maar wie de locatie koos, is er Kahuna: als eerste aan de beurt, en met iets extra’s. Een locatie kan één keer per ronde worden gekozen.
how-round-pink = Roze betekent: dit mag. Elke tegel zegt wat je er nu zou krijgen, en hoe groot de kans is dat de dobbelsteen je helpt.

## De zes locaties

how-places = De zes locaties
how-places-forest = Neem een kaart, en later nog een: een goed, een helper, of een masker met zijn schat.
    .name = { location-forest }
    .kahuna = De Kahuna kiest beide keren als eerste.
how-places-marae = Je mag een goed offeren voor een tatoeage. Daarna mag je { $draws } rituelen trekken en er een houden; vanaf { rank-arioi } { $more_draws }.
    .name = { location-marae }
    .kahuna = De Kahuna mag beide twee keer doen.
how-places-reef = Iedereen krijgt zoveel parels als de dobbelsteen toont, { $lowest } tot { $highest }.
    .name = { location-reef }
    .kahuna = De Kahuna krijgt er { $kahuna_pearls } meer.
how-places-path = Je mag priesters opleiden, 1 voor { $one_priest } parels of 2 voor { $two_priests }. Daarna krijg je 1 mana voor elke priester die je hebt.
    .name = { location-path }
    .kahuna = De Kahuna krijgt een priester gratis.
how-places-neighbourhood = Je mag een masker ruilen voor een ander van de markt.
    .name = { location-neighbourhood }
    .kahuna = De Kahuna mag een opdracht vervullen.
how-places-market = Je mag een goed verkopen, en een helper inhuren voor { $hire } parels.
    .name = { location-market }
    .kahuna = De Kahuna mag beide twee keer doen.
how-places-selling = Elk goed heeft een prijsspoor. Verkoop je er een, dan neem je de bonus bij de marker of een lagere. De marker daalt als er een op de markt komt, en stijgt als er een wordt genomen.

## De dobbelsteen

how-die = De dobbelsteen en je helpers
how-die-text = Op vier locaties wordt eerst gedobbeld. Wie minstens zoveel helpers van de juiste soort heeft als de dobbelsteen toont, haalt de worp en krijgt iets. Elke helper heeft ook een eenmalig effect; een gebruikte telt bij de dobbelsteen nog steeds mee.
how-die-collector = In het Bos krijg je een goed als je de worp haalt. Activeer een verzamelaar om naast je boskaart ook een goed te nemen.
    .name = { assistant-collector }
how-die-shaman = Bij de Marae krijg je een tatoeage als je de worp haalt. Activeer een sjamaan om meteen en gratis een ritueel uit je hand uit te voeren, als je minstens zoveel priesters hebt als het kost.
    .name = { assistant-shaman }
how-die-pearl-diver = Bij de Oesterbank krijg je { $divers } parels als je de worp haalt. Activeer een parelvisser om meteen na een opdracht een tweede te vervullen.
    .name = { assistant-pearl-diver }
how-die-merchant = Op de Markt krijg je een helper als je de worp haalt. Activeer een handelaar om een prijs helemaal bovenaan te zetten voordat je verkoopt.
    .name = { assistant-merchant }

## Een ceremonie

how-ceremony = Een ceremonie
how-ceremony-text = Ze bestaat uit zes handelingen. Bij de meeste beslist iedereen tegelijk, in het geheim.
how-ceremony-1 = Leid priesters op voor parels als je wilt, en krijg dan 1 mana voor elke priester.
    .name = { ui-board-step-1 }
how-ceremony-2 = Voor { $ritual } mana, die in de zak gaat, trek je rituelen en houd je er een.
    .name = { ui-board-step-2 }
how-ceremony-3 = Doe in het geheim tot { $clips } rituelen in de zak; vanaf { rank-arioi } { $more_clips }. Algemene rituelen, die voor iedereen werken, tellen niet mee.
    .name = { ui-board-step-3 }
how-ceremony-4 = Offer in het geheim mana. Alles gaat in de zak. Wie het meest offert is de eerste, en kiest als eerste een beloning: een tatoeage, een goed of { $gift } parels.
    .name = { ui-board-step-4 }
how-ceremony-5 = Alle rituelen komen in een rij en worden uitgevoerd, het goedkoopste eerst, zolang de zak kan betalen. Kan dat niet meer, dan zijn dat ritueel en alle duurdere verloren.
    .name = { ui-board-step-5 }
how-ceremony-6 = Vervul om de beurt één opdracht, steeds weer, tot iedereen past.
    .name = { ui-board-step-6 }
how-ceremony-bag = De mana in de zak is van iedereen. Doe je er dure rituelen in, dan moet iemand ze betalen: offer genoeg, of hoop dat de anderen het doen.
how-ceremony-auction = Ronde fiches op de standbeelden zijn veilingen. Is er in hun rij niets anders over, dan biedt iedereen in het geheim mana. Het hoogste bod krijgt het fiche, en alle biedingen zijn weg.

## Je eerste spel

how-first = In je eerste spel
how-first-priests = Ze geven steeds opnieuw mana, en sjamanen hebben ze nodig.
    .name = Leid vroeg priesters op
how-first-rank = Dat geeft punten, vanaf { rank-ariki } de verboden stapel, en vanaf { rank-arioi } meer plaats in de zak.
    .name = Stijg in rang
how-first-missions = Verzamel dan wat ze vragen. Die met een blauwe rand zijn voorwaarden en kosten niets: voldoe eraan, en neem ze voordat een ander het doet.
    .name = Kijk eerst naar de opdrachten
how-first-cheap = Ze worden bijna altijd uitgevoerd. Dure lonen als jij het grootste offer brengt.
    .name = Goedkope rituelen zijn zeker
how-first-kahuna = De anderen doen er ook mee.
    .name = Kies waar de Kahunabonus jou het meest brengt
how-first-end = Besteed ze in de laatste ceremonie aan opdrachten en biedingen.
    .name = Parels en mana zijn aan het einde niets waard

## Toetsen

how-keys = Toetsen aan tafel
how-keys-text = Alles kan met de muis, met de vinger of met het toetsenbord.
how-keys-numbers = druk op die knop van de balk
    .name = 1 – 9
how-keys-enter = de gevulde knop: wat je koos, of het enige wat je kunt doen; hij geeft nooit iets op
    .name = Enter
how-keys-end = je beurt beëindigen
    .name = E
how-keys-forgo = afzien van wat wordt aangeboden
    .name = 0
how-keys-escape = terug, sluiten, overslaan wat wordt getoond
    .name = { ui-board-escape }
how-keys-space = de getoonde gebeurtenis overslaan; bij het terugkijken afspelen en pauzeren
    .name = Spatie
how-keys-speed = sneller of langzamer, zolang er iets wordt getoond
    .name = S
how-keys-amount = meer of minder mana, bij offers en biedingen
    .name = + −
how-keys-pieces = van stuk naar stuk; in de lijst van gebeurtenissen van regel naar regel en van naam naar naam
    .name = Tab ← ↑ ↓ →
how-keys-parts = naar het volgende deel van de tafel, met Shift terug
    .name = F6
how-keys-hint = een hint, en weer weg
    .name = H
how-keys-board = het bord tonen, en weer terug
    .name = B
how-keys-points = hoe de punten staan
    .name = P
how-keys-log = wat er sinds je laatste beurt is gebeurd
    .name = L
how-keys-undo = ongedaan maken
    .name = U
how-keys-rule = de regel achter de vraag
    .name = ?
how-keys-how = deze pagina
    .name = I
