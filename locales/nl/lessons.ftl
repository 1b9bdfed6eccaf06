# Wat de coach van een les zegt: `lesson-LES-MOMENT`, hoogstens 30 woorden.
# $bag is de mana in de zak; $short hoeveel daarvan het laatst uitgevoerde ritueel tekort was gekomen
# als geen ritueel ervoor iets had gebracht.

lesson-first = Al spelend leren
    .text = Met een coach naast je, 12 minuten
lesson-first-welcome = Welkom op Raiatea. Wie na drie ceremonies de meeste punten heeft, wint. Ik laat je één ronde en één ceremonie zien, daarna speel je verder.
lesson-first-points = Punten krijg je voor vier dingen: rang, opdrachten, maskerparen en enkele rituelen. Jouw punten staan altijd hier.
lesson-first-rounds = A is een actieronde, C een ceremonie. A1 begint zo.
lesson-first-keep = Rituelen zijn beloften. In een ceremonie worden ze misschien waargemaakt. Hina vult de gezamenlijke zak; Tohu geeft een tatoeage. Houd deze twee.
lesson-first-wood = Wat hier op het hout ligt, is geheim: alleen jij ziet het. Al het andere ligt open voor iedereen.
lesson-first-places = Jij begint. Kies een locatie; iedereen doet daar mee, maar jij als eerste en jij krijgt meer. Elke tegel zegt wat je nu zou krijgen.
lesson-first-forest = Kies het Bos: daar ligt een masker met een tatoeage.
lesson-first-do = Roze betekent: je mag. De gevulde knop doet wat je gekozen hebt.
lesson-first-die = De dobbelsteen vraagt om verzamelaars: er zijn er 2 nodig. Niemand heeft er al een. Met helpers werkt de dobbelsteen voor jou.
lesson-first-mask = Neem de Gloeiende Dageraad. De schat, een tatoeage, is meteen van jou. Een tweede Gloeiende Dageraad maakt een paar, en dat is punten waard.
lesson-first-tattoo = Eén veld verder. Als Ariki krijg je 3 punten en mag je verboden rituelen trekken.
lesson-first-others = Nu de anderen. Kijk toe, of druk op “{ ui-director-my-turn }” om verder te gaan.
lesson-first-commodity = Nieuwe kaarten, en jij mag weer als eerste: dat is de Kahunabonus. Neem een goed, dat heb je straks nodig.
lesson-first-path = Vaite is Kahuna van het Pad van de goden. Ook jij doet mee.
lesson-first-priest = Priesters brengen telkens mana. Lees de knop: het kost 2 parels, daarna heb je 1 priester en krijg je 1 mana.
lesson-first-shaman = Manu koos de Marae. De dobbelsteen vraagt om sjamanen. Weer niemand.
lesson-first-sacrifice = Offer je goed voor een tatoeage. Daarmee word je Ariki: 3 punten.
lesson-first-ariki = 3 punten. Vanaf nu mag je van beide stapels trekken.
lesson-first-draw = Trek normale rituelen en houd er één.
lesson-first-oro-mai = Oro-Mai is blauw: hij blijft voor je liggen en geeft 2 mana extra, telkens als je priesters mana opleveren. Houd wat je wilt.
lesson-first-ceremony = De eerste ceremonie. Zes handelingen; de meeste beslist iedereen tegelijk, in het geheim.
lesson-first-dance = Met je laatste parels leid je nog een priester op, of je spaart ze. Allebei goed.
lesson-first-buy = Voor 3 mana mag je trekken. Je hebt je mana nodig voor het offer: koop niets.
lesson-first-prepare = Doe Hina en Tohu erin. De zak betaalt goedkope rituelen eerst. Je hebt 2 clips; Hina is bruin en heeft er geen nodig.
lesson-first-offer = Alle offers vullen de zak en bepalen de volgorde. Offer ongeveer 5.
lesson-first-order = Vaite offerde 9 en gaat voor; jij bent tweede. Alle { $bag } mana zit in de zak.
lesson-first-gift = Vaite nam de tatoeage. Neem het goed: een taro vervult opdracht 1.8.
lesson-first-taro = Neem taro. De prijs stijgt als er een van de markt gaat.
lesson-first-row = Hina deed er 18 mana bij. Zonder haar was Tohu { $short } mana tekortgekomen en verloren gegaan.
lesson-first-condition = Opdrachten: 1.4 vraagt een Ariki, en dat ben je. Je betaalt niets.
lesson-first-pay = Het gaat rond tot iedereen past. Betaal de taro: nog een punt.
lesson-first-free = 5 punten. Speel nu verder zoals je wilt. Het lampje (H) geeft een hint, het nummer bij een vraag (?) de regel. Ik spreek alleen nog bij iets nieuws.

lesson-ceremonies = Ceremonies en veilingen
    .text = Voor wie de basis kent, 6 minuten
lesson-ceremonies-welcome = De eerste ronde is al voor je gespeeld. Nu komt een ceremonie. Ik laat zien hoe een priester, een ritueel, een opdracht en een veiling op elkaar volgen.
lesson-ceremonies-mine = Dit heb je: 7 mana, 4 parels en twee rituelen. En je hebt 2 priesters op hun spoor.
lesson-ceremonies-aim = Deze opdracht vraagt 4 priesters. Je hebt er 2. Een ceremonie kan de andere brengen.
lesson-ceremonies-dance = Eerste handeling: leid een priester op. Dan heb je er 3, en elk van hen brengt 1 mana.
lesson-ceremonies-buy = Tweede handeling: voor 3 mana mag je trekken. Je hebt je mana vandaag twee keer nodig: koop niets.
lesson-ceremonies-prepare = Derde handeling: doe Uru-Taetae erin. Daarmee leid je een priester op, je vierde. Bewaar het andere ritueel voor later.
lesson-ceremonies-offer = Vierde handeling: de zak moet 4 betalen voor Uru-Taetae. Offer 3 tot 6, want de anderen geven weinig. Houd de rest voor een veiling.
lesson-ceremonies-order = Jij offerde het meest, dus ben jij de eerste bij alles wat volgt. In de zak zit { $bag } mana.
lesson-ceremonies-gift = Wie de eerste is, kiest als eerste een beloning. Neem de tatoeage.
lesson-ceremonies-row = Vijfde handeling: de zak betaalde Uru-Taetae, en je hebt je vierde priester.
lesson-ceremonies-mission = Zesde handeling: er zijn 4 priesters. Vervul de opdracht; je betaalt niets.
lesson-ceremonies-due = Nu ligt in die rij alleen nog een veilingfiche. Dat wordt meteen geveild, onder jullie allemaal.
lesson-ceremonies-bid = Iedereen biedt in het geheim, en ieder bod wordt betaald, ook als het verliest. Bied 3 of 4: genoeg voor één punt.
lesson-ceremonies-won = Van jou. Alle biedingen zitten nu in de zak en wachten op de volgende ceremonie.
lesson-ceremonies-free = 2 punten uit één ceremonie. Ook het volgende standbeeld heeft veilingen: houd er mana voor over. Speel nu verder zoals je wilt.
