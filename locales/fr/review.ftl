ui-review = Bilan
ui-review-the-game = Bilan de la partie
ui-review-making = Examen de la partie…
ui-review-back = À la table

## Les chances

ui-review-chances = Chances de victoire
ui-review-line = Moment de la partie
ui-review-chance = { $who } { $percent } %
ui-review-at = { $round }, décision { $number } sur { $all }
ui-review-whole = { $percent } %
ui-review-set-up = Mise en place
ui-review-end = Fin
ui-review-as-table = En tableau
ui-review-round = Phase

## Les tournants

ui-review-turning = Tournants
ui-review-whose = De qui
ui-review-all = Tous
ui-review-mine = Les miens
ui-review-flawless = Le robot { $bot } n’aurait rien décidé autrement.
ui-review-points = { $points ->
    [one] point
   *[other] points
}
ui-review-of-chance = de chances
ui-review-judged = Jugé par le robot { $bot }, d’après ce que chacun pouvait savoir.
ui-review-deeper = Examen approfondi en cours : { $percent } %
ui-review-deeper-waits = Un examen approfondi attend son tour.
ui-review-deeper-show = Voir l’examen approfondi

## Un moment

ui-review-moment = { $round } · { $question }
ui-review-decision = décision { $number } sur { $all }
ui-review-played = Joué par { $who }
ui-review-you-played = Votre coup
ui-review-better = Mieux
ui-review-told = À { $who } : « { $reason } »
ui-review-was = Joué
ui-review-turning-point = Tournant
ui-review-previous = Tournant précédent
ui-review-next = Tournant suivant
ui-review-if = Et si…
ui-review-as-it-was = Ce qui s’est passé
ui-review-hands = Toutes les mains ouvertes
ui-review-no-rituals = aucun Rituel
ui-review-watch = Regarder à partir d’ici
ui-review-then = Et ensuite ?
ui-review-retry = Rejouer à partir d’ici
ui-review-retry-note = Contre les robots de votre choix. Les cartes que vous ne pouviez pas connaître sont tirées à nouveau.
ui-review-retry-text = La partie reprend à { $round }, là où la question a été posée. Vous êtes à cette place, des robots de ce niveau jouent les autres, et les cartes que vous ne pouviez pas connaître sont tirées à nouveau.
ui-review-origin = Reprise d’une autre partie, à partir de { $round }. Ce qu’on ne pouvait pas savoir a été tiré à nouveau.
ui-review-from = dès { $round }
ui-review-then-nothing = Rien qui se voie tout de suite.

## Chance et adresse

ui-review-luck = Chance et habileté
ui-review-luck-of = Chance et habileté : { $who }
ui-review-dice = Dés
ui-review-draws = Pioches
ui-review-decisions = Décisions
ui-review-percent = { $percent } % de chances
ui-review-cost-points = { $cost } points en { $count } fois
ui-review-cost-chance = { $cost } % de chances en { $count } fois
ui-review-over-average = Les dés par rapport à la moyenne : { $what }.
ui-review-goods-pearls =
    { $count ->
        [one] { $amount } Perle
       *[other] { $amount } Perles
    }
ui-review-goods-mana = { $amount } Mana
ui-review-goods-tattoos =
    { $count ->
        [one] { $amount } Tatouage
       *[other] { $amount } Tatouages
    }
ui-review-goods-priests =
    { $count ->
        [one] { $amount } Prêtre
       *[other] { $amount } Prêtres
    }
ui-review-luck-text = La chance ne coûte rien dans la liste : seules les décisions sont jugées, d’après ce qu’on pouvait savoir.

## Partager

ui-review-share-picture = Partager une image
ui-review-link = Lien vers ce bilan
ui-review-link-all = Quiconque l’ouvre voit toute la partie, tous secrets révélés.
ui-review-link-own = Seuls les joueurs de cette table peuvent l’ouvrir.
