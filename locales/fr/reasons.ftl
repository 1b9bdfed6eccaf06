## Pourquoi un robot aime un coup ou non

reason-none = Rien ne plaide pour ni contre.
reason-choice = Le robot jouerait ceci.
reason-thumb = Une règle d'expérience.
reason-pair = Cela complète une paire de Masques : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-too-soon = Trop tôt : un meilleur Masque peut encore venir pour le Miroir.
reason-wait = Rien ne vaut mieux : en rester là.
reason-something-better = Il y a mieux à faire.
reason-location = Ce que vous y gagnez sur les autres : environ { $points ->
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
reason-buy = De nouveaux Rituels, moins le Mana : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-shaman = L'accomplir maintenant plutôt qu'un autre plus tard : environ { $points ->
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
reason-mission = La Mission, moins ce qu'elle coûte : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-trade = Ce que l'échange vous rapporte : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-commodity = La Marchandise vaut pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-assistant = L'Assistant vous rapportera environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-hire = L'Assistant, moins les Perles : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-mask = Le Masque vaut pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-offer = La récompense et vos Rituels, moins le Mana : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-bid = La tuile, moins le Mana : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-gift = La récompense vaut pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-rival = Cela touche une personne qui montre { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-pay = Ce que vous cédez vaut pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-learned = Le réseau joue ceci dans { $percent } % de telles positions.
reason-worlds = Essayé dans { $worlds ->
    [one] { $worlds } monde imaginé
   *[other] { $worlds } mondes imaginés
} : une victoire dans environ { $percent } % des cas.
reason-not-tried = Pas assez prometteur pour être essayé.
reason-thumb-something = Une règle d'expérience : mieux vaut faire quelque chose que rien.
reason-thumb-location = Une règle d'expérience : aller là où l'on peut se servir de ce qu'on a.
reason-thumb-card = Une règle d'expérience : d'abord compléter une paire, puis les Miroirs, les autres Masques, les Marchandises et les Assistants.
reason-thumb-pair = Une règle d'expérience : compléter les paires de Masques.
reason-thumb-give = Une règle d'expérience : céder les Masques en dernier.
reason-thumb-hand = Une règle d'expérience : plutôt des Perles que des Marchandises.
reason-thumb-mission = Une règle d'expérience : la Mission qui rapporte le plus de points.
reason-thumb-ritual = Une règle d'expérience : le Rituel le plus cher compte le plus.
reason-thumb-sale = Une règle d'expérience : vendre aussi haut que possible sur l'échelle de prix.
reason-thumb-priests = Une règle d'expérience : autant de Prêtres qu'on peut en payer, mais aucun au dernier tour.
reason-thumb-mana = Une règle d'expérience : un tiers du Mana que l'on a.
reason-thumb-gift = Une règle d'expérience : d'abord le Tatouage, puis la Marchandise, puis les Perles.
reason-thumb-rival = Une règle d'expérience : contre la personne en tête.
