## Pourquoi un robot aime un coup ou non

reason-none = Rien ne plaide pour ni contre.
reason-choice = Le robot jouerait ceci.
reason-pair = Cela complète une paire de Masques : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-too-soon = Trop tôt : un meilleur Masque peut encore venir pour le Miroir.
reason-wait = Rien ne vaut mieux : en rester là.
reason-something-better = Il y a mieux à faire.
reason-location = Votre avantage sur les autres dans ce lieu : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-card = La carte vaut pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-tattoo = Le Tatouage vaut pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-sacrifice = Le Tatouage, moins la Marchandise : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-ritual = Le Rituel vaut pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-draw = De nouveaux Rituels valent pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-buy = De nouveaux Rituels, moins la Mana : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-shaman = Le réaliser maintenant plutôt qu’un autre plus tard : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-bag = Dans le Sac plutôt que dans votre main : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-priests = Les Prêtres, moins les Perles : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-mission = La Mission, moins ce qu’elle coûte : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-trade = Ce que l’échange vous rapporte : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-commodity = La Marchandise vaut pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-assistant = L’Assistant vous rapportera environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-hire = L’Assistant, moins les Perles : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-mask = Le Masque vaut pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-offer = La récompense et vos Rituels, moins la Mana : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-bid = La tuile, moins la Mana : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-gift = La récompense vaut pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-rival = Cela touche un joueur qui a { $points ->
    [one] { $points } point visible
   *[other] { $points } points visibles
}.
reason-pay = Ce que vous cédez vaut pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-learned = Le réseau joue ceci dans { $percent } % des positions semblables.
reason-worlds = Essayé dans { $worlds ->
    [one] { $worlds } partie simulée
   *[other] { $worlds } parties simulées
} : une victoire dans environ { $percent } % des cas.
reason-not-tried = Pas assez prometteur pour être essayé.
reason-thumb-something = En règle générale : mieux vaut faire quelque chose que rien.
reason-thumb-location = En règle générale : aller là où l’on peut se servir de ce qu’on a.
reason-thumb-card = En règle générale : d’abord compléter une paire, puis les Miroirs, les autres Masques, les Marchandises et les Assistants.
reason-thumb-pair = En règle générale : compléter les paires de Masques.
reason-thumb-give = En règle générale : céder les Masques en dernier.
reason-thumb-hand = En règle générale : plutôt des Perles que des Marchandises.
reason-thumb-mission = En règle générale : la Mission qui rapporte le plus de points.
reason-thumb-ritual = En règle générale : le Rituel le plus cher compte le plus.
reason-thumb-sale = En règle générale : vendre aussi haut que possible sur l’échelle de prix.
reason-thumb-priests = En règle générale : autant de Prêtres qu’on peut en payer, mais aucun dans la dernière phase.
reason-thumb-mana = En règle générale : un tiers de votre Mana.
reason-thumb-gift = En règle générale : d’abord le Tatouage, puis la Marchandise, puis les Perles.
reason-thumb-rival = En règle générale : contre la personne en tête.

## Ce qui est dit avant : des faits, et ce que le bot attend. $card, $rank et $what sont des noms, $space est une Mission comme 2.5.

ground-forest = Vous y choisissez en premier, deux fois : le mieux pour vous, { $card }.
ground-marae = { $tattoos ->
    [0] Vous pouvez y piocher deux fois des Rituels.
    [one] Vous pouvez y sacrifier { $tattoos } Marchandise et piocher deux fois des Rituels.
   *[other] Vous pouvez y sacrifier { $tattoos } Marchandises et piocher deux fois des Rituels.
}
ground-marae-rank = Ce que vous pouvez y sacrifier fait de vous un { $rank }.
ground-reef = En tant que Kahuna, vous y gagnez { $pearls } Perles de plus.
ground-path = Vous y recevez un Prêtre gratuit, et au moins { $mana } Mana.
ground-neighbourhood = Vous pouvez y remplir la Mission { $space } avant tous les autres.
ground-hire = Le mieux pour vous dans ce lieu : recruter { $what }.
ground-sell = Le mieux pour vous dans ce lieu : vendre { $what }.
ground-rank = Vous devenez { $rank }.
ground-mission = Vous avez ainsi tout ce que demande la Mission { $space }.
ground-die = { $times ->
    [one] Son dé sera encore lancé environ une fois.
   *[other] Son dé sera encore lancé environ { $times } fois.
}
ground-mana = { $times ->
    [one] Chaque Prêtre donnera de la Mana encore environ une fois.
   *[other] Chaque Prêtre donnera de la Mana encore environ { $times } fois.
}
ground-rivals = { $rivals ->
    [one] Un autre joueur pourrait aussi la remplir maintenant.
   *[other] { $rivals } autres joueurs pourraient aussi la remplir maintenant.
}
ground-shaman = Votre Chamane peut le réaliser.
ground-bag = Le Sac devrait le payer dans environ { $percent } % des cas.
ground-laid-first = Ce qui vient d’abord a plus de chances d’être payé.
ground-offer = Vous devriez ainsi être premier dans environ { $percent } % des cas.
ground-offer-none = Vous gardez votre Mana pour les Missions et les enchères.
ground-offer-rituals = Vous devriez ainsi être premier dans environ { $percent } % des cas. Le Sac devrait alors payer tous vos Rituels dans environ { $paid } %.
ground-bid = Cette mise devrait gagner dans environ { $percent } % des cas.
