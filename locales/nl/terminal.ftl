## Lists

terminal-list = { $first } en { $last }
