tile-first-pick = eerste keus, 2×
tile-collector = Verzamelaar:
tile-draws = { $draws } × { $cards } rituelen trekken, 1 houden
tile-no-sacrifice = niets te offeren
tile-marae = { $draws } × trekken
tile-marae-rank = { $rank }; { $draws } × trekken
tile-sacrifices = { $count } offeren:
tile-die = dobbelsteen:
tile-kahuna = Kahuna:
tile-rituals = { $rituals }:
tile-reef = worp + { $kahuna }
tile-reef-ritual = worp + { $kahuna } + { $bonus } van { $rituals }
tile-swap = een masker ruilen
tile-no-mask = geen masker
tile-no-mission = geen opdracht
tile-or = of
tile-sale = { $commodity }:
tile-hire = { $hires ->
    [one] 1 inhuren
   *[other] tot { $hires } inhuren
}:
tile-market = { $hires ->
    [0] verkoop { $sales }
   *[other] verkoop { $sales }, huur { $hires } in
}
tile-no-sale = niets te verkopen
tile-no-hire = geen parels
tile-others-marae = offer 1, trek 1 ×
tile-others-market = verkoop 1, huur 1 in
tile-after-forest = Wat overblijft gaat naar de markten; er komen { $cards } nieuwe kaarten.
tile-after-marae = Wat geofferd wordt, daalt in prijs.
tile-after-reef = Verder verandert er niets.
tile-after-path = Verder verandert er niets.
tile-after-neighbourhood = Maskers wisselen van eigenaar.
tile-after-market = Wat verkocht wordt, daalt in prijs.
tile-next = Nog { $left } locaties over; { $who } kiest als volgende.
tile-last = Dit is de laatste keuze van de ronde.

reach-mission = { $space }: Buren of ceremonie
reach-rank = { $rank }: { $count } offeren bij de Marae
reach-mirror = Spiegel: een paar met { $mask }
reach-twin = Paar: er ligt nog een exemplaar van { $mask }
reach-ritual = { $ritual }: kost { $needs } mana, in de offerzak zit { $bag }

ui-points-some = { $who }: { $points ->
    [one] { $points } punt bekend
   *[other] { $points } punten bekend
}
ui-points-all = { $who }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
ui-points-ribbon = Punten
ui-points-of = Punten van { $who }
ui-points-mine = Mijn punten
ui-points-only-me = alleen ik zie dit
ui-points-known = { $points } bekend; fiches liggen achter het zichtscherm
ui-points-now = { $points } als het nu afgelopen was
ui-points-veiled = achter het zichtscherm
ui-points-thinking = Even vooruitkijken…
ui-points-reach = Binnen bereik
ui-points-heading = Op weg naar
ui-points-rough = Grofweg op weg naar
ui-points-projection = { $now } nu, { $held } met wat je hebt, { $expected } als het verdergaat zoals de bot Bedreven zou spelen.

decided-rank = { $who } won met een voorsprong van { $ahead }: { $theirs } uit rang, { $whom } { $other }.
    .won = Je won met een voorsprong van { $ahead }: { $theirs } uit rang, { $whom } { $other }.
    .lost = { $who } won met { $ahead } meer dan jij: { $theirs } uit rang, jij { $other }.
decided-rituals = { $who } won met een voorsprong van { $ahead }: { $theirs } uit rituelen, { $whom } { $other }.
    .won = Je won met een voorsprong van { $ahead }: { $theirs } uit rituelen, { $whom } { $other }.
    .lost = { $who } won met { $ahead } meer dan jij: { $theirs } uit rituelen, jij { $other }.
decided-missions = { $who } won met een voorsprong van { $ahead }: { $theirs } uit opdrachten, { $whom } { $other }.
    .won = Je won met een voorsprong van { $ahead }: { $theirs } uit opdrachten, { $whom } { $other }.
    .lost = { $who } won met { $ahead } meer dan jij: { $theirs } uit opdrachten, jij { $other }.
decided-masks = { $who } won met een voorsprong van { $ahead }: { $theirs } uit maskerparen, { $whom } { $other }.
    .won = Je won met een voorsprong van { $ahead }: { $theirs } uit maskerparen, { $whom } { $other }.
    .lost = { $who } won met { $ahead } meer dan jij: { $theirs } uit maskerparen, jij { $other }.
decided-tie = { $who } en { $whom } hebben evenveel: wie eerder komt in de ceremoniële volgorde, wint.
    .won = Je hebt evenveel als { $whom } en komt eerder in de ceremoniële volgorde: je wint.
    .lost = Je hebt evenveel als { $who }, die eerder komt in de ceremoniële volgorde en wint.
decided-best-rank = Je rang bracht meer op dan die van de anderen: { $points }.
decided-best-rituals = Je rituelen brachten meer op dan die van de anderen: { $points }.
decided-best-missions = Je opdrachten brachten meer op dan die van de anderen: { $points }.
decided-best-masks = Je maskerparen brachten meer op dan die van de anderen: { $points }.

# Who did most of something: $amount of it, $who all who did as much
feat-builder = { $amount ->
    [one] 1 opdracht
   *[other] { $amount } opdrachten
}: { $who }
    .name = Meesterbouwer
feat-faces = { $amount } OP uit maskerparen: { $who }
    .name = Twee gezichten
feat-hand = { $amount } mana geofferd: { $who }
    .name = Gulle hand
ui-end-feats = In dit spel
ui-end-over = De laatste ceremonie is voorbij.
ui-end-again = Bekijk de telling nog eens
ui-end-share = Delen
ui-end-picture = Raiatea, { $date }
