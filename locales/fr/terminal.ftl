## Lists

terminal-list = { $first } et { $last }
