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
tile-reef-ritual = dé + { $kahuna } + { $bonus } par { $rituals }
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
tile-after-forest = Le reste va aux Marchés ; { $cards } nouvelles cartes arrivent.
tile-after-marae = Ce qui est sacrifié baisse de prix.
tile-after-reef = Rien d’autre ne change.
tile-after-path = Rien d’autre ne change.
tile-after-neighbourhood = Des Masques changent de main.
tile-after-market = Ce qui est vendu baisse de prix.
tile-next = Encore { $left } lieux ; ensuite { $who } choisit.
tile-last = C’est le dernier choix de la phase.

reach-mission = { $space } : Clairière ou cérémonie
reach-rank = { $rank } : sacrifier { $count } au Marae
reach-mirror = Miroir : une paire de { $mask }
reach-twin = Paire : un second { $mask } est là
reach-ritual = { $ritual } : coûte { $needs } Mana, le Sac en contient { $bag }

ui-points-some = { $who } : { $points } points connus
ui-points-all = { $who } : { $points } points
ui-points-ribbon = Points
ui-points-of = Points de { $who }
ui-points-mine = Mes points
ui-points-only-me = visible de moi seul
ui-points-known = { $points } connus ; les tuiles sont derrière le paravent
ui-points-now = { $points } si la partie finissait ici
ui-points-veiled = derrière le paravent
ui-points-thinking = Un coup d’œil à la suite…
ui-points-reach = À portée
ui-points-heading = En route vers
ui-points-rough = En route vers, à peu près
ui-points-projection = { $now } maintenant, { $held } avec ce que vous avez, { $expected } si la suite se joue comme le ferait le bot Habile.

decided-rank = { $who } gagne de { $ahead } : { $theirs } par le rang, { $whom } { $other }.
    .won = Vous gagnez de { $ahead } : { $theirs } par le rang, { $whom } { $other }.
    .lost = { $who } gagne de { $ahead } : { $theirs } par le rang, vous { $other }.
decided-rituals = { $who } gagne de { $ahead } : { $theirs } par les Rituels, { $whom } { $other }.
    .won = Vous gagnez de { $ahead } : { $theirs } par les Rituels, { $whom } { $other }.
    .lost = { $who } gagne de { $ahead } : { $theirs } par les Rituels, vous { $other }.
decided-missions = { $who } gagne de { $ahead } : { $theirs } par les Missions, { $whom } { $other }.
    .won = Vous gagnez de { $ahead } : { $theirs } par les Missions, { $whom } { $other }.
    .lost = { $who } gagne de { $ahead } : { $theirs } par les Missions, vous { $other }.
decided-masks = { $who } gagne de { $ahead } : { $theirs } par les paires de Masques, { $whom } { $other }.
    .won = Vous gagnez de { $ahead } : { $theirs } par les paires de Masques, { $whom } { $other }.
    .lost = { $who } gagne de { $ahead } : { $theirs } par les paires de Masques, vous { $other }.
decided-tie = { $who } et { $whom } sont à égalité : le mieux placé dans l’ordre d’action cérémoniel l’emporte.
    .won = À égalité avec { $whom }, vous êtes mieux placé dans l’ordre d’action cérémoniel : vous gagnez.
    .lost = À égalité avec vous, { $who } est mieux placé dans l’ordre d’action cérémoniel et l’emporte.
decided-best-rank = Votre rang était le meilleur de tous : { $points }.
decided-best-rituals = Vos Rituels étaient les meilleurs de tous : { $points }.
decided-best-missions = Vos Missions étaient les meilleures de toutes : { $points }.
decided-best-masks = Vos paires de Masques étaient les meilleures de toutes : { $points }.

ui-end-over = La dernière cérémonie est finie.
ui-end-again = Revoir le décompte
ui-end-share = Partager
ui-end-picture = Raiatea, { $date }
