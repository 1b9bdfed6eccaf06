## The game in brief, words used

rules-brief = Het spel in het kort
rules-brief-text = Drie tot vijf spelers verzamelen parels, mana, goederen, maskers en helpers op zes locaties, laten zich tatoeëren om in rang te stijgen, leiden priesters op en houden drie ceremonies, waarin ze rituelen uitvoeren en To’o-standbeelden oprichten door opdrachten te vervullen. Wie aan het einde de meeste overwinningspunten (OP) heeft, wint.
rules-words = Gebruikte woorden
rules-word-seat = Plaats: de vaste plek van een speler aan tafel. Plaatsen worden met de klok mee geteld; de volgende plaats met de klok mee ligt links van je.
rules-word-kahuna = Kahuna: de speler die de locatie heeft gekozen die wordt uitgevoerd.
rules-word-turn-order = Speelvolgorde: met de klok mee, te beginnen met de Kahuna.
rules-word-ceremonial-order = Ceremoniële volgorde: de volgorde waarin de ritueelblokjes op het ceremonieplein staan.
rules-word-supply = Voorraad: de gemeenschappelijke voorraad parels en mana. Die raakt nooit op. (beslissing)
rules-word-p = P: het aantal spelers, 3 tot 5.
rules-word-bag = Zak: de offerzak, waarin mana wordt verzameld en, tijdens een ceremonie, ook rituelen.
rules-word-tattoo = Tatoeage: één veld vooruit met je marker op het tatoeagespoor.
rules-word-clip = Clip: de ritueelclip, die laat zien van wie een ritueel is terwijl het in de zak of in de rij ligt.
rules-word-kinds-of-ritual = Soorten rituelen: een ritueel hoort bij de normale of bij de verboden stapel. Naar kleur is het persoonlijk (zwart), permanent (blauw), algemeen (bruin) of interactief (bordeaux).

## R1 Set-up

rules-R1 = Voorbereiding
rule-R1-1 = Elke speler begint met 5 mana en 4 parels. Door loting wordt bepaald wie startspeler is en de startspelerfiguur krijgt.
rule-R1-2 = Op het speelbord worden zes locatietegels gelegd: Bos, Marae, Oesterbank, Pad van de goden, Buren en Markt.
rule-R1-3 = De helpersmarkt opent met 24 starthelpers van 4 soorten. Van elke soort zijn er 6. (beslissing) De goederenmarkt opent met de 4 startgoederen, één van elke soort. Op elk prijsspoor begint de prijsmarker op het tweede veld van onderen.
rule-R1-4 = Schud de 8 startmaskers. Elke speler krijgt er één, open, maar niet de schat ervan. (beslissing) De maskers die niet zijn uitgedeeld, vormen de maskermarkt.
rule-R1-5 = Schud de 72 boskaarten; ze vormen de trekstapel van het bos. Draai er P+1 open: dat is het bosaanbod.
rule-R1-6 = Alle tatoeagemarkers beginnen op Raatira en alle priestermarkers op 0.
rule-R1-7 = Sorteer de To’o-opdrachtfiches op waarde en schud elke waarde. Leg ze gedekt op de velden van het standbeeld waar ze bij horen: die van 1 OP op standbeeld 1, die van 2 OP op standbeeld 2, die van 3 OP op standbeeld 3. Overgebleven fiches gaan terug in de doos zonder dat iemand ze bekijkt. Draai nu standbeeld 1 open.
rule-R1-8 = De normale en de verboden rituelen worden apart geschud, als twee trekstapels. De Tāne-kaarten zitten er alleen bij als de Tāne-variant wordt gespeeld (R9.1).
rule-R1-9 = Elke speler trekt 5 normale rituelen, houdt er 2 en legt de andere af. In een spel met 4 houdt de startspeler er maar 1. In een spel met 5 trekt en houdt de vijfde speler, die rechts van de startspeler zit, op dezelfde manier een tweede keer (5 kaarten erbij, waarvan er 2 blijven) en begint dus met 4 rituelen. Alle spelers kiezen tegelijk en niemand ziet wat de anderen kiezen. (beslissing)
rule-R1-10 = Zet de ritueelblokjes in speelvolgorde op het ceremonieplein, met het blokje van de startspeler op de eerste plaats.

## R2 Rounds

rules-R2 = Ronden
rule-R2-1 = De ronden worden gespeeld langs het rondespoor A1 C1 A2 A3 C2 A4 A5 A6 C3, waarbij A een actieronde is en C een ceremonie. Deze volgorde komt uit een gepubliceerde beschrijving van het speelbord. Een spel met 4 slaat A6 over; een spel met 5 slaat A5 en A6 over. Een spel met 3, 4 of 5 spelers heeft dus 6, 5 of 4 actieronden, en altijd 3 ceremonies.
rule-R2-2 = In een actieronde kiezen de spelers met de klok mee, te beginnen met de startspeler. Wie aan de beurt is, moet een van de locatietegels kiezen die nog op het speelbord liggen en wordt er Kahuna. De locatie wordt helemaal uitgevoerd voordat de volgende speler kiest. Als alle spelers gekozen hebben, is de ronde voorbij.
rule-R2-3 = Elke speler doet mee aan elke locatie: eerst de Kahuna, daarna de anderen met de klok mee. Acties en Kahunabonussen zijn niet verplicht.
rule-R2-4 = Aan het einde van een actieronde gebeuren vier dingen, in deze volgorde. Eerst geeft de startspeler de startspelerfiguur door aan de speler links. Ten tweede gaan de overgebleven kaarten van het bosaanbod naar hun markten en worden er P+1 nieuwe opengedraaid. Ten derde gaan alle locatietegels terug naar het speelbord. Ten vierde schuift de rondeteller op.
rule-R2-5 = Een gekozen tegel ligt tot het einde van de ronde voor de speler die hem koos. Zo wordt geen locatie twee keer in dezelfde ronde bezocht.

## R3 Goods, markets, cards

rules-R3 = Goederen, markten, kaarten
rule-R3-1 = Achter het zichtscherm houdt elke speler geheim: parels, mana, goederenkaarten, rituelen in de hand en de fiches van vervulde opdrachten. Open voor het zichtscherm liggen: maskers, helpers (en of ze gebruikt zijn), permanente rituelen en de locatietegel. Ook open voor iedereen zijn de sporen, de markten, de prijsmarkers, het aantal kaarten in elke stapel en alles wat open ligt. Ook de hoeveelheid mana in de zak is open, want iedereen ziet elke betaling. (beslissing)
rule-R3-2 = Telkens als een goed op de goederenmarkt komt, gaat de prijsmarker ervan één veld omlaag. Telkens als er een van die markt wordt genomen, gaat de marker één veld omhoog. Dit geldt in alle fasen van het spel. Bovenaan en onderaan het spoor blijft de marker staan. Als er goederen worden weggenomen om een nieuwe trekstapel voor het bos te maken (R3.5), verschuift er geen marker.
rule-R3-3 = Afgelegde goederen, maskers en helpers gaan naar de bijbehorende markt. Een ritueel dat wordt afgelegd, gaat naar de normale of de verboden aflegstapel, al naargelang waar het bij hoort.
rule-R3-4 = Als een ritueelstapel minder kaarten bevat dan er getrokken moeten worden, trek die dan eerst; schud daarna de aflegstapel tot een nieuwe stapel en trek daarvan de ontbrekende kaarten. (beslissing) Is ook dat niet genoeg, dan doet de speler het met de kaarten die er waren. (beslissing)
rule-R3-5 = Als de trekstapel opraakt terwijl het bosaanbod wordt aangevuld, blijft er van elke soort één goed op de goederenmarkt en worden alle andere goederen daar geschud tot een nieuwe trekstapel. Dit gebeurt in welke fase het ook voorkomt. (beslissing) Zijn er dan nog te weinig kaarten, dan blijft het aanbod onvolledig. (beslissing)
rule-R3-6 = Een boskaart nemen gaat zo. Een masker leg je voor het zichtscherm en je krijgt meteen de schat ervan (parels, mana of een tatoeage). Een goed leg je achter het zichtscherm. Een helper leg je ervoor, actief. Het bosaanbod is geen markt, dus als je er een goed uit neemt, verschuift er geen prijsmarker.
rule-R3-7 = Een masker levert zijn schat alleen op als het uit het bos wordt genomen. Een masker dat je bij de Buren neemt, levert niets op. Een masker dat je op een andere manier krijgt, ook niet. (beslissing)

## R4 Ranks and tracks

rules-R4 = Rangen en sporen
rule-R4-1 = Langs het tatoeagespoor liggen de vier rangen, van laag naar hoog: Raatira, Ariki, Arioi, Tahua. Je hebt een rang zodra je marker het veld van die rang bereikt. Eroverheen gaan geldt als bereiken. (beslissing) Geen marker gaat voorbij het laatste veld.
rule-R4-2 = Rituelen trekken afhankelijk van de rang: een Raatira trekt 3 normale rituelen; een Ariki trekt er 3 van de normale of van de verboden stapel; een Arioi of een Tahua trekt er 5 van een van beide stapels. De speler noemt de stapel voordat hij een kaart ziet, bekijkt dan de getrokken kaarten, houdt er precies één en legt de andere af. Een effect kan een ander aantal noemen om te houden. De rang beperkt alleen wat je mag trekken; een ritueel in je hand mag je met elke rang gebruiken. (beslissing)
rule-R4-3 = Wie Tahua wordt, mag meteen, en maar één keer in het spel, één normaal of verboden ritueel uit de hand gratis uitvoeren, hoe hoog de kosten ook zijn. Wie dit afslaat, krijgt de kans niet nog eens. (beslissing)
rule-R4-4 = De marker op het priesterspoor stopt aan beide uiteinden van het spoor. n priesters opleiden betekent de marker n velden omhoog zetten. Zijn plaats is het aantal priesters dat je hebt.

## R5 Locations

rules-R5 = Locaties
rules-R5-text = Vier van de locaties beginnen met een worp van de dobbelsteen, die de eigenaars van één soort helpers beloont.
rule-R5-1 = De Kahuna gooit de dobbelsteen. Elke speler met dat aantal verzamelaars of meer mag één goed van de goederenmarkt nemen (R3.2). Dit gebeurt in speelvolgorde.
rule-R5-2 = Eerste keuze: elke speler mag, in speelvolgorde, één kaart uit het bosaanbod nemen (R3.6). De kaarten die niemand nam, gaan naar de markten en er worden P+1 nieuwe opengedraaid.
rule-R5-3 = Tweede keuze: elke speler mag nog eens één kaart nemen. De Kahuna is weer de eerste, maar daarna gaat het tegen de klok in. De kaarten die niemand nam, blijven liggen tot het einde van de ronde (R2.4).
rule-R5-4 = De bonus van de Kahuna is de eerste keuze in beide keuzeronden.
rule-R5-5 = De Kahuna gooit de dobbelsteen. Elke speler met dat aantal sjamanen of meer mag één tatoeage nemen.
rule-R5-6 = Wie aan de beurt is, mag één goed offeren, dat naar de markt gaat, in ruil voor één tatoeage. Met of zonder offer mag de speler daarna rituelen trekken afhankelijk van de rang (R4.2). Het offer komt eerst, dus een zojuist bereikte rang telt al mee voor het trekken. (beslissing)
rule-R5-7 = Kahunabonus, in twee delen: een tweede goed mag worden geofferd voor een tweede tatoeage, en er mag een tweede reeks rituelen worden getrokken, waarvan er één wordt gehouden. De Kahuna mag beide delen gebruiken, maar één of geen van beide. Eerst wordt alles geofferd, dan pas getrokken. (beslissing)
rule-R5-8 = De Kahuna gooit de dobbelsteen. Elke speler met dat aantal parelvissers of meer krijgt 4 parels.
rule-R5-9 = De Kahuna gooit een tweede keer. Alle spelers krijgen zoveel parels als de dobbelsteen aangeeft. De bonus van de Kahuna is 3 extra parels.
rule-R5-10 = Wie aan de beurt is, mag 1 priester opleiden voor 2 parels, of 2 priesters voor 5 parels. Daarna krijgt de speler, ook zonder te hebben opgeleid, zoveel mana als het getal waarop de marker op het priesterspoor staat.
rule-R5-11 = Kahunabonus: 1 extra priester, die niets kost en komt voordat de mana wordt ontvangen.
rule-R5-12 = Elke speler mag, in speelvolgorde, een van zijn maskers aan de maskermarkt geven. Als iedereen aan de beurt is geweest, mag wie er een gaf één masker van die markt nemen, weer in speelvolgorde. Je mag het masker terugnemen dat je gaf. (beslissing) Er wordt geen schat ontvangen (R3.7). Een masker dat aan een spiegel is gekoppeld, mag niet worden gegeven (R8.6).
rule-R5-13 = Kahunabonus: één beschikbare opdracht mag worden vervuld (R7). De Kahuna doet dit voor of na het ruilen van de maskers. (beslissing)
rule-R5-14 = De Kahuna gooit de dobbelsteen. Elke speler met dat aantal handelaren of meer mag één helper van de helpersmarkt kiezen en nemen zonder te betalen. Dit gebeurt in speelvolgorde.
rule-R5-15 = Wie aan de beurt is, mag één goed verkopen en mag één helper inhuren voor 2 parels. De volgorde is vrij.
rule-R5-16 = Om een goed te verkopen, kies je een van de bonussen op het prijsspoor ervan: die bij de marker of een die eronder ligt. Daarna gaat de kaart naar de markt, waardoor de marker één veld omlaag gaat. Je mag een bonus kiezen die geen effect heeft. (beslissing) Terwijl de bonus wordt uitgevoerd, ligt de kaart apart; pas daarna gaat ze naar de markt. (beslissing)
rule-R5-17 = Kahunabonus: er mag een tweede goed worden verkocht en een tweede helper worden ingehuurd, net als de eerste voor 2 parels.

## R6 Ceremony: six steps

rules-R6 = Ceremonie: zes handelingen
rule-R6-1 = Handeling 1, dans van de priesters. Alle spelers doen tegelijk wat R5.10 beschrijft. Er is geen Kahunabonus.
rule-R6-2 = Handeling 2, ritueelkaarten kopen. Alle spelers beslissen tegelijk. Voor 3 mana, die in de zak gaat, mag een speler trekken afhankelijk van de rang en één kaart houden. Dit kan één keer per ceremonie. Als iedereen heeft gezegd of hij trekt en van welke stapel, worden de kaarten in ceremoniële volgorde uitgedeeld. (beslissing)
rule-R6-3 = Handeling 3, voorbereiding van de rituelen. Alle spelers doen tegelijk en in het geheim rituelen in de zak. Een Arioi of een Tahua mag er 3 rituelen met zijn clip in doen, alle anderen 2; minder of geen mag ook. Algemene (bruine) rituelen krijgen geen clip en tellen niet mee voor deze grens; er mogen er zoveel bij als je wilt. Ook hoeveel rituelen een speler erin doet, is geheim. (beslissing)
rule-R6-4 = Handeling 4, godenbezwering: het mana-offer. Alle spelers offeren tegelijk en in het geheim mana, zoveel van hun mana als ze willen, of niets. Daarna worden de offers samen getoond. Ze bepalen de nieuwe ceremoniële volgorde: het grootste offer komt eerst, en zo verder naar beneden; spelers die evenveel offerden, houden onderling hun volgorde. Alle geofferde mana gaat in de zak.
rule-R6-5 = Handeling 4, godenbezwering: de beloningen. Er zijn drie beloningen: 1 tatoeage, 1 goed van de markt of 2 parels. De eerste in de ceremoniële volgorde kiest er een, en de tweede kiest een van de twee die overblijven. Met 4 of 5 spelers krijgt de derde de laatste beloning; met 3 spelers krijgt niemand die. Elke beloning kan worden afgeslagen; die blijft dan voor de volgende in de volgorde, maar wat de derde afslaat, gaat verloren. (beslissing)
rule-R6-6 = Handeling 5, de goddelijke zegen: de rij. Haal alle rituelen uit de zak en leg ze in een rij, met de laagste manakosten links en de hoogste rechts. Bij gelijke kosten komen de algemene rituelen eerst; de andere volgen in de ceremoniële volgorde van hun eigenaars. Als er meer van dezelfde kosten van dezelfde eigenaar zijn, kiest die speler hun volgorde; dit gebeurt terwijl de rij wordt gelegd, voordat er een ritueel wordt uitgevoerd. Niemand komt te weten wie een algemeen ritueel in de zak deed, en algemene rituelen van dezelfde kosten worden op volgorde van hun naam gelegd, zodat hun plaats niets verraadt. (beslissing)
rule-R6-7 = Handeling 5, de goddelijke zegen: het uitvoeren. Ga de rij af van het goedkoopste naar het duurste ritueel. Als er genoeg mana in de zak zit, betaal dan de kosten uit de zak aan de voorraad en voer het ritueel uit; daarna wordt een permanent (blauw) ritueel voor zijn eigenaar gelegd en elk ander afgelegd. Zodra de zak het meest linkse ritueel niet kan betalen, worden dit en alle volgende rituelen zonder effect afgelegd. De mana die overblijft, wordt in de zak bewaard tot de volgende ceremonie. Als een effect mana in de zak brengt, kan die meteen worden gebruikt.
rule-R6-8 = Handeling 6, de oprichting van de To’o. Eerst komen alle veilingen die moeten plaatsvinden (R7.6). Daarna zijn de spelers in ceremoniële volgorde aan de beurt: ieder vervult één beschikbare opdracht of past. Zo gaat het ronde na ronde, tot er een ronde is waarin alle spelers passen. Wie gepast heeft, mag in een latere ronde nog een opdracht vervullen. (beslissing)
rule-R6-9 = Draai aan het einde van C1 standbeeld 2 open, aan het einde van C2 standbeeld 3; daarna schuift de rondeteller op. Het einde van C3 is het einde van het spel.

## R7 To'o missions

rules-R7 = To’o-opdrachten
rule-R7-1 = Er zijn drie gelegenheden om een opdracht te vervullen: als Kahuna bij de Buren; door een marktbonus of een ander effect dat het toestaat; en bij de oprichting van de To’o (R6.8). Een opdracht is beschikbaar als het fiche open ligt, geen veilingfiche is en hoort bij een standbeeld dat mag worden opgericht. Standbeelden die eerder mochten worden opgericht, mogen dat nog steeds. Het fiche van een vervulde opdracht bewaart de speler achter het zichtscherm.
rule-R7-2 = Voor een product-opdracht leg je af wat het fiche toont. Parels en mana worden aan de voorraad betaald; goederen, maskers en rituelen worden afgelegd (R3.3). Alleen rituelen uit de hand kunnen worden gegeven.
rule-R7-3 = Voor een voorwaarde-opdracht moet je hebben wat het fiche toont, en je legt niets af. Het fiche noemt een minimum: een hogere rang of meer van iets is ook goed. Helpers tellen mee, ook als ze gebruikt zijn. (beslissing) Een fiche kan maar één keer worden genomen, maar dezelfde voorwaarde kan een speler meer dan één fiche opleveren. (beslissing)
rule-R7-4 = Als maskers fiches tellen (R8.4), is een fiche van een van deze soorten: parels, mana, goederen of voorwaarde. Veilingfiches zijn van de soort mana. Een fiche dat met maskers of rituelen is betaald, hoort bij geen soort. (beslissing)
rule-R7-5 = Een veilingfiche kan alleen op een veiling worden gewonnen. Als er een opdracht wordt genomen en in die rij van het standbeeld alleen nog veilingfiches overblijven, worden die fiches meteen geveild, een voor een. Zo’n veiling hoort bij niemands beurt.
rule-R7-6 = Een rij kan, wanneer ze wordt opengedraaid, uit louter veilingfiches bestaan. Ze wordt dan in de volgende ceremonie geveild, als allereerste in handeling 6. Hetzelfde geldt voor zo’n rij bij de voorbereiding. (beslissing)
rule-R7-7 = Bij een veiling bieden alle spelers tegelijk en in het geheim mana, zoveel van hun mana als ze willen, of niets. Wie het meest biedt, krijgt het fiche; bij gelijke biedingen de speler die het eerst komt in de ceremoniële volgorde. Winnaar en verliezers zijn hun bod kwijt: al die mana gaat in de zak.
rule-R7-8 = Om voor een opdracht te betalen, mag je een compleet maskerpaar uit elkaar halen, maar niet een paar dat met een spiegel is gemaakt. (beslissing)

## R8 Assistants, masks, end

rules-R8 = Helpers, maskers, einde
rule-R8-1 = Een helper heeft twee effecten. Het permanente effect (bij de worp, R5) telt altijd, of de helper nu gebruikt is of niet. Na het eenmalige effect is de helper gebruikt; je kunt dat effect pas weer inzetten als de helper is gereactiveerd.
rule-R8-2 = Dit zijn de eenmalige effecten. Verzamelaar: vlak voordat je een boskaart neemt, draai je één extra kaart van de bosstapel open; daarna neem je zoals altijd je kaart, en daarbij één goed uit het bosaanbod als er een ligt. Dit werkt alleen bij de keuzes in het Bos (R5.2, R5.3), met hoogstens één verzamelaar per keuze. Handelaar: in je beurt op de Markt kies je een willekeurige prijsmarker en zet je die bovenaan zijn prijsspoor. Hij kan nergens anders worden gebruikt. (beslissing) Je mag één handelaar per bezoek gebruiken, zelfs een die je net hebt ingehuurd. Sjamaan: in je eigen beurt, in een actieronde of in een ceremonie, voer je een ritueel uit je hand uit zonder mana te betalen, als het niet meer kost dan je aantal priesters. Je mag zoveel sjamanen gebruiken als je wilt, elk voor één ritueel. Parelvisser: als je een opdracht vervult, mag je meteen nog een opdracht vervullen, waarvoor je gewoon betaalt; een derde is er nooit. Een fiche dat je op een veiling wint, telt hiervoor niet als een vervulde opdracht. (beslissing)
rule-R8-3 = Voor sjamanen en spiegels is je eigen beurt: wanneer je een locatie kiest; wanneer je jouw deel van de actie van een locatie doet; wanneer je een beloning kiest; en wanneer je aan de beurt bent in R6.8. Wat de dobbelsteen van een locatie je oplevert, hoort niet bij je beurt. (beslissing) Een handeling die alle spelers tegelijk uitvoeren evenmin. (beslissing)
rule-R8-4 = Twee maskers met dezelfde afbeelding zijn een paar. Aan het einde van het spel telt elk compleet paar één keer; hoe, hangt af van de soort. Eén soort levert 1 OP op voor elk van je opdrachtfiches van de afgebeelde soort. Eén soort levert 1 OP op voor elk van je helpers van de afgebeelde soort. Eén soort levert 2 OP op voor elke verschillende kleur onder je complete paren, de eigen kleur inbegrepen, tot 8 OP. Maskers zonder partner leveren niets op.
rule-R8-5 = Niemand kan een masker stelen dat deel is van een compleet paar.
rule-R8-6 = In je eigen beurt mag je een regenboogspiegel aan een van je maskers koppelen. Die twee blijven tot het einde samen en zijn een compleet paar, wat je daarna ook krijgt. Een spiegel kan niet aan een andere spiegel worden gekoppeld. Een spiegel die nergens aan gekoppeld is, levert geen punten op; hij kan worden gegeven, genomen en gestolen zoals elk los masker.
rule-R8-7 = De eindscore is de som van vier dingen: je rang (3 OP voor Ariki, 6 voor Arioi, 9 voor Tahua), de OP op de rituelen voor je, je opdrachtfiches en je maskerparen. Het hoogste totaal wint; bij gelijke stand wie het eerst komt in de ceremoniële volgorde.
rule-R8-8 = Een ritueel dat buiten de rij wordt uitgevoerd (door R4.3, R8.2 of een effect), werkt meteen; daarna wordt een permanent ritueel voor de speler gelegd en elk ander afgelegd. (beslissing) Een algemeen ritueel werkt zoals altijd voor alle spelers, in ceremoniële volgorde. (beslissing) Als het de rij nodig heeft en er is geen rij, gebeurt er niets. (beslissing)
rule-R8-9 = Niemand mag iets kiezen zonder de volledige kosten te kunnen betalen. (beslissing) Wie meer moet verliezen dan hij heeft, verliest wat hij heeft. (beslissing) Wie iets krijgt van een lege markt, krijgt niets. (beslissing)

## R9 Variants

rules-R9 = Varianten
rules-R9-text = De drie varianten kunnen naar believen worden gecombineerd.
rule-R9-1 = Tāne: schud de Tāne-rituelen door de normale en de verboden stapel, elk waar het bij hoort.
rule-R9-2 = Orakel: draai aan het begin alle drie de standbeelden open. Toch kan standbeeld 2 pas worden opgericht als C1 voorbij is, en standbeeld 3 pas als C2 voorbij is.
rule-R9-3 = Schaarste aan mana: de mana voor het kopen van rituelen (R6.2) en voor biedingen op veilingen (R7.7) wordt aan de voorraad betaald in plaats van aan de zak.

## R10 Rulings

rules-R10 = Beslissingen
rule-R10-1 = Volgorde. Als een effect meerdere spelers laat kiezen en het uitmaakt wie eerst komt, kiest elk van hen en voert de keuze uit voordat de volgende dat doet. Bij een locatie gaat dit in speelvolgorde, bij een ritueel in ceremoniële volgorde. (beslissing)
rule-R10-2 = Effect binnen een effect. Wat een effect in gang zet, wordt afgemaakt voordat het spel verdergaat. Een ritueel is uit de hand vanaf het moment dat het wordt uitgevoerd; als het effect voorbij is, wordt het afgelegd of voor de speler gelegd. Een ritueel gratis uitvoeren haalt niets uit de zak. Met een Ta’aroa kan een andere Ta’aroa worden uitgevoerd. (beslissing)
rule-R10-3 = Midden in iets Tahua worden. Eerst maakt de marker zijn beweging af. Daarna wordt de speler meteen het gratis ritueel van R4.3 aangeboden. Daarna gaat het spel verder op het punt waar het bleef. Gebeurt het in een gelijktijdige handeling, dan wacht dit tot alle spelers hebben geantwoord en krijgen ze het aanbod in ceremoniële volgorde. (beslissing)
rule-R10-4 = Een veiling midden in iets. Eerst wordt het vervullen afgemaakt, samen met de tweede opdracht van een parelvisser. Daarna vinden alle veilingen plaats die aan de beurt zijn, geordend naar standbeeld, dan naar rij, dan naar veld van links naar rechts. Daarna gaat het spel verder. Een veiling kan alleen in de eigen rij tot een volgende veiling leiden. (beslissing)
rule-R10-5 = Eigen beurt. In je eigen beurt mag je sjamanen en spiegels gebruiken voor je eerste actie, na je laatste en tussen twee acties in, maar niet terwijl een actie nog niet af is. Je mag dat bijvoorbeeld niet nadat een verzamelaar een kaart heeft opengedraaid en voordat je kiest, en ook niet nadat je voor priesters hebt betaald en voordat je de mana krijgt. De Oesterbank geeft niemand een eigen beurt, behalve door haar te kiezen. In R6.8 telt het gebruik van een sjamaan of een spiegel niet als een opdracht; als je verder niets doet, pas je. (beslissing)
rule-R10-6 = Hina buiten de rij uitgevoerd: haar mana gaat in de zak en blijft daar tot ze nodig is. (beslissing)
rule-R10-7 = Stilte van Tāne kan alleen gericht zijn op rituelen in de rij met een clip. Voor een ritueel dat het zwijgen is opgelegd, wordt geen mana betaald. (beslissing)
rule-R10-8 = Paren. Twee gelijke maskers zijn een paar zolang een speler beide heeft; er hoeft niets te worden aangekondigd. Om een spiegel te koppelen, heb je een masker nodig dat niet in een paar zit; de spiegel heeft dan de afbeelding en de kleur van dat masker. Vlak voor de eindtelling krijgen alle spelers nog één keer de kans om spiegels te koppelen, zoveel van hun spiegels als ze willen. (beslissing)
rule-R10-9 = Twee exemplaren van hetzelfde permanente ritueel werken samen (met twee ’Ana mag je bijvoorbeeld tot twee velden boven de marker kiezen). Kosten zijn nooit minder dan 0. (beslissing)
rule-R10-10 = Schaarste aan mana gaat over die twee betalingen en over niets anders. Mana die is geofferd, en mana die na een ceremonie overblijft, zit in de zak zoals in het gewone spel. (beslissing)
rule-R10-11 = Orakel: de rijen van een standbeeld die uit louter veilingfiches bestaan, worden geveild in handeling 6 van de eerste ceremonie waarin dit standbeeld mag worden opgericht. (beslissing)
rule-R10-12 = Priesters verliezen maakt niets ongedaan van wat die priesters hebben opgeleverd. (beslissing)
rule-R10-13 = Te kleine stapels: gebruik de kaarten die er zijn, en maak dan de nieuwe stapel (R3.4, R3.5). Kaarten die bij de lopende trekking horen, gelden nog niet als afgelegd; in R6.2 geldt dat voor de kaarten van alle spelers. Verzamelaar: neem eerst beide kaarten; pas daarna worden schatten ontvangen. (beslissing)
rule-R10-14 = Mogen. Een speler moet aannemen wat een effect geeft, behalve waar er “mag” of “tot” staat. Op locaties en bij de beloningen mag je alles afslaan waarbij iets te kiezen valt (R2.3); gewone parels of mana worden zonder vraag toegevoegd. Waar een Tāne-ritueel “een speler” zegt, is dat een van de anderen, ook een die niets te verliezen heeft. (beslissing)

## Examples

rules-E = Voorbeelden
rule-E1 = (R5.6, R5.7) De Kahuna van de Marae offert een mahi-mahi en een taro voor twee tatoeages, en de marker komt op Ariki. Van een eerste trekking van 3 normale rituelen wordt er één gehouden; van een tweede trekking van 3 verboden rituelen ook één. De prijsmarkers van mahi-mahi en taro zijn elk één veld omlaag gegaan.
rule-E2 = (R5.10, R6.1) Drie spelers staan op 3 priesters, en er is geen Kahunabonus. De eerste geeft 5 parels uit, stijgt naar 5 priesters en krijgt 5 mana. De andere twee geven niets uit; ieder krijgt 3 mana.
rule-E3 = (R6.4) De ceremoniële volgorde is Rafaël, Maria, Max, Arno. In deze volgorde offeren ze 7, 4, 4 en 8 mana. De volgorde wordt Arno, Rafaël, Maria, Max: Maria en Max offerden evenveel en blijven zoals ze stonden.
rule-E4 = (R6.6, R6.7) Het spel gaat verder na E3. De zak was leeg en er is geen ritueel gekocht, dus bevat hij nu 23 mana. Maria, een Arioi, heeft Rau-Pena (kosten 4), Rua-Hatu (4) en Mata-Arahu (8) in de zak gedaan; Rafaël Uru-Taetae (4) en Ra’a (5); Max Roro’o (6); Arno Ta’ere (10), Ihi (11) en het algemene ritueel Hina (1). De rij is Hina, Uru-Taetae, Rua-Hatu, Rau-Pena, Ra’a, Roro’o, Mata-Arahu, Ta’ere, Ihi, want Maria wil Rua-Hatu voor Rau-Pena. Samen zouden ze 53 kosten. Na het betalen van Hina is er 22 mana over; haar effect voegt er 6 toe voor elk van de vier spelers, wat het totaal op 46 brengt. Daarmee worden alle rituelen betaald behalve Ihi, en er blijft 5 mana in de zak.
rule-E5 = (R5.1) De dobbelsteen toont 2. Maria, met 3 verzamelaars, mag een goed nemen; ze neemt een tiare, en de prijsmarker daarvan gaat één omhoog. Arno, met 1 verzamelaar, krijgt niets.
rule-E6 = (R8.2) In een spel met 3 liggen vier boskaarten open. De Kahuna gebruikt een verzamelaar en draait een vijfde open, en neemt dan een masker en daarbij een mahi-mahi. De prijsmarker van mahi-mahi blijft waar hij is.
rule-E7 = (R8.2) Een speler met 4 priesters gebruikt een sjamaan om Rua-Hatu uit te voeren, met kosten 4, en krijgt 3 parels zonder mana te betalen.
rule-E8 = (R8.2) Een speler vervult in handeling 6 een opdracht en met een parelvisser meteen een tweede. Daarna is de volgende speler aan de beurt.

## Rulings of this implementation

rules-X = Beslissingen van dit programma
rules-X-text = Deze regelen wat de regels hierboven openlaten. Het zijn allemaal beslissingen van dit project.
rule-X1 = (R5.10, R5.11) Op het Pad van de goden mag de Kahuna de gratis priester afslaan (R2.3).
rule-X2 = (R4.3, R8.2, R10.2) Een ritueel dat wordt uitgevoerd, wordt aan iedereen getoond. Rituelen die zijn getrokken en niet gehouden, en rituelen waarmee een opdracht is betaald, worden gedekt afgelegd: alleen hun aantal en stapel zijn te zien.
rule-X3 = (R6.5) Slaat de eerste af, dan kiest de tweede uit drie beloningen, en de derde uit wat overblijft. Met 3 spelers kiezen alleen de eerste twee. Wie het goed heeft gekozen, neemt er een.
rule-X4 = (R5.16, R10.14) Wat een marktbonus je laat kiezen (een masker, een helper, een opdracht, kaarten), mag worden afgeslagen zoals alles op een locatie; wat een ritueel geeft, moet worden genomen.
rule-X5 = (R8.2) Nadat een verzamelaar zijn kaart heeft opengedraaid, kunnen de keuze en het extra goed elk nog worden afgeslagen; de verzamelaar blijft gebruikt.
rule-X6 = (R7.2) Een opdracht betalen waarbij je iets kiest (verschillende, gelijke, maskers, rituelen), gaat stuk voor stuk; een opdracht kan alleen worden gekozen als ze helemaal kan worden betaald.
rule-X7 = (R8.2) Een parelvisser wordt gebruikt door de tweede opdracht te kiezen; wie afslaat, laat hem ongebruikt.
rule-X8 = (R3.1) Wat anderen achter hun zichtscherm hebben maar openlijk hebben genomen, kan iedereen bijhouden (parels, mana, goederen, fiches); met “Tonen wat je kunt bijhouden” doet het spel dat voor je. Een goed dat blind is genomen, is alleen bekend bij de twee betrokken spelers.
rule-X9 = (R6.8) Een ronde wordt geteld vanaf de eerste in de ceremoniële volgorde: gaat er een hele ronde voorbij zonder dat iemand in zijn beurt een opdracht vervult, dan eindigt de oprichting.
rule-X10 = (R10.3) Wie Tahua wordt, krijgt het aanbod na de hele beweging, ook als die beweging door een schat komt.
rule-X11 = (R6.6) Een speler met meerdere verschillende rituelen van gelijke kosten legt ze een voor een wanneer de rij wordt gelegd; de spelers worden gevraagd vanaf de laagste kosten en in ceremoniële volgorde.
rule-X12 = (R5.13) De Kahuna van de Buren mag de opdracht vóór het ruilen vervullen en, als dat niet is gebeurd, alsnog erna.
rule-X13 = (R5.6, R5.10) Een goed offeren met de marker op het laatste veld van het tatoeagespoor, en betalen voor priesters die niet meer op het priesterspoor passen, is toegestaan: je komt zo ver als er ruimte is.
rule-X14 = (R8.2, R10.13) Een verzamelaar mag ook worden gebruikt als er geen boskaart kan worden opengedraaid, of als er geen goed in het aanbod ligt; je krijgt dan wat er is.
rule-X15 = (R8.2) Een parelvisser kan ook volgen op een opdracht die door een effect als Ta’ere of Te Tumu is vervuld, wiens beurt het ook is; de tweede opdracht wordt gewoon betaald.
rule-X16 = (R5.12, R8.3) Een masker geven en er een nemen zijn twee momenten van je eigen beurt; een speler die gevraagd wordt en afslaat, heeft die beurt gehad.
rule-X17 = (R7.7) Alle biedingen worden getoond als de laatste binnen is. Als niemand biedt, krijgt de eerste in de ceremoniële volgorde het fiche gratis.
rule-X18 = (R10.8) De laatste spiegels worden in ceremoniële volgorde gekoppeld.
