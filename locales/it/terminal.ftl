## Lists

terminal-list = { $first } e { $last }
