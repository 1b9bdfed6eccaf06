### What the server writes to people who are not at the table. Nobody else’s secrets, no keys.

# $name: whose turn it is
letter-turn = Raiatea: your turn, { $name }
# $round: the round, such as A2; $others: the names of the others
letter-turn-text = It is { $name }’s turn in round { $round }, with { $others }.
letter-turn-set-up = The game begins: { $name } chooses first rituals, with { $others }.
letter-test = This is a test: here it will say when it is { $name }’s turn, with { $others }.
# $link: a page where one press ends these mails
letter-mail-stop = No more mails from this table: { $link }
# $code: six digits
letter-code = Raiatea: your code is { $code }
# $code: six digits; no name, lest strangers be sent words of somebody’s choice
letter-code-text = Somebody at a Raiatea table wants to hear by mail when it is their turn. If that is you, enter the code { $code } there.
letter-code-end = It is good for half an hour. If it is not you, do nothing: no further mail will come.
