### What the server writes to people who are not at the table. Nobody else’s secrets, no keys.

# $name: whose turn it is
letter-turn = Raiatea: tocca a te, { $name }
# $round: the round, such as A2; $others: the names of the others
letter-turn-text = Tocca a { $name } nel round { $round }, con { $others }.
letter-turn-set-up = La partita comincia: { $name } sceglie i primi Rituali, con { $others }.
letter-test = Questa è una prova: qui leggerai quando tocca a { $name }, con { $others }.
# $link: a page where one press ends these mails
letter-mail-stop = Niente più e-mail da questo tavolo: { $link }
# $code: six digits
letter-code = Raiatea: il tuo codice è { $code }
# $code: six digits; no name, lest strangers be sent words of somebody’s choice
letter-code-text = Qualcuno, a un tavolo di Raiatea, vuole sapere per e-mail quando è il suo turno. Se sei tu, inserisci lì il codice { $code }.
letter-code-end = Vale mezz’ora. Se non sei tu, non fare nulla: non arriverà altra posta.
