tile-first-pick = prima scelta, 2×
tile-collector = Raccoglitore:
tile-draws = { $draws } × pesca { $cards } Rituali, tienine 1
tile-no-sacrifice = niente da sacrificare
tile-marae = { $draws } pescate
tile-marae-rank = { $rank }; { $draws } pescate
tile-sacrifices = sacrifica { $count }:
tile-die = dado:
tile-kahuna = Kahuna:
tile-rituals = { $rituals }:
tile-reef = dado + { $kahuna }
tile-reef-ritual = dado + { $kahuna } + { $bonus } da { $rituals }
tile-swap = cambia Maschera
tile-no-mask = nessuna Maschera
tile-no-mission = nessuna Missione
tile-or = o
tile-sale = { $commodity }:
tile-hire = { $hires ->
    [one] assumi 1
   *[other] assumi fino a { $hires }
}:
tile-market = { $hires ->
    [0] vendi { $sales }
   *[other] vendi { $sales }, assumi { $hires }
}
tile-no-sale = niente da vendere
tile-no-hire = niente Perle
tile-others-marae = 1 sacrificio, 1 pescata
tile-others-market = vendi 1, assumi 1
tile-after-forest = Il resto va ai Mercati; arrivano { $cards } nuove carte.
tile-after-marae = Ciò che si sacrifica cala di prezzo.
tile-after-reef = Non cambia altro.
tile-after-path = Non cambia altro.
tile-after-neighbourhood = Le Maschere passano di mano.
tile-after-market = Ciò che si vende cala di prezzo.
tile-next = Restano { $left } Luoghi; poi sceglie { $who }.
tile-last = È l’ultima scelta del round.

reach-mission = { $space }: Confine o cerimonia
reach-rank = { $rank }: sacrifica { $count ->
    [one] { $count } Merce
   *[other] { $count } Merci
} al Marae
reach-mirror = Arcobaleno Riflesso: una coppia con { $mask }
reach-twin = Coppia: { $mask } è ancora da prendere
reach-ritual = { $ritual }: costa { $needs } Mana, nel Sacchetto ce n’è { $bag }

ui-points-some = { $who }: { $points ->
    [one] { $points } punto noto
   *[other] { $points } punti noti
}
ui-points-all = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ui-points-ribbon = Punti
ui-points-of = Punti di { $who }
ui-points-mine = I miei punti
ui-points-only-me = lo vedo solo io
ui-points-known = { $points ->
    [one] { $points } noto
   *[other] { $points } noti
}; le tessere sono dietro lo schermo
ui-points-now = { $points } se finisse adesso
ui-points-veiled = dietro lo schermo
ui-points-thinking = Uno sguardo avanti…
ui-points-reach = Alla portata
ui-points-heading = In rotta verso
ui-points-rough = In rotta verso circa
ui-points-projection = { $now } ora, { $held } con ciò che hai, { $expected } se si gioca come farebbe il bot Esperto.

decided-rank = { $who } vince con un vantaggio di { $ahead }: { $theirs } dal Rango, { $whom } { $other }.
    .won = Vinci con un vantaggio di { $ahead }: { $theirs } dal Rango, { $whom } { $other }.
    .lost = { $who } vince con { $ahead } più di te: { $theirs } dal Rango, tu { $other }.
decided-rituals = { $who } vince con un vantaggio di { $ahead }: { $theirs } dai Rituali, { $whom } { $other }.
    .won = Vinci con un vantaggio di { $ahead }: { $theirs } dai Rituali, { $whom } { $other }.
    .lost = { $who } vince con { $ahead } più di te: { $theirs } dai Rituali, tu { $other }.
decided-missions = { $who } vince con un vantaggio di { $ahead }: { $theirs } dalle Missioni, { $whom } { $other }.
    .won = Vinci con un vantaggio di { $ahead }: { $theirs } dalle Missioni, { $whom } { $other }.
    .lost = { $who } vince con { $ahead } più di te: { $theirs } dalle Missioni, tu { $other }.
decided-masks = { $who } vince con un vantaggio di { $ahead }: { $theirs } dalle coppie di Maschere, { $whom } { $other }.
    .won = Vinci con un vantaggio di { $ahead }: { $theirs } dalle coppie di Maschere, { $whom } { $other }.
    .lost = { $who } vince con { $ahead } più di te: { $theirs } dalle coppie di Maschere, tu { $other }.
decided-tie = { $who } e { $whom } sono pari: vince chi viene prima nell’Ordine Cerimoniale.
    .won = Sei pari con { $whom }, ma vieni prima nell’Ordine Cerimoniale: vinci tu.
    .lost = Sei pari con { $who }, che viene prima nell’Ordine Cerimoniale e vince.
decided-best-rank = Il tuo Rango ha reso più di quello degli altri: { $points }.
decided-best-rituals = I tuoi Rituali hanno reso più di quelli degli altri: { $points }.
decided-best-missions = Le tue Missioni hanno reso più di quelle degli altri: { $points }.
decided-best-masks = Le tue coppie di Maschere hanno reso più di quelle degli altri: { $points }.

# Who did most of something: $amount of it, $who all who did as much
feat-builder = { $amount ->
    [one] 1 Missione
   *[other] { $amount } Missioni
}: { $who }
    .name = Mastro costruttore
feat-faces = { $amount } PV dalle coppie di Maschere: { $who }
    .name = Due volti
feat-hand = { $amount } Mana offerto: { $who }
    .name = Mano generosa
ui-end-feats = Di questa partita
ui-end-over = L’ultima cerimonia è finita.
ui-end-again = Rivedi il conteggio
ui-end-share = Condividi
ui-end-picture = Raiatea, { $date }
