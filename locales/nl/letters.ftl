### What the server writes to people who are not at the table. Nobody else’s secrets, no keys.

# $name: whose turn it is
letter-turn = Raiatea: jij bent aan de beurt, { $name }
# $round: the round, such as A2; $others: the names of the others
letter-turn-text = { $name } is aan de beurt in ronde { $round }, met { $others }.
letter-turn-set-up = Het spel begint: { $name } kiest de eerste rituelen, met { $others }.
letter-test = Dit is een testbericht: hier staat straks wanneer { $name } aan de beurt is, met { $others }.
# $link: a page where one press ends these mails
letter-mail-stop = Geen mails meer van deze tafel: { $link }
# $code: six digits
letter-code = Raiatea: je code is { $code }
# $code: six digits; no name, lest strangers be sent words of somebody’s choice
letter-code-text = Iemand aan een tafel van Raiatea wil per mail horen wanneer het zijn of haar beurt is. Ben jij dat? Vul daar dan de code { $code } in.
letter-code-end = De code geldt een halfuur. Ben jij het niet, doe dan niets: er komt geen mail meer.
