### Waarom een zet niet kan, `why-…`.

why-taken = { $who } heeft deze tegel tot het einde van de ronde.
why-no-sales = Je kunt niets meer verkopen.
why-none-held = Je hebt geen { $what }.
# $price, $highest
why-above-marker = De marker staat op { $price }: je mag een bonus kiezen tot en met veld { $highest }.
why-no-sacrifices = Je mag niets meer offeren: offeren komt voor het trekken.
why-not-payable = Je kunt niet met { $what } betalen: te weinig, of al betaald.
why-empty = Er is er geen op de markt.
why-no-hires = Je mag in deze beurt niemand meer inhuren.
why-pearls =
    { $cost ->
        [one] Het kost 1 parel en je hebt er { $have }.
       *[other] Het kost { $cost } parels en je hebt er { $have }.
    }
why-mana = Het kost { $cost } mana en je hebt er { $have }.
why-rituals =
    { $cost ->
        [one] Het kost 1 ritueel en je hebt er { $have } in de hand.
       *[other] Het kost { $cost } rituelen en je hebt er { $have } in de hand.
    }
why-masks = Je hebt niet wat het kost: { $what }.
why-commodities = Je hebt niet wat het kost: { $what }.
why-condition = Je voldoet niet aan de voorwaarde: { $what }.
why-not-used = Deze helper is niet gebruikt en kan dus niet worden gereactiveerd.
why-none-owned = Zo’n helper heb je niet.
why-all-used = Die van jou zijn allemaal gebruikt.
why-collector = Een verzamelaar gebruik je vlak voordat je in het Bos een kaart kiest.
why-one-collector = Eén verzamelaar per keuze.
why-merchant = Een handelaar gebruik je in je beurt op de Markt.
why-one-merchant = Eén handelaar per bezoek aan de Markt.
why-pearl-diver = Een parelvisser gebruik je als je een opdracht hebt vervuld.
why-no-shaman = Je hebt een actieve sjamaan nodig.
why-priests = Het kost { $cost }; een sjamaan gaat tot { $have }, je aantal priesters.
why-clips = Je { $clips } clips zijn gebruikt. Alleen algemene rituelen mogen er nog bij.
why-only-commodities = De verzamelaar brengt alleen een goed.
why-joined = Een masker dat aan een spiegel is gekoppeld, blijft daarbij.
why-paired = Niemand kan een masker uit een compleet paar nemen.
why-paired-mirror = Een spiegel kun je alleen koppelen aan een masker dat nog geen paar vormt.
why-not-a-pair = De opdracht vraagt om twee gelijke maskers.
why-rank = Met jouw rang trek je alleen normale rituelen.
why-no-draws = Je hebt al getrokken.
why-face-down = Dit standbeeld is nog gedekt.
why-statue = Standbeeld { $statue } mag nog niet worden opgericht.
why-auction = Dit fiche win je op een veiling, zodra er in de rij niets anders over is.
why-gift-gone = Deze beloning is al genomen.
why-not-to-silence = Je kunt alleen een ritueel met een clip van een andere speler het zwijgen opleggen.
why-at-top = De marker staat al bovenaan.
why-must = Je moet nemen wat je hier krijgt.
why-no-free-priest = Alleen de Kahuna kan een gratis priester weigeren.
why-no-mirror = Je hebt geen spiegel om te koppelen.
why-two-mirrors = Een spiegel kun je niet aan een andere spiegel koppelen.
why-own-turn = Sjamanen en spiegels gebruik je in je eigen beurt.
why-unfinished = Neem eerst je kaart: daar komt niets tussen.
why-no-mission = Je kunt nu geen opdracht vervullen.
why-no-token = Het fiche van deze opdracht is weg.
# $have
why-too-much = Je hebt maar { $have } mana.
why-yourself = Kies een van de andere spelers.
why-not-asked = Dat wordt je nu niet gevraagd.
why-not-awaited = Je bent niet aan de beurt om te kiezen.
why-answered = Je antwoord is binnen. Je kunt het wijzigen tot de laatste speler klaar is.
why-over = Het spel is afgelopen.
why-unknown = Zo’n zet bestaat niet.
why-not-held = Dat heb je niet.
why-not-there = Dat ligt er niet om te kiezen.
