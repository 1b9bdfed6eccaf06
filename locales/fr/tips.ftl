# Astuces : un mot sur ce qu’un joueur rencontre pour la première fois.

ui-tip = Astuce
ui-tip-heard = Astuce : { $text }
ui-tip-got-it = Compris
ui-tip-no-more = Ne plus en montrer
ui-tips = Astuces
ui-tips-on = M’expliquer ce qui est nouveau pour moi
ui-tips-again = Revoir toutes les astuces
ui-tip-location = Tous agissent dans le lieu que vous choisissez. Vous en êtes le Kahuna : vous commencez et recevez un bonus. Chaque tuile dit ce qu’elle vous apporterait maintenant.
ui-tip-die = Le dé demande des Assistants d’un type. Si vous en avez au moins autant qu’il indique, vous recevez quelque chose. Ceux qui sont utilisés comptent aussi.
ui-tip-match = Vous avez assez d’Assistants pour ce lancer : le dé vous donne quelque chose. Avec un de plus, cela arrivera plus souvent.
ui-tip-forbidden = Votre rang vous ouvre la pioche interdite. Ses Rituels coûtent plus de Mana et font davantage ; certains valent des points.
ui-tip-used = Cet Assistant est utilisé : son effet à usage unique est épuisé. Il compte toujours pour le dé.
ui-tip-mirror = Un Masque seul ne rapporte rien. Appairez-lui votre Miroir : ils forment une paire, pour de bon.
ui-tip-prepare = Ce qui va dans le Sac est secret. Le Sac paie d’abord les Rituels les moins chers : ils sont plus sûrs. Les Rituels communs sont payés aussi, mais sans clip.
ui-tip-offer = Le Sac est commun : toutes les offrandes y vont et paient les Rituels de tous. Celui qui offre le plus passe désormais en premier et choisit sa récompense avant les autres.
ui-tip-lost = Le Sac n’a pas pu payer. Ce Rituel et tous les plus chers sont perdus. La Mana restante attend dans le Sac la prochaine cérémonie.
ui-tip-auction = Une enchère : tous misent de la Mana en secret, la plus forte mise gagne la tuile. Toutes les mises sont payées, même les perdantes.
ui-tip-payable = Vous avez ce qu’une Mission demande. Remplissez-la comme Kahuna de la Clairière, ou à l’étape 6 de la cérémonie, avant qu’un autre ne le fasse.
ui-tip-last = La dernière phase d’actions. Désormais, Perles et Mana ne comptent plus que par les Missions et les enchères.
