## Pourquoi un robot aime un coup ou non

reason-none = Rien ne plaide pour ni contre.
reason-choice = Le robot jouerait ceci.
reason-thumb = Une règle d'expérience.
reason-pair = Cela complète une paire de Masques : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-wait = Mieux que le reste : en rester là.
reason-location = Ce que vous y gagnez sur les autres : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-card = La carte vaut pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-rank = Cela vous rapproche d'un rang plus élevé : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-ritual = Le Rituel vaut pour vous environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-bag = Le Sac devrait pouvoir le payer : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-priests = Plus de Prêtres, plus de Mana : environ { $points ->
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
reason-assistant = L'Assistant vous rapportera environ { $points ->
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
reason-rival = Cela touche la personne en tête.
reason-pay = De tout ce que vous pouvez donner, c'est ce qui vous manquera le moins.
reason-learned = Le réseau joue ceci dans { $percent } % de telles positions.
reason-worlds = Essayé dans { $worlds ->
    [one] { $worlds } monde imaginé
   *[other] { $worlds } mondes imaginés
} : une victoire dans environ { $percent } % des cas.
reason-not-tried = Pas assez prometteur pour être essayé.
