## Lists and names

terminal-list = { $first } en { $last }
terminal-me = Speler

## When

terminal-round = { $kind ->
    [ceremony] Ceremonie { $round }, { $number } van { $total }
   *[action] Actieronde { $round }, { $number } van { $total }
}
terminal-during = { $round }: { $what }
terminal-kahuna = { $location }, Kahuna { $who }
terminal-set-up = Voorbereiding
terminal-end = Einde van het spel

## The board: labels of lines and columns

terminal-player = Speler
terminal-rank = Rang
terminal-priests = Priesters
    .short = Pr.
terminal-assistants = Helpers
terminal-in-front = Voor het scherm
terminal-locations = Locaties
terminal-forest = Bos
terminal-turned-up = Opengedraaid
terminal-commodities = Goederen
terminal-masks = Maskers
terminal-bag = Zak
terminal-row = Rij
terminal-statue = To’o { $statue }
terminal-mine = Van jou
terminal-rituals = Rituelen
terminal-in-bag = In de zak
terminal-missions = Opdrachten
terminal-pearls = Parels
terminal-mana = Mana
terminal-total = Totaal

## The board: what lies there

terminal-none = geen
terminal-joined = { $mask } & spiegel
terminal-stall = { $count } { $what }
terminal-price = op { $price }
terminal-order = volgorde: { $players }
terminal-piles = stapels: { $forest } bos, { $normal } normaal, { $forbidden } verboden
terminal-amount-pearls = { $amount ->
    [one] { $amount } parel
   *[other] { $amount } parels
}
terminal-amount-mana = { $amount } mana
terminal-amount-tattoos = { $amount ->
    [one] { $amount } tatoeage
   *[other] { $amount } tatoeages
}
terminal-points = { $vp } OP
terminal-tokens = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
}
terminal-unknown = { $count } onbekend

## Asking

terminal-asked = { $who }: { $question }
terminal-ritual = { $move } ({ $cost } mana, { $kind }): { $text }
terminal-mask = { $move }: { $text }
terminal-number = een getal van { $first } tot en met { $last }
terminal-amount = een hoeveelheid van { $first } tot en met { $last }
terminal-type = Typ { $what }.
terminal-no-choice = “{ $text }” kun je hier niet kiezen. Typ { $what }, of ? voor hulp.
terminal-more-log = nog { $count }: typ log
terminal-more-board = typ board voor het hele bord
terminal-nothing = Er is niets gebeurd sinds je laatste beslissing.

## Help: what can be typed; the words themselves are the same in all languages

terminal-help = Typ het nummer van een keuze, of een hoeveelheid waar daarom wordt gevraagd, en druk op Enter.
    .text = De korte tekst van een zet werkt ook, zoals: go market, sell taro 2, pass.
    .look-up = zoek een kaart, een masker, een goed, een locatie of een rang op
    .rules = lees een regel; de vraag noemt de regel die nu geldt
    .hint = wat een bedreven bot zou spelen, en waarom; hint master vraagt het een andere bot
    .board = het hele bord
    .log = alles wat er is gebeurd sinds je laatste beslissing
    .save = sla het spel op; raiatea terminal --load FILE gaat ermee verder
    .quit = verlaat het spel; wat niet is opgeslagen, gaat verloren
    .again = Alleen Enter toont de vraag opnieuw.

## Saving, leaving, passing the keyboard on

terminal-save-where = Zeg waar: save FILE.
terminal-saved = Opgeslagen in { $file }.
terminal-exists = { $file } bestaat al; kies een ander bestand, of ga ermee verder met --load.
terminal-stops = Het spel stopt hier.
terminal-stops-saved = Het spel stopt hier. Het is opgeslagen in { $file }.
terminal-stops-unsaved = Het spel stopt hier. Het is niet opgeslagen.
terminal-pass-on = Geef het toetsenbord aan { $who }
terminal-press-enter = { $who }, druk op Enter als niemand anders kijkt.
terminal-won = { $who } heeft gewonnen met { $points } OP.

## Replays and what was checked

terminal-dealt = Uitgedeelde maskers: { $masks }.
    .item = { $mask } ({ $who })
terminal-verified = { $file }: de voorbereiding en { $decisions ->
    [one] { $decisions } beslissing
   *[other] { $decisions } beslissingen
} hadden { $outcomes ->
    [one] { $outcomes } uitkomst
   *[other] { $outcomes } uitkomsten
} van het toeval; alle volgen uit startgetal { $seed }.
terminal-committed = { $file }: het startgetal en { $answers } geheime antwoorden zijn zoals vastgelegd.

## Rules

terminal-rules = Regels van Raiatea
    .more = Lees verder met: rules R6, rules R6.7, rules E4, rules X, of een woord.
terminal-span = { $first } t/m { $last }
terminal-no-rule = Er is geen regel “{ $query }”; er zijn { $known }.

## Cards

terminal-name = Naam
terminal-kind = Soort
terminal-id = Id
terminal-cost = Kosten
terminal-pile = Stapel
terminal-copies = Aantal
terminal-value = Waarde
terminal-wording = Tekst
terminal-space = Prijs { $space }
terminal-tane = Tāne-rituelen
terminal-forest-cards = Boskaarten
terminal-location = Locatie
terminal-chart = Prijsspoor
terminal-heading = { $what } ({ $count })
terminal-no-card = Niets heet “{ $query }”.
    .guess = Niets heet “{ $query }”; bedoelde je { $names }?

## Many games

terminal-games = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} met { $players } spelers, startgetal { $seed }
terminal-length = Een partij telde { $mean } beslissingen ({ $least } tot { $most }). { $speed } partijen per seconde.
terminal-bot = Bot
terminal-seat = Plaats
terminal-seats = Plaatsen
terminal-wins = Gewonnen
terminal-share = Aandeel
