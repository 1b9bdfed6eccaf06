tile-first-pick = premier choix, 2×
tile-collector = Cueilleur :
tile-draws = { $draws } × piocher { $cards } Rituels, en garder 1
tile-no-sacrifice = rien à sacrifier
tile-marae = { $draws } pioches
tile-marae-rank = { $rank } ; { $draws } pioches
tile-sacrifices = sacrifier { $count } :
tile-die = dé :
tile-kahuna = Kahuna :
tile-rituals = { $rituals } :
tile-reef = dé + { $kahuna }
tile-reef-ritual = dé + { $kahuna } + { $bonus } de { $rituals }
tile-swap = échanger un Masque
tile-no-mask = aucun Masque
tile-no-mission = aucune Mission
tile-or = ou
tile-sale = { $commodity } :
tile-hire = { $hires ->
    [one] recruter { $hires }
   *[other] recruter jusqu’à { $hires }
} :
tile-market = { $hires ->
    [0] vendre { $sales }
   *[other] vendre { $sales }, recruter { $hires }
}
tile-no-sale = rien à vendre
tile-no-hire = pas de Perles
tile-others-marae = 1 sacrifice, 1 pioche
tile-others-market = vendre 1, recruter 1
tile-after-forest = Le reste va aux marchés ; { $cards } nouvelles cartes arrivent.
tile-after-marae = Ce qui est sacrifié baisse de prix.
tile-after-reef = Rien d’autre ne change.
tile-after-path = Rien d’autre ne change.
tile-after-neighbourhood = Des Masques changent de main.
tile-after-market = Ce qui est vendu baisse de prix.
tile-next = Encore { $left } lieux ; ensuite { $who } choisit.
tile-last = C’est le dernier choix de la phase.

reach-mission = { $space } : Clairière ou cérémonie
reach-rank = { $rank } : sacrifier { $count } au Marae
reach-mirror = Miroir : une paire avec { $mask }
reach-twin = Paire : { $mask } est encore à prendre
reach-ritual = { $ritual } : coûte { $needs } Mana, le Sac en contient { $bag }

ui-points-some = { $who } : { $points ->
    [one] { $points } point connu
   *[other] { $points } points connus
}
ui-points-all = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-points-ribbon = Points
ui-points-of = Points : { $who }
ui-points-mine = Mes points
ui-points-only-me = visible de moi uniquement
ui-points-known = { $points ->
    [one] { $points } connu
   *[other] { $points } connus
} ; les tuiles sont derrière le paravent
ui-points-now = { $points } si la partie finissait ici
ui-points-veiled = derrière le paravent
ui-points-thinking = Un coup d’œil à la suite…
ui-points-reach = À portée
ui-points-heading = En route vers
ui-points-rough = En route vers, à peu près
ui-points-projection = { $now } maintenant, { $held } avec ce que vous avez, { $expected } si la suite se joue comme le ferait le robot Habile.

decided-rank = { $who } gagne de { $ahead } PV : { $theirs } par le rang, contre { $other } pour { $whom }.
    .won = Vous gagnez de { $ahead } PV : { $theirs } par le rang, contre { $other } pour { $whom }.
    .lost = { $who } gagne et vous devance de { $ahead } PV : { $theirs } par le rang, contre { $other } pour vous.
decided-rituals = { $who } gagne de { $ahead } PV : { $theirs } par les Rituels, contre { $other } pour { $whom }.
    .won = Vous gagnez de { $ahead } PV : { $theirs } par les Rituels, contre { $other } pour { $whom }.
    .lost = { $who } gagne et vous devance de { $ahead } PV : { $theirs } par les Rituels, contre { $other } pour vous.
decided-missions = { $who } gagne de { $ahead } PV : { $theirs } par les Missions, contre { $other } pour { $whom }.
    .won = Vous gagnez de { $ahead } PV : { $theirs } par les Missions, contre { $other } pour { $whom }.
    .lost = { $who } gagne et vous devance de { $ahead } PV : { $theirs } par les Missions, contre { $other } pour vous.
decided-masks = { $who } gagne de { $ahead } PV : { $theirs } par les paires de Masques, contre { $other } pour { $whom }.
    .won = Vous gagnez de { $ahead } PV : { $theirs } par les paires de Masques, contre { $other } pour { $whom }.
    .lost = { $who } gagne et vous devance de { $ahead } PV : { $theirs } par les paires de Masques, contre { $other } pour vous.
decided-tie = { $who } et { $whom } sont à égalité : le mieux placé dans l’ordre d’action cérémoniel l’emporte.
    .won = À égalité avec { $whom }, vous êtes mieux placé dans l’ordre d’action cérémoniel : vous gagnez.
    .lost = À égalité avec vous, { $who } est mieux placé dans l’ordre d’action cérémoniel et l’emporte.
decided-best-rank = Votre rang a rapporté plus que celui des autres : { $points }.
decided-best-rituals = Vos Rituels ont rapporté plus que ceux des autres : { $points }.
decided-best-missions = Vos Missions ont rapporté plus que celles des autres : { $points }.
decided-best-masks = Vos paires de Masques ont rapporté plus que celles des autres : { $points }.

# Who did most of something: $amount of it, $who all who did as much
feat-builder = { $amount ->
    [one] { $amount } Mission
   *[other] { $amount } Missions
} : { $who }
    .name = Maître bâtisseur
feat-faces = { $amount } PV en paires de Masques : { $who }
    .name = Deux visages
feat-hand = { $amount } Mana { $amount ->
    [one] offerte
   *[other] offertes
} : { $who }
    .name = Main ouverte
ui-end-feats = Hauts faits
ui-end-over = La dernière cérémonie est finie.
ui-end-again = Revoir le décompte
ui-end-share = Partager
ui-end-picture = Raiatea, { $date }
