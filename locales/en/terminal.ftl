### What only the command line says, `terminal-…`.

## Lists

# $first: all but the last, joined by commas; $last
terminal-list = { $first } and { $last }
