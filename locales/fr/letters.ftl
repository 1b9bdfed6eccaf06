### What the server writes to people who are not at the table. Nobody else’s secrets, no keys.

# $name: whose turn it is
letter-turn = Raiatea : à vous de jouer, { $name }
# $round: the round, such as A2; $others: the names of the others
letter-turn-text = C’est à { $name } de jouer, phase { $round }, avec { $others }.
letter-turn-set-up = La partie commence : { $name } choisit ses premiers Rituels, avec { $others }.
letter-test = Ceci est un essai : un message arrivera ici quand ce sera à { $name } de jouer, avec { $others }.
# $link: a page where one press ends these mails
letter-mail-stop = Ne plus recevoir de courriels de cette table : { $link }
# $code: six digits
letter-code = Raiatea : votre code est { $code }
# $code: six digits; no name, lest strangers be sent words of somebody’s choice
letter-code-text = À une table de Raiatea, quelqu’un veut être prévenu par courriel quand c’est son tour. Si c’est vous, entrez-y le code { $code }.
letter-code-end = Il est valable une demi-heure. Si ce n’est pas vous, ne faites rien : vous ne recevrez aucun autre courriel.
